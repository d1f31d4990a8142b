"""Conversion of a Zwanzig ab position to a message (Z-19)."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from virado.cards import SKAT32, Seat
from virado.games.messages import PUBLIC, Viewer
from virado.games.tricks.messages import PlayedCard
from virado.games.tricks.notation import names, suit_name
from virado.games.tricks.rules import NO_SUIT
from virado.games.tricks.view import hands, seats
from virado.games.zwanzig_ab.messages import ZwanzigView
from virado.games.zwanzig_ab.rules.config import NEVER
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.rounds import drop_refusal
from virado.games.zwanzig_ab.rules.scoring import factor
from virado.games.zwanzig_ab.rules.state import CARDS, NO_CARD, NOT_YET, ZwanzigConfig, ZwanzigState

PHASES = ("blind", "trump", "exchange", "drop", "play", "over")


def phase_name(s: ZwanzigState) -> str:
    """Return the name of the phase in the rulebook."""
    return PHASES[s.phase]


def plays(s: ZwanzigState, first: int, end: int) -> tuple[PlayedCard, ...]:
    """Return the cards played in the deal, from index `first` up to `end` (exclusive)."""
    return tuple((s.plays[i] // CARDS, SKAT32.names[s.plays[i] % CARDS]) for i in range(first, end))


def view(s: ZwanzigState, o: ZwanzigConfig, viewer: Viewer, common: dict[str, Any]) -> ZwanzigView:
    """Return the view of a state that is already filtered by `hide` for this viewer.

    `common` holds the fields that all games share.
    """
    players = s.players
    fixed = s.trump != NO_SUIT
    in_trick = s.play_count - s.lying
    return ZwanzigView(
        **common,
        hands=hands(s, s.hands),
        turn=None if s.over else s.turn,
        forehand=s.forehand,
        trump=suit_name(s.trump),
        blind=bool(s.blind),
        special=bool(s.special),
        tie_break=bool(s.tie_break),
        turned=() if s.exposed == NO_CARD else (SKAT32.names[s.exposed],),
        factor=factor(s, o) if fixed else None,
        stock=stock_count(s),
        exchanged=tuple(None if s.exchanged[q] == NOT_YET else s.exchanged[q] for q in range(players)),
        discards=() if viewer is PUBLIC else names(s.discards[viewer]),
        dropped=seats(s.dropped, s),
        dropped_last_deal=seats(s.dropped_before, s),
        drops_left=UNSET
        if o.max_drops == NEVER
        else tuple(max(0, o.max_drops - s.drops[q]) for q in range(players)),
        staying=tuple(q for q in range(players) if drop_refusal(s, o, q)),
        trick=plays(s, in_trick, s.play_count),
        winning=s.best_seat if s.lying else None,
        tricks=tuple(s.tricks[:players]),
        plays=plays(s, 0, in_trick),
        deal_points=tuple(s.deal_points[:players]) if s.scored else None,
    )


def seat_view(s: ZwanzigState, seat: Seat, public: ZwanzigView) -> ZwanzigView:
    """Return the view of a seat, which differs from the public view only in hands and discards."""
    return replace(public, seat=seat, hands=hands(s, s.hands), discards=names(s.discards[seat]))
