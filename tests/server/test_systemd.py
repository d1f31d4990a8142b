"""Notifications of a server to systemd."""

import asyncio
import os
import socket
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.clients import run
from virado.server.systemd import READY, RUNS, STOPS, SystemdNotifier


@contextmanager
def _listening(address: str) -> Generator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind("\0" + address[1:] if address.startswith("@") else address)
        line.setblocking(False)
        yield line


@pytest.mark.parametrize("is_abstract", [False, True])
def test_systemd_is_notified_of_start_and_stop_and_of_running_in_between(*, is_abstract: bool):
    async def test(address: str) -> None:
        loop = asyncio.get_running_loop()
        with _listening(address) as line:
            supervisor = SystemdNotifier({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "60000"})
            supervisor.notify(READY)
            telling = asyncio.create_task(supervisor.notify_watchdog())
            heard = [await loop.sock_recv(line, 100) for _ in range(4)]
            telling.cancel()
            assert heard == [READY, RUNS, RUNS, RUNS]
            while heard[-1] != STOPS:
                supervisor.notify(STOPS)
                heard.append(await loop.sock_recv(line, 100))

    with tempfile.TemporaryDirectory() as folder:
        run(test(f"@virado-test-{os.getpid()}" if is_abstract else str(Path(folder) / "notify")))


def test_without_systemd_no_notifications_are_sent():
    alone = SystemdNotifier({})
    alone.notify(READY)
    run(alone.notify_watchdog())
    with tempfile.TemporaryDirectory() as folder:
        gone = str(Path(folder) / "gone")
        child = SystemdNotifier({"NOTIFY_SOCKET": gone, "WATCHDOG_USEC": "60000", "WATCHDOG_PID": "1"})
        assert child.patience_s == 0
        child.notify(READY)
        run(child.notify_watchdog())
