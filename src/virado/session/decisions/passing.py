"""Time: what happens by itself when it has passed, and where it stands still."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.absence import settle
from virado.session.decisions.shuffle import withhold
from virado.session.decisions.situation import Consequences, Situation, bad_command
from virado.session.setup import SeatedBot


def pause(here: Situation, command: c.Pause) -> Consequences:
    """The match stands still."""
    if command.by:
        if here.sitting.setup.owner:
            here.check_owner(command.by)
        if here.sitting.setup.rated:
            raise bad_command("rated-without-pause")
        here.check_plays(command.by)
    if here.sitting.paused_at is not None:
        raise bad_command("already-paused")
    yield here.entry(e.Paused)


def go_on(here: Situation, command: c.Continue) -> Consequences:
    """It goes on, or time is taken off that counts for nobody."""
    if command.by:
        here.check_plays(command.by)
    if not counts_for_nobody(here, command):
        return
    since = here.before if here.sitting.paused_at is None else here.sitting.paused_at
    if command.last_ms is not None:
        since = max(since, here.at - command.last_ms)
    yield here.entry(e.Continued, since=since)


def counts_for_nobody(here: Situation, command: c.Continue) -> bool:
    """Whether there is time that a command takes off: a person only ends a pause."""
    return not command.by or here.sitting.paused_at is not None


def pass_time(here: Situation) -> Consequences:
    """What happens by itself until the moment of the command."""
    deadline = here.sitting.deadline
    if deadline is not None and deadline <= here.now:
        return _passed_time(here)
    here.at = here.now
    return ()


def _passed_time(here: Situation) -> Consequences:
    while due := here.sitting.due:
        at, what, number = min(due)
        if at > here.now:
            break
        here.at = max(here.at, at)
        if what == "withheld":
            yield from withhold(here)
            continue
        if what == "next-deal":
            yield here.entry(e.NextDealBegun, because="time")
            continue
        until = here.sitting.clocks.until(number)
        why: e.Because = "time" if until is not None and until <= at else "away"
        stand_in = SeatedBot(level=here.sitting.setup.stand_in)
        yield from here.change(number, here.sitting.seats[number].occupant, stand_in, why)
        yield from settle(here)
    here.at = here.now
