"""Fair turns by address and person: a client with many requests delays only itself."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from tests.server.clients import run
from tests.waiting import PATIENCE_S, until
from virado.refusal import IllegalError
from virado.server.fair_pool import FairPool, Share, make_share


class Jobs:
    """Jobs of a pool that wait for a gate and record their order."""

    def __init__(self, pool: FairPool) -> None:
        self.pool = pool
        self.gate = threading.Event()
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def ask(self, name: str, share: Share, gate: threading.Event | None = None) -> None:
        """Submit a job that waits for `gate`, or for the common gate."""

        def work() -> str:
            self.begun.append(name)
            assert (gate or self.gate).wait(PATIENCE_S)
            return name

        self.tasks[name] = asyncio.create_task(self.pool.run(share, work))


def with_pool(test: Callable[[Jobs], Coroutine[Any, Any, None]], **how: Any) -> None:
    async def inside() -> None:
        jobs = Jobs(FairPool("test", **how))
        try:
            await test(jobs)
        finally:
            jobs.gate.set()
            await jobs.pool.close()

    run(inside())


def test_addresses_take_turns_and_so_do_the_persons_of_an_address():
    async def test(jobs: Jobs) -> None:
        asked = [
            *(("first", make_share("192.0.2.1", "rosa")), ("rosa 1", make_share("192.0.2.1", "rosa"))),
            *(("rosa 2", make_share("192.0.2.1", "rosa")), ("rosa 3", make_share("192.0.2.1", "rosa"))),
            *(("eva 1", make_share("192.0.2.1", "eva")), ("eva 2", make_share("192.0.2.1", "eva"))),
            *(("tom 1", make_share("192.0.2.2", "tom")), ("uma 1", make_share("", "uma"))),
        ]
        for name, share in asked:
            jobs.ask(name, share)
            await asyncio.sleep(0)
        jobs.gate.set()
        await asyncio.gather(*jobs.tasks.values())
        assert jobs.begun == ["first", "rosa 1", "tom 1", "uma 1", "eva 1", "rosa 2", "eva 2", "rosa 3"]
        assert jobs.pool.waiting == 0

    with_pool(test)


def test_a_thousand_jobs_of_one_person_delay_another_person_by_one_job():
    async def test(jobs: Jobs) -> None:
        for number in range(1000):
            jobs.ask(f"rosa {number}", Share("rosa", "rosa"))
        await until(lambda: jobs.begun)
        jobs.ask("tom", Share("tom", "tom"))
        await asyncio.sleep(0)
        jobs.gate.set()
        await asyncio.gather(*jobs.tasks.values())
        assert jobs.begun.index("tom") <= 2

    with_pool(test)


def test_an_overrunning_job_delays_only_its_own_address():
    async def test(jobs: Jobs) -> None:
        for name in ("rosa 1", "rosa 2"):
            jobs.ask(name, Share("rosa", "rosa"))
        jobs.ask("tom", Share("tom", "tom"))
        free = threading.Event()
        free.set()
        for name in ("eva 1", "eva 2", "eva 3"):
            jobs.ask(name, Share("eva", "eva"), free)
        assert await asyncio.gather(*(jobs.tasks[f"eva {number}"] for number in (1, 2, 3)))
        assert jobs.begun[:2] == ["rosa 1", "tom"], "both overrun, and are set aside"
        assert "rosa 2" not in jobs.begun
        jobs.gate.set()
        await asyncio.gather(*jobs.tasks.values())
        assert jobs.begun[-1] == "rosa 2"

    with_pool(test, overrun_s=1e-6, spare=2)


def test_at_most_as_many_jobs_are_set_aside_as_there_are_spare_threads():
    async def test(jobs: Jobs) -> None:
        own = {name: threading.Event() for name in ("rosa", "tom", "eva")}
        for name, gate in own.items():
            jobs.ask(name, Share(name, name), gate)
        await until(lambda: jobs.begun == ["rosa", "tom"])
        for _ in range(100):
            await asyncio.sleep(0)
        assert jobs.begun == ["rosa", "tom"]
        own["rosa"].set()
        await until(lambda: jobs.begun == ["rosa", "tom", "eva"])
        for gate in own.values():
            gate.set()
        await asyncio.gather(*jobs.tasks.values())

    with_pool(test, overrun_s=1e-6, spare=1)


def test_jobs_are_limited_per_group_and_in_total():
    async def test(jobs: Jobs) -> None:
        async def refused(share: Share) -> str:
            with pytest.raises(IllegalError) as caught:
                await jobs.pool.run(share, str)
            return caught.value.refusal.code

        for name in ("rosa", "eva"):
            jobs.ask(name, Share("192.0.2.1", name))
            await asyncio.sleep(0)
        assert await refused(Share("192.0.2.1", "una")) == "too-fast"
        jobs.ask("tom", Share("tom", "tom"))
        await asyncio.sleep(0)
        assert await refused(Share("uma", "uma")) == "server-full"
        jobs.gate.set()
        await asyncio.gather(*jobs.tasks.values())
        assert await jobs.pool.run(Share("192.0.2.1", "rosa"), lambda: 7) == 7

    with_pool(test, max_jobs=3, max_jobs_per_group=2)


def test_a_cancelled_job_is_not_started_and_a_failure_is_raised():
    async def test(jobs: Jobs) -> None:
        for name in ("first", "second", "third"):
            jobs.ask(name, Share("rosa", name))
        await until(lambda: jobs.begun == ["first"])
        jobs.tasks["second"].cancel()
        jobs.gate.set()
        with suppress(asyncio.CancelledError):
            await jobs.tasks["second"]
        await jobs.tasks["third"]
        assert jobs.begun == ["first", "third"]
        assert jobs.pool.waiting == 0

        def fail() -> None:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await jobs.pool.run(Share("rosa", "rosa"), fail)

    with_pool(test)


def test_a_closed_pool_cancels_waiting_jobs_and_refuses_new_ones():
    async def test(jobs: Jobs) -> None:
        for name in ("first", "second"):
            jobs.ask(name, Share("rosa", "rosa"))
        await until(lambda: jobs.begun == ["first"])
        jobs.gate.set()
        await jobs.pool.close()
        done = await asyncio.gather(*jobs.tasks.values(), return_exceptions=True)
        assert done[0] == "first"
        assert isinstance(done[1], asyncio.CancelledError)
        with pytest.raises(IllegalError) as caught:
            await jobs.pool.run(Share("tom", "tom"), str)
        assert caught.value.refusal.code == "restarting"

    with_pool(test)
