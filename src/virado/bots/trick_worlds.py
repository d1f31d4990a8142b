"""Hidden cards of the games of four or five tricks, placed where they may really lie."""

from typing import Any

from virado.cards import CardSet
from virado.kernel.bits import count, shuffle
from virado.kernel.rule import rule


@rule
def give(s: Any, seat: int, cards: CardSet, number: int, pack: list[int], rng: list[int]) -> CardSet:
    """Give a seat so many of these cards by chance, or all if there are not so many; returns those given."""
    left = shuffle(cards, pack, rng)
    given = 0
    for _ in range(min(number, left)):
        left -= 1
        given |= 1 << pack[left]
    s.hands[seat] |= given
    s.unseen[seat] -= count(given)
    return given


@rule(inline=False)
def deal_hidden(s: Any, lacks: list[int], hidden: CardSet, pack: list[int], rng: list[int]) -> int:
    """Give every seat its unseen cards out of `hidden`, none that it is known to lack if that can be.

    Who lacks most takes first, from what fits. What is left lies in random order in `pack`; returns its number.
    """
    waiting = 0
    for seat in range(s.players):
        if s.unseen[seat] and lacks[seat] & hidden:
            waiting |= 1 << seat
    while waiting:
        chosen = -1
        for seat in range(s.players):
            if waiting >> seat & 1 and (
                chosen < 0 or count(lacks[seat] & hidden) > count(lacks[chosen] & hidden)
            ):
                chosen = seat
        waiting ^= 1 << chosen
        hidden ^= give(s, chosen, hidden & ~lacks[chosen], s.unseen[chosen], pack, rng)
        if s.unseen[chosen]:
            hidden ^= give(s, chosen, hidden, s.unseen[chosen], pack, rng)
    left = shuffle(hidden, pack, rng)
    for seat in range(s.players):
        for _ in range(min(s.unseen[seat], left)):
            left -= 1
            s.hands[seat] |= 1 << pack[left]
        s.unseen[seat] = 0
    return left
