"""Conversion of arrangements between text, structs and packed integers.

The canonical text is `arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h`. The four groups are written in order,
and the cards of each group from the highest down, with the ace high. In a typed text, the word `arrange` is optional,
and the order within a group, spaces and commas do not matter. A group may end with `/`, `|` or `;`, and cards may be
written `10h` or `10♥`.
"""

import re

from virado.cards import FRENCH52, Card, CardSet, Seat, members
from virado.games.contract import Packed
from virado.games.hazari.messages import Arrange, RankName
from virado.games.hazari.rules.state import (
    FAULT_FOREIGN,
    FAULT_SIZES,
    FAULT_TWICE,
    GROUP_SIZES,
    MANY,
    SEATS,
    HazariState,
    pack_invalid,
    rank_of,
)
from virado.games.hazari.rules.strength import (
    BEST_RUN,
    COLOUR4,
    COLOUR_RUN,
    COLOUR_RUN4,
    DETAIL,
    PAIR,
    RUN,
    RUN4,
    SECOND_RUN,
    TROY,
    TROY4,
    TWO_PAIR,
    class_of,
)
from virado.games.messages import Cards
from virado.refusal import UnparsableError

RANK_NAMES: dict[int, RankName] = {
    14: "A",
    13: "K",
    12: "Q",
    11: "J",
    10: "T",
    9: "9",
    8: "8",
    7: "7",
    6: "6",
    5: "5",
    4: "4",
    3: "3",
    2: "2",
}
_CARD = re.compile(r"(10|[2-9TJQKA])([SHDC♠♥♦♣♤♡♢♧])\s*,?\s*", re.IGNORECASE)
_SUITS = str.maketrans("♠♥♦♣♤♡♢♧", "shdcshdc")


# ---------------------------------------------------------------------- cards and ranks
def sort_cards(cards: CardSet) -> list[Card]:
    """Return the cards of a set in text order: highest rank first, the ace high."""
    return sorted(members(cards), key=lambda card: (-rank_of(card), card))


def names(cards: CardSet) -> Cards:
    """Return the names of a set in text order."""
    return tuple(FRENCH52.names[card] for card in sort_cards(cards))


def deciding_ranks(strength: int) -> tuple[RankName, ...]:
    """Return the ranks that decide within the class of a strength, most important first (`Group.ranks`)."""
    kind = class_of(strength)
    detail = strength & ((1 << DETAIL) - 1)
    if kind in (TROY, TROY4):
        return (RANK_NAMES[detail],)
    if kind in (RUN, RUN4, COLOUR_RUN, COLOUR_RUN4):
        return tuple(RANK_NAMES[rank] for rank in _run(detail, 4 if kind in (RUN4, COLOUR_RUN4) else 3))
    count = 2 if kind in (PAIR, TWO_PAIR) else 4 if kind == COLOUR4 else 3
    return tuple(RANK_NAMES[detail >> 4 * place & 15] for place in range(count - 1, -1, -1))


def _run(top: int, size: int) -> list[int]:
    if top == SECOND_RUN:
        return [14, 2, 3, 4][:size]
    highest = 14 if top == BEST_RUN else top
    return [highest - i for i in range(size)]


# ---------------------------------------------------------------------- structs and integers
def pack(s: HazariState, seat: Seat, move: Arrange) -> Packed:
    """Return the packed form of an arrangement of the seat's hand, legal or not.

    The integers also record wrong sizes or cards (`rules.state`). Raises UnparsableError for unknown cards.
    """
    groups = [[_card(name, str(move)) for name in group] for group in move.groups]
    if not any(groups):
        raise UnparsableError("no-arrangement", str(move))
    sets = [_card_set(group) for group in groups[:4]] + [0] * 4
    sizes = [min(len(group), MANY - 1) for group in groups[:4]] + [0] * 4
    if len(groups) > len(GROUP_SIZES):
        sizes[3] = MANY
    first, second, third, _ = sets[:4]
    kept = (sizes[0], sizes[1], sizes[2], sizes[3])
    if kept != GROUP_SIZES:
        return pack_invalid(first, second, third, kept, FAULT_SIZES, 0)
    hand = s.hands[seat] if 0 <= seat < SEATS else 0
    named: CardSet = 0
    for card in (card for group in groups for card in group):
        if not hand >> card & 1:
            return pack_invalid(first, second, third, kept, FAULT_FOREIGN, card)
        if named >> card & 1:
            return pack_invalid(first, second, third, kept, FAULT_TWICE, card)
        named |= 1 << card
    return (first, second, third)


def unpack(s: HazariState, seat: Seat, packed: Packed) -> Arrange:
    """Return the arrangement that packed integers encode.

    Raises ValueError if the seat's hand does not contain the first three groups.
    """
    named = packed[0] | packed[1] | packed[2]
    if not 0 <= seat < SEATS or named & ~s.hands[seat]:
        raise ValueError(f"{packed} is not an arrangement of the hand of seat {seat}")
    return Arrange(groups=tuple(map(names, (*packed, s.hands[seat] & ~named))))


def _card(name: str, given: str) -> Card:
    try:
        return FRENCH52.card(name)
    except ValueError:
        raise no_such_card_error(name, given) from None


def no_such_card_error(part: str, given: str) -> UnparsableError:
    """Return the error for a part of a text that is not a card."""
    return UnparsableError("no-such-card", given, part=part, deck=FRENCH52.name)


def _card_set(group: list[Card]) -> CardSet:
    return sum({1 << card for card in group})


# ---------------------------------------------------------------------- text
def parse(given: str) -> Arrange:
    """Return the arrangement that a text denotes, legal or not.

    Raises UnparsableError if the text does not consist of cards in groups.
    """
    words = re.sub(r"^\s*arrange\b:?", "", given, flags=re.IGNORECASE)
    groups = [_cards(part, given) for part in re.split(r"[/|;]", words)]
    if not any(groups):
        raise UnparsableError("no-arrangement", given)
    return Arrange(groups=tuple(names_of(group) for group in groups))


def names_of(group: list[Card]) -> Cards:
    """Return the names of cards in text order, including repeated cards."""
    return tuple(FRENCH52.names[card] for card in sorted(group, key=lambda card: (-rank_of(card), card)))


def _cards(part: str, given: str) -> list[Card]:
    cards: list[Card] = []
    rest = part.replace("\ufe0f", "").strip()
    while rest:
        match = _CARD.match(rest)
        if match is None:
            raise no_such_card_error(rest.split()[0], given)
        cards.append(FRENCH52.card(match[1] + match[2].translate(_SUITS)))
        rest = rest[match.end() :]
    return cards
