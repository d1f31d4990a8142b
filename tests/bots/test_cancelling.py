"""Cancelled searches end immediately with the results so far, and time budgets hold in every game."""

import time

import pytest

from tests.random_play import random_match
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Cancel
from virado.bots.rollouts import SIMULATIONS_PER_CHECK, WORKERS
from virado.view import AnyView

POSITIONS = (("casino", 9), ("raub", 6), ("zwanzig-ab", 12))
ENDLESS = Budget(simulations=10**9)


def view_of(text: str, moves: int) -> AnyView:
    match = random_match(text, seed=moves, moves=moves)
    return match.view(match.to_act[0])


class After:
    """A cancellation flag that is set on the nth check."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self) -> bool:
        self.left -= 1
        return self.left <= 0


@pytest.mark.parametrize(("text", "moves"), [*POSITIONS, ("hazari", 0)])
@pytest.mark.parametrize("asked", [1, 3])
def test_a_cancelled_search_returns_its_intermediate_result(text: str, moves: int, asked: int):
    cancel = After(asked)
    found = bot("expert").think(view_of(text, moves), ENDLESS, cancel)
    assert not found.complete
    assert cancel.left == 0
    assert found.simulations
    assert view_of(text, moves).explain(found.best.move).legal


@pytest.mark.parametrize(("text", "moves"), POSITIONS)
def test_the_cancellation_flag_is_polled_frequently(text: str, moves: int):
    found = bot("expert").think(view_of(text, moves), ENDLESS, After(5))
    assert found.simulations <= 5 * WORKERS * (SIMULATIONS_PER_CHECK + 64)


def test_exact_search_of_the_last_round_can_be_cancelled():
    view = view_of("casino", 44)
    assert view.state.stock_next == view.state.stock_end
    assert len(view.search_moves()) > 1
    found = bot("expert").think(view, ENDLESS, After(1))
    assert not found.complete
    assert found.simulations


@pytest.mark.parametrize(("text", "moves"), [*POSITIONS, ("hazari", 0)])
def test_a_search_without_cancellation_is_complete(text: str, moves: int):
    found = bot("expert").think(view_of(text, moves), Budget(simulations=200))
    assert found.complete
    assert found.simulations


@pytest.mark.parametrize("text", ["casino", "hazari"])
def test_time_budgets_hold_in_every_game(text: str, monkeypatch: pytest.MonkeyPatch):
    """Check time budgets with a clock that advances by a second at every reading."""
    now = iter(range(10**6))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(now)))
    short = bot("expert").think(view_of(text, 0), Budget(seconds=2))
    long = bot("expert").think(view_of(text, 0), Budget(seconds=6))
    assert short.complete
    assert 2 <= short.seconds < 6 <= long.seconds
    assert short.simulations < long.simulations


def test_the_first_limit_reached_ends_a_search():
    view = view_of("raub", 6)
    few = bot("expert").think(view, Budget(seconds=1000, simulations=100))
    assert few.simulations <= 100
    assert few.candidates == bot("expert").think(view, Budget(simulations=100)).candidates


def test_the_cancellation_flag_is_polled_in_the_calling_thread():
    import threading

    asked: set[int] = set()

    def cancel() -> bool:
        asked.add(threading.get_ident())
        return False

    ask: Cancel = cancel
    bot("expert").think(view_of("raub", 6), Budget(simulations=5000), ask)
    assert asked == {threading.get_ident()}
