"""Arrangements as text: `arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h`.

Groups stand in order, the last one too; inside a group the highest card comes first, the ace high. On input the
word, the order inside a group, spaces and commas are free, a group may end with `/`, `|` or `;`, and cards may be
written `10h` or `10♥`.
"""

import re

from virado.cards import FRENCH52, Card, CardSet, Seat, members
from virado.games.contract import Move
from virado.games.hazari.rules.state import (
    FOREIGN_CARD,
    NOTES,
    SEATS,
    SIZES,
    TWICE,
    WRONG_SIZES,
    HazariState,
    flagged,
    rank_of,
)
from virado.refusal import UnparsableError

CARDS_ONLY = (1 << NOTES) - 1
MANY = 15
"""Kept as the size of the last group when more than four are named."""
_CARD = re.compile(r"(10|[2-9TJQKA])([SHDC♠♥♦♣♤♡♢♧])\s*,?\s*", re.IGNORECASE)
_SUITS = str.maketrans("♠♥♦♣♤♡♢♧", "shdcshdc")


def ordered(cards: CardSet) -> list[Card]:
    """The cards of a set in their order in text: highest rank first, the ace high."""
    return sorted(members(cards), key=lambda card: (-rank_of(card), card))


def names(cards: CardSet) -> list[str]:
    """The names of a set in their order in text."""
    return [FRENCH52.names[card] for card in ordered(cards)]


def pretty(cards: CardSet) -> str:
    """A set as people see it: `K♦ 10♣ 9♥`."""
    return " ".join(FRENCH52.pretty(card) for card in ordered(cards))


def owner_of(s: HazariState, cards: CardSet) -> Seat | None:
    """The seat whose hand holds all of these cards, as far as the position shows it."""
    return next((seat for seat in range(SEATS) if cards & ~s.hands[seat] == 0), None)


def groups_of(s: HazariState, move: Move) -> list[CardSet]:
    """The four groups of an arrangement; the last one is empty if nobody holds the other three."""
    first, second, third = (part & CARDS_ONLY for part in move)
    seat = owner_of(s, first | second | third)
    rest = s.hands[seat] & ~(first | second | third) if seat is not None else 0
    return [first, second, third, rest]


def text(s: HazariState, move: Move) -> str:
    """The canonical text of an arrangement of a hand in this position."""
    return "arrange " + " / ".join(" ".join(names(group)) for group in groups_of(s, move))


def parse(s: HazariState, seat: Seat, given: str) -> Move:
    """The arrangement that a text names, legal or not; UnparsableError for anything but cards in groups.

    What is wrong with its sizes or cards is kept in the move (see `virado.games.hazari.rules.state`).
    """
    words = re.sub(r"^\s*arrange\b:?", "", given, flags=re.IGNORECASE)
    groups = [_cards(part, given) for part in re.split(r"[/|;]", words)]
    if not any(groups):
        raise UnparsableError(
            "an arrangement names four groups: arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h", given
        )
    sets = [_set(group) for group in groups[:4]] + [0] * 4
    sizes = [len(group) for group in groups[:4]] + [0] * 4
    if len(groups) > len(SIZES):
        sizes[3] = MANY
    first, second, third, _ = sets[:4]
    kept = (sizes[0], sizes[1], sizes[2], sizes[3])
    if kept != SIZES:
        return flagged(first, second, third, kept, WRONG_SIZES, 0)
    hand = s.hands[seat] if 0 <= seat < SEATS else 0
    named: CardSet = 0
    for card in (card for group in groups for card in group):
        if not hand >> card & 1:
            return flagged(first, second, third, kept, FOREIGN_CARD, card)
        if named >> card & 1:
            return flagged(first, second, third, kept, TWICE, card)
        named |= 1 << card
    return (first, second, third)


def _cards(part: str, given: str) -> list[Card]:
    cards: list[Card] = []
    rest = part.replace("\ufe0f", "").strip()
    while rest:
        match = _CARD.match(rest)
        if match is None:
            raise UnparsableError(
                f"{rest.split()[0]!r} is no card (a card is a rank A K Q J T 9 to 2 and a suit s h d c)",
                given,
            )
        cards.append(FRENCH52.card(match[1] + match[2].translate(_SUITS)))
        rest = rest[match.end() :]
    return cards


def _set(group: list[Card]) -> CardSet:
    return sum({1 << card for card in group})
