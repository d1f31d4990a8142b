"""What a seat may do, and what is to be said about a move."""

import msgspec
from msgspec import UNSET, UnsetType

from virado.games.messages import Effect, Move
from virado.refusal import Refusal


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a seat may make."""

    text: str
    """Its canonical text."""
    move: Move
    """The same with named fields."""
    effect: Effect
    """What it does."""
    title: str | UnsetType = UNSET
    """What to do, as the headline of a button: `Raise Rosa's 8 to 12`. If `hello` asks for words."""
    result: str | UnsetType = UNSET
    """What comes of it, as a short figure: `5 cards, sweep`; may be empty. If `hello` asks for words."""
    says: str | UnsetType = UNSET
    """All that comes of it and is to be known, in one line; may be empty. If `hello` asks for words."""


class LegalMoves(msgspec.Struct, frozen=True, kw_only=True):
    """The moves of a seat."""

    moves: tuple[LegalMove, ...]
    """The legal moves in the order of the engine, up to the requested number. If there are more than 500, these are 500 moves in
    an order that covers every card of the hand early."""
    count: int
    """Number of legal moves, counted up to 500; a lower bound unless `complete` is true."""
    complete: bool
    """True if `moves` has all legal moves."""
    calls: tuple[str, ...]
    """What may be said out of turn."""
    asks: str | UnsetType = UNSET
    """What is to be decided, in a sentence: `Subscribe hearts.` Empty if nothing is. If `hello` asks for words."""
    said: tuple[LegalMove, ...] | UnsetType = UNSET
    """The same calls, if `hello` asks for words."""


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a move."""

    legal: bool
    """Whether the seat may make it now."""
    text: str = ""
    """Canonical text, if it can be read."""
    effect: Effect | None = None
    """Of a legal move, what it does; else None."""
    move: Move | UnsetType = UNSET
    """The move with named fields, if it is legal."""
    refusal: Refusal | None = None
    """Of an illegal one, why; else None, as for cards pointed at that are no move yet."""
    message: str = ""
    """The refusal in words, in the language of `hello`; empty if there is none."""
    title: str | UnsetType = UNSET
    """Of a legal move, as in `LegalMove`; so are `result` and `says`."""
    result: str | UnsetType = UNSET
    """Of a legal move, as in `LegalMove`."""
    says: str | UnsetType = UNSET
    """Of a legal move, as in `LegalMove`."""
    section: str | UnsetType = UNSET
    """Of an illegal one, the id of the section of the players' rules that explains the rule; empty if none does. If `hello`
    asks for words."""
