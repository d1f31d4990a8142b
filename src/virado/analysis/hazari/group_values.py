"""Expected value of a hand's groups against three usual opponents, and the best arrangements.

These rules on integers serve compiled players. `odds` builds the tables that they use. Values are points times SURE.
"""

from virado.games.hazari.rules.scoring import troy_decides
from virado.games.hazari.rules.state import (
    SEATS,
    SUBSETS,
    THREES,
    WHOLE,
    HazariConfig,
    HazariWorkspace,
)
from virado.games.hazari.rules.strength import is_troy
from virado.kernel.bits import count, lowest
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

ROUNDS = SEATS
"""Number of rounds, one for each seat."""
SURE = 1 << 20
"""Fixed-point unit for probabilities and expected points."""
MAX_STRENGTHS = 4096
"""Maximum number of distinct strengths per round."""
MAX_RESULTS = 64
"""Maximum number of arrangements in one request."""


class UsualGroups(Layout):
    """Groups that three usual opponents show in each round; built by `odds.Odds.to_usual_groups`."""

    total: int
    """Total points of the pack."""
    numbers: list[int] = ints(ROUNDS)
    """Number of distinct strengths in each round."""
    strengths: list[int] = ints(ROUNDS * MAX_STRENGTHS)
    """Distinct strengths shown in each round, in ascending order; round n starts at index n * MAX_STRENGTHS."""
    as_strong: list[int] = ints(ROUNDS * MAX_STRENGTHS)
    """For each strength, the probability that a group of this strength wins its round, in units of 1/SURE.

    A tie counts half.
    """
    weaker: list[int] = ints(ROUNDS * MAX_STRENGTHS)
    """For each strength, the probability that a group between it and the previous strength wins, in units of 1/SURE."""
    strongest: list[int] = ints(ROUNDS)
    """By round, the probability that a group wins which is stronger than all listed strengths, in units of 1/SURE."""
    stakes: list[int] = ints(ROUNDS)
    """Proportion of the opponents' points that is shown in each round, in units of 1/SURE."""


class ArrangerWorkspace(HazariWorkspace):
    """The groups of a hand with their value in each round, and the best arrangements found."""

    group_values: list[int] = ints(ROUNDS * SUBSETS)
    """Values of groups, by round.

    The index within a round is the number of the three-card set, or in the last round the set of places of its four
    cards.
    """
    highest: list[int] = ints(ROUNDS * THREES)
    """Upper bound for the value of a group that is not stronger than a three-card set, by round and number of the set.
    """
    best_values: list[int] = ints(MAX_RESULTS)
    """Values of the best arrangements in descending order."""
    groups: list[int] = ints(3 * MAX_RESULTS)
    """Numbers of the three-card sets in the best arrangements, three for each arrangement."""


@rule
def chance(usual: UsualGroups, number: int, strength: int) -> int:
    """Return the probability that a group wins a round (from 0) against three usual groups, in units of 1/SURE."""
    base = number * MAX_STRENGTHS
    low, high = 0, usual.numbers[number]
    while low < high:
        middle = low + high >> 1
        if usual.strengths[base + middle] < strength:
            low = middle + 1
        else:
            high = middle
    if low == usual.numbers[number]:
        return usual.strongest[number]
    if usual.strengths[base + low] == strength:
        return usual.as_strong[base + low]
    return usual.weaker[base + low]


@rule
def points_at(o: HazariConfig, w: ArrangerWorkspace, places: int) -> int:
    """Return the points of the cards at a set of places of the hand."""
    points = 0
    while places:
        points += o.points[w.cards[lowest(places)]]
        places &= places - 1
    return points


@rule(inline=False)
def evaluate_groups(o: HazariConfig, usual: UsualGroups, w: ArrangerWorkspace) -> None:
    """Compute the expected value of each group of a prepared hand in each round.

    A group wins its round if it beats three usual groups of the round. It then wins its own points and theirs. The
    opponents' points are scaled to the points that are not in the hand. A first group that wins the match (H-20) also
    wins the target.
    """
    left = usual.total - points_at(o, w, WHOLE)
    for number in range(ROUNDS - 1):
        stake = usual.stakes[number] * left
        wins_match = number == 0 and troy_decides(o, 0)
        wins = 0
        for i in range(THREES):
            if i == 0 or w.strengths[i] != w.strengths[i - 1]:
                wins = chance(usual, number, w.strengths[i])
            points = points_at(o, w, w.threes[i]) * SURE + stake
            if wins_match and is_troy(w.strengths[i]):
                points += o.target * SURE
            w.group_values[number * SUBSETS + i] = wins * points // SURE
    last = (ROUNDS - 1) * SUBSETS
    stake = usual.stakes[ROUNDS - 1] * left
    for places in range(SUBSETS):
        if count(places) == 4:
            wins = chance(usual, ROUNDS - 1, w.last[places])
            w.group_values[last + places] = wins * (points_at(o, w, places) * SURE + stake) // SURE


@rule(inline=False)
def weakest_before(o: HazariConfig, w: ArrangerWorkspace, places: int) -> int:
    """Return the number of the weakest three-card set that these four cards may follow (H-13), or -1."""
    if o.free_order:
        return THREES - 1
    low, high = 0, THREES
    while low < high:
        middle = low + high >> 1
        if w.strengths[middle] >= w.order[places]:
            low = middle + 1
        else:
            high = middle
    return low - 1


