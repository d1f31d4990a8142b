"""What seats add to the shuffle: they commit to it, and show it once all have."""

from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.situation import Consequences, Situation, bad_command
from virado.session.entropy import commitment_to, read_commitment, read_entropy
from virado.session.setup import SeatedBot


def counted(here: Situation, commitment: str, person: str) -> str:
    """What a person may add to the shuffle: nothing after having withheld something, or where packs come about otherwise."""
    counts = here.sitting.match is None and here.sitting.setup.fairness != 1
    return commitment if counts and person not in here.sitting.commitments.withheld else ""


def commit(here: Situation, command: c.Commit) -> Consequences:
    """Another commitment of a seat."""
    commitment = read_commitment(command.commitment)
    here.check_own(command.seat, here.sender)
    if here.sitting.match is not None:
        raise bad_command("already-begun")
    here.check_not_showing()
    person = here.sitting.seats[command.seat].person
    own = counted(here, commitment, person.id if person is not None else "")
    yield here.entry(e.Committed, seat=command.seat, commitment=own)


def ask_entropy(here: Situation, command: c.AskEntropy) -> Consequences:
    """All who have committed are to show what they add."""
    here.check_may_begin(command.by)
    if here.sitting.commitments.request is None:
        commitments = tuple(
            command.bots.get(seat, "") if isinstance(held.occupant, SeatedBot) else commitment
            for seat, (held, commitment) in enumerate(
                zip(here.sitting.seats, here.sitting.commitments.of_seats, strict=True)
            )
        )
        yield here.entry(e.EntropyAsked, commitments=commitments, until=here.at + command.limit_ms)


def show_entropy(here: Situation, command: c.ShowEntropy) -> Consequences:
    """A seat shows what it adds."""
    entropy = read_entropy(command.entropy)
    seat = here.seat(command.seat)
    if here.sender is not None or not isinstance(seat.occupant, SeatedBot):
        here.check_own(command.seat, here.sender)
    showing = here.sitting.commitments.request
    if showing is None or command.seat not in showing.waiting:
        raise bad_command("entropy-not-asked")
    if commitment_to(entropy) != here.sitting.commitments.of_seats[command.seat]:
        raise bad_command("other-entropy")
    yield here.entry(e.EntropyShown, seat=command.seat, entropy=entropy)


def withhold(here: Situation) -> Consequences:
    """Who has not shown what was committed to in time loses the seat; nothing that was shown counts."""
    showing = here.sitting.commitments.request
    if showing is not None:
        seats = tuple(sorted(showing.waiting))
        yield here.entry(e.EntropyWithheld, seats=seats)
        for seat in seats:
            yield from here.change(seat, None, None, "withheld")
