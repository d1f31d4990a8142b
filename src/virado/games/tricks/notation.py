"""Moves of Raub and Zwanzig ab as text: the word of an action, followed by cards or a suit."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from virado.cards import SKAT32, SYMBOLS, Card, CardSet, members
from virado.games.messages import CardName, Cards, SuitName
from virado.refusal import UnparsableError

SUITS: tuple[SuitName, ...] = ("s", "h", "d", "c")
SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
"""Names of suits that may be typed, with or without the final `s`."""
LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()} | {"\N{VARIATION SELECTOR-16}": ""}
CARD_TEXT = re.compile(r"(10|[7-9TJQKA])([shdc])", re.IGNORECASE | re.ASCII)
CARD_WORD = "card"
"""The action word that may be omitted."""

Action = TypeVar("Action")


def names(cards: CardSet) -> Cards:
    """Return the names of a set of cards in text order."""
    return tuple(SKAT32.names[card] for card in members(cards))


def suit_name(suit: int) -> SuitName | None:
    """Return the letter of a suit, or None for NO_SUIT."""
    return SUITS[suit] if suit >= 0 else None


# ---------------------------------------------------------------------- reading text
def read_action(
    text: str, actions: Mapping[str, Action], other_words: Mapping[str, Action] | None = None
) -> tuple[str, Action, list[str]]:
    """Return the first word of a move's text, its action, and the remaining words.

    `actions` maps words to actions. A word of two parts (`take_turnup`) may be typed with a space or a hyphen. A
    single card means `card`. `other_words` are also accepted, but error messages do not list them.
    """
    known = {**actions, **(other_words or {})}
    words = _plain_words(text)
    if not words:
        raise UnparsableError("nothing-said", text, candidates=tuple(actions))
    for length in (2, 1):
        word = "_".join(words[:length]).lower().replace("-", "_")
        if word in known:
            return word, known[word], words[length:]
    if CARD_TEXT.match(words[0]):
        return CARD_WORD, actions[CARD_WORD], words
    raise UnparsableError("unknown-word", text, part=words[0], candidates=tuple(actions))


def _plain_words(text: str) -> list[str]:
    """Return the words of a move with normalised spelling.

    Suit symbols become letters, and commas become spaces. A rank and a suit separated by a space are joined.
    """
    for symbol, letter in LETTERS.items():
        text = text.replace(symbol, letter)
    text = re.sub(r"\b(10|[7-9TJQKAtjqka])\s+([shdcSHDC])\b", r"\1\2", text)
    return text.replace(",", " ").split()


def read_cards(words: Iterable[str], text: str) -> CardSet:
    """Return the cards that the words name, even if several are typed without a space. `text` is the whole input."""
    cards = 0
    for word in words:
        rest = word
        while rest:
            found = CARD_TEXT.match(rest)
            if found is None:
                raise _no_such_card_error(word, text)
            cards = _add_card(cards, SKAT32.card(found[0]), text)
            rest = rest[found.end() :]
    return cards


def read_one_card(word: str, words: Iterable[str], text: str) -> Card:
    """Return the single card that follows a word."""
    cards = read_cards(words, text)
    if cards.bit_count() != 1:
        raise UnparsableError("one-card", text, action=word)
    return cards.bit_length() - 1


def read_suit(words: list[str], text: str) -> int:
    """Return the suit that a single word names: `s`, `spades`, `spade`."""
    if not words:
        raise UnparsableError("suit-missing", text)
    word = words[0].lower()
    for suit, name in enumerate(SUIT_WORDS):
        if word in (SUITS[suit], name, name[:-1]) and len(words) == 1:
            return suit
    raise UnparsableError("no-suit", text, part=" ".join(words))


def read_nothing(word: str, words: list[str], text: str) -> None:
    """Raise UnparsableError if anything follows a word that takes no cards and no suit."""
    if words:
        raise UnparsableError("stands-alone", text, action=word, part=" ".join(words))


# ---------------------------------------------------------------------- reading structs
def pack_cards(cards: Iterable[CardName], text: str) -> CardSet:
    """Return the set of the named cards. Raises UnparsableError for unknown or repeated cards."""
    result = 0
    for name in cards:
        result = _add_card(result, pack_card(name, text), text)
    return result


def pack_card(name: CardName, text: str) -> Card:
    """Return a card by name. Raises UnparsableError if the name is unknown."""
    try:
        return SKAT32.card(name)
    except ValueError:
        raise _no_such_card_error(name, text) from None


def pack_suit(suit: str, text: str) -> int:
    """Return a suit by its letter. Raises UnparsableError if the letter is unknown."""
    if suit not in SUITS:
        raise UnparsableError("no-suit", text, part=suit)
    return SUITS.index(suit)


def _add_card(cards: CardSet, card: Card, text: str) -> CardSet:
    if cards >> card & 1:
        raise UnparsableError("card-twice", text, cards=(SKAT32.names[card],))
    return cards | 1 << card


def _no_such_card_error(part: str, text: str) -> UnparsableError:
    return UnparsableError("no-such-card", text, part=part, deck=SKAT32.name)
