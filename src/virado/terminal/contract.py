"""What a family's page is to the rest of the terminal: its lines, its choices, its own commands."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from virado.games.messages import Event, Move
from virado.terminal.choices import NumberedMove
from virado.terminal.perspective import Perspective
from virado.words.evaluation import FormattedText


class TypedLine(NamedTuple):
    """What a page makes of a typed line: a move to be made, or a note to be shown."""

    move: Move | None = None
    aside: bool = False
    """Whether the move is a word besides the play, after which what happened before still matters."""
    note: str = ""


class Addition(NamedTuple):
    """What is announced together with a numbered move."""

    move: Move
    """The move, with what is announced in it."""
    then: Move | None = None
    """A call made right after it."""


class DealEvent(Protocol):
    """What every family's event that begins a deal has."""

    @property
    def deal(self) -> int:
        """Its number in the match, from 1."""
        ...


class Page(ABC):
    """One family's page. One is made for each match, so it may keep what the person is trying out.

    The class is named in `virado.families`.
    """

    deal_event: ClassVar[type[DealEvent]]
    """The event that begins a deal."""
    score_event: ClassVar[type[Any]]
    """The event that ends a deal; it has fields `points` and `scores`."""
    win_event: ClassVar[type[Any]]
    """The event that ends the match."""
    example: ClassVar[str]
    """The text of a move, for the help page."""
    deal: ClassVar[str] = "terminal-deal"
    """The message that names a deal by its number."""
    deal_over: ClassVar[str] = "terminal-deal-over"
    """The message that says that this deal is over."""
    lists_moves: ClassVar[bool] = True
    """Whether the legal moves are offered one by one; otherwise `read` makes the move."""

    # ------------------------------------------------------------------ a decision
    def begin(self, p: Perspective) -> None:  # noqa: B027  # a page need not do anything
        """A decision of the person begins."""

    def header(self, p: Perspective) -> list[str]:
        """Facts for the line at the top: deal, round, target."""
        return [p.texts(self.deal, number=p.data.deal)]

    @abstractmethod
    def position(self, p: Perspective) -> list[str]:
        """Seats, table and own hand."""

    @abstractmethod
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        """What is to be decided, in a sentence; `choices` are all the moves there are."""

    @abstractmethod
    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        """The moves as they are offered, numbered from 1 in the order shown."""

    def move_name(self, p: Perspective, move: Move) -> FormattedText:
        """What a move is called in a sentence."""
        return p.texts.move(move)

    def words(self, p: Perspective, move: Move) -> frozenset[str]:
        """Words by which a move is known in the person's language, as typed words are compared with them."""
        return frozenset()

    def parse_line(self, p: Perspective, line: str) -> TypedLine | None:
        """What a line means in the page's own words; None if nothing."""
        return None

    def addition(self, p: Perspective, word: str, move: Move) -> Addition | None:
        """What a word typed after the number of a move adds to it; None if nothing."""
        return None

    # ------------------------------------------------------------------ help
    def help(self, p: Perspective) -> list[str]:
        """The page's own commands, as keys of messages with the attributes `typed` and `what`."""
        return []

    def keys(self, p: Perspective) -> list[str]:
        """The few of its commands that stand in the line below every page."""
        return []

    # ------------------------------------------------------------------ what others do
    def call_question(self, p: Perspective) -> str:
        """What the person might call before the next seat plays, as a question; empty if nothing."""
        return ""

    def select_narrated(self, events: Sequence[Event]) -> Sequence[Event]:
        """Those of these events that are put into sentences; the others are drawn."""
        return events

    # ------------------------------------------------------------------ scores
    def interludes(self, p: Perspective, events: Sequence[Event]) -> list[list[str]]:
        """Pages to be read one after another before the scores of a deal."""
        return []

    def remarks(self, p: Perspective, event: Any) -> list[str]:
        """What is worth saying above the scores of a deal, of a `scored` event."""
        return []

    @abstractmethod
    def score_rows(self, p: Perspective, event: Any) -> list[list[str]]:
        """Rows of the table shown when a deal has been scored, of a `scored` event: what counted, then a cell per side."""
