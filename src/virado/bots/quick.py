"""A bot that ranks the choices by a rule of its game: the quick players of the trick games."""

from collections.abc import Callable
from typing import Any

from virado.bots.contract import Bot, Suggestion, ranked
from virado.games.contract import Move
from virado.view import View

Values = Callable[[Any, Any, Any, Any, int, Any, int, Any], None]
"""(s, o, taste, mind, seat, moves, number, values): write what a player of that taste thinks of each move."""
Reason = Callable[[View, Move], str]
"""Why a move is made, in a few plain words."""


class QuickBot(Bot):
    """Ranks the choices at once; `scale` is how many units of its values make a point."""

    def __init__(
        self, name: str, values: Values, taste: Any, mind: Any, *, scale: float, reason: Reason
    ) -> None:
        self.name = name
        self._values = values
        self._taste = taste
        self._mind = mind
        self._scale = scale
        self._reason = reason

    def suggest(self, view: View) -> list[Suggestion]:
        game = view.variant.game
        moves: list[Move] = []
        game.rules.choices(view.state, view.config, game.workspace_type(), view.seat, moves)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        values = [0] * len(moves)
        self._values(view.state, view.config, self._taste, self._mind, view.seat, moves, len(moves), values)
        return ranked(
            [
                Suggestion(move, value / self._scale, 0.0, self._reason(view, move))
                for move, value in zip(moves, values, strict=True)
            ]
        )
