"""Values of cards and captures by the scoring of the deal, in thousandths of a point."""

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
"""Value of a card if the majority of cards scores three."""
SPADE = 150
"""Value of a spade if the majority of spades scores one."""
CAPTURES_FROM = 1_000_000
OTHERS_FROM = 500_000
TRAILS_FROM = 400_000
"""Offset that separates the kinds of moves in a ranking."""


@rule
def pile_value(o: CasinoConfig, cards: CardSet) -> int:
    """Return the value of cards in the pile: a card 0.2, a spade 0.15, the scoring cards at their points.

    If the majorities score other than three and one, the values of a card and a spade scale with them.
    """
    total = count(cards) * (CARD * o.p_cards // 3) + count(cards & o.spades) * (SPADE * o.p_spades)
    total += POINT * (o.p_big * count(cards & o.big) + o.p_little * count(cards & o.little))
    return total + POINT * (o.p_ace * count(cards & o.aces) + o.p_five * count(cards & o.fives))


@rule
def sweep_bonus(s: CasinoState, o: CasinoConfig, played: CardSet, taken: CardSet) -> int:
    """Return the extra value of a capture that empties the table, beyond the cards taken from it."""
    if o.sweeps == SWEEPS_NONE:
        return 0
    return POINT * points_of_sweep(o, sweep_kind(s, o, played, taken))


@rule
def captured_cards(s: CasinoState, b: CardSet, c: int) -> CardSet:
    """Return the table cards that a capture takes."""
    return taken_cards(s, b, builds_taken(c))


@rule
def capture_value(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """Return the immediate value of a capture, including the played cards, a sweep and an orange."""
    taken = captured_cards(s, b, c)
    total = pile_value(o, a | taken)
    if is_sweep(s, o, a, b, c):
        total += sweep_bonus(s, o, a, taken)
    if is_orange(s, o, b, c):
        total += POINT * o.p_orange
    return total


@rule
def greedy_value(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """Return the greedy player's value of a move: captures by their value, then trails, then builds.

    It trails its cheapest card; among equals, the lowest.
    """
    kind = kind_of(c)
    if kind == CAPTURE:
        return CAPTURES_FROM + capture_value(s, o, a, b, c)
    if kind == BUILD:
        return 0
    return OTHERS_FROM - 16 * pile_value(o, a) - (lowest(a) >> 2)


@rule
def move_order(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """Return the sort key of the exact solver: captures by value, builds, then trails from the cheapest card."""
    kind = kind_of(c)
    if kind == CAPTURE:
        return CAPTURES_FROM + capture_value(s, o, a, b, c)
    if kind == BUILD:
        return OTHERS_FROM
    return TRAILS_FROM - pile_value(o, a)
