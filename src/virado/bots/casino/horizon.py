"""The value of a Casino deal at the start of a round, fitted to deals between club players.

The search plays the present round to its end and stops when the next round has been dealt. A lead in cards or spades
is valued by its chance to become the majority; this chance falls with the number of outstanding cards. The side that
leads the round has the first chance at the cards on the table. `python benchmarks/fit_horizon.py` fits the numbers.
"""

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from virado.bots.casino.objective import CARDS_OUT, SPADES_OUT, Objective
from virado.bots.casino.weights import kind
from virado.bots.units import POINT
from virado.games.casino.rules.state import CasinoConfig


class Outlook(NamedTuple):
    """The expected rest of a deal, for a kind of form and a number of players and sides."""

    cards: float
    """Weight of a lead in cards.

    Each card of lead adds this weight, divided by the square root of the number of outstanding cards, to the logit of
    the majority.
    """
    spades: float
    """Weight of a lead in spades, used like `cards` for the majority of spades."""
    level: float
    """Logit of a majority for a side that is level with the best other side."""
    card: float
    """Value of each card on the table for the next round's leader, as a share of the points for most cards."""
    spade: float
    """Value to the leader of the next round of each spade on the table, as a share of the points for most spades."""
    point: float
    """Value to the leader of the next round of scoring cards on the table, as a share of their points."""
    still: float
    """Variance of the remaining score difference between two sides, if no card is outstanding."""
    each: float
    """Additional variance for each outstanding card."""


OUTLOOKS: Mapping[str, Mapping[tuple[int, int], Outlook]] = {
    "classic": {
        (2, 2): Outlook(1.059, 1.581, 0, 0.044, 0.064, 0.446, 3.955, 0.522),
        (3, 3): Outlook(1.298, 1.802, -0.611, 0.04, 0.064, 0.513, 0, 0),
        (4, 4): Outlook(1.475, 2.071, -0.909, 0.042, 0.089, 0.5, 0, 0),
        (4, 2): Outlook(1.037, 1.562, 0, 0.053, 0.078, 0.449, 4.953, 0.521),
    },
    "royal": {
        (2, 2): Outlook(0.885, 1.411, 0, 0.043, 0.084, 0.43, 4.799, 0.556),
        (3, 3): Outlook(1.082, 1.635, -0.594, 0.039, 0.099, 0.488, 0, 0),
        (4, 4): Outlook(1.252, 1.81, -0.883, 0.032, 0.123, 0.492, 0, 0),
        (4, 2): Outlook(0.859, 1.38, 0, 0.041, 0.07, 0.479, 6.188, 0.526),
    },
    "nordic": {
        (2, 2): Outlook(0.858, 1.474, 0, 0.102, 0.09, 0.51, 6.27, 0.417),
        (3, 3): Outlook(1.059, 1.674, -0.606, 0.108, 0.087, 0.58, 0, 0),
        (4, 4): Outlook(1.197, 1.812, -0.895, 0.094, 0.086, 0.604, 0, 0),
        (4, 2): Outlook(0.856, 1.421, 0, 0.089, 0.091, 0.563, 8.962, 0.399),
    },
    "rook": {
        (2, 2): Outlook(0.853, 0, 0, 0.095, 0, 0.371, 66.32, 21.218),
        (3, 3): Outlook(1.059, 0, -0.509, 0.084, 0, 0.542, 0, 0),
        (4, 4): Outlook(1.024, 0, -0.742, 0.061, 0, 0.356, 0, 0),
        (5, 5): Outlook(1.409, 0, -0.924, 0.087, 0, 0.544, 0, 0),
        (6, 6): Outlook(1.355, 0, -1.031, 0.063, 0, 0.362, 0, 0),
    },
    "hungarian": {
        (2, 2): Outlook(1.086, 1.604, 0, 0.055, 0.026, 0.453, 4.599, 0.538),
    },
}
"""Fitted outlooks, by kind of form and then by numbers of players and sides."""


def outlook_for(o: CasinoConfig, players: int, sides: int) -> Outlook | None:
    """Return the fitted outlook.

    Returns None if no outlook was fitted, or if a pile can lose cards (C-27).
    """
    return None if o.stealing else OUTLOOKS[kind(o)].get((players, sides))


def enable_horizon(objective: Objective, o: CasinoConfig, outlook: Outlook) -> None:
    """Change an objective so that it values a deal as soon as its next round has been dealt."""
    objective.rounds = 1
    objective.level = round(POINT * outlook.level)
    objective.lying_card = round(POINT * outlook.card * o.p_cards)
    objective.lying_spade = round(POINT * outlook.spade * o.p_spades)
    objective.lying_point = round(POINT * outlook.point)
    objective.card_ahead = [round(POINT * outlook.cards / sqrt(max(1, out))) for out in range(CARDS_OUT)]
    objective.spade_ahead = [round(POINT * outlook.spades / sqrt(max(1, out))) for out in range(SPADES_OUT)]
