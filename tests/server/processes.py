"""Servers in separate processes, which tests can kill, suspend and resume."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

START_S = 60


class Process:
    """A `virado serve` on a free local port."""

    def __init__(
        self, folder: Path, database: str = "", *, lease_s: int = 10, keys: Path | None = None
    ) -> None:
        """Start the server. It may not listen yet; `address` waits until it does."""
        flags = ["--port", "0", "--data", str(folder), "--lease", str(lease_s)]
        if keys is not None:
            flags += ["--keys", str(keys)]
        flags += ["--per-address", "0", "--log", "off", "--no-prepare-bots", "--database", database]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "virado", "serve", *flags],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        self._address = ""

    async def wait_until_ready(self) -> str:
        """Return the address of the server as soon as it listens."""
        return await asyncio.to_thread(lambda: self.address)

    @property
    def address(self) -> str:
        """Address of the server. Waits until the server listens."""
        if not self._address:
            assert self._process.stdout is not None
            line = self._process.stdout.readline()
            assert "http://" in line, line or "the server has ended"
            self._address = line.split()[-1]
        return self._address

    def kill(self) -> None:
        """Kill the process immediately, as a power failure would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.communicate(timeout=START_S)

    def stop(self) -> None:
        """Suspend the process until `go_on`."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume the process."""
        self._process.send_signal(signal.SIGCONT)

    def terminate(self) -> None:
        """Terminate the process, as an operator would."""
        self._process.terminate()
        self._process.communicate(timeout=START_S)
        assert self._process.returncode == 0

    def end(self) -> None:
        """End the process, whatever its state."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self.kill()
