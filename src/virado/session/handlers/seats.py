"""Handlers for sitting down, for seating bots, for leaving, and for the owner's setting for free chat."""

from msgspec.structs import replace

from virado.session import commands as c
from virado.session import entries as e
from virado.session.entropy import read_commitment
from virado.session.handlers.context import CommandContext, StateChanges, bad_command, check_level
from virado.session.handlers.shuffle import filter_commitment
from virado.session.setup import Person, SeatedBot
from virado.text_identity import disambiguate

LONGEST_NAME = 60


def sit(context: CommandContext, command: c.Sit) -> StateChanges:
    """Seat a person.

    If the name resembles that of another person at the table, a number is added to it.
    """
    commitment = read_commitment(command.commitment)
    seat = context.get_seat(command.seat)
    if context.sender is None:
        raise bad_command("only-persons")
    if context.session_state.stage == "over":
        raise bad_command("match-over")
    if seat.occupant is not None:
        raise bad_command("seat-taken")
    if context.session_state.setup.rated and context.list_seats_of(context.sender):
        raise bad_command("rated-one-seat")
    known = context.known_person or Person(id=context.sender, name=command.name)
    person = _with_distinct_name(context, known)
    yield from context.change_seat(
        command.seat, person, None, "sat", filter_commitment(context, commitment, person.id)
    )


def rename(context: CommandContext, command: c.Rename) -> StateChanges:
    """Update the name and picture of a person in all of the person's seats.

    The commitments of the seats stay in force.
    """
    if context.sender is None:
        raise bad_command("only-persons")
    if context.session_state.stage != "seating":
        raise bad_command("already-begun")
    context.check_person(context.sender)
    context.check_not_showing()
    known = context.known_person or Person(id=context.sender, name=command.name)
    person = _with_distinct_name(context, known)
    for seat in context.list_seats_of(context.sender):
        if context.session_state.seats[seat].person != person:
            commitment = context.session_state.commitments.by_seat[seat]
            yield from context.change_seat(seat, person, None, "renamed", commitment)


def _with_distinct_name(context: CommandContext, known: Person) -> Person:
    """Return the person, with a number after the name if the name resembles that of another person at the table."""
    persons = [held.person for held in context.session_state.seats if held.person is not None]
    others = [other.name for other in persons if other.id != known.id and other.name]
    return replace(known, name=disambiguate(known.name.strip()[:LONGEST_NAME], others))


def seat_bot(context: CommandContext, command: c.SeatBot) -> StateChanges:
    """Seat a bot."""
    seat = context.get_seat(command.seat)
    if context.session_state.stage != "seating":
        raise bad_command("already-begun")
    context.check_owner(context.sender)
    if seat.occupant is not None:
        raise bad_command("seat-taken")
    if context.session_state.setup.rated:
        raise bad_command("rated-without-bots")
    check_level(command.level, context.session_state.variant)
    name = command.name if context.sender is None else ""
    yield from context.change_seat(command.seat, SeatedBot(level=command.level, name=name), None, "bot")


def leave(context: CommandContext, command: c.Leave) -> StateChanges:
    """Vacate a seat. During the match a substitute continues in it; a match of a deal set ends."""
    seat = context.get_seat(command.seat)
    if isinstance(seat.occupant, SeatedBot) and context.session_state.stage == "seating":
        context.check_owner(context.sender)
        context.check_not_showing()
    else:
        context.check_seat_owner(command.seat, context.sender)
        if context.session_state.commitments.request is not None:
            yield context.make_entry(e.EntropyWithheld, seats=(command.seat,))
    if context.session_state.stage == "playing" and context.session_state.setup.deal_set is not None:
        yield context.make_entry(e.MatchAbandoned, scores=context.require_match().scores, because="agreed")
        return
    stand_in = (
        SeatedBot(level=context.session_state.setup.stand_in)
        if context.session_state.stage == "playing"
        else None
    )
    yield from context.change_seat(command.seat, None, stand_in, "left")


def free_chat(context: CommandContext, command: c.FreeChat) -> StateChanges:
    """Allow or forbid free text in the chat."""
    context.check_owner(context.sender)
    yield context.make_entry(e.FreeChatSet, allowed=command.allowed)
