"""The random bot: every legal move is as likely."""

import random

from virado.bots.contract import Bot, Suggestion, seed_of
from virado.games.contract import Move
from virado.view import View


class RandomBot(Bot):
    """Uniform over the legal moves; it never does anything out of turn."""

    name = "random"

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        rules = view.variant.game.rules
        if rules.sample is not None:
            drawn: list[Move] = []
            work = view.variant.game.workspace_type()
            if rules.sample(view.state, view.config, work, view.seat, drawn, [seed_of(self.seed, view)]):
                return drawn[0]
        moves = list(view.variant.game.legal(view.state, view.config, view.seat))
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        return moves[random.Random(seed_of(self.seed, view)).randrange(len(moves))]

    def suggest(self, view: View) -> list[Suggestion]:
        return [Suggestion(self.choose(view), 0.0, 0.0, "by chance")]
