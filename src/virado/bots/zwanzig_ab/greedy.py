"""How quick players of Zwanzig ab decide: rules over what their own seat sees."""

from virado.bots.tricks.judging import card_value, chance_of_fewer, expected_tricks
from virado.bots.tricks.weights import TrickWeights
from virado.bots.units import CERTAIN, TRICK
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
from virado.kernel.bits import count
from virado.kernel.rule import rule

PACK = (1 << 32) - 1
NEXT_WORTH = 150
REDEAL_WORTH = 170


@rule
def unseen_by(s: ZwanzigState, seat: int) -> int:
    """Cards that may be in other hands: neither held, laid away by the seat, nor played."""
    return PACK & ~(s.hands[seat] | s.discards[seat] | s.gone | s.trick_cards)


@rule
def still_to_play(s: ZwanzigState) -> int:
    """Players who play to the trick after the seat to act."""
    return s.players - count(s.dropped) - s.lying - 1


@rule(inline=False)
def stay_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int) -> int:
    """What staying is worth, in hundredths of a trick."""
    hand = s.hands[seat]
    tricks = expected_tricks(o.order, s.trump, weights.confidence, hand)
    fail = chance_of_fewer(o.order, s.trump, weights.confidence, hand, 1)
    return tricks - TRICK * o.no_trick_penalty * fail // CERTAIN + weights.bold


@rule(inline=False)
def greedy_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """What a quick player thinks of a move, in hundredths of a trick."""
    hand = s.hands[seat]
    if a == CARD:
        return card_value(
            o.order,
            weights,
            s.trump,
            s.led,
            s.best,
            unseen_by(s, seat),
            still_to_play(s),
            HAND - s.tricks_played,
            1 if s.tricks[seat] == 0 else 0,
            b,
        )
    if a == EXCHANGE:
        return expected_tricks(o.order, s.trump, weights.confidence, hand & ~b) + weights.drawn * count(b)
    if a == STAY:
        return stay_value(s, o, weights, seat)
    if a == CHOOSE:
        tricks = expected_tricks(o.order, b, weights.confidence, hand)
        return (tricks + 40) * (o.hearts_multiplier if b == HEARTS else 1) - (10 if b == o.oblige_suit else 0)
    if a == NEXT:
        return NEXT_WORTH
    if a == REDEAL:
        return REDEAL_WORTH
    if a == BLIND:
        return -1 - b
    return 0
