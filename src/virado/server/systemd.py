"""Notifications to systemd (sd_notify): the server is ready, is still running, or is stopping.

`WatchdogSec` of the unit is the time without a notification after which systemd restarts the server. The
notifications come from the event loop, because a server with a blocked event loop must be restarted.
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import Mapping

READY, RUNS, STOPS = b"READY=1", b"WATCHDOG=1", b"STOPPING=1"


class SystemdNotifier:
    """The connection to the process manager that started this server, if it expects notifications."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        path = environment.get("NOTIFY_SOCKET", "")
        path = path if hasattr(socket, "AF_UNIX") else ""
        self._address = "\0" + path[1:] if path.startswith("@") else path
        mine = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
        self.patience_s = int(environment.get("WATCHDOG_USEC", "0") if mine else "0") / 1e6
        """Time without a notification after which the server is restarted, in seconds; 0: unlimited."""

    def notify(self, word: bytes) -> None:
        """Send a notification, if the process manager expects it."""
        if not self._address:
            return
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(word, self._address)

    async def notify_watchdog(self) -> None:
        """Send watchdog notifications until cancelled, three in each watchdog period."""
        while self._address and self.patience_s:
            self.notify(RUNS)
            await asyncio.sleep(self.patience_s / 3)
