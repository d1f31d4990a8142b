"""Who sits down, and who gets up; what the owner of a table allows."""

from msgspec.structs import replace

from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.shuffle import counted
from virado.session.decisions.situation import Consequences, Situation, bad_command, check_level
from virado.session.entropy import read_commitment
from virado.session.setup import Person, SeatedBot
from virado.text_identity import tell_apart

LONGEST_NAME = 60


def sit(here: Situation, command: c.Sit) -> Consequences:
    """Seat a person. A name equal or similar to one at the table gets a number."""
    commitment = read_commitment(command.commitment)
    seat = here.seat(command.seat)
    if here.sender is None:
        raise bad_command("only-persons")
    if here.sitting.stage == "over":
        raise bad_command("match-over")
    if seat.occupant is not None:
        raise bad_command("seat-taken", seat=command.seat)
    if here.sitting.setup.rated and here.seats_of(here.sender):
        raise bad_command("rated-one-seat")
    known = here.known or Person(id=here.sender, name=command.name)
    persons = [held.person for held in here.sitting.seats if held.person is not None]
    others = [other.name for other in persons if other.id != known.id and other.name]
    person = replace(known, name=tell_apart(known.name.strip()[:LONGEST_NAME], others))
    yield from here.change(command.seat, person, None, "sat", counted(here, commitment, person.id))


def seat_bot(here: Situation, command: c.SeatBot) -> Consequences:
    """A bot is put into a seat."""
    seat = here.seat(command.seat)
    if here.sitting.stage != "seating":
        raise bad_command("already-begun")
    here.check_owner(here.sender)
    if seat.occupant is not None:
        raise bad_command("seat-taken", seat=command.seat)
    if here.sitting.setup.rated:
        raise bad_command("rated-without-bots")
    check_level(command.level, here.sitting.variant)
    yield from here.change(command.seat, SeatedBot(level=command.level), None, "bot")


def leave(here: Situation, command: c.Leave) -> Consequences:
    """A seat is given up."""
    seat = here.seat(command.seat)
    if isinstance(seat.occupant, SeatedBot) and here.sitting.stage == "seating":
        here.check_owner(here.sender)
        here.check_not_showing()
    else:
        here.check_own(command.seat, here.sender)
        if here.sitting.commitments.request is not None:
            yield here.entry(e.EntropyWithheld, seats=(command.seat,))
    stand_in = SeatedBot(level=here.sitting.setup.stand_in) if here.sitting.stage == "playing" else None
    yield from here.change(command.seat, None, stand_in, "left")


def free_chat(here: Situation, command: c.FreeChat) -> Consequences:
    """Texts of one's own are allowed, or no more."""
    here.check_owner(here.sender)
    yield here.entry(e.FreeChatSet, allowed=command.allowed)
