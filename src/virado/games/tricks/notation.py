"""Cards and suits in the words of a move or a sentence: what the games with the 32 cards have in common."""

import re

from virado.cards import SKAT32, SYMBOLS, Card, CardSet, members
from virado.games.tricks.rules import suit_cards
from virado.refusal import UnparsableError

SUITS = "shdc"
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()} | {"\N{VARIATION SELECTOR-16}": ""}
CARD = re.compile(r"(10|[7-9TJQKA])([shdc])", re.IGNORECASE | re.ASCII)


def plain_words(text: str) -> list[str]:
    """The words of a move: suit symbols as letters, commas as spaces, ranks and suits set apart joined."""
    for symbol, letter in LETTERS.items():
        text = text.replace(symbol, letter)
    text = re.sub(r"\b(10|[7-9TJQKAtjqka])\s+([shdcSHDC])\b", r"\1\2", text)
    return text.replace(",", " ").split()


def read_cards(words: list[str], text: str) -> list[Card]:
    """The cards that words name, also several run together; `text` is the whole input, for the refusal."""
    cards: list[Card] = []
    for word in words:
        rest = word
        while rest:
            found = CARD.match(rest)
            if found is None:
                raise UnparsableError(
                    f"{word!r} is no card; a card is a rank 7 to A and a suit s, h, d or c", text
                )
            card = SKAT32.card(found[0])
            if card in cards:
                raise UnparsableError(f"{SKAT32.pretty(card)} is named twice", text)
            cards.append(card)
            rest = rest[found.end() :]
    return cards


def read_suit(words: list[str], text: str) -> int:
    """The suit that one word names: `s`, `spades`, `spade`."""
    word = words[0].lower() if words else ""
    for suit, name in enumerate(SUIT_NAMES):
        if word in (SUITS[suit], name, name[:-1]) and len(words) == 1:
            return suit
    raise UnparsableError(f"{' '.join(words) or 'nothing'!r} is no suit; a suit is s, h, d or c", text)


def either(cards: CardSet) -> str:
    """`A♠ or 10♠ or 7♠`."""
    return " or ".join(SKAT32.pretty(card) for card in members(cards))


def are(cards: CardSet) -> str:
    """`A♠ is` or `A♠ K♠ are`."""
    return f"{SKAT32.pretty_set(cards)} {'are' if cards & (cards - 1) else 'is'}"


def must_follow(card: Card, led: int, hand: CardSet) -> str:
    """The sentence for a card that does not follow suit."""
    held = SKAT32.pretty_set(hand & suit_cards(led))
    return f"{SKAT32.pretty(card)} does not follow suit: {SUIT_NAMES[led]} were led and you hold {held}"


def must_trump(card: Card, led: int, trump: int, hand: CardSet) -> str:
    """The sentence for a card that is neither of the suit led nor a trump."""
    trumps = either(hand & suit_cards(trump))
    return f"{SKAT32.pretty(card)} is no trump: you cannot follow to {SUIT_NAMES[led]} and must trump with {trumps}"


def must_overtrump(card: Card, over: CardSet) -> str:
    """The sentence for a trump that is too low."""
    return f"{SKAT32.pretty(card)} does not beat the highest trump in the trick: you must play {either(over)}"
