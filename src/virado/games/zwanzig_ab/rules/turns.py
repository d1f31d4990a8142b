"""The seat to act, and the execution of moves."""

from virado.games.zwanzig_ab.rules.card_play import play_card
from virado.games.zwanzig_ab.rules.rounds import answer, exchange
from virado.games.zwanzig_ab.rules.state import CARD, EXCHANGE, REDEAL, ZwanzigConfig, ZwanzigState
from virado.games.zwanzig_ab.rules.trump import make_trump
from virado.kernel.rule import rule


@rule
def to_act(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return the set that contains the seat to act; empty if no seat can act."""
    return 0 if s.over or s.pack_wanted else 1 << s.turn


@rule
def apply(s: ZwanzigState, o: ZwanzigConfig, seat: int, a: int, b: int, c: int) -> None:
    """Make a legal move, and continue up to the next decision or chance event."""
    if a == CARD:
        play_card(s, o, seat, b)
    elif a == EXCHANGE:
        exchange(s, o, seat, b)
    elif a <= REDEAL:
        make_trump(s, o, a, b)
    else:
        answer(s, o, seat, a)
