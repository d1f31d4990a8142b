"""Dejado: the cards that a play could also have taken (C-25). The rules do not use it."""

from collections.abc import Iterator

from virado.cards import Card, CardSet, members
from virado.games.casino.rules.groups import ACE_HIGH, equal_cards, partition, value_set
from virado.games.casino.rules.state import (
    CAPTURE,
    MULTI_PLAY_ONE,
    MULTI_PLAY_SUM,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    kind_of,
    value_of,
)
from virado.games.contract import Packed


def dejado(s: CasinoState, o: CasinoConfig, move: Packed) -> CardSet:
    """Return the cards that a move leaves although it could take them.

    Builds are returned as their cards. A build move leaves none.
    """
    played, loose, how = move
    if kind_of(how) not in (TRAIL, CAPTURE):
        return 0
    card = played.bit_length() - 1
    left = s.loose & ~loose
    builds = builds_taken(how) if kind_of(how) == CAPTURE else 0
    if not value_set(o, card):
        takes_more = kind_of(how) == TRAIL or o.face_all
        return equal_cards(card, left) if takes_more else 0
    found = 0
    for value in _values_that_fit(s, o, move):
        for x in members(left):
            if _in_group(o, left, x, value):
                found |= 1 << x
        for place in range(s.builds):
            if not builds >> place & 1 and value_of(s.build_info[place]) == value:
                found |= s.build_cards[place]
    return found


def _values_that_fit(s: CasinoState, o: CasinoConfig, move: Packed) -> Iterator[int]:
    """Yield the values that the played cards can have in this move."""
    played, loose, how = move
    card = played.bit_length() - 1
    if kind_of(how) == TRAIL:
        yield from (value for value in members(value_set(o, card)) if value <= o.multi_max)
        return
    if o.multi_play == MULTI_PLAY_SUM:
        return  # C-16: the totals are equal, so the cards cannot take more
    builds = {value_of(s.build_info[place]) for place in members(builds_taken(how))}
    several = o.multi_play != MULTI_PLAY_ONE
    for value in range(1, min(ACE_HIGH, o.multi_max) + 1) if several else members(value_set(o, card)):
        if builds <= {value} and partition(o, played, value) and partition(o, loose, value):
            yield value


def _in_group(o: CasinoConfig, cards: CardSet, x: Card, value: int) -> bool:
    """Return True if some group of this value among the cards contains x."""
    if o.holders[value] >> x & 1:
        return True
    if not o.value[x]:
        return False
    totals = 1 << o.value[x]
    for card in members(cards & ~(1 << x)):
        if o.value[card]:
            totals |= totals << o.value[card]
    return bool(totals >> value & 1)
