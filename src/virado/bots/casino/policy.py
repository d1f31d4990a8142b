"""The club player as a rule: a one-ply card counter that builds. Search uses it for its playouts.

Every choice is judged by what it takes at once, what the enemies are then expected to take, and what the rest of
the hand could take after that. It reads its own hand and public facts only, whatever else is in the state.
"""

from typing import Any

from virado.bots.casino.counting import count_cards, worth_to
from virado.bots.casino.foresight import (
    expected_danger,
    gains,
    hand_promise,
    partner_promise,
    put_builds,
    reach,
)
from virado.bots.casino.mind import CERTAIN, Mind, Taste
from virado.bots.casino.worth import greedy_value, taken_by
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    for_partner,
    kind_of,
    move_target,
    move_value,
)
from virado.kernel.bits import count, move_at, room
from virado.kernel.rule import rule

WORST = -(1 << 62)


@rule
def cards_left(s: CasinoState) -> int:
    """Cards in all hands."""
    number = 0
    for seat in range(s.players):
        number += count(s.hands[seat]) + s.unseen[seat]
    return number


@rule
def lay_out(s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, a: int, b: int, c: int) -> int:
    """Put into the mind what each card takes from the table that a move leaves; returns what lies there, in worth."""
    kind = kind_of(c)
    loose = s.loose & ~b
    if kind == CAPTURE:
        total = put_builds(s, o, m, builds_taken(c))
    elif kind == BUILD:
        target = move_target(c)
        total = put_builds(s, o, m, 0 if target == NOBODY else 1 << target)
        joined = a | b
        if target != NOBODY:
            joined |= s.build_cards[target]
        x = worth_to(o, m, joined)
        m.built[move_value(c)] += x
        total += x
    else:
        total = put_builds(s, o, m, 0)
        loose |= a
    total += reach(o, t, m, loose)
    gains(o, m, total)
    return total


@rule(inline=False)
def club_value(s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, seat: int, a: int, b: int, c: int) -> int:
    """What the club player thinks of a move, in 100,000ths of a point; `count_cards` has filled its mind."""
    kind = kind_of(c)
    total = lay_out(s, o, t, m, a, b, c)
    value = 0
    if kind == CAPTURE:
        taken = taken_by(s, b, c)
        value = 100 * worth_to(o, m, a | taken)
        if total == 0:
            sweep = m.sweep
            if o.sweeps == 1 and s.plays == 0:
                sweep = sweep * o.initial_sweep
            value += 100 * sweep
        if o.orange_calls and taken & o.reds and taken & o.yellows:
            value += 100_000 * o.p_orange
    elif kind == TRAIL:
        value = -t.kept * worth_to(o, m, a)
    if s.stock_next == s.stock_end:
        mine = kind == CAPTURE or (s.last_capturer >= 0 and s.last_capturer % s.sides == seat % s.sides)
        share = t.residue * total // (1 + cards_left(s) - count(a))
        value += share if mine else -share
    if s.sides < s.players:
        changed = builds_taken(c) if kind == CAPTURE else 0
        given = 0
        if kind == BUILD:
            changed = 1 << move_target(c) + 1 >> 1
            given = move_value(c) if for_partner(c) else 0
        value += t.partner * partner_promise(s, m, seat, changed, given) // CERTAIN
    return value - t.danger * expected_danger(t, m) + hand_promise(t, m, s.hands[seat] & ~a)


@rule(inline=False)
def club_choice(
    s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, seat: int, moves: Any, number: int
) -> int:
    """The index of the move that the club player makes, of `number` moves listed."""
    count_cards(s, o, t, m, seat)
    best = 0
    most = WORST
    for i in range(min(number, room(moves))):
        a, b, c = move_at(moves, i)
        if kind_of(c) == BUILD and not t.builds:
            continue
        value = club_value(s, o, t, m, seat, a, b, c)
        if value > most:
            most = value
            best = i
    return best


@rule(inline=False)
def greedy_choice(
    s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, seat: int, moves: Any, number: int
) -> int:
    """The index of the move that the greedy player makes."""
    best = 0
    most = WORST
    for i in range(min(number, room(moves))):
        a, b, c = move_at(moves, i)
        value = greedy_value(s, o, a, b, c)
        if value > most:
            most = value
            best = i
    return best


@rule(inline=False)
def club_values(
    s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, seat: int, moves: Any, number: int, values: Any
) -> None:
    """Write what the club player thinks of each of `number` moves."""
    count_cards(s, o, t, m, seat)
    for i in range(number):
        a, b, c = move_at(moves, i)
        values[i] = club_value(s, o, t, m, seat, a, b, c)
