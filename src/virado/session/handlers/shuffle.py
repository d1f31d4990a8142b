"""Handlers for shares of the shuffle.

Seats commit to their shares, and reveal them once all commitments are published.
"""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.entropy import commitment_to, read_commitment, read_entropy
from virado.session.handlers.context import CommandContext, StateChanges, bad_command
from virado.session.setup import SeatedBot


def filter_commitment(context: CommandContext, commitment: str, person: str) -> str:
    """Return the commitment if the person may contribute to the shuffle, otherwise an empty string.

    A person who has withheld a share may not contribute. Commitments are also ignored under protocols 1 and 3, and
    once the match has begun.
    """
    counts = context.session_state.match is None and context.session_state.setup.fairness == 2
    return commitment if counts and person not in context.session_state.commitments.withheld else ""


def commit(context: CommandContext, command: c.Commit) -> StateChanges:
    """Replace the commitment of a seat."""
    commitment = read_commitment(command.commitment)
    context.check_seat_owner(command.seat, context.sender)
    if context.session_state.match is not None:
        raise bad_command("already-begun")
    context.check_not_showing()
    person = context.session_state.seats[command.seat].person
    own = filter_commitment(context, commitment, person.id if person is not None else "")
    yield context.make_entry(e.Committed, seat=command.seat, commitment=own)


def ask_entropy(context: CommandContext, command: c.AskEntropy) -> StateChanges:
    """Ask all committed seats to reveal their shares."""
    context.check_may_begin(command.by)
    if context.session_state.commitments.request is None:
        commitments = tuple(
            command.bots.get(seat, "") if isinstance(held.occupant, SeatedBot) else commitment
            for seat, (held, commitment) in enumerate(
                zip(context.session_state.seats, context.session_state.commitments.by_seat, strict=True)
            )
        )
        yield context.make_entry(e.EntropyAsked, commitments=commitments, until=context.at + command.limit_ms)


def show_entropy(context: CommandContext, command: c.ShowEntropy) -> StateChanges:
    """Reveal the share of a seat."""
    entropy = read_entropy(command.entropy)
    seat = context.get_seat(command.seat)
    if context.sender is not None or not isinstance(seat.occupant, SeatedBot):
        context.check_seat_owner(command.seat, context.sender)
    showing = context.session_state.commitments.request
    if showing is None or command.seat not in showing.waiting:
        raise bad_command("entropy-not-asked")
    if commitment_to(entropy) != context.session_state.commitments.by_seat[command.seat]:
        raise bad_command("other-entropy")
    yield context.make_entry(e.EntropyShown, seat=command.seat, entropy=entropy)


def withhold(context: CommandContext) -> StateChanges:
    """Void all shares, and vacate the seats whose persons did not reveal their shares in time."""
    showing = context.session_state.commitments.request
    if showing is not None:
        seats = tuple(sorted(showing.waiting))
        yield context.make_entry(e.EntropyWithheld, seats=seats)
        for seat in seats:
            yield from context.change_seat(seat, None, None, "withheld")
