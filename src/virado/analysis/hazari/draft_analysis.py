"""Analysis of an unfinished arrangement: strength of each group, and repair of a wrong order."""

import itertools
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from virado.analysis.hazari.groups import group_of
from virado.analysis.hazari.odds import odds
from virado.analysis.hazari.ranking import three_card_sets
from virado.games.hazari.messages import Arrange, Group
from virado.games.hazari.rules.state import HazariConfig, HazariState
from virado.games.hazari.rules.strength import named_strength, strength_of_group
from virado.games.messages import Cards
from virado.refusal import Refusal
from virado.view import View

SIZES = (3, 3, 3, 4)
OUT_OF_ORDER = "order"
"""Code of a refusal whose only reason is the order of the groups."""


class AnalysedGroup(NamedTuple):
    """Analysis of a complete group."""

    group: Group
    share: float
    """Proportion of the usual groups of the same round that this group beats, from 0 to 1; ties count half."""


def studied_group(
    view: View[HazariState, HazariConfig], number: int, cards: Cards, *, usual: bool
) -> AnalysedGroup | None:
    """Return the analysis of group `number` (1 to 4), or None if the group is incomplete or has cards of other seats.

    The group is compared with the groups usually shown in its round. If `usual` is false, it is compared with all
    sets of three cards, which needs no compilation.
    """
    held = view.data.hands[view.seat]
    size = SIZES[number - 1]
    if isinstance(held, int) or not len(cards) == len(set(cards)) == size or not set(cards) <= set(held):
        return None
    o = view.config
    measure = strength_of_group if usual else named_strength
    strength = measure(o, number - 1, view.deck.cards(cards))
    others = odds(o).shown_strengths(number - 1) if usual else _all_strengths()
    share = (bisect_left(others, strength) + bisect_right(others, strength)) / (2 * len(others))
    return AnalysedGroup(group_of(view, number, cards), share)


@cache
def _all_strengths() -> Sequence[int]:
    return sorted(three_card_sets().strengths)


def fix_order(
    view: View[HazariState, HazariConfig], groups: Sequence[Cards], refusal: Refusal
) -> tuple[Cards, ...] | None:
    """Return the legal arrangement that reorders the groups with the fewest changes.

    The number of cards that change their group is minimal. Three cards of the last group may move together. If no
    order is legal, return the arrangement with the strongest group first. Returns None if the draft has another mistake
    than its order.
    """
    if refusal.code != OUT_OF_ORDER:
        return None
    found = [other for other in _permutations(groups) if view.explain(Arrange(groups=other)).legal]
    if not found:
        strongest_first = view.legal(1)[0]
        return strongest_first.groups if isinstance(strongest_first, Arrange) else None
    return min(found, key=lambda other: _count_moved(groups, other))


def _permutations(groups: Sequence[Cards]) -> Iterator[tuple[Cards, ...]]:
    *firsts, last = groups
    for spare in last:
        rest = tuple(card for card in last if card != spare)
        for a, b, c, d in itertools.permutations([*firsts, rest]):
            yield (a, b, c, (*d, spare))


def _count_moved(groups: Sequence[Cards], other: Sequence[Cards]) -> int:
    return sum(len(set(before) - set(after)) for before, after in zip(groups, other, strict=True))
