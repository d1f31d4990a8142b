"""Equivalent cards (`CasinoConfig.equivalents`), of which a search considers only one."""

from virado.cards import CardSet
from virado.games.casino.rules.state import CasinoConfig
from virado.kernel.bits import lowest
from virado.kernel.rule import rule


@rule
def second_of_alike(o: CasinoConfig, cards: CardSet) -> CardSet:
    """Return the cards of a set that have a lower equivalent card in the set."""
    result = 0
    rest = cards & cards - 1 if cards else 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if o.equivalents[card] & cards & ((1 << card) - 1):
            result |= 1 << card
    return result


@rule
def takes_lowest_alike(o: CasinoConfig, cards: CardSet, doubles: CardSet, part: CardSet) -> int:
    """Return 1 if `part` takes the lowest cards among equivalent cards of the set `cards`.

    `doubles` is `second_of_alike(o, cards)`, or 0 to accept any part.
    """
    rest = part & doubles
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if o.equivalents[card] & cards & ((1 << card) - 1) & ~part:
            return 0
    return 1