@rule(inline=False)
def bound_groups(o: HazariConfig, w: ArrangerWorkspace) -> None:
    """Compute the fields `highest`: the maximum value of a group in each round, given the groups before it."""
    for number in range(ROUNDS - 1):
        for i in range(THREES):
            w.highest[number * THREES + i] = w.group_values[number * SUBSETS + i]
    last = (ROUNDS - 1) * THREES
    for i in range(THREES):
        w.highest[last + i] = 0
    for places in range(SUBSETS):
        if count(places) == 4:
            at: int = weakest_before(o, w, places)
            if at >= 0:
                worth = w.group_values[(ROUNDS - 1) * SUBSETS + places]
                w.highest[last + at] = max(w.highest[last + at], worth)
    for number in range(ROUNDS):
        most = 0
        for i in range(THREES - 1, -1, -1):
            most = max(most, w.highest[number * THREES + i])
            w.highest[number * THREES + i] = most
        if o.free_order:
            for i in range(THREES):
                w.highest[number * THREES + i] = most


@rule(inline=False)
def keep_arrangement(w: ArrangerWorkspace, number: int, most: int, worth: int, i: int, j: int, k: int) -> int:
    """Insert an arrangement among the best arrangements and return their number.

    The arrangement is placed after those of equal value. It is omitted if an arrangement with the same three
    strengths is at least as valuable.
    """
    to = number
    for place in range(number):
        same = (
            w.strengths[w.groups[3 * place]] == w.strengths[i]
            and w.strengths[w.groups[3 * place + 1]] == w.strengths[j]
            and w.strengths[w.groups[3 * place + 2]] == w.strengths[k]
        )
        if same and w.best_values[place] >= worth:
            return number
        if same:
            to = place  # the new arrangement replaces a less valuable one with the same strengths
            break
    if to == most:
        to = most - 1  # the least valuable arrangement is dropped
    elif to == number:
        number += 1
    while to > 0 and w.best_values[to - 1] < worth:
        w.best_values[to] = w.best_values[to - 1]
        for part in range(3):
            w.groups[3 * to + part] = w.groups[3 * to - 3 + part]
        to -= 1
    w.best_values[to] = worth
    w.groups[3 * to] = i
    w.groups[3 * to + 1] = j
    w.groups[3 * to + 2] = k
    return number


@rule(inline=False)
def best_arrangements(o: HazariConfig, usual: UsualGroups, w: ArrangerWorkspace, most: int) -> int:
    """Find the arrangements of a prepared hand with the highest expected value; return their number.

    At most `most` are found, which must not exceed MAX_RESULTS. Of arrangements with the same strengths of the first
    three groups, only one is found. The results are in `w.best_values` and `w.groups`, best first; those of equal
    value are in the order of the listing.
    """
    evaluate_groups(o, usual, w)
    bound_groups(o, w)
    last = (ROUNDS - 1) * SUBSETS
    number = 0
    least = -1
    for i in range(THREES):
        first: int = w.threes[i]
        worth = w.group_values[i]
        if worth + w.highest[THREES + i] + w.highest[2 * THREES + i] + w.highest[3 * THREES + i] <= least:
            continue
        size = 0
        for j in range(0 if o.free_order else i + 1, THREES):
            if w.threes[j] & first == 0:
                w.near[size] = j
                size += 1
        for p in range(size):
            j = w.near[p]
            two = worth + w.group_values[SUBSETS + j]
            if two + w.highest[2 * THREES + j] + w.highest[3 * THREES + j] <= least:
                continue
            taken = first | w.threes[j]
            for q in range(0 if o.free_order else p + 1, size):
                k = w.near[q]
                three = two + w.group_values[2 * SUBSETS + k]
                if three + w.highest[3 * THREES + k] <= least or w.threes[k] & taken:
                    continue
                rest = WHOLE ^ taken ^ w.threes[k]
                expected = three + w.group_values[last + rest]
                if expected > least and (o.free_order or w.strengths[k] >= w.order[rest]):
                    number = keep_arrangement(w, number, most, expected, i, j, k)
                    if number == most:
                        least = w.best_values[most - 1]
    return number


@rule
def sets_of(w: ArrangerWorkspace, place: int) -> tuple[int, int, int]:
    """Return the first three groups of one of the best arrangements, as card sets. `place` is its index, best first."""
    return (
        w.labels[w.groups[3 * place]],
        w.labels[w.groups[3 * place + 1]],
        w.labels[w.groups[3 * place + 2]],
    )


@rule(inline=False)
def arrangement_value(w: ArrangerWorkspace, a: int, b: int, c: int) -> int:
    """Return the expected value of an arrangement, given the card sets of its first three groups.

    `evaluate_groups` must have evaluated the hand.
    """
    worth = 0
    rest = WHOLE
    for number in range(ROUNDS - 1):
        group = a if number == 0 else b if number == 1 else c
        for i in range(THREES):
            if w.labels[i] == group:
                worth += w.group_values[number * SUBSETS + i]
                rest ^= w.threes[i]
    return worth + w.group_values[(ROUNDS - 1) * SUBSETS + rest]
