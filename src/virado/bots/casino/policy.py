"""The club player as a rule: a card counter that builds and looks one move ahead.

The value of a choice is its immediate gain, minus the expected gain of the opponents, plus the next gain of the hand.
The rule reads only its own hand and public facts, even if the state contains more. The search uses it in its
playouts.
"""

from typing import Any

from virado.bots.casino.capture_value import captured_cards, greedy_value
from virado.bots.casino.counting import count_cards, value_to_player
from virado.bots.casino.expectation import (
    expected_loss,
    gains,
    hand_promise,
    last_capture,
    partner_promise,
    put_builds,
    reach,
)
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights
from virado.bots.units import CERTAIN, POINT, WEIGHT, WEIGHTED_POINT
from virado.games.casino.rules.building import merged_builds
from virado.games.casino.rules.duties import taken_cards
from virado.games.casino.rules.scoring import sweep_kind
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    INITIAL,
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
from virado.games.casino.rules.turns import is_orange
from virado.kernel.bits import capacity, count, move_at
from virado.kernel.rule import rule

WORST = -(1 << 62)


@rule
def cards_left(s: CasinoState) -> int:
    """Return the number of cards in all hands."""
    number = 0
    for seat in range(s.players):
        number += count(s.hands[seat]) + s.unseen[seat]
    return number


@rule
def leave(
    s: CasinoState, o: CasinoConfig, weights: Weights, scratch: Scratch, seat: int, a: int, b: int, c: int
) -> int:
    """Write the table's gain for a card of each rank after a move into the scratch.

    Returns the value of the cards on the table after the move.
    """
    kind = kind_of(c)
    loose = s.loose & ~b
    if kind == CAPTURE:
        total = put_builds(s, o, scratch, builds_taken(c))
    elif kind == BUILD:
        target = move_target(c)
        merged = merged_builds(s, o, seat, target)
        total = put_builds(s, o, scratch, merged if target == NOBODY else merged | 1 << target)
        joined = taken_cards(s, a | b, merged)
        if target != NOBODY:
            joined |= s.build_cards[target]
        x = value_to_player(o, scratch, joined)
        scratch.built[move_value(c)] += x
        total += x
    else:
        total = put_builds(s, o, scratch, 0)
        loose |= a
    total += reach(o, weights, scratch, loose)
    gains(o, scratch, total)
    return total


@rule(inline=False)
def residue_value(
    s: CasinoState,
    o: CasinoConfig,
    weights: Weights,
    scratch: Scratch,
    seat: int,
    total: int,
    played: int,
    captures: int,
) -> int:
    """Return the value, to a seat's side, of the table's residue in the last round.

    The value is negative if another side will probably capture last.
    """
    left = cards_left(s) - count(played)
    sure = last_capture(s, weights, scratch, seat, s.hands[seat] & ~played, captures)
    pot = (total + POINT * o.p_last) * sure // CERTAIN
    return pot * weights.residue // (weights.residue + WEIGHT * left) if left else pot


@rule(inline=False)
def club_value(
    s: CasinoState, o: CasinoConfig, weights: Weights, scratch: Scratch, seat: int, a: int, b: int, c: int
) -> int:
    """Return the club player's value of a move, in 100,000ths of a point. `count_cards` must have filled the scratch."""
    kind = kind_of(c)
    total = leave(s, o, weights, scratch, seat, a, b, c)
    value = 0
    if kind == CAPTURE:
        taken = captured_cards(s, b, c)
        value = WEIGHT * value_to_player(o, scratch, a | taken)
        if total == 0:
            sweep = scratch.sweep
            if sweep_kind(s, o, a, taken) == INITIAL:
                sweep = sweep * o.initial_sweep
            value += WEIGHT * sweep
        if is_orange(s, o, b, c):
            value += WEIGHTED_POINT * o.p_orange
        value -= WEIGHT * weights.several * (count(a) - 1)
    elif kind == TRAIL:
        value = -weights.kept * value_to_player(o, scratch, a)
    stolen = b & ~s.loose
    if stolen:  # former owners lose stolen cards (C-27)
        value += WEIGHT * value_to_player(o, scratch, stolen)
    rest = s.hands[seat] & ~a
    late = 1 if s.stock_next == s.stock_end else 0
    if late:
        value += WEIGHT * residue_value(s, o, weights, scratch, seat, total, a, 1 if kind == CAPTURE else 0)
    if s.sides < s.players:
        changed = builds_taken(c) if kind == CAPTURE else 0
        given = 0
        if kind == BUILD:
            changed = 1 << move_target(c) + 1 >> 1
            given = move_value(c) if for_partner(c) else 0
        value += weights.partner * partner_promise(s, scratch, seat, changed, given) // CERTAIN
    return (
        value
        - (weights.late_danger if late else weights.danger) * expected_loss(weights, scratch)
        + hand_promise(weights, scratch, rest, late)
    )


@rule(inline=False)
def club_choice(
    s: CasinoState, o: CasinoConfig, weights: Weights, scratch: Scratch, seat: int, moves: Any, number: int
) -> int:
    """Return the index of the club player's move among `number` listed moves."""
    count_cards(s, o, weights, scratch, seat)
    best = 0
    most = WORST
    for i in range(min(number, capacity(moves))):
        a, b, c = move_at(moves, i)
        if kind_of(c) == BUILD and not weights.builds:
            continue
        value = club_value(s, o, weights, scratch, seat, a, b, c)
        if value > most:
            most = value
            best = i
    return best


@rule(inline=False)
def greedy_choice(
    s: CasinoState,
    o: CasinoConfig,
    weights: Weights,
    scratch: Scratch,
    seat: int,
    moves: Any,
    number: int,
) -> int:
    """Return the index of the greedy player's move among `number` listed moves."""
    best = 0
    most = WORST
    for i in range(min(number, capacity(moves))):
        a, b, c = move_at(moves, i)
        value = greedy_value(s, o, a, b, c)
        if value > most:
            most = value
            best = i
    return best


@rule(inline=False)
def club_values(
    s: CasinoState,
    o: CasinoConfig,
    weights: Weights,
    scratch: Scratch,
    seat: int,
    moves: Any,
    number: int,
    values: Any,
) -> None:
    """Write the club player's value of each of `number` moves."""
    count_cards(s, o, weights, scratch, seat)
    for i in range(number):
        a, b, c = move_at(moves, i)
        values[i] = club_value(s, o, weights, scratch, seat, a, b, c)
