"""The playout policy of the Casino tree search.

It is cheap, because it never lists moves, which is the most expensive part of a playout. It takes the most valuable
simple capture: all equal cards, or two cards that add up to the value of the card played. Otherwise it trails its
cheapest card; it never builds. If builds are on the table, or several cards may be played in one turn, it plays a
random move.
"""

from typing import Any

from virado.bots.casino.capture_value import pile_value, sweep_bonus
from virado.cards import Card, CardSet
from virado.games.casino.rules.groups import equal_cards
from virado.games.casino.rules.move_generation import choices
from virado.games.casino.rules.state import TRAIL, CasinoConfig, CasinoState, CasinoWorkspace, capture_how
from virado.kernel.bits import capacity, draw, lowest, put
from virado.kernel.rule import rule

TIES = 5
"""Number of random bits that break ties between equally good cards."""
NOISE = 1 << 30
"""Upper bound of the random tie-breaking bits. The bits are enough for six cards; further cards get no random bits.
"""
CAPTURE_FIRST = 1 << 20
"""Offset that ranks every capture above every trail, in thousandths of a point."""
MIRROR = 15
"""Mirror point of a set of values: in a mirrored set, value v is bit 15 - v."""


@rule
def pairs_of(o: CasinoConfig, loose: CardSet, value: int, values: int, mirrored: int) -> CardSet:
    """Return the loose cards that form pairs of a given value, one pair for each combination of two values.

    `values` and `mirrored` are the bit sets of the values on the table.
    """
    low = values & mirrored >> (MIRROR - value)
    pairs = 0
    while low:
        one = lowest(low)
        other = value - one
        low &= ~(1 << one | 1 << other)
        cards = loose & o.holders[one]
        first = cards & -cards
        rest = loose & o.holders[other] & ~first
        if rest:
            pairs |= first | rest & -rest
    return pairs


@rule
def choose_capture(o: CasinoConfig, loose: CardSet, card: Card, values: int, mirrored: int) -> CardSet:
    """Return the loose cards that the player takes with a card when no builds are on the table."""
    equal = equal_cards(card, loose)
    value = o.value[card]
    if value == 0:
        return equal if o.face_all else equal & -equal
    if value == 1:
        return equal
    return equal | pairs_of(o, loose, value, values, mirrored)


@rule(inline=False)
def playout_policy(
    s: CasinoState,
    o: CasinoConfig,
    weights: Any,
    scratch: Any,
    w: CasinoWorkspace,
    seat: int,
    moves: Any,
    rng: list[int],
) -> int:
    """Write the policy's move as the last of `moves`, and return the number of moves."""
    best = -(1 << 62)
    if not s.builds and not o.multi_play:
        values = 0
        mirrored = 0
        rest = s.loose
        while rest:
            value = o.value[lowest(rest)]
            rest &= rest - 1
            if value:
                values |= 1 << value
                mirrored |= 1 << (MIRROR - value)
        played = 0
        taken = 0
        chance = draw(rng, NOISE)
        rest = s.hands[seat]
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            cards = choose_capture(o, s.loose, card, values, mirrored)
            if cards:
                if o.must_use and equal_cards(card, s.loose) & ~cards:
                    continue
                gain = CAPTURE_FIRST + pile_value(o, cards | 1 << card)
                if cards == s.loose:
                    gain += sweep_bonus(s, o, 1 << card, cards)
            else:
                gain = -pile_value(o, 1 << card)
            gain = gain << TIES | chance & (1 << TIES) - 1
            chance >>= TIES
            if gain > best:
                best = gain
                played = 1 << card
                taken = cards
        if best > -(1 << 62):
            return put(moves, 0, played, taken, capture_how(0, 0) if taken else TRAIL)
    number = min(choices(s, o, w, seat, moves), capacity(moves))
    return 1 + draw(rng, number) if number > 1 else 1
