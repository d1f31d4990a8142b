"""Lazy enumeration of the sets of loose cards that fit a move (C-5, C-16).

Each search is depth first and enters a branch only if it leads to a fitting set. The next set, or the end, therefore
comes after a bounded number of steps, however many sets exist.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations_with_replacement

from virado.cards import Card, CardSet, members
from virado.games.casino.rules.capturing import common_total
from virado.games.casino.rules.groups import ACE_HIGH, TALLY, low_total, partition
from virado.games.casino.rules.state import CasinoConfig
from virado.games.step_budget import StepBudget
from virado.kernel.bits import count

ACES = 4
MAX_LEFT = 2
"""Maximum number of table cards that `largest_sets` leaves."""
STEPS_PER_PARTITION = 10
"""Step cost of `partition`, which visits every card."""
ONE_VALUE = (1 << TALLY) - 1
"""Mask of one field of a tally."""


def tally_of(o: CasinoConfig, cards: CardSet) -> int:
    """Return the number of cards of each value in a set, `TALLY` bits per value."""
    tally = 0
    for card in members(cards):
        tally += 1 << TALLY * o.value[card]
    return tally


class Grouping:
    """Cached test whether some optional cards can complete required cards to groups of a value."""

    def __init__(self, value: int, steps: StepBudget) -> None:
        self._value = value
        self._steps = steps
        self._known: dict[tuple[int, int], bool] = {}
        self._totals: dict[int, int] = {}
        self._lacking: dict[int, int] = {}

    def is_completable(self, must: int, may: int) -> bool:
        """Return True if the cards of the tally `must`, with some cards of `may`, make groups of the value.

        The search is depth first as in `groups.divisible`: the highest card of `must` opens a group.
        """
        if not must:
            return True
        key = (must, may)
        known = self._known.get(key)
        if known is None:
            highest = (must.bit_length() - 1) // TALLY
            need = self._value - highest
            known = (
                need >= 0
                and bool(self._totals_of(may) & self._missing_to_multiple(must))
                and self._is_filled(need, need, must - (1 << TALLY * highest), may)
            )
            self._known[key] = known
        return known

    def _totals_of(self, may: int) -> int:
        """Return the totals, modulo the value, that cards of a tally can have; bit t stands for total t."""
        found = self._totals.get(may)
        if found is None:
            found, left = 1, may
            while left:
                value = (left.bit_length() - 1) // TALLY
                left -= 1 << TALLY * value
                found |= found << value
                found = found & (1 << self._value) - 1 | found >> self._value
            self._totals[may] = found
        return found

    def _missing_to_multiple(self, must: int) -> int:
        """Return the amount that a tally lacks to the next multiple of the value.

        The result is a bit: bit n stands for the amount n.
        """
        found = self._lacking.get(must)
        if found is None:
            total, left = 0, must
            while left:
                value = (left.bit_length() - 1) // TALLY
                left -= 1 << TALLY * value
                total += value
            found = self._lacking[must] = 1 << -total % self._value
        return found

    def _is_filled(self, need: int, limit: int, must: int, may: int) -> bool:
        """Continue `is_completable` with an incomplete group.

        The group needs further cards with a total of `need`, each of a value up to `limit`.
        """
        self._steps.take()
        if need == 0:
            return self.is_completable(must, may)
        for value in range(min(need, limit), 0, -1):
            shift = TALLY * value
            if must >> shift & ONE_VALUE:
                # A card of `must` has to be used anyway, so nothing is lost by using it here. If it completes the
                # group, no other choice needs to be tried.
                if self._is_filled(need - value, value, must - (1 << shift), may):
                    return True
                if value == need:
                    return False
            elif may >> shift & ONE_VALUE and self._is_filled(need - value, value, must, may - (1 << shift)):
                return True
        return False


def grouped_sets(
    o: CasinoConfig,
    cards: CardSet,
    value: int,
    base: CardSet,
    steps: StepBudget,
    *,
    needed: CardSet = 0,
    barred: CardSet = 0,
) -> Iterator[CardSet]:
    """Yield every set of `cards` that makes groups of this value together with `base` (C-5), the empty set first.

    Each set contains all `needed` cards and no `barred` card. The sets come in numerical order. If the value is 14
    and aces may be worth 14, the order is by the upper halves of the sets, then by the number of aces worth 14, then
    by the lower halves.
    """
    usable = [card for card in members(cards) if 0 < o.value[card] <= value]
    if needed & ~sum(1 << card for card in usable) or needed & barred:
        return
    lone_aces = value == ACE_HIGH and o.ace_high
    required, optional = [0], [0]
    """For each index, tallies of the needed cards and of the optional cards below it."""
    for card in usable:
        one = 1 << TALLY * o.value[card]
        required.append(required[-1] + (one if needed >> card & 1 else 0))
        optional.append(optional[-1] + (0 if (needed | barred) >> card & 1 else one))
    grouping = Grouping(value, steps)

    def leads_on(place: int, tally: int, lone: int | None) -> bool:
        """Return True if cards below index `place` can complete a set with this tally.

        `lone` is the number of aces that are worth 14.
        """
        tally += required[place]
        may = optional[place]
        if lone_aces:
            aces, others = tally >> TALLY & ONE_VALUE, may >> TALLY & ONE_VALUE
            tally -= aces << TALLY
            may -= others << TALLY
            if lone is None:
                may += aces + others << TALLY
            else:
                bound = max(aces - lone, 0)
                free = aces + others - lone - bound
                if free < 0:
                    return False
                tally += bound << TALLY
                may += free << TALLY
        return grouping.is_completable(tally, may)

    half = len(usable) // 2 if lone_aces else -1
    start: tuple[int, CardSet, int, int | None] = (len(usable), 0, tally_of(o, base), None)
    stack = [start] if leads_on(start[0], start[2], None) else []
    while stack:
        steps.take()
        place, chosen, tally, lone = stack.pop()
        if place == half and lone is None:
            stack += [(place, chosen, tally, n) for n in range(ACES, -1, -1) if leads_on(place, tally, n)]
            continue
        if place == 0:
            yield chosen
            continue
        card = usable[place - 1]
        place -= 1
        branches: list[tuple[int, CardSet, int, int | None]] = []
        if not barred >> card & 1:
            branches.append((place, chosen | 1 << card, tally + (1 << TALLY * o.value[card]), lone))
        if not needed >> card & 1:
            branches.append((place, chosen, tally, lone))
        stack += [branch for branch in branches if leads_on(place, branch[2], lone)]


def largest_sets(
    o: CasinoConfig,
    cards: CardSet,
    value: int,
    base: CardSet,
    steps: StepBudget,
    *,
    needed: CardSet = 0,
    barred: CardSet = 0,
) -> Iterator[CardSet]:
    """Yield the sets of `grouped_sets` that leave at most `MAX_LEFT` cards; sets that leave fewer cards come first.

    Of equal cards, the lowest are left on the table.
    """
    usable = sum(1 << card for card in members(cards & ~barred) if 0 < o.value[card] <= value)
    if needed & ~usable:
        return
    total = low_total(o, usable | base)
    lone = ACES if value == ACE_HIGH and o.ace_high else 0
    optional: dict[int, list[Card]] = {}
    for card in members(usable & ~needed):
        optional.setdefault(o.value[card], []).append(card)
    for number in range(MAX_LEFT + 1):
        for values in combinations_with_replacement(optional, number):
            steps.take()
            if (total - sum(values)) % value > lone or any(
                values.count(each) > len(optional[each]) for each in values
            ):
                continue
            left = {card for each in values for card in optional[each][: values.count(each)]}
            taken = usable ^ sum(1 << card for card in left)
            steps.take(STEPS_PER_PARTITION)
            if partition(o, taken | base, value):
                yield taken


def sets_of_total(o: CasinoConfig, played: CardSet, table: CardSet, steps: StepBudget) -> Iterator[CardSet]:
    """Yield every set of loose cards whose total can equal the total of the played cards (C-16, sum).

    All cards must have values. The sets are ordered by their cards, lowest first.
    """
    cards = list(members(table))
    values = [o.value[card] for card in cards]
    rests = [1]
    """For each index, the possible totals of the cards from that index on; bit t stands for total t."""
    for value in reversed(values):
        rests.append(rests[-1] | rests[-1] << value)
    rests.reverse()
    ours, our_aces, table_aces = low_total(o, played), count(played & o.aces), count(table & o.aces)
    lifted = ACE_HIGH - 1
    met = [
        sum(
            1 << total
            for total in range(max(ours - lifted * aces, 1), ours + lifted * our_aces + 1)
            if 0 < common_total(o, ours, our_aces, total, aces) <= o.multi_max
        )
        for aces in range(table_aces + 1)
    ]
    """For each number of aces taken, the totals that fit; bit t stands for total t."""
    within = [reduce(lambda a, b: a | b, met[aces:]) for aces in range(table_aces + 1)]
    """For each number of aces taken so far, the totals that fit if more aces may follow."""
    stack = [(0, 0, 0, 0)]
    while stack:
        steps.take()
        place, loose, total, aces = stack.pop()
        if place == len(cards):
            continue
        fitting = within[aces] if place < table_aces else met[aces]
        if not (rests[place] & ~1) << total & fitting:
            continue
        stack.append((place + 1, loose, total, aces))
        total += values[place]
        aces += values[place] == 1
        loose |= 1 << cards[place]
        if met[aces] >> total & 1:
            yield loose
        stack.append((place + 1, loose, total, aces))


class Unions:
    """The sets of cards that make groups of a value (C-16), in the order of `groups.find_unions`."""

    def __init__(self, o: CasinoConfig, cards: CardSet, value: int, bound: int, steps: StepBudget) -> None:
        self._o = o
        self._value = value
        self._steps = steps
        self._cards = [card for card in reversed(list(members(cards))) if 0 < o.value[card] <= bound]
        self._lone_aces = value == ACE_HIGH == bound and o.ace_high
        self._totals: dict[Card, int] = {}
        """For each card, the totals that sets of higher cards can have, as a mask: bit t is set if total t is possible."""
        totals = 1
        for card in self._cards:
            self._totals[card] = totals
            totals |= totals << o.value[card] & (2 << ACE_HIGH) - 1

    def sets(self, above: Card = -1, avoided: CardSet = 0) -> Iterator[CardSet]:
        """Yield the non-empty sets of cards above `above`, without the avoided cards."""
        for card in self._cards:
            if card <= above:
                return
            if avoided >> card & 1:
                continue
            for group in self._groups(card, -1):
                if group & avoided:
                    continue
                yield group
                for others in self.sets(card, avoided | group):
                    if self._is_first(card, group, group | others):
                        yield group | others

    def _is_first(self, card: Card, group: CardSet, whole: CardSet) -> bool:
        """Return True if `group` is the first group with the lowest card of `whole` and a divisible remainder.

        Each set has exactly one such group, so each set is found once.
        """
        for other in self._groups(card, whole):
            if other == group:
                return True
            if partition(self._o, whole ^ other, self._value):
                return False
        return True

    def _groups(self, card: Card, within: CardSet) -> Iterator[CardSet]:
        """Yield the groups with this lowest card within a set of cards."""
        if self._lone_aces and self._o.aces >> card & 1:
            yield 1 << card
        for others in self._sets_above(card, self._value - self._o.value[card], within):
            yield others | 1 << card

    def _sets_above(self, card: Card, total: int, within: CardSet) -> Iterator[CardSet]:
        """Yield the subsets of cards above this card that have the given total."""
        self._steps.take()
        if total == 0:
            yield 0
        if total <= 0 or not self._totals[card] >> total & 1:
            return
        for other in self._cards:
            if other <= card:
                return
            if within >> other & 1 and self._o.value[other] <= total:
                for rest in self._sets_above(other, total - self._o.value[other], within):
                    yield rest | 1 << other
