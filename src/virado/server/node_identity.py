"""The name under which a node leases tables.

A node restarted after a crash may take its tables back immediately if the former process has certainly ended. The
data folder holds the name in a file that the process keeps locked. The lock disappears with the process, even after a
crash.
"""

import os
import secrets
import time
from pathlib import Path
from typing import IO

from virado.file_lock import acquire
from virado.server.storage.database import StorageError

FILE = "node"
PRIVATE = 0o600
"""File permissions in the data folder."""
PATIENCE_S, LOOK_S = 1.0, 0.02
"""Timeout and polling interval for the lock, in seconds. `virado doctor` may hold the lock briefly."""


class NodeIdentity:
    """A name that no other running process uses."""

    def __init__(self, folder: Path, *, patience_s: float = 0.0) -> None:
        """Acquire the name in the folder.

        Uses a new name if another process uses the folder, or if the system does not support file locks. `patience_s`
        is the time in seconds to wait for the lock, which `virado doctor` may hold briefly. Raises StorageError.
        """
        self.name = f"node-{secrets.token_hex(4)}"
        self.is_in_use = False
        """True if another process uses the folder."""
        self.is_lockable = False
        """True if the system supports file locks, so that `is_in_use` is reliable."""
        self._file: IO[str] | None = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = open_private(folder / FILE, os.O_RDWR | os.O_APPEND, "a+")
        except OSError as error:
            raise StorageError(f"{folder}: {error.strerror}") from None
        until = time.monotonic() + patience_s
        while True:
            try:
                acquire(file.fileno())
                break
            except ImportError:
                file.close()
                return
            except OSError:
                self.is_lockable = True
                if time.monotonic() < until:
                    time.sleep(LOOK_S)
                    continue
                file.close()
                self.is_in_use = True
                return
        self.is_lockable = True
        self._file = file
        file.seek(0)
        known = file.read().strip()
        if known:
            self.name = known
        else:
            file.write(self.name + "\n")
            file.flush()

    def close(self) -> None:
        """Release the name, so that another process can take it."""
        if self._file is not None:
            self._file.close()


def open_private(path: Path, flags: int, mode: str) -> IO[str]:
    """Open or create a file that only its owner may read, and make an existing file private. Raises OSError."""
    descriptor = os.open(path, flags | os.O_CREAT, PRIVATE)
    file = os.fdopen(descriptor, mode, encoding="ascii")
    if os.name == "posix" and os.fstat(descriptor).st_mode & ~PRIVATE & 0o777:
        os.fchmod(descriptor, PRIVATE)
    return file
