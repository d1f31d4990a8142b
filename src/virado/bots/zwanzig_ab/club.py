"""The club player of Zwanzig ab.

It values each legal move by its own hand and the public facts, without searching ahead. The values of staying, of a
trump suit and of an exchange come from tables of sixteen numbers, in hundredths of a point. The first eight numbers
are for plain cards, the other eight for trumps, each from the lowest card. The tables were fitted to deals between
club players.
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
    suit_value,
    tricks_wanted,
    unseen_cards,
)
from virado.cards import CardSet
from virado.games.zwanzig_ab.rules.config import NEVER
from virado.games.zwanzig_ab.rules.scoring import factor
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    EXCHANGE,
    HAND,
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
"""Weights of the club player by number of players, fitted by play against itself and against its predecessor."""
STAYING = (0, 0, 0, 0, 0, 5, 26, 100, 173, 177, 184, 196, 217, 271, 335, 435)
"""Value of each card of a hand after the exchange, for the decision to stay."""
STAYING_DOUBT = (403, 448, 470, 449, 465, 460)
"""Minimum value of a hand for staying, indexed by `place_in_round`."""
STAYING_DUEL = 200
"""Minimum value of a hand for staying between two players.

It is lower because dropping out gives forehand all tricks without play.
"""
STAYING_FIRST = (0, 0, 0, 0, 0, 0, 10, 63, 118, 122, 124, 138, 158, 202, 256, 340)
"""Value of each card of a hand for the decision to stay, with the option `drop_first`.

With this option, seats drop out before the exchange.
"""
FIRST_DOUBT = (58, 98, 136, 156, 182, 225)
"""Minimum value of a hand for staying with the option `drop_first`, indexed by `place_in_round`."""
FIRST_DUEL = 0
"""Minimum value of a hand for staying between two players with the option `drop_first`."""
CHOOSING = (0, 0, 0, 0, 0, 0, 13, 64, 125, 125, 130, 143, 171, 222, 210, 360)
"""Value of each card of the first packet, for the choice of trumps."""
CARD_DOUBT = 100
"""Amount subtracted from the value of trumps for each card of the first packet."""
PRICED_DROPS = 20
"""Number of drops above which the price of a further drop is ignored."""
LAST_DROP = 150
"""Price of a seat's last drop in the match, in hundredths of a point.

The price of a drop is this number divided by the number of drops left.
"""
OBLIGED = 70
"""Bonus for choosing the suit in which nobody may drop out (option `oblige_suit`)."""
KEEPING = (-50, -50, -48, -48, -42, -36, -25, 30, 70, 75, 80, 90, 115, 150, 200, 290)
"""Value of keeping each card instead of drawing another."""
NEXT_WORTH = 38
"""Value of letting the next card dealt make trumps (`next`)."""
REDEAL_WORTH = 50
"""Value of a redeal when the first packet is weak (`redeal`)."""
BLIND_WORTH = -60
"""Value of choosing trumps blind, relative to looking at the cards first."""


@rule
def place_in_round(s: ZwanzigState, seat: int) -> int:
    """Return the index into STAYING_DOUBT and FIRST_DOUBT for a seat that must decide whether to stay.

    The index encodes the number of seats that already stay and the number of seats that have yet to answer.
    """
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
def drop_price(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the price of the next drop of a seat, or 0 if drops are unlimited (`max_drops`)."""
    return 0 if o.max_drops >= NEVER else LAST_DROP // max(1, o.max_drops - s.drops[seat])


@rule
def spent_drops(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the total price of the drops that a seat has used, without those whose price is ignored."""
    if o.max_drops >= NEVER:
        return 0
    price = 0
    for left in range(max(0, o.max_drops - s.drops[seat]), min(o.max_drops, PRICED_DROPS)):
        price += LAST_DROP // (left + 1)
    return price


@rule
def dropping_loses(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return 1 if forehand wins the match as soon as this seat drops out (Z-12, Z-17)."""
    if s.dropped | 1 << seat | 1 << s.forehand != (1 << s.players) - 1:
        return 0
    left = s.scores[s.forehand] - HAND * factor(s, o)
    if left > 0 or (o.exact_zero and left < 0):
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
    if s.scores[seat] > 0 and tricks_wanted(s, o, seat) == 0:
        return -1
    place = place_in_round(s, seat)
    price = drop_price(s, o, seat)
    if o.drop_first:
        return (
            price
            + cards_value(o.order, s.trump, hand, STAYING_FIRST) * weights.confidence // WEIGHT
            - (FIRST_DUEL if s.players == 2 else FIRST_DOUBT[place])
        )
    return (
        price
        + cards_value(o.order, s.trump, hand, STAYING) * weights.confidence // WEIGHT
        - (STAYING_DUEL if s.players == 2 else STAYING_DOUBT[place])
    )


@rule
def trump_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, packet: CardSet, suit: int) -> int:
    """Return the value to forehand of making a suit trumps, given the first packet."""
    cards = cards_value(o.order, suit, packet, CHOOSING) * weights.confidence // WEIGHT
    worth = cards - CARD_DOUBT * count(packet)
    return suit_value(s, o, suit, worth) + (OBLIGED if suit == o.oblige_suit else 0)


@rule(inline=False)
def model_value(s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """Return the value of a move in the search, which uses this rule as the model of every seat.

    The club player also uses it, except for playing cards.
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
        return trump_value(s, o, weights, hand, b)
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
