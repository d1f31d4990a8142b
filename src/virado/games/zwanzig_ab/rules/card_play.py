"""Play of the five tricks (Z-13, Z-14)."""

from virado.games.tricks.rules import NO_SUIT, cards_shown_lacking, playable_cards, strength, suit_of
from virado.games.zwanzig_ab.rules.facts import PLAYED, TRICK_WON
from virado.games.zwanzig_ab.rules.scoring import score_deal
from virado.games.zwanzig_ab.rules.state import CARDS, HAND, NO_SEAT, ZwanzigConfig, ZwanzigState, seat_after
from virado.kernel.bits import count
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def may_play(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the cards that a seat may play to the current trick."""
    return playable_cards(o.order, s.trump, s.led, s.best, o.overtrump, s.hands[seat])


@rule
def lay(s: ZwanzigState, o: ZwanzigConfig, seat: int, card: int) -> None:
    """Add a card to the trick."""
    s.lacks[seat] |= cards_shown_lacking(o.order, s.trump, s.led, s.best, o.overtrump, card)
    if s.led == NO_SUIT:
        s.led = suit_of(card)
    value = strength(o.order, s.trump, s.led, card)
    if value > s.best:
        s.best = value
        s.best_seat = seat
    s.hands[seat] &= ~(1 << card)
    s.trick_cards |= 1 << card
    s.plays[s.play_count] = CARDS * seat + card
    s.play_count += 1
    s.lying += 1


@rule
def take_trick(s: ZwanzigState) -> None:
    """Give the trick to the seat with the winning card, which leads to the next trick (Z-14)."""
    emit(s, TRICK_WON, s.best_seat, s.play_count - s.lying, s.play_count, 0)
    s.tricks[s.best_seat] += 1
    s.tricks_played += 1
    s.turn = s.best_seat
    s.gone |= s.trick_cards
    s.trick_cards = 0
    s.lying = 0
    s.led = NO_SUIT
    s.best = -1
    s.best_seat = NO_SEAT


@rule
def play_card(s: ZwanzigState, o: ZwanzigConfig, seat: int, card: int) -> None:
    """Play a card, with all consequences."""
    lay(s, o, seat, card)
    emit(s, PLAYED, seat, card, 0, 0)
    if s.lying == s.players - count(s.dropped):
        take_trick(s)
        if s.tricks_played == HAND:
            score_deal(s, o)
        return
    following = seat_after(s, seat)
    while s.dropped >> following & 1:
        following = seat_after(s, following)
    s.turn = following
