"""Players between the levels, for every family: one dial from the beginner (0) over the club player (0.5) to the expert (1).

Nobody on the dial moves by chance. Below the club player attention is short: captured cards and shown voids are
forgotten, combinations overlooked, hands over- or underrated. Above it the player compares what comes to its mind
first by search, the more moves in the more worlds the higher the dial stands. What is forgotten and overlooked follows from
the seed and from what the seat has seen.
"""

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from virado.bots.contract import Bot, Suggestion, seed_of
from virado.cards import CardSet
from virado.games.contract import Move
from virado.view import View

Thing = TypeVar("Thing")
BEGINNER, CLUB, EXPERT = 0.0, 0.5, 1.0
"""Where the levels stand on the dial."""
HANDS = ("deal", "turn-up", "hands")
"""Announcements that tell one deal from another before its first card is played."""
SIMULATIONS = 4000
"""What a player at the end of the dial would think through, unless told otherwise."""
LEAST_PART = 1 / 64
"""Which part of it a player just above the club player thinks through."""
MOST_MOVES = 40
"""Moves compared by search at the end of the dial."""


class Skill(NamedTuple):
    """How well somebody on the dial sees and thinks."""

    dial: float

    @property
    def attention(self) -> float:
        """How much of what the club player sees at a glance: 0 the beginner's part, 1 all."""
        return min(1.0, self.dial / CLUB)

    @property
    def thought(self) -> float:
        """How far the player thinks beyond its first impression: 0 not at all, 1 as the expert."""
        return max(0.0, (self.dial - CLUB) / (EXPERT - CLUB))

    @property
    def compared(self) -> int:
        """How many moves it compares by search."""
        return 2 + round((MOST_MOVES - 2) * self.thought**3) if self.thought else 1

    def part(self, budget: int) -> int:
        """Of a budget of the expert's, what it spends."""
        return max(1, round(budget * LEAST_PART ** (1 - self.thought)))


def deal_luck(view: View, seed: int) -> random.Random:
    """What stays the same for a player all through a deal: the source of what it forgets in it."""
    told = [event for event in view.history if event["type"] in HANDS]
    return random.Random(f"{seed} {view.seat} {view.state.deal} {told}")


def move_luck(view: View, seed: int) -> random.Random:
    """The source of what a player overlooks in a position."""
    return random.Random(seed_of(seed, view))


def remembered(luck: random.Random, chance: float, cards: int) -> CardSet:
    """Of a deck of so many cards, those that a player will remember once they are gone."""
    return sum(1 << card for card in range(cards) if luck.random() < chance)


def noticed(
    things: Sequence[Thing], effort: Callable[[Thing], float], chance: float, luck: random.Random
) -> list[Thing]:
    """What a player sees who notices anything with so much effort to it at `chance ** effort`; never nothing."""
    seen = [thing for thing in things if luck.random() < chance ** effort(thing)]
    if seen:
        return seen
    least = min(map(effort, things))
    return [thing for thing in things if effort(thing) == least]


def with_memory(view: View, state: Any, history: Sequence[Any] | None = None) -> View:
    """The view as a player remembers it."""
    seen = copy.copy(view)
    seen.state = state
    if history is not None:
        seen.history = tuple(history)
    return seen


class Eyes(ABC):
    """How people see one family of games, at a skill and with a seed."""

    def __init__(self, skill: Skill, seed: int) -> None:
        self.skill = skill
        self.seed = seed

    @abstractmethod
    def look(self, view: View) -> View:
        """The position as the player remembers it."""

    @abstractmethod
    def first_thoughts(self, view: View, seen: View) -> list[Suggestion]:
        """What comes to the player's mind at first sight of a position remembered as `seen`, best first."""

    def explained(self, seen: View, thoughts: list[Suggestion]) -> list[Suggestion]:  # noqa: ARG002
        """The moves that were compared, with reasons that fit them."""
        return thoughts

    def call(self, seen: View) -> Move | None:  # noqa: ARG002
        """What it does out of turn."""
        return None


class DialBot(Bot):
    """Goes by its first thoughts, or compares the first of them by search."""

    def __init__(self, eyes: Eyes, searcher: Bot | None) -> None:
        """`searcher` thinks for players above the club player, with a budget cut to their thought."""
        self.name = f"dial:{eyes.skill.dial:g}"
        self._eyes = eyes
        self._searcher = searcher

    def suggest(self, view: View) -> list[Suggestion]:
        seen = self._eyes.look(view)
        thoughts = self._eyes.first_thoughts(view, seen)
        compared = {thought.move for thought in thoughts[: self._eyes.skill.compared]}
        if self._searcher is None or len(compared) == 1:
            return thoughts
        found = [thought for thought in self._searcher.suggest(seen) if thought.move in compared]
        judged = {thought.move for thought in found}
        return self._eyes.explained(seen, found) if thoughts[0].move in judged else thoughts

    def call(self, view: View) -> Move | None:
        return self._eyes.call(self._eyes.look(view))


Player = Callable[..., Bot]
"""(name, *, seed, ms, simulations): the player of a level of one family."""


def on_dial(
    dial: float,
    player: Player,
    eyes: Callable[[Skill, int], Eyes],
    *,
    seed: int,
    ms: int | None,
    simulations: int | None,
) -> Bot:
    """The player of a family at a place on the dial; at the club's and the expert's place it is these."""
    skill = Skill(dial)
    if dial in (CLUB, EXPERT):
        return player("club" if dial == CLUB else "expert", seed=seed, ms=ms, simulations=simulations)
    if skill.thought == 0:
        return DialBot(eyes(skill, seed), None)
    if ms is not None and simulations is None:
        searcher = player("expert", seed=seed, ms=skill.part(ms), simulations=None)
    else:
        searcher = player("expert", seed=seed, ms=None, simulations=skill.part(simulations or SIMULATIONS))
    return DialBot(eyes(skill, seed), searcher)
