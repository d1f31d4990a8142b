"""The address file of a data folder, by which programs on the same machine find its server."""

import contextlib
import os
import urllib.request
from pathlib import Path

from virado.server.node_identity import NodeIdentity, open_private
from virado.server.storage.database import StorageError

FILE = "address"
ANSWER_S = 2.0
ANY_ADDRESS = ("0.0.0.0", "::")
"""Hosts that denote every address of this machine."""


class AddressFile:
    """The address of the server that uses a data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / FILE

    def write(self, host: str, port: int) -> None:
        """Write this server's address. Does nothing if the folder is not writable."""
        shown = "127.0.0.1" if host in ANY_ADDRESS else f"[{host}]" if ":" in host else host
        flags = os.O_WRONLY | os.O_TRUNC
        with contextlib.suppress(OSError), open_private(self._file, flags, "w") as file:
            file.write(f"http://{shown}:{port}\n")

    def remove(self) -> None:
        """Remove the file when the server stops listening."""
        with contextlib.suppress(OSError):
            self._file.unlink()

    def find_running(self) -> str:
        """Return the address of a healthy server that uses the folder; empty if there is none."""
        address = self._read()
        return address if address and self._is_locked() and _is_responding(address) else ""

    def find_unhealthy(self) -> str:
        """Return the address of a server that uses the folder but does not answer or is unhealthy; empty if there is none."""
        address = self._read()
        return address if address and self._is_locked() and not _is_responding(address) else ""

    def _read(self) -> str:
        try:
            return self._file.read_text(encoding="ascii").strip()
        except (OSError, ValueError):
            return ""

    def _is_locked(self) -> bool:
        """Return True if a process holds the lock of the folder, or if its file system does not support locks."""
        try:
            mine = NodeIdentity(self._folder)
        except StorageError:
            return False
        known = mine.is_lockable
        mine.close()
        return mine.is_in_use or not known


def _is_responding(address: str) -> bool:
    """Return True if a healthy Virado server responds at this address."""
    if not address.startswith("http://"):
        return False
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=ANSWER_S) as answer:
            return answer.status == 200
    except OSError:
        return False
