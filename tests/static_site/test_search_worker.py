"""Tests for searches in a second worker: the table answers meanwhile, and late or missing answers do no harm."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.static_site.pages import Page, device_page
from tests.waiting import until
from virado.bots.catalogue import NamedBot
from virado.bots.search_request import answer_line
from virado.games.variant import Variant
from virado.server import executors
from virado.server.tables import bot_pool
from virado.static_site.search_worker import SearchWorker


class KernelBot(NamedBot):
    """A bot that counts as one with kernels."""

    def uses_kernels(self, variant: Variant) -> bool:
        return True


@pytest.fixture(autouse=True)
def bots_with_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "HAS_THREADS", False)
    monkeypatch.setattr(bot_pool, "bot", KernelBot)


class SecondWorker:
    """A second worker that answers when the test says so."""

    def __init__(self, page: Page, *, at_once: bool = False) -> None:
        self._worker = page.device.search_worker
        self._at_once = at_once
        self.requests: dict[int, str] = {}
        """Requests without an answer, by the number of the search."""
        self.count = 0
        """Number of requests so far."""

    def start(self) -> None:
        """Start as soon as the first search asks for it."""
        self._worker.begin(self._take)

    def _take(self, search: int, request: str) -> None:
        self.requests[search] = request
        self.count += 1
        if self._at_once:
            asyncio.get_running_loop().call_soon(self.answer)

    def answer(self) -> None:
        """Answer all requests."""
        for search, request in [*self.requests.items()]:
            del self.requests[search]
            self._worker.take(search, answer_line(request))


def with_page(tmp_path: Path, test: Callable[[Page], Awaitable[None]]) -> None:
    async def run() -> None:
        async with device_page(tmp_path) as page:
            await test(page)

    asyncio.run(run())


async def deal(page: Page) -> str:
    """Open a table against the bot, play the first move, and return the table's name."""
    table = await page.ask("create", variant="casino", sit=0, bots={"1": "greedy"}, start=True)
    await page.ask("watch", table=table["id"], seat=0)
    assert page.state()["asked"][0][0] == 0
    await play(page, table["id"])
    return table["id"]


async def play(page: Page, table: str) -> None:
    legal = await page.ask("legal", table=table, seat=0, limit=1)
    text = legal["moves"][0]["text"]
    await page.ask("act", table=table, command={"do": "play", "seat": 0, "move": text})


def moved_seats(page: Page) -> list[int]:
    entries = [entry for each in page.messages if each["type"] == "entries" for entry in each["entries"]]
    return [entry["seat"] for entry in entries if entry["entry"] == "moved"]


def test_a_match_is_played_with_searches_in_the_second_worker(tmp_path: Path):
    async def test(page: Page) -> None:
        second = SecondWorker(page, at_once=True)
        page.device.search_worker.provide(second.start)
        table = await page.ask("create", variant="casino(target=5)", sit=0, bots={"1": "greedy"}, start=True)
        await page.play_match(table["id"])
        assert second.count == moved_seats(page).count(1)

    with_page(tmp_path, test)


def test_the_table_answers_while_a_bot_searches(tmp_path: Path):
    async def test(page: Page) -> None:
        second = SecondWorker(page)
        page.device.search_worker.provide(second.start)
        table = await deal(page)
        await until(lambda: second.requests)
        await page.ask("legal", table=table, seat=0)
        await page.ask("ping")
        assert moved_seats(page) == [0]
        second.answer()
        await until(lambda: moved_seats(page) == [0, 1])

    with_page(tmp_path, test)


def test_a_move_that_is_taken_back_during_a_search_gets_no_late_answer(tmp_path: Path):
    async def test(page: Page) -> None:
        second = SecondWorker(page)
        page.device.search_worker.provide(second.start)
        table = await deal(page)
        await until(lambda: second.requests)
        await page.ask("act", table=table, command={"do": "ask-undo", "seat": 0})
        second.answer()
        await play(page, table)
        await until(lambda: second.requests)
        assert moved_seats(page) == [0, 0]
        second.answer()
        await until(lambda: moved_seats(page) == [0, 0, 1])

    with_page(tmp_path, test)


def test_a_person_who_leaves_during_a_search_gets_the_move_on_return(tmp_path: Path):
    async def test(page: Page) -> None:
        second = SecondWorker(page)
        page.device.search_worker.provide(second.start)
        table = await deal(page)
        await until(lambda: second.requests)
        await page.ask("unwatch", table=table)
        second.answer()
        await page.ask("watch", table=table, seat=0)
        await until(lambda: second.answer() or moved_seats(page)[-1] == 1)

    with_page(tmp_path, test)


def test_searches_run_here_until_the_second_worker_has_started_and_after_it_has_failed(tmp_path: Path):
    async def test(page: Page) -> None:
        starts: list[bool] = []
        second = SecondWorker(page)
        page.device.search_worker.provide(lambda: starts.append(True))
        table = await deal(page)
        await until(lambda: moved_seats(page) == [0, 1])
        second.start()
        await play(page, table)
        await until(lambda: second.requests)
        page.device.search_worker.fail()
        await until(lambda: moved_seats(page) == [0, 1, 0, 1])
        await play(page, table)
        await until(lambda: moved_seats(page) == [0, 1, 0, 1, 0, 1])
        assert second.count == 1
        assert len(starts) == 1

    with_page(tmp_path, test)


def test_a_search_that_fails_in_the_second_worker_runs_here(tmp_path: Path):
    async def test(page: Page) -> None:
        second = SecondWorker(page)
        page.device.search_worker.provide(second.start)
        await deal(page)
        await until(lambda: second.requests)
        page.device.search_worker.take(next(iter(second.requests)), None)
        await until(lambda: moved_seats(page) == [0, 1])

    with_page(tmp_path, test)


def test_a_search_that_its_caller_has_cancelled_still_takes_its_answer():
    numbers: list[int] = []
    worker = SearchWorker()
    worker.begin(lambda search, request: numbers.append(search))

    def run() -> int:
        return 7

    future = worker.submit(executors.PortableWork(run, lambda: ""))
    future.cancel()
    worker.take(numbers[0], None)
    assert future.result() == 7
