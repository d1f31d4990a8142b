"""The expert of the Casino family: rollouts over sampled worlds, and the last round between two played exactly.

In the last round both who answers best and who answers as a club player does are thought of, half and half: many moves are
equally good against best replies, and few players make them.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from virado.bots.casino.calls import certain_call, with_orange
from virado.bots.casino.engine import Arrays, lay_out, ranking_kernel, rollout_kernel, solver_kernel
from virado.bots.casino.equity import for_match
from virado.bots.casino.mind import Taste
from virado.bots.casino.outcome import WON, for_points
from virado.bots.casino.reasons import reason
from virado.bots.casino.tastes import taste_for
from virado.bots.casino.worlds import hidden_cards
from virado.bots.contract import CHANCE, POINTS, Bot, Suggestion, ranked, seed_of
from virado.bots.thinking import LANES, Budget, compare
from virado.games.contract import Move
from virado.kernel.bits import count
from virado.kernel.solve import GAVE_UP, INFINITE
from virado.view import View

MOST_CANDIDATES = 40
"""Candidates that search looks at, by the club player's opinion."""
PLIES = 14
"""Plies of the longest last round that is played exactly, and two to spare."""
MOST_NODES = 400_000
"""Positions looked at for one candidate of a last round before rollouts are used instead."""
HORIZON = 16
"""From how many points before the target on the match, not the deal, is played for."""


class ExpertBot(Bot):
    """Thinks by rollouts with the club player; `aim` is `match`, or `points` of the deal alone."""

    name = "expert"

    def __init__(
        self,
        *,
        seed: int = 0,
        budget: Budget = Budget(),  # noqa: B008  # immutable
        aim: str = "match",
        taste: Taste | None = None,
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.aim = aim
        self.taste = taste
        self.cancelled: Callable[[], bool] = lambda: False
        self._desks: dict[str, list[Arrays]] = {}

    # ------------------------------------------------------------------ preparing
    def _desk(self, view: View) -> list[Arrays]:
        key = str(view.variant)
        if key not in self._desks:
            o: Any = view.config
            self._desks[key] = [Arrays(o) for _ in range(LANES)]
        return self._desks[key]

    def plays_for_match(self, view: View) -> bool:
        """Whether the match is near enough its end to be played for."""
        s: Any = view.state
        o: Any = view.config
        return self.aim == "match" and (
            bool(o.single_deal) or max(s.scores[: s.sides]) >= o.target - HORIZON * max(1, o.target // 40)
        )

    def _prepare(self, view: View) -> tuple[list[Arrays], bool]:
        s: Any = view.state
        o: Any = view.config
        match = self.plays_for_match(view) and s.sides == 2
        ends = for_match(s, o) if match else for_points()
        desk = self._desk(view)
        lay_out(view, desk)
        taste = (self.taste or taste_for(o)).clone()
        taste.endgame = int(self.aim == "match")
        for lane, arrays in enumerate(desk):
            taste.store(arrays.tastes)
            ends.store(arrays.ends)
            arrays.rng[0] = seed_of(self.seed * LANES + lane, view)
        return desk, match

    # ------------------------------------------------------------------ thinking
    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        o: Any = view.config
        desk, match = self._prepare(view)
        first = desk[0]
        opinions = np.zeros(len(first.moves), np.int64)
        number = ranking_kernel()(*first.players(), first.moves, opinions, view.seat)
        if not number:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        order = np.argsort(-opinions[:number], kind="stable")[:MOST_CANDIDATES]
        candidates = np.ascontiguousarray(first.moves[order])
        found: list[tuple[float, float]] | None = None
        if number == 1:
            found = [(0.0, 0.0)]
        elif self._all_known(view):
            found = self._exact(view, first, candidates)
        if found is None:
            found = compare(desk, rollout_kernel(), view.seat, candidates, self.budget, self.cancelled)
        scale = WON / 100 if match else 1000.0
        suggestions: list[Suggestion] = []
        for (a, b, c), (value, error) in zip(candidates.tolist(), found, strict=True):
            move: Move = with_orange(s, o, (a, b, c))
            why = reason(s, o, view.seat, move)
            suggestions.append(
                Suggestion(move, value / scale, error / scale, why, CHANCE if match else POINTS)
            )
        return ranked(suggestions)

    # ------------------------------------------------------------------ the last round
    def _all_known(self, view: View) -> bool:
        s: Any = view.state
        o: Any = view.config
        return (
            s.players == 2 and s.stock_next == s.stock_end and count(hidden_cards(s, o)) == sum(s.unseen[:2])
        )

    def _exact(self, view: View, arrays: Arrays, candidates: Any) -> list[tuple[float, float]] | None:
        """The worth of each candidate with every card known: against a club player, and against best replies.

        Best replies are never better for the searcher, so where they cannot make a candidate the best, what they
        leave of it is only bounded.
        """
        s: Any = view.state.clone()
        other = 1 - view.seat
        arrays.ends["clarity"] = 0
        s.hands[other] |= hidden_cards(s, view.config)
        s.unseen[other] = 0
        room = (np.zeros((PLIES, len(arrays.moves), 3), np.int64), np.zeros((PLIES, 6), np.int64))

        def worth(move: Move, low: int, best_replies: int) -> int:
            after = s.clone()
            view.variant.game.rules.apply(after, view.config, view.seat, *move)
            after.store(arrays.pool, 0)
            return solver_kernel()(
                *arrays.players(), arrays.ends, *room, view.seat, low, INFINITE, MOST_NODES, best_replies
            )

        moves: list[Move] = [tuple(move) for move in candidates.tolist()]
        easy = [worth(move, -INFINITE, 0) for move in moves]
        found = [(0.0, 0.0)] * len(moves)
        best = -float(INFINITE)
        for i in sorted(range(len(moves)), key=lambda i: -easy[i]):
            hard = worth(moves[i], int(2 * best) - easy[i] - 1, 1)
            if GAVE_UP in (easy[i], hard) or self.cancelled():
                view.state.store(arrays.pool, 0)
                return None
            found[i] = ((hard + easy[i]) / 2, 0.0)
            best = max(best, found[i][0])
        return found

    def call(self, view: View) -> Move | None:
        return certain_call(view)
