"""Reading of cards that people type: `Kh 10♠`, `king of hearts`, `Herz-König`, `شاه دل`, in any language.

The names are those of the catalogues: `card-spoken`, `suit-name` and `rank-name` with every card pattern, and further
names in `referee-suit-names` and `referee-rank-names`.
"""

import re
from functools import cache, lru_cache

from virado.cards import DECKS, SYMBOLS, Deck
from virado.families import FAMILIES
from virado.games.messages import CardName, Cards
from virado.inflection import inflect
from virado.languages import LANGUAGES
from virado.text_identity import make_match_key
from virado.words.catalogue import Catalogue, catalogue

PATTERNS = ("", "-x-german", "-x-hungarian")
LONGEST_NAME = 6
"""Maximum number of words in the name of a card."""
_APART = re.compile(r"[\s,;:/|.&+،؛।·\-]+")
_SUIT_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()} | dict(
    zip("♤♡♢♧", "shdc", strict=True)
)
_SYMBOL = re.compile("([" + "".join(_SUIT_LETTERS) + "])")
_CODES = re.compile(r"(?:(?:10|[1-9tjqka])[shdcbrgy])+")
_CODE = re.compile(r"(10|[1-9tjqka])([shdcbrgy])")

NameWords = tuple[str, ...]


class UnreadableError(ValueError):
    """A text does not name cards of the pack. `part` is its first part without a meaning."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


class _Names:
    """The names of the cards of a pack in one language with all its card patterns."""

    def __init__(self, tag: str, deck: Deck) -> None:
        self.cards: dict[NameWords, CardName] = {}
        self.ranks: dict[NameWords, str] = {}
        self.suits: dict[NameWords, str] = {}
        for pattern in PATTERNS:
            words = catalogue(f"{tag}{pattern}")
            for name in deck.names:
                self.cards.setdefault(_phrase(words.spoken(name)), name)
            for rank in deck.ranks:
                for key in ("rank-name", "rank-plural", "referee-rank-names"):
                    self._add(self.ranks, words, words.text(key, rank=rank), rank)
            for suit in deck.suits:
                for key in ("suit-name", "referee-suit-names"):
                    self._add(self.suits, words, words.text(key, suit=suit), suit)
        words = catalogue(tag)
        self.fillers = frozenset(_phrase(words.text("referee-fillers")))

    def _add(self, found: dict[NameWords, str], words: Catalogue, names: str, letter: str) -> None:
        for name in names.split("|"):
            found.setdefault(_phrase(name), letter)
            ending = words.language.endings.get("genitive")
            if ending and name.strip():
                found.setdefault(_phrase(inflect(name.strip(), ending)), letter)


def _phrase(text: str) -> NameWords:
    return tuple(each for each in _APART.split(make_match_key(text)) if each)


@cache
def _names(tag: str, deck_name: str, _families: tuple[str, ...]) -> _Names:
    return _Names(tag, DECKS[deck_name])


@lru_cache(maxsize=256)
def read_cards(text: str, deck: Deck, language: str) -> Cards:
    """Return the cards that a text names, in order and with repetitions.

    A card is a rank and a suit in either order, as letters, symbols, figures or words. The language of a reader is
    tried before the others. Raises UnreadableError.
    """
    tokens = _tokens(text)
    reader = _Reader(tokens, deck, language)
    found = reader.read(0)
    if found is None:
        raise UnreadableError(tokens[min(reader.furthest, len(tokens) - 1)])
    return found


def read_suit(text: str, deck: Deck, language: str) -> str | None:
    """Return the letter of the suit that a text names, or None."""
    reader = _Reader(_tokens(text), deck, language)
    found = [suit for suit, end in reader.parts(0, ranks=False) if end == len(reader.tokens)]
    return found[0] if found else None


def _tokens(text: str) -> list[str]:
    spaced = _SYMBOL.sub(r" \1 ", text.replace("\N{VARIATION SELECTOR-16}", ""))
    return [each for each in _APART.split(make_match_key(spaced)) if each]


class _Reader:
    """A search for a reading of all tokens; a later token decides between readings of an earlier one."""

    def __init__(self, tokens: list[str], deck: Deck, language: str) -> None:
        self.tokens = tokens
        self.deck = deck
        tags = (language, *(tag for tag in LANGUAGES if tag != language))
        self.names = [_names(tag, deck.name, tuple(FAMILIES)) for tag in tags]
        self.fillers = frozenset[str]().union(*(names.fillers for names in self.names))
        self.furthest = 0
        self.dead: set[int] = set()

    def read(self, start: int) -> Cards | None:
        """Return the cards of the tokens from `start`, or None if they have no reading."""
        if start == len(self.tokens):
            return ()
        if start in self.dead:
            return None
        self.furthest = max(self.furthest, start)
        for cards, end in self._readings(start):
            rest = self.read(end)
            if rest is not None:
                return cards + rest
        self.dead.add(start)
        return None

    def _readings(self, start: int) -> list[tuple[Cards, int]]:
        token = self.tokens[start]
        found: list[tuple[Cards, int]] = []
        for length in range(min(LONGEST_NAME, len(self.tokens) - start), 0, -1):
            phrase = tuple(self.tokens[start : start + length])
            found += [
                ((names.cards[phrase],), start + length) for names in self.names if phrase in names.cards
            ]
        found += self._pairs(start)
        if _CODES.fullmatch(token):
            names = tuple(
                ("T" if rank == "10" else rank.upper()) + suit for rank, suit in _CODE.findall(token)
            )
            if all(name in self.deck.index for name in names):
                found.append((names, start + 1))
        if token in self.fillers:
            found.append(((), start + 1))
        return found

    def _pairs(self, start: int) -> list[tuple[Cards, int]]:
        """Return the readings as a rank and a suit, or a suit and a rank, with fillers between them."""
        found: list[tuple[Cards, int]] = []
        for rank_first in (True, False):
            for first, after in self.parts(start, ranks=rank_first):
                for middle in self._past_fillers(after):
                    for second, end in self.parts(middle, ranks=not rank_first):
                        name = first + second if rank_first else second + first
                        if name in self.deck.index:
                            found.append(((name,), end))
        return found

    def _past_fillers(self, start: int) -> range:
        """Return the indices from `start` that are preceded by fillers only."""
        end = start
        while end < len(self.tokens) and self.tokens[end] in self.fillers:
            end += 1
        return range(start, end + 1)

    def parts(self, start: int, *, ranks: bool) -> list[tuple[str, int]]:
        """Return the ranks or suits that the tokens from `start` may name, and the index after each."""
        found: list[tuple[str, int]] = []
        for length in (3, 2, 1):
            phrase = tuple(self.tokens[start : start + length])
            if len(phrase) < length:
                continue
            if length == 1:
                (token,) = phrase
                letter = "T" if token == "10" else token.upper() if ranks else _SUIT_LETTERS.get(token, token)
                if letter in (self.deck.ranks if ranks else self.deck.suits) and len(letter) == 1:
                    found.append((letter, start + 1))
            for names in self.names:
                letter = (names.ranks if ranks else names.suits).get(phrase)
                if letter is not None:
                    found.append((letter, start + length))
        return found
