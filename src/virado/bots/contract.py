"""What a bot is: something that looks at a view and says what it would do, and why."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from virado.games.contract import Move
from virado.view import View

POINTS, CHANCE = "points", "%"
"""Units of a suggestion: points of the deal, or hundredths of the match."""


class Suggestion(NamedTuple):
    """A move that a bot has thought about."""

    move: Move
    value: float
    """What the bot expects of it: points of the deal for its side less the best other side's (those that do not search:
    points that they see in the move), or the probability of winning the match times 100. Higher is better,
    whatever the game counts."""
    stderr: float
    """Standard error of `value`; 0 where it is exact or no estimate."""
    reason: str
    """Why, in a few plain words."""
    unit: str = POINTS
    """What `value` and `stderr` count: POINTS, or CHANCE."""


class Bot(ABC):
    """A player. The same bot may play several seats and matches: what it does depends on its seed and the view only."""

    name: str

    @abstractmethod
    def suggest(self, view: View) -> list[Suggestion]:
        """The moves it considers for a seat that is to act, best first; never empty."""

    def choose(self, view: View) -> Move:
        """The move it makes; ValueError if the seat has nothing to decide."""
        return self.suggest(view)[0].move

    def call(self, view: View) -> Move | None:  # noqa: ARG002
        """What it does out of turn now (a claim, a call), if anything."""
        return None


def seed_of(seed: int, view: View) -> int:
    """A number below 2**62 from a bot's seed and the position as its seat sees it: equal thoughts in equal positions."""
    text = f"{seed} {view.seat} {view.state.values()}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 2


def ranked(suggestions: Sequence[Suggestion]) -> list[Suggestion]:
    """Best first; equal values stay in their order."""
    return sorted(suggestions, key=lambda suggestion: -suggestion.value)
