"""Solver for games in flat arrays: discounted regrets, expected values and best replies.

The loops are plain Python, compiled by `virado.kernel.compile.kernel`. Nodes are ordered by depth, parents first, so
that one forward pass computes reaches and one backward pass computes values.
"""

from typing import Any, NamedTuple

from virado.kernel.rule import rule


class GameArrays(NamedTuple):
    """A game in flat arrays: by node, by slot (a move in an information set), and by information set."""

    parent: Any
    """Parent of each node, -1 for the root of a deal."""
    slot: Any
    """Slot of the move that leads to each node; -1 for the root of a deal."""
    who: Any
    """Player to act at each node, 0 or 1; -1 at a terminal node."""
    info: Any
    """Information set of each node; -1 at a terminal node."""
    points: Any
    """Points of player 0 at each terminal node."""
    chance: Any
    """Probability of the deal that each node belongs to."""
    child: Any
    """Index in `children` of each node's first child."""
    children: Any
    """Child nodes of all nodes, in the order of the parent's moves."""
    first: Any
    """First slot of each information set, followed by the total number of slots."""
    owner: Any
    """Player of each information set, 0 or 1."""
    ends: Any
    """Index after the last node of each depth."""


@rule
def match_regrets(strategy: Any, regrets: Any, start: int, end: int) -> None:
    """Apply regret matching: play each move in proportion to its positive regret."""
    total = 0.0
    for slot in range(start, end):
        if regrets[slot] > 0.0:
            total += regrets[slot]
    for slot in range(start, end):
        if total > 0.0:
            strategy[slot] = max(regrets[slot], 0.0) / total
        else:
            strategy[slot] = 1.0 / (end - start)


def iterate(
    game: GameArrays,
    regrets: Any,
    strategy: Any,
    average: Any,
    own: Any,
    others: Any,
    values: Any,
    begin: int,
    end: int,
) -> None:
    """Run iterations `begin` to `end` - 1 (counted from 1) of discounted CFR, with alternating updates.

    See Brown and Sandholm 2019 (alpha 1.5, beta 0, gamma 2). `own`, `others` and `values` are scratch arrays with one
    number per node.
    """
    parent, slots, who, info, points, chance, _child, _children, first, owner, _ends = game
    nodes = parent.shape[0]
    infos = owner.shape[0]
    for t in range(begin, end):
        grown = t**1.5
        positive = grown / (grown + 1.0)
        kept = (t / (t + 1.0)) ** 2
        for player in range(2):
            for i in range(infos):
                match_regrets(strategy, regrets, first[i], first[i + 1])
            for i in range(nodes):
                up = parent[i]
                if up < 0:
                    own[i] = 1.0
                    others[i] = chance[i]
                elif who[up] == player:
                    own[i] = own[up] * strategy[slots[i]]
                    others[i] = others[up]
                else:
                    own[i] = own[up]
                    others[i] = others[up] * strategy[slots[i]]
                values[i] = 0.0
            for i in range(nodes - 1, -1, -1):
                if who[i] < 0:
                    values[i] = points[i] if player == 0 else -points[i]
                if parent[i] >= 0:
                    values[parent[i]] += strategy[slots[i]] * values[i]
            for i in range(nodes):
                up = parent[i]
                if up >= 0 and who[up] == player:
                    regrets[slots[i]] += others[up] * (values[i] - values[up])
            for i in range(infos):
                if owner[i] == player:
                    for slot in range(first[i], first[i + 1]):
                        regrets[slot] *= positive if regrets[slot] > 0.0 else 0.5
                        average[slot] *= kept
            for i in range(nodes):
                if who[i] == player and info[i] >= 0:
                    # All nodes of a set are equally likely to be reached by their player. Each node adds its share,
                    # weighted by the chance of its deal.
                    for slot in range(first[info[i]], first[info[i] + 1]):
                        average[slot] += own[i] * chance[i] * strategy[slot]


def expect(game: GameArrays, strategy: Any, values: Any) -> float:
    """Return the expected points of player 0 if both players follow a strategy (by slot).

    `values` is a scratch array with one number per node.
    """
    total = 0.0
    for i in range(game.parent.shape[0]):
        values[i] = 0.0
    for i in range(game.parent.shape[0] - 1, -1, -1):
        if game.who[i] < 0:
            values[i] = game.points[i]
        up = game.parent[i]
        if up >= 0:
            values[up] += strategy[game.slot[i]] * values[i]
        else:
            total += game.chance[i] * values[i]
    return total


def best_reply(
    game: GameArrays, strategy: Any, player: int, others: Any, values: Any, worth: Any, best: Any
) -> float:
    """Return the expected points of a player's best reply to a known strategy of the other player.

    `worth` (by slot) receives the value of each of the player's moves, weighted by the probability of reaching its
    information set. `best` (by information set) receives the chosen move. `others` and `values` are scratch arrays
    with one number per node.
    """
    parent, slots, who, info, points, chance, child, children, first, _owner, ends = game
    nodes = parent.shape[0]
    for i in range(nodes):
        up = parent[i]
        if up < 0:
            others[i] = chance[i]
        else:
            others[i] = others[up] if who[up] == player else others[up] * strategy[slots[i]]
        values[i] = 0.0
    for i in range(worth.shape[0]):
        worth[i] = 0.0
    total = 0.0
    for depth in range(ends.shape[0] - 1, -1, -1):
        start = ends[depth - 1] if depth > 0 else 0
        # `worth` now contains all nodes of greater depth, so the moves of this depth can be chosen
        for i in range(start, ends[depth]):
            if who[i] == player:
                chosen = first[info[i]]
                for slot in range(first[info[i]] + 1, first[info[i] + 1]):
                    if worth[slot] > worth[chosen]:
                        chosen = slot
                best[info[i]] = chosen - first[info[i]]
        for i in range(start, ends[depth]):
            if who[i] < 0:
                values[i] = others[i] * points[i] if player == 0 else -others[i] * points[i]
            elif who[i] == player:
                values[i] = values[children[child[i] + best[info[i]]]]
            up = parent[i]
            if up < 0:
                total += values[i]
            elif who[up] == player:
                worth[slots[i]] += values[i]
            else:
                values[up] += values[i]
    return total
