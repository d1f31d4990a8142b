"""The solver of the last round between two sides agrees with full enumeration."""

from typing import Any

import pytest

from tests.bots.playing import candidates_of
from tests.states import config_of, state_of
from virado.bots.casino.expert import MAX_NODES
from virado.bots.casino.kernels import SOLVER, make_buffers, make_solver_buffers
from virado.bots.casino.objective import outcome, points_objective
from virado.bots.casino.policy import club_choice
from virado.bots.casino.policy_bots import club
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import model_for
from virado.bots.casino.worlds import is_finished
from virado.bots.catalogue import bot
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState, CasinoWorkspace
from virado.games.contract import Packed
from virado.kernel.solve import INFINITE, NODES, PAUSED
from virado.match import Match

FEW = 4
"""Maximum number of cards in both hands for full enumeration."""


def everything(s: CasinoState, o: CasinoConfig, side: int, *, best_replies: bool) -> int:
    """Return the value of a position by full enumeration."""
    if is_finished(s, o):
        return outcome(s, o, points_objective(), side)
    moves: list[Packed] = []
    number = RULES.choices(s, o, CasinoWorkspace(), s.turn, moves)
    if s.turn != side and not best_replies:
        moves = [moves[club_choice(s, o, model_for(o), Scratch(), s.turn, moves, number)]]
    found: list[int] = []
    for move in moves:
        after = s.clone()
        RULES.apply(after, o, s.turn, *move)
        found.append(everything(after, o, side, best_replies=best_replies))
    return max(found) if s.turn == side else min(found)


def solved(s: CasinoState, o: CasinoConfig, side: int, *, best_replies: bool, pause: int = MAX_NODES) -> int:
    """Return the value of a position by the solver, which pauses after every `pause` nodes."""
    buffers = make_buffers(o, model_for(o), points_objective(), [0])[0]
    s.store(buffers.pool, 0)
    room = make_solver_buffers()
    value = PAUSED
    while value == PAUSED:
        until = int(room[2][NODES]) + pause
        value = SOLVER(buffers, *room, side, -INFINITE, INFINITE, MAX_NODES, until, int(best_replies))
    return value


def endings(text: str, seeds: int) -> Any:
    """Yield positions with few cards left in deals between club players."""
    player = club()
    for seed in range(seeds):
        match = Match(text, seed=seed)
        while not match.over and match.deal_points is None:
            s = state_of(match)
            if s.stock_next == s.stock_end and sum(hand.bit_count() for hand in s.hands) <= FEW:
                yield match
            seat = match.to_act[0]
            match.play(seat, player.choose(match.view(seat)))


@pytest.mark.parametrize("text", ["casino", "royal-north-american-sweeps", "royal-dominican"])
def test_the_solver_agrees_with_full_enumeration(text: str):
    looked = 0
    for match in endings(text, seeds=4):
        o: Any = config_of(match)
        for side in (0, 1):
            values = [solved(state_of(match), o, side, best_replies=best) for best in (True, False)]
            assert values == [
                everything(state_of(match), o, side, best_replies=True),
                everything(state_of(match), o, side, best_replies=False),
            ]
            assert values[0] <= values[1]
        looked += 1
    assert looked > 8


def test_pauses_do_not_change_the_result_of_the_solver():
    for match in endings("casino", seeds=2):
        s, o = state_of(match), config_of(match)
        for pause in (1, 7):
            assert solved(s, o, 0, best_replies=True, pause=pause) == solved(s, o, 0, best_replies=True)


def test_the_expert_averages_best_replies_and_club_replies():
    expert = bot("expert", aim="points")
    for match in endings("royal-north-american-sweeps", seeds=3):
        s = state_of(match)
        side = s.turn
        moves = match.game.choices(s, config_of(match), side)
        worth: dict[Packed, float] = {}
        for move in moves:
            after = s.clone()
            RULES.apply(after, config_of(match), side, *move)
            both = [everything(after, config_of(match), side, best_replies=best) for best in (True, False)]
            worth[move] = sum(both) / 2
        view = match.view(side)
        candidates = candidates_of(expert, view, simulations=100)
        assert worth[view.pack(candidates[0].move)] == max(worth.values())
        if len(moves) > 1:
            said = {view.pack(candidate.move): candidate.value for candidate in candidates}
            assert said == pytest.approx({move: value / 1000 for move, value in worth.items()})
            assert all(candidate.stderr == 0 for candidate in candidates)
