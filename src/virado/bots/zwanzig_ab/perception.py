"""The observations of a Zwanzig ab seat for tree search, and the memory lapses of weaker players."""

from collections.abc import Callable

from virado.cards import CardSet, Seat
from virado.games.zwanzig_ab.rules.state import CARDS, EXCHANGE, ZwanzigConfig, ZwanzigState
from virado.kernel.bits import count
from virado.kernel.nodes import mix_keys
from virado.kernel.rule import rule


@rule
def observe_chance(s: ZwanzigState, o: ZwanzigConfig, viewer: int) -> int:
    """Return a seat's observation of a chance outcome.

    It contains the seat's own cards and the card exposed by `next`.
    """
    return mix_keys(s.hands[viewer], s.exposed)


@rule
def observe_move(s: ZwanzigState, o: ZwanzigConfig, viewer: int, seat: int, a: int, b: int, c: int) -> int:
    """Return a seat's observation of a move.

    Of another seat's exchange it contains only the number of cards (Z-19).
    """
    what = count(b) if a == EXCHANGE and seat != viewer else b
    return a | what << 4


def forget(s: ZwanzigState, seat: Seat, memory: CardSet, suits_noticed: Callable[[], CardSet]) -> None:
    """Remove from a state the played cards and shown voids that a weaker player has forgotten."""
    plays = [divmod(play, CARDS) for play in s.plays[: s.play_count]]
    own = sum(1 << card for player, card in plays if player == seat)
    s.gone &= memory | own
    for other in range(s.players):
        noticed = suits_noticed()
        if other != seat:
            s.lacks[other] &= noticed


def tricks_played(s: ZwanzigState) -> int:
    """Return the number of completed tricks in the current deal."""
    return s.tricks_played
