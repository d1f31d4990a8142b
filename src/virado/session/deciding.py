"""What a command brings about: which of the rules of a sitting (`virado.session.decisions`) decides it.

A decision reads the state and gives entries, one after the other. Each takes effect before the next one is decided, so that what
follows from it is seen; nothing here changes anything. A command that is refused has given no entry before.
"""

from typing import assert_never

from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions import absence, afterwards, passing, playing, seats, shuffle, undoing
from virado.session.decisions.situation import Consequences, Situation, bad_command
from virado.session.setup import Person
from virado.session.state import SessionState


class Decision:
    """What one command brings about (`Situation` says what it takes)."""

    def __init__(
        self, state: SessionState, *, now: int, sender: str | None, known: Person | None, command: str
    ) -> None:
        self._here = Situation(state, now=now, sender=sender, known=known, command=command)

    def arrival(self, command: c.AnyCommand) -> Consequences:
        """What happens before a command is judged: time passes until it comes, and its sender is there."""
        if isinstance(command, c.Continue) or self._here.sender in self._here.sitting.away:
            return self._arrival(command)
        return passing.pass_time(self._here)

    def _arrival(self, command: c.AnyCommand) -> Consequences:
        here = self._here
        if isinstance(command, c.Continue) and passing.counts_for_nobody(here, command):
            here.at = here.now
        else:
            yield from passing.pass_time(here)
        if here.sender is not None and here.sender in here.sitting.away:
            yield here.entry(e.Present, person=here.sender)
            yield from passing.pass_time(here)

    def outcome(self, command: c.AnyCommand) -> Consequences:
        """What a command brings about; RefusedError, before anything has changed."""
        self._here.begin_outcome()
        if isinstance(command, c.HostCommand) and self._here.sender is not None:
            raise bad_command("only-host")
        return _outcome(self._here, command)

    def aftermath(self) -> Consequences:
        """What follows from the outcome, once that has taken effect."""
        sitting = self._here.sitting
        if sitting.returning or sitting.score is not None or sitting.absence_answers:
            return self._aftermath()
        return passing.pass_time(self._here)

    def _aftermath(self) -> Consequences:
        yield from absence.bring_back(self._here)
        yield from absence.settle(self._here)
        yield from passing.pass_time(self._here)


def _outcome(here: Situation, command: c.AnyCommand) -> Consequences:  # noqa: PLR0912  # one for each command
    match command:
        case c.Play():
            return playing.play(here, command)
        case c.PassCall():
            return playing.pass_call(here, command)
        case c.Tick():
            return ()
        case c.Sit():
            return seats.sit(here, command)
        case c.Commit():
            return shuffle.commit(here, command)
        case c.AskEntropy():
            return shuffle.ask_entropy(here, command)
        case c.ShowEntropy():
            return shuffle.show_entropy(here, command)
        case c.SeatBot():
            return seats.seat_bot(here, command)
        case c.Leave():
            return seats.leave(here, command)
        case c.Begin():
            return playing.begin(here, command)
        case c.NextDeal():
            return playing.want_next_deal(here, command)
        case c.AskUndo():
            return undoing.ask_undo(here, command)
        case c.AnswerUndo():
            return undoing.answer_undo(here, command)
        case c.WithdrawUndo():
            return undoing.withdraw_undo(here, command)
        case c.Away():
            return absence.go_away(here, command)
        case c.AnswerAbsence():
            return absence.answer_absence(here, command)
        case c.End():
            return playing.end(here)
        case c.NoteHint():
            return playing.note_hint(here, command)
        case c.Back():
            return absence.come_back(here, command)
        case c.Pause():
            return passing.pause(here, command)
        case c.Continue():
            return passing.go_on(here, command)
        case c.Rematch():
            return afterwards.want_rematch(here, command)
        case c.Reveal():
            return afterwards.reveal(here, command)
        case c.FreeChat():
            return seats.free_chat(here, command)
        case _:
            assert_never(command)
