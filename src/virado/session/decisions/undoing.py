"""Moves that are taken back by consent."""

from virado.cards import Seat
from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.situation import Consequences, Situation, bad_command
from virado.session.setup import Person
from virado.session.state import BEFORE
from virado.session.undo import first_without_chance, is_open, steps_to_take_back


def ask_undo(here: Situation, command: c.AskUndo) -> Consequences:
    """A seat asks for its last move back."""
    here.playing()
    here.check_playing(command.seat, here.sender)
    if not here.sitting.setup.undo or (command.of_bot and here.sitting.setup.rated):
        raise bad_command("undo-not-agreed")
    if here.sitting.undo is not None:
        raise bad_command("undo-already-asked", seat=here.sitting.undo.seat)
    steps = _steps_of_bot(here, command.seat) if command.of_bot else _last_steps(here, command.seat)
    asker = here.sitting.seats[command.seat].person
    waiting = tuple(
        number
        for number, seat in enumerate(here.sitting.seats)
        if isinstance(seat.player, Person) and asker is not None and seat.player.id != asker.id
    )
    numbers = tuple(here.sitting.made[step] for step in steps)
    yield here.entry(e.UndoAsked, seat=command.seat, takes_back=numbers, waiting=waiting)
    yield from here.undo_if_agreed()


def _last_steps(here: Situation, seat: Seat) -> tuple[int, ...]:
    match = here.playing()
    steps = steps_to_take_back(match, seat)
    if not steps or here.sitting.made[steps[0]] == BEFORE:
        raise bad_command("nothing-to-undo")
    if not is_open(match, seat, steps):
        raise bad_command("undo-past-seen-card")
    return steps


def _steps_of_bot(here: Situation, seat: Seat) -> tuple[int, ...]:
    """What a bot has done for a seat while its person was last away, and all that came after it."""
    made = here.sitting.made
    numbers = set(here.sitting.stood_in.get(seat, ()))
    first = first_without_chance(here.playing())
    mine = [step for step, number in enumerate(made) if number in numbers and step >= first]
    if not mine:
        raise bad_command("nothing-to-undo")
    return tuple(range(mine[0], len(made)))


def answer_undo(here: Situation, command: c.AnswerUndo) -> Consequences:
    """A person agrees, or does not."""
    here.check_own(command.seat, here.sender)
    if here.sitting.undo is None or command.seat not in here.sitting.undo.waiting:
        raise bad_command("undo-not-asked")
    yield here.entry(e.UndoAnswered, seat=command.seat, agree=command.agree)
    if command.agree:
        yield from here.undo_if_agreed()
    else:
        yield here.entry(e.UndoDropped, because="declined")


def withdraw_undo(here: Situation, command: c.WithdrawUndo) -> Consequences:
    """Who has asked does so no more."""
    here.check_own(command.seat, here.sender)
    if here.sitting.undo is None or here.sitting.undo.seat != command.seat:
        raise bad_command("undo-not-asked")
    yield here.entry(e.UndoDropped, because="withdrawn")
