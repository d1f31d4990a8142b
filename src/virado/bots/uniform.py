"""The random bot, which chooses every legal move with equal probability."""

import random

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
)
from virado.bots.deadline import Deadline
from virado.bots.policy import choices
from virado.games.contract import Packed
from virado.view import AnyView

BY_CHANCE = Reason("any", "by-chance")


class RandomBot(Bot):
    """A bot that chooses uniformly among the legal moves and never calls out of turn."""

    name = "random"

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        deadline = Deadline(budget, cancel)
        move = view.unpack(_draw_move(view, rng.at(view), deadline))
        return deadline.analysis([Candidate(move, 0.0, 0.0, POINTS, (BY_CHANCE,))])


def _draw_move(view: AnyView, seed: int, deadline: Deadline) -> Packed:
    """Return a random legal move.

    If the moves are too many to list, it is drawn from the moves found first.
    """
    game = view.variant.game
    check_to_act(view)
    if game.rules.sample is not None:
        drawn: list[Packed] = []
        if game.rules.sample(view.state, view.config, game.workspace_type(), view.seat, drawn, [seed]):
            return drawn[0]
    steps = deadline.steps()
    moves = list(game.legal(view.state, view.config, view.seat, steps))
    if steps.is_exhausted:  # the moves found first use only the first cards of the hand
        moves = choices(view, deadline)
    return moves[random.Random(seed).randrange(len(moves))]
