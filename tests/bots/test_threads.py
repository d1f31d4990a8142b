"""The shared search threads."""

from collections.abc import Iterator
from threading import Event, get_ident

import pytest

from virado.bots import threads


@pytest.fixture(autouse=True)
def own_pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a separate pool of two threads for each test."""
    threads.shut_down()
    monkeypatch.setenv(threads.VARIABLE, "3")
    yield
    threads.shut_down()


def test_every_job_runs_exactly_once():
    done: list[int] = []
    threads.run([lambda number=number: done.append(number) for number in range(50)])
    assert sorted(done) == list(range(50))


def test_jobs_run_in_parallel():
    here, there = Event(), Event()

    def first() -> None:
        here.set()
        assert there.wait(60)

    def second() -> None:
        there.set()
        assert here.wait(60)

    threads.run([first, second])


def test_nested_jobs_do_not_deadlock():
    done: list[int] = []

    def nested(depth: int) -> None:
        if depth:
            threads.run([lambda: nested(depth - 1) for _ in range(4)])
        else:
            done.append(get_ident())

    nested(4)
    assert len(done) == 4**4


def test_with_one_thread_all_jobs_run_in_the_calling_thread(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(threads.VARIABLE, "1")
    used: set[int] = set()
    threads.run([lambda: used.add(get_ident()) for _ in range(9)])
    assert used == {get_ident()}


@pytest.mark.parametrize("place", [0, 1, 5])
def test_an_error_is_raised_once_no_job_is_running(place: int):
    running = [0]

    def job(number: int) -> None:
        running[0] += 1
        try:
            if number == place:
                raise KeyError(number)
        finally:
            running[0] -= 1

    with pytest.raises(KeyError):
        threads.run([lambda number=number: job(number) for number in range(6)])
    assert running == [0]


def test_a_pool_is_recreated_after_shutdown():
    done: list[int] = []
    for number in range(3):
        threads.run([lambda number=number: done.append(number)] * 4)
        threads.shut_down()
    assert len(done) == 12


def test_a_forked_process_gets_a_new_pool():
    threads.run([lambda: None] * 3)
    threads._drop_pool()  # pyright: ignore[reportPrivateUsage]  # what a child process does
    done: list[int] = []
    threads.run([lambda: done.append(1)] * 3)
    assert done == [1, 1, 1]
