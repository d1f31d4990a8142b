"""The position as plain data (Z-19)."""

from typing import Any

from virado.cards import SKAT32, Seat
from virado.games.contract import PUBLIC
from virado.games.tricks.notation import SUITS
from virado.games.tricks.rules import NO_SUIT
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.scoring import factor
from virado.games.zwanzig_ab.rules.state import CARDS, NO_CARD, NOT_YET, ZwanzigConfig, ZwanzigState

NAMES = SKAT32.names
PHASES: tuple[str, ...] = ("blind", "trump", "exchange", "drop", "play", "over")


def phase_name(s: ZwanzigState) -> str:
    """The phase as the rulebook calls it."""
    return PHASES[s.phase]


def seats(mask: int, s: ZwanzigState) -> list[Seat]:
    """A set of seats as a list."""
    return [seat for seat in range(s.players) if mask >> seat & 1]


def played(s: ZwanzigState, first: int, end: int) -> list[list[Any]]:
    """Plays of the deal as [seat, card], in order."""
    return [[s.plays[i] // CARDS, NAMES[s.plays[i] % CARDS]] for i in range(first, end)]


def hand(s: ZwanzigState, seat: Seat) -> list[str] | int:
    """A hand, or the number of its cards where not all of them are known."""
    return s.unseen[seat] + s.hands[seat].bit_count() if s.unseen[seat] else SKAT32.list(s.hands[seat])


def view(s: ZwanzigState, o: ZwanzigConfig, seat: Seat) -> dict[str, Any]:
    """What docs/protocol.md lists, of a state that has been through `hide` for this seat."""
    fixed = s.trump != NO_SUIT
    in_trick = s.play_count - s.lying
    return {
        "turn": None if s.over else s.turn,
        "hands": [hand(s, q) for q in range(s.players)],
        "forehand": s.forehand,
        "trump": SUITS[s.trump] if fixed else None,
        "blind": bool(s.blind),
        "special": bool(s.special),
        "tie_break": bool(s.tie_break),
        "turned": [] if s.exposed == NO_CARD else [NAMES[s.exposed]],
        "factor": factor(s, o) if fixed else None,
        "stock": stock_count(s),
        "exchanged": [None if s.exchanged[q] == NOT_YET else s.exchanged[q] for q in range(s.players)],
        "discards": [] if seat == PUBLIC else SKAT32.list(s.discards[seat]),
        "dropped": seats(s.dropped, s),
        "dropped_last_deal": seats(s.dropped_before, s),
        "trick": played(s, in_trick, s.play_count),
        "tricks": s.tricks[: s.players],
        "played": played(s, 0, in_trick),
        "deal_points": s.deal_points[: s.players] if s.scored else None,
    }
