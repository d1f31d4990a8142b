"""The expert of Zwanzig ab: every candidate played to the end of the deal in sampled worlds, for the match."""

from collections.abc import Callable
from functools import cache

from virado.bots.thinking import Budget
from virado.bots.tricks.levels import SKILLED
from virado.bots.tricks.race import race_value
from virado.bots.tricks.search import TrickExpert
from virado.bots.zwanzig_ab.equity import RACES
from virado.bots.zwanzig_ab.players import club_choice, club_values
from virado.bots.zwanzig_ab.reasons import reason
from virado.bots.zwanzig_ab.worlds import finished, sample
from virado.games.zwanzig_ab.game import GAME
from virado.kernel.compile import kernel
from virado.kernel.search import make_rollouts


@cache
def rollout_kernel() -> Callable[..., int]:
    """Rollouts with the club player."""
    return kernel(make_rollouts(GAME.rules, finished, sample, club_choice, race_value))


def expert(*, seed: int, ms: int | None, simulations: int | None) -> TrickExpert:
    """The searching player."""
    return TrickExpert(
        rollout_kernel, SKILLED, club_values, reason, RACES, seed=seed, budget=Budget(ms, simulations)
    )
