"""Contests at full speed: compiled players against each other on given packs, deal by deal."""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import clear, copy_state, draw, lowest, move_at, room

CHANCE, SIMPLE, SKILLED = 0, 1, 2
"""Kinds of compiled players: random, the simple policy, the skilled policy."""


def make_contest(rules: Any, finished: Any, simple: Any, skilled: Any) -> Callable[..., int]:
    """Deals between compiled players.

    The result, `contest(pool, tables, tastes, minds, works, moves, packs, kinds, rng, points)`, plays each row of `packs`
    from the state `pool[1]` (which wants its pack) and writes the points of its deal by side into `points`. `kinds`
    gives each seat's kind of player and `tastes` its taste. Returns the number of decisions.
    """
    supply, to_act = rules.supply, rules.to_act
    moves_of, choices, apply = rules.moves, rules.choices, rules.apply

    def contest(
        pool: Any,
        tables: Any,
        tastes: Any,
        minds: Any,
        works: Any,
        moves: Any,
        packs: Any,
        kinds: Any,
        rng: Any,
        points: Any,
    ) -> int:
        o = tables[0]
        w = works[0]
        decisions = 0
        for game in range(packs.shape[0]):
            copy_state(pool, 0, 1)
            s = pool[0]
            supply(s, o, packs[game])
            while not finished(s, o):
                seat = lowest(to_act(s, o))
                clear(moves)
                if kinds[seat] == 0:
                    number = min(moves_of(s, o, w, seat, moves), room(moves))
                    index = draw(rng, number)
                else:
                    number = min(choices(s, o, w, seat, moves), room(moves))
                    index = 0
                    if number > 1 and kinds[seat] == 1:
                        index = simple(s, o, tastes[seat], minds[0], seat, moves, number)
                    elif number > 1:
                        index = skilled(s, o, tastes[seat], minds[0], seat, moves, number)
                a, b, c = move_at(moves, index)
                apply(s, o, seat, a, b, c)
                decisions += 1
            for side in range(s.sides):
                points[game, side] = s.deal_points[side]
        return decisions

    return contest
