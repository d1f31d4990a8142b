"""Who cannot be reached, what becomes of the seat, and who is back."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.situation import Consequences, Situation, bad_command
from virado.session.setup import SeatedBot
from virado.session.standing import agreed_on


def go_away(here: Situation, command: c.Away) -> Consequences:
    """A person cannot be reached."""
    here.check_person(command.person)
    if command.person in here.sitting.away:
        raise bad_command("already-away")
    yield here.entry(e.Absent, person=command.person, until=here.at + max(0, command.grace_ms))


def answer_absence(here: Situation, command: c.AnswerAbsence) -> Consequences:
    """What a person wants while another cannot be reached."""
    here.playing()
    here.check_playing(command.seat, here.sender)
    here.check_person(command.absent)
    since = here.sitting.away.get(command.absent)
    is_asked = here.sitting.absence_rule == "ask" and since is not None and since <= here.at
    if not is_asked or here.sitting.holds_stand_in(command.absent):
        raise bad_command("absence-not-asked")
    yield here.entry(e.AbsenceAnswered, seat=command.seat, absent=command.absent, choice=command.choice)


def settle(here: Situation) -> Consequences:
    """What follows once nobody is waited for any more, or all who are there want the same."""
    score = here.sitting.score
    if score is not None and score.holds and not score.unseen:
        yield here.entry(e.NextDealBegun, because="ready")
    yield from _settle_absence(here)


def _settle_absence(here: Situation) -> Consequences:
    """Do what all who are there want while somebody cannot be reached."""
    there = {person for person in here.sitting.people if person not in here.sitting.away}
    for absent, answers in list(here.sitting.absence_answers.items()):
        match agreed_on(answers, there):
            case "bot" if not here.sitting.holds_stand_in(absent):
                for seat in here.seats_of(absent):
                    held = here.sitting.seats[seat]
                    bot = SeatedBot(level=here.sitting.setup.stand_in)
                    yield from here.change(seat, held.occupant, bot, "agreed")
                yield from settle(here)
            case "end" if here.sitting.stage == "playing":
                scores = here.begun().scores
                yield here.entry(e.MatchAbandoned, scores=scores)
            case _:
                pass


def come_back(here: Situation, command: c.Back) -> Consequences:
    """A person is there again."""
    if here.sender not in (None, command.person):
        raise bad_command("not-your-seat", seat=None)
    here.check_person(command.person)
    absent = [seat for seat in here.seats_of(command.person) if here.sitting.seats[seat].stand_in is not None]
    if command.person in here.sitting.away or set(absent) & here.sitting.out_of_time - here.sitting.returning:
        yield here.entry(e.Present, person=command.person)
    for seat in absent:
        if seat not in here.sitting.out_of_time:
            yield from here.change(seat, here.sitting.seats[seat].occupant, None, "back")


def bring_back(here: Situation) -> Consequences:
    """Give their seats back to those who came back after their time was up, once that decision has been made."""
    for seat in sorted(here.sitting.returning - here.sitting.out_of_time):
        yield from here.change(seat, here.sitting.seats[seat].occupant, None, "back")
