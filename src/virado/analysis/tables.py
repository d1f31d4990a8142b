"""Tables computed from code and stored in the user's cache folder."""

import hashlib
import io
import sys
import time
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from virado.cached_files import read_cached, remove, write
from virado.folders import cache_folder
from virado.kernel.fingerprint import source_hash

FOLDER = "tables"
MAX_AGE_S = 30 * 86_400
"""Age in seconds after which tables of other versions of the code are deleted."""


def load_or_build(
    name: str, modules: tuple[str, ...], build: Callable[[], np.ndarray[Any, Any]]
) -> np.ndarray[Any, Any]:
    """Return the array of that name from the cache, or build and cache it.

    `modules` are the modules on which the array depends. The file name includes a hash of their code, so that a table
    of older rules is never used. Tables of other versions of the code are deleted 30 days after they were written.
    """
    digest = hashlib.blake2b(digest_size=8)
    for module in modules:
        digest.update(f"{module} {source_hash(Path(str(sys.modules[module].__file__)))}\0".encode())
    path = cache_folder() / FOLDER / f"{name}-{digest.hexdigest()}.table"
    data = read_cached(path)
    if data is not None:
        with suppress(ValueError, EOFError, OSError, zipfile.BadZipFile):
            return np.load(io.BytesIO(data), allow_pickle=False)
    table = build()
    content = io.BytesIO()
    np.save(content, table, allow_pickle=False)
    if write(path, content.getvalue()):
        _prune(path, f"{name}-*")
    return table


def _prune(kept: Path, pattern: str) -> None:
    """Delete old files in the folder of `kept` whose name matches the pattern."""
    with suppress(OSError):
        for other in kept.parent.glob(pattern):
            if other != kept and other.stat().st_mtime < time.time() - MAX_AGE_S:
                remove(other)
