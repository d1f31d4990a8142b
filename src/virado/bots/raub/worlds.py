"""Sampling of worlds in Raub."""

from collections.abc import Callable

from virado.bots.raub.club import KEEPING, declaring_value, defending_value
from virado.bots.tricks.evaluation import cards_value
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
)
from virado.cards import Card, CardSet
from virado.games.raub.rules.bidding import after_dealer
from virado.games.raub.rules.defence import next_seat, swaps_first
from virado.games.raub.rules.exchange import turnup_of, turnup_taken
from virado.games.raub.rules.state import (
    BEFORE_DEAL,
    BIDDING,
    BY_DECLARE,
    BY_MUSS,
    DEFENCE,
    FULL,
    HAND,
    NO_CARD,
    SCORED,
    SEVEN,
    UNDECLARED,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import strength
from virado.kernel.bits import count, draw, shuffle
from virado.kernel.rule import rule

LOWEST_TRUMP = 8
"""Strength of the lowest trump."""


@rule
def is_finished(s: RaubState, o: RaubConfig) -> int:
    """Return 1 at the end of a scored deal.

    A deal that is thrown in or passed on is not scored; it can only add a Refa.
    """
    return 1 if s.over or (s.phase == BEFORE_DEAL and s.ending == SCORED) else 0


@rule
def has_passed(s: RaubState, seat: int) -> int:
    """Return 1 if a seat has passed in the current round of the bidding."""
    if s.phase == BIDDING:
        last = s.turn
    elif s.contract == BY_DECLARE:
        last = s.declarer
    else:
        return 0
    other = after_dealer(s)
    while other != last:
        if other == seat:
            return 1
        other = next_seat(s, other)
    return 0


@rule
def has_answered(s: RaubState, o: RaubConfig, seat: int) -> int:
    """Return 1 if a seat has decided whether to defend."""
    if s.contract in (UNDECLARED, BY_MUSS) or seat == s.declarer:
        return 0
    if s.phase == SEVEN and swaps_first(s, o):
        return 0
    if s.phase != DEFENCE:
        return 1
    other = next_seat(s, s.declarer)
    while other != s.turn:
        if other == seat:
            return 1
        other = next_seat(s, other)
    return 0


@rule
def keep_priority(s: RaubState, o: RaubConfig, card: Card) -> int:
    """Return the value of keeping a card in the exchange."""
    return cards_value(o.order, s.trump, 1 << card, KEEPING)


@rule(inline=False)
def is_plausible(
    s: RaubState,
    o: RaubConfig,
    weights: TrickWeights,
    seat: int,
    hand: CardSet,
    after: CardSet,  # bids precede the exchange
    rng: list[int],  # the test is deterministic
) -> int:
    """Return 1 if the club player would have bid as the seat did.

    `hand` is the assumed hand before the exchange.
    """
    if has_passed(s, seat) and declaring_value(s, o, weights, seat, hand) > 0:
        return 0
    if seat == s.declarer and s.contract == BY_DECLARE:
        return 1 if declaring_value(s, o, weights, seat, hand) > 0 else 0
    if has_answered(s, o, seat):
        return 1 if (defending_value(s, o, weights, seat, hand) >= 0) == (s.active >> seat & 1 == 1) else 0
    return 1


@rule
def has_taken_turnup(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if the declarer has taken the turn-up."""
    if s.declarer < 0 or not s.contract or not s.turned_count:
        return 0
    return turnup_taken(s, o)


@rule
def infer_from_exchange(s: RaubState, o: RaubConfig, seat: int) -> int:
    """Return the inference from a seat's exchange: NOTHING, LAID_AWAY or KEPT.

    It depends on the number of cards exchanged and on the limits of the exchange.
    """
    if s.changed[seat] < 0:
        return NOTHING
    if seat == s.declarer and has_taken_turnup(s, o) and (o.turnup_first or not s.changed[seat]):
        return NOTHING
    limited = s.changed[seat] < HAND and (s.changed[seat] >= o.exchange_max or s.stock_next == s.stock_end)
    return LAID_AWAY if limited else KEPT


@rule
def may_be_discarded(s: RaubState, o: RaubConfig, seat: int, card: Card) -> int:
    """Return 1 if a seat may have discarded a card that it took openly.

    The card is either the turn-up or the card that the seat swapped for the seven.
    """
    taken = has_taken_turnup(s, o) if seat == s.declarer else 0
    changed = max(0, s.changed[seat])
    if changed + taken <= count(s.discards[seat]):
        return 0
    if taken and card == turnup_of(s):
        return 1 if not o.keep_turnup or (o.turnup_first and changed) else 0
    return 1


@rule
def must_be_discarded(s: RaubState, o: RaubConfig, seat: int, card: Card) -> int:
    """Return 1 if a card that a seat took openly can no longer be in its hand.

    Either the seat has shown to lack the card, or it has no unseen cards, or it took the card before exchanging its
    whole hand.
    """
    if not s.unseen[seat] or s.void[seat] >> card & 1:
        return 1
    held_before = 1 if o.turnup_first or seat != s.declarer or card != turnup_of(s) else 0
    return 1 if held_before and s.changed[seat] == HAND else 0


@rule
def place_taken(s: RaubState, o: RaubConfig, seat: int, card: Card, rng: list[int]) -> None:
    """Place a card that a seat took openly in its hand or, rarely, in its discards.

    A higher card is discarded more rarely.
    """
    away = must_be_discarded(s, o, seat, card)
    if not away and may_be_discarded(s, o, seat, card):
        height = strength(o.order, s.trump, s.trump, card) - LOWEST_TRUMP
        away = 1 if draw(rng, UNTESTED * (2 + height)) == 0 else 0
    if away:
        s.discards[seat] |= 1 << card
    else:
        s.hands[seat] |= 1 << card
        s.unseen[seat] -= 1


@rule
def known_cards(s: RaubState, o: RaubConfig, hidden: CardSet, rng: list[int]) -> CardSet:
    """Place the cards that seats took openly, and return the cards that remain hidden.

    Cards taken openly are the turn-up and the card swapped for the seven.
    """
    gone = 0
    for seat in range(s.players):
        gone |= s.played[seat] | s.discards[seat] | s.hands[seat] | s.recycled[seat]
    if has_taken_turnup(s, o) and not gone >> turnup_of(s) & 1:
        place_taken(s, o, s.declarer, turnup_of(s), rng)
    if s.swapper >= 0 and s.swapped != NO_CARD and hidden >> s.swapped & 1:
        place_taken(s, o, s.swapper, s.swapped, rng)
        hidden &= ~(1 << s.swapped)
    return hidden


def make_sample(deal_seat: Callable[..., CardSet]) -> Callable[..., None]:
    """Return the rule `sample(s, o, belief, weights, rng)`; `deal_seat` is a rule as `make_dealing` returns it."""

    @rule(inline=False)
    def sample(
        s: RaubState, o: RaubConfig, belief: TrickBelief, weights: TrickWeights, rng: list[int]
    ) -> None:
        """Place every hidden card at random, weighted by the seats' bids and exchanges.

        No seat receives a card that it has shown to lack. Cards taken openly are placed first.
        """
        hidden = FULL
        for seat in range(s.players):
            hidden &= ~(s.hands[seat] | s.discards[seat] | s.played[seat])
            s.unseen_discards[seat] = 0
        for i in range(s.turned_count):
            hidden &= ~(1 << s.turned[i])
        for seat in range(s.players):
            hidden |= s.recycled[seat] & ~(s.hands[seat] | s.discards[seat])
        for seat in range(s.players):
            hidden &= ~s.played[seat]
        hidden = known_cards(s, o, hidden, rng)
        placed = hidden
        done = 0
        for _ in range(s.players):
            seat = most_lacking(s, s.void, hidden, done)
            done |= 1 << seat
            if s.unseen[seat]:
                shown = s.played[seat] | s.hands[seat]
                changed = max(0, s.changed[seat])
                kept = HAND - changed
                if seat == s.declarer and has_taken_turnup(s, o):
                    shown &= ~(1 << turnup_of(s))
                    # if the turn-up came after the exchange, the card discarded for it may be a drawn card
                    if o.turnup_first or not changed:
                        kept -= 1 - (s.discards[seat] >> turnup_of(s) & 1)
                    changed += 1
                laid = count(s.discards[seat])
                away = min(changed - laid, hidden_discards(s, hidden, s.stock_end - s.stock_next))
                hidden = deal_seat(
                    s,
                    o,
                    weights,
                    seat,
                    s.void[seat],
                    shown,
                    away,
                    max(0, kept),
                    infer_from_exchange(s, o, seat),
                    hidden,
                    belief.pack,
                    rng,
                )
        hidden = give_what_fits(s, s.void, belief.seat, placed & ~hidden, hidden, rng)
        left = shuffle(hidden, belief.pack, rng)
        for i in range(min(left, s.stock_end - s.stock_next)):
            s.stock[s.stock_next + i] = belief.pack[i]

    return sample


sample = make_sample(make_dealing(keep_priority, is_plausible))
sample_uniformly = make_sample(deal_uniformly)
"""As `sample`, but bids and exchanges say nothing about a hand."""
