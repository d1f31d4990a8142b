"""The interface between the page of a family and the rest of the terminal."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

from virado.games.messages import Event, Move
from virado.terminal.choices import NumberedMove
from virado.terminal.perspective import Perspective
from virado.words.evaluation import FormattedText


class AnswerEntry(NamedTuple):
    """A numbered answer to a question of the page."""

    label: str
    """Painted text beside the number."""
    line: str
    """The line that the person could have typed instead of this answer."""
    card: str = ""
    """Name of the card that the answer chooses; the person can answer with it as well."""


class OpenQuestion(NamedTuple):
    """A question about a line that can be read in several ways. Until it is answered, a number means an entry."""

    text: str
    entries: Sequence[AnswerEntry]
    """The answers, numbered from 1."""


class TypedLine(NamedTuple):
    """The page's interpretation of a typed line: a move to make, a note to show, or a question to ask."""

    move: Move | None = None
    aside: bool = False
    """True if the move is a call that is not a turn; earlier events then remain news."""
    note: str = ""
    question: OpenQuestion | None = None


class Addition(NamedTuple):
    """A numbered move with a call that was typed after the number."""

    move: Move
    """The move; it includes the call if the call is announced with the move."""
    then: Move | None = None
    """Call to make immediately after the move; None if there is no separate call."""


class Interlude(NamedTuple):
    """A page that is shown before the scores of a deal."""

    lines: list[str]
    brief: list[str]
    """The page in fewer lines, for a small window."""
    shown: int
    """Number of the deal's events that the person has seen with this page."""


class DealEvent(Protocol):
    """The common field of every family's event that begins a deal."""

    @property
    def deal(self) -> int:
        """Number of the deal in the match, from 1."""
        ...


class Page(ABC):
    """Abstract base of a family's page.

    Each match has its own instance, so a page may store the arrangement that the person is trying out.
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
    syntax_refusals: ClassVar[Sequence[str]] = ()
    """Details of refusals that quote the English texts of moves, which no page shows."""
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
        """Return the lines of the seats, the table and the person's hand, with empty lines between these parts."""

    def brief_position(self, p: Perspective) -> list[str]:
        """Return the position in fewer lines, for a small window: above all the table and the hand."""
        return [line for line in self.position(p) if line]

    def least_position(self, p: Perspective) -> list[str]:
        """Return the position in as few lines as possible: only the table and the hand."""
        return self.brief_position(p)

    @abstractmethod
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        """Return the question to display; `choices` are all listed moves."""

    @abstractmethod
    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        """Return the moves as numbered choices, from 1 in display order."""

    def move_name(self, p: Perspective, move: Move) -> FormattedText:
        """Return the name of a move for use in a sentence."""
        return p.texts.move(move)

    def words(self, p: Perspective, move: Move) -> frozenset[str]:
        """Return the words by which the person can name a move, normalised and in lower case."""
        return frozenset()

    def canonical_words(self, p: Perspective, line: str) -> str:
        """Return a line with the words that the texts of moves use, in place of those of the person's language.

        A line without words for moves is returned unchanged.
        """
        return line

    def parse_line(self, p: Perspective, line: str) -> TypedLine | None:
        """Return the interpretation of a line as one of the page's own commands.

        Returns None if the line is no such command.
        """
        return None

    def addition(self, p: Perspective, word: str, move: Move) -> Addition | None:
        """Return the addition to a move that a word typed after its number requests.

        Returns None if the word requests no addition.
        """
        return None

    # ------------------------------------------------------------------ help
    def help(self, p: Perspective) -> list[str]:
        """Return the message keys of the page's own commands; the messages have the attributes `typed` and `what`."""
        return []

    def help_facts(self, p: Perspective) -> Mapping[str, object]:
        """Return the facts for the messages of `help`."""
        return {}

    def keys(self, p: Perspective) -> list[str]:
        """Return the message keys of the commands that are also shown in the footer of every page."""
        return []

    # ------------------------------------------------------------------ moves of others
    def call_question(self, p: Perspective) -> str:
        """Return a question about the calls possible before the next seat plays; empty if no call is possible."""
        return ""

    def select_narrated(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events that sentences narrate; the position shows all other events."""
        return events

    # ------------------------------------------------------------------ scores
    def interludes(self, p: Perspective, events: Sequence[Event]) -> list[Interlude]:
        """Return the pages to show, one after another, before the scores of a deal."""
        return []

    def remarks(self, p: Perspective, event: Any) -> list[str]:
        """Return the remarks to show above the scores of a deal; `event` is the deal's `score_event`."""
        return []

    def score_rows(self, p: Perspective, event: Any) -> list[list[str]]:
        """Return the score table of a deal as rows of cells, the heads first.

        `event` is the deal's `score_event`. By default, each side has a row with its points and its score.
        """
        texts = p.texts
        rows = [["", texts("terminal-row-deal"), texts("terminal-row-score")]]
        for side in p.sides:
            points, score = texts.change(event.points[side]), texts.number(event.scores[side])
            rows.append([p.side_name(side), points, score])
        return rows
