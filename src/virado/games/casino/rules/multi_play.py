"""Lists of captures in variants where several cards may be played together (C-16)."""

from virado.cards import CardSet, Seat
from virado.games.casino.rules.capturing import common_total, totals_refusal
from virado.games.casino.rules.equivalence import second_of_alike, takes_lowest_alike
from virado.games.casino.rules.groups import ACE_HIGH, find_captures, low_total, partition
from virado.games.casino.rules.state import (
    MULTI_PLAY_EITHER,
    MULTI_PLAY_GROUPS,
    MULTI_PLAY_SUM,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    capture_how,
)
from virado.kernel.bits import count, highest, lowest, put
from virado.kernel.rule import rule


@rule(inline=False)
def list_multi_captures(
    s: CasinoState,
    o: CasinoConfig,
    w: CasinoWorkspace,
    seat: Seat,
    out: list[tuple[int, int, int]],
    number: int,
    search: int,
    doubles: CardSet,
) -> int:
    """List every capture with one or more cards that have values (C-16).

    For `doubles`, see `takes_lowest_alike`.
    """
    hand = cards_with_value(o, s.hands[seat])
    seconds = second_of_alike(o, hand) if search else 0
    table = cards_with_value(o, s.loose)
    played = hand
    while played:
        if takes_lowest_alike(o, hand, seconds, played):
            if o.multi_play != MULTI_PLAY_GROUPS:
                number = list_totals(o, played, table, out, number, doubles)
            if o.multi_play != MULTI_PLAY_SUM:
                number = list_common_values(o, w, played, table, out, number, doubles)
        played = (played - 1) & hand
    return number


@rule
def cards_with_value(o: CasinoConfig, cards: CardSet) -> CardSet:
    """Return the cards of a set that have a value."""
    result = 0
    while cards:
        if o.value[lowest(cards)]:
            result |= cards & -cards
        cards &= cards - 1
    return result


@rule(inline=False)
def list_totals(
    o: CasinoConfig,
    played: CardSet,
    table: CardSet,
    out: list[tuple[int, int, int]],
    number: int,
    doubles: CardSet,
) -> int:
    """List every set of loose cards whose total can equal the total of the cards played (C-16, sum).

    The sets are in the order of their cards, lowest first. Cards are numbered by rank. If a card is too high for the
    total, all later cards are too.
    """
    ours = low_total(o, played)
    our_aces = count(played & o.aces)
    bound = ours + (ACE_HIGH - 1) * our_aces if o.ace_high else ours
    bound = min(bound, o.multi_max)
    loose = 0
    total = 0
    rest = table
    while True:
        card = lowest(rest) if rest else 0
        if rest and total + o.value[card] <= bound:
            rest &= rest - 1
            loose |= 1 << card
            total += o.value[card]
            meeting = common_total(o, ours, our_aces, total, count(loose & o.aces))
            if 0 < meeting <= o.multi_max and takes_lowest_alike(o, table, doubles, loose):
                number = put(out, number, played, loose, capture_how(0, 0))
        elif loose:
            last = highest(loose)
            loose ^= 1 << last
            total -= o.value[last]
            rest = table & (-2 << last)
        else:
            return number


@rule(inline=False)
def list_common_values(
    o: CasinoConfig,
    w: CasinoWorkspace,
    played: CardSet,
    table: CardSet,
    out: list[tuple[int, int, int]],
    number: int,
    doubles: CardSet,
) -> int:
    """List every set of loose cards that makes groups of the same value as the played cards (C-16, groups)."""
    for value in range(1, min(o.multi_max, ACE_HIGH) + 1):
        if partition(o, played, value):
            sets = find_captures(o, w, value)
            for place in range(1, sets):
                loose = w.taken[place]
                listed = fits_lower(o, played, loose, value)
                if o.multi_play == MULTI_PLAY_EITHER and not totals_refusal(o, played, loose):
                    listed = 1
                if takes_lowest_alike(o, table, doubles, loose) and not listed:
                    number = put(out, number, played, loose, capture_how(0, 0))
    return number


@rule
def fits_lower(o: CasinoConfig, played: CardSet, loose: CardSet, value: int) -> int:
    """Return 1 if both sets also make groups of a lower value, for which the capture is already listed."""
    for lower in range(1, value):
        if partition(o, played, lower) and partition(o, loose, lower):
            return 1
    return 0
