"""The greedy and the club player of Hazari."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Reason,
    Rng,
    check_to_act,
    never,
)
from virado.bots.deadline import Deadline
from virado.bots.prepared import LazyValues
from virado.cards import CardSet
from virado.games.catalogue import variant as find_variant
from virado.games.contract import Packed
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.state import HAND, HazariConfig, HazariState, HazariWorkspace
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.view import AnyView, View

MAX_SUGGESTED = 12
"""Maximum number of arrangements that a player suggests."""


def hand_of(view: View[HazariState, HazariConfig]) -> CardSet:
    """Return the thirteen cards that the view's seat must arrange. Raises ValueError if the seat is not to act."""
    check_to_act(view)
    return view.state.hands[view.seat]


def is_extended_order(view: View[HazariState, HazariConfig]) -> bool:
    """Return True if the seat arranges its hand by the extended order of groups (H-13)."""
    return bool(view.state.extended >> view.seat & 1)


class GreedyBot(Bot):
    """The greedy player of Hazari.

    It takes the strongest first group, then the strongest second, third and last group of the remaining cards.
    """

    name = "greedy"

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,  # the greedy player is deterministic
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        hand = hand_of(view)
        o: HazariConfig = view.config
        w = HazariWorkspace()
        prepare(o, w, hand, int(is_extended_order(view)))
        moves: list[Packed] = []
        list_choices(o, w, moves, 1)
        reasons = (Reason("hazari", "best-first"),)
        return deadline.analysis([Candidate(view.unpack(moves[0]), 0.0, 0.0, POINTS, reasons)])


def _rank_a_hand(text: str) -> None:
    from virado.analysis.hazari.arrangements import rank_arrangements
    from virado.analysis.hazari.chances import prepare_chances
    from virado.bots.hazari.kernels import NOTICE

    o: Any = find_variant(text).config()
    rank_arrangements(o, (1 << HAND) - 1)
    prepare_chances(o)
    NOTICE.prepare()


RANKED = LazyValues(_rank_a_hand)
"""Data for ranking and explaining arrangements, by the canonical text of a variant."""


CHARACTERS: Mapping[str, tuple[Literal["first", "weakest"], float]] = {
    "opener": ("first", 200.0),
    "even": ("weakest", 300.0),
}
"""Preference of each character besides points.

The first element names the preferred group: the first group, or the group least likely to win. The second element is
the value, in points, that the character gives to a certain win of this group.
"""


class ClubBot(Bot):
    """The club player of Hazari.

    It takes the arrangement with the highest expectation against three best-first opponents. A character of
    CHARACTERS gives up some of these points for its preferred group.
    """

    def __init__(self, name: str = "club") -> None:
        self.name = name

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,  # the club player is deterministic
    ) -> Analysis:
        from virado.bots.hazari.reasons import reasons

        deadline = Deadline(budget, cancel)
        ranking = self._rank(view)
        explained = reasons(view, [move for move, _ in ranking])
        return deadline.analysis(
            [
                Candidate(view.unpack(move), worth, 0.0, POINTS, why)
                for (move, worth), why in zip(ranking, explained, strict=True)
            ]
        )

    def choose(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        rng: Rng = DEFAULT_RNG,
        cancel: Cancel = never,
    ) -> Move:
        return view.unpack(self._rank(view)[0][0])

    def _rank(self, view: AnyView) -> list[tuple[Packed, float]]:
        """Return the suggested arrangements with the player's values, best first."""
        from virado.analysis.hazari.arrangements import different, rank_arrangements

        found = rank_arrangements(view.config, hand_of(view), extended=is_extended_order(view))
        worth: list[float] = found.points.tolist()
        order: Sequence[int] = range(len(worth))
        if self.name in CHARACTERS:
            what, points = CHARACTERS[self.name]
            chances: list[float] = (found.first if what == "first" else found.weakest).tolist()
            worth = [value + points * chance for value, chance in zip(worth, chances, strict=True)]
            order = sorted(order, key=[-value for value in worth].__getitem__)
        return [(found.move(place), worth[place]) for place in different(found, order, MAX_SUGGESTED)]

    def uses_kernels(self, variant: Variant) -> bool:
        return True

    def is_ready(self, variant: Variant) -> bool:
        return RANKED.has(str(variant))

    def prepare(self, variant: Variant) -> None:
        RANKED(str(variant))

    def stand_in(self, variant: Variant) -> Bot:
        return GreedyBot()
