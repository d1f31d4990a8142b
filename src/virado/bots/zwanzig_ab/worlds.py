"""Sampling of worlds in Zwanzig ab."""

from collections.abc import Callable

from virado.bots.tricks.evaluation import SUITS, cards_value
from virado.bots.tricks.weights import TrickWeights
from virado.bots.tricks.worlds import (
    KEPT,
    LAID_AWAY,
    NOTHING,
    UNTESTED,
    TrickBelief,
    deal_uniformly,
    give_what_fits,
    hidden_discards,
    make_dealing,
    most_lacking,
    random_member,
)
from virado.bots.zwanzig_ab.club import KEEPING, NEXT_WORTH, staying_value, trump_value
from virado.bots.zwanzig_ab.greedy import EVERY_TRICK, aim, goes_astray
from virado.cards import Card, CardSet
from virado.games.zwanzig_ab.rules.rounds import drop_refusal
from virado.games.zwanzig_ab.rules.state import (
    CARDS,
    HAND,
    IN_DROP,
    IN_EXCHANGE,
    IN_TRUMP,
    NEW_DEAL,
    NO_CARD,
    NO_SEAT,
    ZwanzigConfig,
    ZwanzigState,
    seat_after,
)
from virado.kernel.bits import count, draw, shuffle
from virado.kernel.rule import rule

PACK = (1 << CARDS) - 1


