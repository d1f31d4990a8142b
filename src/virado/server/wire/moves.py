"""Legal moves of a seat and explanations of a move."""

import msgspec
from msgspec import UNSET, UnsetType

from virado.games.messages import Effect, Move
from virado.refusal import Refusal


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move of a seat."""

    text: str
    """Canonical text of the move."""
    move: Move
    """The move as a struct with named fields."""
    effect: Effect
    """The effect of the move."""
    title: str | UnsetType = UNSET
    """The move as a short instruction for a button, such as `Raise Rosa's 8 to 12`.

    Present if `hello` asks for words.
    """
    result: str | UnsetType = UNSET
    """The result of the move in brief, such as `5 cards, sweep`; may be empty. Present if `hello` asks for words."""
    says: str | UnsetType = UNSET
    """All consequences of the move in one line; may be empty. Present if `hello` asks for words."""


class LegalMoves(msgspec.Struct, frozen=True, kw_only=True):
    """The legal moves of a seat."""

    moves: tuple[LegalMove, ...]
    """The legal moves in the order of the engine, up to the requested number.

    If there are more than 500, these are 500 moves, ordered so that each card of the hand occurs early.
    """
    count: int
    """Number of legal moves, counted up to 500; a lower bound unless `complete` is true."""
    complete: bool
    """True if `moves` contains all legal moves."""
    calls: tuple[str, ...]
    """Texts of the calls that the seat may make out of turn."""
    asks: str | UnsetType = UNSET
    """The decision to make, as a sentence; empty if there is none. Present if `hello` asks for words."""
    said: tuple[LegalMove, ...] | UnsetType = UNSET
    """The calls with their descriptions. Present if `hello` asks for words."""


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """The explanation of a move, legal or not."""

    legal: bool
    """True if the seat may make the move now."""
    text: str = ""
    """Canonical text of the move; empty if the input cannot be parsed."""
    effect: Effect | None = None
    """The effect of a legal move; otherwise None."""
    move: Move | UnsetType = UNSET
    """The move as a struct with named fields, if it is legal."""
    refusal: Refusal | None = None
    """The refusal of an illegal move; None for a legal move and for selected cards that do not form a move yet."""
    message: str = ""
    """The refusal in words, in the language of `hello`; empty if the move is not refused."""
    title: str | UnsetType = UNSET
    """Title of a legal move, as in `LegalMove`."""
    result: str | UnsetType = UNSET
    """Result of a legal move, as in `LegalMove`."""
    says: str | UnsetType = UNSET
    """Consequences of a legal move, as in `LegalMove`."""
    section: str | UnsetType = UNSET
    """For an illegal move, the id of the section of the players' rules that explains the rule; empty if none does.

    Present if `hello` asks for words.
    """
