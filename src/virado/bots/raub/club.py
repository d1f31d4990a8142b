"""How the club player of Raub decides: one look ahead, by its own hand and public facts.

What a bid or an exchange is worth comes from tables, in hundredths of a point against the other choice.
"""

from collections.abc import Mapping

from virado.bots.raub.greedy import players_to_follow, unseen_cards
from virado.bots.tricks.evaluation import cards_value
from virado.bots.tricks.lookahead import counted_value
from virado.bots.tricks.weights import TrickWeights, WeightsByPlayers
from virado.bots.units import WEIGHT
from virado.cards import CardSet
from virado.games.raub.rules.bidding import next_seat
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
"""By name of a character, how good its cards look to it when it bids or stays, in hundredths of what they do to the club
player."""


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
"""How the club player weighs its cards, fitted by play against itself and the player before: a plain card that is not led
at once, and the lead itself but for the last trick, are worth nothing, but an ace is kept where another card loses as well.
It declares and defends with worse hands than the tables below say, which were fitted when it did not count its hand; how much
worse `benchmarks/fit_bids.py` fits."""
PLAYING_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 77, 80, 88, 98, 120, 153, 209, 330)
"""Worth of the cards of a hand before the exchange when it comes to defending: eight numbers for plain cards, then eight
for trumps, the lowest first. Plain cards win nothing against hands that have been changed."""
PLAYING_DOUBT = (40, 72, 100, 88, 108, 120)
"""What a hand must be worth to defend, by `place_in_defence`."""
DECLARING_WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 90, 98, 122, 135, 159, 177, 178, 223)
"""The same for declaring."""
TURNUP_WORTH = (0, 36, 67, 96, 138, 190, 215, 359)
"""Worth of the turn-up to the declarer, by its height."""
DECLARING_DOUBT = (257, 241, 231, 235)
"""What hand and turn-up must be worth to declare, by how many have passed."""
KEEPING = (-56, -56, -53, -50, -44, -33, -18, 5, 58, 73, 74, 85, 102, 135, 179, 296)
"""Worth of keeping a card rather than drawing another."""
RAUB_WORTH = (-107, -103, -90, -72, -29, 25, 59, 194)
"""Worth of a blind Raub compared with looking, by the height of the turn-up."""
STIH_WORTH = 17
"""Worth of Stih compared with looking."""
TURN_WORTH = -10
"""Worth of turning another card compared with passing."""


@rule
def place_in_defence(s: RaubState, seat: int) -> int:
    """Index into PLAYING_DOUBT: by how many play already and how many are still to be asked."""
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
    """How high the turn-up stands among the trumps, 0 to 7."""
    return strength(o.order, s.trump, s.trump, turnup_of(s)) - 8


@rule(inline=False)
def defending_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, hand: CardSet) -> int:
    """What defending with a hand is worth compared with dropping out."""
    worth = cards_value(o.order, s.trump, hand, PLAYING_WORTH) * weights.confidence // WEIGHT
    place = place_in_defence(s, seat)
    return worth + weights.staying[place] - PLAYING_DOUBT[place]


@rule(inline=False)
def declaring_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, hand: CardSet) -> int:
    """What declaring with a hand is worth compared with passing."""
    worth = cards_value(o.order, s.trump, hand, DECLARING_WORTH) * weights.confidence // WEIGHT
    place = (seat - s.dealer - 1 + s.players) % s.players
    return worth + TURNUP_WORTH[turnup_height(s, o)] + weights.declaring[place] - DECLARING_DOUBT[place]


@rule(inline=False)
def club_value(s: RaubState, o: RaubConfig, weights: TrickWeights, seat: int, a: int, b: int) -> int:
    """What the club player thinks of a move; search takes all for club players."""
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
