"""Values and groups (C-2, C-5): division of card sets into groups of one value, and enumeration of such sets."""

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
"""Highest value of a group. An ace that is worth 14 is a group by itself (C-2)."""
TALLY = 3
"""Bits per value in a tally of cards by value; each value has at most four cards."""
PICKS = (1 << 56) - 1
"""Mask for fourteen values of four bits each in a word of cards picked."""


@rule
def value_set(o: CasinoConfig, card: Card) -> int:
    """Return the values that a card may have (C-2), or 0 for a card without value; bit v stands for value v."""
    value = o.value[card]
    if value == 1 and o.ace_high:
        return 1 << 1 | 1 << ACE_HIGH
    return 1 << value if value else 0


@rule
def values_in(o: CasinoConfig, cards: CardSet) -> int:
    """Return the values that cards of a set can have; bit v stands for value v."""
    values = 0
    while cards:
        values |= value_set(o, lowest(cards))
        cards &= cards - 1
    return values


@rule
def values_shared(o: CasinoConfig, cards: CardSet) -> int:
    """Return the values that two or more cards of a set can have; bit v stands for value v."""
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
    """Return the cards of a set with the rank of `card`, E(c) in C-8."""
    return cards & 15 << (card & ~3)


@rule
def low_total(o: CasinoConfig, cards: CardSet) -> int:
    """Return the total of a set with each ace as 1, or NOBODY if a card has no value."""
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
    """Return 1 if the cards can be divided into groups of this value: P(S, v) of C-5.

    For the empty set the result is 1.
    """
    if cards == 0:
        return 1
    if not 1 <= value <= ACE_HIGH:
        return 0
    total = low_total(o, cards)
    if total < 0:
        return 0
    if value == ACE_HIGH and o.ace_high:
        # Each ace that is worth 14 lowers the total of the rest by 1. The rest must be a multiple of 14, which fixes
        # the number of such aces.
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
    """Return the value of the highest card of a non-empty set. Cards are numbered by rank."""
    return o.value[highest(cards)]


@rule(inline=False)
def divisible(o: CasinoConfig, cards: CardSet, value: int) -> int:
    """Return 1 if cards lower than `value` can be divided into groups of this value, with each ace as 1.

    The search is depth first: the highest remaining card opens a group, which is filled with the highest cards that
    fit. If a card exactly completes a group, no alternative is tried: smaller cards that would also complete it can
    be exchanged for that card.
    """
    left = 0
    while cards:
        left += 1 << (TALLY * o.value[lowest(cards)])
        cards &= cards - 1
    a, b, c, d = 0, 0, 0, 0  # values of the cards picked, four bits each; the latest is the lowest of `a`
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
                # The group fails with the card that opened it. Return to the previous group.
                need = 0
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
    """Return the highest value up to `limit` in a tally of cards by value, or 0 if none is left."""
    fitting = tally & ((1 << (TALLY * (limit + 1))) - 1)
    return highest(fitting) // TALLY if fitting else 0


@rule
def find_subsets(o: CasinoConfig, w: CasinoWorkspace, cards: CardSet, bound: int) -> None:
    """Write every set of the cards with a total up to `bound` (at most 14) into the workspace `w`.

    Each total has its own chain of sets. Each ace is worth 1. Within a chain, sets with a higher lowest card come
    first. A single ace is also in the chain of 14 if it may be worth 14.
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
    """Append a set to the chain of its total if `wanted` is 1; return the next free index.

    An unwanted set goes to an unused chain and is overwritten, which is cheaper than a branch.
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
    """Write `start`, and its union with any disjoint groups of this value, to `w.taken` from index `number` on.

    Returns the new number of sets. Each set is written once, even if it can be divided into groups in several ways.
    Groups are added in the order of the chains (see `find_subsets`), so the last group added has the lowest card. If
    several groups with this card are possible, a set is written only for the first group.
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
    """Return 1 if a compiled listing has reached its work limit. The listing is then marked as cut short."""
    if w.work // WORK_A_SET < capacity(w.taken):
        return 0
    w.cut_short = 1
    return 1


@rule
def write_taken(w: CasinoWorkspace, number: int, cards: CardSet) -> int:
    """Append a set to `w.taken` and return the new number of sets."""
    if number >= capacity(w.taken):
        w.cut_short = 1
        return number
    return keep(w.taken, number, cards)


@rule(inline=False)
def divided_before(
    o: CasinoConfig, w: CasinoWorkspace, value: int, cards: CardSet, place: int, end: int
) -> int:
    """Return 1 if `cards` can be divided into groups of this value with an earlier set as one of the groups.

    Earlier sets are those of the chain from index `place` up to `end` (exclusive). All sets of the chain are groups
    of this value.
    """
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
    """Write every set of loose cards that has groups of this value to `w.taken`; return the number of sets.

    The empty set is the first.
    """
    return find_unions(o, w, value, 0, 0)


@rule
def find_joined(o: CasinoConfig, w: CasinoWorkspace, card: Card, value: int) -> int:
    """Write every set of loose cards that has groups of this value together with `card`; return the number of sets.

    The empty set is the first, but only if the card alone is a group of this value.
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
            # The card can be in several groups of the set: write the set only for the first.
            cards = w.taken[other]
            if not divided_before(o, w, value, cards, head, place) and not (
                alone and partition(o, cards, value)
            ):
                number = keep(w.taken, number, cards)
        place = w.following[place]
    return number
