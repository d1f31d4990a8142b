"""Search at full speed, for any game: rollouts over sampled worlds.

Everything here is made by a factory from the rules of a game and a few functions that the game's bots add:

    finished(s, o) -> int                          1 when the search need look no further (the end of the deal)
    sample(s, o, b, t, rng)                        give the hidden cards of `s` places that agree with what is known
    policy(s, o, t, m, seat, moves, number) -> int     index of the move that a quick good player makes
    outcome(s, o, e, side) -> int                  what a finished state is worth to a side, in thousandths

    plausible(pool, o, b, t, m, w, moves, need) -> int
                                                   how well the WORLD of a pool agrees with what is not certain, up to
                                                   CERTAIN; what is not above `need` need not be known exactly

All are rules. `o` is the option table, `b` what the searcher believes, `t` the taste and `m` the workspace of the
policy, `e` what the outcome needs to know. A pool of states holds ROOT (the position as the searcher sees it), WORLD
(it with the hidden cards placed) and LINE (the line being played).
"""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import clear, copy_state, draw, lowest, move_at, room, shuffle
from virado.kernel.rule import rule

ROOT, WORLD, LINE = 0, 1, 2
POOL = 3
"""States in a pool."""
CERTAIN = 1 << 20
"""The plausibility of a world that nothing speaks against."""
WORLDS_TRIED = 64
"""Worlds looked at until one is taken whatever it is."""
LONGEST = 400
"""Moves of one line, at most."""


def make_chance(rules: Any) -> Callable[..., int]:
    """`chance(s, o, b, rng)`: if cards are wanted, shuffle and supply them; 1 if so. A rule."""
    wanted, supply = rules.wanted, rules.supply

    @rule
    def chance(s: Any, o: Any, b: Any, rng: Any) -> int:
        cards = wanted(s, o)
        if not cards:
            return 0
        shuffle(cards, b.pack, rng)
        supply(s, o, b.pack)
        return 1

    return chance


def make_line(rules: Any, finished: Any, policy: Any) -> Callable[..., None]:
    """`line(s, o, b, t, m, w, moves, rng)`: the policy plays for every seat until `finished`. A rule."""
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply
    chance = make_chance(rules)

    @rule(inline=False)
    def line(s: Any, o: Any, b: Any, t: Any, m: Any, w: Any, moves: Any, rng: Any) -> None:
        for _ in range(LONGEST):
            if finished(s, o):
                return
            if chance(s, o, b, rng):
                continue
            seat = lowest(to_act(s, o))
            clear(moves)
            number = min(choices(s, o, w, seat, moves), room(moves))
            x, y, z = move_at(moves, 0)
            if number > 1:
                x, y, z = move_at(moves, policy(s, o, t, m, seat, moves, number))
            apply(s, o, seat, x, y, z)

    return line


def make_ranking(rules: Any, values: Any) -> Callable[..., int]:
    """`ranking(pool, tables, tastes, minds, works, moves, found, seat)`: list the choices of a seat in `pool[0]`, write
    what `values(s, o, t, m, seat, moves, number, found)`, a rule, thinks of each, and return their number."""
    choices = rules.choices

    def ranking(
        pool: Any, tables: Any, tastes: Any, minds: Any, works: Any, moves: Any, found: Any, seat: int
    ) -> int:
        clear(moves)
        number = min(choices(pool[0], tables[0], works[0], seat, moves), room(moves))
        values(pool[0], tables[0], tastes[0], minds[0], seat, moves, number, found)
        return number

    return ranking


@rule
def certain(pool: Any, o: Any, b: Any, t: Any, m: Any, w: Any, moves: Any, need: int) -> int:  # noqa: ARG001
    """Every world is as plausible as any other."""
    return CERTAIN


def make_world(sample: Any, plausible: Any) -> Callable[..., None]:
    """`world(pool, o, b, t, m, w, moves, rng)`: put a sampled world into the WORLD of a pool, more often a plausible one.

    A rule. Worlds are rejected by their plausibility, less and less strictly, so that something is found in any case.
    """

    @rule(inline=False)
    def any_world(pool: Any, o: Any, b: Any, t: Any, m: Any, w: Any, moves: Any, rng: Any) -> None:  # noqa: ARG001
        copy_state(pool, 1, 0)
        sample(pool[1], o, b, t, rng)

    @rule(inline=False)
    def world(pool: Any, o: Any, b: Any, t: Any, m: Any, w: Any, moves: Any, rng: Any) -> None:
        for left in range(WORLDS_TRIED, 0, -1):
            copy_state(pool, 1, 0)
            sample(pool[1], o, b, t, rng)
            need = draw(rng, CERTAIN) * left // WORLDS_TRIED
            if plausible(pool, o, b, t, m, w, moves, need) > need:
                return

    return any_world if plausible is certain else world


def make_rollouts(
    rules: Any, finished: Any, sample: Any, policy: Any, outcome: Any, plausible: Any = certain
) -> Callable[..., int]:
    """Rollouts of candidate moves, every world tried with every candidate, and the same chance met on the way.

    The result, `rollouts(pool, tables, beliefs, tastes, minds, works, ends, candidates, alive, moves, rng, sums,
    products, found, seat, worlds)`, plays `worlds` sampled worlds for each candidate whose `alive` is not 0. `sums[i]`
    grows by the outcomes of candidate i and `products[i, j]` by the products of the outcomes of i and j in one world;
    `found` is room for the outcomes of one world (all three floats). Returns the number of worlds.
    """
    apply = rules.apply
    line = make_line(rules, finished, policy)
    world = make_world(sample, plausible)

    def rollouts(
        pool: Any,
        tables: Any,
        beliefs: Any,
        tastes: Any,
        minds: Any,
        works: Any,
        ends: Any,
        candidates: Any,
        alive: Any,
        moves: Any,
        rng: Any,
        sums: Any,
        products: Any,
        found: Any,
        seat: int,
        worlds: int,
    ) -> int:
        o = tables[0]
        number = candidates.shape[0]
        side = seat % pool[0].sides
        for _ in range(worlds):
            world(pool, o, beliefs[0], tastes[0], minds[0], works[0], moves, rng)
            chance = rng[0]
            for i in range(number):
                if alive[i]:
                    copy_state(pool, 2, 1)
                    rng[0] = chance
                    apply(pool[2], o, seat, candidates[i, 0], candidates[i, 1], candidates[i, 2])
                    line(pool[2], o, beliefs[0], tastes[0], minds[0], works[0], moves, rng)
                    found[i] = outcome(pool[2], o, ends[0], side)
            for i in range(number):
                if alive[i]:
                    sums[i] += found[i]
                    for j in range(number):
                        if alive[j]:
                            products[i, j] += found[i] * found[j]
        return worlds

    return rollouts
