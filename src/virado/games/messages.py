"""Base classes and types for the moves, events, effects and views of all families.

Each family has a module `messages` of msgspec structs built on these bases. The line protocol, stored logs, JSON
Schema and client types are derived from the structs. They contain only values and are never part of a cycle, so the
garbage collector can ignore them (`gc=False`). Cards are written by name (`Qs`). Seats are numbers from 0 in order of
play, and sides are numbers from 0. `seat % number of sides` is the side of a seat.

Names that all families share:

    hands       each seat's cards, or their number where they are hidden from the viewer
    ending      way in which a deal or a match ended
    winners     the sides that won
    scores      score of each side after the event
    points      change of each side's score
"""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, Self, TypeAlias, get_args, get_type_hints

import msgspec

from virado.bounds import LONGEST_CARD
from virado.cards import Seat

__all__ = [
    "PUBLIC",
    "REFEREE",
    "Actor",
    "Announcement",
    "Call",
    "CardName",
    "Cards",
    "Effect",
    "Event",
    "GivenCard",
    "Held",
    "Move",
    "OpenMove",
    "Side",
    "Status",
    "SuitName",
    "ViewMessage",
    "Viewer",
    "cards_in",
    "count_of",
    "tag_of",
]

CardName: TypeAlias = Annotated[
    str, msgspec.Meta(extra_json_schema={"format": "card"}, description="Rank and suit: Qs, Td; Rook 4b.")
]
"""A card as text, rank and suit: `Qs`, `Td`; Rook cards `4b`.

Every field that holds a card must have this type, because `cards_in` relies on it.
"""
GivenCard: TypeAlias = Annotated[CardName, msgspec.Meta(max_length=LONGEST_CARD)]
"""Card name with a maximum length, for requests."""
Cards: TypeAlias = tuple[CardName, ...]
"""Card names in text order."""
Held: TypeAlias = tuple[CardName, ...] | int
"""Cards of a hand or another place; their number if the viewer may not know them."""
Side: TypeAlias = int
SuitName: TypeAlias = Literal["s", "h", "d", "c"]


class NonSeat(Enum):
    """Actors and viewers that are not seats."""

    PUBLIC = "public"
    """The viewer with public information only."""
    REFEREE = "T"
    """The referee, who may announce a misdeal (R-22)."""


PUBLIC: Final = NonSeat.PUBLIC
REFEREE: Final = NonSeat.REFEREE
Viewer: TypeAlias = Seat | Literal[NonSeat.PUBLIC]
"""A viewer: a seat, or PUBLIC."""
Actor: TypeAlias = Seat | Literal[NonSeat.REFEREE]
"""An actor: a seat, or the REFEREE."""


class Move(msgspec.Struct, frozen=True, kw_only=True, tag_field="move", gc=False):
    """A move with named fields. `str()` returns its canonical text, from which `parse` returns the move.

    Other seats learn of a move only through the events that announce it, unless it is an `OpenMove`.
    """

    def seen_by(self, viewer: Viewer, actor: Actor) -> Self | None:
        """Return the move if this viewer may know all of it, else None."""
        return self if viewer == actor else None


class OpenMove(Move, frozen=True, kw_only=True):
    """A move that may be shown to every viewer."""

    def seen_by(
        self, viewer: Viewer, actor: Actor
    ) -> Self | None:  # an announcement is visible to all viewers
        return self


class Call(OpenMove, frozen=True, kw_only=True):
    """A call: a move that a seat makes out of turn and that does not use a turn."""


