"""Moves of the Casino family as text.

    trail Qs                    Kd x Ks 8h 5c               Kd x 8h 5c [7c 6d]      (a build is taken whole)
    3h + 9c = 12                2s + [7d 5c] Th 4d = 14     3h + 9c = 12 for partner
    Jd As Qc x 4h 7s Kd         9b x 3r 6y orange           claim, call orange      (out of turn)

Inside a list the highest rank comes first, and builds stand in the order of their creation.
"""

from collections.abc import Iterable

from virado.cards import FRENCH52, ROOK40, Card, CardSet, Deck, members
from virado.games.casino.rules.state import (
    CALL,
    CAPTURE,
    CLAIM,
    NOBODY,
    ORANGE,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    calls_orange,
    for_partner,
    kind_of,
    move_target,
    move_value,
)
from virado.games.contract import Move

HIGHEST_VALUE = 14


def deck_of(o: CasinoConfig) -> Deck:
    """The kind of pack that an option table is for."""
    return ROOK40 if o.cards == ROOK40.count else FRENCH52


def ordered(cards: CardSet) -> list[Card]:
    """The cards of a set in their order in text: highest rank first."""
    return sorted(members(cards), key=lambda card: (-(card >> 2), card))


def names(o: CasinoConfig, cards: CardSet) -> list[str]:
    """The names of a set in their order in text."""
    deck = deck_of(o)
    return [deck.names[card] for card in ordered(cards)]


def pretty(o: CasinoConfig, cards: CardSet) -> str:
    """A set as people see it: `10♦ 5♣`."""
    deck = deck_of(o)
    return " ".join(deck.pretty(card) for card in ordered(cards))


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def values(o: CasinoConfig, card: Card) -> list[int]:
    """The values that a card may count (C-2), lowest first; none for a face card without value."""
    return [value for value in range(1, HIGHEST_VALUE + 1) if o.holders[value] >> card & 1]


def text(s: CasinoState, o: CasinoConfig, move: Move) -> str:
    """The canonical text of a move in this position; ValueError for what is no move here."""
    played, loose, how = move
    if played >> o.cards or loose >> o.cards or how < 0:
        raise ValueError(f"{move} names cards that are not in the pack")
    kind = kind_of(how)
    if kind == CALL:
        return {CLAIM: "claim", ORANGE: "call orange"}.get(move_value(how), f"call {move_value(how)}")
    cards = names(o, played)
    if kind == TRAIL:
        return " ".join(["trail", *cards])
    if kind == CAPTURE:
        taken = [*names(o, loose), *(build_text(s, o, place) for place in members(builds_taken(how)))]
        return " ".join([*cards, "x", *taken, *(["orange"] if calls_orange(how) else [])])
    target = move_target(how)
    joined = [*([build_text(s, o, target)] if target != NOBODY else []), *names(o, loose)]
    partner = ["for partner"] if for_partner(how) else []
    return " ".join([*cards, "+", *joined, "=", str(move_value(how)), *partner])


def build_text(s: CasinoState, o: CasinoConfig, place: int) -> str:
    if place >= s.builds:
        raise ValueError(f"there is no build number {place}")
    return f"[{' '.join(names(o, s.build_cards[place]))}]"
