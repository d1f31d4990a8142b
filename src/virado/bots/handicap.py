"""Players between the levels, for every family: a dial from beginner (0) through club player (0.5) to expert (1).

No player on the dial moves at random. Below the club player, attention is limited: the player forgets captured cards
and shown voids, overlooks combinations, and over- or underrates hands. Above the club player, the player compares
several moves by search. The number of moves and of worlds grows towards the expert. All lapses are determined by the
seed and the seat's view.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Rng,
    never,
)
from virado.bots.deadline import Deadline
from virado.cards import CardSet
from virado.games.contract import O, S
from virado.games.messages import Event, Move
from virado.games.variant import Variant
from virado.view import AnyView, View

Thing = TypeVar("Thing")
BEGINNER, CLUB, EXPERT = 0.0, 0.5, 1.0
"""Places of the levels on the dial."""
SIMULATIONS = 4000
"""Simulations of a player at the expert's end of the dial, if the budget has no limits."""
MIN_PART = 1 / 64
"""Smallest fraction of the budget, used by a player just above the club player."""
MIN_SECONDS = 0.001
MAX_MOVES = 40
"""Number of moves that the expert's end of the dial compares by search."""


class Skill(NamedTuple):
    """The attention and search effort of a place on the dial."""

    dial: float

    @property
    def attention(self) -> float:
        """Return the attention, from 0 for the beginner to 1 for the club player.

        All players above the club player have the attention 1.
        """
        return min(1.0, self.dial / CLUB)

    @property
    def thought(self) -> float:
        """Return the search effort, from 0 for the club player to 1 for the expert.

        All players below the club player have the search effort 0.
        """
        return max(0.0, (self.dial - CLUB) / (EXPERT - CLUB))

    @property
    def candidate_count(self) -> int:
        """Return the number of moves compared by search."""
        return 2 + round((MAX_MOVES - 2) * self.thought**3) if self.thought else 1

    def scale_budget(self, budget: Budget) -> Budget:
        """Return the part of a budget that the player spends.

        If the budget has no limits, it is a part of SIMULATIONS.
        """
        share = MIN_PART ** (1 - self.thought)
        simulations = SIMULATIONS if budget == DEFAULT_BUDGET else budget.simulations
        return Budget(
            None if budget.seconds is None else max(MIN_SECONDS, budget.seconds * share),
            None if simulations is None else max(1, round(simulations * share)),
        )


def position_random(view: AnyView, rng: Rng) -> random.Random:
    """Return the random source by which a player overlooks moves in a position."""
    return random.Random(rng.at(view))


def choose_remembered(rng: random.Random, chance: float, cards: int) -> CardSet:
    """Return the cards of a deck that a player remembers after they have been played or captured."""
    return sum(1 << card for card in range(cards) if rng.random() < chance)


def choose_noticed(
    things: Sequence[Thing], effort: Callable[[Thing], float], chance: float, rng: random.Random
) -> list[Thing]:
    """Return the things that a player notices, at least one.

    A thing of effort `e` is noticed with probability `chance ** e`.
    """
    seen = [thing for thing in things if rng.random() < chance ** effort(thing)]
    if seen:
        return seen
    least = min(map(effort, things))
    return [thing for thing in things if effort(thing) == least]


class RecalledView(View[S, O]):
    """A view as a player remembers it: with changed cards in the state, and possibly with fewer events."""

    def __init__(self, view: View[S, O], state: S, events: Sequence[Event] | None = None) -> None:
        self.variant = view.variant
        self.config = view.config
        self.viewer = view.viewer
        self.state = state
        self._recalled = view.events() if events is None else tuple(events)
        self.event_count = len(self._recalled)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        return self._recalled[since:]


class Handicap(ABC):
    """Memory and attention limits of a skill level in one family."""

    openings: tuple[type[Event], ...]
    """Event types by which a player tells two deals apart before the first card is played."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def deal_random(self, view: AnyView, rng: Rng) -> random.Random:
        """Return the random source for the things forgotten in a deal; it is the same throughout the deal."""
        opened = [event for event in view.events() if isinstance(event, self.openings)]
        text = msgspec.json.encode(opened).decode()
        return random.Random(f"{rng.seed} {view.seat} {view.state.deal} {text}")

    @abstractmethod
    def recall(self, view: AnyView, rng: Rng) -> AnyView:
        """Return the position as the player remembers it."""

    @abstractmethod
    def impressions(self, view: AnyView, seen: AnyView, rng: Rng, deadline: Deadline) -> list[Candidate]:
        """Return the moves that the player notices in the remembered position `seen`, best first.

        They are ranked without search.
        """

    def explain(self, seen: AnyView, compared: list[Candidate]) -> list[Candidate]:
        """Return the compared moves with reasons that fit them."""
        return compared

    def call(self, seen: AnyView) -> Move | None:
        """Return the player's call out of turn, or None."""
        return None


class HandicappedBot(Bot):
    """A player on the dial.

    It follows its first impressions, or compares the best of them by search.
    """

    def __init__(self, handicap: Handicap, club: Bot, searcher: Bot | None) -> None:
        """Create the player.

        `searcher` is the bot that searches for players above the club player; it receives a part of the budget.
        """
        self.name = f"dial:{handicap.skill.dial:g}"
        self._handicap = handicap
        self._club = club
        self._searcher = searcher

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        skill = self._handicap.skill
        seen = self._handicap.recall(view, rng)
        first = self._handicap.impressions(view, seen, rng, deadline)
        moves = {candidate.move for candidate in first[: skill.candidate_count]}
        if self._searcher is None or len(moves) == 1:
            return deadline.analysis(first)
        analysis = self._searcher.judge(seen, first[0].move, skill.scale_budget(budget), cancel, rng)
        compared = [candidate for candidate in analysis.candidates if candidate.move in moves]
        if first[0].move in {candidate.move for candidate in compared}:
            return analysis._replace(candidates=self._handicap.explain(seen, compared))
        return analysis._replace(candidates=first)

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        return self._handicap.call(self._handicap.recall(view, rng))

    def uses_kernels(self, variant: Variant) -> bool:
        return self._searcher is not None or self._club.uses_kernels(variant)

    def is_ready(self, variant: Variant) -> bool:
        return self._club.is_ready(variant) and (self._searcher is None or self._searcher.is_ready(variant))

    def prepare(self, variant: Variant) -> None:
        self._club.prepare(variant)
        if self._searcher is not None:
            self._searcher.prepare(variant)

    def stand_in(self, variant: Variant) -> Bot:
        return self._club if self._club.is_ready(variant) else self._club.stand_in(variant)
