"""What bots think: of the moves of a seat, and of decisions that have been made."""

import msgspec
from msgspec import UNSET, UnsetType


class HintedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that a bot has thought about."""

    text: str
    """Canonical text of the move."""
    value: float
    """What the bot expects of it, in `unit`; higher is better, whatever the game counts."""
    stderr: float
    """Standard error of the value; 0 where it is exact or no estimate."""
    unit: str
    """`points`: those of the deal, less the best other side's; `%`: the chance of winning the match times 100."""
    reason: str
    """Why, in words, the weightiest reason first; may be empty."""
    title: str | UnsetType = UNSET
    """What to do, as in `LegalMove`. If `hello` asks for words."""


class Hints(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thinks of the moves, best first."""

    level: str
    """Level of the bot."""
    moves: tuple[HintedMove, ...]
    """Best first."""


class Assessment(Hints, frozen=True, kw_only=True):
    """What the moves of a seat were worth in a position."""

    played: str
    """Text of the move that the seat made there; empty if it made none."""


class JudgedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a seat that left it a choice, by what it could know at the time."""

    step: int
    """Number of the step of the replay that the move made."""
    value: float
    """What the best move promised, in `unit`: points as the bot counts them for the deal, or hundredths of the match."""
    stderr: float
    """Standard error of the value; 0 where it is exact or no estimate."""
    unit: str
    """`points` or `%`, as in `HintedMove`."""
    loss: float | None
    """What the best move would have brought more than the one that was made; None if that was not looked at."""
    loss_stderr: float
    """Standard error of the loss, at most."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions of a seat in a deal."""

    deal: int
    """Number of the deal, from 1."""
    decisions: tuple[JudgedDecision, ...]
    """In their order."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that has cost something."""

    number: int
    """Number of the entry of the move."""
    step: int
    """Number of the step of the replay that the move made."""
    played: str
    """Text of the move."""
    played_title: str
    """What to do for it, as in `LegalMove`."""
    best: str
    """Text of the move that would have been worth most."""
    best_title: str
    """What to do for that one, as in `LegalMove`."""
    loss: float
    """What that would have brought more, in `unit`."""
    stderr: float
    """Standard error of the loss, at most."""
    unit: str
    """`points` or `%`, as in `HintedMove`."""
    says: str
    """All this in sentences, with the reasons."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What the decisions of a seat in a deal have cost, by what could be known at the time."""

    deal: int
    """Number of the deal, from 1."""
    moments: tuple[Moment, ...]
    """At most three, those that have cost most first; only what has cost more than its error."""
    decisions: int
    """How many decisions were looked at."""
