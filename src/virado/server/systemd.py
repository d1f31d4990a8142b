"""What systemd is told of a server (sd_notify): that it is ready, that it still runs, that it stops.

The unit says after how long without a word the server is ended and started again (`WatchdogSec`). The word is given by the event
loop: if that stands still, nobody is served.
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import Mapping

READY, RUNS, STOPS = b"READY=1", b"WATCHDOG=1", b"STOPPING=1"


class SystemdNotifier:
    """Whoever has started this server, if it wants to be told."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        path = environment.get("NOTIFY_SOCKET", "")
        self._address = "\0" + path[1:] if path.startswith("@") else path
        mine = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
        self.patience_s = int(environment.get("WATCHDOG_USEC", "0") if mine else "0") / 1e6
        """After so many seconds without a word the server is ended; 0: never."""

    def notify(self, word: bytes) -> None:
        """Say it, if anybody listens."""
        if not self._address:
            return
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(word, self._address)

    async def notify_watchdog(self) -> None:
        """Say that the server runs, three times in the time that it has, for ever."""
        while self._address and self.patience_s:
            self.notify(RUNS)
            await asyncio.sleep(self.patience_s / 3)
