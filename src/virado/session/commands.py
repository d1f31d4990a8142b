"""The commands of a session.

The host, which is the program that runs the session, vouches for the sender of each command. Only the host may send
the commands marked *host*. It may also send all other commands, and it plays for the bots.
"""

from typing import Annotated, TypeAlias

import msgspec

from virado.bounds import MAX_SEATS, CommitmentText, HexText, IdOrNone, LevelText, MoveText, NameText
from virado.cards import Seat
from virado.session.setup import AbsenceChoice


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A request to a session."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a vacant seat, before or during the match."""

    seat: Seat
    """The vacant seat to take."""
    name: NameText = ""
    """Name shown to other persons; a name supplied by the host takes precedence."""
    commitment: CommitmentText = ""
    """Commitment to the person's share of the shuffle, made before the match.

    Empty for no share (docs/explanation/fairness.md).
    """


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Replace a seat's commitment to its share of the shuffle. Refused once the shares have been requested."""

    seat: Seat
    """A seat of the sender."""
    commitment: CommitmentText
    """The new commitment, as in `Sit.commitment`."""


class ShowEntropy(Command, frozen=True, kw_only=True, tag="show-entropy"):
    """Reveal a seat's share of the shuffle, after the entry `entropy-asked`. The host sends this for bots."""

    seat: Seat
    """The seat that reveals its share: a seat of the sender, or of a bot."""
    entropy: HexText
    """The share to which the seat has committed: 32 bytes in hexadecimal."""


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    """Update the sender's name and picture in all seats of the sender, before the match."""

    name: NameText = ""
    """The new name, unless the host supplies the person's name."""


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot into a vacant seat before the match."""

    seat: Seat
    """The vacant seat for the bot."""
    level: LevelText
    """Level of the bot (docs/explanation/levels.md), such as `club` or `dial:0.7`.

    A server also accepts `fit`, the level that fits the sender.
    """
    name: NameText = ""
    """*host* Name of the bot in the previous match; a bot keeps its name in a rematch."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave a seat for good.

    During the match a bot continues in the seat. Before the match the owner may also remove bots.
    """

    seat: Seat
    """The seat of the sender, or of a bot."""


class AskEntropy(Command, frozen=True, kw_only=True, tag="ask-entropy"):
    """*host* Publish all commitments and ask for the committed shares of the shuffle.

    Every seat must be taken. Later commitments are refused. The command has no effect if the shares have already been
    requested.
    """

    limit_ms: int
    """Time limit for revealing the shares, in milliseconds."""
    bots: Annotated[dict[Seat, CommitmentText], msgspec.Meta(max_length=MAX_SEATS)] = {}
    """Commitments of the bots, by seat."""
    by: IdOrNone = ""
    """Id of the person who starts the match; empty for the host.

    The person must have the rights of the owner of the table.
    """


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """*host* Start the match. Every seat must be taken and have revealed its committed share of the shuffle."""

    seed: int
    """Seed of the packs; never sent to a client."""
    by: IdOrNone = ""
    """Id of the person who starts the match; empty for the host.

    The person must have the rights of the owner of the table.
    """


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a move, in turn or out of turn."""

    seat: Seat
    """The seat that moves."""
    move: MoveText
    """The move as text."""
    question: int | None = None
    """Number of the question that the move answers (`Question.number`).

    The move is refused if the question is no longer open.
    """


class PassCall(Command, frozen=True, kw_only=True, tag="pass"):
    """*host* Report that a bot does not make a call."""

    seat: Seat
    """The seat of the bot."""
    question: int
    """Number of the question that the bot answers (`Question.number`).

    The command is refused if the question is no longer open.
    """


class NextDeal(Command, frozen=True, kw_only=True, tag="next-deal"):
    """Confirm the score of a deal and ask for the next deal, for all seats of the sender."""

    seat: Seat
    """A seat of the sender."""


class AskUndo(Command, frozen=True, kw_only=True, tag="ask-undo"):
    """Request an undo of the seat's last move and of all moves after it."""

    seat: Seat
    """The seat whose moves are to be undone."""
    of_bot: bool = False
    """True to undo the moves that a substitute made during the person's last absence, and all moves after them.

    The undo goes back no further than the last time cards were dealt. Unlike a normal undo, it is allowed after cards
    have become known.
    """


