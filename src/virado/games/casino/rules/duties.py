"""Rights and duties of seats concerning builds: sides, keepers, holding duties, partners (C-1, C-12, C-13, C-15)."""

from virado.cards import CardSet, Seat
from virado.games.casino.rules.groups import ACE_HIGH, equal_cards, value_set
from virado.games.casino.rules.refusals import ACE_SERVES_TWICE, BUILD_ABANDONED
from virado.games.casino.rules.state import NOBODY, CasinoConfig, CasinoState, keeper_of, value_of
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

BOTH_ACES = 1 << 1 | 1 << ACE_HIGH
"""The two values of an ace. One ace cannot serve builds of both values."""


@rule
def side_of(s: CasinoState, seat: Seat) -> int:
    """Return the side of a seat (C-1).

    Partners, who sit opposite each other, share a side.
    """
    return seat if s.sides == s.players else seat & 1


@rule
def partner_of(seat: Seat) -> Seat:
    """Return the partner of a seat: the seat opposite, in a match of four (C-1)."""
    return (seat + 2) % 4


@rule
def taken_cards(s: CasinoState, loose: CardSet, builds: int) -> CardSet:
    """Return the table cards that a capture of these loose cards and builds takes."""
    cards = loose
    while builds:
        cards |= s.build_cards[lowest(builds)]
        builds &= builds - 1
    return cards


@rule
def build_of(s: CasinoState, cards: CardSet) -> int:
    """Return the index of the first build that contains any of these cards, or NOBODY."""
    for place in range(s.builds):
        if s.build_cards[place] & cards:
            return place
    return NOBODY


@rule
def builds_of(s: CasinoState, value: int) -> int:
    """Return the builds of this value, as a set of indices."""
    places = 0
    for place in range(s.builds):
        if value_of(s.build_info[place]) == value:
            places |= 1 << place
    return places


@rule
def builds_kept_by(s: CasinoState, seat: Seat) -> int:
    """Return the builds that the seat keeps, as a set of indices."""
    places = 0
    for place in range(s.builds):
        if keeper_of(s.build_info[place]) == seat:
            places |= 1 << place
    return places


@rule
def values_of(s: CasinoState, builds: int) -> int:
    """Return the values of a set of builds; bit v stands for value v."""
    values = 0
    while builds:
        values |= 1 << value_of(s.build_info[lowest(builds)])
        builds &= builds - 1
    return values


@rule
def can_serve(o: CasinoConfig, hand: CardSet, values: int) -> int:
    """Return 1 if the hand has a different card for each of these values (C-12)."""
    if values & BOTH_ACES == BOTH_ACES and count(hand & o.holders[ACE_HIGH]) < 2:
        return 0  # An ace can serve value 1 or value 14, not both.
    while values:
        if hand & o.holders[lowest(values)] == 0:
            return 0
        values &= values - 1
    return 1


@rule
def duty_refusal(o: CasinoConfig, hand: CardSet, values: int) -> int:
    """Return the refusal of a move after which the seat could not serve its builds, or 0 (C-12).

    `hand` is the hand after the move, and `values` are the values of the builds that the seat keeps.
    """
    if can_serve(o, hand, values):
        return 0
    while values:
        if hand & o.holders[lowest(values)] == 0:
            return BUILD_ABANDONED
        values &= values - 1
    return ACE_SERVES_TWICE


@rule
def equal_card_lies(s: CasinoState, o: CasinoConfig, card: int) -> int:
    """Return 1 if a card may not be trailed, because an equal loose card must be captured (C-8)."""
    return 1 if o.must_use and equal_cards(card, s.loose) else 0


@rule
def partner_ace_bound(s: CasinoState, seat: Seat, value: int) -> int:
    """Return 1 if an ace of the partner would have to serve two builds, this build and another (C-15).

    This is the case for a build of 1 if the partner keeps a build of 14, and vice versa.
    """
    if not BOTH_ACES >> value & 1:
        return 0
    kept = values_of(s, builds_kept_by(s, partner_of(seat)))
    return 1 if kept & BOTH_ACES & ~(1 << value) else 0


@rule
def remember_known(s: CasinoState, o: CasinoConfig, seat: Seat, card: int) -> None:
    """Update the known values K(seat) after the seat has played this card (C-15)."""
    s.known[seat] = s.known[seat] & ~value_set(o, card) | values_of(s, builds_kept_by(s, seat))
