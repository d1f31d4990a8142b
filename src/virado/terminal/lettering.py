"""Card notation with German letters, for packs with German suits.

`HD` is the Daus (ace) of hearts, `E10` the ten of acorns, `LU` the unter of leaves. Only input and output use this
notation; the rest of the program uses the names of the cards (`Ah`, `Tc`, `Js`).
"""

import re
from collections.abc import Mapping
from typing import NamedTuple


class Lettering(NamedTuple):
    """The letters of ranks and suits, and the colours of suits, in one notation."""

    ranks: Mapping[str, str]
    """Letter of each rank; a rank that is missing keeps its figure."""
    suits: Mapping[str, str]
    """Letter of each suit.

    No letter stands for both a rank and a suit, so the person may type either first.
    """
    colours: Mapping[str, str]
    """Name of the style (`Style.paint`) of each suit."""

    def card(self, name: str) -> str:
        """Return a card in this notation, with the suit first: `HD`, `E10`."""
        return self.suits[name[1]] + self.rank(name[0])

    def rank(self, rank: str) -> str:
        """Return a rank in this notation: `D`, `10`."""
        return self.ranks.get(rank, rank.replace("T", "10"))

    def rank_of(self, typed: str) -> str:
        """Return the rank for a letter in lower case, or a figure."""
        known = {rank.casefold(): rank for rank in self._international} | {
            letter.casefold(): rank for rank, letter in self.ranks.items()
        }
        return known.get(typed, typed.replace("10", "T").upper())

    @property
    def _international(self) -> list[str]:
        """Letters of ranks on French cards that the person may type as well.

        This notation does not use them otherwise, and `q` is the command to leave.
        """
        used = {*self.ranks.values(), *self.suits.values(), "Q"}
        return [rank for rank in self.ranks if rank not in used]

    def suit_of(self, typed: str) -> str:
        """Return the suit for a letter in lower case."""
        return {letter.casefold(): suit for suit, letter in self.suits.items()}[typed]

    def patterns(self, ranks: str) -> tuple[str, str]:
        """Return two regular expressions, which match a card and a rank in lower case.

        `ranks` are the ranks of the deck.
        """
        shown = [self.rank(rank) for rank in ranks if rank != "T"]
        letters = "".join([*shown, *(rank for rank in self._international if rank in ranks)]).casefold()
        suits = "".join(self.suits.values()).casefold()
        rank = rf"(?:10|[{letters}])"
        return rf"(?:{rank}[{suits}]|[{suits}]{rank})", rank

    def card_name(self, typed: str) -> str:
        """Return the name of a card typed in lower case, with suit and rank in either order."""
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
"""Notation for each card pattern (`Preset.patterns`).

Packs with a pattern that is missing use the French letters.
"""
