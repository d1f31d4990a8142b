"""Showdowns of Hazari written from the rulebook (docs/rules/hazari.md), in arrays, for judging stated chances.

Nothing of `virado.bots`, `virado.analysis` or the game's rules is imported. Cards are numbers: 4 * (rank - 2) + suit,
the ace high.
"""

import itertools
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

Ints = np.ndarray[Any, np.dtype[np.int64]]
RANKS, SUITS = "23456789TJQKA", "shdc"
INDI, PAIR, TWO_PAIR, COLOUR, COLOUR4, RUN, RUN4, COLOUR_RUN, COLOUR_RUN4, TROY, TROY4 = range(11)
SCALE = 16**4
ACE = 14


def number_of(card: str) -> int:
    """Return the number of a card by name."""
    return 4 * RANKS.index(card[0]) + SUITS.index(card[1])


@cache
def places(size: int, held: int) -> Ints:
    """Return all sets of `size` places of a hand of `held` cards."""
    return np.array(list(itertools.combinations(range(held), size)))


def strengths(cards: Ints) -> Ints:
    """Return the strengths of groups of three cards, along the last axis (H-4 to H-11)."""
    ranks = -np.sort(-(cards // 4 + 2), axis=-1)
    a, b, c = ranks[..., 0], ranks[..., 1], ranks[..., 2]
    suited = (cards % 4 == cards[..., :1] % 4).all(axis=-1)
    low = (a == ACE) & (b == 3) & (c == 2)
    run = low | ((a - b == 1) & (b - c == 1))
    top = np.where(low, ACE, np.where(a == ACE, ACE + 1, a))  # the order of runs is A-K-Q, A-2-3, K-Q-J
    each = (a * 16 + b) * 16 + c
    pair = np.where(a == b, a * 16 + c, b * 16 + a)
    found = np.where(suited, COLOUR * SCALE + each, INDI * SCALE + each)
    found = np.where((a == b) | (b == c), PAIR * SCALE + pair, found)
    found = np.where(run, np.where(suited, COLOUR_RUN, RUN) * SCALE + top, found)
    return np.where(a == c, TROY * SCALE + a, found)


def last_strengths(cards: Ints, options: Any) -> Ints:
    """Return the strengths of last groups, whose four cards are compared (H-18, H-19)."""
    best = np.max([strengths(np.delete(cards, place, axis=-1)) for place in range(4)], axis=0)
    if options.fourth_round == "best_three":
        return best
    ranks = -np.sort(-(cards // 4 + 2), axis=-1)
    a, b, c, d = (ranks[..., place] for place in range(4))
    suited = (cards % 4 == cards[..., :1] % 4).all(axis=-1)
    low = (a == ACE) & (b == 4) & (c == 3) & (d == 2)
    run = low | ((a - b == 1) & (b - c == 1) & (c - d == 1))
    top = np.where(low, ACE, np.where(a == ACE, ACE + 1, a))
    found = np.where(suited, COLOUR4 * SCALE + ((a * 16 + b) * 16 + c) * 16 + d, 0)
    found = np.where(run, np.where(suited, COLOUR_RUN4, RUN4) * SCALE + top, found)
    if options.two_pair:
        found = np.where((a == b) & (c == d) & (b != c), TWO_PAIR * SCALE + a * 16 + c, found)
    found = np.where(a == d, TROY4 * SCALE + a, found)
    return np.maximum(best, found)


def best_first(hands: Ints, options: Any) -> Ints:
    """Return the strengths (number, 4) of the groups of hands of thirteen, arranged best-first.

    The first group is the strongest possible. Of all such first groups, one is chosen that leaves the strongest
    second group, and so on.
    """
    number = len(hands)
    owner = np.arange(number)
    shown: list[Ints] = []
    while hands.shape[1] > 4:
        sets = places(3, hands.shape[1])
        found = strengths(hands[:, sets])
        best = np.zeros(number, np.int64)
        np.maximum.at(best, owner, found.max(axis=1))
        shown.append(best)
        rows, chosen = np.nonzero(found == best[owner][:, None])
        keep = np.ones((len(rows), hands.shape[1]), bool)
        keep[np.arange(len(rows))[:, None], sets[chosen]] = False
        hands = hands[rows][keep].reshape(len(rows), -1)
        owner = owner[rows]
    best = np.zeros(number, np.int64)
    np.maximum.at(best, owner, last_strengths(hands, options))
    return np.stack([*shown, best], axis=1)


class Showdowns:
    """Deals of the cards that a player does not hold, to three opponents who arrange best-first."""

    def __init__(self, hand: Sequence[str], options: Any, packs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        held = [number_of(card) for card in hand]
        others = np.array([card for card in range(52) if card not in held])
        deals = rng.permuted(np.tile(others, (packs, 1)), axis=1).reshape(3 * packs, 13)
        self.options = options
        self.packs = packs
        self.others = best_first(deals, options).reshape(packs, 3, 4)

    def wins(self, groups: Sequence[Sequence[str]], leader: int) -> list[float]:
        """Return the share of the deals in which each group is shown and wins its round.

        `leader` is the first player's distance from the viewer, in seats.
        """
        o = self.options
        numbers = [np.array([number_of(card) for card in group]) for group in groups]
        mine = [*(int(strengths(group)) for group in numbers[:3]), int(last_strengths(numbers[3], o))]
        leads = np.full(self.packs, leader)
        playing = np.ones(self.packs, bool)
        found: list[float] = []
        for number in range(4):
            shown = np.concatenate(
                [np.full((self.packs, 1), mine[number]), self.others[:, :, number]], axis=1
            )
            order = (np.arange(4) - leads[:, None]) % 4
            later = order if o.tie_rule == "last_played" else 3 - order
            winner = (shown * 4 + later).argmax(axis=1)
            found.append(float((playing & (winner == 0)).mean()))
            if o.troy_instant_win and number + 1 in o.troy_win_rounds:
                playing &= shown.max(axis=1) < TROY * SCALE
            leads = winner
        return found
