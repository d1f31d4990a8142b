"""Refusals as sentences."""

from collections.abc import Callable
from typing import Any

from virado.cards import SKAT32, Seat, members
from virado.games.contract import Move
from virado.games.tricks.notation import SUIT_NAMES, are, must_follow, must_overtrump, must_trump
from virado.games.tricks.rules import strength, suit_cards
from virado.games.zwanzig_ab.rules import refusals as r
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.state import (
    DROP,
    IN_BLIND,
    IN_DROP,
    IN_EXCHANGE,
    IN_TRUMP,
    ZwanzigConfig,
    ZwanzigState,
)

PLAIN = {
    r.MATCH_OVER: "the match is over",
    r.MALFORMED: "this is no move of Zwanzig ab",
    r.DROPPED_OUT: "seat {seat} has dropped out of this deal",
    r.TRUMP_FIXED: "trump is fixed already: {trump}",
    r.NOT_FOREHAND: "only forehand, seat {forehand}, makes trumps",
    r.LOOK_FIRST: "forehand has not looked yet: he says blind and a suit, or look",
    r.ALREADY_LOOKED: "forehand has looked at his cards; the time for a blind choice is over",
    r.NO_BLIND_CHOICE: "trump is not chosen blind in this form",
    r.NO_NEXT: "in this form the next card is not turned up: forehand chooses one of the four suits",
    r.NO_REDEAL: "there is no redeal in this form",
    r.TRUMP_DUE: "trump is not fixed yet: forehand, seat {forehand}, decides first",
    r.ALREADY_EXCHANGED: "seat {seat} has exchanged already; there is no second exchange",
    r.DECISION_DUE: "nobody exchanges before all have said whether they stay",
    r.EXCHANGE_OVER: "the exchange is over",
    r.EXCHANGE_DUE: "nobody stays or drops out before all have exchanged",
    r.ALREADY_DECIDED: "all have said whether they stay, and that is final",
    r.SPECIAL_DEAL: "nobody may drop out in a special deal",
    r.OBLIGING_SUIT: "{trump} are trumps, and with them nobody may drop out",
    r.DROPPED_LAST_DEAL: "seat {seat} dropped out of the last deal and must stay in this one",
    r.DEALER_STAYS: "all others have left forehand alone, so the dealer must stay",
    r.PLAY_NOT_BEGUN: "no card is played yet: {now}",
    r.NOT_YOUR_TURN: "it is not the turn of seat {seat}: {now}",
    r.LOW_SCORE: "seat {seat} has {score} and must stay: only above {limit} may a player drop out",
}
"""Sentences about the deal."""


def sentence(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move, number: int) -> str:
    """Why a move is refused, in one sentence that names the cards."""
    about = _ABOUT_CARDS.get(number)
    if about is not None:
        return about(s, o, seat, made)
    here = 0 <= seat < s.players
    return PLAIN[number].format(
        seat=seat,
        forehand=s.forehand,
        trump=SUIT_NAMES[s.trump],
        score=s.scores[seat] if here else 0,
        limit=o.no_drop_at_or_below,
        now=due(s),
    )


def due(s: ZwanzigState) -> str:
    """What is to be done now, and by whom."""
    if s.pack_wanted:
        return "the cards are being dealt"
    doing = {
        IN_BLIND: "choose trump blind or look",
        IN_TRUMP: "make trumps",
        IN_EXCHANGE: "exchange",
        IN_DROP: "stay or drop out",
    }
    return f"seat {s.turn} is to {doing.get(s.phase, 'play')}"


def _packet_not_weak(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    strong = sum(1 << card for card in members(s.hands[seat]) if card & 7 > 1)
    return (
        f"a redeal needs a packet of nothing but sevens and eights, and you hold {SKAT32.pretty_set(strong)}"
    )


def _not_in_hand(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    named = made[1] if s.phase == IN_EXCHANGE else 1 << made[1]
    return f"{are(named & ~s.hands[seat])} not in your hand"


def _too_many(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    if o.exchange_max == 0:
        return f"{are(made[1])} to be kept: nothing is exchanged in this form"
    if o.exchange_max == 1:
        return f"{SKAT32.pretty_set(made[1])} are too many cards: only one may be exchanged"
    return f"{SKAT32.pretty_set(made[1])} are too many cards: at most {o.exchange_max} may be exchanged"


def _stock_too_small(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    left = stock_count(s)
    there = {0: "no card is", 1: "only one card is"}.get(left, f"only {left} cards are")
    return f"{SKAT32.pretty_set(made[1])} cannot be exchanged: {there} left in the stock"


def _forehand_stays(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    if made[0] == DROP:
        return f"seat {seat} has made trumps and may not drop out"
    return f"seat {seat} has made trumps and is not asked: forehand always stays"


def _must_follow(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    return must_follow(made[1], s.led, s.hands[seat])


def _must_trump(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:  # noqa: ARG001
    return must_trump(made[1], s.led, s.trump, s.hands[seat])


def _must_overtrump(s: ZwanzigState, o: ZwanzigConfig, seat: Seat, made: Move) -> str:
    trumps = members(s.hands[seat] & suit_cards(s.trump))
    over = sum(1 << card for card in trumps if strength(o.order, s.trump, s.led, card) > s.best)
    return must_overtrump(made[1], over)


_ABOUT_CARDS: dict[int, Callable[[Any, Any, Seat, Move], str]] = {
    r.PACKET_NOT_WEAK: _packet_not_weak,
    r.NOT_IN_HAND: _not_in_hand,
    r.TOO_MANY_CARDS: _too_many,
    r.STOCK_TOO_SMALL: _stock_too_small,
    r.FOREHAND_STAYS: _forehand_stays,
    r.MUST_FOLLOW: _must_follow,
    r.MUST_TRUMP: _must_trump,
    r.MUST_OVERTRUMP: _must_overtrump,
}
