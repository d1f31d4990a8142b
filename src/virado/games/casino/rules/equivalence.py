"""Cards that differ in nothing that matters (`CasinoConfig.alike`): search looks at one way to choose among them."""

from virado.cards import CardSet
from virado.games.casino.rules.state import CasinoConfig
from virado.kernel.bits import lowest
from virado.kernel.rule import rule


@rule
def second_of_alike(o: CasinoConfig, cards: CardSet) -> CardSet:
    """The cards of a set that have a lower one alike to them in it."""
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
    """1 if a part of the cards has of alike ones the lowest; `doubles` is `second_of_alike` of the cards, or 0."""
    rest = part & doubles
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if o.equivalents[card] & cards & ((1 << card) - 1) & ~part:
            return 0
    return 1
