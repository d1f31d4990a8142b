"""What a family brings to small games: how its hidden cards are dealt out again, and some small games of it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from virado.cards import CardSet
from virado.cases.validation import Plain


class HiddenPlace(NamedTuple):
    """Where some hidden cards lie together, so that their order makes no difference."""

    field: str
    """`hands`, `discards`, or the field of the stock."""
    where: tuple[int, ...]
    """The seat, or the places in the stock."""
    number: int
    """Cards that lie there."""


class Hidden(NamedTuple):
    """The cards that a public view does not place, and where they may lie."""

    cards: CardSet
    places: tuple[HiddenPlace, ...]


class SmallPosition(NamedTuple):
    """A position in which a real deal goes on with few cards, by the text of its variant and how it comes about."""

    variant: str
    position: Mapping[str, Plain]
    """As in the case files (`virado.cases`)."""
    seats: tuple[int, int] = (0, 1)
    pack: str = ""
    """The trick games: the cards played with, where all others have been laid open and set aside; empty for the whole pack."""
    set_aside: Callable[[Any, CardSet], None] | None = None
    """(state, cards): lay these cards open."""


class SmallGames(NamedTuple):
    """The part of a family."""

    hidden: Callable[[Any, Any, Any], Hidden]
    """(config, root, the root as everybody sees it): what is hidden; ValueError if cards may still be drawn."""
    agrees: Callable[[Any, Any, Any], Any]
    """(config, root, hands (deals, seats)): which deals agree with what seats have shown to lack, or are bound to hold."""
    positions: Mapping[str, SmallPosition]
    """Small games, by name."""
