"""Moves of Raub and Zwanzig ab as text: the word of an action, then cards of the 32 or a suit."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from virado.cards import SKAT32, SYMBOLS, Card, CardSet, members
from virado.games.messages import CardName, Cards, SuitName
from virado.refusal import UnparsableError

SUITS: tuple[SuitName, ...] = ("s", "h", "d", "c")
SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
"""How a suit may be typed, with or without the last letter."""
LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()} | {"\N{VARIATION SELECTOR-16}": ""}
CARD_TEXT = re.compile(r"(10|[7-9TJQKA])([shdc])", re.IGNORECASE | re.ASCII)
CARD_WORD = "card"
"""The word that may be left out."""

Action = TypeVar("Action")


def names(cards: CardSet) -> Cards:
    """The names of a set of cards, in the order in which they are written."""
    return tuple(SKAT32.names[card] for card in members(cards))


def suit_name(suit: int) -> SuitName | None:
    """The letter of a suit, None for NO_SUIT."""
    return SUITS[suit] if suit >= 0 else None


# ---------------------------------------------------------------------- reading text
def read_action(
    text: str, actions: Mapping[str, Action], other_words: Mapping[str, Action] | None = None
) -> tuple[str, Action, list[str]]:
    """The word at the beginning of a move's text, its action, and the words behind it.

    `actions` are by word; a word of two parts (`take_turnup`) may be typed with a space or a hyphen. A card alone is `card`.
    `other_words` are understood too, and not named in errors.
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
    """The words of a move: suit symbols as letters, commas as spaces, ranks and suits set apart joined."""
    for symbol, letter in LETTERS.items():
        text = text.replace(symbol, letter)
    text = re.sub(r"\b(10|[7-9TJQKAtjqka])\s+([shdcSHDC])\b", r"\1\2", text)
    return text.replace(",", " ").split()


def read_cards(words: Iterable[str], text: str) -> CardSet:
    """The cards that words name, also several run together; `text` is the whole input."""
    cards = 0
    for word in words:
        rest = word
        while rest:
            found = CARD_TEXT.match(rest)
            if found is None:
                raise _no_such_card(word, text)
            cards = _add_card(cards, SKAT32.card(found[0]), text)
            rest = rest[found.end() :]
    return cards


def read_one_card(word: str, words: Iterable[str], text: str) -> Card:
    """The one card that stands behind a word."""
    cards = read_cards(words, text)
    if cards.bit_count() != 1:
        raise UnparsableError("one-card", text, action=word)
    return cards.bit_length() - 1


def read_suit(words: list[str], text: str) -> int:
    """The suit that one word names: `s`, `spades`, `spade`."""
    if not words:
        raise UnparsableError("suit-missing", text)
    word = words[0].lower()
    for suit, name in enumerate(SUIT_WORDS):
        if word in (SUITS[suit], name, name[:-1]) and len(words) == 1:
            return suit
    raise UnparsableError("no-suit", text, part=" ".join(words))


def read_nothing(word: str, words: list[str], text: str) -> None:
    """UnparsableError if anything stands behind a word that stands alone."""
    if words:
        raise UnparsableError("stands-alone", text, action=word, part=" ".join(words))


# ---------------------------------------------------------------------- reading structs
def packed_cards(cards: Iterable[CardName], text: str) -> CardSet:
    """The set of cards by name; UnparsableError if there is no such card, or one is named twice."""
    result = 0
    for name in cards:
        result = _add_card(result, packed_card(name, text), text)
    return result


def packed_card(name: CardName, text: str) -> Card:
    """A card by name; UnparsableError if there is none."""
    try:
        return SKAT32.card(name)
    except ValueError:
        raise _no_such_card(name, text) from None


def packed_suit(suit: str, text: str) -> int:
    """A suit by its letter; UnparsableError if there is none."""
    if suit not in SUITS:
        raise UnparsableError("no-suit", text, part=suit)
    return SUITS.index(suit)


def _add_card(cards: CardSet, card: Card, text: str) -> CardSet:
    if cards >> card & 1:
        raise UnparsableError("card-twice", text, cards=(SKAT32.names[card],))
    return cards | 1 << card


def _no_such_card(part: str, text: str) -> UnparsableError:
    return UnparsableError("no-such-card", text, part=part, deck=SKAT32.name)
