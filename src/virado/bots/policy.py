"""A bot that ranks the legal choices of a position by a policy, without search."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    HEURISTIC,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Reason,
    Rng,
    check_to_act,
    never,
    sort_candidates,
)
from virado.bots.deadline import RANKING, Deadline
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.kernel.layout import Layout
from virado.view import AnyView

Values = Callable[[Any, Any, Any, Any, int, Any, int, Any], None]
"""Rule that writes a policy's value of each move into an array.

Its signature is `(s, o, weights, scratch, seat, moves, number, values)`.
"""
GiveReasons = Callable[[AnyView, Sequence[Packed]], list[tuple[Reason, ...]]]
"""Function that returns the reasons for each move."""


MOVES_PER_CHECK = 32
"""Number of moves ranked between two clock checks."""
EXPLAINED = 12
"""Number of moves for which reasons are given when time is short."""


class Policy(NamedTuple):
    """A policy by which a family's fast player ranks moves."""

    values: Values
    weights: Callable[[Any], Layout]
    """Function that returns the weights for a config."""
    scratch: type[Layout]
    scale: float
    """Units of `values` per point."""

    def ranking(self, view: AnyView, moves: list[Packed], weights: Layout | None = None) -> list[int]:
        """Return the policy's value of each move; `weights` replaces the default weights."""
        values = [0] * len(moves)
        self.values(
            view.state,
            view.config,
            weights or self.weights(view.config),
            self.scratch(),
            view.seat,
            moves,
            len(moves),
            values,
        )
        return values

    def impressions(
        self, view: AnyView, moves: list[Packed], deadline: Deadline, weights: Layout | None = None
    ) -> tuple[list[Packed], list[int]]:
        """Return the moves that the player had time to value, and the value of each.

        The moves are in their original order. If time is too short for all, the moves valued are spread over the
        list.
        """
        apart = -(-len(moves) // MOVES_PER_CHECK)
        found: dict[int, int] = {}
        for first in range(apart):
            values = self.ranking(view, moves[first::apart], weights)
            found.update(zip(range(first, len(moves), apart), values, strict=True))
            if deadline.is_past(RANKING):
                break
        places = sorted(found)
        return [moves[place] for place in places], [found[place] for place in places]


def choices(view: AnyView, deadline: Deadline | None = None) -> list[Packed]:
    """Return the candidate moves of the view's seat, at least one. Raises ValueError if the seat is not to act.

    On a crowded Casino table, the result contains only the moves found in time.
    """
    check_to_act(view)
    game = view.variant.game
    found = game.choices(view.state, view.config, view.seat, deadline and deadline.steps())
    return found or [next(game.interleave_legal(view.state, view.config, view.seat))]


class PolicyBot(Bot):
    """A bot that ranks the legal choices by a policy.

    `finish` adds announcements to the chosen packed move. `call_of` returns the bot's call out of turn.
    """

    def __init__(
        self,
        name: str,
        policy: Policy,
        explain: GiveReasons,
        *,
        finish: Callable[[AnyView, Packed], Packed] = lambda _view, packed: packed,
        call_of: Callable[[AnyView], Packed | None] = lambda _view: None,
    ) -> None:
        self.name = name
        self._policy = policy
        self._explain = explain
        self._finish = finish
        self._call_of = call_of

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,  # the policy is deterministic
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        moves, values = self._policy.impressions(view, choices(view, deadline), deadline)
        return deadline.analysis(self.candidates(view, moves, values, deadline))

    def choose(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        rng: Rng = DEFAULT_RNG,
        cancel: Cancel = never,
    ) -> Move:
        deadline = Deadline(budget, cancel)
        moves, values = self._policy.impressions(view, choices(view, deadline), deadline)
        return view.unpack(self._finish(view, moves[values.index(max(values))]))

    def candidates(
        self, view: AnyView, moves: list[Packed], values: list[int], deadline: Deadline
    ) -> list[Candidate]:
        """Return the moves with their values, best first.

        When time is short, only the best moves have reasons. The reasons are true of `view`, even if the player
        valued the moves by a faulty memory of it.
        """
        explained = moves
        if len(moves) > MOVES_PER_CHECK and deadline.is_past(RANKING):
            best = sorted(range(len(moves)), key=lambda place: -values[place])
            explained = [moves[place] for place in best[:EXPLAINED]]
        reasons = dict(zip(explained, self._explain(view, explained), strict=True))
        return sort_candidates(
            [
                Candidate(
                    view.unpack(self._finish(view, move)),
                    value / self._policy.scale,
                    0.0,
                    HEURISTIC,
                    reasons.get(move, ()),
                )
                for move, value in zip(moves, values, strict=True)
            ]
        )

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        called = self._call_of(view)
        return None if called is None else view.unpack(called)
