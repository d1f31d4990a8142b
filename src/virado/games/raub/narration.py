"""Announcements of the referee in Raub (R-25), built from the facts that the rules recorded."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from msgspec import UNSET

from virado.cards import SKAT32
from virado.games.messages import Event
from virado.games.raub.messages import (
    Bid,
    Called,
    DealScored,
    Dealt,
    Defended,
    MatchSettled,
    MisdealCalled,
    NotSwapped,
    Reshuffled,
    SevenSwapped,
    ThrownIn,
    TurnupTaken,
)
from virado.games.raub.notation import WORDS
from virado.games.raub.options import REFA_SOURCES
from virado.games.raub.rules import facts as f
from virado.games.raub.rules.bidding import required_tricks
from virado.games.raub.rules.state import HAND, NO_CARD, RaubConfig, RaubState
from virado.games.raub.view import CONTRACTS, settlement
from virado.games.tricks.messages import (
    CardPlayed,
    Dropped,
    Exchanged,
    HandsSeen,
    PlayedCard,
    TrickWon,
    TurnedUp,
)
from virado.games.tricks.notation import SUITS, names
from virado.games.tricks.rules import suit_of
from virado.games.tricks.view import seats
from virado.kernel.facts import Fact

NAMES = SKAT32.names


def events(s: RaubState, o: RaubConfig, facts: Sequence[Fact]) -> Iterator[Event]:
    """Yield the events of the facts; `s` is the state after the move or deal that recorded them."""
    trick: dict[int, int] = {}
    for fact in facts:
        if fact[0] == f.IN_TRICK:
            trick[fact[1]] = fact[2]
        elif fact[0] == f.TRICK_WON:
            yield _trick_event(s, fact, trick)
        else:
            yield _EVENTS[fact[0]](s, o, fact)


def _trick_event(s: RaubState, fact: Fact, trick: dict[int, int]) -> Event:
    _, winner, leader, _, _ = fact
    order = [(leader + i) % s.players for i in range(s.players)]
    plays: list[PlayedCard] = [(seat, NAMES[trick[seat]]) for seat in order if trick[seat] != NO_CARD]
    return TrickWon(winner=winner, plays=tuple(plays), tricks=tuple(s.tricks[: s.players]))


def _called_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return Called(seat=fact[1], call=cast(Bid, WORDS[fact[2]]))


def _dealt_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    stock = len(NAMES) - HAND * s.players - 1
    return Dealt(deal=s.deal, dealer=s.dealer, hands=(HAND,) * s.players, stock=stock)


def _turned_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return TurnedUp(card=NAMES[fact[1]], trump=SUITS[suit_of(fact[1])])


def _looked_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return HandsSeen(hands=tuple(names(s.hands[seat]) for seat in range(s.players)))


def _defended_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return Defended(seat=fact[1])


def _dropped_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return Dropped(seat=fact[1])


def _swapped_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    _, seat, seven, card, _ = fact
    return SevenSwapped(seat=seat, seven=NAMES[seven], card=NAMES[card])


def _not_swapped(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return NotSwapped(seat=fact[1])


def _exchanged_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    _, seat, discarded, drawn, _ = fact
    return Exchanged(seat=seat, discarded=names(discarded), drawn=names(drawn))


def _reshuffled_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return Reshuffled(seat=fact[1], drawn=names(fact[2]))


def _took_turnup(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    _, seat, card, discarded, _ = fact
    return TurnupTaken(seat=seat, card=NAMES[card], discarded=(NAMES[discarded],))


def _played_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return CardPlayed(seat=fact[1], card=NAMES[fact[2]])


def _misdeal(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    _, dealer, intentional, named, _ = fact
    return MisdealCalled(dealer=dealer, intentional=bool(intentional), seat=named - 1 if named else UNSET)


def _thrown_in(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    _, ending, added, _, _ = fact
    scores = tuple(s.scores[: s.players])
    return ThrownIn(ending=REFA_SOURCES[ending], refas=s.refas, added=added, scores=scores)


def _scored_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    _, declarer, contract, factor, active = fact
    players = s.players
    points = tuple(s.deal_points[:players])
    name = CONTRACTS[contract]
    assert name is not None
    return DealScored(
        points=points,
        scores=tuple(s.scores[:players]),
        tricks=tuple(s.tricks[:players]),
        dropped=seats((1 << players) - 1 & ~active, s),
        declarer=declarer,
        contract=name,
        required=required_tricks(o, contract),
        made=points[declarer] < 0,
        factor=factor,
        refas=s.refas,
        by_default=active == 1 << declarer,
    )


def _won_event(s: RaubState, o: RaubConfig, fact: Fact) -> Event:
    return MatchSettled(
        winners=seats(fact[1], s), scores=tuple(s.scores[: s.players]), settlement=settlement(s, o)
    )


_EVENTS: dict[int, Callable[[RaubState, Any, Fact], Event]] = {
    f.CALLED: _called_event,
    f.DEALT: _dealt_event,
    f.TURNED: _turned_event,
    f.LOOKED: _looked_event,
    f.DEFENDED: _defended_event,
    f.DROPPED: _dropped_event,
    f.SWAPPED: _swapped_event,
    f.NOT_SWAPPED: _not_swapped,
    f.EXCHANGED: _exchanged_event,
    f.RESHUFFLED: _reshuffled_event,
    f.TOOK_TURNUP: _took_turnup,
    f.PLAYED: _played_event,
    f.MISDEAL_CALLED: _misdeal,
    f.THROWN_IN: _thrown_in,
    f.SCORED: _scored_event,
    f.MATCH_WON: _won_event,
}
