"""Enumeration of every line of play of some deals as flat arrays: the compiled walk through a small game.

The walk is plain Python over the rules of any game, like the factories of `virado.kernel.search`.
`virado.kernel.compile.kernel` compiles it for arrays of records.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from virado.kernel.bits import capacity, clear, copy_state, lowest, move_at, scramble
from virado.kernel.rule import rule

FACTOR, ADDEND = 6364136223846793005, 1442695040888963407
NO_NODE = -1
END = -1
"""Value of `Nodes.seat` at a terminal node."""
HIDDEN = 0
"""Pool index of the redacted state; ply i of the walk is at index 1 + i."""
TOO_DEEP, TOO_MANY_MOVES, CHANCE_MET, OTHER_SEAT = -2, -3, -4, -5
"""Results with which the walk reports a game that it cannot enumerate."""


class Nodes(NamedTuple):
    """The output of the walk, with one entry per node; arrays of length 0 are not written."""

    parent: Any
    """Parent node, or NO_NODE for the root of a deal, int32."""
    action: Any
    """Index of the move, among the parent's legal moves, that leads to the node, int32."""
    depth: Any
    """Number of moves since the deal, int32."""
    seat: Any
    """Seat to act, or END, int8."""
    number: Any
    """Number of legal moves, int32; 0 for terminal nodes."""
    key: Any
    """Hash of all observations of the seat to act, int64; equal for equal views."""
    points: Any
    """Points of the first seat minus those of the second at a terminal node, float64."""
    deal: Any
    """Index of the deal, int32."""


class WalkBuffers(NamedTuple):
    """The working memory of the walk."""

    pool: Any
    """States: the redacted state at HIDDEN, then one state per ply."""
    words: Any
    """The memory of `pool` as an int64 array of shape (states, int64 values of a state)."""
    configs: Any
    workspaces: Any
    lists: Any
    """A move list for each ply (plies, moves, 3)."""
    keys: Any
    """Hash of each seat's observations up to each ply (plies, 2)."""
    stack: Any
    """For each ply: number of legal moves, next move, node, seat, and move that led to the ply (plies, 5)."""


@rule
def mix_key(key: int, word: int) -> int:
    """Return a non-negative hash of a key and a number."""
    found = scramble(key ^ word, FACTOR, ADDEND)
    return found ^ found >> 29


def make_walk(rules: Any) -> Callable[..., int]:
    """Return the walk of a family: `walk(room, nodes, begin, first, second, sign)`.

    In the states of the pool from index `begin` on, every card is in its place. From each of them, the walk follows
    every legal line to the end of the deal. It writes the positions with a choice and the terminal nodes, parents
    first. It returns the number of nodes, or an error result. Only the seats `first` and `second` may act; `sign` is
    -1 if scores count down.
    """
    moves_of, to_act, apply, hide, wanted = (
        rules.moves,
        rules.to_act,
        rules.apply,
        rules.hide,
        rules.cards_to_shuffle,
    )

    @rule(inline=False)
    def seen(pool: Any, words: Any, o: Any, place: int, seat: int, key: int) -> int:
        """Return the hash of a seat's observations, extended by its observation of the state at index `place`."""
        copy_state(pool, 0, place)
        hide(pool[0], o, seat)
        row = words[0]
        found = key
        for i in range(row.shape[0]):
            found = mix_key(found, row[i])
        return found

    def walk(room: WalkBuffers, nodes: Nodes, begin: int, first: int, second: int, sign: int) -> int:
        pool, words, configs, workspaces, lists, keys, stack = room
        o, w = configs[0], workspaces[0]
        writes = nodes.parent.shape[0] > 0
        number = 0
        for deal in range(pool.shape[0] - begin):
            copy_state(pool, 1, begin + deal)
            keys[0, 0] = 1
            keys[0, 1] = 2
            ply = 0
            parent = NO_NODE
            action = 0
            entering = True
            while ply >= 0:
                place = ply + 1
                if entering:
                    s = pool[place]
                    keys[ply, 0] = seen(pool, words, o, place, first, keys[ply, 0])
                    keys[ply, 1] = seen(pool, words, o, place, second, keys[ply, 1])
                    choices = 0
                    seat = END
                    if not (s.over or s.scored):
                        if wanted(s, o):
                            return CHANCE_MET
                        seat = lowest(to_act(s, o))
                        if seat not in (first, second):
                            return OTHER_SEAT
                        clear(lists[ply])
                        choices = moves_of(s, o, w, seat, lists[ply])
                        if choices > capacity(lists[ply]):
                            return TOO_MANY_MOVES
                    node = parent
                    if choices != 1:
                        node = number
                        number += 1
                        if writes:
                            nodes.parent[node] = parent
                            nodes.action[node] = action
                            nodes.depth[node] = ply
                            nodes.number[node] = choices
                            nodes.deal[node] = deal
                            if choices:
                                nodes.seat[node] = seat
                                nodes.key[node] = keys[ply, 0 if seat == first else 1]
                            else:
                                nodes.seat[node] = END
                                gained = s.deal_points[first % s.sides] - s.deal_points[second % s.sides]
                                nodes.points[node] = sign * gained
                    stack[ply, 0] = choices
                    stack[ply, 1] = 0
                    stack[ply, 2] = node
                    stack[ply, 3] = seat
                    stack[ply, 4] = action
                if stack[ply, 1] < stack[ply, 0]:
                    if ply + 2 >= stack.shape[0]:
                        return TOO_DEEP
                    index = stack[ply, 1]
                    stack[ply, 1] = index + 1
                    parent = stack[ply, 2]
                    # a position without a choice is not a node; the position after it becomes the child instead
                    action = index if stack[ply, 0] > 1 else stack[ply, 4]
                    a, b, c = move_at(lists[ply], index)
                    copy_state(pool, place + 1, place)
                    apply(pool[place + 1], o, stack[ply, 3], a, b, c)
                    keys[ply + 1, 0] = keys[ply, 0]
                    keys[ply + 1, 1] = keys[ply, 1]
                    ply += 1
                    entering = True
                else:
                    ply -= 1
                    entering = False
        return number

    return walk
