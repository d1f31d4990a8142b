"""The session of a rematch: the same seats and rules, the next seat deals, packs of a new secret."""

from collections.abc import Awaitable, Callable

from virado.session import HOST, AnyCommand, Person, SeatBot, SeatedBot, Session, Sit


async def next_session(
    finished: Session, now: int, resolve_level: Callable[[SeatBot], Awaitable[SeatBot]]
) -> Session:
    """The session that a rematch begins with, before its cards are dealt. It must be agreed, and its commitment published.

    `placed` finds anew where on the dial a bot plays that is to fit a person.
    """
    setup, seats = finished.rematch()
    session = Session(setup, now=now)
    for seat, held in enumerate(seats):
        who = held.occupant
        if isinstance(who, Person):
            commitment = finished.rematch_commitments[seat]
            _apply(session, Sit(seat=seat, commitment=commitment), now, who)
        elif isinstance(who, SeatedBot):
            _apply(session, await resolve_level(SeatBot(seat=seat, level=who.level)), now, HOST)
    return session


def _apply(session: Session, command: AnyCommand, now: int, sender: Person | None) -> None:
    answer = session.apply(command, now=now, sender=sender)
    assert answer.refusal is None, answer.refusal
