"""The observations of a Raub seat for tree search, and the memory lapses of weaker players."""

from collections.abc import Callable

from virado.cards import CardSet, Seat
from virado.games.raub.rules.state import EXCHANGE_CARDS, NO_CARD, TAKE_TURNUP, RaubConfig, RaubState
from virado.kernel.bits import count
from virado.kernel.nodes import mix_keys
from virado.kernel.rule import rule


@rule
def observe_chance(s: RaubState, o: RaubConfig, viewer: int) -> int:
    """Return a seat's observation of a chance outcome.

    It contains the seat's own cards, the number of turned cards and the last of them.
    """
    return mix_keys(s.hands[viewer], s.turned_count << 5 | s.turned[max(0, s.turned_count - 1)])


@rule
def observe_move(s: RaubState, o: RaubConfig, viewer: int, seat: int, a: int, b: int, c: int) -> int:
    """Return a seat's observation of a move.

    Of another seat's discards it contains only their number (R-25).
    """
    what = count(b) if a in (EXCHANGE_CARDS, TAKE_TURNUP) and seat != viewer else b
    return a | what << 5


def forget(s: RaubState, seat: Seat, memory: CardSet, suits_noticed: Callable[[], CardSet]) -> None:
    """Remove from a state the played cards and shown voids that a weaker player has forgotten."""
    for other in range(s.players):
        lying = s.trick[other]
        kept = memory if lying == NO_CARD else memory | 1 << lying
        noticed = suits_noticed()
        if other != seat:
            s.played[other] &= kept
            s.void[other] &= noticed


def tricks_played(s: RaubState) -> int:
    """Return the number of completed tricks in the current deal."""
    return sum(s.tricks[: s.players])
