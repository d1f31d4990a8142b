"""Dejado: what a play left on the table that it could have taken as well (C-25). Information only."""

from virado.cards import Card, CardSet, members
from virado.games.casino.notation import HIGHEST_VALUE, values
from virado.games.casino.rules.groups import equal_cards, partition
from virado.games.casino.rules.state import (
    CAPTURE,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    kind_of,
    value_of,
)
from virado.games.contract import Move

SUM, GROUPS = 1, 2
"""How several hand cards capture, as in `CasinoConfig.multi_play`."""


def dejado(before: CasinoState, o: CasinoConfig, move: Move) -> CardSet:
    """The cards left on the table that could have been taken too, builds flattened; empty after a build move."""
    played, loose, how = move
    if kind_of(how) not in (TRAIL, CAPTURE):
        return 0
    card = played.bit_length() - 1
    left = before.loose & ~loose
    builds = builds_taken(how) if kind_of(how) == CAPTURE else 0
    if not values(o, card):
        takes_more = kind_of(how) == TRAIL or o.face_all
        return equal_cards(card, left) if takes_more else 0
    found = 0
    for value in _values_that_fit(before, o, move):
        for x in members(left):
            if _in_group(o, left, x, value):
                found |= 1 << x
        for place in range(before.builds):
            if not builds >> place & 1 and value_of(before.build_info[place]) == value:
                found |= before.build_cards[place]
    return found


def _values_that_fit(before: CasinoState, o: CasinoConfig, move: Move) -> list[int]:
    """The values that the played cards may have had in this move."""
    played, loose, how = move
    card = played.bit_length() - 1
    if kind_of(how) == TRAIL:
        return [value for value in values(o, card) if value <= o.multi_max]
    if o.multi_play == SUM:
        return []  # C-16: the totals are equal, so the same cards can take nothing more
    builds = {value_of(before.build_info[place]) for place in members(builds_taken(how))}
    possible = range(1, min(HIGHEST_VALUE, o.multi_max) + 1) if o.multi_play == GROUPS else values(o, card)
    return [
        value
        for value in possible
        if builds <= {value} and partition(o, played, value) and partition(o, loose, value)
    ]


def _in_group(o: CasinoConfig, cards: CardSet, x: Card, value: int) -> bool:
    """Whether some group of this value among the cards contains x."""
    if o.holders[value] >> x & 1:
        return True
    if not o.value[x]:
        return False
    totals = 1 << o.value[x]
    for card in members(cards & ~(1 << x)):
        if o.value[card]:
            totals |= totals << o.value[card]
    return bool(totals >> value & 1)
