"""A puzzle: a record, the number of a step, and what searches found there."""

import zlib

import msgspec

from virado.bots.contract import Reason, Unit
from virado.cards import Seat
from virado.cases.positions import match_of
from virado.match import Match
from virado.record import Record
from virado.view import AnyView

LONGEST_PUZZLE = 1 << 16
"""Maximum length of a puzzle as JSON, in bytes."""


class PuzzleOption(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move that the searches compared."""

    move: str
    """Canonical text."""
    loss: float = 0.0
    """Value of the best move minus that of this one; 0 for the best move."""
    reasons: tuple[Reason, ...] = ()
    """Statements for and against the move; empty unless it is the best move or the one that tempts."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position in which one move is clearly best."""

    family: str
    theme: str
    """Name of the theme among those of the family."""
    record: Record
    """Deal up to the position; later moves are left out. It holds the hidden cards (`seed`)."""
    step: int
    """Number of moves before the position."""
    seat: Seat
    """The seat that has to find the best move."""
    unit: Unit
    """Unit of the losses."""
    error: float
    """Standard error of the smallest loss."""
    options: tuple[PuzzleOption, ...]
    """Moves with their losses, the best first."""
    tempting: str
    """Move of the greedy player, which is not the best."""

    @property
    def name(self) -> str:
        """Return a short name that depends on the position alone."""
        record = self.record
        key = f"{record.variant} {record.players} {record.seed} {record.dealer} {record.scores} {self.step} {self.seat}"
        return f"{zlib.crc32(key.encode()):08x}"

    @property
    def best(self) -> PuzzleOption:
        """Return the best move."""
        return self.options[0]

    @property
    def margin(self) -> float:
        """Return the smallest loss of another move, in `unit`."""
        return self.options[1].loss

    def option(self, move: str) -> PuzzleOption | None:
        """Return what the searches found about a move; None if they left it out as too weak."""
        return next((option for option in self.options if option.move == move), None)

    def match(self) -> Match:
        """Return the match at the position. Raises OptionsError (`bad-record`) if the record contradicts itself."""
        return match_of(self.record)

    def view(self) -> AnyView:
        """Return the view of the seat: all that a person may see. Raises OptionsError as `match` does."""
        return self.match().view(self.seat)


def cut(record: Record) -> Record:
    """Return a record without the shuffles that its seed repeats."""
    return msgspec.structs.replace(record, chance=[])
