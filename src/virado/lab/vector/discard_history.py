"""What seats have laid away unseen in a deal, and what they may have laid away in another world.

A seat holds packets that chance has dealt it: the cards from before it first laid any away, then those drawn each time. Others
see how many cards it has laid away, but not which, nor to which packet a card belongs that it holds or has played.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self

import msgspec

from virado.cards import CardSet, Seat, members
from virado.games.catalogue import AnyGame
from virado.games.contract import Packed

ORDERED = (("stock", "stock_next", "stock_end"), ("pack", "pack_next", ""))
"""Cards that lie in order: the field of states, and those that say where what is left of them begins and ends."""


class HoldingState(Protocol):
    """A state of cards in hands and laid away."""

    players: int
    hands: list[int]
    discards: list[int]

    def clone(self) -> Self: ...


class DiscardHistory(msgspec.Struct):
    """What a seat has laid away in this deal, as it really was."""

    packets: list[CardSet]
    """The cards that chance has dealt it: before the first time, then those drawn each time."""
    known: CardSet = 0
    """What the viewer knows to be in the first packet: seen in the hand, or leaving it openly, before the first time."""
    shown: CardSet = 0
    """Cards that have left the hand openly."""
    came_openly: CardSet = 0
    """Cards that have come to the hand from the table."""
    cards: list[CardSet] = []
    """By time, those that it has laid away."""
    from_table: list[CardSet] = []
    """By time, those that had come from the table until then."""
    moves: list[int] = []
    """By time, the number of the move in the deal."""


class AlternativeDiscards(NamedTuple):
    """The same of another world."""

    packets: list[CardSet]
    cards: list[CardSet]


def stock_of(s: object) -> list[int]:
    """The cards of a state that are still to be dealt or drawn, in order; -1 where the viewer may not know."""
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
    """What each seat but the viewer has laid away, for those that have laid away any; `start` is the state that wanted the pack.

    Nothing where that has been taken up since, at the end of a deal or to be drawn from.
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
    """The cards of several sets."""
    cards = 0
    for each in sets:
        cards |= each
    return cards


def sample_alternative(
    kept: DiscardHistory, hand: CardSet, discards: CardSet, rng: random.Random
) -> AlternativeDiscards | None:
    """How a seat may have come to another hand and other discards, with the same cards shown; None if chance finds no way."""
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
    """Put cards into the first packets, wherever there is room; whether there was enough."""
    for card in members(cards):
        places = [number for number in range(first) for _ in range(room[number])]
        if not places:
            return False
        number = rng.choice(places)
        packets[number] |= 1 << card
        room[number] -= 1
    return True
