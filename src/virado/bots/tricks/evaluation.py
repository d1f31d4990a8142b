"""Judging hands and cards in the games of four or five tricks: what the players of Raub and Zwanzig ab share.

Chances are in hundredths unless it says otherwise, worth in hundredths of a trick.
"""

from collections.abc import Callable
from typing import Any

from virado.bots.tricks.weights import TrickScratch, TrickWeights
from virado.bots.units import CERTAIN, TRICK, WEIGHT
from virado.cards import Card, CardSet
from virado.games.tricks.rules import strength, suit_of
from virado.kernel.bits import capacity, count, lowest, move_at
from virado.kernel.rule import rule

WORST = -(1 << 62)
SUITS = 4


@rule
def chance_of(order: list[int], trump: int, card: Card) -> int:
    """Chance that a card of a hand wins a trick, before anything else is known."""
    rank = card & 7
    if suit_of(card) == trump:
        height = order[8 + rank]
        return 36 + 9 * height if height < 7 else 100
    height = order[rank]
    if height == 7:
        return 52
    if height == 6:
        return 24
    return 2 + 2 * height


@rule(inline=False)
def expected_tricks(order: list[int], trump: int, confidence: int, hand: CardSet) -> int:
    """Tricks that a hand expects, in hundredths."""
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        total += min(TRICK, chance_of(order, trump, card) * confidence // WEIGHT)
    return total


@rule(inline=False)
def chance_of_fewer(order: list[int], trump: int, confidence: int, hand: CardSet, tricks: int) -> int:
    """Chance (in 1024ths) that a hand wins fewer tricks than one or two, its cards taken as independent."""
    none = CERTAIN
    one = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        win = min(TRICK, chance_of(order, trump, card) * confidence // WEIGHT)
        one = (one * (TRICK - win) + none * win) // TRICK
        none = none * (TRICK - win) // TRICK
    return none if tricks == 1 else none + one


@rule
def keep_value(order: list[int], trump: int, card: Card) -> int:
    """What a card is good for later."""
    return chance_of(order, trump, card)


@rule(inline=False)
def count_beaters(order: list[int], trump: int, led: int, unseen: CardSet, card: Card) -> int:
    """Cards not yet seen that would beat a card, twice; trumps on a plain card count once: their holder may have to follow."""
    height = strength(order, trump, led, card)
    plain = suit_of(card) != trump
    number = 0
    while unseen:
        other = lowest(unseen)
        unseen ^= 1 << other
        if strength(order, trump, led, other) > height:
            number += 1 if plain and suit_of(other) == trump else 2
    return number


@rule(inline=False)
def card_value(
    order: list[int],
    weights: TrickWeights,
    trump: int,
    led: int,
    best: int,
    unseen: CardSet,
    after: int,
    held: int,
    without: int,
    card: Card,
) -> int:
    """What playing a card is worth: the chance that it wins now, less what it would be good for later.

    `after` players with `held` cards each still play to the trick; `without` is 1 if the player has no trick yet.
    """
    to = suit_of(card) if led < 0 else led
    height = strength(order, trump, to, card)
    later = keep_value(order, trump, card)
    if height <= best:
        return -later
    win = CERTAIN
    if after:
        if weights.counts:
            size = 2 * max(1, count(unseen))
            threats = min(size, count_beaters(order, trump, to, unseen, card))
            for _ in range(after * min(held, 3)):
                win = win * (size - threats) // size
        else:
            win = CERTAIN * later // TRICK
    prize = weights.first if without else WEIGHT
    return win * prize // CERTAIN - later * weights.later // WEIGHT


@rule
def cards_value(order: list[int], trump: int, hand: CardSet, worth: tuple[int, ...]) -> int:
    """The sum of what the cards of a hand are worth: by their strength, eight numbers for plain cards, then eight for trumps."""
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        row = 8 if suit_of(card) == trump else 0
        total += worth[row + order[row + (card & 7)]]
    return total


def make_player(value: Any) -> tuple[Callable[..., None], Callable[..., int]]:
    """`values` and `choice` of a player that thinks `value(s, o, t, seat, a, b)` of a move. Rules."""

    @rule(inline=False)
    def values(
        s: Any,
        o: Any,
        weights: TrickWeights,
        scratch: TrickScratch,
        seat: int,
        moves: Any,
        number: int,
        found: Any,
    ) -> None:
        for i in range(number):
            a, b, _c = move_at(moves, i)
            found[i] = value(s, o, weights, seat, a, b)

    @rule(inline=False)
    def choice(
        s: Any,
        o: Any,
        weights: TrickWeights,
        scratch: TrickScratch,
        seat: int,
        moves: Any,
        number: int,
    ) -> int:
        best = 0
        most = WORST
        for i in range(min(number, capacity(moves))):
            a, b, _c = move_at(moves, i)
            thought = value(s, o, weights, seat, a, b)
            if thought > most:
                most = thought
                best = i
        return best

    return values, choice
