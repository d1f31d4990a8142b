"""The numbered list of moves, and the rules by which typed text narrows it.

`k` keeps the moves that play a king, and `kh x` the captures with the king of hearts. `k 8h` keeps the moves that
play a king and also touch the eight of hearts. After a word, a card may be played or touched: `take 8` keeps the
captures with an eight and those of an eight. `+` keeps builds, `=12` builds of value 12. A word, or its beginning,
keeps the moves that it names.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from virado.cards import SYMBOLS, Deck
from virado.games.messages import Move
from virado.terminal.lettering import Lettering
from virado.terminal.style import Style
from virado.text_identity import digits

QUOTED = 40
"""Maximum number of typed characters that a note repeats."""
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
_PRECOMPOSED = {"\u09a1\u09bc": "\u09dc", "\u09a2\u09bc": "\u09dd", "\u09af\u09bc": "\u09df"}
"""Letters of Bengali that NFC decomposes, in the form that the catalogues have."""
_SGR = re.compile(r"\x1b\[[0-9;]*m")
_LETTER = r"[^\W\d_]"
MARK = "[\u0300-\u036f\u064b-\u065f\u0670\u0981-\u0983\u09bc\u09be-\u09cd\u09d7]"
"""Pattern for a vowel sign or another mark of a letter, which `\\w` does not match: Latin, Arabic and Bengali."""
IN_WORD = rf"(?:{_LETTER}|{MARK})"
"""Pattern for a letter or a mark."""
_WORD = rf"{_LETTER}{IN_WORD}+"
"""Pattern for a word of at least two characters."""


@dataclass(frozen=True, kw_only=True)
class NumberedMove:
    """A legal move as the terminal offers it."""

    number: int
    """Number of the move in the list, from 1."""
    move: Move
    label: str
    """Painted text beside the number."""
    played: tuple[str, ...] = ()
    """Names of the cards played from the hand; the list is grouped by these cards."""
    table_cards: frozenset[str] = frozenset()
    """Names of the table cards that the move takes or joins."""
    words: frozenset[str] = frozenset()
    """Words of the person's language; each of them, and its beginning, selects the move. Normalised, in lower case."""
    whole_words: frozenset[str] = frozenset()
    """Signs (`x`, `+`, `=12`) and words of other languages, which select the move only as a whole."""
    card_says_all: bool = False
    """True if the played card identifies the move; typing the full name of the card then plays the move."""
    by_enter: bool = True
    """True if Enter alone plays the move when it is the only choice left."""

    @property
    def text(self) -> str:
        """The canonical text of the move."""
        return str(self.move)


class TypedPiece(NamedTuple):
    """A piece of a typed line.

    `kind` is `card`, `rank`, `word` or `number`; signs are words, and a number is neither a rank nor a value.
    """

    kind: str
    text: str
    typed: str = ""
    """The typed rank before `10` was replaced by `T`; empty for a card."""

    def display_text(self, style: Style) -> str:
        """Return the card or rank in the notation of this style."""
        return style.card(self.text) if self.kind == "card" else style.rank(self.text)


def normalize(line: str) -> str:
    """Return a typed line in normalised spelling.

    Suit symbols become letters, and digits of any script become 0 to 9. Variants of a letter become the same letter,
    composed and decomposed ones too, and runs of spaces a single space. Joiners are dropped.
    """
    text = digits(line.translate(_SPELLINGS))
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
        for decomposed, letter in _PRECOMPOSED.items():
            text = text.replace(decomposed, letter)
    return re.sub(r"\s+", " ", text).strip()


@lru_cache(maxsize=512)
def words_of(text: str) -> frozenset[str]:
    """Return the words of a catalogue message, normalised and in lower case for comparison with typed words."""
    return frozenset(normalize(text).casefold().split())


def words_of_label(label: str) -> frozenset[str]:
    """Return the words of a painted label, normalised and in lower case."""
    return frozenset(re.findall(_WORD, normalize(_SGR.sub("", label)).casefold()))


def tokens(line: str, deck: Deck, lettering: Lettering | None = None) -> list[TypedPiece]:
    """Split a line that narrows the list into pieces.

    Cards and ranks are recognised in `lettering` and returned in the deck's spelling (`Kd`, `T`).
    """
    if lettering:
        card, rank = lettering.patterns(deck.ranks)
    else:
        rank = rf"(?:10|[{deck.ranks.lower()}])"
        card = rf"{rank}[{deck.suits}]"
    pattern = (
        rf"(?P<card>{card})(?![a-wyz0-9])|(?P<value>=\s*\d+)|(?P<number>(?!10(?!\d))\d{{2,}})"
        rf"|(?P<word>{_WORD}(?:[_'-]{_LETTER}{IN_WORD}*)*)|(?P<rank>{rank})|(?P<sign>[+x]|{_LETTER})|(?P<figure>\d)"
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
        elif kind == "figure":
            found.append(TypedPiece("number", text))
        elif kind == "word" and re.fullmatch(rf"{rank}x", match[0]):
            found += [*tokens(match[0][:-1], deck, lettering), TypedPiece("word", "x")]
        else:
            found.append(TypedPiece("word", text))
    return found


def narrow_choices(
    choices: Sequence[NumberedMove], line: str, deck: Deck, lettering: Lettering | None = None
) -> list[NumberedMove]:
    """Return the choices that match every piece of a line; an empty list if no choice does."""
    left = list(choices)
    named = False
    pieces = tokens(line, deck, lettering)
    for before, token in pairwise([TypedPiece("", ""), *pieces]):
        if before.kind == "word" and token.kind in ("number", "rank"):
            value = f"={token.typed or token.text}"
            valued = [choice for choice in left if value in choice.whole_words]
            if valued:
                left = valued
                continue
        if token.kind == "number":
            return []
        if token.kind == "word":
            left = [choice for choice in left if _has_word(choice, token.text)]
            continue
        playing = [choice for choice in left if _fits(choice.played, token)]
        touching = [choice for choice in left if _fits(choice.table_cards, token)]
        if not named and playing and before.kind != "word":
            left = playing
        else:
            worded = [] if named or playing else _words_of_rank(left, token)
            left = [choice for choice in left if choice in playing or choice in worded or choice in touching]
        named = True
    return left if pieces else []


def _fits(cards: Sequence[str] | frozenset[str], token: TypedPiece) -> bool:
    if token.kind == "card":
        return token.text in cards
    return any(card[0] == token.text for card in cards)


def _has_word(choice: NumberedMove, word: str) -> bool:
    if word in choice.words or word in choice.whole_words:
        return True
    return word[0].isalpha() and any(known.startswith(word) for known in choice.words)


def _words_of_rank(choices: Sequence[NumberedMove], token: TypedPiece) -> list[NumberedMove]:
    """Return the choices named by a letter that is a rank but also begins a word.

    Examples are `t` for `trail` and `a` for `add`.
    """
    if token.kind != "rank" or not token.typed.isalpha():
        return []
    return [choice for choice in choices if _has_word(choice, token.typed)]


def names_only_choice(
    line: str, left: Sequence[NumberedMove], deck: Deck, lettering: Lettering | None = None
) -> bool:
    """Return True if the line is the name of one card and this card identifies the only choice left."""
    pieces = tokens(line, deck, lettering)
    return len(left) == 1 and left[0].card_says_all and len(pieces) == 1 and pieces[0].kind == "card"
