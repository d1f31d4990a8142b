"""Attention limits of Hazari players.

Weaker players overlook groups, above all scattered runs and colours. They also compare only some of the arrangements
that they notice, those with the strongest first group.
"""

import random
from array import array

from virado.analysis.hazari.arrangements import INDEX_BITS, RankedArrangements, different, rank_arrangements
from virado.bots.contract import POINTS, Candidate, Rng
from virado.bots.deadline import Deadline
from virado.bots.handicap import Handicap, position_random
from virado.bots.hazari.kernels import NOTICE
from virado.bots.hazari.policy_bots import MAX_SUGGESTED, hand_of, is_extended_order
from virado.bots.hazari.reasons import reasons
from virado.games.hazari.rules.strength import (
    COLOUR,
    COLOUR_RUN,
    PAIR,
    RUN,
    TROY,
    class_of,
    strength_of_three,
)
from virado.games.messages import Event
from virado.kernel.arrays import array_of, zeros
from virado.view import AnyView

NOTICED = {TROY: 0.95, PAIR: 0.9, COLOUR: 0.7, COLOUR_RUN: 0.6, RUN: 0.5}
"""Probability that a beginner notices a group, by the class of the group."""


class HazariHandicap(Handicap):
    """The handicap of Hazari.

    A player with more attention notices more groups and compares more arrangements.
    """

    openings: tuple[type[Event], ...] = ()

    def recall(self, view: AnyView, rng: Rng) -> AnyView:  # Hazari has nothing to remember
        return view

    def impressions(self, view: AnyView, seen: AnyView, rng: Rng, deadline: Deadline) -> list[Candidate]:
        found = rank_arrangements(view.config, hand_of(seen), extended=is_extended_order(seen))
        places = self._places_to_compare(found, position_random(view, rng))
        moves = [found.move(place) for place in places]
        return [
            Candidate(view.unpack(move), float(found.points[place]), 0.0, POINTS, why)
            for place, move, why in zip(places, moves, reasons(view, moves), strict=True)
        ]

    def explain(self, seen: AnyView, compared: list[Candidate]) -> list[Candidate]:
        why = reasons(seen, [seen.pack(candidate.move) for candidate in compared])
        return [candidate._replace(reasons=each) for candidate, each in zip(compared, why, strict=True)]

    def _places_to_compare(self, found: RankedArrangements, rng: random.Random) -> list[int]:
        """Return the places in `found` of the arrangements that the player compares, highest expectation first."""
        attention = self.skill.attention
        if attention == 1:
            return different(found, range(len(found.moves)), MAX_SUGGESTED)
        groups = sorted(set(array("q", found.moves.tobytes())))
        strengths = [strength_of_three(group) for group in groups]
        chances = [NOTICED.get(class_of(strength), 1.0) for strength in strengths]
        hidden = [int(rng.random() >= chance + (1 - chance) * attention) for chance in chances]
        ranks = {strength: rank for rank, strength in enumerate(sorted(set(strengths), reverse=True))}
        tables = groups, [ranks[strength] for strength in strengths], hidden
        keys = zeros(len(found.moves))
        number: int = NOTICE(found.moves, *map(array_of, tables), keys, zeros(len(keys)))
        patience = round(number**attention)
        compared = sorted(key & ((1 << INDEX_BITS) - 1) for key in keys[:patience].tolist())
        return different(found, compared, MAX_SUGGESTED)
