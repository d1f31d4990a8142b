"""The expert of Zwanzig ab: every candidate played to the end of the deal in sampled worlds, for the match."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from virado.bots.thinking import Budget
from virado.bots.trick_search import Race, TrickExpert, make_deal_rollouts, race_value
from virado.bots.tricks import TrickMind, TrickTaste
from virado.bots.zwanzig_ab.policy import zwanzig_choice
from virado.bots.zwanzig_ab.worlds import finished, sample
from virado.games.contract import Move
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.state import REDEAL
from virado.kernel.compile import kernel

STEP = 0.88
"""Weight of a score compared with that of one point less."""


@cache
def rollout_kernel() -> Callable[..., int]:
    """Rollouts with the club player."""
    return kernel(make_deal_rollouts(GAME.rules, finished, sample, zwanzig_choice, race_value))


def race() -> Race:
    """The weights of scores."""
    return Race(
        weights=[round(1_000_000 * STEP**score) for score in range(64)],  # type: ignore[arg-type]
        places=[1000] * 6,  # type: ignore[arg-type]
    )


def candidates(s: Any, o: Any, seat: int, moves: Sequence[Move]) -> list[Move]:  # noqa: ARG001
    """All moves but another deal of the cards, whose worth the end of this deal does not show."""
    return [move for move in moves if move[0] != REDEAL] or list(moves)


def reason(s: Any, move: Move) -> str:  # noqa: ARG001
    """Why, in plain words."""
    return "wins the match most often in deals that agree with what is known"


def expert(taste: TrickTaste, *, seed: int, ms: int | None, simulations: int | None) -> TrickExpert:
    """The searching player."""
    return TrickExpert(
        rollout_kernel,
        taste,
        TrickMind(),
        race(),
        candidates,
        reason,
        seed=seed,
        budget=Budget(ms, simulations),
    )
