"""Search for the games of four and five tricks: deals played out in sampled worlds.

The value of a deal's end is the chance of winning the match (`virado.bots.tricks.race`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from virado.bots.contract import CHANCE, Bot, Suggestion, ranked, seed_of
from virado.bots.quick import Reason, Values
from virado.bots.thinking import LANES, Budget, compare
from virado.bots.tricks.judging import TrickMind, TrickTaste
from virado.bots.tricks.race import WON, Race, Stretch, race
from virado.bots.tricks.reasons import ALONE
from virado.games.contract import Move
from virado.kernel.layout import Layout, ints
from virado.view import View

MOST_MOVES = 64
SHORTLIST = 6
"""Moves that are thought about, at most: more would share the worlds among exchanges that hardly differ."""


class Guess(Layout):
    """What the searcher believes, and room for dealing."""

    seat: int
    """Who is searching."""
    pack: list[int] = ints(32)


class Desk:
    """Everything that a kernel of one thread works in."""

    def __init__(self, o: Any, state: Any, work: Any, taste: Any, mind: Any) -> None:
        self.pool = np.zeros(3, state.dtype())
        self.tables = np.zeros(1, o.dtype())
        o.store(self.tables)
        self.beliefs = np.zeros(1, Guess.dtype())
        self.tastes = np.zeros(6, taste.dtype())
        for seat in range(6):
            taste.store(self.tastes, seat)
        self.minds = np.zeros(1, mind.dtype())
        self.works = np.zeros(1, work.dtype())
        self.ends = np.zeros(1, Race.dtype())
        self.moves = np.zeros((MOST_MOVES, 3), np.int64)
        self.rng = np.zeros(1, np.int64)


class TrickExpert(Bot):
    """Plays every candidate to the end of the deal with the quick player, in worlds that agree with all that is known."""

    name = "expert"

    def __init__(
        self,
        kernel: Callable[[], Callable[..., int]],
        taste: TrickTaste,
        values: Values,
        reason: Reason,
        races: Mapping[int, Sequence[Stretch]],
        *,
        seed: int,
        budget: Budget,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.cancelled: Callable[[], bool] = lambda: False
        self._kernel = kernel
        self._taste = taste
        self._values = values
        self._reason = reason
        self._races = races
        self._desks: dict[str, list[Desk]] = {}

    def _prepared(self, view: View) -> list[Desk]:
        key = str(view.variant)
        game = view.variant.game
        if key not in self._desks:
            self._desks[key] = [
                Desk(view.config, game.state_type, game.workspace_type, self._taste, TrickMind())
                for _ in range(LANES)
            ]
        desks = self._desks[key]
        for lane, desk in enumerate(desks):
            view.state.store(desk.pool, 0)
            Guess(seat=view.seat).store(desk.beliefs)
            race(self._races, view.variant.players).store(desk.ends)
            desk.rng[0] = seed_of(self.seed * LANES + lane, view)
        return desks

    def _shortlist(self, view: View, moves: list[Move]) -> list[Move]:
        """The moves worth thinking about: those that look best to the club player."""
        values = [0] * len(moves)
        self._values(view.state, view.config, self._taste, TrickMind(), view.seat, moves, len(moves), values)
        order = sorted(range(len(moves)), key=lambda index: -values[index])
        return [moves[index] for index in order[:SHORTLIST]]

    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        game = view.variant.game
        moves: list[Move] = []
        game.rules.choices(s, view.config, game.workspace_type(), view.seat, moves)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        if len(moves) == 1:
            return [Suggestion(moves[0], 0.0, 0.0, ALONE)]
        moves = self._shortlist(view, moves)
        candidates = np.array(moves, np.int64)
        found = compare(
            self._prepared(view), self._kernel(), view.seat, candidates, self.budget, self.cancelled
        )
        scale = WON / 100
        return ranked(
            [
                Suggestion(move, value / scale, error / scale, self._reason(view, move), CHANCE)
                for move, (value, error) in zip(moves, found, strict=True)
            ]
        )
