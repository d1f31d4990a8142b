"""What every family's table is to the page: its lines, its choices, its own commands."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from virado.games.contract import Move
from virado.terminal.choices import Choice
from virado.terminal.sight import Sight


class Answer(NamedTuple):
    """What a room makes of a typed line: a move to play, or a note to show, or a sheet to read."""

    move: str = ""
    """Text of a move to be made."""
    aside: bool = False
    """Whether the move is a word besides the play, after which what happened before still matters."""
    note: str = ""
    sheet: tuple[str, ...] = ()


class Rider(NamedTuple):
    """What is announced together with a numbered move."""

    suffix: str = ""
    """Added to the text of the move."""
    then: str = ""
    """A call made right after it."""


class Room:
    """One family's table. It lives as long as the match, so it may keep what the person is trying out."""

    lists_moves = True
    """Whether the legal moves are offered one by one; otherwise `read` makes the move."""

    def begin(self, sight: Sight) -> None:
        """A decision of the person begins."""
        del sight

    def header(self, sight: Sight) -> list[str]:
        """Facts for the line at the top: deal, round, target."""
        return [f"deal {sight.data['deal']}"]

    def table(self, sight: Sight) -> list[str]:
        """Seats, table and own hand."""
        raise NotImplementedError

    def question(self, sight: Sight, choices: Sequence[Choice]) -> str:
        """What is to be decided, in a sentence; `choices` are all the moves there are."""
        raise NotImplementedError

    def choices(self, sight: Sight, moves: Iterable[Move]) -> list[Choice]:
        """The moves as they are offered, numbered from 1 in the order shown."""
        raise NotImplementedError

    def read(self, sight: Sight, line: str) -> Answer | None:
        """What a line means in the room's own words; None if the line is none of its business."""
        del sight, line
        return None

    def rider(self, sight: Sight, word: str) -> Rider | None:
        """What a word typed after the number of a move means; None if nothing."""
        del sight, word
        return None

    def help(self, sight: Sight) -> list[tuple[str, str]]:
        """The room's own commands and what they do."""
        del sight
        return []

    def keys(self, sight: Sight) -> list[tuple[str, str]]:
        """The few of its commands that stand in the line below every page."""
        del sight
        return []

    def between(self, sight: Sight) -> str:
        """What the person might say before the next one plays, as the text of a prompt; empty if nothing."""
        del sight
        return ""

    def score_sheet(self, sight: Sight, event: Mapping[str, Any]) -> list[list[str]]:
        """Rows of the table shown when a deal has been scored: what counted, then a cell per side."""
        del sight, event
        return []
