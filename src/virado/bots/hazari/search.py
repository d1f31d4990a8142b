"""Hazari by search: every arrangement that can be best, against what strangers are likely to lay out.

The other 39 cards are dealt at random many times, each stranger arranges best-first, and every arrangement is shown
against all of them: order of play, ties and the troy win included.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from virado.analysis.hazari.arranging import different, ranked
from virado.bots.contract import Bot, Suggestion, seed_of
from virado.bots.hazari.reasons import reasons
from virado.games.contract import Move
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.listing import list_choices, prepare
from virado.games.hazari.rules.scoring import points_of
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariWorkspace
from virado.games.hazari.rules.strength import is_troy, strength_of_group
from virado.kernel.bits import clear, move_at, shuffle
from virado.kernel.compile import kernel
from virado.view import View

ROUNDS = 4
OTHERS = SEATS - 1
MOST_ARRANGEMENTS = 1 << 17
WORLDS = 600
"""Deals of the other cards that the expert looks at unless told otherwise."""
WORLDS_A_MS = 2
SHOWN = 12
"""Arrangements suggested."""
FIRST_LOOK = 64
"""Deals in which every arrangement is tried; the best half go on."""
GOAL = 250.0
"""What winning the match is worth in points of a deal, where this deal can end it."""


def deal_strangers(
    tables: Any, works: Any, moves: Any, pack: Any, rng: Any, hidden: int, strengths: Any, points: Any
) -> int:
    """Deal the hidden cards to three strangers for each row of `strengths` (worlds, 3, 4) and let them arrange
    best-first; `points` gets what their groups count. Returns the number of worlds."""
    o = tables[0]
    w = works[0]
    for world in range(strengths.shape[0]):
        shuffle(hidden, pack, rng)
        for other in range(3):
            hand = 0
            for i in range(13):
                hand |= 1 << pack[13 * other + i]
            extended = 0
            if o.extended and o.free_order == 0:
                extended = can_extend(o, hand)
            prepare(o, w, hand, extended)
            clear(moves)
            list_choices(o, w, moves, 1)
            a, b, c = move_at(moves, 0)
            last = hand & ~(a | b | c)
            strengths[world, other, 0] = strength_of_group(o, 0, a)
            strengths[world, other, 1] = strength_of_group(o, 1, b)
            strengths[world, other, 2] = strength_of_group(o, 2, c)
            strengths[world, other, 3] = strength_of_group(o, 3, last)
            points[world, other, 0] = points_of(o, a)
            points[world, other, 1] = points_of(o, b)
            points[world, other, 2] = points_of(o, c)
            points[world, other, 3] = points_of(o, last)
    return strengths.shape[0]


def show_all(
    tables: Any,
    arrangements: Any,
    hand: int,
    me: int,
    first: int,
    strengths: Any,
    points: Any,
    start: int,
    scores: Any,
    goal: float,
    totals: Any,
    squares: Any,
) -> int:
    """Show every arrangement (number, 3) of seat `me` against the strangers of the worlds from `start` on; `first` is
    the seat that leads, strangers sit in order after `me`. Adds to `totals` what it captures, the target for a troy that
    wins the match, and `goal` more or less where somebody reaches the target; to `squares` the squares. Returns the
    number shown."""
    o = tables[0]
    for i in range(arrangements.shape[0]):
        a, b, c = arrangements[i, 0], arrangements[i, 1], arrangements[i, 2]
        last = hand & ~(a | b | c)
        s0 = strength_of_group(o, 0, a)
        s1 = strength_of_group(o, 1, b)
        s2 = strength_of_group(o, 2, c)
        s3 = strength_of_group(o, 3, last)
        p0 = points_of(o, a)
        p1 = points_of(o, b)
        p2 = points_of(o, c)
        p3 = points_of(o, last)
        for world in range(start, strengths.shape[0]):
            leader = first
            got0, got1, got2, got3 = 0, 0, 0, 0
            ended = 0
            for r in range(4):
                mine = s0 if r == 0 else s1 if r == 1 else s2 if r == 2 else s3
                pot = p0 if r == 0 else p1 if r == 1 else p2 if r == 2 else p3
                best = -1
                winner = 0
                for step in range(4):
                    seat = (leader + step) % 4
                    offset = (seat - me) % 4
                    strength = mine if offset == 0 else strengths[world, offset - 1, r]
                    if offset:
                        pot += points[world, offset - 1, r]
                    if strength > best or (strength == best and o.first_played == 0):
                        best = strength
                        winner = seat
                leader = winner
                offset = (winner - me) % 4
                if o.troy_rounds >> (r + 1) & 1 and is_troy(best):
                    ended = 1
                    value = o.target * 1.0 if offset == 0 else -goal
                    totals[i] += value
                    squares[i] += value * value
                    break
                if offset == 0:
                    got0 += pot
                elif offset == 1:
                    got1 += pot
                elif offset == 2:
                    got2 += pot
                else:
                    got3 += pot
            if ended == 0:
                value = got0 * 1.0
                t0 = scores[me] + got0
                rival = max(
                    scores[(me + 1) % 4] + got1, scores[(me + 2) % 4] + got2, scores[(me + 3) % 4] + got3
                )
                if max(t0, rival) >= o.target:
                    if t0 > rival:
                        value += goal
                    elif t0 < rival:
                        value -= goal
                totals[i] += value
                squares[i] += value * value
    return arrangements.shape[0]


def list_all(tables: Any, works: Any, moves: Any, hand: int, extended: int) -> int:
    """Write the arrangements that can be best; their number."""
    prepare(tables[0], works[0], hand, extended)
    return list_choices(tables[0], works[0], moves, moves.shape[0])


@cache
def kernels() -> tuple[Callable[..., int], Callable[..., int], Callable[..., int]]:
    """Strangers, showing and listing, compiled."""
    return kernel(deal_strangers), kernel(show_all), kernel(list_all)


class ClubBot(Bot):
    """Takes the arrangement that expects most points against three usual strangers."""

    name = "club"

    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        o: Any = view.config
        hand: int = s.hands[view.seat]
        if hand.bit_count() != HAND:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        found = ranked(o, hand, extended=bool(s.extended >> view.seat & 1))
        best = different(found, range(len(found.moves)), SHOWN)
        moves = [found.move(i) for i in best]
        return [
            Suggestion(move, float(found.points[i]), 0.0, why)
            for i, move, why in zip(best, moves, reasons(o, hand, moves), strict=True)
        ]


class ExpertBot(Bot):
    """Tries every arrangement against many layouts of the others."""

    name = "expert"

    def __init__(self, *, seed: int = 0, ms: int | None = None, simulations: int | None = None) -> None:
        self.seed = seed
        self.worlds = max(FIRST_LOOK, simulations or (ms * WORLDS_A_MS if ms else WORLDS))
        self.simulations = 0
        """How often it has shown an arrangement against a deal of the other cards, in all that it has thought."""
        self._works = np.zeros(1, HazariWorkspace.dtype())
        self._tables = np.zeros(1, HazariConfig.dtype())
        self._moves = np.zeros((MOST_ARRANGEMENTS, 3), np.int64)

    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        o: Any = view.config
        me = view.seat
        hand: int = s.hands[me]
        if hand.bit_count() != HAND:
            raise ValueError(f"seat {me} has nothing to decide")
        strangers, show, listing = kernels()
        o.store(self._tables)
        number = listing(self._tables, self._works, self._moves, hand, s.extended >> me & 1)
        arrangements = self._moves[: min(number, MOST_ARRANGEMENTS)].copy()
        rng = np.array([seed_of(self.seed, view)], np.int64)
        strengths = np.zeros((self.worlds, OTHERS, ROUNDS), np.int64)
        points = np.zeros((self.worlds, OTHERS, ROUNDS), np.int64)
        hidden = ((1 << 52) - 1) & ~hand
        strangers(
            self._tables, self._works, self._moves, np.zeros(52, np.int64), rng, hidden, strengths, points
        )
        scores = np.array(s.scores[:SEATS], np.int64)
        first = (s.dealer + 1) % SEATS

        def shown(some: Any, end: int) -> tuple[Any, Any]:
            totals = np.zeros(len(some))
            squares = np.zeros(len(some))
            show(
                self._tables,
                some,
                hand,
                me,
                first,
                strengths[:end],
                points[:end],
                0,
                scores,
                GOAL,
                totals,
                squares,
            )
            self.simulations += len(some) * end
            means = totals / end
            return means, np.sqrt(np.maximum(squares / end - means * means, 0.0) / end)

        end = min(FIRST_LOOK, self.worlds)
        while True:
            means, errors = shown(arrangements, end)
            order = np.argsort(-means, kind="stable")
            if end >= self.worlds:
                break
            arrangements = arrangements[order[: max(SHOWN, len(order) // 4)]]
            end = min(self.worlds, 4 * end)
        best = order[:SHOWN]
        found = [_move(arrangements[i]) for i in best]
        return [
            Suggestion(move, float(means[i]), float(errors[i]), why)
            for i, move, why in zip(best, found, reasons(o, hand, found), strict=True)
        ]


def _move(row: Any) -> Move:
    a, b, c = (int(part) for part in row)
    return (a, b, c)
