"""The bot of docs/reference/wire.md, which plays whole matches in a separate process."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.documented_programs import documented_program, lines_of
from virado.server.connections import connection

BOT = documented_program("A bot in Python")
PAUSE = "time.sleep(1)"
"""Statement by which the bot reacts to the rate limit."""


def test_the_bot_is_short():
    assert lines_of(BOT) <= 36


@asynccontextmanager
async def started(
    folder: Path, address: str, client: Client, table: str, seat: int, text: str = BOT
) -> AsyncGenerator[Process]:
    """Run the bot for a client, and yield its process."""
    program = folder / "bot.py"
    program.write_text(text, encoding="utf-8")
    token = (await (await client.http.post("/api/token", json={"name": "my bot"})).json())["token"]
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(program), address, token, table, str(seat), stderr=asyncio.subprocess.PIPE
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


def test_the_bot_of_the_page_plays_a_match(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Rupert") as owner,
        ):
            table = (await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0))["id"]
            await rosa.request("watch", table=table, seat=0)
            async with started(tmp_path, address, owner, table, 1) as bot:
                await rosa.until(lambda now: bool(now["state"]["seats"][1]))
                await rosa.request("start", table=table)
                await rosa.play_on(table, 0, 10_000)
                _, errors = await bot.communicate()
            assert (await rosa.latest())["state"]["stage"] == "over"
            assert (bot.returncode, errors) == (0, b"")
            moved = [
                entry["seat"]
                for message in rosa.notifications
                if message["type"] == "entries"
                for entry in message["entries"]
                if entry["entry"] == "moved"
            ]
            assert set(moved) == {0, 1}

    run(test())


class Narrow:
    """A rate limit that refuses every twelfth request, independent of the speed of the machine."""

    def __init__(self, *_: float) -> None:
        self._number = 0

    def try_acquire(self, _: float) -> bool:
        """Return True if one more request is allowed."""
        self._number += 1
        return self._number % 12 > 0


def test_two_bots_that_exceed_the_rate_limit_keep_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "TokenBucket", Narrow)
    assert BOT.count(PAUSE) == 1
    hasty = BOT.replace(PAUSE, "pass")  # this limit counts requests, so a pause would not help

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="zwanzig-ab(players=2)"))["id"]
            async with (
                started(tmp_path, address, rosa, table, 0, hasty) as first,
                started(tmp_path, address, tom, table, 1, hasty) as second,
            ):
                await rosa.request("watch", table=table)
                await rosa.until(lambda now: len([held for held in now["state"]["seats"] if held]) == 2)
                await rosa.request("start", table=table)
                errors = [(await bot.communicate())[1] for bot in (first, second)]
                assert [bot.returncode for bot in (first, second)] == [0, 0]
                assert any(b"too many requests" in each for each in errors)

    run(test())


def test_a_restarted_bot_continues_after_a_lost_connection(tmp_path: Path):
    async def test() -> None:
        jars = [CookieJar(unsafe=True) for _ in range(2)]
        async with AsyncExitStack() as stack:
            async with (
                serving(tmp_path) as (_, address),
                connect_guest(address, "Rosa", jars[0]) as rosa,
                connect_guest(address, "Rupert", jars[1]) as owner,
            ):
                table = (await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0))["id"]
                await rosa.request("watch", table=table, seat=0)
                bot = await stack.enter_async_context(started(tmp_path, address, owner, table, 1))
                await rosa.until(lambda now: bool(now["state"]["seats"][1]))
                await rosa.request("start", table=table)
                await rosa.play_on(table, 0, 3)
            await bot.wait()
            assert bot.returncode == 1
            async with (
                serving(tmp_path) as (_, address),
                connect_guest(address, "Rosa", jars[0]) as rosa,
                connect_guest(address, "Rupert", jars[1]) as owner,
                started(tmp_path, address, owner, table, 1) as bot,
            ):
                await rosa.request("watch", table=table, seat=0)
                await rosa.play_on(table, 0, 10_000)
                _, errors = await bot.communicate()
                assert bot.returncode == 0, errors

    run(test())
