"""Conversion of Casino moves between structs and packed integers, and of cards to names.

    trail Qs                    Kd x Ks 8h 5c               Kd x 8h 5c [7c 6d]      (a build is taken whole)
    3h + 9c = 12                2s + [7d 5c] Th 4d = 14     3h + 9c = 12 for partner
    Jd As Qc x 4h 7s Kd         9b x 3r 6y orange           claim, call orange      (out of turn)

Lists are written from the highest rank down, and builds in order of creation. The module `parsing` reads texts.
"""

from collections.abc import Iterable
from typing import Any

from virado.cards import FRENCH40, FRENCH52, ROOK40, Card, CardSet, Deck, members
from virado.games.casino.messages import Build, CallOrange, Capture, Claim, Trail
from virado.games.casino.rules.state import (
    CALL,
    CAPTURE,
    CLAIM,
    HIGHEST_SAYABLE,
    NOBODY,
    ORANGE,
    TRAIL,
    CasinoConfig,
    CasinoState,
    build_how,
    builds_taken,
    call,
    calls_orange,
    capture_how,
    for_partner,
    kind_of,
    move_target,
    move_value,
    trail,
    value_of,
)
from virado.games.contract import Packed
from virado.games.messages import CardName, Cards, Move
from virado.refusal import UnparsableError

CALLS: dict[int, Move] = {CLAIM: Claim(), ORANGE: CallOrange()}


def deck_of(o: CasinoConfig) -> Deck:
    """Return the kind of pack that a config uses."""
    if o.cards == FRENCH52.count:
        return FRENCH52
    return FRENCH40 if o.spades else ROOK40


def _names_by_rank(deck: Deck) -> list[tuple[Cards, ...]]:
    """Return the names of the cards for each rank and each set of suits."""
    ranks = [deck.names[first : first + 4] for first in range(0, deck.count, 4)]
    return [
        tuple(tuple(name for i, name in enumerate(four) if some >> i & 1) for some in range(16))
        for four in ranks
    ]


_NAMES = {deck: _names_by_rank(deck) for deck in (FRENCH52, FRENCH40, ROOK40)}


def names(o: CasinoConfig, cards: CardSet) -> Cards:
    """Return the names of a set in text order: highest rank first, then by suit."""
    by_rank = _NAMES[deck_of(o)]
    found: Cards = ()
    while cards:
        rank = (cards.bit_length() - 1) >> 2
        found += by_rank[rank][cards >> (rank << 2)]
        cards &= (1 << (rank << 2)) - 1
    return found


def sort_cards(cards: CardSet) -> list[Card]:
    """Return the cards of a set in text order."""
    return sorted(members(cards), key=lambda card: (-(card >> 2), card))


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of the given cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


# ---------------------------------------------------------------------- integers to structs
def unpack(s: CasinoState, o: CasinoConfig, packed: Packed) -> Move:
    """Return the move that packed integers encode in this position. Raises ValueError if they encode none."""
    played, loose, how = packed
    if how < 0 or not 0 <= played <= o.pack or not 0 <= loose <= o.pack:
        raise ValueError(f"{packed} names cards that are not in the pack")
    kind = kind_of(how)
    if kind == CALL:
        if played or loose or move_value(how) not in CALLS:
            raise ValueError(f"{packed} is not a call")
        return CALLS[move_value(how)]
    cards = names(o, played)
    if not cards:
        raise ValueError(f"{packed} plays no card")
    if kind == CAPTURE:
        builds = tuple(_build_cards(s, o, place) for place in members(builds_taken(how)))
        return Capture(played=cards, loose=names(o, loose), builds=builds, orange=bool(calls_orange(how)))
    if len(cards) != 1:
        raise ValueError(f"{packed} plays {len(cards)} cards at once")
    if kind == TRAIL:
        return Trail(card=cards[0])
    target = move_target(how)
    return Build(
        card=cards[0],
        joined=names(o, loose),
        onto=None if target == NOBODY else _build_cards(s, o, target),
        value=move_value(how),
        for_partner=bool(for_partner(how)),
    )


def _build_cards(s: CasinoState, o: CasinoConfig, place: int) -> Cards:
    if place >= s.builds:
        raise ValueError(f"there is no build at place {place}")
    return names(o, s.build_cards[place])


# ---------------------------------------------------------------------- structs to integers
def pack(s: CasinoState, o: CasinoConfig, move: Move) -> Packed:
    """Return the packed form of a move in this position, legal or not.

    Raises UnparsableError if the move names cards or builds that do not exist.
    """
    match move:
        case Trail():
            return trail(_Reader(o, move).card(move.card))
        case Capture():
            read = _Reader(o, move)
            played, loose = read.cards(move.played), read.cards(move.loose)
            builds = card_set(find_build(s, o, read.cards(build), move) for build in move.builds)
            if not played:
                raise UnparsableError("casino-form", str(move))
            return (played, loose, capture_how(builds, int(move.orange)))
        case Build():
            read = _Reader(o, move)
            played, joined = 1 << read.card(move.card), read.cards(move.joined)
            target = NOBODY if move.onto is None else find_build(s, o, read.cards(move.onto), move)
            check_value(move.value, move)
            return (played, joined, build_how(move.value, target, int(move.for_partner)))
        case Claim():
            return call(CLAIM)
        case CallOrange():
            return call(ORANGE)
        case _:
            raise UnparsableError("casino-form", str(move))


def find_build(s: CasinoState, o: CasinoConfig, cards: CardSet, line: str | Move) -> int:
    """Return the index of the build with exactly these cards. Raises UnparsableError if no such build exists."""
    for place in range(s.builds):
        if s.build_cards[place] == cards:
            return place
    builds = tuple(build_fact(s, o, place) for place in range(s.builds))
    raise UnparsableError("no-such-build", str(line), cards=names(o, cards), builds=builds)


def build_fact(s: CasinoState, o: CasinoConfig, place: int) -> dict[str, Any]:
    """Return a build on the table as it appears in the fact `build` of a message."""
    return {"cards": names(o, s.build_cards[place]), "value": value_of(s.build_info[place])}


def check_value(value: int, line: str | Move) -> None:
    """Raise UnparsableError if no card can have this build value."""
    if not 1 <= value <= HIGHEST_SAYABLE:
        raise UnparsableError("no-such-value", str(line), value=value)


class _Reader:
    """Reader for the cards of a move, which rejects a card named twice."""

    def __init__(self, o: CasinoConfig, move: Move) -> None:
        self.deck = deck_of(o)
        self.move = move
        self.named: CardSet = 0

    def card(self, name: CardName) -> Card:
        card = self.deck.index.get(name)
        if card is None:
            card = card_of(self.deck, name, str(self.move))
        if self.named >> card & 1:
            raise UnparsableError("card-twice", str(self.move), cards=(self.deck.names[card],))
        self.named |= 1 << card
        return card

    def cards(self, cards: Cards) -> CardSet:
        result = 0
        for name in cards:
            result |= 1 << self.card(name)
        return result


def card_of(deck: Deck, name: str, line: str) -> Card:
    """Return the card with a name. Raises UnparsableError if the pack does not contain it."""
    try:
        return deck.card(name)
    except ValueError:
        raise UnparsableError("no-such-card", line, part=name, deck=deck.name) from None
