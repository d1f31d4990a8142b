"""The expert of Raub: every candidate played to the end of the deal in sampled worlds, for the match."""

from collections.abc import Callable
from functools import cache

from virado.bots.raub.equity import RACES
from virado.bots.raub.players import club_choice, club_values
from virado.bots.raub.reasons import reason
from virado.bots.raub.worlds import finished, sample
from virado.bots.thinking import Budget
from virado.bots.tricks.levels import SKILLED
from virado.bots.tricks.race import race_value
from virado.bots.tricks.search import TrickExpert
from virado.games.raub.rules import RULES
from virado.kernel.compile import kernel
from virado.kernel.search import make_rollouts


@cache
def rollout_kernel() -> Callable[..., int]:
    """Rollouts with the club player."""
    return kernel(make_rollouts(RULES, finished, sample, club_choice, race_value))


def expert(*, seed: int, ms: int | None, simulations: int | None) -> TrickExpert:
    """The searching player."""
    return TrickExpert(
        rollout_kernel, SKILLED, club_values, reason, RACES, seed=seed, budget=Budget(ms, simulations)
    )
