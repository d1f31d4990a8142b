"""What a casino player says beside its moves: oranges and claims."""

from typing import cast

from virado.bots.casino.worth import taken_by
from virado.cards import Seat
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.scoring import certain_points
from virado.games.casino.rules.state import (
    CALL,
    CAPTURE,
    CLAIM,
    OPEN_ORANGE,
    ORANGE,
    CasinoConfig,
    CasinoState,
    builds_taken,
    capture_how,
    kind_of,
)
from virado.games.contract import Move
from virado.kernel.rule import rule
from virado.view import View


def with_orange(s: CasinoState, o: CasinoConfig, move: Move) -> Move:
    """The move, its orange announced if it is one (C-24)."""
    a, b, c = move
    if o.orange_calls and kind_of(c) == CAPTURE:
        taken = taken_by(s, b, c)
        if taken & o.reds and taken & o.yellows:
            return (a, b, capture_how(builds_taken(c), 1))
    return move


@rule(inline=False)
def speak(s: CasinoState, o: CasinoConfig, seat: Seat) -> int:
    """What a player says out of turn, the third int of a call: a claim that is certain to be right (C-23), or the call of
    an orange that nobody has called yet (C-24); 0 if there is nothing to say."""
    if s.over or s.pack_wanted:
        return 0
    if o.claim and not s.extra_deal and certain_points(s, o, side_of(s, seat)) >= o.target:
        return CALL | CLAIM << 2
    if o.orange_calls and s.orange == OPEN_ORANGE:
        return CALL | ORANGE << 2
    return 0


def certain_call(view: View) -> Move | None:
    """What a player says out of turn in this view; None if there is nothing to say."""
    how = speak(cast(CasinoState, view.state), cast(CasinoConfig, view.config), view.seat)
    return (0, 0, how) if how else None
