"""The club player of Raub.

It values each legal move by its own hand and the public facts, without searching ahead. The values of bids and
exchanges come from tables, in hundredths of a point relative to the alternative.
"""

from collections.abc import Mapping

from virado.bots.raub.greedy import players_to_follow, unseen_cards
from virado.bots.tricks.evaluation import cards_value
from virado.bots.tricks.lookahead import counted_value
from virado.bots.tricks.weights import TrickWeights, WeightsByPlayers
from virado.bots.units import WEIGHT
from virado.cards import CardSet
from virado.games.raub.rules.defence import next_seat
from virado.games.raub.rules.exchange import turnup_of
from virado.games.raub.rules.state import (
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
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import strength
from virado.kernel.bits import lowest
from virado.kernel.rule import rule

CHARACTERS: Mapping[str, int] = {"bold": 115, "careful": 90}
"""Confidence of each character in bidding and staying, in per cent of the club player's."""


def _skilled_weights(staying: tuple[int, ...], declaring: tuple[int, ...]) -> TrickWeights:
    weights = TrickWeights(confidence=100, counts=1, trumps=230, later=10)
    weights.staying[: len(staying)] = staying
    weights.declaring[: len(declaring)] = declaring
    return weights


SKILLED: WeightsByPlayers = {
    2: _skilled_weights(staying=(40,), declaring=(285, 189)),
    3: _skilled_weights(staying=(40, 0, 0, 40), declaring=(189, 285, 112)),
    4: _skilled_weights(staying=(40, 0, 40, 40, 10, 0), declaring=(50, 81, 197, 112)),
}
"""Weights of the club player by number of players, fitted by play against itself and against its predecessor.

The weights `guard` and `lead` are 0: in Raub, a plain card in the hand is worth nothing for later tricks, and winning
the lead is worth nothing before the last trick. Because `later` is low, the player does not waste an ace on a trick
that it loses with any card.

`staying` and `declaring` correct the tables below, which were fitted to an earlier player that did not count the rest
of its hand. With these corrections the player declares and defends with weaker hands. `benchmarks/fit_bids.py` fits
them.
"""
PLAYING_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 77, 80, 88, 98, 120, 153, 209, 330)
"""Value of each card of a hand before the exchange, for the decision to defend.

The first eight numbers are for plain cards, the other eight for trumps, each from the lowest card. Plain cards are
worth nothing because the opponents exchange their hands.
"""
PLAYING_DOUBT = (40, 72, 100, 88, 108, 120)
"""Minimum value of a hand for defending, indexed by `place_in_defence`."""
DECLARING_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 90, 98, 122, 135, 159, 177, 178, 223)
"""Value of each card of a hand for the decision to declare; the same layout as PLAYING_WORTH."""
TURNUP_WORTH = (0, 36, 67, 96, 138, 190, 215, 359)
"""Value of the turn-up to the declarer, indexed by `turnup_height`."""
DECLARING_DOUBT = (257, 241, 231, 235)
"""Minimum value of hand and turn-up for declaring, indexed by the number of passes so far."""
KEEPING = (-56, -56, -53, -50, -44, -33, -18, 5, 58, 73, 74, 85, 102, 135, 179, 296)
"""Value of keeping each card instead of drawing another; the same layout as PLAYING_WORTH."""
RAUB_WORTH = (-107, -103, -90, -72, -29, 25, 59, 194)
"""Value of a blind Raub relative to looking at the cards first, indexed by `turnup_height`."""
STIH_WORTH = 17
"""Value of a blind Stih relative to looking at the cards first."""
TURN_WORTH = -10
"""Value of turning up another card relative to passing."""


@rule
def place_in_defence(s: RaubState, seat: int) -> int:
    """Return the index into PLAYING_DOUBT for a seat that must decide whether to defend.

    The index encodes the number of seats that already play and the number of seats that have yet to answer.
    """
    inside = 1
    other = next_seat(s, s.declarer)
    asked = 0
    while other != seat:
        inside += s.active >> other & 1
        asked += 1
        other = next_seat(s, other)
    ahead = s.players - 2 - asked
    if inside == 1:
        return min(ahead, 2)
    if inside == 2:
        return 3 + min(ahead, 1)
    return 5


@rule
def turnup_height(s: RaubState, o: RaubConfig) -> int:
    """Return the rank of the turn-up among the trumps, 0 to 7."""
    return strength(o.order, s.trump, s.trump, turnup_of(s)) - 8


@rule(inline=False)
def defending_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, hand: CardSet) -> int:
    """Return the value of defending with a hand relative to dropping out."""
    worth = cards_value(o.order, s.trump, hand, PLAYING_WORTH) * weights.confidence // WEIGHT
    place = place_in_defence(s, seat)
    return worth + weights.staying[place] - PLAYING_DOUBT[place]


@rule(inline=False)
def declaring_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, hand: CardSet) -> int:
    """Return the value of declaring with a hand relative to passing."""
    worth = cards_value(o.order, s.trump, hand, DECLARING_WORTH) * weights.confidence // WEIGHT
    place = (seat - s.dealer - 1 + s.players) % s.players
    return worth + TURNUP_WORTH[turnup_height(s, o)] + weights.declaring[place] - DECLARING_DOUBT[place]


@rule(inline=False)
def club_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """Return the club player's value of a move.

    The search uses it as the model of every seat.
    """
    hand = s.hands[seat]
    if a == CARD:
        return counted_value(
            o.order,
            weights,
            s.trump,
            s.led,
            s.best,
            unseen_cards(s, seat),
            s.void,
            seat,
            s.active & ~(1 << seat),
            players_to_follow(s),
            hand,
            lowest(b),
        )
    if a == EXCHANGE_CARDS:
        return cards_value(o.order, s.trump, hand & ~b, KEEPING)
    if a == TAKE_TURNUP:
        return cards_value(o.order, s.trump, (hand | 1 << turnup_of(s)) & ~b, KEEPING)
    if a == PLAY:
        return defending_value(s, o, weights, seat, hand)
    if a == DECLARE:
        return declaring_value(s, o, weights, seat, hand)
    if a == RAUB:
        return RAUB_WORTH[turnup_height(s, o)]
    if a == STIH:
        return STIH_WORTH
    if a == TURN_NEXT:
        return TURN_WORTH
    if a == SWAP_SEVEN:
        return 1
    if a in (REFA, MUSS):
        return -100
    return 0
