"""After the match: who wants another, and what is published."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.situation import Consequences, Situation, bad_command
from virado.session.entropy import read_commitment
from virado.session.setup import check_rated


def want_rematch(here: Situation, command: c.Rematch) -> Consequences:
    """A person wants to play again."""
    commitment = read_commitment(command.commitment)
    here.check_own(command.seat, here.sender)
    if here.sitting.stage != "over":
        raise bad_command("match-not-over")
    check_rated(here.sitting.setup.clock, rated=here.sitting.setup.rated)
    person = here.sitting.seats[command.seat].person
    waiting = tuple(
        seat for seat in here.sitting.rematch_waits_for if here.sitting.seats[seat].person != person
    )
    yield here.entry(e.RematchWanted, seat=command.seat, waiting=waiting, commitment=commitment)


def reveal(here: Situation, command: c.Reveal) -> Consequences:
    """The secret of the match is published."""
    if here.sitting.stage != "over":
        raise bad_command("match-not-over")
    if here.sitting.revealed is not None:
        raise bad_command("already-revealed")
    yield here.entry(
        e.Revealed,
        secret=command.secret,
        entropy=tuple(here.sitting.commitments.entropy),
        next_table=command.next_table,
        next_commitment=command.next_commitment,
        next_secret=command.next_secret,
        fingerprint=command.fingerprint,
    )
