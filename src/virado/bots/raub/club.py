"""How the club player of Raub decides: one look ahead, by its own hand and public facts.

What a bid or an exchange is worth comes from tables, in hundredths of a point against the other choice.
"""

from virado.bots.raub.greedy import trick_cards, unseen_by
from virado.bots.tricks import TrickTaste, card_value, expected_tricks, worth_of_cards
from virado.games.raub.state import (
    CARD,
    DECLARE,
    EXCHANGE_CARDS,
    MUSS,
    PLAY,
    RAUB,
    REFA,
    STIH,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    RaubState,
    RaubTable,
)
from virado.games.tricks import strength
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

PLAYING_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 74, 74, 88, 101, 122, 155, 211, 333)
PLAYING_DOUBT = (20, 50, 80, 60, 80, 80, 95)
DECLARING_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 89, 92, 104, 117, 147, 155, 161, 205)
TURNUP_WORTH = (0, 28, 57, 81, 123, 162, 189, 376)
DECLARING_DOUBT = (-295, -278, -263, -260)
RAUB_WORTH = (-148, -140, -124, -97, -61, -15, 14, 216)
STIH_WORTH = 17
TURN_WORTH = -10


@rule
def place_in_defence(s: RaubState, seat: int) -> int:
    """Index into PLAYING_DOUBT: by how many play already and how many are still to be asked."""
    asked = (seat - s.declarer + s.players) % s.players - 1
    inside = count(s.active) - (s.players - 1 - asked)
    ahead = s.players - 2 - asked
    if inside == 1:
        return min(ahead, 2)
    if inside == 2:
        return 3 + min(ahead, 1)
    return 5


@rule(inline=False)
def club_value(s: RaubState, o: RaubTable, t: TrickTaste, seat: int, a: int, b: int) -> int:
    """What the club player thinks of a move."""
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
        from_hand = hand & ~b
        return expected_tricks(o.order, s.trump, t.hope, from_hand) + t.drawn * count(b)
    if a == TAKE_TURNUP:
        turnup = 1 << s.turned[s.turned_count - 1]
        return expected_tricks(o.order, s.trump, t.hope, (hand | turnup) & ~b)
    if a == PLAY:
        return (
            worth_of_cards(o.order, s.trump, hand, PLAYING_WORTH) * t.hope // 100
            - PLAYING_DOUBT[place_in_defence(s, seat)]
        )
    if a == DECLARE:
        height = strength(o.order, s.trump, s.trump, s.turned[s.turned_count - 1]) - 8
        place = (seat - s.dealer - 1 + s.players) % s.players
        return (
            worth_of_cards(o.order, s.trump, hand, DECLARING_WORTH) * t.hope // 100
            + TURNUP_WORTH[height]
            + DECLARING_DOUBT[place]
        )
    if a == RAUB:
        return RAUB_WORTH[strength(o.order, s.trump, s.trump, s.turned[s.turned_count - 1]) - 8]
    if a == STIH:
        return STIH_WORTH
    if a == TURN_NEXT:
        return TURN_WORTH
    if a == SWAP_SEVEN:
        return 1
    if a in (REFA, MUSS):
        return -100
    return 0
