"""Search at full speed, for any game: rollouts over sampled worlds.

Everything here is made by a factory from the rules of a game and a few functions that the game's bots add:

    finished(s, o) -> int
        1 when the search need look no further (the end of the deal)
    sample(s, o, belief, weights, rng)
        give the hidden cards of `s` places that agree with what is known
    policy(s, o, weights, scratch, seat, moves, number) -> int
        index of the move that a quick good player makes
    outcome(s, o, objective, side) -> int
        what a finished state is worth to a side, or one that is `enough`
    enough(s, o, objective) -> int
        1 when a line need not be played on, because `outcome` values such a state, too, for what is played for
    plausible(pool, o, belief, weights, scratch, w, moves, need) -> int
        how well the WORLD of a pool agrees with what is not certain, up to PLAUSIBLE; what is not above `need` need not be
        known exactly

All are rules. `o` is the config, `w` the workspace of listings; the other arguments are described in
`virado.kernel.buffers.Buffers`. A pool of states holds ROOT (the position as the searcher sees it), WORLD (it with the hidden
cards placed) and LINE (the line being played).
"""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import capacity, clear, copy_state, draw, lowest, move_at, shuffle
from virado.kernel.buffers import Buffers, Comparison
from virado.kernel.rule import rule

ROOT, WORLD, LINE = 0, 1, 2
POOL = 3
"""States in a pool."""
PLAUSIBLE = 1 << 20
"""The plausibility of a world that nothing speaks against."""
WORLDS_TRIED = 64
"""Worlds looked at until one is taken whatever it is."""
LONGEST = 400
"""Moves of one line, at most."""


def make_chance(rules: Any) -> Callable[..., int]:
    """`chance(s, o, belief, rng)`: if cards are wanted, shuffle and supply them; 1 if so. A rule."""
    wanted, supply = rules.cards_to_shuffle, rules.supply

    @rule
    def chance(s: Any, o: Any, belief: Any, rng: Any) -> int:
        cards = wanted(s, o)
        if not cards:
            return 0
        shuffle(cards, belief.pack, rng)
        supply(s, o, belief.pack)
        return 1

    return chance


@rule
def never_enough(s: Any, o: Any, objective: Any) -> int:
    """Stands for `enough` where lines are played to the end of the deal."""
    return 0


def make_line(rules: Any, finished: Any, enough: Any, policy: Any) -> Callable[..., None]:
    """`line(s, o, belief, weights, scratch, objective, w, moves, rng)`: the policy plays for every seat until `finished` or
    `enough`. A rule."""
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply
    chance = make_chance(rules)

    @rule(inline=False)
    def line(
        s: Any,
        o: Any,
        belief: Any,
        weights: Any,
        scratch: Any,
        objective: Any,
        w: Any,
        moves: Any,
        rng: Any,
    ) -> None:
        for _ in range(LONGEST):
            if finished(s, o) or enough(s, o, objective):
                return
            if chance(s, o, belief, rng):
                continue
            seat = lowest(to_act(s, o))
            clear(moves)
            number = min(choices(s, o, w, seat, moves), capacity(moves))
            x, y, z = move_at(moves, 0)
            if number > 1:
                x, y, z = move_at(moves, policy(s, o, weights, scratch, seat, moves, number))
            apply(s, o, seat, x, y, z)

    return line


def make_ranking(rules: Any, values: Any) -> Callable[..., int]:
    """`ranking(buffers, found, seat)`: list the choices of a seat in `buffers.pool[0]`, write what
    `values(s, o, weights, scratch, seat, moves, number, found)`, a rule, thinks of each, and return their number."""
    choices = rules.choices

    def ranking(buffers: Buffers, found: Any, seat: int) -> int:
        s, o, moves = buffers.pool[0], buffers.configs[0], buffers.moves
        clear(moves)
        number = min(choices(s, o, buffers.workspaces[0], seat, moves), capacity(moves))
        values(s, o, buffers.weights[0], buffers.scratch[0], seat, moves, number, found)
        return number

    return ranking


@rule
def always_plausible(
    pool: Any,
    o: Any,
    belief: Any,
    weights: Any,
    scratch: Any,
    w: Any,
    moves: Any,
    need: int,
) -> int:
    """Every world is as plausible as any other."""
    return PLAUSIBLE


def make_world(sample: Any, plausible: Any) -> Callable[..., None]:
    """`world(pool, o, belief, weights, scratch, w, moves, rng)`: put a sampled world into the WORLD of a pool, more often a
    plausible one.

    A rule. Worlds are rejected by their plausibility, less and less strictly, so that something is found in any case.
    """

    @rule(inline=False)
    def any_world(
        pool: Any,
        o: Any,
        belief: Any,
        weights: Any,
        scratch: Any,
        w: Any,
        moves: Any,
        rng: Any,
    ) -> None:
        copy_state(pool, 1, 0)
        sample(pool[1], o, belief, weights, rng)

    @rule(inline=False)
    def world(
        pool: Any, o: Any, belief: Any, weights: Any, scratch: Any, w: Any, moves: Any, rng: Any
    ) -> None:
        for left in range(WORLDS_TRIED, 0, -1):
            copy_state(pool, 1, 0)
            sample(pool[1], o, belief, weights, rng)
            need = draw(rng, PLAUSIBLE) * left // WORLDS_TRIED
            if plausible(pool, o, belief, weights, scratch, w, moves, need) > need:
                return

    return any_world if plausible is always_plausible else world


def make_rollouts(
    rules: Any,
    finished: Any,
    sample: Any,
    policy: Any,
    outcome: Any,
    plausible: Any = always_plausible,
    enough: Any = never_enough,
) -> Callable[..., int]:
    """Rollouts of candidate moves, every world tried with every candidate, and the same chance met on the way.

    The result, `rollouts(buffers, comparison, seat, worlds)`, plays `worlds` sampled worlds for each candidate that is alive
    and adds to the comparison what comes of them. Returns the number of worlds.
    """
    apply = rules.apply
    line = make_line(rules, finished, enough, policy)
    world = make_world(sample, plausible)

    def rollouts(buffers: Buffers, comparison: Comparison, seat: int, worlds: int) -> int:
        pool, rng, moves = buffers.pool, buffers.rng, buffers.moves
        o, belief, w = buffers.configs[0], buffers.beliefs[0], buffers.workspaces[0]
        weights, scratch, objective = buffers.weights[0], buffers.scratch[0], buffers.objectives[0]
        candidates, alive, sums, products, outcomes = comparison
        number = candidates.shape[0]
        side = seat % pool[0].sides
        for _ in range(worlds):
            world(pool, o, belief, weights, scratch, w, moves, rng)
            chance = rng[0]
            for i in range(number):
                if alive[i]:
                    copy_state(pool, 2, 1)
                    rng[0] = chance
                    apply(pool[2], o, seat, candidates[i, 0], candidates[i, 1], candidates[i, 2])
                    line(pool[2], o, belief, weights, scratch, objective, w, moves, rng)
                    outcomes[i] = outcome(pool[2], o, objective, side)
            for i in range(number):
                if alive[i]:
                    sums[i] += outcomes[i]
                    for j in range(number):
                        if alive[j]:
                            products[i, j] += outcomes[i] * outcomes[j]
        return worlds

    return rollouts
