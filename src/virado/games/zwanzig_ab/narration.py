"""Announcements of the referee in Zwanzig ab (Z-19), built from the facts that the rules recorded."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from virado.cards import SKAT32
from virado.games.messages import Event, Held, count_of
from virado.games.tricks.messages import CardPlayed, Dropped, Exchanged, HandsSeen, MatchWon, TrickWon
from virado.games.tricks.notation import SUITS, names
from virado.games.tricks.rules import suit_of
from virado.games.tricks.view import seats
from virado.games.zwanzig_ab.messages import (
    Called,
    Completed,
    DealScored,
    Dealt,
    NextTurned,
    Shown,
    Stayed,
    TrumpCall,
)
from virado.games.zwanzig_ab.notation import WORDS
from virado.games.zwanzig_ab.rules import facts as f
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.scoring import everyone_else_is_out, factor
from virado.games.zwanzig_ab.rules.state import BLIND, CHOOSE, IN_BLIND, ZwanzigConfig, ZwanzigState
from virado.games.zwanzig_ab.view import plays
from virado.kernel.facts import Fact


def events(s: ZwanzigState, o: ZwanzigConfig, facts: Sequence[Fact]) -> Iterator[Event]:
    """Yield the events of the facts; `s` is the state after the move or deal that recorded them."""
    for fact in facts:
        yield _EVENTS[fact[0]](s, o, fact)


def _hands(s: ZwanzigState) -> tuple[Held, ...]:
    return tuple(names(s.hands[seat]) for seat in range(s.players))


def _dealt_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    def packet(seat: int) -> Held:
        unseen = s.special or (s.phase == IN_BLIND and seat == s.forehand)
        return o.first_packet if unseen else names(s.hands[seat])

    return Dealt(
        deal=s.deal,
        dealer=s.dealer,
        forehand=s.forehand,
        hands=tuple(packet(seat) for seat in range(s.players)),
        special=bool(s.special),
        redeal=bool(fact[1]),
    )


def _called_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    _, seat, action, suit, _ = fact
    trump = SUITS[suit] if action in (BLIND, CHOOSE) else None
    return Called(seat=seat, call=cast(TrumpCall, WORDS[action]), trump=trump)


def _looked_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    looking = fact[1]
    return HandsSeen(
        hands=tuple(held if seat == looking else count_of(held) for seat, held in enumerate(_hands(s)))
    )


def _shown_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    return Shown(seat=fact[1], cards=names(fact[2]))


def _turned_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    _, seat, card, _, _ = fact
    return NextTurned(seat=seat, card=SKAT32.names[card], trump=SUITS[suit_of(card)])


def _completed_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    return Completed(trump=SUITS[fact[1]], factor=factor(s, o), stock=stock_count(s), hands=_hands(s))


def _exchanged_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    _, seat, discarded, drawn, _ = fact
    return Exchanged(seat=seat, discarded=names(discarded), drawn=names(drawn))


def _stayed_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    return Stayed(seat=fact[1])


def _dropped_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    return Dropped(seat=fact[1])


def _played_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    return CardPlayed(seat=fact[1], card=SKAT32.names[fact[2]])


def _trick_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    _, winner, first, end, _ = fact
    return TrickWon(winner=winner, plays=plays(s, first, end), tricks=tuple(s.tricks[: s.players]))


def _scored_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    players = s.players
    return DealScored(
        points=tuple(s.deal_points[:players]),
        scores=tuple(s.scores[:players]),
        tricks=tuple(s.tricks[:players]),
        dropped=seats(s.dropped, s),
        forehand=s.forehand,
        factor=fact[1],
        by_default=bool(everyone_else_is_out(s)),
    )


def _won_event(s: ZwanzigState, o: ZwanzigConfig, fact: Fact) -> Event:
    return MatchWon(winners=seats(fact[1], s), scores=tuple(s.scores[: s.players]))


_EVENTS: dict[int, Callable[[ZwanzigState, Any, Fact], Event]] = {
    f.DEALT: _dealt_event,
    f.CALLED: _called_event,
    f.LOOKED: _looked_event,
    f.SHOWN: _shown_event,
    f.TURNED: _turned_event,
    f.COMPLETED: _completed_event,
    f.EXCHANGED: _exchanged_event,
    f.STAYED: _stayed_event,
    f.DROPPED: _dropped_event,
    f.PLAYED: _played_event,
    f.TRICK_WON: _trick_event,
    f.SCORED: _scored_event,
    f.MATCH_WON: _won_event,
}
