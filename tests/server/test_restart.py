"""A server that is asked to stop. It tells its clients and loses nothing, and the clients resume after the restart."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.server.clients import run


class Started:
    """A `virado serve` in a separate process."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "virado", "serve", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def ended(self) -> tuple[int, str]:
        """Wait for the end of the process, and return its exit status and log."""
        _, log = self.process.communicate(timeout=120)
        return self.process.returncode, log

    def kill(self) -> None:
        """Kill the process if it is still running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


async def _told(socket: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = await socket.receive_json(timeout=120)
        if message["type"] == kind:
            return message


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_clients_resume_after_a_restart(tmp_path: Path, number: signal.Signals):
    async def play(server: Started) -> tuple[str, str, dict[str, Any]]:
        async with ClientSession(server.address) as http:
            guest = await http.post("/api/guest", json={"name": "Rosa"})
            headers = {"Cookie": f"virado={guest.cookies['virado'].value}"}
            async with http.ws_connect("/ws", headers=headers) as socket:
                await socket.send_json({"do": "hello", "id": "h"})
                create = {"variant": "casino", "sit": 0, "bots": {"1": "greedy"}, "start": True}
                await socket.send_json({"do": "create", "id": "c", **create})
                table = (await _told(socket, "done"))["result"]["id"]
                await socket.send_json({"do": "watch", "id": "w", "table": table, "seat": 0})
                seen = await _told(socket, "entries")
                server.process.send_signal(number)
                goodbye = await _told(socket, "goodbye")
                assert goodbye["because"] == "restart"
                assert 0 < goodbye["again_ms"] < 5000
                await socket.receive()
                assert socket.close_code == 1012
        return headers["Cookie"], table, seen

    async def come_back(server: Started, cookie: str, table: str, seen: dict[str, Any]) -> None:
        async with (
            ClientSession(server.address, headers={"Cookie": cookie}) as http,
            http.ws_connect("/ws") as socket,
        ):
            await socket.send_json({"do": "hello", "id": "h"})
            since = seen["first"] + len(seen["entries"])
            await socket.send_json({"do": "watch", "id": "w", "table": table, "seat": 0, "since": since})
            missed = await _told(socket, "entries")
            assert missed["first"] == since
            assert missed["view"]["hands"] == seen["view"]["hands"] or len(missed["entries"]) > 0
            while not any(asked[0] == 0 for asked in missed["state"]["asked"]):
                missed = await _told(socket, "entries")
            await socket.send_json({"do": "legal", "id": "l", "table": table, "seat": 0})
            legal = (await _told(socket, "done"))["result"]
            while "moves" not in (legal or {}):
                legal = (await _told(socket, "done"))["result"]
            command = {"do": "play", "seat": 0, "move": legal["moves"][0]["text"]}
            await socket.send_json({"do": "act", "id": "a", "table": table, "command": command})
            assert (await _told(socket, "done"))["id"] == "a"

    async def test() -> None:
        first = await asyncio.to_thread(Started, tmp_path)
        try:
            kept = await play(first)
            status, log = await asyncio.to_thread(first.ended)
        finally:
            first.kill()
        assert status == 0
        assert '"stopped"' in log
        assert "Traceback" not in log
        second = await asyncio.to_thread(Started, tmp_path)
        try:
            await come_back(second, *kept)
            second.process.send_signal(signal.SIGTERM)
            assert (await asyncio.to_thread(second.ended))[0] == 0
        finally:
            second.kill()

    run(test())
