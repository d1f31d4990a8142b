"""Exact play where every card is known: alpha-beta over the rules of any game, without recursion."""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import clear, copy_state, lowest, move_at, room

INFINITE = 1 << 60
GAVE_UP = -(1 << 61)
"""Value of a search that met its bound of nodes."""


def make_solver(rules: Any, finished: Any, rank: Any, outcome: Any, policy: Any) -> Callable[..., int]:
    """Alpha-beta for two sides.

    `rank(s, o, a, b, c)` orders moves (higher first). The result, `solve(pool, tables, tastes, minds, works, ends, lists,
    stack, side, low, high, most, best_replies)`, is the value to `side` of the position in `pool[0]` under its best play,
    exact between `low` and `high`, or GAVE_UP after `most` nodes. The opponent minimises `outcome` or, unless
    `best_replies`, moves as `policy` does (see `virado.kernel.search`). `pool` holds one state per ply, `lists`
    (plies, moves, 3) a list of moves per ply, `stack` (plies, 6) the search's own numbers.
    """
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply

    def solve(
        pool: Any,
        tables: Any,
        tastes: Any,
        minds: Any,
        works: Any,
        ends: Any,
        lists: Any,
        stack: Any,
        side: int,
        low: int,
        high: int,
        most: int,
        best_replies: int,
    ) -> int:
        o = tables[0]
        depth = 0
        nodes = 0
        value = 0
        # stack: 0 moves, 1 next move, 2 alpha, 3 beta, 4 whether the side maximises, 5 the seat to act
        stack[0, 2] = low
        stack[0, 3] = high
        entering = True
        while True:
            if entering:
                nodes += 1
                if nodes > most:
                    return GAVE_UP
                s = pool[depth]
                if finished(s, o) or depth + 1 >= stack.shape[0]:
                    value = outcome(s, o, ends[0], side)
                    entering = False
                    depth -= 1
                    if depth < 0:
                        return value
                    continue
                seat = lowest(to_act(s, o))
                moves = lists[depth]
                clear(moves)
                number = min(choices(s, o, works[0], seat, moves), room(moves))
                if not best_replies and seat % s.sides != side:
                    reply = policy(s, o, tastes[0], minds[0], seat, moves, number)
                    for i in range(3):
                        moves[0, i] = moves[reply, i]
                    number = 1
                for i in range(1, number):
                    a, b, c = moves[i, 0], moves[i, 1], moves[i, 2]
                    x = rank(s, o, a, b, c)
                    j = i
                    while j > 0 and rank(s, o, moves[j - 1, 0], moves[j - 1, 1], moves[j - 1, 2]) < x:
                        moves[j, 0] = moves[j - 1, 0]
                        moves[j, 1] = moves[j - 1, 1]
                        moves[j, 2] = moves[j - 1, 2]
                        j -= 1
                    moves[j, 0] = a
                    moves[j, 1] = b
                    moves[j, 2] = c
                stack[depth, 0] = number
                stack[depth, 1] = 0
                stack[depth, 4] = 1 if seat % s.sides == side else 0
                stack[depth, 5] = seat
            elif stack[depth, 4]:
                stack[depth, 2] = max(stack[depth, 2], value)
            else:
                stack[depth, 3] = min(stack[depth, 3], value)
            if stack[depth, 1] < stack[depth, 0] and stack[depth, 2] < stack[depth, 3]:
                a, b, c = move_at(lists[depth], stack[depth, 1])
                stack[depth, 1] += 1
                copy_state(pool, depth + 1, depth)
                apply(pool[depth + 1], o, stack[depth, 5], a, b, c)
                stack[depth + 1, 2] = stack[depth, 2]
                stack[depth + 1, 3] = stack[depth, 3]
                depth += 1
                entering = True
            else:
                value = stack[depth, 2] if stack[depth, 4] else stack[depth, 3]
                entering = False
                depth -= 1
                if depth < 0:
                    return value

    return solve
