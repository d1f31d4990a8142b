"""What a bot is: a function of a view, a budget, a way to cancel and a seed, which ranks the moves of a seat and says why.

A bot holds no match and keeps nothing between two thoughts, so that one bot may serve any number of seats, matches and
threads at once. Whatever takes long to make (compiled kernels, tables) is made by `prepare`, in the background; until then
`stand_in` plays.
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

Unit: TypeAlias = Literal["points", "%"]
POINTS: Final = "points"
"""Points of the deal."""
PERCENT: Final = "%"
"""Hundredths of the match: the chance of winning it times 100."""

DEFAULT_SECONDS = 0.4


class Budget(NamedTuple):
    """How long one thought may take: until the first of the two bounds that are given is reached."""

    seconds: float | None = None
    """By the clock; DEFAULT_SECONDS if neither bound is given."""
    simulations: int | None = None
    """Deals played out, whatever time they take: with it alone a thought is reproducible. In Hazari the deals of the
    unseen cards that arrangements are shown against."""

    @property
    def limit(self) -> float | None:
        """Seconds after which to stop; None if only simulations count."""
        return DEFAULT_SECONDS if self == (None, None) else self.seconds

    def checked(self) -> "Budget":
        """This budget; OptionsError if a bound is not positive."""
        for name, value in (("seconds", self.seconds), ("simulations", self.simulations)):
            if value is not None and value <= 0:
                raise OptionsError("budget-not-positive", f"{name}={value}", option=name)
        return self


DEFAULT_BUDGET: Final = Budget()

Cancel: TypeAlias = Callable[[], bool]
"""Whether to stop now. Asked often, and only in the thread that called `think`; it should answer at once."""


def never() -> bool:
    """A thought that is not cancelled."""
    return False


class Rng(NamedTuple):
    """Where a bot's chance comes from: a seed, from which each position has its own.

    It has no state: equal seeds and equal views make equal thoughts, in whatever order they are thought.
    """

    seed: int = 0

    def at(self, view: AnyView) -> int:
        """A seed below 2**62 for the position as the seat of the view sees it."""
        text = f"{self.seed} {view.seat} {view.state.values()}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 2

    def of_worker(self, view: AnyView, worker: int, workers: int) -> int:
        """The seed of one of several workers that share a search of the view."""
        return Rng(self.seed * workers + worker).at(view)


DEFAULT_RNG: Final = Rng()


class Reason(msgspec.Struct, frozen=True):
    """One thing that speaks for a move, as data; `virado.words` puts it into a sentence."""

    family: str
    """Whose message it is: the name of a family, `tricks` for what Raub and Zwanzig ab share, or `any`."""
    code: str
    facts: Mapping[str, Any] = {}
    """What the message speaks of, by the names of docs/reference/words.md."""

    @property
    def key(self) -> str:
        """The key of the message in the catalogues."""
        return f"reason-{self.family}-{self.code}"


class Candidate(NamedTuple):
    """A move that a bot has thought about."""

    move: Move
    value: float
    """What the bot expects of it, in `unit`: points of the deal for its side less the best other side's (bots that do not
    search: the points that they see in the move), or the chance of winning the match. Higher is better, whatever the game
    counts."""
    stderr: float
    """Standard error of `value`; 0 where it is exact or no estimate."""
    unit: Unit
    reasons: tuple[Reason, ...]
    """Why, the weightiest first; each is a clause of its own."""


class Analysis(NamedTuple):
    """What came of a thought."""

    candidates: Sequence[Candidate]
    """Best first; never empty."""
    simulations: int = 0
    """Simulations made, of the kind that `Budget.simulations` bounds."""
    seconds: float = 0.0
    """Time taken, by the clock."""
    complete: bool = True
    """False if the thought was cancelled: the candidates are then what was known by that time."""

    @property
    def best(self) -> Candidate:
        """The candidate that the bot plays."""
        return self.candidates[0]


class Bot(ABC):
    """A player of one family, or of all. It has settings, and no state: several threads may use it at once."""

    name: str

    @abstractmethod
    def think(
        self, view: AnyView, budget: Budget = DEFAULT_BUDGET, cancel: Cancel = never, rng: Rng = DEFAULT_RNG
    ) -> Analysis:
        """Rank the moves of a seat that is to act; ValueError if it is not."""

    def judge(
        self,
        view: AnyView,
        move: Move,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        """`think`, for who wants to know what a legal move is worth. A bot that thinks about a part of the moves only can see to
        it that this one is among the candidates."""
        return self.think(view, budget, cancel, rng)

    def choose(self, view: AnyView, budget: Budget = DEFAULT_BUDGET, rng: Rng = DEFAULT_RNG) -> Move:
        """The move that it makes; ValueError if the seat is not to act."""
        return self.think(view, budget, never, rng).best.move

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        """What it does out of turn now (a claim, a call of orange), if anything. Takes no time."""
        return None

    def is_ready(self, variant: Variant) -> bool:
        """Whether `think` can begin at once: nothing is to be compiled, read or computed first."""
        return True

    def prepare(self, variant: Variant) -> None:
        """Make everything that it needs for a variant, which may take seconds. For a thread in the background; any number
        may call it at once, and it does nothing if the bot is ready."""
        return

    def stand_in(self, variant: Variant) -> "Bot":
        """Who plays until it is ready: the strongest player of the variant that always is."""
        return self


def sort_candidates(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Best first; equal values stay in their order."""
    return sorted(candidates, key=lambda candidate: -candidate.value)


def check_to_act(view: AnyView) -> None:
    """ValueError if the seat of a view has nothing to decide."""
    if view.seat not in view.to_act:
        raise ValueError(f"seat {view.seat} has nothing to decide")
