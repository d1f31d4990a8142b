"""Every legal move, one at a time, so that the first ones come at once however crowded the table is.

`listing` writes the same moves in one go, which is what compiled play needs. Here candidates are made from sets of loose
cards whose total fits, and `legality` decides on each. A test holds the two to the same moves.
"""

from collections.abc import Iterator

from virado.cards import Card, CardSet, Seat, members
from virado.games.casino.rules.building import holding_refusal, partner_refusal
from virado.games.casino.rules.duties import builds_of
from virado.games.casino.rules.groups import ACE_HIGH, equal_cards, low_total, partition, value_set
from virado.games.casino.rules.legality import refusal
from virado.games.casino.rules.listing import moves
from virado.games.casino.rules.state import (
    MULTI_PLAY_EITHER,
    MULTI_PLAY_GROUPS,
    MULTI_PLAY_SUM,
    NOBODY,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    build_how,
    capture_how,
    trail,
    value_of,
)
from virado.games.casino.rules.stealing import stealable
from virado.games.contract import Packed

ACES = 4
LISTED_AT_ONCE = (MULTI_PLAY_SUM, MULTI_PLAY_EITHER)
"""Values of `multi_play` for which `listing` writes all moves."""


def legal(s: CasinoState, o: CasinoConfig, seat: Seat) -> Iterator[Packed]:
    """Every legal move of the seat to act, each once; announcing an orange is no move of its own."""
    if o.multi_play in LISTED_AT_ONCE:
        found: list[Packed] = []
        moves(s, o, CasinoWorkspace(), seat, found)
        yield from found
        return
    for card in members(s.hands[seat]):
        yield from legal_with(s, o, seat, 1 << card)
    if o.multi_play == MULTI_PLAY_GROUPS:
        for played in _subsets(s.hands[seat]):
            if played & (played - 1):
                yield from legal_with(s, o, seat, played)


def legal_with(s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet) -> Iterator[Packed]:
    """The legal moves of the seat to act that play exactly these cards of its hand."""
    if o.multi_play in LISTED_AT_ONCE:
        yield from (move for move in legal(s, o, seat) if move[0] == played)
        return
    candidates = _captures(s, o, played)
    if not played & (played - 1):
        card = played.bit_length() - 1
        yield from (move for move in [trail(card)] if not refusal(s, o, seat, *move))
        if not value_set(o, card):
            candidates = (
                (played, taken, capture_how(0, 0)) for taken in _subsets(equal_cards(card, s.loose))
            )
        elif o.building:
            yield from (move for move in _builds(s, o, seat, card) if not refusal(s, o, seat, *move))
    yield from (move for move in candidates if not refusal(s, o, seat, *move))


def _subsets(cards: CardSet) -> Iterator[CardSet]:
    """Every set of some of the cards, but for the empty one."""
    part = cards
    while part:
        yield part
        part = (part - 1) & cards


# ---------------------------------------------------------------------- candidates
def _captures(s: CasinoState, o: CasinoConfig, played: CardSet) -> Iterator[Packed]:
    """C-6, C-16 (groups): what may be taken under each value, each set once."""
    several = o.multi_play == MULTI_PLAY_GROUPS
    fitting = [
        value
        for value in (range(1, ACE_HIGH + 1) if several else members(value_set(o, played.bit_length() - 1)))
        if value <= o.multi_max and partition(o, played, value)
    ]
    for number, value in enumerate(fitting):
        places = 0 if several else builds_of(s, value)
        for loose in _sets(o, s.loose | stealable(s, o, s.turn), value, 0):
            known = any(partition(o, loose, lower) for lower in fitting[:number])
            for builds in [0, *_subsets(places)]:
                if (loose or builds) and (builds or not known):
                    yield (played, loose, capture_how(builds, 0))


def _builds(s: CasinoState, o: CasinoConfig, seat: Seat, card: Card) -> Iterator[Packed]:
    """C-9 to C-11, C-15: new builds, extensions and raises of each value that somebody can answer for."""
    for value in range(1, ACE_HIGH + 1):
        lying = [place for place in range(s.builds) if value_of(s.build_info[place]) == value]
        raised = [
            place for place in range(s.builds) if value_of(s.build_info[place]) + o.value[card] == value
        ]
        for partner in range(2 if o.for_partner else 1):
            if partner and partner_refusal(s, o, seat, value):
                continue
            targets = [
                target
                for target in (NOBODY, *lying)
                if not holding_refusal(s, o, seat, card, value, target, partner)
            ]
            if targets:
                for joined in _sets(o, s.loose | stealable(s, o, seat), value, 1 << card):
                    yield from ((1 << card, joined, build_how(value, target, partner)) for target in targets)
            for target in raised:
                if not refusal(s, o, seat, 1 << card, 0, build_how(value, target, partner)):
                    for joined in _sets(o, s.loose, value, 0):
                        yield (1 << card, joined, build_how(value, target, partner))


def _sets(o: CasinoConfig, cards: CardSet, value: int, base: CardSet) -> Iterator[CardSet]:
    """Every set of the cards that together with `base` makes groups of this value (C-5), the empty one first.

    The cards are halved; to each set of one half come only those of the other with which the total fits: it is a
    multiple of the value, but for aces that count 14 instead of 1.
    """
    usable = [card for card in members(cards) if 0 < o.value[card] <= value]
    lone = range(ACES + 1 if value == ACE_HIGH and o.ace_high else 1)
    start = low_total(o, base)
    half = len(usable) // 2
    low: dict[int, list[CardSet]] = {}
    for part, total in _totals(o, usable[:half]):
        low.setdefault(total % value, []).append(part)
    for high, total in _totals(o, usable[half:]):
        for aces in lone:
            for part in low.get((aces - start - total) % value, ()):
                if partition(o, part | high | base, value):
                    yield part | high


def _totals(o: CasinoConfig, cards: list[Card]) -> list[tuple[CardSet, int]]:
    """Every set of the cards with its total, aces as 1."""
    found = [(0, 0)]
    for card in cards:
        found += [(part | 1 << card, total + o.value[card]) for part, total in found]
    return found
