"""The deals of a small game: every possible placement of the hidden cards.

A *root* is a state with every card in its place. The cards that the public view places stay there. The other cards
are dealt in every way that fills the same places, with equal probabilities.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from virado.cards import CardSet
from virado.families import FAMILIES, load
from virado.games.contract import PUBLIC_SEAT
from virado.games.variant import Variant
from virado.kernel.arrays import records
from virado.kernel.bits import count
from virado.kernel.layout import MatchState
from virado.lab.solving.contract import Hidden, SmallGames

MAX_DEALS = 2_000_000
"""Maximum number of deals; a larger tree would not fit into memory."""


def small_games_of(variant: Variant) -> SmallGames:
    """Return the small games of the variant's family. Raises ValueError if the family has none."""
    part = FAMILIES[variant.game.name].small_games
    if not part:
        raise ValueError(f"the deals of {variant.game.name} cannot be enumerated")
    return load(part)


def hidden_of(variant: Variant, root: MatchState) -> Hidden:
    """Return the hidden cards of a root.

    Raises ValueError for a position whose cards cannot be dealt again, because a player may still draw.
    """
    public: Any = root.clone()
    variant.game.rules.hide(public, variant.config(), PUBLIC_SEAT)
    return small_games_of(variant).hidden(variant.config(), root, public)


def all_deals(variant: Variant, root: MatchState) -> Any:
    """Return every deal of a root that is consistent with the known facts, as records of its state.

    The root's own deal is one of them. Raises ValueError for more than MAX_DEALS deals, and for positions that
    `hidden_of` refuses.
    """
    hidden = hidden_of(variant, root)
    numbers = [place.number for place in hidden.places]
    if _ways(count(hidden.cards), numbers) > MAX_DEALS:
        raise ValueError(f"more than {MAX_DEALS} deals")
    lots = list(_lots(hidden.cards, numbers))
    found = np.repeat(records(root), len(lots))
    for at, place in enumerate(hidden.places):
        sets = np.array([lot[at] for lot in lots], np.int64)
        if place.field in ("hands", "discards"):
            known = int(getattr(root, place.field)[place.where[0]]) & ~hidden.cards
            found[place.field][:, place.where[0]] = sets | known
        else:
            for order, index in enumerate(place.where):
                found[place.field][:, index] = _card_number(sets, order)
    return found[small_games_of(variant).agrees(variant.config(), root, found["hands"])]


def _ways(cards: int, numbers: Sequence[int]) -> int:
    """Return the number of divisions that `_lots` yields for a number of cards."""
    found = 1
    for number in numbers:
        found *= comb(cards, number)
        cards -= number
    return found


def _lots(cards: CardSet, numbers: Sequence[int]) -> Iterator[tuple[CardSet, ...]]:
    """Yield every division of a set of cards into sets of the given sizes."""
    if not numbers:
        yield ()
        return
    members = [1 << card for card in range(cards.bit_length()) if cards >> card & 1]
    for chosen in combinations(members, numbers[0]):
        first = sum(chosen)
        for rest in _lots(cards & ~first, numbers[1:]):
            yield (first, *rest)


def _card_number(sets: Any, order: int) -> Any:
    """Return the card at index `order` of each set, in ascending order of cards."""
    left = sets.copy()
    for _ in range(order):
        left &= left - 1
    return np.log2((left & -left).astype(np.float64)).astype(np.int64)
