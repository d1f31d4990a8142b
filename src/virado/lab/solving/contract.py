"""The parts of a family that its small games need: the enumeration of hidden cards, and example games."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from virado.cards import CardSet
from virado.cases.validation import Plain


class HiddenPlace(NamedTuple):
    """A place that holds hidden cards in no particular order."""

    field: str
    """Field of the state: `hands`, `discards`, or the field of the stock."""
    where: tuple[int, ...]
    """The seat of the hand or discards, or the indices in the stock."""
    number: int
    """Number of cards in the place."""


class Hidden(NamedTuple):
    """The hidden cards of a public view, and the places that hold them."""

    cards: CardSet
    places: tuple[HiddenPlace, ...]


class SmallPosition(NamedTuple):
    """A position with few cards left in a regular deal: its variant and a description from which it is built."""

    variant: str
    position: Mapping[str, Plain]
    """The position in the form of the case files (`virado.cases`)."""
    seats: tuple[int, int] = (0, 1)
    pack: str = ""
    """In trick games, the cards in play; empty for the whole pack.

    All other cards are exposed and set aside.
    """
    set_aside: Callable[[Any, CardSet], None] | None = None
    """Function (state, cards) that exposes these cards and sets them aside."""


class SmallGames(NamedTuple):
    """The small games of a family, with the functions that enumerate their deals."""

    hidden: Callable[[Any, Any, Any], Hidden]
    """Function (config, root, public view of the root) that returns the hidden cards.

    The function raises ValueError if cards may still be drawn.
    """
    agrees: Callable[[Any, Any, Any], Any]
    """Function (config, root, hands) that returns which deals agree with shown voids and proven cards.

    `hands` has the shape (deals, seats).
    """
    positions: Mapping[str, SmallPosition]
    """Small games, by name."""
