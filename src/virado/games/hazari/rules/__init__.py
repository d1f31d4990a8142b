"""The course of a match: dealing (H-3), arranging (H-12), and what each seat may know (H-24)."""

from typing import Any

from virado.games.contract import Rules
from virado.games.hazari.rules.arranging import (
    arrangement_fault,
    can_extend,
    draw_arrangement,
    list_arrangements,
    list_choices,
    prepare,
)
from virado.games.hazari.rules.showing import play_deal
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState, HazariWorkspace
from virado.kernel.bits import count
from virado.kernel.rule import rule

MATCH_OVER, NOT_YOUR_TURN, ALREADY_UP = 1, 2, 3
"""Refusal numbers beside those of `arranging`."""
PACK = (1 << 52) - 1
EVERYBODY = (1 << SEATS) - 1
NO_LIMIT = -1


@rule
def setup(s: HazariState, o: HazariConfig) -> None:  # noqa: ARG001
    """Begin a match: a pack is wanted."""
    s.deal = 0
    s.round = 0
    s.pack_wanted = 1


@rule
def wanted(s: HazariState, o: HazariConfig) -> int:  # noqa: ARG001
    """The whole pack before every deal."""
    return PACK if s.pack_wanted and s.over == 0 else 0


@rule(inline=False)
def begin_arranging(s: HazariState, o: HazariConfig) -> None:
    """Nobody is up, nothing is shown; `hands` have been dealt."""
    s.up = 0
    s.shown = 0
    s.round = 1
    s.extended = 0
    s.pack_wanted = 0
    for i in range(4 * SEATS):
        s.groups[i] = 0
    for seat in range(SEATS):
        s.round_winners[seat] = 0
        s.captured[seat] = 0
        s.unseen[seat] = 0
        if o.extended and o.free_order == 0 and can_extend(o, s.hands[seat]):
            s.extended |= 1 << seat


@rule(inline=False)
def supply(s: HazariState, o: HazariConfig, pack: Any) -> None:
    """Deal singly from dealer+1, thirteen each (H-3); after the first deal the next seat deals (H-21)."""
    if s.deal:
        s.dealer = (s.dealer + 1) % SEATS
    s.deal += 1
    for seat in range(SEATS):
        s.hands[seat] = 0
    for i in range(HAND * SEATS):
        s.hands[(s.dealer + 1 + i) % SEATS] |= 1 << pack[i]
    begin_arranging(s, o)


@rule
def to_act(s: HazariState, o: HazariConfig) -> int:  # noqa: ARG001
    """Every seat that is not yet up (H-12); nobody while groups are shown."""
    if s.over or s.pack_wanted or s.deal == 0:
        return 0
    return EVERYBODY & ~s.up


@rule
def refusal(s: HazariState, o: HazariConfig, seat: int, a: int, b: int, c: int) -> int:
    """0 if the seat may say "up" with this arrangement, else why not."""
    if s.over:
        return MATCH_OVER
    if seat < 0 or seat >= SEATS or s.pack_wanted or s.deal == 0:
        return NOT_YOUR_TURN
    if s.up >> seat & 1:
        return ALREADY_UP  # H-14: frozen
    return arrangement_fault(o, s.hands[seat], s.extended >> seat & 1, a, b, c)


@rule(inline=False)
def moves(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, listed: Any) -> int:
    """Every legal arrangement, strongest first group first."""
    if count(s.hands[seat]) != HAND:
        return 0
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_arrangements(o, w, listed)


@rule(inline=False)
def choices(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, listed: Any) -> int:
    """The arrangements that can be best; see `list_choices`."""
    if count(s.hands[seat]) != HAND:
        return 0
    prepare(o, w, s.hands[seat], s.extended >> seat & 1)
    return list_choices(o, w, listed, NO_LIMIT)


@rule
def sample(s: HazariState, o: HazariConfig, w: HazariWorkspace, seat: int, listed: Any, rng: Any) -> int:
    """One legal arrangement, every one equally likely."""
    if count(s.hands[seat]) != HAND:
        return 0
    return draw_arrangement(o, w, s.hands[seat], s.extended >> seat & 1, listed, rng)


@rule
def say_up(s: HazariState, seat: int, a: int, b: int, c: int) -> None:
    """The seat is up with this arrangement (H-12)."""
    s.groups[4 * seat] = a
    s.groups[4 * seat + 1] = b
    s.groups[4 * seat + 2] = c
    s.groups[4 * seat + 3] = s.hands[seat] & ~(a | b | c)
    s.up |= 1 << seat


@rule(inline=False)
def apply(s: HazariState, o: HazariConfig, seat: int, a: int, b: int, c: int) -> None:
    """The seat is up; once all four are, the deal is shown and scored."""
    say_up(s, seat, a, b, c)
    if s.up == EVERYBODY:
        play_deal(s, o)


@rule
def hide(s: HazariState, o: HazariConfig, seat: int) -> None:  # noqa: ARG001
    """Erase the hands and arrangements of others; groups that have been shown stay (H-24)."""
    for other in range(SEATS):
        if other != seat:
            s.unseen[other] += count(s.hands[other])
            s.hands[other] = 0
            s.extended &= ~(1 << other)
            for number in range(s.shown, 4):
                s.groups[4 * other + number] = 0


RULES = Rules(
    setup=setup,
    wanted=wanted,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=moves,
    choices=choices,
    apply=apply,
    hide=hide,
    sample=sample,
)
