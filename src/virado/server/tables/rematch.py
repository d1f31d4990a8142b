"""The session of a rematch: the same seats and rules, the next dealer, and packs from a new secret."""

from collections.abc import Awaitable, Callable, Sequence

from virado.session import HOST, AnyCommand, Person, SeatBot, SeatedBot, Session, Sit


async def make_rematch_session(
    finished: Session,
    now: int,
    resolve_level: Callable[[SeatBot], Awaitable[SeatBot]],
    names: Sequence[str],
) -> Session:
    """Return the session of an agreed rematch, before its cards are dealt.

    The commitment of the rematch must have been published. `resolve_level` updates the dial position of a bot with
    the level `fit`. `names` has the name of each seat in the finished match; bots play under the same names again.
    """
    setup, seats = finished.rematch()
    session = Session(setup, now=now)
    for seat, held in enumerate(seats):
        occupant = held.occupant
        if isinstance(occupant, Person):
            commitment = finished.rematch_commitments[seat]
            _apply(session, Sit(seat=seat, commitment=commitment), now, occupant)
        elif isinstance(occupant, SeatedBot):
            bot = SeatBot(seat=seat, level=occupant.level, name=names[seat])
            _apply(session, await resolve_level(bot), now, HOST)
    return session


def _apply(session: Session, command: AnyCommand, now: int, sender: Person | None) -> None:
    answer = session.apply(command, now=now, sender=sender)
    assert answer.refusal is None, answer.refusal
