"""What the choices of others tell about their hands: how plausible a world makes the plays of this round.

A player who leaves a card lying probably could not take it. For each choice that another seat made in this round the club
player is asked, with the hand that the seat would have had in this world, how much better its best move would have been: the
more, the less plausible the world.
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
"""Place in the pool of the position that is judged."""
PAST = POOL + 1
"""Places in the pool from here on: the positions of `Belief.choosers`, latest first."""
HALVED = 12_000
"""By how much a choice falls short of the best (in 100,000ths of a point) to be half as plausible."""
LEAST = PLAUSIBLE // 40
"""The plausibility that every choice keeps: people err."""


@rule
def plausibility(gap: int) -> int:
    """How plausible a choice is that falls short by so much."""
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
    """By how much a move is worse than the best to the club player who sits there."""
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
    """How plausible the WORLD of a pool is after the choices of the round; PLAUSIBLE where every one was the best."""
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
