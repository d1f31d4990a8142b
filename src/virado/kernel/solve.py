"""Exact solver for positions with every card known: iterative alpha-beta over the rules of any game."""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import capacity, clear, copy_state, lowest, move_at
from virado.kernel.buffers import Buffers

INFINITE = 1 << 60
GAVE_UP = -(1 << 61)
"""Value of a search that ended at its node limit."""
PAUSED = GAVE_UP - 1
"""Value of a search that has not finished yet."""
NUMBERS = 6
"""Integers per ply on the search's stack."""
DEPTH, NODES, VALUE, LEAVING = 0, 1, 2, 3
"""Indices in `progress`, from which a paused search resumes."""
PROGRESS = 4


def make_solver(rules: Any, finished: Any, rank: Any, outcome: Any, policy: Any) -> Callable[..., int]:
    """Return an alpha-beta solver for two sides.

    The solver is `solve(buffers, lists, stack, progress, side, low, high, most, until, best_replies)`. It returns the
    value to `side` of the position in `buffers.pool[0]`, if that side plays its best moves. The value is exact if it
    is between `low` and `high`; after `most` nodes the solver returns GAVE_UP. With `best_replies`, the opponent
    minimises `outcome`; otherwise it moves as `policy` does (see `virado.kernel.search`). `rank(s, o, a, b, c)`
    orders moves, higher first.

    `buffers.pool` holds one state for each ply, `lists` (plies, moves, 3) one move list, and `stack` (plies, NUMBERS)
    the integers of the search. `progress` (PROGRESS) must be 0 at the start. After `until` nodes, the solver returns
    PAUSED. A call with the same arguments and a higher `until` resumes the search.
    """
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply

    def solve(
        buffers: Buffers,
        lists: Any,
        stack: Any,
        progress: Any,
        side: int,
        low: int,
        high: int,
        most: int,
        until: int,
        best_replies: int,
    ) -> int:
        pool, o, w = buffers.pool, buffers.configs[0], buffers.workspaces[0]
        weights, scratch, objective = buffers.weights[0], buffers.scratch[0], buffers.objectives[0]
        depth = progress[DEPTH]
        nodes = progress[NODES]
        value = progress[VALUE]
        entering = progress[LEAVING] == 0
        # stack: 0 number of moves, 1 next move, 2 alpha, 3 beta, 4 maximising flag, 5 seat to act
        if nodes == 0:
            stack[0, 2] = low
            stack[0, 3] = high
        while True:
            if nodes >= until:
                progress[DEPTH] = depth
                progress[NODES] = nodes
                progress[VALUE] = value
                progress[LEAVING] = 0 if entering else 1
                return PAUSED
            if entering:
                nodes += 1
                if nodes > most:
                    return GAVE_UP
                s = pool[depth]
                if finished(s, o) or depth + 1 >= stack.shape[0]:
                    value = outcome(s, o, objective, side)
                    entering = False
                    depth -= 1
                    if depth < 0:
                        return value
                    continue
                seat = lowest(to_act(s, o))
                moves = lists[depth]
                clear(moves)
                number = min(choices(s, o, w, seat, moves), capacity(moves))
                if not best_replies and seat % s.sides != side:
                    reply = policy(s, o, weights, scratch, seat, moves, number)
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
