"""Every line of play from some deals, as flat arrays: the compiled walk through a small game.

Like the factories of `virado.kernel.search` this is plain Python over the rules of any game, given to
`virado.kernel.compile.kernel` on arrays of records.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from virado.kernel.bits import capacity, clear, copy_state, lowest, move_at, scramble
from virado.kernel.rule import rule

FACTOR, ADDEND = 6364136223846793005, 1442695040888963407
NO_NODE = -1
END = -1
"""Seat of a node at which nobody acts any more."""
HIDDEN = 0
"""Place in the pool where secrets are erased; line number i of the walk stands at 1 + i."""
TOO_DEEP, TOO_MANY_MOVES, CHANCE_MET, OTHER_SEAT = -2, -3, -4, -5
"""What the walk returns if a game is none that it can enumerate."""


class Nodes(NamedTuple):
    """What the walk writes, one entry a node; arrays of no entries are not written."""

    parent: Any
    """The node before, or NO_NODE for the first of a deal, int32."""
    action: Any
    """Which of the legal moves there leads here, int32."""
    depth: Any
    """Moves made since the deal, int32."""
    seat: Any
    """Who acts, or END, int8."""
    number: Any
    """Legal moves, int32; 0 at the end."""
    key: Any
    """A number for all that the seat has seen so far, int64; equal for equal views."""
    points: Any
    """At the end, what the first of the two seats has gained on the other, float64."""
    deal: Any
    """Number of the deal, int32."""


class WalkBuffers(NamedTuple):
    """What the walk works in."""

    pool: Any
    """States: HIDDEN, then one for each ply."""
    words: Any
    """The same memory as int64 (states, numbers)."""
    configs: Any
    workspaces: Any
    lists: Any
    """A list of moves for each ply (plies, moves, 3)."""
    keys: Any
    """What each of the two seats has seen up to each ply (plies, 2)."""
    stack: Any
    """By ply: legal moves, the next of them, the node of the position, the seat, the move that led here (plies, 5)."""


@rule
def mix_key(key: int, word: int) -> int:
    """A key that depends on another and on a number, from 0 on."""
    found = scramble(key ^ word, FACTOR, ADDEND)
    return found ^ found >> 29


def make_walk(rules: Any) -> Callable[..., int]:
    """The walk of a family: `walk(room, nodes, begin, first, second, sign)`.

    The states of the pool from place `begin` on have every card in its place. It goes through every legal line of each to the
    end of the deal, writes the positions with a choice and the ends, parents first, and returns their number, or why it cannot.
    `first` and `second` are the only seats that may act; `sign` is -1 where scores count down.
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
        """What a seat has seen when it sees the state at a place, too."""
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
                    # a position without a choice is no node: what led to it leads on
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
