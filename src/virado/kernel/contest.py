"""Contests at full speed: compiled players against each other, deals on given packs or whole matches."""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import clear, copy_state, draw, lowest, move_at, room, shuffle
from virado.kernel.rule import rule

CHANCE, SIMPLE, SKILLED = 0, 1, 2
"""Kinds of compiled players: random, the simple policy, the skilled policy."""
UNFINISHED = -1
"""In place of winners: the match was given up after too many decisions."""


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


@rule
def _draws_from_list(s: Any, o: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:  # noqa: ARG001
    """Stands for `Rules.sample` in games whose random players draw from the list of moves."""
    return 0


def make_match_contest(rules: Any, simple: Any, skilled: Any) -> Callable[..., int]:
    """Whole matches between compiled players.

    The result, `contest(pool, tables, tastes, minds, works, moves, pack, kinds, seeds, chance, one_deal, most, points,
    winners)`, plays one match (up to its first scored deal if `one_deal`) for each of `seeds` from the state `pool[1]`,
    which has seats, dealer and scores. Equal seeds deal equal packs, whoever plays. `kinds` gives each seat's kind of
    player, `tastes` and `minds` have one element a seat, `pack` is room for a pack, `chance` (2, 1) for two generators:
    the packs' and the random players'. `points[i]` are the changes of the sides' scores in match i, `winners[i]` the set
    of sides that won, or UNFINISHED if none has yet, as after `most` decisions. Returns the number of decisions.
    """
    setup, wanted, supply, to_act = rules.setup, rules.wanted, rules.supply, rules.to_act
    moves_of, choices, apply = rules.moves, rules.choices, rules.apply
    sampled = rules.sample is not None
    sample: Any = rules.sample if sampled else _draws_from_list

    def contest(
        pool: Any,
        tables: Any,
        tastes: Any,
        minds: Any,
        works: Any,
        moves: Any,
        pack: Any,
        kinds: Any,
        seeds: Any,
        chance: Any,
        one_deal: int,
        most: int,
        points: Any,
        winners: Any,
    ) -> int:
        o = tables[0]
        w = works[0]
        decisions = 0
        for match in range(seeds.shape[0]):
            copy_state(pool, 0, 1)
            s = pool[0]
            setup(s, o)
            chance[0, 0] = seeds[match]
            chance[1, 0] = seeds[match] ^ 0x5DEECE66D
            before = decisions
            while not s.over and not (one_deal and s.scored) and decisions - before < most:
                cards = wanted(s, o)
                if cards:
                    shuffle(cards, pack, chance[0])
                    supply(s, o, pack)
                    continue
                seat = lowest(to_act(s, o))
                clear(moves)
                index = 0
                if kinds[seat] == 0 and sampled:
                    index = sample(s, o, w, seat, moves, chance[1]) - 1
                elif kinds[seat] == 0:
                    index = draw(chance[1], min(moves_of(s, o, w, seat, moves), room(moves)))
                else:
                    number = min(choices(s, o, w, seat, moves), room(moves))
                    if number > 1 and kinds[seat] == 1:
                        index = simple(s, o, tastes[seat], minds[seat], seat, moves, number)
                    elif number > 1:
                        index = skilled(s, o, tastes[seat], minds[seat], seat, moves, number)
                a, b, c = move_at(moves, index)
                apply(s, o, seat, a, b, c)
                decisions += 1
            for side in range(s.sides):
                points[match, side] = s.scores[side] - pool[1].scores[side]
            winners[match] = s.winners if s.over else -1
        return decisions

    return contest
