"""Values of cards and captures, derived from the scores of the deal, in thousandths of a point."""

from virado.bots.units import POINT
from virado.cards import CardSet
from virado.games.casino.rules.duties import taken_cards
from virado.games.casino.rules.scoring import sweep_kind
from virado.games.casino.rules.scoring import sweep_kind_points as points_of_sweep
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    SWEEPS_NONE,
    CasinoConfig,
    CasinoState,
    builds_taken,
    kind_of,
)
from virado.games.casino.rules.turns import is_orange, is_sweep
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

CARD = 200
"""Value of a card if the majority of cards scores three points."""
SPADE = 150
"""Value of a spade, in addition to CARD, if the majority of spades scores one point."""
CAPTURES_FROM = 1_000_000
OTHERS_FROM = 500_000
TRAILS_FROM = 400_000
"""Highest sort key of a trail in `move_order`.

Keys from CAPTURES_FROM on put captures before all other moves. Keys from OTHERS_FROM on put builds before trails.
"""


@rule
def pile_value(o: CasinoConfig, cards: CardSet) -> int:
    """Return the value of cards in the pile of a side.

    A card is worth 0.2 points, a spade 0.15 points more, and a scoring card its points. These values apply if the
    majorities score three points and one point. Otherwise the values of a card and a spade scale with the points of
    the majorities.
    """
    total = count(cards) * (CARD * o.p_cards // 3) + count(cards & o.spades) * (SPADE * o.p_spades)
    total += POINT * (o.p_big * count(cards & o.big) + o.p_little * count(cards & o.little))
    return total + POINT * (o.p_ace * count(cards & o.aces) + o.p_five * count(cards & o.fives))


@rule
def sweep_bonus(s: CasinoState, o: CasinoConfig, played: CardSet, taken: CardSet) -> int:
    """Return the value of a sweep itself, without the value of the cards that the capture takes."""
    if o.sweeps == SWEEPS_NONE:
        return 0
    return POINT * points_of_sweep(o, sweep_kind(s, o, played, taken))


@rule
def captured_cards(s: CasinoState, b: CardSet, c: int) -> CardSet:
    """Return the table cards that a capture takes."""
    return taken_cards(s, b, builds_taken(c))


@rule
def capture_value(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """Return the immediate value of a capture.

    It includes the cards played, a sweep and an orange.
    """
    taken = captured_cards(s, b, c)
    total = pile_value(o, a | taken)
    if is_sweep(s, o, a, b, c):
        total += sweep_bonus(s, o, a, taken)
    if is_orange(s, o, b, c):
        total += POINT * o.p_orange
    return total


@rule
def greedy_value(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """Return the greedy player's value of a move.

    Captures rank by their value, above all trails, and trails rank above builds. The cheapest card is the best trail;
    among equally cheap cards, the lowest.
    """
    kind = kind_of(c)
    if kind == CAPTURE:
        return CAPTURES_FROM + capture_value(s, o, a, b, c)
    if kind == BUILD:
        return 0
    return OTHERS_FROM - 16 * pile_value(o, a) - (lowest(a) >> 2)


@rule
def move_order(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """Return the key by which the exact solver sorts moves.

    Captures come first, by value, then builds, then trails from the cheapest card.
    """
    kind = kind_of(c)
    if kind == CAPTURE:
        return CAPTURES_FROM + capture_value(s, o, a, b, c)
    if kind == BUILD:
        return OTHERS_FROM
    return TRAILS_FROM - pile_value(o, a)
