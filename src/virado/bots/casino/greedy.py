"""The greedy player of the Casino family: most points at once, never builds."""

from typing import Any

from virado.bots.casino.calls import certain_call, with_orange
from virado.bots.casino.worth import greedy_value
from virado.bots.contract import Bot, Suggestion, ranked
from virado.games.casino.rules.state import CAPTURE, TRAIL, kind_of
from virado.games.contract import Move
from virado.view import View


class GreedyBot(Bot):
    """Takes the capture worth most at once; else trails its cheapest card; it builds only if nothing else is left."""

    name = "greedy"

    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        o: Any = view.config
        game = view.variant.game
        moves: list[Move] = []
        game.rules.choices(s, o, game.workspace_type(), view.seat, moves)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        found: list[Suggestion] = []
        for move in moves:
            value = greedy_value(s, o, *move)
            kind = kind_of(move[2])
            points = (value - 1_000_000) / 1000 if kind == CAPTURE else 0.0
            reason = (
                "takes most at once"
                if kind == CAPTURE
                else "gives away least"
                if kind == TRAIL
                else "nothing else is left"
            )
            found.append(
                Suggestion(
                    with_orange(s, o, move), points if kind == CAPTURE else value / 1_000_000 - 1, 0.0, reason
                )
            )
        return ranked(found)

    def call(self, view: View) -> Move | None:
        return certain_call(view)
