"""Conversion of a Raub position to a message (R-25)."""

from typing import Any

from msgspec.structs import replace

from virado.cards import SKAT32, Seat
from virado.games.messages import PUBLIC, Viewer
from virado.games.raub.messages import Amount, Contract, Ending, RaubView, SevenSwap
from virado.games.raub.options import REFA_SOURCES
from virado.games.raub.rules.exchange import turnup_taken
from virado.games.raub.rules.scoring import refa_factor
from virado.games.raub.rules.settlement import amounts, settlement_of
from virado.games.raub.rules.state import (
    NO_CARD,
    NO_ENDING,
    NOBODY,
    SCORED,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.messages import PlayedCard
from virado.games.tricks.notation import names, suit_name
from virado.games.tricks.view import hands, seats

PHASES = (
    "before_deal",
    "deal",
    "blind",
    "bidding",
    "defence",
    "seven",
    "exchange",
    "turnup",
    "play",
    "over",
)
CONTRACTS: tuple[Contract | None, ...] = (None, "declare", "raub", "stih", "muss")


def phase_name(s: RaubState) -> str:
    """Return the name of the phase in the rulebook."""
    return PHASES[s.phase]


def ending_name(s: RaubState) -> Ending | None:
    """Return the ending of the latest deal, or None before the first."""
    if s.ending == NO_ENDING:
        return None
    return "scored" if s.ending == SCORED else REFA_SOURCES[s.ending]


def settlement(s: RaubState, o: RaubConfig) -> tuple[Amount, ...]:
    """Return the amount that each seat receives after the match, or pays if negative (R-24)."""
    return tuple(amounts(settlement_of(s.scores[: s.players], s.dealer, o)))


def trick_of(s: RaubState) -> tuple[PlayedCard, ...]:
    """Return the cards in the current trick, in order of play."""
    order: list[Seat] = [(s.leader + i) % s.players for i in range(s.players)] if s.lying else []
    return tuple((seat, SKAT32.names[s.trick[seat]]) for seat in order if s.trick[seat] != NO_CARD)


def view(s: RaubState, o: RaubConfig, viewer: Viewer, common: dict[str, Any]) -> RaubView:
    """Return the view of a state that is already filtered by `hide` for this viewer.

    `common` holds the fields that all games share.
    """
    in_deal = s.active != 0
    bid = s.declarer != NOBODY
    players = s.players
    turned = tuple(SKAT32.names[card] for card in s.turned[: s.turned_count])
    everyone = (1 << players) - 1
    return RaubView(
        **common,
        hands=hands(s, s.hands),
        turn=s.turn if s.turn != NOBODY else None,
        trump=suit_name(s.trump) if in_deal else None,
        turned=turned,
        turnup=turned[-1] if in_deal and not turnup_taken(s, o) else None,
        bidding_round=s.bidding_round or None,
        declarer=s.declarer if bid else None,
        contract=CONTRACTS[s.contract] if bid else None,
        required=s.required if bid else None,
        active=seats(s.active, s),
        dropped=seats(everyone & ~s.active, s) if in_deal else (),
        swapped=SevenSwap(seat=s.swapper, card=SKAT32.names[s.swapped]) if s.swapper != NOBODY else None,
        changed=tuple(s.changed[q] if in_deal and s.changed[q] >= 0 else None for q in range(players)),
        discards=() if viewer is PUBLIC else names(s.discards[viewer] | s.recycled[viewer]),
        leader=s.leader if in_deal and s.lying else None,
        trick=trick_of(s),
        winning=s.winning if in_deal and s.lying else None,
        tricks=tuple(s.tricks[:players]) if in_deal else (0,) * players,
        played=tuple(names(s.played[q]) if in_deal else () for q in range(players)),
        stock=s.stock_end - s.stock_next,
        refas=s.refas,
        factor=refa_factor(o, s.refas),
        ending=ending_name(s),
        deal_points=tuple(s.deal_points[:players]) if s.scored else None,
        settlement=settlement(s, o) if s.over else None,
    )


def seat_view(s: RaubState, seat: Seat, public: RaubView) -> RaubView:
    """Return the view of a seat, which differs from the public view only in hands and discards."""
    return replace(
        public, seat=seat, hands=hands(s, s.hands), discards=names(s.discards[seat] | s.recycled[seat])
    )
