"""Systems other than Linux: each call that only some systems have has an alternative (docs/reference/systems.md)."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bots import test_own
from tests.nightly import nightly
from virado.bots.custom import pipes
from virado.commands import serve
from virado.file_lock import lock
from virado.server.new_files import publish
from virado.server.node_identity import NodeIdentity

ROOT = Path(__file__).parents[1]
FILES = (
    "tests/bots/test_own.py",
    "tests/commands",
    "tests/server/test_backup.py",
    "tests/server/test_beside.py",
    "tests/server/test_doctor.py",
    "tests/server/test_node_identity.py",
    "tests/terminal",
)
"""Tests near the calls that differ."""


class TestWithoutPosix:
    """The tests of these files and folders. They and the programs that they start run without the calls of POSIX."""

    pytestmark = nightly

    @pytest.mark.parametrize("file", FILES)
    def test_the_tests_pass_with_the_calls_of_posix_taken_away(self, file: str):
        env = {**os.environ, "PYTHONPATH": str(ROOT / "tests" / "without_posix")}
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", file],
            cwd=ROOT,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:]


@pytest.fixture
def without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "no hard links")

    monkeypatch.setattr(os, "link", refuse)


@pytest.mark.usefixtures("without_links")
def test_a_new_file_needs_no_hard_links_and_replaces_nothing(tmp_path: Path):
    part, path = tmp_path / "part", tmp_path / "path"
    part.write_text("new")
    publish(part, path)
    assert path.read_text() == "new"
    part.write_text("newer")
    with pytest.raises(FileExistsError):
        publish(part, path)
    assert path.read_text() == "new"


@pytest.fixture
def without_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr("virado.file_lock.import_module", missing)


@pytest.mark.usefixtures("without_locks")
def test_a_system_without_locks_gives_every_server_a_new_name(tmp_path: Path):
    with (tmp_path / "file").open("w") as file:
        assert lock(file.fileno())
    first, second = NodeIdentity(tmp_path), NodeIdentity(tmp_path)
    assert first.name != second.name
    assert not first.is_lockable
    assert not first.is_in_use


class WindowsLocks:
    """The module `msvcrt`, with the bytes that processes have locked."""

    LK_LOCK, LK_NBLCK = 1, 2

    def __init__(self) -> None:
        self._locked: set[int] = set()

    def locking(self, descriptor: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        file = os.fstat(descriptor).st_ino
        if file in self._locked:
            raise PermissionError(13, "Permission denied")
        self._locked.add(file)


def test_windows_locks_keep_the_name_of_a_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    locks = WindowsLocks()

    def import_module(name: str) -> WindowsLocks:
        if name != "msvcrt":
            raise ModuleNotFoundError(name=name)
        return locks

    monkeypatch.setattr("virado.file_lock.import_module", import_module)
    first, second = NodeIdentity(tmp_path), NodeIdentity(tmp_path)
    assert (first.is_lockable, first.is_in_use) == (True, False)
    assert (second.is_lockable, second.is_in_use) == (True, True)
    assert second.name != first.name == (tmp_path / "node").read_text().strip()
    first.close()


def test_a_server_stops_on_signals_that_its_event_loop_does_not_take(monkeypatch: pytest.MonkeyPatch):
    async def run() -> None:
        loop, stop = asyncio.get_running_loop(), asyncio.Event()

        def refuse(*_: object) -> None:
            raise NotImplementedError

        monkeypatch.setattr(loop, "add_signal_handler", refuse)
        serve.call_on_signals(loop, stop.set)
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(stop.wait(), 60)

    before = [(each, signal.getsignal(each)) for each in (signal.SIGINT, signal.SIGTERM)]
    try:
        asyncio.run(run())
    finally:
        for number, handler in before:
            signal.signal(number, handler)


@pytest.fixture
def threaded_pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("virado.bots.custom.line_process.pipes_of", pipes.ThreadedPipes)


PIPES: list[Callable[..., Any]] = [
    test_own.test_a_custom_bot_can_call_out_of_turn,
    test_own.test_a_failure_is_reported_and_the_bot_may_continue,
    test_own.test_a_cancelled_request_to_a_bot_ends,
]


@pytest.mark.usefixtures("threaded_pipes")
@pytest.mark.parametrize("check", PIPES, ids=lambda check: check.__name__)
def test_a_bot_of_your_own_runs_where_pipes_need_threads(check: Callable[[], None]):
    check()


@pytest.mark.usefixtures("threaded_pipes")
@pytest.mark.parametrize(("name", "detail"), [("ends", "bot-ended"), ("loops", "bot-too-slow")])
def test_a_bot_that_fails_is_replaced_where_pipes_need_threads(name: str, detail: str):
    test_own.test_a_process_that_ends_or_hangs_is_replaced(name, detail)


FORBIDDEN = re.compile(r'[<>:"|?*\\]')
"""Characters that file names on Windows cannot contain."""


def test_no_file_of_this_project_has_a_name_that_windows_refuses():
    names = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    assert not [name for name in names if FORBIDDEN.search(name)]
    assert len({name.lower() for name in names}) == len(names)
