"""Conversion of Highest moves between text, structs and packed integers."""

from tests.examples.highest.messages import HighestMove
from virado.cards import FRENCH52, Card, CardSet
from virado.games.contract import Packed
from virado.games.messages import Cards
from virado.refusal import UnparsableError


def names(cards: CardSet) -> Cards:
    """Return the names of a set of cards."""
    return tuple(FRENCH52.list(cards))


def card_of(name: str, given: str) -> Card:
    """Return a card by its name."""
    try:
        return FRENCH52.card(name)
    except ValueError:
        raise UnparsableError("no-such-card", given, part=name, deck=FRENCH52.name) from None


def parse(text: str) -> Packed:
    """Return the move that a text denotes: `card Kd`, or the card alone."""
    return (card_of(text.strip().removeprefix("card").strip(), text), 0, 0)


def pack(move: HighestMove) -> Packed:
    """Return the packed form of a move."""
    return (card_of(move.card, str(move)), 0, 0)


def unpack(packed: Packed) -> HighestMove:
    """Return the move that packed integers encode."""
    return HighestMove(card=FRENCH52.names[packed[0]])
