"""Information-set tree search at compiled speed, for any game.

The method is single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012). Every
simulation samples a world, descends a tree of the searcher's observations, and adds one move to it. It then plays the
deal to its end and adds the outcome to every move on the way. The mover maximises its own outcome (max^n) by upper
confidence bounds over the moves available in this world.

The tree is a hash table of moves. The key of a move is a hash of the searcher's observations along the line: of each
move as the searcher sees it, and of each chance outcome that the searcher sees. Two functions of a game define these
hashes, in addition to the functions of `virado.kernel.search`:

    revealed(s, o, viewer) -> int
        hash of the chance outcomes that the viewer observes (its hand, a turn-up)
    shown(s, o, viewer, seat, a, b, c) -> int
        hash of a move as the viewer observes it

Another function plays below the tree:

    playout(s, o, weights, scratch, w, seat, moves, rng) -> int
        write the moves considered and return the index after the chosen one

All of these functions are rules. If the table (`virado.kernel.nodes`) is full, the tree stops growing, and the search
continues with its present nodes.
"""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import capacity, clear, copy_state, draw, lowest, move_at
from virado.kernel.buffers import Buffers, RootMoves, TreeBuffers
from virado.kernel.nodes import AVAILABLE, HASH, KEY, STAMP, VISITS, WON, find_row, mix_keys, upper_bound
from virado.kernel.rule import rule
from virado.kernel.search import make_chance

ROOT, LINE = 0, 1
POOL = 2
"""Number of states in a pool."""
LONGEST = 400
"""Maximum number of moves in a line."""
DEEPEST = 64
"""Maximum number of moves of one line that are in the tree."""
NOTES = 2 * DEEPEST
"""Index in `TreeBuffers.line` of the first move that is not in the tree."""
WIDTH = 2
"""Factor that limits the number of different moves tried at a node, if the search has a prior.

The limit is WIDTH times the square root of the node's visits, plus 1.
"""


@rule
def observe_open_move(s: Any, o: Any, viewer: int, seat: int, a: int, b: int, c: int) -> int:
    """Return the hash of a move that everybody sees.

    Games without hidden moves use this function as `shown`.
    """
    return mix_keys(mix_keys(a, b), c)


@rule
def no_prior(
    s: Any, o: Any, weights: Any, scratch: Any, seat: int, moves: Any, number: int, values: Any
) -> None:
    """Do nothing: the placeholder for the prior of a search without one."""


def make_random_playout(listing: Any) -> Callable[..., int]:
    """Return the rule `playout` that chooses uniformly from a list of moves."""

    @rule
    def playout(
        s: Any,
        o: Any,
        weights: Any,
        scratch: Any,
        w: Any,
        seat: int,
        moves: Any,
        rng: Any,
    ) -> int:
        number = min(listing(s, o, w, seat, moves), capacity(moves))
        return 1 + draw(rng, number) if number > 1 else 1

    return playout


def make_policy_playout(choices: Any, policy: Any) -> Callable[..., int]:
    """Return the rule `playout` that chooses a policy's move (see `virado.kernel.search`)."""

    @rule
    def playout(
        s: Any,
        o: Any,
        weights: Any,
        scratch: Any,
        w: Any,
        seat: int,
        moves: Any,
        rng: Any,
    ) -> int:
        number = min(choices(s, o, w, seat, moves), capacity(moves))
        return 1 + policy(s, o, weights, scratch, seat, moves, number) if number > 1 else 1

    return playout


