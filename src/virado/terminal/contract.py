"""The interface between the page of a family and the rest of the terminal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from virado.games.messages import Event, Move
from virado.terminal.choices import NumberedMove
from virado.terminal.perspective import Perspective
from virado.words.evaluation import FormattedText


class TypedLine(NamedTuple):
    """The page's interpretation of a typed line: a move to make, or a note to show."""

    move: Move | None = None
    aside: bool = False
    """True for a call beside the play, after which earlier events remain news."""
    note: str = ""


class Addition(NamedTuple):
    """A numbered move with a call typed after its number."""

    move: Move
    """The move, with the call included if the call is a part of it."""
    then: Move | None = None
    """A call made immediately after the move."""


class DealEvent(Protocol):
    """The common field of every family's event that begins a deal."""

    @property
    def deal(self) -> int:
        """Number of the deal in the match, from 1."""
        ...


class Page(ABC):
    """Abstract base of a family's page.

    Each match has its own instance, so a page may hold the arrangement that the person is trying out.
    `virado.families` names the class of each family.
    """

    deal_event: ClassVar[type[DealEvent]]
    """The event that begins a deal."""
    score_event: ClassVar[type[Any]]
    """The event that ends a deal; it has fields `points` and `scores`."""
    win_event: ClassVar[type[Any]]
    """The event that ends the match."""
    example: ClassVar[str]
    """The text of a move, shown as an example on the help page."""
    deal: ClassVar[str] = "terminal-deal"
    """Key of the message that names a deal by its number."""
    deal_over: ClassVar[str] = "terminal-deal-over"
    """Key of the message that announces the end of a deal."""
    lists_moves: ClassVar[bool] = True
    """True if the page lists the legal moves; otherwise `parse_line` returns the move."""

    # ------------------------------------------------------------------ a decision
    def begin(self, p: Perspective) -> None:  # noqa: B027  # a page need not do anything
        """Prepare the page for a new decision of the person."""

    def header(self, p: Perspective) -> list[str]:
        """Return facts for the top line: deal, round, target."""
        return [p.texts(self.deal, number=p.data.deal)]

    @abstractmethod
    def position(self, p: Perspective) -> list[str]:
        """Return the lines of the seats, the table and the person's hand."""

    @abstractmethod
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        """Return the question that the person must decide; `choices` are all listed moves."""

    @abstractmethod
    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        """Return the moves as offered, numbered from 1 in display order."""

    def move_name(self, p: Perspective, move: Move) -> FormattedText:
        """Return the name of a move for use in a sentence."""
        return p.texts.move(move)

    def words(self, p: Perspective, move: Move) -> frozenset[str]:
        """Return the words for a move in the person's language, normalised and in lower case."""
        return frozenset()

    def parse_line(self, p: Perspective, line: str) -> TypedLine | None:
        """Interpret a line as one of the page's own commands; None if it is not one."""
        return None

    def addition(self, p: Perspective, word: str, move: Move) -> Addition | None:
        """Return the addition that a word after the number of a move stands for; None if it stands for none."""
        return None

    # ------------------------------------------------------------------ help
    def help(self, p: Perspective) -> list[str]:
        """Return the page's own commands as message keys with the attributes `typed` and `what`."""
        return []

    def keys(self, p: Perspective) -> list[str]:
        """Return the commands that are also shown in the footer of every page."""
        return []

    # ------------------------------------------------------------------ moves of others
    def call_question(self, p: Perspective) -> str:
        """Return a question about the calls possible before the next seat plays; empty if there are none."""
        return ""

    def select_narrated(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events to narrate in sentences; the position shows the others."""
        return events

    # ------------------------------------------------------------------ scores
    def interludes(self, p: Perspective, events: Sequence[Event]) -> list[list[str]]:
        """Return pages to show one after another before the scores of a deal."""
        return []

    def remarks(self, p: Perspective, event: Any) -> list[str]:
        """Return remarks to show above the scores of a deal; `event` is its `score_event`."""
        return []

    @abstractmethod
    def score_rows(self, p: Perspective, event: Any) -> list[list[str]]:
        """Return the score table of a deal, with a row per item and a cell per side; `event` is its `score_event`."""
