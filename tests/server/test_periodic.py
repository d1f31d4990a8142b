"""Periodic work, which continues after any error."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from tests.server.clients import connect_guest, run, serving
from tests.waiting import until
from virado.server.logs import make_logger
from virado.server.periodic import repeat
from virado.server.storage.database import StorageError
from virado.server.tables.node import Node


def test_errors_are_logged_without_their_messages_and_the_work_continues():
    stream = io.StringIO()
    outcomes: list[int | Exception] = [3, StorageError("the password is"), KeyError("king of spades"), 0, 5]
    done = asyncio.Event()

    async def work() -> int:
        if not outcomes:
            done.set()
            return 0
        outcome = outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def test() -> None:
        task = asyncio.create_task(repeat(work, every_s=0, event="tidied", log=make_logger("json", stream)))
        await done.wait()
        task.cancel()

    run(test())
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["event"], line.get("count")) for line in lines] == [
        ("tidied", 3),
        ("not-stored", None),
        ("internal-error", None),
        ("tidied", 5),
    ]
    assert "king" not in stream.getvalue()
    assert "password" not in stream.getvalue()


def test_leases_are_renewed_after_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    failures: list[str] = []

    async def broken(_: Node) -> None:
        failures.append("broken")
        raise KeyError("king of spades")

    monkeypatch.setattr(Node, "unload_idle_tables", broken)

    async def test() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, what: failures.append(str(what["message"])))
        async with (
            serving(tmp_path, lease_s=0.3) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            await rosa.request("create", variant="casino", sit=0)
            await until(lambda: failures)
            monkeypatch.undo()
            (table,) = server.node.tables.values()
            lease = table.lease
            await until(lambda: table.lease != lease)
        assert failures[:2] == ["broken", "the leases could not be renewed"]

    run(test())