def make_tree_search(
    rules: Any,
    finished: Any,
    sample: Any,
    playout: Any,
    outcome: Any,
    revealed: Any,
    shown: Any = observe_open_move,
    prior: Any = None,
    *,
    alone: bool = False,
) -> Callable[..., int]:
    """Return a kernel for tree search by `rules`.

    With `alone`, the tree holds only the searcher's moves. The other seats play by `playout` from their own cards,
    because the tree cannot distinguish hands that the searcher does not see.

    A `prior` is a rule `values(s, o, weights, scratch, seat, moves, number, values)`. With a prior, the moves of a
    position enter the tree in the order of these values, and their number grows as the square root of the visits.

    The kernel, `search(buffers, tree, root, stamp, viewer, explore, simulations)`, runs `simulations` simulations for
    the seat `viewer` from its view in `buffers.pool[ROOT]`. It adds the outcomes of the seat's moves to `root` and
    returns the number of simulations. `stamp` is the number of this search in the tree's table, from 1 to
    MAX_SEARCHES. `explore` is the weight of the confidence bound, relative to the distance between the extremes.
    """
    to_act, choices, apply = rules.to_act, rules.choices, rules.apply
    chance = make_chance(rules)
    guided = prior is not None
    opinion = prior if guided else no_prior

    @rule
    def candidate(sums: Any, visits: Any, done: int, spread: float, logs: Any) -> int:
        """Return the index of the root move to try next."""
        chosen = -1
        best = 0.0
        for i in range(visits.shape[0]):
            if visits[i] == 0.0:
                return i if not guided or chosen < 0 or i * i < WIDTH * WIDTH * done else chosen
            score = upper_bound(sums[i], visits[i], done, spread, logs)
            if chosen < 0 or score > best:
                chosen = i
                best = score
        return chosen

    @rule
    def to_add(
        s: Any,
        o: Any,
        weights: Any,
        scratch: Any,
        seat: int,
        moves: Any,
        number: int,
        values: Any,
        rng: Any,
        line: Any,
        new: int,
    ) -> int:
        """Return the index of the move to add to the tree.

        `line` lists the `new` moves of the position that are not in the tree.
        """
        if not guided:
            return int(line[NOTES + draw(rng, new)])
        chosen = int(line[NOTES])
        if new > 1:
            opinion(s, o, weights, scratch, seat, moves, number, values)
            for i in range(1, new):
                if values[line[NOTES + i]] > values[chosen]:
                    chosen = int(line[NOTES + i])
        return chosen

    def search(
        buffers: Buffers,
        tree: TreeBuffers,
        root: RootMoves,
        stamp: int,
        viewer: int,
        explore: float,
        simulations: int,
    ) -> int:
        pool, rng, moves = buffers.pool, buffers.rng, buffers.moves
        o, belief, w = buffers.configs[0], buffers.beliefs[0], buffers.workspaces[0]
        weights, scratch, objective = buffers.weights[0], buffers.scratch[0], buffers.objectives[0]
        table, line, values, logs = tree
        candidates, visits, sums, squares, extremes = root
        rows = table.shape[0]
        sides = pool[ROOT].sides
        done = 0
        for i in range(candidates.shape[0]):
            done += int(visits[i])
        for _ in range(simulations):
            spread = explore * (extremes[1] - extremes[0]) if done else 1.0
            first = candidate(sums, visits, done, spread, logs)
            copy_state(pool, LINE, ROOT)
            s = pool[LINE]
            sample(s, o, belief, weights, rng)
            a, b, c = int(candidates[first, 0]), int(candidates[first, 1]), int(candidates[first, 2])
            path = mix_keys(first, 1)
            apply(s, o, viewer, a, b, c)
            length = 0
            # descend to the first move that is not in the tree
            depth = 0
            below = 0
            while depth < DEEPEST and length < LONGEST and not below and not finished(s, o):
                length += 1
                if chance(s, o, belief, rng):
                    continue
                seat = lowest(to_act(s, o))
                clear(moves)
                if alone and seat != viewer:
                    chosen = playout(s, o, weights, scratch, w, seat, moves, rng) - 1
                    number = 1
                else:
                    number = min(choices(s, o, w, seat, moves), capacity(moves))
                    chosen = 0
                if number > 1:
                    path = mix_keys(path, revealed(s, o, viewer))
                    new = 0
                    seen = 0
                    known = 0
                    equals = 1
                    chosen = -1
                    place = rows
                    best = 0.0
                    for i in range(number):
                        a, b, c = move_at(moves, i)
                        key = stamp << STAMP | mix_keys(path, shown(s, o, viewer, seat, a, b, c)) & HASH
                        row = find_row(table, key)
                        if row < 0:
                            line[NOTES + new] = i
                            new += 1
                        elif row == place and row < rows:
                            equals += 1  # to the viewer, this move looks the same as the best move so far
                            if draw(rng, equals) == 0:
                                chosen = i
                        elif row < rows:
                            known += 1
                            seen += table[row, VISITS]
                            table[row, AVAILABLE] += 1
                            score = upper_bound(
                                table[row, WON], table[row, VISITS], table[row, AVAILABLE], spread, logs
                            )
                            if chosen < 0 or score > best:
                                chosen = i
                                place = row
                                best = score
                                equals = 1
                    if new and (not guided or known * known <= WIDTH * WIDTH * seen):
                        chosen = to_add(s, o, weights, scratch, seat, moves, number, values, rng, line, new)
                        a, b, c = move_at(moves, chosen)
                        key = stamp << STAMP | mix_keys(path, shown(s, o, viewer, seat, a, b, c)) & HASH
                        place = -1 - find_row(table, key)
                        table[place, KEY] = key
                        table[place, WON] = 0
                        table[place, VISITS] = 0
                        table[place, AVAILABLE] = 1
                        below = 1
                    if chosen < 0:
                        break  # the table has no room for any of these moves
                    line[2 * depth] = place
                    line[2 * depth + 1] = seat % sides
                    depth += 1
                a, b, c = move_at(moves, chosen)
                path = mix_keys(path, shown(s, o, viewer, seat, a, b, c))
                apply(s, o, seat, a, b, c)
            # play the rest of the deal
            while length < LONGEST and not finished(s, o):
                length += 1
                if not chance(s, o, belief, rng):
                    seat = lowest(to_act(s, o))
                    clear(moves)
                    a, b, c = move_at(moves, playout(s, o, weights, scratch, w, seat, moves, rng) - 1)
                    apply(s, o, seat, a, b, c)
            # record the outcomes
            for side in range(sides):
                values[side] = outcome(s, o, objective, side)
            for i in range(depth):
                place = line[2 * i]
                table[place, WON] += values[line[2 * i + 1]]
                table[place, VISITS] += 1
            value = float(values[viewer % sides])
            visits[first] += 1.0
            sums[first] += value
            squares[first] += value * value
            if done == 0:
                extremes[0] = value
                extremes[1] = value
            extremes[0] = min(extremes[0], value)
            extremes[1] = max(extremes[1], value)
            done += 1
        return simulations

    return search
