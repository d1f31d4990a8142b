"""The vocabulary that all families share: how moves, events, effects and views are written down.

Each family has a module `messages` of msgspec structs built on these bases. The structs are what travels: the
line protocol, stored logs, JSON Schema and a client's types are made from them. They hold values only and are part of
no cycle, so the garbage collector need not look at them (`gc=False`). Cards travel by name (`Qs`), seats
as numbers from 0 in the order of play, sides as numbers from 0; `seat % number of sides` is the side of a seat.

One name per thing, in every family:

    hands       per seat, the cards that the viewer may know, else how many they are
    ending      how a deal or a match ended
    winners     the sides that won
    scores      by side, after what the event announces
    points      by side, the change of the scores
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
"""A card as text, rank and suit: `Qs`, `Td`; Rook cards `4b`. Whatever is a card is declared as one: `cards_in` goes by it."""
GivenCard: TypeAlias = Annotated[CardName, msgspec.Meta(max_length=LONGEST_CARD)]
"""Name of a card in a request, of bounded length."""
Cards: TypeAlias = tuple[CardName, ...]
"""Cards by name, in their order in text."""
Held: TypeAlias = tuple[CardName, ...] | int
"""Cards, if the viewer may know them; else how many they are."""
Side: TypeAlias = int
SuitName: TypeAlias = Literal["s", "h", "d", "c"]


class NonSeat(Enum):
    """Who is not a seat."""

    PUBLIC = "public"
    """The viewer who knows only what everybody knows."""
    REFEREE = "T"
    """The table referee, who may announce a misdeal (R-22)."""


PUBLIC: Final = NonSeat.PUBLIC
REFEREE: Final = NonSeat.REFEREE
Viewer: TypeAlias = Seat | Literal[NonSeat.PUBLIC]
"""Who looks: a seat, or PUBLIC."""
Actor: TypeAlias = Seat | Literal[NonSeat.REFEREE]
"""Who moves: a seat, or the REFEREE."""


class Move(msgspec.Struct, frozen=True, kw_only=True, tag_field="move", gc=False):
    """A move with named fields; `str()` is its canonical text, which `parse` takes back to the same move.

    Others than its actor learn of a move through the events that announce it, unless it is an `OpenMove`.
    """

    def seen_by(self, viewer: Viewer, actor: Actor) -> Self | None:
        """The move, if this viewer may know all of it."""
        return self if viewer == actor else None


class OpenMove(Move, frozen=True, kw_only=True):
    """A move without secrets."""

    def seen_by(self, viewer: Viewer, actor: Actor) -> Self | None:  # the same for all
        return self


class Call(OpenMove, frozen=True, kw_only=True):
    """What may be said out of turn; it takes nobody's turn."""


class Effect(msgspec.Struct, frozen=True, kw_only=True, tag_field="effect", gc=False):
    """What a move does, as far as the seat that makes it knows before it is made."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", gc=False):
    """A fact that a referee announces.

    An event holds everything; `seen_by` is the only way to anybody. A subclass either is an `Announcement`, heard
    by everybody, or says in a `seen_by` of its own what each viewer learns.
    """

    def seen_by(self, viewer: Viewer) -> Self:
        """The event as this viewer learns of it, secrets replaced by how many cards they are."""
        raise NotImplementedError(type(self).__name__)  # a struct cannot be abstract


class Announcement(Event, frozen=True, kw_only=True):
    """An event without secrets."""

    def seen_by(self, viewer: Viewer) -> Self:  # the same for all
        return self


def count_of(held: Held) -> int:
    """How many cards are held."""
    return held if isinstance(held, int) else len(held)


def hands_seen_by(hands: tuple[Held, ...], viewer: Viewer) -> tuple[Held, ...]:
    """Hands by seat with all but the viewer's own replaced by their number of cards."""
    return tuple(held if seat == viewer else count_of(held) for seat, held in enumerate(hands))


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The position as one viewer may know it: what every family's view has."""

    game: ClassVar[str]
    variant: str
    """Canonical text of the variant."""
    seat: Seat | Literal["public"]
    """The viewer."""
    phase: str
    """What is being decided: in Raub and Zwanzig ab by the names of the rulebooks, `play` in the Casino family, `arrange`
    or `show` in Hazari, `over` at the end."""
    to_act: tuple[Seat, ...]
    """Seats that have a decision now, from dealer+1 on."""
    deal: int
    """Number of the deal, from 1; 0 before the first."""
    dealer: Seat
    """Who deals the current deal; between deals, who deals next."""
    scores: tuple[int, ...]
    """By side."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side."""
    hands: tuple[Held, ...]
    """By seat."""


class Changes(msgspec.Struct, frozen=True, kw_only=True):
    """The canonical text of a variant taken apart: how it differs from the preset that it is made of."""

    slug: str
    """Of the preset."""
    players: int | msgspec.UnsetType = msgspec.UNSET
    """How many play; absent for the usual number."""
    teams: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether four play as two pairs; absent where they do what is usual."""
    options: dict[str, Any]
    """The options that are changed, those of a nested record as `points.ace`."""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before the first card, and what follows from it for the whole match: what every family's agreement has.

    A view does not repeat it. A client that draws a table needs no rule besides.
    """

    game: str
    """The family."""
    variant: str
    """Canonical text of the variant."""
    changes: Changes
    """The same taken apart."""
    players: int
    """How many seats there are."""
    teams: bool
    """Whether the seats are two pairs."""
    direction: Literal["cw", "ccw"]
    """In which direction the seats follow each other in the order of play."""
    ranks: str
    """The ranks in the order in which a hand is held, from the left."""
    options: dict[str, Any]
    """The value of every option, those of a nested record as `points.ace`."""


class Status(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The public status of a match (docs/reference/protocol.md)."""

    variant: str
    """Canonical text of the variant."""
    phase: str
    """As in `ViewMessage`."""
    to_act: tuple[Seat, ...]
    """Seats that have a decision now, from dealer+1 on; empty when the match is over."""
    deal: int
    """Number of the deal, from 1; 0 before the first."""
    round: int | msgspec.UnsetType = msgspec.UNSET
    """From 1; absent where the game has no rounds."""
    dealer: Seat
    """Who deals the current deal; between deals, who deals next."""
    scores: tuple[int, ...]
    """By side, now; in Raub and Zwanzig ab they count down."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats of each side."""
    over: bool
    """Whether the match has been won."""
    winners: tuple[Side, ...]
    """The sides that have won, lowest first; empty before the end."""
    deal_points: tuple[int, ...] | None
    """By side, the change of the score by the last deal that was scored; None before the first."""


def tag_of(message: msgspec.Struct) -> str:
    """The name by which a message says on the wire what it is: `take_turnup`, `deal-scored`."""
    return str(message.__struct_config__.tag)


def cards_in(message: msgspec.Struct) -> Iterator[str]:
    """The cards that a message names, with repetitions, in the order of its fields."""
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
    """Whether a type is, or contains, a card or a message with cards."""
    if hint == CardName:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(_fields_with_cards(hint))
    return any(_has_cards(inner) for inner in get_args(hint))
