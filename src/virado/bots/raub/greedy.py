"""How quick players of Raub decide: rules over what their own seat sees."""

from virado.bots.tricks.judging import TrickTaste, card_value, chance_of_fewer, expected_tricks
from virado.games.raub.rules.state import (
    CARD,
    DECLARE,
    EXCHANGE_CARDS,
    FULL,
    MUSS,
    NO_CARD,
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

ALL_DROP = 40
"""Chance in hundredths that a defence is worth less because others defend too."""
BLIND_WORTH = -60
STIH_WORTH = 20
TURN_WORTH = -20


@rule
def unseen_by(s: RaubState, seat: int) -> int:
    """Cards that may be in other hands: neither held, laid away by the seat, turned and left, nor played."""
    cards = FULL & ~(s.hands[seat] | s.discards[seat])
    for other in range(s.players):
        cards &= ~s.played[other]
    return cards


@rule
def trick_cards(s: RaubState) -> int:
    """Cards in the trick."""
    number = 0
    for seat in range(s.players):
        if s.trick[seat] != NO_CARD:
            number += 1
    return number


@rule(inline=False)
def undertaking(o: RaubConfig, t: TrickTaste, trump: int, hand: int, required: int, penalty: int) -> int:
    """What it is worth to undertake so many tricks with a hand, in hundredths of a trick."""
    tricks = expected_tricks(o.order, trump, t.hope, hand)
    fail = chance_of_fewer(o.order, trump, t.hope, hand, required)
    return tricks - 100 * penalty * fail // 1024 + t.bold


@rule(inline=False)
def greedy_value(s: RaubState, o: RaubConfig, t: TrickTaste, seat: int, a: int, b: int) -> int:
    """What a quick player thinks of a move, in hundredths of a trick."""
    hand = s.hands[seat]
    if a == CARD:
        return card_value(
            o.order,
            t,
            s.trump,
            s.led,
            s.best,
            unseen_by(s, seat),
            count(s.active) - trick_cards(s) - 1,
            count(hand),
            1 if s.tricks[seat] == 0 else 0,
            lowest(b),
        )
    if a == EXCHANGE_CARDS:
        return expected_tricks(o.order, s.trump, t.hope, hand & ~b) + t.drawn * count(b)
    if a == TAKE_TURNUP:
        turnup = 1 << s.turned[s.turned_count - 1]
        return expected_tricks(o.order, s.trump, t.hope, (hand | turnup) & ~b)
    if a == DECLARE:
        turnup = 1 << s.turned[s.turned_count - 1]
        # the turn-up comes to the hand, and weak cards are exchanged
        return undertaking(o, t, s.trump, hand | turnup, 2, o.declarer_penalty)
    if a == PLAY:
        return undertaking(o, t, s.trump, hand, 1, o.defender_penalty) + t.drawn
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
