"""How people see a hand of Hazari: some groups are not noticed, above all runs and colours that lie scattered, and of
the arrangements that remain only the first few are compared, those with the strongest first group."""

from typing import Any

import numpy as np

from virado.analysis.hazari.arranging import Ranked, different, ranked
from virado.bots.contract import Suggestion
from virado.bots.dial import Eyes, move_luck
from virado.bots.hazari.reasons import reasons
from virado.cards import CardSet
from virado.games.hazari.rules.state import HAND
from virado.games.hazari.rules.strength import (
    COLOUR,
    COLOUR_RUN,
    PAIR,
    RUN,
    TROY,
    class_of,
    strength_of_three,
)
from virado.view import View

NOTICED = {TROY: 0.95, PAIR: 0.9, COLOUR: 0.7, COLOUR_RUN: 0.6, RUN: 0.5}
"""Chance that a beginner notices a group of the class."""
SHOWN = 12
"""Arrangements suggested."""


class HazariEyes(Eyes):
    """Attention is an eye for groups, and patience in comparing."""

    def look(self, view: View) -> View:
        return view

    def first_thoughts(self, view: View, seen: View) -> list[Suggestion]:
        s: Any = seen.state
        hand: CardSet = s.hands[view.seat]
        if hand.bit_count() != HAND:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        found = ranked(view.config, hand, extended=bool(s.extended >> view.seat & 1))
        places = self._compared(view, found)
        thoughts = [Suggestion(found.move(place), float(found.points[place]), 0.0, "") for place in places]
        return self.explained(seen, thoughts)

    def explained(self, seen: View, thoughts: list[Suggestion]) -> list[Suggestion]:
        s: Any = seen.state
        why = reasons(seen.config, s.hands[seen.seat], [thought.move for thought in thoughts])
        return [thought._replace(reason=words) for thought, words in zip(thoughts, why, strict=True)]

    def _compared(self, view: View, found: Ranked) -> list[int]:
        """Places of the arrangements that the player compares, most expected points first."""
        attention = self.skill.attention
        if attention == 1:
            return different(found, range(len(found.moves)), SHOWN)
        luck = move_luck(view, self.seed)
        groups, rows = np.unique(found.moves, return_inverse=True)
        strengths = np.array([strength_of_three(int(group)) for group in groups])
        chances = [NOTICED.get(class_of(int(strength)), 1.0) for strength in strengths]
        hidden = np.array([luck.random() >= chance + (1 - chance) * attention for chance in chances])
        rows = rows.reshape(found.moves.shape)
        overlooked = hidden[rows].sum(axis=1)
        left = np.flatnonzero(overlooked == overlooked.min())
        first, second, third = (-strengths[rows[left, number]] for number in range(3))
        patience = round(len(left) ** attention)
        compared = left[np.lexsort((third, second, first))][:patience]
        return different(found, sorted(compared.tolist()), SHOWN)
