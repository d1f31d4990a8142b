"""Dispatch of commands to the handlers in `virado.session.handlers`.

A handler reads the state and yields log entries one at a time. The session applies each entry before it requests the
next, so a handler sees the effect of its earlier entries. Nothing in this module changes the state. A handler that
refuses a command raises before it yields its first entry.
"""

from typing import assert_never

from virado.session import commands as c
from virado.session import entries as e
from virado.session.handlers import absence, after_match, play, seats, shuffle, timeouts, undo
from virado.session.handlers.context import CommandContext, StateChanges, bad_command
from virado.session.setup import Person
from virado.session.state import SessionState


class CommandHandler:
    """Computes the entries that one command produces.

    The arguments are those of `CommandContext`.
    """

    def __init__(
        self, state: SessionState, *, now: int, sender: str | None, known: Person | None, command: str
    ) -> None:
        self._context = CommandContext(state, now=now, sender=sender, known=known, command=command)

    def prepare(self, command: c.AnyCommand) -> StateChanges:
        """Return the changes that precede the effects of a command.

        These are the timeouts up to `now`, and the return of the sender if the sender was absent.
        """
        if isinstance(command, c.Continue) or self._context.sender in self._context.session_state.away:
            return self._prepare(command)
        return timeouts.apply_timeouts(self._context)

    def _prepare(self, command: c.AnyCommand) -> StateChanges:
        context = self._context
        if isinstance(command, c.Continue) and timeouts.excludes_time(context, command):
            context.at = context.now
        else:
            yield from timeouts.apply_timeouts(context)
        if context.sender is not None and context.sender in context.session_state.away:
            yield context.make_entry(e.Present, person=context.sender)
            yield from timeouts.apply_timeouts(context)

    def handle(self, command: c.AnyCommand) -> StateChanges:
        """Return the entries that a command produces.

        Raises RefusedError without side effects.
        """
        self._context.begin_outcome()
        if isinstance(command, c.HostCommand) and self._context.sender is not None:
            raise bad_command("only-host")
        return _handle(self._context, command)

    def finish(self) -> StateChanges:
        """Return the changes that follow once the entries of the command have taken effect."""
        state = self._context.session_state
        if state.returning_seats or state.score is not None or state.absence_answers:
            return self._finish()
        return timeouts.apply_timeouts(self._context)

    def _finish(self) -> StateChanges:
        yield from absence.return_seats(self._context)
        yield from absence.resolve_waiting(self._context)
        yield from timeouts.apply_timeouts(self._context)


def _handle(context: CommandContext, command: c.AnyCommand) -> StateChanges:  # noqa: PLR0912  # one for each command
    match command:
        case c.Play():
            return play.make_move(context, command)
        case c.PassCall():
            return play.pass_call(context, command)
        case c.Tick():
            return ()
        case c.Sit():
            return seats.sit(context, command)
        case c.Commit():
            return shuffle.commit(context, command)
        case c.AskEntropy():
            return shuffle.ask_entropy(context, command)
        case c.ShowEntropy():
            return shuffle.show_entropy(context, command)
        case c.Rename():
            return seats.rename(context, command)
        case c.SeatBot():
            return seats.seat_bot(context, command)
        case c.Leave():
            return seats.leave(context, command)
        case c.Begin():
            return play.begin(context, command)
        case c.NextDeal():
            return play.request_next_deal(context, command)
        case c.AskUndo():
            return undo.ask_undo(context, command)
        case c.AnswerUndo():
            return undo.answer_undo(context, command)
        case c.WithdrawUndo():
            return undo.withdraw_undo(context, command)
        case c.Away():
            return absence.mark_absent(context, command)
        case c.AnswerAbsence():
            return absence.answer_absence(context, command)
        case c.End():
            return play.end(context)
        case c.NoteHint():
            return play.note_hint(context, command)
        case c.Back():
            return absence.mark_present(context, command)
        case c.Pause():
            return timeouts.pause(context, command)
        case c.Continue():
            return timeouts.resume(context, command)
        case c.Rematch():
            return after_match.request_rematch(context, command)
        case c.Reveal():
            return after_match.reveal(context, command)
        case c.FreeChat():
            return seats.free_chat(context, command)
        case _:
            assert_never(command)
