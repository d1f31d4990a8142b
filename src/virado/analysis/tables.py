"""Tables computed from code and stored in the user's cache folder."""

import hashlib
import sys
import time
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from virado.cached_files import read_cached, remove, write
from virado.folders import cache_folder
from virado.source_hash import hash_source

FOLDER = "tables"
MAX_AGE_S = 30 * 86_400
"""Age in seconds after which tables of other versions of the code are deleted."""
used: dict[str, Path] = {}
"""The files of the tables that this process has loaded or built, by name of the file."""
Numbers: TypeAlias = "array[int]"
"""A table as 64-bit numbers."""


def load_or_build(name: str, modules: tuple[str, ...], build: Callable[[], Numbers]) -> Numbers:
    """Return the table of that name from the cache, or build and cache it.

    `modules` are the modules on which the table depends. The file name includes a hash of their sources, which is the
    same for every version of Python, so that a table of other rules is never used. Tables of other versions of the
    code are deleted 30 days after they were written.
    """
    path = _path(name, modules)
    used[path.name] = path
    data = read_cached(path)
    if data:
        with suppress(ValueError):
            return array("q", data)
    table = build()
    if write(path, table.tobytes()):
        _prune(path, f"{name}-*")
    return table


def _path(name: str, modules: tuple[str, ...]) -> Path:
    digest = hashlib.blake2b(digest_size=8)
    for module in modules:
        digest.update(hash_source(Path(str(sys.modules[module].__file__))))
    return cache_folder() / FOLDER / f"{name}-{digest.hexdigest()}.words"


def _prune(kept: Path, pattern: str) -> None:
    """Delete old files in the folder of `kept` whose name matches the pattern."""
    with suppress(OSError):
        for other in kept.parent.glob(pattern):
            if other != kept and other.stat().st_mtime < time.time() - MAX_AGE_S:
                remove(other)
