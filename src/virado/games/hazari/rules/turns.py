"""The seats that must still arrange, and the consequences of "up" (H-12, H-14)."""

from virado.games.hazari.rules.facts import UP
from virado.games.hazari.rules.showdown import play_deal
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState
from virado.kernel.facts import emit
from virado.kernel.rule import rule

EVERYBODY = (1 << SEATS) - 1


@rule
def to_act(s: HazariState, o: HazariConfig) -> int:
    """Return the set of seats that are not yet up (H-12), which is empty during the showdown."""
    if s.over or s.pack_wanted or s.deal == 0:
        return 0
    return EVERYBODY & ~s.up


@rule
def say_up(s: HazariState, seat: int, a: int, b: int, c: int) -> None:
    """Record that the seat is up with this arrangement (H-12)."""
    s.groups[4 * seat] = a
    s.groups[4 * seat + 1] = b
    s.groups[4 * seat + 2] = c
    s.groups[4 * seat + 3] = s.hands[seat] & ~(a | b | c)
    s.up |= 1 << seat
    emit(s, UP, seat, 0, 0, 0)


@rule(inline=False)
def apply(s: HazariState, o: HazariConfig, seat: int, a: int, b: int, c: int) -> None:
    """Declare the seat up. After the fourth seat, show and score the deal."""
    say_up(s, seat, a, b, c)
    if s.up == EVERYBODY:
        play_deal(s, o)
