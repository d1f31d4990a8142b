"""Values and groups (C-2, C-5): can a set of cards be divided into groups of one value, and which sets can."""

from virado.cards import Card, CardSet
from virado.games.casino.rules.state import (
    CHAINS,
    NOBODY,
    WORK_A_SET,
    WORK_OF_A_DIVISION,
    CasinoConfig,
    CasinoWorkspace,
)
from virado.kernel.bits import capacity, count, highest, keep, lowest
from virado.kernel.rule import rule

ACE_HIGH = 14
"""No group has a value above this: an ace that counts 14 is a group by itself (C-2)."""
TALLY = 3
"""Bits per value in a tally of cards by value: there are at most four of each."""
PICKS = (1 << 56) - 1
"""Fourteen values of four bits; one more makes a full word."""


@rule
def value_set(o: CasinoConfig, card: Card) -> int:
    """The values a card may count (C-2), bit v for value v; 0 for a card without value."""
    value = o.value[card]
    if value == 1 and o.ace_high:
        return 1 << 1 | 1 << ACE_HIGH
    return 1 << value if value else 0


@rule
def values_in(o: CasinoConfig, cards: CardSet) -> int:
    """The values that cards of a set can have, bit v for value v."""
    values = 0
    while cards:
        values |= value_set(o, lowest(cards))
        cards &= cards - 1
    return values


@rule
def values_shared(o: CasinoConfig, cards: CardSet) -> int:
    """The values that two or more cards of a set can have, bit v for value v."""
    values = 0
    shared = 0
    while cards:
        more = value_set(o, lowest(cards))
        shared |= values & more
        values |= more
        cards &= cards - 1
    return shared


@rule
def equal_cards(card: Card, cards: CardSet) -> CardSet:
    """The cards of a set that have the rank of `card`: E(c) of C-8."""
    return cards & 15 << (card & ~3)


@rule
def low_total(o: CasinoConfig, cards: CardSet) -> int:
    """Total of a set, every ace as 1; NOBODY if a card of it has no value."""
    total = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = o.value[card]
        if value == 0:
            return NOBODY
        total += value
    return total


@rule(inline=False)
def partition(o: CasinoConfig, cards: CardSet, value: int) -> int:
    """P(S, v) of C-5: 1 if the cards can be divided into groups of this value (no cards: 1)."""
    if cards == 0:
        return 1
    if not 1 <= value <= ACE_HIGH:
        return 0
    total = low_total(o, cards)
    if total < 0:
        return 0
    if value == ACE_HIGH and o.ace_high:
        # Taking an ace as 14 instead of 1 leaves the remainder one lower, so their number is fixed.
        lone = total % ACE_HIGH
        if count(cards & o.aces) < lone:
            return 0
        while lone:
            cards ^= 1 << lowest(cards & o.aces)
            total -= 1
            lone -= 1
    if total % value:
        return 0
    whole = cards & o.holders[value] if value < ACE_HIGH else 0
    total -= value * count(whole)
    cards ^= whole
    if total <= value:
        return 1
    if value < highest_value(o, cards):
        return 0
    return divisible(o, cards, value)


@rule
def highest_value(o: CasinoConfig, cards: CardSet) -> int:
    """Value of the highest card of a set that is not empty; cards are numbered by rank."""
    return o.value[highest(cards)]


@rule(inline=False)
def divisible(o: CasinoConfig, cards: CardSet, value: int) -> int:
    """1 if the cards, all of them lower than `value` and aces counting 1, can be divided into groups of it.

    Depth first: the highest card left opens a group, which is filled with the highest cards that fit. A card
    that just completes a group is never tried otherwise: where several smaller ones would have done, it can
    change places with them.
    """
    left = 0
    while cards:
        left += 1 << (TALLY * o.value[lowest(cards)])
        cards &= cards - 1
    a, b, c, d = 0, 0, 0, 0  # the values picked, four bits each, the latest lowest in `a`
    picked = 0
    need = 0
    limit = 0
    while True:
        if need == 0:
            if left == 0:
                return 1
            need = value
            limit = value - 1
        pick = highest_in(left, min(limit, need))
        while pick == 0:
            if picked == 0:
                return 0
            picked -= 1
            last = a & 15
            a = a >> 4 | (b & 15) << 56
            b = b >> 4 | (c & 15) << 56
            c = c >> 4 | (d & 15) << 56
            d >>= 4
            left += 1 << (TALLY * last)
            completed = need == 0
            need += last
            if need == value:
                need = 0  # It opened its group, as some card must: go back into the group before.
            elif not completed:
                pick = highest_in(left, last - 1)
        d = d << 4 | c >> 56
        c = (c & PICKS) << 4 | b >> 56
        b = (b & PICKS) << 4 | a >> 56
        a = (a & PICKS) << 4 | pick
        picked += 1
        left -= 1 << (TALLY * pick)
        need -= pick
        limit = pick


@rule
def highest_in(tally: int, limit: int) -> int:
    """The highest value up to `limit` in a tally of cards by value; 0 if there is none."""
    fitting = tally & ((1 << (TALLY * (limit + 1))) - 1)
    return highest(fitting) // TALLY if fitting else 0


