"""Effects of moves and facts of refusals in Zwanzig ab."""

from collections.abc import Callable
from typing import Any

from virado.cards import CardSet, Seat
from virado.games.contract import Packed
from virado.games.messages import REFEREE, Effect
from virado.games.tricks.explanation import card_effect, follow_facts, overtrump_facts, trump_facts
from virado.games.tricks.messages import ExchangeEffect, WordEffect
from virado.games.tricks.notation import SUITS, names, suit_name
from virado.games.zwanzig_ab.messages import RedealEffect, StayEffect, TrumpEffect
from virado.games.zwanzig_ab.notation import WORDS
from virado.games.zwanzig_ab.rules import refusals as r
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.rounds import drop_refusal
from virado.games.zwanzig_ab.rules.scoring import trump_factor
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    EXCHANGE,
    IN_DROP,
    REDEAL,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.games.zwanzig_ab.rules.trump import strong_cards
from virado.games.zwanzig_ab.view import phase_name
from virado.refusal import Facts


# ---------------------------------------------------------------------- effects
def effect(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, packed: Packed) -> Effect:
    """Return the effect of a legal move, limited to the knowledge of the seat that makes it."""
    action, what, _ = packed
    if action in (BLIND, CHOOSE):
        blind = int(action == BLIND)
        return TrumpEffect(
            trump=SUITS[what],
            blind=bool(blind),
            factor=trump_factor(o, what, blind),
            obliges=what == o.oblige_suit,
        )
    if action == REDEAL:
        return RedealEffect(shown=names(s.hands[seat]))
    if action == EXCHANGE:
        return ExchangeEffect(discarded=names(what), draws=what.bit_count())
    if action == STAY:
        penalty = o.no_trick_penalty * trump_factor(o, s.trump, s.blind)
        return StayEffect(penalty=penalty, must=drop_refusal(s, o, seat) != 0)
    if action == CARD:
        active = s.players - s.dropped.bit_count()
        return card_effect(o.order, s.trump, s.led, s.best, what, completes=s.lying + 1 == active)
    return WordEffect(word=WORDS[action])


# ---------------------------------------------------------------------- refusals
def refusal_facts(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, packed: Packed, number: int) -> Facts:
    """Return the facts of a refusal by name.

    `s` must already be filtered by `hide` for the seat that tried the move.
    """
    particular = _PARTICULAR.get(number)
    values: dict[str, Any] = {
        "seat": seat if seat >= 0 else REFEREE.value,
        "turn": s.turn,
        "phase": phase_name(s),
        "choices": "stay" if s.phase == IN_DROP and drop_refusal(s, o, s.turn) else "all",
        "forehand": s.forehand,
        "suit": suit_name(s.trump),
        "action": WORDS.get(packed[0]),
        **(particular(s, o, seat, packed[1]) if particular else {}),
    }
    return {name: values[name] for name in r.REFUSALS[number].facts}


def _not_weak(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, what: int) -> Facts:
    return {"cards": names(strong_cards(s.hands[seat]))}


def _not_in_hand(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"cards": names(cards & ~s.hands[seat])}


def _card_not_in_hand(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, card: int) -> Facts:
    return _not_in_hand(s, o, seat, 1 << card)


def _too_many(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"cards": names(cards), "limit": o.exchange_max}


def _stock_too_small(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, cards: CardSet) -> Facts:
    return {"cards": names(cards), "limit": stock_count(s)}


def _low_score(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, what: int) -> Facts:
    return {"number": s.scores[seat], "limit": o.no_drop_at_or_below}


def _no_drops_left(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, what: int) -> Facts:
    return {"number": o.max_drops}


def _must_follow(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, card: int) -> Facts:
    return follow_facts(card, s.led, s.hands[seat])


def _must_trump(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, card: int) -> Facts:
    return trump_facts(card, s.led, s.trump, s.hands[seat])


def _must_overtrump(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, card: int) -> Facts:
    return overtrump_facts(o.order, card, s.trump, s.best, s.hands[seat])


_PARTICULAR: dict[int, Callable[[ZwanzigState, ZwanzigConfig, Seat, int], Facts]] = {
    r.PACKET_NOT_WEAK: _not_weak,
    r.NOT_IN_HAND: _not_in_hand,
    r.CARD_NOT_IN_HAND: _card_not_in_hand,
    r.TOO_MANY_CARDS: _too_many,
    r.STOCK_TOO_SMALL: _stock_too_small,
    r.LOW_SCORE: _low_score,
    r.NO_DROPS_LEFT: _no_drops_left,
    r.MUST_FOLLOW: _must_follow,
    r.MUST_TRUMP: _must_trump,
    r.MUST_OVERTRUMP: _must_overtrump,
}
"""Functions that return the facts about cards and scores, by refusal number."""
