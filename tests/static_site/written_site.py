"""The folder that `virado site` writes, made once for all processes of a test run."""

import subprocess
import sys
from pathlib import Path

import pytest

from virado import file_lock

NAME = "virado"
"""Path of the page below the root of its file server."""


def write_once(factory: pytest.TempPathFactory) -> Path:
    """Return the root of a file server with the page at `NAME`. Other processes of the run share it: do not change it."""
    own = factory.getbasetemp()
    root = (own.parent if own.name.startswith("popen-") else own) / "static-site"
    root.mkdir(exist_ok=True)
    with (root.parent / "static-site.lock").open("wb") as file:
        file_lock.acquire(file.fileno(), wait=True)
        if not (root / NAME).exists():
            unfinished = root / "unfinished"
            command = [sys.executable, "-m", "virado", "site", str(unfinished)]
            subprocess.run(command, check=True, capture_output=True)
            unfinished.rename(root / NAME)
    return root
