"""The two rounds before play: exchanging (Z-8), and staying or dropping (Z-9 to Z-12)."""

from virado.games.zwanzig_ab.rules.dealing import begin_drop, begin_exchange, begin_play, stock_count
from virado.games.zwanzig_ab.rules.facts import DROPPED, EXCHANGED, STAYED
from virado.games.zwanzig_ab.rules.refusals import (
    DEALER_STAYS,
    DROPPED_LAST_DEAL,
    FOREHAND_STAYS,
    LOW_SCORE,
    NO_DROPS_LEFT,
    OBLIGING_SUIT,
    SPECIAL_DEAL,
)
from virado.games.zwanzig_ab.rules.scoring import everyone_else_is_out, score_deal
from virado.games.zwanzig_ab.rules.state import DROP, NO_SEAT, ZwanzigConfig, ZwanzigState, seat_after
from virado.kernel.bits import count
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def exchange_limit(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return the maximum number of cards that the seat to act may exchange (Z-8)."""
    return min(o.exchange_max, stock_count(s))


@rule
def next_to_answer(s: ZwanzigState) -> int:
    """Return the next active seat of a round that ends with the dealer, or NO_SEAT after the dealer."""
    seat = s.turn
    while seat != s.dealer:
        seat = seat_after(s, seat)
        if s.dropped >> seat & 1 == 0:
            return seat
    return NO_SEAT


@rule
def exchange(s: ZwanzigState, o: ZwanzigConfig, seat: int, cards: int) -> None:
    """Discard a set of cards and draw as many (Z-8)."""
    number = count(cards)
    s.discards[seat] = cards
    s.exchanged[seat] = number
    held = s.hands[seat] ^ cards
    for _ in range(number):
        held |= 1 << s.pack[s.pack_next]
        s.pack_next += 1
    emit(s, EXCHANGED, seat, cards, held & ~(s.hands[seat] ^ cards), 0)
    s.hands[seat] = held
    following = next_to_answer(s)
    if following != NO_SEAT:
        s.turn = following
    elif o.drop_first:
        begin_play(s)
    else:
        begin_drop(s)


@rule
def drop_refusal(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the refusal of dropping out by the seat, or 0 (Z-10)."""
    if seat == s.forehand:
        return FOREHAND_STAYS
    if s.special:
        return SPECIAL_DEAL
    if s.trump == o.oblige_suit:
        return OBLIGING_SUIT
    if s.scores[seat] <= o.no_drop_at_or_below:
        return LOW_SCORE
    if o.no_consecutive_drop and s.dropped_before >> seat & 1:
        return DROPPED_LAST_DEAL
    if s.drops[seat] >= o.max_drops and s.dropped >> seat & 1 == 0:
        return NO_DROPS_LEFT
    if o.min_two_active and seat == s.dealer and count(s.dropped) == s.players - 2:
        return DEALER_STAYS
    return 0


@rule
def answer(s: ZwanzigState, o: ZwanzigConfig, seat: int, action: int) -> None:
    """Let a seat stay or drop out (Z-9)."""
    if action == DROP:
        s.dropped |= 1 << seat
        s.drops[seat] += 1
        emit(s, DROPPED, seat, 0, 0, 0)
    else:
        emit(s, STAYED, seat, 0, 0, 0)
    following = next_to_answer(s)
    if following != NO_SEAT:
        s.turn = following
    elif everyone_else_is_out(s):
        # Z-12: the deal ends without play. With `before_exchange`, it also ends without an exchange.
        score_deal(s, o)
    elif o.drop_first:
        begin_exchange(s)
    else:
        begin_play(s)
