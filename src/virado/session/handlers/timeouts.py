"""Handlers for timeouts and pauses."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.handlers.absence import resolve_waiting
from virado.session.handlers.context import CommandContext, StateChanges, bad_command
from virado.session.handlers.shuffle import withhold
from virado.session.setup import SeatedBot


def pause(context: CommandContext, command: c.Pause) -> StateChanges:
    """Pause the match."""
    if command.by:
        if context.session_state.setup.owner:
            context.check_owner(command.by)
        if context.session_state.setup.rated:
            raise bad_command("rated-without-pause")
        context.check_plays(command.by)
    if context.session_state.paused_at is not None:
        raise bad_command("already-paused")
    yield context.make_entry(e.Paused)


def resume(context: CommandContext, command: c.Continue) -> StateChanges:
    """End a pause, or exclude the time since the last command from all clocks."""
    if command.by:
        context.check_plays(command.by)
    if not excludes_time(context, command):
        return
    since = (
        context.previous_now if context.session_state.paused_at is None else context.session_state.paused_at
    )
    if command.last_ms is not None:
        since = max(since, context.at - command.last_ms)
    yield context.make_entry(e.Continued, since=since)


def excludes_time(context: CommandContext, command: c.Continue) -> bool:
    """Return True if the command may exclude time.

    The host may always do so, a person only during a pause.
    """
    return not command.by or context.session_state.paused_at is not None


def apply_timeouts(context: CommandContext) -> StateChanges:
    """Apply the timeouts that are due at the time of the command."""
    deadline = context.session_state.deadline
    if deadline is not None and deadline <= context.now:
        return _apply_due_timeouts(context)
    context.at = context.now
    return ()


def _apply_due_timeouts(context: CommandContext) -> StateChanges:
    while due := context.session_state.timeouts:
        at, what, number = min(due)
        if at > context.now:
            break
        context.at = max(context.at, at)
        if what == "withheld":
            yield from withhold(context)
            continue
        if what == "next-deal":
            yield context.make_entry(e.NextDealBegun, because="time")
            continue
        until = context.session_state.clocks.get_deadline(number)
        why: e.Because = "time" if until is not None and until <= at else "away"
        stand_in = SeatedBot(level=context.session_state.setup.stand_in)
        yield from context.change_seat(number, context.session_state.seats[number].occupant, stand_in, why)
        yield from resolve_waiting(context)
    context.at = context.now
