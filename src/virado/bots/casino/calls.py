"""What a casino player says beside its moves: oranges and claims."""

from typing import Any

from virado.bots.casino.worth import taken_by
from virado.games.casino.state import (
    CAPTURE,
    CLAIM,
    ORANGE,
    CasinoState,
    CasinoTable,
    builds_taken,
    call,
    capture_how,
    kind_of,
    move_value,
)
from virado.games.contract import Move
from virado.kernel.bits import count
from virado.view import View

MOST_SPADES = 7
MOST_CARDS = 27


def with_orange(s: CasinoState, o: CasinoTable, move: Move) -> Move:
    """The move, its orange announced if it is one (C-24)."""
    a, b, c = move
    if o.orange_calls and kind_of(c) == CAPTURE:
        taken = taken_by(s, b, c)
        if taken & o.reds and taken & o.yellows:
            return (a, b, capture_how(builds_taken(c), 1))
    return move


def certain_points(s: CasinoState, o: CasinoTable, side: int) -> int:
    """Points that are certain now, with the score before the deal (C-23)."""
    pile = s.piles[side]
    points = s.scores[side] + s.sweep_points[side]
    points += (
        o.p_big * count(pile & o.big) + o.p_little * count(pile & o.little) + o.p_ace * count(pile & o.aces)
    )
    if count(pile & o.spades) >= MOST_SPADES:
        points += o.p_spades
    if count(pile) >= MOST_CARDS:
        points += o.p_cards
    return points


def certain_call(view: View) -> Move | None:
    """A claim that is certain to be right, or the call of an orange that nobody has called yet; None if there is none."""
    s: Any = view.state
    o: Any = view.table
    if s.over or not (o.claim or o.orange_calls):
        return None
    for move in view.variant.game.calls(s, o, view.seat):
        what = move_value(move[2])
        if what == CLAIM and certain_points(s, o, view.seat % s.sides) >= o.target:
            return call(CLAIM)
        if what == ORANGE and s.orange == 1:
            return call(ORANGE)
    return None
