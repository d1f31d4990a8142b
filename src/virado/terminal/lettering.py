"""Letters for cards with German suits: `HD` is the Daus (ace) of hearts, `E10` the ten of acorns, `LU` the unter of leaves.

What is shown and typed has these letters; the rest of the program knows cards by their names alone (`Ah`, `Tc`, `Js`).
"""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Lettering(NamedTuple):
    """The letters that stand for ranks and suits, and the colours that suits have."""

    ranks: Mapping[str, str]
    """Letter by rank; ranks without one keep their figure."""
    suits: Mapping[str, str]
    """Letter by suit. No letter is both a rank's and a suit's, so that either may be typed first."""
    colours: Mapping[str, str]
    """Style by suit."""

    def card(self, name: str) -> str:
        """A card as people write it, the suit first: `HD`, `E10`."""
        return self.suits[name[1]] + self.rank(name[0])

    def rank(self, rank: str) -> str:
        """A rank as people write it: `D`, `10`."""
        return self.ranks.get(rank, rank.replace("T", "10"))

    def rank_of(self, typed: str) -> str:
        """The rank of a letter or figure in small letters."""
        known = {letter.casefold(): rank for rank, letter in self.ranks.items()}
        return known.get(typed, typed.replace("10", "T").upper())

    def suit_of(self, typed: str) -> str:
        """The suit of a small letter."""
        return {letter.casefold(): suit for suit, letter in self.suits.items()}[typed]

    def patterns(self, ranks: str) -> tuple[str, str]:
        """Regular expressions of a card and of a rank in small letters, for a deck with these ranks."""
        letters = "".join(self.rank(rank) for rank in ranks if rank != "T").casefold()
        suits = "".join(self.suits.values()).casefold()
        rank = rf"(?:10|[{letters}])"
        return rf"(?:{rank}[{suits}]|[{suits}]{rank})", rank

    def card_name(self, typed: str) -> str:
        """The name of a card in small letters, whichever of the two comes first."""
        first = typed[0] in {letter.casefold() for letter in self.suits.values()}
        suit, rank = (typed[0], typed[1:]) if first else (typed[-1], typed[:-1])
        return self.rank_of(rank) + self.suit_of(suit)

    def canonical(self, line: str, ranks: str) -> str:
        """A line with the names of its cards in place of their letters: `card hd` is `card Ah`."""
        card = rf"(?<![^\W_]){self.patterns(ranks)[0]}(?![^\W_])"
        return re.sub(card, lambda found: self.card_name(found[0].casefold()), line, flags=re.IGNORECASE)


GERMAN = Lettering(
    ranks={"A": "D", "K": "K", "Q": "O", "J": "U"},
    suits={"c": "E", "s": "L", "h": "H", "d": "S"},
    colours={"c": "b", "s": "g", "h": "r", "d": "y"},
)
LETTERINGS = {"german": GERMAN}
"""By pattern of cards (`Preset.patterns`); the others have the letters of the French one."""