class Effect(msgspec.Struct, frozen=True, kw_only=True, tag_field="effect", gc=False):
    """The effect of a move, computed before the move is made and limited to the knowledge of the seat that makes it."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", gc=False):
    """An event announced by the referee.

    An event contains complete information; only the result of `seen_by` may leave the server. A subclass is either an
    `Announcement`, which is public, or overrides `seen_by` to filter the event for each viewer.
    """

    def seen_by(self, viewer: Viewer) -> Self:
        """Return the event as this viewer may see it, with hidden cards replaced by their number."""
        raise NotImplementedError(type(self).__name__)  # a struct cannot be abstract


class Announcement(Event, frozen=True, kw_only=True):
    """An event that may be shown to every viewer."""

    def seen_by(self, viewer: Viewer) -> Self:  # an announcement is visible to all viewers
        return self


def count_of(held: Held) -> int:
    """Return the number of cards in a `Held` value."""
    return held if isinstance(held, int) else len(held)


def hands_seen_by(hands: tuple[Held, ...], viewer: Viewer) -> tuple[Held, ...]:
    """Return the hands as a viewer sees them: all other hands are replaced by their number of cards."""
    return tuple(held if seat == viewer else count_of(held) for seat, held in enumerate(hands))


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The common fields of every family's view: a position as one viewer may know it."""

    game: ClassVar[str]
    variant: str
    """Canonical text of the variant."""
    seat: Seat | Literal["public"]
    """The viewer."""
    phase: str
    """Name of the phase; `over` at the end.

    Raub and Zwanzig ab use the names of the rulebook, Casino `play`, and Hazari `arrange` or `show`.
    """
    to_act: tuple[Seat, ...]
    """Seats that have a decision now, in order from dealer+1."""
    deal: int
    """Number of the deal, from 1; 0 before the first."""
    dealer: Seat
    """Dealer of the current deal; between deals, dealer of the next."""
    scores: tuple[int, ...]
    """Score of each side."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side."""
    hands: tuple[Held, ...]
    """Each seat's hand, or its number of cards where it is hidden."""


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a variant's canonical text: the preset and the changes to it."""

    slug: str
    """Slug of the preset."""
    players: int | msgspec.UnsetType = msgspec.UNSET
    """Number of players; absent if it is the usual number of the preset."""
    teams: bool | msgspec.UnsetType = msgspec.UNSET
    """True if four players play in pairs; absent if this is usual for the preset."""
    options: dict[str, Any]
    """The changed options; those of a nested record are named like `points.ace`."""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """The common fields of every family's agreement, which is fixed before the first card.

    A view does not repeat the agreement. The agreement contains all rules that a client needs to draw a table.
    """

    game: str
    """Name of the family."""
    variant: str
    """Canonical text of the variant."""
    changes: Changes
    """The parts of the canonical text."""
    players: int
    """Number of seats."""
    teams: bool
    """True if the seats play in pairs."""
    direction: Literal["cw", "ccw"]
    """Direction in which play passes from seat to seat."""
    ranks: str
    """The ranks in the order in which a client sorts a hand, from the left."""
    options: dict[str, Any]
    """Values of all options; those of a nested record are named like `points.ace`."""


class Status(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The public status of a match (docs/reference/protocol.md)."""

    variant: str
    """Canonical text of the variant."""
    phase: str
    """Name of the phase, as in `ViewMessage`."""
    to_act: tuple[Seat, ...]
    """Seats that have a decision now, in order from dealer+1; empty after the match."""
    deal: int
    """Number of the deal, from 1; 0 before the first."""
    round: int | msgspec.UnsetType = msgspec.UNSET
    """Number of the round within the deal, from 1; absent if the game has no rounds."""
    dealer: Seat
    """Dealer of the current deal; between deals, dealer of the next."""
    scores: tuple[int, ...]
    """Current score of each side; scores count down in Raub and Zwanzig ab."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side."""
    over: bool
    """True if the match has been won."""
    winners: tuple[Side, ...]
    """The sides that have won, lowest first; empty before the end."""
    deal_points: tuple[int, ...] | None
    """Change of each side's score in the last scored deal; None before the first."""


def tag_of(message: msgspec.Struct) -> str:
    """Return the tag that identifies a message's type on the wire: `take_turnup`, `deal-scored`."""
    return str(message.__struct_config__.tag)


def cards_in(message: msgspec.Struct) -> Iterator[str]:
    """Yield the cards that a message names, with repetitions, in the order of its fields."""
    for name in _fields_with_cards(type(message)):
        yield from _cards_of(getattr(message, name))


def _cards_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from cards_in(value)
    elif isinstance(value, dict):
        for inner in value.values():  # pyright: ignore[reportUnknownVariableType]
            yield from _cards_of(inner)
    elif isinstance(value, tuple | list):
        for inner in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _cards_of(inner)


@cache
def _fields_with_cards(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if _has_cards(hints[name]))


def _has_cards(hint: Any) -> bool:
    """Return True if a type is or contains a card, or a message with cards."""
    if hint == CardName:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(_fields_with_cards(hint))
    return any(_has_cards(inner) for inner in get_args(hint))