@rule
def find_subsets(o: CasinoConfig, w: CasinoWorkspace, cards: CardSet, bound: int) -> None:
    """Chain in `w`, by total, every set of the cards with a total up to `bound` (14 at most), aces as 1.

    In a chain sets with a higher lowest card come first. A lone ace stands in the chain of 14 too, if it may
    count so.
    """
    for total in range(CHAINS):
        w.following[total] = NOBODY
        w.tail[total] = total
    w.subset[CHAINS] = 0
    w.total[CHAINS] = 0
    w.totals = 0
    w.cut_short = 0
    w.work = 0
    number = CHAINS + 1
    while cards:
        card = highest(cards)
        cards ^= 1 << card
        value = o.value[card]
        if value == 0 or value > bound:
            continue
        before = number
        if value == 1 and o.ace_high and bound == ACE_HIGH:
            number = chain_subset(w, number, 1 << card, ACE_HIGH, 1)
        for place in range(CHAINS, before):
            total = w.total[place] + value
            number = chain_subset(w, number, w.subset[place] | 1 << card, total, 1 if total <= bound else 0)


@rule
def chain_subset(w: CasinoWorkspace, number: int, cards: CardSet, total: int, wanted: int) -> int:
    """Put a set, if it is wanted, at the end of the chain of its total; returns the next free place.

    What is not wanted goes where nobody looks and is written over: cheaper than to branch.
    """
    if number >= capacity(w.subset):
        w.cut_short = 1
        return number
    chain = total if wanted else CHAINS - 1
    keep(w.subset, number, cards)
    keep(w.total, number, total)
    keep(w.following, number, NOBODY)
    w.following[w.tail[chain]] = number
    w.tail[chain] = number if wanted else chain
    w.totals |= wanted << chain
    return number + wanted


@rule
def find_unions(o: CasinoConfig, w: CasinoWorkspace, value: int, number: int, start: CardSet) -> int:
    """Write to `w.taken`, from place `number` on, `start` and every union of it with disjoint groups of this value.

    Returns how many sets are written then. Each is written once: groups are added in the order of the chains
    (see `find_subsets`), so the one added last has the lowest card, and of several groups with this card that
    would do only the first counts.
    """
    first = number
    number = write_taken(w, number, start)
    place = w.following[value]
    rivals = place
    while place >= 0 and not too_much(w):
        w.work += number - first
        group = w.subset[place]
        if lowest(w.subset[rivals]) != lowest(group):
            rivals = place
        if group & start == 0:
            for other in range(first, number):
                cards = w.taken[other]
                if cards & group == 0 and (
                    cards == start
                    or rivals == place
                    or not divided_before(o, w, value, cards ^ start | group, rivals, place)
                ):
                    number = write_taken(w, number, cards | group)
        place = w.following[place]
    return number


@rule
def too_much(w: CasinoWorkspace) -> int:
    """Return 1 if a compiled list has reached its work limit and is cut short."""
    if w.work // WORK_A_SET < capacity(w.taken):
        return 0
    w.cut_short = 1
    return 1


@rule
def write_taken(w: CasinoWorkspace, number: int, cards: CardSet) -> int:
    """Write a set to `w.taken`; returns how many there are."""
    if number >= capacity(w.taken):
        w.cut_short = 1
        return number
    return keep(w.taken, number, cards)


@rule(inline=False)
def divided_before(
    o: CasinoConfig, w: CasinoWorkspace, value: int, cards: CardSet, place: int, end: int
) -> int:
    """1 if one of the sets chained from `place` to before `end` and groups of this value make up the cards."""
    while place != end:
        group = w.subset[place]
        w.work += 1
        if group & ~cards == 0:
            w.work += WORK_OF_A_DIVISION
            if partition(o, cards ^ group, value):
                return 1
        place = w.following[place]
    return 0


@rule
def find_captures(o: CasinoConfig, w: CasinoWorkspace, value: int) -> int:
    """Write to `w.taken` every set L of loose cards with P(L, value), the empty one first; returns their number."""
    return find_unions(o, w, value, 0, 0)


@rule
def find_joined(o: CasinoConfig, w: CasinoWorkspace, card: Card, value: int) -> int:
    """Write to `w.taken` every set W of loose cards with P({card} + W, value); returns their number.

    Only if the card alone is a group of the value is the empty set one of them, and the first.
    """
    number = 0
    if value_set(o, card) >> value & 1:
        number = find_unions(o, w, value, 0, 0)
    alone = number
    rest = value - o.value[card]
    if rest < 1 or o.value[card] == 0:
        return number
    head = w.following[rest]
    place = head
    while place >= 0 and not too_much(w):
        first = number
        end = find_unions(o, w, value, number, w.subset[place])
        for other in range(first, end):
            # The card's group may be chosen otherwise: count the set at its first choice only.
            cards = w.taken[other]
            if not divided_before(o, w, value, cards, head, place) and not (
                alone and partition(o, cards, value)
            ):
                number = keep(w.taken, number, cards)
        place = w.following[place]
    return number
