"""Matches of deal sets with bots, and moves of a person that follow from the position alone.

The functions take and return values that JSON can express, so that they can also run in Pyodide.
"""

import hashlib
import random
from collections.abc import Sequence

from virado.bots.catalogue import REVISION, bot
from virado.bots.contract import Budget, Rng
from virado.games.catalogue import variant as find_variant
from virado.match import opening_state
from virado.session import (
    AnyCommand,
    Begin,
    DealSet,
    PassCall,
    Play,
    Question,
    SeatBot,
    SeatedBot,
    Session,
    Setup,
    Sit,
)

SECRET = bytes(range(32))
FORMS: dict[str, tuple[str, ...]] = {
    "casino(players=2, target=5)": ("", "club"),
    "royal-dominican(players=4, target=5)": ("", "dial:0.75", "club", "beginner"),
    "raub(players=3, start_score=5)": ("", "club", "expert"),
    "zwanzig-ab(start_score=3)": ("", "club", "dial:0.25", "greedy"),
    "hazari(target=200)": ("", "club", "expert", "random"),
}
"""Bots by form; the person has seat 0."""


def make_setup(form: str, bots: Sequence[str], *, simulations: int = 60, secret: bytes = SECRET) -> Setup:
    """Return the setup of a deal set."""
    variant = find_variant(form)
    opening = opening_state(variant)
    dealer, scores = opening.dealer, tuple(opening.scores[: opening.sides])
    deal_set = DealSet(
        id="5e7",
        bots=tuple(bots),
        simulations=simulations,
        rules_revision=variant.game.revision,
        bots_revision=REVISION,
    )
    return Setup(
        variant=str(variant),
        dealer=dealer,
        scores=scores,
        undo=False,
        absence="wait",
        commitment=deal_set.commit(str(variant), dealer, scores, secret),
        fairness=3,
        deal_set=deal_set,
    )


def open_session(setup: Setup) -> Session:
    """Return the session of a try, with the first cards dealt."""
    assert setup.deal_set is not None
    session = Session(setup, now=0)
    for seat, level in enumerate(setup.deal_set.bots):
        command = SeatBot(seat=seat, level=level) if level else Sit(seat=seat, name="Rosa")
        session.apply(command, now=0, sender=None if level else "rosa").accepted()
    session.apply(Begin(seed=setup.deal_set.derive_seed(SECRET)), now=0).accepted()
    return session


def answer(session: Session, question: Question) -> AnyCommand:
    """Return the command of the seat that is asked."""
    deal_set, player = session.setup.deal_set, session.seats[question.seat].player
    assert deal_set is not None
    view = session.view_when_asked(question)
    if not isinstance(player, SeatedBot):
        move = random.Random(f"{question.seat} {view.state.values()}").choice(view.legal(12))
        return Play(seat=question.seat, move=str(move), question=question.number)
    chosen, rng = bot(player.level), Rng(deal_set.derive_bot_seed(SECRET))
    chosen.prepare(view.variant)
    if question.what == "call":
        call = chosen.call(view, rng)
        if call is None:
            return PassCall(seat=question.seat, question=question.number)
        return Play(seat=question.seat, move=str(call), question=question.number)
    move = chosen.choose(view, Budget(simulations=deal_set.simulations), rng)
    return Play(seat=question.seat, move=str(move), question=question.number)


def play(form: str, *, last_first: bool = False) -> Session:
    """Play a match of a set to its end. With `last_first`, simultaneous decisions are made in the opposite order."""
    session = open_session(make_setup(form, FORMS[form]))
    while session.stage != "over":
        question = session.asked[-1 if last_first else 0]
        command = answer(session, question)
        sender = None if isinstance(session.seats[question.seat].player, SeatedBot) else "rosa"
        session.apply(command, now=0, sender=sender).accepted()
    return session


def moves_of(session: Session) -> list[tuple[int, str]]:
    """Return the moves of a match; those of one moment are sorted by seat."""
    assert session.match is not None
    moves = [(seat, text) for seat, text in session.match.record().moves]
    if session.variant.game.name != "hazari":
        return moves
    seats = session.variant.players
    return [each for first in range(0, len(moves), seats) for each in sorted(moves[first : first + seats])]


def set_digests() -> dict[str, str]:
    """Return the hash of the moves of a match of each form."""
    return {form: hashlib.sha256(repr(moves_of(play(form))).encode()).hexdigest()[:16] for form in FORMS}
