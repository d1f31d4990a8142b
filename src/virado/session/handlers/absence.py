"""Handlers for persons who go offline, for votes on how to proceed, and for persons who return."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.handlers.context import CommandContext, StateChanges, bad_command
from virado.session.pending import find_agreement
from virado.session.setup import SeatedBot


def mark_absent(context: CommandContext, command: c.Away) -> StateChanges:
    """Record that a person is offline, and the end of the grace period."""
    context.check_person(command.person)
    if command.person in context.session_state.away:
        raise bad_command("already-away")
    yield context.make_entry(e.Absent, person=command.person, until=context.at + max(0, command.grace_ms))


def answer_absence(context: CommandContext, command: c.AnswerAbsence) -> StateChanges:
    """Record a person's vote on how to proceed while another person is offline."""
    context.require_running_match()
    context.check_playing(command.seat, context.sender)
    context.check_person(command.absent)
    since = context.session_state.away.get(command.absent)
    is_asked = context.session_state.absence_rule == "ask" and since is not None and since <= context.at
    if not is_asked or context.session_state.has_stand_in(command.absent):
        raise bad_command("absence-not-asked")
    yield context.make_entry(
        e.AbsenceAnswered, seat=command.seat, absent=command.absent, choice=command.choice
    )


def resolve_waiting(context: CommandContext) -> StateChanges:
    """Carry out the decisions for which the session was waiting.

    The next deal begins once all persons have confirmed the score. A vote on an absent person takes effect once it is
    unanimous.
    """
    score = context.session_state.score
    if score is not None and score.holds and not score.unseen:
        yield context.make_entry(e.NextDealBegun, because="ready")
    yield from _resolve_absence(context)


def _resolve_absence(context: CommandContext) -> StateChanges:
    """Carry out the choice for an absent person once all connected people agree on it."""
    there = {person for person in context.session_state.people if person not in context.session_state.away}
    for absent, answers in list(context.session_state.absence_answers.items()):
        match find_agreement(answers, there):
            case "bot" if not context.session_state.has_stand_in(absent):
                for seat in context.list_seats_of(absent):
                    held = context.session_state.seats[seat]
                    bot = SeatedBot(level=context.session_state.setup.stand_in)
                    yield from context.change_seat(seat, held.occupant, bot, "agreed")
                yield from resolve_waiting(context)
            case "end" if context.session_state.stage == "playing":
                scores = context.require_match().scores
                yield context.make_entry(e.MatchAbandoned, scores=scores)
            case _:
                pass


def mark_present(context: CommandContext, command: c.Back) -> StateChanges:
    """Record that a person is back, and end the substitution in the person's seats.

    If a decision that timed out is still open in a seat, its substitution ends later.
    """
    if context.sender not in (None, command.person):
        raise bad_command("not-your-seat", seat=None)
    context.check_person(command.person)
    absent = [
        seat
        for seat in context.list_seats_of(command.person)
        if context.session_state.seats[seat].stand_in is not None
    ]
    if (
        command.person in context.session_state.away
        or set(absent) & context.session_state.out_of_time - context.session_state.returning_seats
    ):
        yield context.make_entry(e.Present, person=command.person)
    for seat in absent:
        if seat not in context.session_state.out_of_time:
            yield from context.change_seat(seat, context.session_state.seats[seat].occupant, None, "back")


def return_seats(context: CommandContext) -> StateChanges:
    """End the substitution in seats of returned persons, once the decision that timed out has been made."""
    for seat in sorted(context.session_state.returning_seats - context.session_state.out_of_time):
        yield from context.change_seat(seat, context.session_state.seats[seat].occupant, None, "back")
