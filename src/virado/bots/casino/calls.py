"""Calls of a Casino player in addition to its moves: oranges and claims."""

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
from virado.games.casino.rules.turns import is_orange
from virado.games.contract import Packed
from virado.kernel.rule import rule
from virado.view import View


def announce_orange(view: View[CasinoState, CasinoConfig], packed: Packed) -> Packed:
    """Return the move, with the orange announced if the move makes one (C-24)."""
    a, b, c = packed
    if kind_of(c) == CAPTURE:
        return (a, b, capture_how(builds_taken(c), is_orange(view.state, view.config, b, c)))
    return packed


@rule(inline=False)
def call_of(s: CasinoState, o: CasinoConfig, seat: Seat) -> int:
    """Return the call that a seat makes out of turn, as the third integer of a packed call; 0 for no call.

    The call is a claim that is certain to be right (C-23), or an orange that nobody has called yet (C-24).
    """
    if s.over or s.pack_wanted:
        return 0
    if o.claim and not s.extra_deal and certain_points(s, o, side_of(s, seat)) >= o.target:
        return CALL | CLAIM << 2
    if o.orange_calls and s.orange == OPEN_ORANGE:
        return CALL | ORANGE << 2
    return 0


def certain_call(view: View[CasinoState, CasinoConfig]) -> Packed | None:
    """Return the call of the view's seat, or None if there is nothing to call."""
    how = call_of(view.state, view.config, view.seat)
    return (0, 0, how) if how else None
