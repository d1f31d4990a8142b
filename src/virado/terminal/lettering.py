"""Card notation with German letters, for packs with German suits.

`HD` is the Daus (ace) of hearts, `E10` the ten of acorns, `LU` the unter of leaves. Only input and output use these
letters; the rest of the program uses the names of the cards (`Ah`, `Tc`, `Js`).
"""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Lettering(NamedTuple):
    """The letters of ranks and suits, and the colours of suits, in one notation."""

    ranks: Mapping[str, str]
    """Letter by rank. Ranks that are missing keep their figure."""
    suits: Mapping[str, str]
    """Letter by suit. No letter stands for both a rank and a suit, so either may be typed first."""
    colours: Mapping[str, str]
    """Style name by suit."""

    def card(self, name: str) -> str:
        """Return a card in this notation, suit first: `HD`, `E10`."""
        return self.suits[name[1]] + self.rank(name[0])

    def rank(self, rank: str) -> str:
        """Return a rank in this notation: `D`, `10`."""
        return self.ranks.get(rank, rank.replace("T", "10"))

    def rank_of(self, typed: str) -> str:
        """Return the rank of a lower-case letter or figure."""
        known = {letter.casefold(): rank for rank, letter in self.ranks.items()}
        return known.get(typed, typed.replace("10", "T").upper())

    def suit_of(self, typed: str) -> str:
        """Return the suit of a lower-case letter."""
        return {letter.casefold(): suit for suit, letter in self.suits.items()}[typed]

    def patterns(self, ranks: str) -> tuple[str, str]:
        """Return regular expressions that match a lower-case card and a lower-case rank of a deck with these ranks."""
        letters = "".join(self.rank(rank) for rank in ranks if rank != "T").casefold()
        suits = "".join(self.suits.values()).casefold()
        rank = rf"(?:10|[{letters}])"
        return rf"(?:{rank}[{suits}]|[{suits}]{rank})", rank

    def card_name(self, typed: str) -> str:
        """Return the name of a card from lower-case letters, with suit and rank in either order."""
        first = typed[0] in {letter.casefold() for letter in self.suits.values()}
        suit, rank = (typed[0], typed[1:]) if first else (typed[-1], typed[:-1])
        return self.rank_of(rank) + self.suit_of(suit)

    def canonical(self, line: str, ranks: str) -> str:
        """Replace the cards in a line by their names: `card hd` becomes `card Ah`."""
        card = rf"(?<![^\W_]){self.patterns(ranks)[0]}(?![^\W_])"
        return re.sub(card, lambda found: self.card_name(found[0].casefold()), line, flags=re.IGNORECASE)


GERMAN = Lettering(
    ranks={"A": "D", "K": "K", "Q": "O", "J": "U"},
    suits={"c": "E", "s": "L", "h": "H", "d": "S"},
    colours={"c": "b", "s": "g", "h": "r", "d": "y"},
)
LETTERINGS = {"german": GERMAN}
"""Lettering by card pattern (`Preset.patterns`); patterns that are missing use the French letters."""
