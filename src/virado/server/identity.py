"""The name under which a node holds tables.

A node that is started again after a crash may take its tables back at once, if it is certain that the former process is
gone. The data folder holds the name, in a file that the process keeps locked; the lock ends with the process, however that ends.
"""

import secrets
from importlib import import_module
from pathlib import Path
from typing import IO

from virado.server.storage.database import StorageError

FILE = "node"


class Identity:
    """A name that no other running process has."""

    def __init__(self, folder: Path) -> None:
        """The name of the folder, or a new one if another process uses it (or this system has no such locks). StorageError."""
        self.name = f"node-{secrets.token_hex(4)}"
        self.is_taken = False
        """Whether another process uses the folder."""
        self.is_lockable = False
        """Whether this system has locks, so that `is_taken` says something."""
        self._file: IO[str] | None = None
        try:
            fcntl = import_module("fcntl")
        except ImportError:
            return
        self.is_lockable = True
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = (folder / FILE).open("a+", encoding="ascii")
        except OSError as error:
            raise StorageError(f"{folder}: {error.strerror}") from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            self.is_taken = True
            return
        self._file = file
        file.seek(0)
        known = file.read().strip()
        if known:
            self.name = known
        else:
            file.write(self.name + "\n")
            file.flush()

    def close(self) -> None:
        """Let another process have the name."""
        if self._file is not None:
            self._file.close()
