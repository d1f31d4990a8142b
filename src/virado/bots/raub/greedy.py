"""The greedy policy of Raub: values of moves from the seat's own view."""

from virado.bots.tricks.evaluation import card_value, chance_of_fewer, expected_tricks
from virado.bots.tricks.weights import TrickWeights
from virado.bots.units import CERTAIN, TRICK
from virado.games.raub.rules.exchange import turnup_of
from virado.games.raub.rules.scoring import failure_penalty
from virado.games.raub.rules.state import (
    CARD,
    DECLARE,
    EXCHANGE_CARDS,
    FULL,
    MUSS,
    PLAY,
    RAUB,
    REFA,
    STIH,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    RaubConfig,
    RaubState,
)
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

BLIND_WORTH = -60
STIH_WORTH = 20
TURN_WORTH = -20


@rule
def unseen_cards(s: RaubState, seat: int) -> int:
    """Return the cards that other hands may hold.

    These are all cards except the seat's own hand and discards and the cards already played.
    """
    cards = FULL & ~(s.hands[seat] | s.discards[seat])
    for other in range(s.players):
        cards &= ~s.played[other]
    return cards


@rule
def players_to_follow(s: RaubState) -> int:
    """Return the number of players who play to the trick after the seat to move."""
    return count(s.active) - s.lying - 1


@rule(inline=False)
def undertaking(
    o: RaubConfig, weights: TrickWeights, trump: int, hand: int, required: int, penalty: int
) -> int:
    """Return the value of undertaking to win `required` tricks with a hand, in hundredths of a trick.

    `penalty` is the cost of failure in tricks.
    """
    tricks = expected_tricks(o.order, trump, weights.confidence, hand)
    fail = chance_of_fewer(o.order, trump, weights.confidence, hand, required)
    return tricks - TRICK * penalty * fail // CERTAIN + weights.bold


@rule(inline=False)
def greedy_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """Return the policy's value of a move, in hundredths of a trick."""
    hand = s.hands[seat]
    if a == CARD:
        return card_value(
            o.order,
            weights,
            s.trump,
            s.led,
            s.best,
            unseen_cards(s, seat),
            players_to_follow(s),
            count(hand),
            1 if s.tricks[seat] == 0 else 0,
            lowest(b),
        )
    if a == EXCHANGE_CARDS:
        return expected_tricks(o.order, s.trump, weights.confidence, hand & ~b) + weights.drawn * count(b)
    if a == TAKE_TURNUP:
        turnup = 1 << turnup_of(s)
        return expected_tricks(o.order, s.trump, weights.confidence, (hand | turnup) & ~b)
    if a == DECLARE:
        turnup = 1 << turnup_of(s)
        # the turn-up joins the declarer's hand, and the declarer exchanges weak cards
        return undertaking(o, weights, s.trump, hand | turnup, 2, failure_penalty(o, 1))
    if a == PLAY:
        return undertaking(o, weights, s.trump, hand, 1, failure_penalty(o, 0)) + weights.drawn
    if a == SWAP_SEVEN:
        return 1
    if a == TURN_NEXT:
        return TURN_WORTH
    if a == RAUB:
        return BLIND_WORTH
    if a == STIH:
        return STIH_WORTH
    if a == REFA:
        return -100
    if a == MUSS:
        return -50
    return 0
