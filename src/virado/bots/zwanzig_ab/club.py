"""The club player of Zwanzig ab: one-ply evaluation by its own hand and public facts.

The values of staying, of a trump suit and of an exchange come from tables of sixteen numbers, in hundredths of a
point: eight for plain cards, then eight for trumps, each from the lowest. They were fitted to deals between club
players.
"""

from collections.abc import Mapping

from virado.bots.tricks.evaluation import card_value, cards_value
from virado.bots.tricks.lookahead import counted_value
from virado.bots.tricks.weights import TrickWeights, WeightsByPlayers
from virado.bots.units import WEIGHT
from virado.bots.zwanzig_ab.greedy import (
    EVERY_TRICK,
    SPARED,
    aim,
    leaves_tricks,
    losing_value,
    players_to_follow,
    sharing_value,
    unseen_cards,
)
from virado.cards import CardSet
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
    seat_after,
)
from virado.kernel.bits import count
from virado.kernel.rule import rule

CHARACTERS: Mapping[str, int] = {"bold": 120, "careful": 90}
"""Confidence of each character in bidding and staying, in per cent of the club player's."""
SKILLED: WeightsByPlayers = {
    players: TrickWeights(confidence=confidence, counts=1, trumps=220, guard=22, lead=210, later=10)
    for players, confidence in ((2, 160), (3, 120), (4, 100), (5, 100))
}
"""Weights of the club player, fitted by play against itself and against its predecessor."""
STAYING = (0, 0, 0, 0, 0, 5, 26, 100, 173, 177, 184, 196, 217, 271, 335, 435)
"""Values of the cards of a hand after the exchange, for the decision to stay."""
STAYING_DOUBT = (403, 448, 470, 449, 465, 460)
"""Threshold for staying, indexed by `place_in_round`."""
STAYING_DUEL = 200
"""Threshold for staying between two players: the other loses all that forehand wins without play."""
STAYING_FIRST = (0, 0, 0, 0, 0, 0, 10, 63, 118, 122, 124, 138, 158, 202, 256, 340)
"""Values of the cards of a hand in variants in which seats leave before the exchange."""
FIRST_DOUBT = (58, 98, 136, 156, 182, 225)
"""Threshold for staying in these variants, indexed by `place_in_round`."""
FIRST_DUEL = 0
"""Threshold for staying in these variants between two players."""
CHOOSING = (0, 0, 0, 0, 0, 0, 13, 64, 125, 125, 130, 143, 171, 222, 210, 360)
"""Values of the cards of the first packet, for the choice of trumps."""
CARD_DOUBT = 100
"""Threshold per card of the first packet."""
OBLIGED = 70
"""Bonus of the suit in which nobody may leave."""
KEEPING = (-50, -50, -48, -48, -42, -36, -25, 30, 70, 75, 80, 90, 115, 150, 200, 290)
"""Values of keeping a card rather than drawing another."""
NEXT_WORTH = 38
"""Value of leaving trumps to the next card."""
REDEAL_WORTH = 50
"""Value of a new deal for a weak packet."""
BLIND_WORTH = -60
"""Value of a blind choice relative to looking."""


@rule
def place_in_round(s: ZwanzigState, seat: int) -> int:
    """Return the index into STAYING_DOUBT: by the numbers of seats that stay and that have yet to answer."""
    inside = 1
    other = seat_after(s, s.forehand)
    asked = 0
    while other != seat:
        inside += 1 - (s.dropped >> other & 1)
        asked += 1
        other = seat_after(s, other)
    ahead = s.players - 2 - asked
    if inside == 1:
        return min(ahead, 2)
    if inside == 2:
        return 3 + min(ahead, 1)
    return 5


@rule
def dropping_loses(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return 1 if dropping out ends the match with forehand as winner (Z-12, Z-17)."""
    if s.dropped | 1 << seat | 1 << s.forehand != (1 << s.players) - 1:
        return 0
    left = s.scores[s.forehand] - HAND * factor(s, o)
    if left > 0:
        return 0
    for other in range(s.players):
        if other != s.forehand and s.scores[other] <= left:
            return 0
    return 1


@rule(inline=False)
def staying_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int, hand: CardSet) -> int:
    """Return the value of staying with a hand relative to dropping out."""
    if dropping_loses(s, o, seat):
        return 1
    place = place_in_round(s, seat)
    if o.drop_first:
        return cards_value(o.order, s.trump, hand, STAYING_FIRST) * weights.confidence // WEIGHT - (
            FIRST_DUEL if s.players == 2 else FIRST_DOUBT[place]
        )
    return cards_value(o.order, s.trump, hand, STAYING) * weights.confidence // WEIGHT - (
        STAYING_DUEL if s.players == 2 else STAYING_DOUBT[place]
    )


@rule
def trump_value(o: ZwanzigConfig, weights: TrickWeights, packet: CardSet, suit: int) -> int:
    """Return the value of making a suit trump, given the first packet."""
    cards = cards_value(o.order, suit, packet, CHOOSING) * weights.confidence // WEIGHT
    worth = cards - CARD_DOUBT * count(packet)
    return worth * (o.hearts_multiplier if suit == HEARTS else 1) + (OBLIGED if suit == o.oblige_suit else 0)


@rule(inline=False)
def model_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """Return the value of a move in the search's model of every seat.

    The club player uses it too, except for playing cards.
    """
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
        return cards_value(o.order, s.trump, hand & ~b, KEEPING)
    if a == STAY:
        return 0 if seat == s.forehand else staying_value(s, o, weights, seat, hand)
    if a == CHOOSE:
        return trump_value(o, weights, hand, b)
    if a == NEXT:
        return NEXT_WORTH
    if a == REDEAL:
        return REDEAL_WORTH
    if a == BLIND:
        return BLIND_WORTH
    return 0


@rule(inline=False)
def club_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """Return the club player's value of a move."""
    if a != CARD or leaves_tricks(s, o, seat):
        return model_value(s, o, weights, seat, a, b)
    return counted_value(
        o.order,
        weights,
        s.trump,
        s.led,
        s.best,
        unseen_cards(s, seat),
        s.lacks,
        seat,
        ((1 << s.players) - 1) & ~(s.dropped | 1 << seat),
        players_to_follow(s),
        s.hands[seat],
        b,
    )
