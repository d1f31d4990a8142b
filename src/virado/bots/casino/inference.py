"""Inference from the choices of other seats: the plausibility of a world, given the plays of this round.

A player who leaves a card on the table probably could not take it. For each choice of another seat, the club player
evaluates the position with the hand that the seat would have held in this world. A choice far worse than the best
move makes the world less plausible.
"""

from typing import Any

from virado.bots.casino.counting import count_cards
from virado.bots.casino.policy import club_value
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights
from virado.bots.casino.worlds import Belief
from virado.games.casino.rules.move_generation import choices
from virado.games.casino.rules.state import CasinoConfig
from virado.kernel.bits import capacity, clear, copy_state, move_at
from virado.kernel.rule import rule
from virado.kernel.search import PLAUSIBLE, POOL, WORLD

CHECKED = POOL
"""Index in the pool of the position that `shortfall` evaluates."""
PAST = POOL + 1
"""Index in the pool of the position before the latest choice; those before earlier choices follow."""
HALVED = 12_000
"""Shortfall, in 100,000ths of a point, that halves the plausibility of a choice."""
LEAST = PLAUSIBLE // 40
"""Lower bound of a choice's plausibility; it is positive because players make mistakes."""


@rule
def plausibility(gap: int) -> int:
    """Return the plausibility of a choice.

    `gap` is the value of the best move minus that of the choice, in 100,000ths of a point.
    """
    halvings = gap // HALVED
    if halvings > 16:
        return LEAST
    whole = PLAUSIBLE >> halvings
    return max(LEAST, whole - whole * (gap - halvings * HALVED) // (2 * HALVED))


@rule(inline=False)
def shortfall(
    s: Any,
    o: CasinoConfig,
    weights: Weights,
    scratch: Scratch,
    w: Any,
    seat: int,
    moves: Any,
    a: int,
    b: int,
    c: int,
) -> int:
    """Return the value of the best move minus the value of the given move, by the club player's values."""
    clear(moves)
    number = min(choices(s, o, w, seat, moves), capacity(moves))
    count_cards(s, o, weights, scratch, seat)
    own = club_value(s, o, weights, scratch, seat, a, b, c)
    best = own
    for i in range(number):
        a, b, c = move_at(moves, i)
        best = max(best, club_value(s, o, weights, scratch, seat, a, b, c))
    return best - own


@rule(inline=False)
def world_plausibility(
    pool: Any,
    o: CasinoConfig,
    belief: Belief,
    weights: Weights,
    scratch: Scratch,
    w: Any,
    moves: Any,
    need: int,
) -> int:
    """Return the plausibility of the sampled world in `pool[WORLD]`, given the choices of the round.

    It is PLAUSIBLE if every choice was the best move. As soon as it is `need` or less, the remaining choices are
    skipped.
    """
    found = PLAUSIBLE
    for i in range(belief.choices):
        seat = belief.choosers[i]
        copy_state(pool, CHECKED, PAST + i)
        s = pool[CHECKED]
        s.hands[seat] |= pool[WORLD].hands[seat]
        s.unseen[seat] = 0
        gap = shortfall(
            s, o, weights, scratch, w, seat, moves, belief.played[i], belief.joined[i], belief.how[i]
        )
        found = found * plausibility(gap) // PLAUSIBLE
        if found <= need:
            break
    return found
