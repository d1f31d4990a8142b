"""The session of a rematch: the same seats and rules, the next seat deals, packs of a new secret."""

from virado.server.fairness import seed_of
from virado.session import HOST, AnyCommand, Begin, Person, SeatBot, SeatedBot, Session, Sit


def next_session(over: Session, now: int) -> Session:
    """The session that a rematch begins with, dealt if every seat is taken. It must be agreed, and its commitment published.

    Seeds are made of the secret that `revealed` committed to, and of what the persons have added since.
    """
    revealed = over.revealed
    assert revealed is not None
    setup, seats = over.rematch()
    session = Session(setup, now=now)
    for seat, held in enumerate(seats):
        who = held.occupant
        if isinstance(who, Person):
            entropy = over.rematch_entropy[seat]
            _do(session, Sit(seat=seat, name=who.name, entropy=entropy), now, who.id)
        elif isinstance(who, SeatedBot):
            _do(session, SeatBot(seat=seat, level=who.level), now, HOST)
    if all(held.occupant is not None for held in session.seats):
        seed = seed_of(revealed.next_table, bytes.fromhex(revealed.next_secret), session.entropy)
        _do(session, Begin(seed=seed), now, HOST)
    return session


def _do(session: Session, command: AnyCommand, now: int, sender: str | None) -> None:
    answer = session.apply(command, now=now, sender=sender)
    assert answer.refusal is None, answer.refusal
