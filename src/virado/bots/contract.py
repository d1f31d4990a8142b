"""The interface of bots: a bot is a function of a view, a budget, a cancellation flag and a seed.

A bot ranks the moves of the seat to act and gives reasons for them. It stores nothing between two decisions. One bot
can therefore serve any number of seats, matches and threads concurrently.

`prepare` creates everything that takes long (compiled kernels, tables) in the background. Until `prepare` has
finished, the bot returned by `stand_in` plays.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from virado.games.messages import Move
from virado.games.variant import Variant
from virado.refusal import OptionsError
from virado.view import AnyView

__all__ = [
    "DEFAULT_BUDGET",
    "NAMES",
    "Analysis",
    "Bot",
    "Budget",
    "Cancel",
    "Candidate",
    "Reason",
    "Rng",
    "never",
]

PlayerName: TypeAlias = Literal["random", "greedy", "club", "expert"]
NAMES: Final[tuple[PlayerName, ...]] = ("random", "greedy", "club", "expert")
"""The players of every family, weakest first."""

Unit: TypeAlias = Literal["points", "%", "heuristic"]
POINTS: Final = "points"
"""Unit of a value in points of the deal."""
PERCENT: Final = "%"
"""Unit of a value in per cent: the chance of winning the match times 100."""
HEURISTIC: Final = "heuristic"
"""Unit of a value by a rule of thumb, which only ranks the moves of one position; front ends do not show it."""

DEFAULT_SECONDS = 0.4


class Budget(NamedTuple):
    """The limit on one search, in seconds or in simulations.

    The search ends when it reaches the first of these limits.
    """

    seconds: float | None = None
    """Limit on the elapsed time, in seconds; DEFAULT_SECONDS if neither limit is set."""
    simulations: int | None = None
    """Limit on the number of simulations; with this limit alone, a search is reproducible.

    A simulation is a deal played to its end. In Hazari it is one deal of the unseen cards, in which each arrangement
    is shown.
    """

    @property
    def limit(self) -> float | None:
        """Return the time limit in seconds, or None if only simulations are limited."""
        return DEFAULT_SECONDS if self == (None, None) else self.seconds

    def checked(self) -> "Budget":
        """Return this budget. Raises OptionsError if a limit is not positive."""
        for name, value in (("seconds", self.seconds), ("simulations", self.simulations)):
            if value is not None and value <= 0:
                raise OptionsError("budget-not-positive", f"{name}={value}", option=name)
        return self


DEFAULT_BUDGET: Final = Budget()

Cancel: TypeAlias = Callable[[], bool]
"""Callable that returns True if the search must stop.

It is called often, and only from the thread that called `think`, so it must return immediately.
"""


def never() -> bool:
    """Return False: a search that is never cancelled."""
    return False


class Rng(NamedTuple):
    """The source of a bot's randomness: a seed, from which each position derives its own seed.

    It has no state: equal seeds and equal views give equal results, in any order of calls.
    """

    seed: int = 0

    def at(self, view: AnyView) -> int:
        """Return a seed below 2**62 for the position of the view, as its seat sees it."""
        text = f"{self.seed} {view.seat} {view.state.values()}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 2

    def of_worker(self, view: AnyView, worker: int, workers: int) -> int:
        """Return the seed of worker `worker` in a search of the view by `workers` workers."""
        return Rng(self.seed * workers + worker).at(view)


DEFAULT_RNG: Final = Rng()


class Reason(msgspec.Struct, frozen=True):
    """A statement about a position that speaks for or against a move.

    The statement is true whichever move is chosen. `virado.words` turns it into a sentence.
    """

    family: str
    """Namespace of the message: the name of a family, `tricks` for Raub and Zwanzig ab together, or `any`."""
    code: str
    facts: Mapping[str, Any] = {}
    """Facts of the message, with the names listed in docs/reference/words.md."""
    against: bool = False
    """True if the statement speaks against the move."""

    @property
    def key(self) -> str:
        """Return the key of the message in the catalogues."""
        return f"reason-{self.family}-{self.code}"

    def turned(self) -> "Reason":
        """Return the same statement as a reason against the move."""
        return msgspec.structs.replace(self, against=True)


class Candidate(NamedTuple):
    """A move that a bot has evaluated."""

    move: Move
    value: float
    """Expected result of the move, in `unit`; higher is better in every game.

    The result is the points of the bot's side minus those of the best other side, or the chance of winning the match.
    A bot without search may give a value that only ranks the moves (`HEURISTIC`).
    """
    stderr: float
    """Standard error of `value`; 0 if the value is exact or not an estimate."""
    unit: Unit
    reasons: tuple[Reason, ...]
    """Reasons for the move, the most important first; each one is a separate clause."""


class Analysis(NamedTuple):
    """The result of a bot's search."""

    candidates: Sequence[Candidate]
    """Candidates, best first; never empty."""
    simulations: int = 0
    """Number of simulations, as `Budget.simulations` defines them."""
    seconds: float = 0.0
    """Wall-clock time of the search, in seconds."""
    complete: bool = True
    """False if the search was cancelled; the candidates are then the intermediate result."""

    @property
    def best(self) -> Candidate:
        """Return the candidate that the bot plays."""
        return self.candidates[0]


