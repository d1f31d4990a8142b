"""Cards, card sets and card text.

A card is an int, its index in a deck. A card set is an int with one bit per card, below 2**63, so that it fits an
int64. In text, a card is its rank and suit: `Kd`, `Ts`, or `7b` for a Rook card. Players see `K♦` and `10♠`.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Card: TypeAlias = int
"""Index of a card in its deck."""
CardSet: TypeAlias = int
"""Set of cards: bit i is card i."""
Seat: TypeAlias = int
"""Number of a player's seat, from 0 to players-1 in the order of play."""

SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


class Deck:
    """A kind of pack: the names of its cards and their order in card sets.

    With `by_rank=True` the four cards of a rank are adjacent (card = 4 * rank + suit), which is convenient for
    capturing games. Otherwise the cards of a suit are adjacent (card = len(ranks) * suit + rank).
    """

    def __init__(self, name: str, ranks: str, suits: str, *, by_rank: bool) -> None:
        self.name = name
        self.ranks = ranks
        self.suits = suits
        self.by_rank = by_rank
        pairs = [(r, s) for r in ranks for s in suits] if by_rank else [(r, s) for s in suits for r in ranks]
        self.names = tuple(r + s for r, s in pairs)
        self.count = len(self.names)
        self.full: CardSet = (1 << self.count) - 1
        self.index = {name: i for i, name in enumerate(self.names)}
        """Card by name, spelt as in `names`; the method `card` accepts other spellings."""

    def __repr__(self) -> str:
        return f"<Deck {self.name}>"

    def card(self, text: str) -> Card:
        """Return the card of a name such as `Kd`. The rank may be in either case, and `10d` means `Td`.

        Raises ValueError for an unknown card.
        """
        name = text.strip()
        if name[:2] == "10":
            name = "T" + name[2:]
        index = self.index.get(name[:1].upper() + name[1:].lower())
        if index is None:
            raise ValueError(
                f"{text!r} is no card of {self.name} (a card is a rank of {self.ranks} and a suit of {self.suits})"
            )
        return index

    def cards(self, texts: str | Iterable[str]) -> CardSet:
        """Return the set of the named cards, given as a list or as one string with spaces.

        Raises ValueError for an unknown or repeated card.
        """
        result = 0
        for text in texts.split() if isinstance(texts, str) else texts:
            bit = 1 << self.card(text)
            if result & bit:
                raise ValueError(f"{text!r} is named twice")
            result |= bit
        return result

    def text(self, cards: CardSet) -> str:
        """Return the names of a set in deck order, separated by spaces."""
        return " ".join(self.names[card] for card in members(cards))

    def list(self, cards: CardSet) -> list[str]:
        """Return the names of a set as a list in deck order."""
        return [self.names[card] for card in members(cards)]


def members(cards: CardSet) -> Iterator[Card]:
    """Yield the cards of a set, lowest index first."""
    while cards:
        bit = cards & -cards
        yield bit.bit_length() - 1
        cards ^= bit


FRENCH52 = Deck("french52", "A23456789TJQK", "shdc", by_rank=True)
FRENCH40 = Deck("french40", "A23456789T", "shdc", by_rank=True)
ROOK40 = Deck("rook40", "123456789T", "brgy", by_rank=True)
SKAT32 = Deck("skat32", "789TJQKA", "shdc", by_rank=False)
DECKS = {deck.name: deck for deck in (FRENCH52, FRENCH40, ROOK40, SKAT32)}