class AnswerUndo(Command, frozen=True, kw_only=True, tag="answer-undo"):
    """Accept or decline an undo that another seat has requested."""

    seat: Seat
    """The seat of the person who answers."""
    agree: bool
    """True to accept the undo, False to end the request."""


class WithdrawUndo(Command, frozen=True, kw_only=True, tag="withdraw-undo"):
    """Withdraw the sender's undo request."""

    seat: Seat
    """The seat that requested the undo."""


class Away(Command, frozen=True, kw_only=True, tag="away"):
    """*host* Report that a person is offline. After `grace_ms` the seat counts as absent."""

    person: IdOrNone
    """Id of the person."""
    grace_ms: int
    """Grace period before the seat counts as absent, in milliseconds."""


class AnswerAbsence(Command, frozen=True, kw_only=True, tag="answer-absence"):
    """Vote on how to proceed while another person is offline.

    A choice takes effect once all connected persons have voted for it.
    """

    seat: Seat
    """A seat of the sender."""
    absent: IdOrNone
    """Id of the person who is offline."""
    choice: AbsenceChoice
    """The sender's choice; a later vote replaces an earlier one."""


class NoteHint(Command, frozen=True, kw_only=True, tag="note-hint"):
    """*host* Record that a seat has received help during the match: a hint, a tip of the coach or an assessment."""

    seat: Seat
    """The seat that has received help."""


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """Report that a person is back online.

    The person plays again in their seats.
    """

    person: IdOrNone
    """Id of the person."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """*host* Pause the match and stop all clocks."""

    by: IdOrNone = ""
    """Id of the person who requests the pause; empty for the host.

    The person must be the owner and have a seat in a running, unrated match.
    """


class Continue(Command, frozen=True, kw_only=True, tag="continue"):
    """*host* End a pause.

    The time since `Pause` is excluded from all clocks. Without a pause, the time since the last command is excluded.
    """

    by: IdOrNone = ""
    """Id of the seated person who ends the pause of a running match; empty for the host."""
    last_ms: int | None = None
    """Upper limit of the excluded time, in milliseconds before now; None for no limit."""


class Tick(Command, frozen=True, kw_only=True, tag="tick"):
    """*host* Let timeouts take effect."""


class End(Command, frozen=True, kw_only=True, tag="end"):
    """*host* End a running match without a winner, because the table is closed."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Request a rematch after the match, for all seats of the sender."""

    seat: Seat
    """A seat of the sender."""
    commitment: CommitmentText = ""
    """Commitment to the person's share of the shuffle in the next match, as in `Sit.commitment`."""
    now: bool = False
    """True to open the next table immediately.

    Seats of persons who have not requested the rematch are vacant there.
    """


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """*host* Publish the pack secret after the match, and commit to the secret of a rematch."""

    secret: HexText
    """The pack secret in hexadecimal, to which `Setup.commitment` commits."""
    next_table: IdOrNone = ""
    """Id of the table of the rematch."""
    next_commitment: CommitmentText = ""
    """Commitment to the secret of the rematch, published before anybody commits to a share of its shuffle."""
    next_secret: HexText = ""
    """Data from which the secret of the rematch is derived; stored, never sent to a client."""
    fingerprint: HexText = ""
    """Fingerprint of the whole match (docs/explanation/fairness.md)."""


class FreeChat(Command, frozen=True, kw_only=True, tag="free-chat"):
    """Allow or forbid free text in the chat of the table, besides the ready-made phrases.

    Only the owner may send this command.
    """

    allowed: bool
    """True to allow free text."""


PersonCommand: TypeAlias = (
    Sit
    | Commit
    | ShowEntropy
    | Rename
    | SeatBot
    | Leave
    | Play
    | NextDeal
    | AskUndo
    | AnswerUndo
    | WithdrawUndo
    | AnswerAbsence
    | Back
    | Rematch
    | FreeChat
)
"""The commands that a person may send."""
HostCommand: TypeAlias = (
    AskEntropy | Begin | PassCall | Away | Pause | Continue | Tick | NoteHint | End | Reveal
)
"""The commands that only the host may send."""
AnyCommand: TypeAlias = PersonCommand | HostCommand
