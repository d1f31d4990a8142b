"""Whose turn it is to arrange, and what follows when somebody is up (H-12, H-14)."""

from virado.games.hazari.rules.facts import UP
from virado.games.hazari.rules.showdown import play_deal
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState
from virado.kernel.facts import emit
from virado.kernel.rule import rule

EVERYBODY = (1 << SEATS) - 1


@rule
def to_act(s: HazariState, o: HazariConfig) -> int:
    """Every seat that is not yet up (H-12); nobody while groups are shown."""
    if s.over or s.pack_wanted or s.deal == 0:
        return 0
    return EVERYBODY & ~s.up


@rule
def say_up(s: HazariState, seat: int, a: int, b: int, c: int) -> None:
    """The seat is up with this arrangement (H-12)."""
    s.groups[4 * seat] = a
    s.groups[4 * seat + 1] = b
    s.groups[4 * seat + 2] = c
    s.groups[4 * seat + 3] = s.hands[seat] & ~(a | b | c)
    s.up |= 1 << seat
    emit(s, UP, seat, 0, 0, 0)


@rule(inline=False)
def apply(s: HazariState, o: HazariConfig, seat: int, a: int, b: int, c: int) -> None:
    """The seat is up; once all four are, the deal is shown and scored."""
    say_up(s, seat, a, b, c)
    if s.up == EVERYBODY:
        play_deal(s, o)
