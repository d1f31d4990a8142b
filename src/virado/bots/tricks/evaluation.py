"""Evaluation of hands and cards in the trick games, shared by the players of Raub and Zwanzig ab.

Unless stated otherwise, chances are in per cent and values in hundredths of a trick.
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
    """Return the prior chance that a card wins a trick."""
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
    """Return the expected number of tricks of a hand, in hundredths.

    `confidence` scales the chance of each card, in per cent.
    """
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        total += min(TRICK, chance_of(order, trump, card) * confidence // WEIGHT)
    return total


@rule(inline=False)
def chance_of_fewer(order: list[int], trump: int, confidence: int, hand: CardSet, tricks: int) -> int:
    """Return the chance, in 1024ths, that a hand wins fewer than `tricks` (one or two) tricks.

    The cards are treated as independent.
    """
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
    """Return the value of keeping a card for later tricks."""
    return chance_of(order, trump, card)


@rule(inline=False)
def count_beaters(order: list[int], trump: int, led: int, unseen: CardSet, card: Card) -> int:
    """Return twice the number of unseen cards that would beat a card.

    A trump that would beat a plain card is counted once only, because its holder may have to follow suit.
    """
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
    """Return the value of playing a card: its chance to win this trick, minus its value for later tricks.

    `after` players with `held` cards each have yet to play to the trick. `without` is 1 if the player has not won a
    trick yet.
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
    """Return the total value of the cards of a hand.

    `worth` holds sixteen values by strength: eight for plain cards, then eight for trumps.
    """
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        row = 8 if suit_of(card) == trump else 0
        total += worth[row + order[row + (card & 7)]]
    return total


def make_player(value: Any) -> tuple[Callable[..., None], Callable[..., int]]:
    """Return the rules `values` and `choice` of a player.

    `value(s, o, t, seat, a, b)` is the rule by which the player values a move.
    """

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
