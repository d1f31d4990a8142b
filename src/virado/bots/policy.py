"""A bot that ranks the choices of a position at once, by a policy of its family."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Reason,
    Rng,
    check_to_act,
    never,
    ranked,
)
from virado.bots.deadline import Deadline
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.kernel.layout import Layout
from virado.view import AnyView

Values = Callable[[Any, Any, Any, Any, int, Any, int, Any], None]
"""(s, o, weights, scratch, seat, moves, number, values): write what a player of these weights thinks of each move. A rule."""
GiveReasons = Callable[[AnyView, Sequence[Packed]], list[tuple[Reason, ...]]]
"""Why each of these moves is made."""


class Policy(NamedTuple):
    """How a family's quick player ranks moves."""

    values: Values
    weights: Callable[[Any], Layout]
    """The weights that suit a config."""
    scratch: type[Layout]
    scale: float
    """Units of `values` in a point."""

    def ranking(self, view: AnyView, moves: list[Packed], weights: Layout | None = None) -> list[int]:
        """What the player thinks of each move; with other weights, if they are given."""
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


def choices(view: AnyView) -> list[Packed]:
    """The moves that the seat of the view chooses from; ValueError if it is not to act."""
    check_to_act(view)
    return view.variant.game.choices(view.state, view.config, view.seat)


class PolicyBot(Bot):
    """Ranks the choices by a policy. `finish` adds to the chosen ints what is announced along with the move; `call_of` says
    what the bot calls out of turn."""

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
        rng: Rng = DEFAULT_RNG,  # it leaves nothing to chance
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        moves = choices(view)
        return deadline.analysis(self.candidates(view, moves, self._policy.ranking(view, moves)))

    def candidates(self, view: AnyView, moves: list[Packed], values: list[int]) -> list[Candidate]:
        """Moves with what the policy thinks of them, best first."""
        return ranked(
            [
                Candidate(
                    view.unpack(self._finish(view, move)),
                    value / self._policy.scale,
                    0.0,
                    POINTS,
                    reasons,
                )
                for move, value, reasons in zip(moves, values, self._explain(view, moves), strict=True)
            ]
        )

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        called = self._call_of(view)
        return None if called is None else view.unpack(called)