@rule
def is_finished(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return 1 at the end of the deal."""
    return 1 if s.over or s.pack_wanted == NEW_DEAL else 0


@rule
def has_answered(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return 1 if a seat has chosen to stay or to drop out."""
    if seat == s.forehand or s.phase <= IN_TRUMP or (s.phase == IN_EXCHANGE and not o.drop_first):
        return 0
    if s.sitting_out >> seat & 1:
        return 0
    if not s.dropped >> seat & 1 and drop_refusal(s, o, seat):
        return 0
    if s.phase != IN_DROP:
        return 1
    other = seat_after(s, s.forehand)
    while other != s.turn:
        if other == seat:
            return 1
        other = seat_after(s, other)
    return 0


@rule
def keep_priority(s: ZwanzigState, o: ZwanzigConfig, card: Card) -> int:
    """Return the value of keeping a card in the exchange."""
    return cards_value(o.order, s.trump, 1 << card, KEEPING)


@rule(inline=False)
def chooses_so(
    s: ZwanzigState, o: ZwanzigConfig, weights: TrickWeights, dealt: CardSet, rng: list[int]
) -> int:
    """Return 1 if the club player would have made the trumps that forehand made.

    The first packet is unknown, so it is drawn at random from `dealt`, the cards dealt to forehand.
    """
    packet = 0
    rest = dealt
    for _ in range(min(o.first_packet, count(dealt))):
        card = random_member(rest, rng)
        rest &= ~(1 << card)
        packet |= 1 << card
    best = 0
    most = trump_value(s, o, weights, packet, 0)
    for suit in range(1, SUITS):
        worth = trump_value(s, o, weights, packet, suit)
        if worth > most:
            most = worth
            best = suit
    if s.exposed != NO_CARD:
        return 1 if most < NEXT_WORTH else 0
    return 1 if best == s.trump and (not o.trump_next or most >= NEXT_WORTH) else 0


@rule(inline=False)
def is_plausible(
    s: ZwanzigState,
    o: ZwanzigConfig,
    weights: TrickWeights,
    seat: int,
    hand: CardSet,
    after: CardSet,
    rng: list[int],
) -> int:
    """Return 1 if the club player would have bid as the seat did.

    `hand` and `after` are the assumed hands before and after the exchange.
    """
    if seat == s.forehand and s.phase > IN_TRUMP and not s.special and not s.blind:
        return chooses_so(s, o, weights, hand if s.exposed == NO_CARD else hand & ~(1 << s.exposed), rng)
    if has_answered(s, o, seat):
        held = hand if o.drop_first else after
        return 1 if (staying_value(s, o, weights, seat, held) >= 0) == (s.dropped >> seat & 1 == 0) else 0
    return 1


@rule
def infer_from_exchange(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the inference from a seat's exchange: NOTHING, LAID_AWAY or KEPT.

    It depends on the number of cards exchanged and on the limits of the exchange.
    """
    if s.exchanged[seat] < 0 or goes_astray(s, o) or aim(s, o, seat) != EVERY_TRICK:
        return NOTHING
    return LAID_AWAY if s.exchanged[seat] >= o.exchange_max or s.pack_next == CARDS else KEPT


@rule
def place_exposed(s: ZwanzigState, hidden: CardSet, rng: list[int]) -> int:
    """Place the card exposed by `next`.

    All players saw the card in forehand's packet (Z-6). It is placed only if forehand has exchanged cards and has not
    played it. It goes to forehand's hand or, rarely, to its discards. It always goes to the discards if forehand can
    no longer hold it. Returns forehand's seat if the card goes to its discards, otherwise NO_SEAT.
    """
    seat = s.forehand
    if s.exposed == NO_CARD or not hidden >> s.exposed & 1 or s.exchanged[seat] <= 0:
        return NO_SEAT
    gone = s.lacks[seat] >> s.exposed & 1 or not s.unseen[seat] or s.exchanged[seat] == HAND
    if gone or draw(rng, UNTESTED) == 0:
        s.discards[seat] |= 1 << s.exposed
        return seat
    s.hands[seat] |= 1 << s.exposed
    s.unseen[seat] -= 1
    return NO_SEAT


def make_sample(deal_seat: Callable[..., CardSet]) -> Callable[..., None]:
    """Return the rule `sample(s, o, belief, weights, rng)`; `deal_seat` is a rule as `make_dealing` returns it."""

    @rule(inline=False)
    def sample(
        s: ZwanzigState, o: ZwanzigConfig, belief: TrickBelief, weights: TrickWeights, rng: list[int]
    ) -> None:
        """Place every hidden card at random, weighted by the seats' bids and exchanges.

        No seat receives a card that it has shown to lack. The card exposed by `next` is placed first.
        """
        hidden = PACK & ~(s.gone | s.trick_cards)
        for seat in range(s.players):
            hidden &= ~(s.hands[seat] | s.discards[seat])
        exposing = place_exposed(s, hidden, rng)
        for seat in range(s.players):
            hidden &= ~(s.hands[seat] | s.discards[seat])
        placed = hidden
        done = 0
        for _ in range(s.players):
            seat = most_lacking(s, s.lacks, hidden, done)
            done |= 1 << seat
            if s.unseen[seat]:
                shown = s.hands[seat]
                for i in range(s.play_count):
                    if s.plays[i] // CARDS == seat:
                        shown |= 1 << s.plays[i] % CARDS
                changed = max(0, s.exchanged[seat])
                laid = 1 if seat == exposing else 0
                away = min(changed - laid, hidden_discards(s, hidden, CARDS - s.pack_next))
                held = s.unseen[seat] + count(shown)
                hidden = deal_seat(
                    s,
                    o,
                    weights,
                    seat,
                    s.lacks[seat],
                    shown,
                    away,
                    held - changed,
                    infer_from_exchange(s, o, seat),
                    hidden,
                    belief.pack,
                    rng,
                )
        hidden = give_what_fits(s, s.lacks, belief.seat, placed & ~hidden, hidden, rng)
        left = shuffle(hidden, belief.pack, rng)
        for i in range(min(left, CARDS - s.pack_next)):
            s.pack[s.pack_next + i] = belief.pack[i]

    return sample


sample = make_sample(make_dealing(keep_priority, is_plausible))
sample_uniformly = make_sample(deal_uniformly)
"""As `sample`, but bids and exchanges say nothing about a hand."""
