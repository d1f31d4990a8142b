"""Analysis by bots: the legal moves of a seat, and its past decisions."""

import msgspec
from msgspec import UNSET, UnsetType


class HintedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move with a bot's evaluation."""

    text: str
    """Canonical text of the move."""
    value: float
    """Expected value of the move, in `unit`. Higher values are better, even if the rules count penalty points."""
    stderr: float
    """Standard error of the value; 0 if it is exact or not an estimate."""
    unit: str
    """`points`: points of the deal minus those of the best other side.

    `%`: probability of winning the match times 100.
    `heuristic`: value of a bot without search, which only ranks the moves.
    """
    reason: str
    """Reasons for the value as text, the most important first; may be empty."""
    title: str | UnsetType = UNSET
    """The move as a short instruction, as in `LegalMove`. Present if `hello` asks for words."""


class Hints(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's evaluation of the legal moves."""

    level: str
    """Level of the bot."""
    moves: tuple[HintedMove, ...]
    """The evaluated moves, best first."""


class Assessment(Hints, frozen=True, kw_only=True):
    """A bot's evaluation of the moves at a step of a replay."""

    played: str
    """Text of the move that the seat played at this step; empty if the seat made no move."""


class JudgedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a seat with more than one legal move. It is judged by the information that the seat had then."""

    step: int
    """Number of the replay step of the move."""
    value: float
    """Expected value of the best move, in `unit`."""
    stderr: float
    """Standard error of the value; 0 if it is exact or not an estimate."""
    unit: str
    """`points` or `%`, as in `HintedMove`."""
    loss: float | None
    """Value of the best move minus that of the move played; None if the search did not consider the move played."""
    loss_stderr: float
    """Upper bound of the standard error of the loss."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """The judged decisions of a seat in a deal."""

    deal: int
    """Number of the deal, from 1."""
    decisions: tuple[JudgedDecision, ...]
    """The decisions in order of play."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision by which the seat lost value."""

    number: int
    """Number of the log entry of the move."""
    step: int
    """Number of the replay step of the move."""
    played: str
    """Text of the move played."""
    played_title: str
    """The move played as a short instruction, as in `LegalMove`."""
    best: str
    """Text of the best move."""
    best_title: str
    """The best move as a short instruction, as in `LegalMove`."""
    loss: float
    """Value of the best move minus that of the move played, in `unit`."""
    stderr: float
    """Upper bound of the standard error of the loss."""
    unit: str
    """`points` or `%`, as in `HintedMove`."""
    says: str
    """Description of the decision in sentences, with reasons."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The most costly decisions of a seat in a deal, judged by the information that it had at the time."""

    deal: int
    """Number of the deal, from 1."""
    moments: tuple[Moment, ...]
    """At most three decisions, the most costly first. Only losses greater than their standard error are listed."""
    decisions: int
    """Number of decisions that were judged."""
