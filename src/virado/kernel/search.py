"""Search at full speed, for any game: rollouts over sampled worlds, and information-set tree search.

Everything here is made by a factory from the rules of a game and a few functions that the game's bots add:

    finished(s, o) -> int                          1 when the search need look no further (the end of the deal)
    sample(s, o, b, rng)                           give the hidden cards of `s` places that agree with what is known
    policy(s, o, t, m, seat, moves, number) -> int     index of the move that a quick good player makes
    outcome(s, o, e, side) -> int                  what a finished state is worth to a side, in thousandths

All are rules. `o` is the option table, `b` what the searcher believes, `t` the taste and `m` the workspace of the
policy, `e` what the outcome needs to know. A pool of states holds ROOT (the position as the searcher sees it), WORLD
(it with the hidden cards placed) and LINE (the line being played).
"""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import clear, copy_state, draw, highest, lowest, move_at, room, scramble
from virado.kernel.rule import rule

ROOT, WORLD, LINE = 0, 1, 2
POOL = 3
"""States in a pool."""
LONGEST = 400
"""Moves of one line, at most."""


def make_line(rules: Any, finished: Any, policy: Any) -> Callable[..., None]:
    """`line(s, o, t, m, w, moves)`: the policy plays for every seat until `finished`. A rule."""
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply

    @rule(inline=False)
    def line(s: Any, o: Any, t: Any, m: Any, w: Any, moves: Any) -> None:
        for _ in range(LONGEST):
            if finished(s, o):
                return
            seat = lowest(to_act(s, o))
            clear(moves)
            number = min(choices(s, o, w, seat, moves), room(moves))
            a, b, c = move_at(moves, 0)
            if number > 1:
                a, b, c = move_at(moves, policy(s, o, t, m, seat, moves, number))
            apply(s, o, seat, a, b, c)

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


def make_rollouts(rules: Any, finished: Any, sample: Any, policy: Any, outcome: Any) -> Callable[..., int]:
    """Rollouts of candidate moves, every world tried with every candidate.

    The result, `rollouts(pool, tables, beliefs, tastes, minds, works, ends, candidates, alive, moves, rng, sums,
    products, found, seat, worlds)`, plays `worlds` sampled worlds for each candidate whose `alive` is not 0. `sums[i]`
    grows by the outcomes of candidate i and `products[i, j]` by the products of the outcomes of i and j in one world;
    `found` is room for the outcomes of one world (all three floats). Returns the number of worlds.
    """
    apply = rules.apply
    line = make_line(rules, finished, policy)

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
            copy_state(pool, 1, 0)
            sample(pool[1], o, beliefs[0], rng)
            for i in range(number):
                if alive[i]:
                    copy_state(pool, 2, 1)
                    apply(pool[2], o, seat, candidates[i, 0], candidates[i, 1], candidates[i, 2])
                    line(pool[2], o, tastes[0], minds[0], works[0], moves)
                    found[i] = outcome(pool[2], o, ends[0], side)
            for i in range(number):
                if alive[i]:
                    sums[i] += found[i]
                    for j in range(number):
                        if alive[j]:
                            products[i, j] += found[i] * found[j]
        return worlds

    return rollouts


@rule
def mix(key: int, a: int) -> int:
    """A key that follows from a key and one more number; below 2**62."""
    x = scramble(key ^ a, 0x2545F4914F6CDD1D, 0) & 0x3FFFFFFFFFFFFFFF
    x ^= x >> 29
    x = scramble(x, 0x1B03738712FAD5C9, 0) & 0x3FFFFFFFFFFFFFFF
    return x ^ x >> 32


@rule
def place_of(keys: Any, key: int) -> int:
    """Where a key is, or would be put, in a table whose size is a power of two; -1 if it is full around there."""
    mask = keys.shape[0] - 1
    i = key & mask
    for _ in range(64):
        if keys[i] == key or keys[i] == 0:
            return i
        i = (i + 1) & mask
    return -1


def make_tree_search(rules: Any, finished: Any, sample: Any, policy: Any, outcome: Any) -> Callable[..., int]:
    """Information-set Monte Carlo tree search with hashed nodes.

    A node is a move in an information set: what was played since the root. In each iteration a world is sampled,
    moves are chosen by upper confidence bounds among those legal in it, until one is new; from there the policy plays
    to the end. The result, `search(pool, tables, beliefs, tastes, minds, works, ends, moves, rng, keys, visits,
    chances, totals, path, seats, seat, iterations, explore)`, adds to the tables `keys` (int64, a power of two, 0 =
    free), `visits`, `chances` (how often the move could be chosen) and `totals`; `explore` is the weight of the
    bound in thousandths of the outcome. Returns the number of iterations.
    """
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply
    line = make_line(rules, finished, policy)

    def search(
        pool: Any,
        tables: Any,
        beliefs: Any,
        tastes: Any,
        minds: Any,
        works: Any,
        ends: Any,
        moves: Any,
        rng: Any,
        keys: Any,
        visits: Any,
        chances: Any,
        totals: Any,
        path: Any,
        seats: Any,
        iterations: int,
        explore: float,
    ) -> int:
        o = tables[0]
        for _ in range(iterations):
            copy_state(pool, 2, 0)
            s = pool[2]
            sample(s, o, beliefs[0], rng)
            key = 1
            depth = 0
            grown = 0
            while depth < path.shape[0] and grown == 0 and not finished(s, o):
                seat = lowest(to_act(s, o))
                clear(moves)
                number = min(choices(s, o, works[0], seat, moves), room(moves))
                if number == 1:
                    a, b, c = move_at(moves, 0)
                    key = mix(mix(mix(key, a), b), c * 8 + seat + 1) | 1
                    apply(s, o, seat, a, b, c)
                    continue
                best = -1e300
                chosen = 0
                place = -1
                new = 0
                for i in range(number):
                    a, b, c = move_at(moves, i)
                    at = place_of(keys, mix(mix(mix(key, a), b), c * 8 + seat + 1) | 1)
                    if at < 0:
                        continue
                    if keys[at] == 0 or visits[at] == 0:
                        new += 1
                        if draw(rng, new) == 0:
                            chosen = i
                            place = at
                    elif new == 0:
                        chances[at] += 1
                        bound = (
                            totals[at] / visits[at] + explore * (logarithm(chances[at]) / visits[at]) ** 0.5
                        )
                        if bound > best:
                            best = bound
                            chosen = i
                            place = at
                a, b, c = move_at(moves, chosen)
                key = mix(mix(mix(key, a), b), c * 8 + seat + 1) | 1
                if place >= 0:
                    if keys[place] == 0:
                        keys[place] = key
                        grown = 1
                    path[depth] = place
                    seats[depth] = seat
                    depth += 1
                else:
                    grown = 1
                apply(s, o, seat, a, b, c)
            line(s, o, tastes[0], minds[0], works[0], moves)
            for d in range(depth):
                visits[path[d]] += 1
                chances[path[d]] = max(chances[path[d]], visits[path[d]])
                totals[path[d]] += outcome(s, o, ends[0], seats[d] % s.sides)
        return iterations

    return search


@rule
def logarithm(number: int) -> float:
    """A natural logarithm good enough for exploring: exact at powers of two, straight lines between."""
    whole = highest(number)
    return 0.6931471805599453 * (whole + number / (1 << whole) - 1.0)