class Bot(ABC):
    """A player of one family or of all families.

    It has settings but no state, so several threads can use it concurrently.
    """

    name: str

    @abstractmethod
    def think(
        self, view: AnyView, budget: Budget = DEFAULT_BUDGET, cancel: Cancel = never, rng: Rng = DEFAULT_RNG
    ) -> Analysis:
        """Rank the moves of the seat to act. Raises ValueError if the seat is not to act."""

    def judge(
        self,
        view: AnyView,
        move: Move,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        """Rank the moves as `think` does, for a caller that wants the value of one legal move.

        A bot that evaluates only some of the moves can override this method to include `move` among the candidates.
        """
        return self.think(view, budget, cancel, rng)

    def choose(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        rng: Rng = DEFAULT_RNG,
        cancel: Cancel = never,
    ) -> Move:
        """Return the best move of `think`, without its reasons. Raises ValueError if the seat is not to act."""
        return self.think(view, budget, cancel, rng).best.move

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        """Return the bot's call at this moment (a claim, a call of orange), or None.

        An implementation must return almost immediately.
        """
        return None

    def uses_kernels(self, variant: Variant) -> bool:
        """Return True if `think` runs compiled kernels, so that it takes far longer than a player without search."""
        return False

    def is_ready(self, variant: Variant) -> bool:
        """Return True if `think` can start immediately, without compiling, reading or computing anything first."""
        return True

    def prepare(self, variant: Variant) -> None:
        """Create everything that the bot needs for a variant.

        This may take seconds, so call it in a background thread. Concurrent calls are safe. If the bot is ready,
        nothing happens.
        """
        return

    def stand_in(self, variant: Variant) -> "Bot":
        """Return the strongest bot that is always ready; it plays until this bot is prepared."""
        return self


def sort_candidates(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates, best first; candidates with equal values stay in their order."""
    return sorted(candidates, key=lambda candidate: -candidate.value)


ADVICE: Final = frozenset({"lower-would-do"})
"""Codes of reasons against a move that recommend another card, the fact `card`, in its place."""


def agree_on_best(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates without reasons that recommend another card than that of the best move."""
    best = getattr(candidates[0].move, "card", None)

    def is_kept(reason: Reason) -> bool:
        return reason.code not in ADVICE or reason.facts["card"] == best

    return [
        each
        if all(map(is_kept, each.reasons))
        else each._replace(reasons=tuple(filter(is_kept, each.reasons)))
        for each in candidates
    ]


def check_to_act(view: AnyView) -> None:
    """Raise ValueError if the seat of a view is not to act."""
    if view.seat not in view.to_act:
        raise ValueError(f"seat {view.seat} is not to act")
