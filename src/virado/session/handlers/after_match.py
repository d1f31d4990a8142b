"""Handlers for rematch requests and for the publication of the pack secret after a match."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.entropy import read_commitment
from virado.session.handlers.context import CommandContext, StateChanges, bad_command
from virado.session.setup import check_rated


def request_rematch(context: CommandContext, command: c.Rematch) -> StateChanges:
    """Record that a person requests a rematch."""
    commitment = read_commitment(command.commitment)
    context.check_seat_owner(command.seat, context.sender)
    if context.session_state.stage != "over":
        raise bad_command("match-not-over")
    if context.session_state.setup.deal_set is not None:
        raise bad_command("no-rematch")
    check_rated(context.session_state.setup.clock, rated=context.session_state.setup.rated)
    person = context.session_state.seats[command.seat].person
    waiting = tuple(
        seat
        for seat in context.session_state.rematch_waits_for
        if context.session_state.seats[seat].person != person
    )
    yield context.make_entry(
        e.RematchWanted, seat=command.seat, waiting=waiting, commitment=commitment, now=command.now
    )


def reveal(context: CommandContext, command: c.Reveal) -> StateChanges:
    """Publish the pack secret of the match."""
    if context.session_state.stage != "over":
        raise bad_command("match-not-over")
    if context.session_state.revealed is not None:
        raise bad_command("already-revealed")
    yield context.make_entry(
        e.Revealed,
        secret=command.secret,
        entropy=tuple(context.session_state.commitments.entropy),
        next_table=command.next_table,
        next_commitment=command.next_commitment,
        next_secret=command.next_secret,
        fingerprint=command.fingerprint,
    )
