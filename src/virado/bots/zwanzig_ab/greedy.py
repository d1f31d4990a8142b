"""The policies of Zwanzig ab without search, as rules over the seat's own view."""

from virado.bots.tricks.evaluation import card_value, chance_of, chance_of_fewer, expected_tricks
from virado.bots.tricks.weights import TrickWeights
from virado.bots.units import CERTAIN, TRICK
from virado.cards import Card, CardSet
from virado.games.tricks.rules import strength, suit_of
from virado.games.zwanzig_ab.rules.scoring import factor
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    EXCHANGE,
    HAND,
    HEARTS,
    NEXT,
    REDEAL,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

PACK = (1 << 32) - 1
NEXT_WORTH = 150
REDEAL_WORTH = 170
SHARED = 3
"""Weight of the trick that a seat wants, relative to the tricks that it does not want."""
SPARED = 20
"""Cost of each drawn card, because other seats may need it."""
USELESS = 1000
"""Deduction from the value of a trump suit with which no trick counts (`exact_zero`)."""
EVERY_TRICK, ONE_TRICK, NO_TRICK = 0, 1, 2
"""Goals of a seat in a deal."""


@rule
def unseen_cards(s: ZwanzigState, seat: int) -> int:
    """Return the cards that other hands may hold.

    These are all cards except the seat's own hand and discards and the cards already played.
    """
    return PACK & ~(s.hands[seat] | s.discards[seat] | s.gone | s.trick_cards)


@rule
def players_to_follow(s: ZwanzigState) -> int:
    """Return the number of players who play to the trick after the seat to move."""
    return s.players - count(s.dropped) - s.lying - 1


@rule
def tricks_that_count(o: ZwanzigConfig, score: int, times: int) -> int:
    """Return the largest number of tricks that lowers a score in a deal with this factor (Z-15).

    Without `exact_zero` it is HAND. With it, more tricks would take the score below 0 and leave it as it was.
    """
    if not o.exact_zero or (HAND + o.all_tricks_bonus) * times <= score:
        return HAND
    return max(0, min(HAND - 1, score // times))


@rule
def tricks_wanted(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the largest number of tricks that lowers the seat's score in this deal."""
    return tricks_that_count(o, s.scores[seat], factor(s, o))


@rule
def goes_astray(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return 1 in a special deal in which nobody can win the match.

    The seats then share the tricks. The penalty of a seat without a trick is higher than the total gain from the five
    tricks. If every seat fought for every trick, scores would rise from deal to deal, and the match might never end.
    """
    if not s.special:
        return 0
    for other in range(s.players):
        if s.scores[other] <= HAND * o.hearts_multiplier:
            return 0
    return 1


@rule(inline=False)
def aim(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return a seat's goal: EVERY_TRICK, ONE_TRICK or NO_TRICK.

    With `exact_zero` it is ONE_TRICK if only one trick counts. Otherwise it is EVERY_TRICK unless the match goes
    astray. With fewer seats than tricks, each seat then wants one trick. With at least as many seats as tricks, some
    seat usually gets no trick, and scores would keep rising. Only the seats with the lowest score then want tricks, so
    that the match ends.
    """
    if not goes_astray(s, o):
        return ONE_TRICK if tricks_wanted(s, o, seat) == 1 else EVERY_TRICK
    if s.players < HAND:
        return ONE_TRICK
    for other in range(s.players):
        if s.scores[other] < s.scores[seat]:
            return NO_TRICK
    return EVERY_TRICK


@rule
def leaves_tricks(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return 1 if a seat wants no trick, or no further trick."""
    most = tricks_wanted(s, o, seat)
    if most < HAND:
        return 1 if s.tricks[seat] and s.tricks[seat] == most else 0
    wanted = aim(s, o, seat)
    return 1 if wanted == NO_TRICK or (wanted == ONE_TRICK and s.tricks[seat]) else 0


@rule(inline=False)
def sharing_value(s: ZwanzigState, o: ZwanzigConfig, wanted: int, hand: CardSet) -> int:
    """Return the value of a hand that wants at most one trick.

    Every card costs its chance to win a trick. If the seat wants one trick, the chance of its best card is added
    SHARED times.
    """
    best = 0
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        chance = chance_of(o.order, s.trump, card)
        total += chance
        best = max(best, chance)
    return (SHARED * best if wanted == ONE_TRICK else 0) - total


@rule(inline=False)
def losing_value(s: ZwanzigState, o: ZwanzigConfig, seat: int, card: Card) -> int:
    """Return the value of playing a card for a seat that wants no trick.

    The seat prefers the highest card that cannot win, then the card least likely to win.
    """
    height = strength(o.order, s.trump, suit_of(card) if s.led < 0 else s.led, card)
    chance = chance_of(o.order, s.trump, card)
    return TRICK + chance if height <= s.best else -chance


@rule
def suit_value(s: ZwanzigState, o: ZwanzigConfig, suit: int, worth: int) -> int:
    """Return the value to forehand of making a suit trumps, with the multiplier of hearts.

    `worth` is the value of the suit without the multiplier.
    """
    if suit != HEARTS or o.hearts_multiplier == 1:
        return worth
    if tricks_that_count(o, s.scores[s.forehand], o.hearts_multiplier) == 0:
        return worth - USELESS
    return worth * o.hearts_multiplier


@rule(inline=False)
def stay_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int) -> int:
    """Return the value of staying, in hundredths of a trick."""
    hand = s.hands[seat]
    tricks = expected_tricks(o.order, s.trump, weights.confidence, hand)
    if s.scores[seat] > 0:
        tricks = min(tricks, TRICK * tricks_wanted(s, o, seat))
    fail = chance_of_fewer(o.order, s.trump, weights.confidence, hand, 1)
    return tricks - TRICK * o.no_trick_penalty * fail // CERTAIN + weights.bold


@rule(inline=False)
def greedy_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """Return the policy's value of a move, in hundredths of a trick."""
    hand = s.hands[seat]
    if a == CARD:
        if leaves_tricks(s, o, seat):
            return losing_value(s, o, seat, b)
        return card_value(
            o.order,
            weights,
            s.trump,
            s.led,
            s.best,
            unseen_cards(s, seat),
            players_to_follow(s),
            HAND - s.tricks_played,
            1 if s.tricks[seat] == 0 else 0,
            b,
        )
    if a == EXCHANGE:
        wanted = aim(s, o, seat)
        if wanted != EVERY_TRICK:
            return sharing_value(s, o, wanted, hand & ~b) - SPARED * count(b)
        return expected_tricks(o.order, s.trump, weights.confidence, hand & ~b) + weights.drawn * count(b)
    if a == STAY:
        return stay_value(s, o, weights, seat)
    if a == CHOOSE:
        tricks = expected_tricks(o.order, b, weights.confidence, hand)
        return suit_value(s, o, b, tricks + 40) - (10 if b == o.oblige_suit else 0)
    if a == NEXT:
        return NEXT_WORTH
    if a == REDEAL:
        return REDEAL_WORTH
    if a == BLIND:
        return -1 - b
    return 0
