"""A family's part in small games: the enumeration of its hidden cards, and some example games."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from virado.cards import CardSet
from virado.cases.validation import Plain


class HiddenPlace(NamedTuple):
    """A place that holds hidden cards in no particular order."""

    field: str
    """`hands`, `discards`, or the field of the stock."""
    where: tuple[int, ...]
    """The seat, or the indices in the stock."""
    number: int
    """Number of cards in the place."""


class Hidden(NamedTuple):
    """The hidden cards of a public view, and the places where they may be."""

    cards: CardSet
    places: tuple[HiddenPlace, ...]


class SmallPosition(NamedTuple):
    """A position with few cards left in a regular deal, given by its variant and its construction."""

    variant: str
    position: Mapping[str, Plain]
    """The position as in the case files (`virado.cases`)."""
    seats: tuple[int, int] = (0, 1)
    pack: str = ""
    """For trick games: the cards in play, with all others exposed and set aside; empty for the whole pack."""
    set_aside: Callable[[Any, CardSet], None] | None = None
    """Function (state, cards) that exposes these cards and sets them aside."""


class SmallGames(NamedTuple):
    """The small games of a family."""

    hidden: Callable[[Any, Any, Any], Hidden]
    """Function (config, root, public view of the root) that returns the hidden cards.

    It raises ValueError if cards may still be drawn.
    """
    agrees: Callable[[Any, Any, Any], Any]
    """Function (config, root, hands (deals, seats)) that returns the consistent deals.

    They agree with shown voids and proven cards.
    """
    positions: Mapping[str, SmallPosition]
    """Small games, by name."""
