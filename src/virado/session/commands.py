"""The commands of a session.

Commands of persons come with the id of their sender, which the program that hosts the session vouches for; those marked
*host* come from that program alone, which may send all others too, and plays for the bots.
"""

from typing import Annotated, TypeAlias

import msgspec

from virado.bounds import MOST_SEATS, CommitmentText, HexText, IdOrNone, LevelText, MoveText, NameText
from virado.cards import Seat
from virado.session.setup import AbsenceChoice


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that is wanted of a session."""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a vacant seat, before or during the match."""

    seat: Seat
    """The vacant seat that the sender takes."""
    name: NameText = ""
    """What the others see, unless the host knows the person by a name."""
    commitment: CommitmentText = ""
    """Before the match: the commitment to what the person adds to the shuffle (docs/explanation/fairness.md); empty: nothing."""


class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """Commit to something else that the person adds to the shuffle, as long as nobody is asked to show it."""

    seat: Seat
    """A seat of the sender."""
    commitment: CommitmentText
    """As in `Sit.commitment`."""


class ShowEntropy(Command, frozen=True, kw_only=True, tag="show-entropy"):
    """Show what a seat adds to the shuffle, once all commitments are in the log (`entropy-asked`). The host does so for bots."""

    seat: Seat
    """A seat of the sender, or that of a bot."""
    entropy: HexText
    """32 bytes in hexadecimal, to which the seat has committed."""


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot into a vacant seat, before the match."""

    seat: Seat
    """The vacant seat that the bot gets."""
    level: LevelText
    """How strong it is (docs/explanation/levels.md): `club`, `dial:0.7`; to a server also `fit`, as strong as the sender."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give a seat up for good; during the match a bot sits in from now on. The owner may send bots away before the match."""

    seat: Seat
    """The seat of the sender, or that of a bot."""


class AskEntropy(Command, frozen=True, kw_only=True, tag="ask-entropy"):
    """*host* Take no more commitments, publish them all, and ask who has committed to show the entropy; every seat must be taken.

    Nothing happens if they have been asked already."""

    limit_ms: int
    """How long they have, in milliseconds."""
    bots: Annotated[dict[Seat, CommitmentText], msgspec.Meta(max_length=MOST_SEATS)] = {}
    """Commitments of bots, by seat."""
    by: IdOrNone = ""
    """The person who wants to begin, who must own the session; empty: the host itself."""


class Begin(Command, frozen=True, kw_only=True, tag="begin"):
    """*host* Deal the first cards; every seat must be taken, and have shown what it has committed to."""

    seed: int
    """Seed of the packs; never sent to anybody."""
    by: IdOrNone = ""
    """The person who wants it, who must own the session; empty: the host itself."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a move, in turn or out of turn."""

    seat: Seat
    """Who moves."""
    move: MoveText
    """Text of the move."""
    question: int | None = None
    """Number of the question that is answered (`Question.number`); it is refused if it no longer stands."""


class PassCall(Command, frozen=True, kw_only=True, tag="pass"):
    """*host* A bot that was asked has nothing to say out of turn."""

    seat: Seat
    """The seat of the bot."""
    question: int
    """Number of the question that is answered (`Question.number`); it is refused if it no longer stands."""


class NextDeal(Command, frozen=True, kw_only=True, tag="next-deal"):
    """Have seen the score of a deal and want the next one; for all seats of the same person."""

    seat: Seat
    """A seat of the sender."""


class AskUndo(Command, frozen=True, kw_only=True, tag="ask-undo"):
    """Ask to take back the seat's last move and what came after it."""

    seat: Seat
    """The seat whose last move is to be taken back."""
    of_bot: bool = False
    """Instead of the last move: all that a bot has done for the seat while its person was last away, with what came after it, as
    far back as no cards were dealt since. Cards that were seen in the meantime do not stand in the way."""


class AnswerUndo(Command, frozen=True, kw_only=True, tag="answer-undo"):
    """Agree, or not, that moves are taken back."""

    seat: Seat
    """The seat of the person who answers."""
    agree: bool
    """False ends the request."""


class WithdrawUndo(Command, frozen=True, kw_only=True, tag="withdraw-undo"):
    """No longer ask to take back a move."""

    seat: Seat
    """The seat that has asked."""


class Away(Command, frozen=True, kw_only=True, tag="away"):
    """*host* A person cannot be reached; a bot sits in after so many milliseconds."""

    person: IdOrNone
    """Id of the person."""
    grace_ms: int
    """After how long the bot sits in, in milliseconds."""


class AnswerAbsence(Command, frozen=True, kw_only=True, tag="answer-absence"):
    """Say what shall become of the match while somebody cannot be reached. What all who are there want is done."""

    seat: Seat
    """A seat of the sender."""
    absent: IdOrNone
    """Id of the person who cannot be reached."""
    choice: AbsenceChoice
    """What the sender wants; it may be said anew."""


class NoteHint(Command, frozen=True, kw_only=True, tag="note-hint"):
    """*host* A seat has been helped during the match: by a hint, the coach or a judgement."""

    seat: Seat
    """The seat that has been helped."""


class Back(Command, frozen=True, kw_only=True, tag="back"):
    """A person is there again and takes the seats back."""

    person: IdOrNone
    """Id of the person."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """*host* Stop all clocks."""

    by: IdOrNone = ""
    """The person who wants it: the owner, with a seat, of a match that is being played and not rated; empty: the host itself."""


class Continue(Command, frozen=True, kw_only=True, tag="continue"):
    """*host* Let the clocks go on. The time since `Pause`, or if there was none since the last command, counts for nobody."""

    by: IdOrNone = ""
    """The person who wants it, with a seat in a match that is being played, to end a pause; empty: the host itself."""
    last_ms: int | None = None
    """Only so much of that time counts for nobody, the latest, in milliseconds; None: all of it."""


class Tick(Command, frozen=True, kw_only=True, tag="tick"):
    """*host* Nothing but that time has passed."""


class End(Command, frozen=True, kw_only=True, tag="end"):
    """*host* End the match that is being played, without a winner: the table is closed."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Want to play again, after the match; for all seats of the same person."""

    seat: Seat
    """A seat of the sender."""
    commitment: CommitmentText = ""
    """The commitment to what the person adds to the shuffles of the next match, as in `Sit.commitment`."""


class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """*host* After the match, publish the secret that its packs were made of, and commit to that of a rematch."""

    secret: HexText
    """Hexadecimal; the commitment in the setup was made of it."""
    next_table: IdOrNone = ""
    """Name of the table of a rematch."""
    next_commitment: CommitmentText = ""
    """The commitment to the secret of the rematch, published before anybody commits to entropy for it."""
    next_secret: HexText = ""
    """From what its secret is made; stored, never sent to anybody."""
    fingerprint: HexText = ""
    """Of the whole match (docs/explanation/fairness.md)."""


class FreeChat(Command, frozen=True, kw_only=True, tag="free-chat"):
    """Allow texts of one's own at this table besides ready-made phrases, or no longer; the owner's."""

    allowed: bool
    """Whether they are allowed from now on."""


PersonCommand: TypeAlias = (
    Sit
    | Commit
    | ShowEntropy
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
"""What a person may send."""
HostCommand: TypeAlias = (
    AskEntropy | Begin | PassCall | Away | Pause | Continue | Tick | NoteHint | End | Reveal
)
"""What only the program may send that hosts the session."""
AnyCommand: TypeAlias = PersonCommand | HostCommand
