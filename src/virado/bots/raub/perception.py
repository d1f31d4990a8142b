"""What a seat of Raub sees of chance and of others' moves, for tree search; and what it forgets, for weaker players."""

from collections.abc import Callable

from virado.cards import CardSet, Seat
from virado.games.raub.rules.state import EXCHANGE_CARDS, NO_CARD, TAKE_TURNUP, RaubConfig, RaubState
from virado.kernel.bits import count
from virado.kernel.nodes import mix_keys
from virado.kernel.rule import rule


@rule
def observe_chance(s: RaubState, o: RaubConfig, viewer: int) -> int:
    """What chance has shown a seat: its cards, and how many cards are turned up and which is the last."""
    return mix_keys(s.hands[viewer], s.turned_count << 5 | s.turned[max(0, s.turned_count - 1)])


@rule
def observe_move(s: RaubState, o: RaubConfig, viewer: int, seat: int, a: int, b: int, c: int) -> int:
    """A move as a seat sees it: of cards that another lays away only the number (R-25)."""
    what = count(b) if a in (EXCHANGE_CARDS, TAKE_TURNUP) and seat != viewer else b
    return a | what << 5


def forget(s: RaubState, seat: Seat, memory: CardSet, suits_noticed: Callable[[], CardSet]) -> None:
    """Forget cards of past tricks and what others have shown to lack."""
    for other in range(s.players):
        lying = s.trick[other]
        kept = memory if lying == NO_CARD else memory | 1 << lying
        noticed = suits_noticed()
        if other != seat:
            s.played[other] &= kept
            s.void[other] &= noticed


def tricks_played(s: RaubState) -> int:
    """Tricks that are over in this deal."""
    return sum(s.tricks[: s.players])
