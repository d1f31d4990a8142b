"""Moves as the rulebook's action words."""

from virado.cards import SKAT32
from virado.games.contract import Move
from virado.games.tricks.notation import CARD as CARD_TEXT
from virado.games.tricks.notation import SUITS, plain_words, read_cards, read_suit
from virado.games.zwanzig_ab.rules.legality import well_formed
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    DROP,
    EXCHANGE,
    LOOK,
    NEXT,
    REDEAL,
    STAY,
    move,
)
from virado.refusal import UnparsableError

WORDS = {
    BLIND: "blind",
    LOOK: "look",
    CHOOSE: "choose",
    NEXT: "next",
    REDEAL: "redeal",
    EXCHANGE: "exchange",
    STAY: "stay",
    DROP: "drop",
    CARD: "card",
}
"""The word of each action."""
ACTIONS = {word: action for action, word in WORDS.items()}


def text_of(made: Move) -> str:
    """Canonical text: the word, then a suit, or cards in deck order; ValueError if it is no move at all."""
    if not well_formed(*made):
        raise ValueError(f"{made} is no move of Zwanzig ab")
    action, what, _ = made
    if action in (BLIND, CHOOSE):
        return f"{WORDS[action]} {SUITS[what]}"
    if action == CARD:
        return f"{WORDS[action]} {SKAT32.names[what]}"
    if action == EXCHANGE and what:
        return f"{WORDS[action]} {SKAT32.text(what)}"
    return WORDS[action]


def parse(text: str) -> Move:
    """The move a text means: `choose s`, `Exchange 10♦, 7s`, `card Kh`, or a bare card."""
    words = plain_words(text)
    if not words:
        raise UnparsableError("a move is a word such as choose s, exchange 7s 8c, stay or card Kh", text)
    action = ACTIONS.get(words[0].lower())
    rest = words[1:]
    if action is None and CARD_TEXT.match(words[0]):
        action, rest = CARD, words
    if action is None:
        raise UnparsableError(f"{words[0]!r} is no action; there are {', '.join(ACTIONS)}", text)
    if action in (BLIND, CHOOSE):
        return move(action, read_suit(rest, text))
    if action in (CARD, EXCHANGE):
        cards = read_cards(rest, text)
        if action == EXCHANGE:
            return move(EXCHANGE, sum(1 << card for card in cards))
        if len(cards) != 1:
            raise UnparsableError("card names one card, such as card Kh", text)
        return move(CARD, cards[0])
    if rest:
        raise UnparsableError(f"{WORDS[action]} stands alone, without {' '.join(rest)!r}", text)
    return move(action)
