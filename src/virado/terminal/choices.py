"""The moves that may be chosen from, numbered, and how typing narrows them.

`k` leaves the king's moves, `kh x` the captures with the king of hearts, `k 8h` those that also touch the
eight, `+` builds, `=12` those of value 12, a word (or its beginning) the moves that it names.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from virado.cards import SYMBOLS, Deck
from virado.games.messages import Move
from virado.terminal.lettering import Lettering
from virado.terminal.style import Style
from virado.text_identity import digits

QUOTED = 40
"""Characters of a typed line that are repeated in a note."""
_SPELLINGS = str.maketrans(
    {symbol: letter for letter, symbol in SYMBOLS.items()}
    | {
        "\ufe0f": "",
        "\u200c": "",
        "\u200d": "",
        "\u200e": "",
        "\u200f": "",
        "\u2066": "",
        "\u2067": "",
        "\u2068": "",
        "\u2069": "",
        "ي": "ی",
        "ك": "ک",
    }
)
_LETTER = r"[^\W\d_]"


@dataclass(frozen=True, kw_only=True)
class NumberedMove:
    """One move as it is offered."""

    number: int
    """From 1."""
    move: Move
    label: str
    """What is shown beside the number, painted."""
    played: tuple[str, ...] = ()
    """Names of the cards played from the hand; the list is grouped by them."""
    table_cards: frozenset[str] = frozenset()
    """Names of the cards on the table that it takes or joins."""
    words: frozenset[str] = frozenset()
    """Words and signs (`x`, `+`, `=12`) that name it, as `plain` and `casefold` leave them."""
    card_says_all: bool = False
    """Whether naming the played card in full names the whole move."""
    by_enter: bool = True
    """Whether Enter alone makes it when it is the only one."""

    @property
    def text(self) -> str:
        """The canonical text of the move."""
        return str(self.move)


class TypedPiece(NamedTuple):
    """A piece of what was typed: a `card`, a `rank`, or a `word` (signs included)."""

    kind: str
    text: str
    typed: str = ""
    """A rank as it was typed: `10` is no letter."""

    def display_text(self, style: Style) -> str:
        """The card or rank as people write it."""
        return style.card(self.text) if self.kind == "card" else style.rank(self.text)


def normalize(line: str) -> str:
    """What was typed in one spelling: suits as letters, digits as 0 to 9, one form of each letter, single spaces."""
    return re.sub(r"\s+", " ", digits(line.translate(_SPELLINGS))).strip()


def words_of(text: str) -> frozenset[str]:
    """The words of a list in a catalogue, as typed words are compared with them."""
    return frozenset(normalize(text).casefold().split())


def tokens(line: str, deck: Deck, lettering: Lettering | None = None) -> list[TypedPiece]:
    """The pieces of a line typed for narrowing; cards and ranks in the deck's spelling (`Kd`, `T`), typed in this lettering."""
    if lettering:
        card, rank = lettering.patterns(deck.ranks)
    else:
        rank = rf"(?:10|[{deck.ranks.lower()}])"
        card = rf"{rank}[{deck.suits}]"
    pattern = (
        rf"(?P<card>{card})(?![a-wyz0-9])|(?P<value>=\s*\d+)"
        rf"|(?P<word>{_LETTER}{{2,}}(?:[_'-]{_LETTER}+)*)|(?P<rank>{rank})|(?P<sign>[+x]|{_LETTER})"
    )
    found: list[TypedPiece] = []
    for match in re.finditer(pattern, normalize(line).casefold()):
        kind = match.lastgroup or "word"
        text = match[0].replace("10", "t")
        if kind == "card":
            name = lettering.card_name(match[0]) if lettering else text[0].upper() + text[1]
            found.append(TypedPiece("card", name))
        elif kind == "rank":
            found.append(
                TypedPiece("rank", lettering.rank_of(match[0]) if lettering else text.upper(), match[0])
            )
        elif kind == "value":
            found.append(TypedPiece("word", match[0].replace(" ", "")))
        elif kind == "word" and re.fullmatch(rf"{rank}x", match[0]):
            found += [*tokens(match[0][:-1], deck, lettering), TypedPiece("word", "x")]
        else:
            found.append(TypedPiece("word", text))
    return found


def narrow_choices(
    choices: Sequence[NumberedMove], line: str, deck: Deck, lettering: Lettering | None = None
) -> list[NumberedMove]:
    """The choices that a line leaves: every piece of it must fit; none if it fits nothing."""
    left = list(choices)
    named = False
    pieces = tokens(line, deck, lettering)
    for token in pieces:
        if token.kind == "word":
            left = [choice for choice in left if _has_word(choice, token.text)]
            continue
        playing = [choice for choice in left if _fits(choice.played, token)]
        touching = [choice for choice in left if _fits(choice.table_cards, token)]
        if named:
            left = [choice for choice in left if choice in playing or choice in touching]
        elif playing:
            left = playing
        elif _words_of_rank(left, token):
            left = _words_of_rank(left, token)
        else:
            left = touching
        named = True
    return left if pieces else []


def _fits(cards: Sequence[str] | frozenset[str], token: TypedPiece) -> bool:
    if token.kind == "card":
        return token.text in cards
    return any(card[0] == token.text for card in cards)


def _has_word(choice: NumberedMove, word: str) -> bool:
    if word in choice.words:
        return True
    return word[0].isalpha() and any(known.startswith(word) for known in choice.words)


def _words_of_rank(choices: Sequence[NumberedMove], token: TypedPiece) -> list[NumberedMove]:
    """A letter such as `t` or `a` that is a rank, but also begins a word (`trail`, `add`)."""
    if token.kind != "rank" or not token.typed.isalpha():
        return []
    return [choice for choice in choices if _has_word(choice, token.typed)]


def says_all(line: str, left: Sequence[NumberedMove], deck: Deck, lettering: Lettering | None = None) -> bool:
    """Whether the line names one card in full and that card is the whole of the only choice left."""
    pieces = tokens(line, deck, lettering)
    return len(left) == 1 and left[0].card_says_all and len(pieces) == 1 and pieces[0].kind == "card"
