"""The last round between two, where a counter knows every card: the solver finds what looking at everything finds."""

from typing import Any

import numpy as np
import pytest

from virado.bots.casino.club import ClubBot
from virado.bots.casino.engine import Arrays, solver_kernel
from virado.bots.casino.expert import MOST_NODES, PLIES, ExpertBot
from virado.bots.casino.mind import Mind
from virado.bots.casino.outcome import for_points, outcome
from virado.bots.casino.policy import club_choice
from virado.bots.casino.tastes import taste_for
from virado.bots.casino.worlds import finished
from virado.bots.thinking import Budget
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState, CasinoWorkspace
from virado.games.contract import Move
from virado.kernel.solve import INFINITE
from virado.match import Match

FEW = 4
"""Cards in both hands together from which on everything is looked at."""


def everything(s: CasinoState, o: CasinoConfig, side: int, *, best_replies: bool) -> int:
    """The value of a position by looking at every line."""
    if finished(s, o):
        return outcome(s, o, for_points(), side)
    moves: list[Move] = []
    number = RULES.choices(s, o, CasinoWorkspace(), s.turn, moves)
    if s.turn != side and not best_replies:
        moves = [moves[club_choice(s, o, taste_for(o), Mind(), s.turn, moves, number)]]
    found: list[int] = []
    for move in moves:
        after = s.clone()
        RULES.apply(after, o, s.turn, *move)
        found.append(everything(after, o, side, best_replies=best_replies))
    return max(found) if s.turn == side else min(found)


def solved(arrays: Arrays, s: CasinoState, o: CasinoConfig, side: int, *, best_replies: bool) -> int:
    """The value of a position by the solver."""
    s.store(arrays.pool, 0)
    taste_for(o).store(arrays.tastes)
    for_points().store(arrays.ends)
    room = np.zeros((PLIES, len(arrays.moves), 3), np.int64), np.zeros((PLIES, 6), np.int64)
    return solver_kernel()(
        *arrays.players(), arrays.ends, *room, side, -INFINITE, INFINITE, MOST_NODES, int(best_replies)
    )


def endings(text: str, seeds: int) -> Any:
    """Positions with few cards left in deals between club players."""
    club = ClubBot()
    for seed in range(seeds):
        match = Match(text, seed=seed)
        while not match.over and not match.state.scored:
            s: Any = match.state
            if s.stock_next == s.stock_end and sum(hand.bit_count() for hand in s.hands) <= FEW:
                yield match
            seat = match.to_act[0]
            match.play(seat, club.choose(match.view(seat)))


@pytest.mark.parametrize("text", ["casino", "royal-north-american-sweeps", "royal-dominican"])
def test_the_solver_finds_what_looking_at_everything_finds(text: str):
    looked = 0
    for match in endings(text, seeds=4):
        o: Any = match.config
        arrays = Arrays(o)
        for side in (0, 1):
            values = [solved(arrays, match.state, o, side, best_replies=best) for best in (True, False)]
            assert values == [
                everything(match.state, o, side, best_replies=True),
                everything(match.state, o, side, best_replies=False),
            ]
            assert values[0] <= values[1]
        looked += 1
    assert looked > 8


def test_the_expert_makes_a_move_that_is_best_by_half_of_both():
    expert = ExpertBot(budget=Budget(None, 100), aim="points")
    for match in endings("royal-north-american-sweeps", seeds=3):
        s: Any = match.state
        side = s.turn
        moves: list[Move] = []
        RULES.choices(s, match.config, CasinoWorkspace(), side, moves)
        worth: dict[Move, float] = {}
        for move in moves:
            after = s.clone()
            RULES.apply(after, match.config, side, *move)
            both = [everything(after, match.config, side, best_replies=best) for best in (True, False)]
            worth[move] = sum(both) / 2
        first = expert.suggest(match.view(side))[0]
        assert worth[first.move] == max(worth.values())
        if len(moves) > 1:
            assert first.value == pytest.approx(worth[first.move] / 1000)
            assert first.stderr == 0
