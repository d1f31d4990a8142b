"""Handlers for the undo of moves by consent."""

from virado.cards import Seat
from virado.session import commands as c
from virado.session import entries as e
from virado.session.handlers.context import CommandContext, StateChanges, bad_command
from virado.session.setup import Person
from virado.session.state import BEFORE_SESSION
from virado.session.undo_steps import check_undo, find_first_after_chance, find_steps_to_take_back


def ask_undo(context: CommandContext, command: c.AskUndo) -> StateChanges:
    """Request an undo of a seat's last move."""
    context.require_running_match()
    context.check_playing(command.seat, context.sender)
    if not context.session_state.setup.undo or (command.of_bot and context.session_state.setup.rated):
        raise bad_command("undo-not-agreed")
    if context.session_state.undo is not None:
        raise bad_command("undo-already-asked", seat=context.session_state.undo.seat)
    steps = (
        _find_bot_steps(context, command.seat) if command.of_bot else _find_last_steps(context, command.seat)
    )
    asker = context.session_state.seats[command.seat].person
    waiting = tuple(
        number
        for number, seat in enumerate(context.session_state.seats)
        if isinstance(seat.player, Person) and asker is not None and seat.player.id != asker.id
    )
    numbers = tuple(context.session_state.move_entry_numbers[step] for step in steps)
    yield context.make_entry(e.UndoAsked, seat=command.seat, takes_back=numbers, waiting=waiting)
    yield from context.undo_if_agreed()


def _find_last_steps(context: CommandContext, seat: Seat) -> tuple[int, ...]:
    match = context.require_running_match()
    steps = find_steps_to_take_back(match, seat)
    if steps and context.session_state.move_entry_numbers[steps[0]] == BEFORE_SESSION:
        raise bad_command("nothing-to-undo")
    return check_undo(match, seat)


def _find_bot_steps(context: CommandContext, seat: Seat) -> tuple[int, ...]:
    """Return the steps that an undo of a substitute's moves takes back.

    These are all steps from the substitute's first move in the person's last absence on. The steps go back no further
    than the last time cards were dealt.
    """
    made = context.session_state.move_entry_numbers
    numbers = set(context.session_state.stand_in_moves.get(seat, ()))
    first = find_first_after_chance(context.require_running_match())
    mine = [step for step, number in enumerate(made) if number in numbers and step >= first]
    if not mine:
        raise bad_command("nothing-to-undo")
    return tuple(range(mine[0], len(made)))


def answer_undo(context: CommandContext, command: c.AnswerUndo) -> StateChanges:
    """Record a person's answer to an undo request."""
    context.check_seat_owner(command.seat, context.sender)
    if context.session_state.undo is None or command.seat not in context.session_state.undo.waiting:
        raise bad_command("undo-not-asked")
    yield context.make_entry(e.UndoAnswered, seat=command.seat, agree=command.agree)
    if command.agree:
        yield from context.undo_if_agreed()
    else:
        yield context.make_entry(e.UndoDropped, because="declined")


def withdraw_undo(context: CommandContext, command: c.WithdrawUndo) -> StateChanges:
    """Withdraw an undo request."""
    context.check_seat_owner(command.seat, context.sender)
    if context.session_state.undo is None or context.session_state.undo.seat != command.seat:
        raise bad_command("undo-not-asked")
    yield context.make_entry(e.UndoDropped, because="withdrawn")
