"""Searches share no state: concurrent searches give the same results as sequential ones."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, NamedTuple

import pytest

from tests.random_play import random_match
from virado.bots import threads
from virado.bots.catalogue import bot
from virado.bots.contract import Bot, Budget, Rng, never
from virado.view import AnyView


class Thought(NamedTuple):
    """A search of one bot in one position."""

    player: Bot
    view: AnyView
    simulations: int
    seed: int

    def __call__(self) -> Any:
        """Return the result of the search without its time."""
        found = self.player.think(self.view, Budget(simulations=self.simulations), never, Rng(self.seed))
        return found.candidates, found.simulations, found.complete


def view_of(text: str, moves: int) -> AnyView:
    match = random_match(text, seed=moves, moves=moves)
    return match.view(match.to_act[0])


def eight() -> list[Thought]:
    """Return eight searches of several bots in all families, with each position twice."""
    expert = bot("expert")
    raub = view_of("raub", 7)
    return [
        Thought(expert, view_of("casino", 9), 900, 1),
        Thought(expert, view_of("royal-dominican(players=4, teams=true)", 6), 900, 1),
        Thought(expert, view_of("casino", 47), 900, 1),
        Thought(expert, raub, 900, 1),
        Thought(bot("expert"), raub, 900, 2),
        Thought(bot("dial:0.8"), view_of("zwanzig-ab", 12), 3000, 1),
        Thought(expert, view_of("hazari", 0), 128, 1),
        Thought(bot("dial:0.7", aim=None), view_of("tuxedo(players=3)", 8), 2000, 3),
    ]


def at_once(jobs: list[Callable[[], Any]]) -> list[Any]:
    """Return the results of the jobs, each run in a separate thread and started simultaneously."""
    start = Barrier(len(jobs))

    def begun(job: Callable[[], Any]) -> Any:
        start.wait()
        return job()

    with ThreadPoolExecutor(len(jobs)) as pool:
        return list(pool.map(begun, jobs))


def test_concurrent_searches_give_the_results_of_sequential_ones():
    thoughts = eight()
    in_a_row = [thought() for thought in thoughts]
    for _ in range(3):
        assert at_once([*thoughts]) == in_a_row


def test_the_number_of_threads_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch):
    thoughts = eight()
    usual = [thought() for thought in thoughts]
    for number in ("1", "5"):
        threads.shut_down()
        monkeypatch.setenv(threads.VARIABLE, number)
        assert [thought() for thought in thoughts] == usual
    threads.shut_down()


def test_a_search_changes_neither_the_view_nor_the_bot():
    view = view_of("casino", 9)
    expert = bot("expert")
    first = Thought(expert, view, 400, 1)
    before, found = view.to_bytes(), first()
    Thought(expert, view_of("casino", 21), 400, 1)()
    assert view.to_bytes() == before
    assert first() == found
