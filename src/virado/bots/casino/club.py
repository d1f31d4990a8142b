"""The club player of the Casino family: a card counter that looks one move ahead, and builds."""

from typing import Any

from virado.bots.casino.calls import certain_call, with_orange
from virado.bots.casino.mind import Mind
from virado.bots.casino.policy import club_values
from virado.bots.casino.reasons import reason
from virado.bots.casino.tastes import taste_for
from virado.bots.contract import Bot, Suggestion, ranked
from virado.games.contract import Move
from virado.view import View

SCALE = 100_000
"""Units of a point in the club player's values."""


class ClubBot(Bot):
    """Weighs what a move takes, what it lets the enemies take, and what the rest of the hand can then take."""

    name = "club"

    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        o: Any = view.config
        game = view.variant.game
        moves: list[Move] = []
        game.rules.choices(s, o, game.workspace_type(), view.seat, moves)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        values = [0] * len(moves)
        club_values(s, o, taste_for(o), Mind(), view.seat, moves, len(moves), values)
        return ranked(
            [
                Suggestion(with_orange(s, o, move), value / SCALE, 0.0, reason(s, o, view.seat, move))
                for move, value in zip(moves, values, strict=True)
            ]
        )

    def call(self, view: View) -> Move | None:
        return certain_call(view)
