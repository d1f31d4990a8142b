"""Search at compiled speed, for any game: rollouts over sampled worlds.

Factories create the kernels from the rules of a game and from these functions of the game's bots:

    finished(s, o) -> int
        1 if the search need not look further (the end of the deal)
    sample(s, o, belief, weights, rng)
        place the hidden cards of `s` consistently with everything known
    policy(s, o, weights, scratch, seat, moves, number) -> int
        index of the playout policy's move
    outcome(s, o, objective, side) -> int
        value to a side of a finished state, or of one that is `enough`
    enough(s, o, objective) -> int
        1 if a line can stop early because `outcome` can value the state
    plausible(pool, o, belief, weights, scratch, w, moves, need) -> int
        plausibility of the WORLD of a pool, up to PLAUSIBLE; a value of at most `need` need not be exact

All of them are rules. `o` is the config, `w` the workspace of listings; `virado.kernel.buffers.Buffers` describes the
other arguments. A pool of states holds ROOT (the position as the searcher sees it), WORLD (the position with the
hidden cards placed) and LINE (the line being played).
"""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import capacity, clear, copy_state, draw, lowest, move_at, shuffle
from virado.kernel.buffers import Buffers, Comparison
from virado.kernel.rule import rule

ROOT, WORLD, LINE = 0, 1, 2
POOL = 3
"""Number of states in a pool."""
PLAUSIBLE = 1 << 20
"""Plausibility of a world without contrary evidence."""
WORLDS_TRIED = 64
"""Maximum number of worlds sampled to find a plausible one. The last world is always accepted."""
LONGEST = 400
"""Maximum number of moves in a line."""


def make_chance(rules: Any) -> Callable[..., int]:
    """Return the rule `chance(s, o, belief, rng)`.

    If the state requests cards, the rule shuffles and supplies them and returns 1. Otherwise it returns 0.
    """
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
    """Return 0: the placeholder for `enough` if lines are played to the end of the deal."""
    return 0


def make_line(rules: Any, finished: Any, enough: Any, policy: Any) -> Callable[..., None]:
    """Return the rule `line(s, o, belief, weights, scratch, objective, w, moves, rng)`.

    It plays the policy's moves for every seat until `finished` or `enough`.
    """
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
    """Return the kernel `ranking(buffers, found, seat)`.

    It lists the choices of a seat in `buffers.pool[0]`, writes their values and returns their number. The rule
    `values(s, o, weights, scratch, seat, moves, number, found)` computes the values.
    """
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
    """Return PLAUSIBLE for every world."""
    return PLAUSIBLE


def make_world(sample: Any, plausible: Any) -> Callable[..., None]:
    """Return the rule `world(pool, o, belief, weights, scratch, w, moves, rng)`.

    It samples the WORLD of a pool, with a preference for plausible worlds. Rejection by plausibility becomes less
    strict with every attempt, so that a world is always found.
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
    """Return a kernel for rollouts that plays every candidate in every world, with common random numbers.

    The kernel, `rollouts(buffers, comparison, seat, worlds)`, plays `worlds` sampled worlds with each candidate that
    has not been pruned and adds the outcomes to the comparison. It returns the number of worlds.
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
