"""Lists of arrangements (H-13): all of them, those that can be best, and a random one."""

from typing import Any

from virado.games.hazari.rules.legality import arrangement_fault
from virado.games.hazari.rules.refusals import LEGAL
from virado.games.hazari.rules.state import (
    HAND,
    SUBSETS,
    THREES,
    WHOLE,
    HazariConfig,
    HazariState,
    HazariWorkspace,
)
from virado.games.hazari.rules.strength import strength_of_four, strength_of_three, with_odd_card
from virado.kernel.bits import capacity, count, draw, keep, lowest, put
from virado.kernel.rule import rule

NO_LIMIT = -1


@rule(inline=False)
def moves(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, listed: Any) -> int:
    """Write every legal arrangement, those with the strongest first group first; return their number."""
    if count(s.hands[seat]) != HAND:
        return 0
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_arrangements(o, w, listed)


@rule(inline=False)
def choices(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, listed: Any) -> int:
    """Write the arrangements that can be best; return their number. See `list_choices`."""
    if count(s.hands[seat]) != HAND:
        return 0
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_choices(o, w, listed, NO_LIMIT)


@rule
def sample(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, listed: Any, rng: Any) -> int:
    """Write a random legal arrangement, with equal probability for each; return 1."""
    if count(s.hands[seat]) != HAND:
        return 0
    return draw_arrangement(o, w, s.hands[seat], s.extended >> seat & 1, listed, rng)


@rule(inline=False)
def cards_at(w: HazariWorkspace, places: int) -> int:
    """Return the cards at these places of the hand, as a set."""
    cards = 0
    while places:
        cards |= 1 << w.cards[lowest(places)]
        places &= places - 1
    return cards


@rule(inline=False)
def prepare(o: HazariConfig, w: HazariWorkspace, hand: int, extended: int) -> None:
    """Fill the workspace with the groups that can be made of a hand of thirteen cards."""
    rest = hand
    for place in range(HAND):
        w.cards[place] = lowest(rest)
        rest &= rest - 1
    number = 0
    for places in range(SUBSETS):
        if count(places) == 3:
            strength = strength_of_three(cards_at(w, places))
            w.three[places] = strength
            key = strength << HAND | places
            to = number
            while to > 0 and w.threes[to - 1] < key:
                w.threes[to] = w.threes[to - 1]
                to -= 1
            w.threes[to] = key
            number += 1
        elif count(places) == 4:
            best = 0
            left = places
            while left:
                spare = left & -left
                left ^= spare
                best = max(best, w.three[places ^ spare])
            measure = best
            if o.four_card:
                measure = strength_of_four(cards_at(w, places), best, o.two_pair)
            w.last[places] = with_odd_card(cards_at(w, places), measure) if o.odd_card else measure
            w.order[places] = measure if extended else best
    for i in range(THREES):
        w.strengths[i] = w.threes[i] >> HAND
        w.threes[i] &= WHOLE
        w.labels[i] = cards_at(w, w.threes[i])
    end = THREES
    for i in range(THREES - 1, -1, -1):
        if i < THREES - 1 and w.strengths[i] != w.strengths[i + 1]:
            end = i + 1
        w.ends[i] = end


@rule(inline=False)
def list_with_first(o: HazariConfig, w: HazariWorkspace, i: int, moves: Any, number: int) -> int:
    """Write the legal arrangements whose first group is three-card set `i` of a prepared hand."""
    first = w.threes[i]
    size = 0
    start = 0
    for j in range(THREES):
        if w.threes[j] & first == 0 and (o.free_order or w.strengths[j] <= w.strengths[i]):
            w.near[size] = j
            size += 1
    for p in range(size):
        j = w.near[p]
        taken = first | w.threes[j]
        if o.free_order == 0 and w.strengths[w.near[start]] > w.strengths[j]:
            start = p  # third groups from here on are not stronger than the second
        for q in range(start, size):
            k = w.near[q]
            third = w.threes[k]
            if third & taken == 0 and (o.free_order or w.strengths[k] >= w.order[WHOLE ^ taken ^ third]):
                number = put(moves, number, w.labels[i], w.labels[j], w.labels[k])
    return number


@rule(inline=False)
def list_arrangements(o: HazariConfig, w: HazariWorkspace, moves: Any) -> int:
    """Write every legal arrangement of a prepared hand once; return their number."""
    number = 0
    for i in range(THREES):
        number = list_with_first(o, w, i, moves, number)
    return number


@rule(inline=False)
def list_choices(o: HazariConfig, w: HazariWorkspace, moves: Any, most: int) -> int:
    """Write one arrangement for each legal triple of strengths of the first three groups, at most `most`.

    The order is by the first group, strongest first, then by the second, then by the third. If arrangements are equal
    in all three, only the one with the strongest last group is written, because no other can be better. The strength
    of a three-card group fixes its ranks, so the arrangements have the same ranks and points in every group. They win
    or lose the first three rounds alike, with the same leaders afterwards. In round 4 the strongest last group wins
    whenever a weaker one would.

    Arrangements with other strengths are never omitted. A weaker group can be better placed in a later tie, and the
    best distribution of points among the groups depends on the opponents.
    """
    number = 0
    i0 = 0
    while i0 < THREES:
        i1 = w.ends[i0]
        j0 = 0 if o.free_order else i0
        while j0 < THREES:
            j1 = w.ends[j0]
            pairs = 0
            for i in range(i0, i1):
                for j in range(j0, j1):
                    if w.threes[i] & w.threes[j] == 0 and pairs < capacity(w.firsts):
                        keep(w.firsts, pairs, i)
                        pairs = keep(w.seconds, pairs, j)
            k0 = 0 if o.free_order else j0
            while pairs and k0 < THREES:
                k1 = w.ends[k0]
                best = -1
                x, y, z = 0, 0, 0
                for p in range(pairs):
                    taken = w.threes[w.firsts[p]] | w.threes[w.seconds[p]]
                    for k in range(k0, k1):
                        third = w.threes[k]
                        if third & taken:
                            continue
                        last = WHOLE ^ taken ^ third
                        if w.last[last] > best and (o.free_order or w.strengths[k] >= w.order[last]):
                            best = w.last[last]
                            x, y, z = w.labels[w.firsts[p]], w.labels[w.seconds[p]], w.labels[k]
                if best >= 0:
                    number = put(moves, number, x, y, z)
                    if number == most:
                        return number
                k0 = k1
            j0 = j1
        i0 = i1
    return number


@rule(inline=False)
def draw_arrangement(
    o: HazariConfig, w: HazariWorkspace, hand: int, extended: int, moves: Any, rng: Any
) -> int:
    """Write a random legal arrangement, each with equal probability, without listing them; return 1.

    Random splits are drawn until one is legal, which takes about forty attempts (H-13).
    """
    rest = hand
    for place in range(HAND):
        w.cards[place] = lowest(rest)
        rest &= rest - 1
    while True:
        for place in range(9):
            other = place + draw(rng, HAND - place)
            card = w.cards[other]
            w.cards[other] = w.cards[place]
            w.cards[place] = card
        a = 1 << w.cards[0] | 1 << w.cards[1] | 1 << w.cards[2]
        b = 1 << w.cards[3] | 1 << w.cards[4] | 1 << w.cards[5]
        c = 1 << w.cards[6] | 1 << w.cards[7] | 1 << w.cards[8]
        if arrangement_fault(o, hand, extended, a, b, c) == LEGAL:
            return put(moves, 0, a, b, c)
