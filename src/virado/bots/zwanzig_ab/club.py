"""How the club player of Zwanzig ab decides: one look ahead, by its own hand and public facts.

What staying, a trump suit or an exchange is worth comes from tables of sixteen numbers, in hundredths of a point: eight for
plain cards, then eight for trumps, the lowest first. They were fitted to deals between club players.
"""

from virado.bots.tricks import TrickTaste, card_value, worth_of_cards
from virado.bots.zwanzig_ab.greedy import still_to_play, unseen_by
from virado.games.zwanzig_ab.state import (
    CARD,
    CHOOSE,
    EXCHANGE,
    HAND,
    HEARTS,
    NEXT,
    REDEAL,
    STAY,
    ZwanzigState,
    ZwanzigTable,
)
from virado.kernel.bits import count
from virado.kernel.rule import rule

STAYING = (0, 0, 0, 0, 0, 0, 17, 129, 187, 190, 196, 214, 254, 313, 378, 515)
STAYING_DOUBT = (440, 523, 566, 518, 565, 561)
CHOOSING = (0, 0, 0, 0, 0, 0, 0, 75, 130, 130, 145, 160, 215, 225, 235, 450)
CHOOSING_DOUBT = 190
KEEPING = (-58, -58, -58, -57, -51, -41, -21, 38, 56, 59, 62, 65, 70, 95, 147, 253)
DRAWN = -8
NEXT_WORTH = 0
REDEAL_WORTH = 0


@rule
def place_in_round(s: ZwanzigState, seat: int) -> int:
    """Index into STAYING_DOUBT: by how many stay already and how many are still to be asked."""
    asked = (seat - s.forehand + s.players) % s.players - 1
    ahead = s.players - 2 - asked
    inside = asked + 1 - count(s.dropped)
    if inside == 1:
        return min(ahead, 2)
    if inside == 2:
        return 3 + min(ahead, 1)
    return 5


@rule(inline=False)
def club_value(s: ZwanzigState, o: ZwanzigTable, t: TrickTaste, seat: int, a: int, b: int) -> int:
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
            still_to_play(s),
            HAND - s.tricks_played,
            1 if s.tricks[seat] == 0 else 0,
            b,
        )
    if a == EXCHANGE:
        return worth_of_cards(o.order, s.trump, hand & ~b, KEEPING) + DRAWN * count(b)
    if a == STAY:
        return (
            worth_of_cards(o.order, s.trump, hand, STAYING) * t.hope // 100
            - STAYING_DOUBT[place_in_round(s, seat)]
        )
    if a == CHOOSE:
        worth = worth_of_cards(o.order, b, hand, CHOOSING) * t.hope // 100 - CHOOSING_DOUBT
        return worth * (o.hearts_multiplier if b == HEARTS else 1) + (20 if b == o.oblige_suit else 0)
    if a == NEXT:
        return NEXT_WORTH
    if a == REDEAL:
        return REDEAL_WORTH
    return 0
