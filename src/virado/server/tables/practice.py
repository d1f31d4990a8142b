"""Practice matches: a person goes on from a step of a replay, against bots, with the cards of the replayed match.

The log of a practice match begins with the moves before that step. The match counts nowhere: not in results, ratings
or the sums of reach (`Setup.practice`).
"""

from virado.cards import Seat
from virado.match import no_such_seat, variant_of
from virado.record import Record
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.session import (
    HOST,
    AnyCommand,
    Begin,
    BetweenDeals,
    Moved,
    Person,
    Practice,
    SeatBot,
    Session,
    Setup,
    Sit,
)


def make_practice_session(
    record: Record, origin: Practice, seat: Seat, person: Person, level: str, now: int
) -> Session:
    """Return the session of a practice match at a step of a record, with bots of one level in the other seats.

    Raises OptionsError for an unknown level, and for a record that cannot be continued; IllegalError
    (`nothing-to-decide`) if the match is over at that step, and if the variant has no such seat.
    """
    variant = variant_of(record)
    if seat >= variant.players:
        raise no_such_seat(seat, variant.players)
    if record.packs or record.position is not None or record.seed < 0:
        raise OptionsError("record-of-a-position", "", code="bad-record")
    setup = Setup(
        variant=str(variant),
        owner=person.id,
        dealer=record.dealer,
        scores=tuple(record.scores),
        between_deals=BetweenDeals(),
        fairness=0,
        practice=origin,
    )
    session = Session(setup, now=now)
    _apply(session, Sit(seat=seat), now, person)
    for other in range(variant.players):
        if other != seat:
            _apply(session, SeatBot(seat=other, level=level), now, person)
    _apply(session, Begin(seed=record.seed), now, HOST)
    for mover, text in record.moves[: origin.step]:
        session.evolve(Moved(number=len(session.log), at=now, seat=mover, text=text))
    if origin.step >= len(record.moves) and session.stage == "over":
        raise IllegalError(Refusal("nothing-to-decide", None, {"seat": seat}), str(seat))
    return session


def _apply(session: Session, command: AnyCommand, now: int, sender: Person | None) -> None:
    session.apply(command, now=now, sender=sender).accepted()
