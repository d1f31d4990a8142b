"""The greedy player of Hazari: the strongest first group, then the strongest second, third and last that it leaves."""

from typing import Any

from virado.bots.contract import Bot, Suggestion
from virado.games.contract import Move
from virado.games.hazari.rules.listing import list_choices, prepare
from virado.games.hazari.rules.state import HAND, HazariWorkspace
from virado.view import View


class GreedyBot(Bot):
    """Arranges best-first."""

    name = "greedy"

    def suggest(self, view: View) -> list[Suggestion]:
        s: Any = view.state
        o: Any = view.config
        hand: int = s.hands[view.seat]
        if hand.bit_count() != HAND:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        work = HazariWorkspace()
        prepare(o, work, hand, s.extended >> view.seat & 1)
        moves: list[Move] = []
        list_choices(o, work, moves, 1)
        return [Suggestion(moves[0], 0.0, 0.0, "the strongest group first, then the next")]
