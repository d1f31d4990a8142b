"""The hidden discards of seats in a deal, and possible discards in another world.

Chance deals packets of cards to a seat: first the hand, then the cards drawn after each discard. Other seats see the
number of discarded cards, but not the cards. They also cannot tell which packet contained a card that the seat keeps
or plays.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self

import msgspec

from virado.cards import CardSet, Seat, members
from virado.games.catalogue import AnyGame
from virado.games.contract import Packed

ORDERED = (("stock", "stock_next", "stock_end"), ("pack", "pack_next", ""))
"""Ordered cards of states.

Each entry names the field, and the fields with the start and the end of the remainder.
"""


class HoldingState(Protocol):
    """A state with cards in hands and discards."""

    players: int
    hands: list[int]
    discards: list[int]

    def clone(self) -> Self: ...


class DiscardHistory(msgspec.Struct):
    """The actual discards of a seat in the deal."""

    packets: list[CardSet]
    """Cards dealt to the seat: the packet before the first discard, then the packet drawn after each discard."""
    known: CardSet = 0
    """Cards that the viewer knows to be in the first packet.

    The viewer saw each of them in the hand, or saw it leave the hand, before the first discard.
    """
    shown: CardSet = 0
    """Cards that have left the hand openly."""
    came_openly: CardSet = 0
    """Cards that entered the hand from the table."""
    cards: list[CardSet] = []
    """Cards of each discard."""
    from_table: list[CardSet] = []
    """Cards that had entered the hand from the table before each discard."""
    moves: list[int] = []
    """Index, in the deal, of the move of each discard."""


class AlternativeDiscards(NamedTuple):
    """Possible packets and discards of a seat in another world.

    The lists correspond to those of `DiscardHistory`.
    """

    packets: list[CardSet]
    cards: list[CardSet]


def stock_of(s: object) -> list[int]:
    """Return the cards of a state that are still to be dealt or drawn, in order; -1 for a hidden card."""
    for name, first, end in ORDERED:
        if hasattr(s, first):
            cards: list[int] = getattr(s, name)
            return cards[getattr(s, first) : getattr(s, end) if end else len(cards)]
    return []


def discard_histories(
    game: AnyGame,
    o: object,
    start: HoldingState,
    pack: Sequence[int],
    moves: Sequence[tuple[int, Packed]],
    viewer: Seat,
) -> dict[Seat, DiscardHistory]:
    """Return the actual discards of each other seat that has discarded.

    `start` is the state that waited for the pack. The result is empty if the discards have been collected since then,
    at the end of the deal or to form a new stock.
    """
    s, rules = start.clone(), game.rules
    seats = {seat: DiscardHistory([0]) for seat in range(s.players) if seat != viewer}
    rules.supply(s, o, list(pack))
    for seat, kept in seats.items():
        kept.packets[0] = s.hands[seat]
    for number, (mover, packed) in enumerate(moves):
        before = s.clone()
        rules.apply(s, o, mover, *packed)
        seen = s.clone()
        rules.hide(seen, o, viewer)
        stock = sum(1 << card for card in stock_of(before))
        for seat, kept in seats.items():
            held, holds = before.hands[seat], s.hands[seat]
            laid = s.discards[seat] & ~before.discards[seat]
            came, left = (holds | laid) & ~held, held & ~(holds | laid)
            kept.came_openly |= came & ~stock
            kept.shown |= left
            if laid:
                kept.cards.append(laid)
                kept.from_table.append(kept.came_openly)
                kept.moves.append(number)
                kept.packets.append(0)
            kept.packets[-1] |= came & stock
            if not kept.cards:
                kept.known |= (left | seen.hands[seat]) & kept.packets[0]
    found = {seat: kept for seat, kept in seats.items() if kept.cards}
    for seat, kept in found.items():
        had = s.hands[seat] | s.discards[seat] | kept.shown
        if had != union(kept.packets) | kept.came_openly:
            return {}
    return found


def union(sets: Sequence[CardSet]) -> CardSet:
    """Return the union of several sets of cards."""
    cards = 0
    for each in sets:
        cards |= each
    return cards


def sample_alternative(
    kept: DiscardHistory, hand: CardSet, discards: CardSet, rng: random.Random
) -> AlternativeDiscards | None:
    """Return possible packets and discards that explain another hand and other discards.

    The cards that the seat has shown stay the same. Returns None if random attempts find no such history.
    """
    openly = kept.came_openly
    packets = [kept.known, *([0] * (len(kept.packets) - 1))]
    room = [cards.bit_count() for cards in kept.packets]
    room[0] -= kept.known.bit_count()
    laid: list[CardSet] = []
    left = discards
    for time, cards in enumerate(kept.cards):
        may = list(members(left & ~(openly & ~kept.from_table[time])))
        if len(may) < cards.bit_count():
            return None
        laid.append(sum(1 << card for card in rng.sample(may, cards.bit_count())))
        left &= ~laid[-1]
        if not _put(laid[-1] & ~openly & ~packets[0], packets, room, time + 1, rng):
            return None
    rest = (hand | kept.shown) & ~openly & ~packets[0]
    if left or not _put(rest, packets, room, len(packets), rng) or any(room):
        return None
    return AlternativeDiscards(packets, laid)


def _put(cards: CardSet, packets: list[CardSet], room: list[int], first: int, rng: random.Random) -> bool:
    """Distribute cards at random over the first `first` packets, as far as they have room.

    Returns False if the room does not suffice.
    """
    for card in members(cards):
        places = [number for number in range(first) for _ in range(room[number])]
        if not places:
            return False
        number = rng.choice(places)
        packets[number] |= 1 << card
        room[number] -= 1
    return True
