"""The cache of compiled kernels: one file per kernel and argument types.

The name of the directory is a hash of the versions of Python, NumPy, Numba and llvmlite, of the processor, and of the
compiling modules of this package. The name of a file is a hash of everything that the kernel refers to
(`fingerprint`) and of its argument types. A change in any of these leads to another file. A file never changes after
it was written: processes that compile the same kernel concurrently write identical files.

Saving a kernel prunes the cache. Files and other directories that were not used for MAX_AGE_S are deleted. If more
than MAX_FILES files or MAX_DIRECTORIES directories remain, those unused for the longest time are deleted, unless they
were used within RECENT_S. Importing this module prunes nothing. A process whose file was deleted by another process
compiles the kernel again.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from virado.cached_files import read_cached, remove, write
from virado.folders import cache_folder
from virado.kernel.fingerprint import UncachableError, fingerprint, machinery

MAX_AGE_S = 30 * 86_400
MAX_DIRECTORIES = 8
MAX_FILES = 400
RECENT_S = 86_400
SETTINGS = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_OPT", "NUMBA_LOOP_VECTORIZE", "NUMBA_BOUNDSCHECK")
"""Numba settings that change the machine code."""


def _processor() -> str:
    import llvmlite.binding as llvm

    try:
        features = llvm.get_host_cpu_features().flatten()
    except RuntimeError:  # the platform does not report the features of the processor
        features = ""
    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {features}"


@cache
def _versions() -> str:
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version} {version('numba')} {version('llvmlite')} {version('numpy')}".encode())
    digest.update(_processor().encode())
    digest.update(repr([os.environ.get(name) for name in SETTINGS]).encode())
    digest.update(machinery().encode())
    return digest.hexdigest()


def directory() -> Path:
    """Return the directory of the kernels for the installed versions. The directory may not exist yet."""
    return cache_folder() / "kernels" / _versions()


class KernelFiles:
    """The cached files of one kernel."""

    def __init__(self, function: Callable[..., Any]) -> None:
        try:
            self._prefix = f"{getattr(function, '__name__', 'kernel')}-{fingerprint(function)}"
        except (UncachableError, ValueError):  # ValueError: a variable of the closure has no value yet
            self._prefix = ""

    def _path(self, types: str) -> Path | None:
        if not self._prefix:
            return None
        digest = hashlib.blake2b(types.encode(), digest_size=8).hexdigest()
        return directory() / f"{self._prefix}-{digest}.kernel"

    def exist(self) -> bool:
        """Return True if the kernel is cached for any argument types."""
        if not self._prefix:
            return False
        try:
            return any(read_cached(path) is not None for path in directory().glob(f"{self._prefix}-*.kernel"))
        except OSError:
            return False

    def load(self, types: str) -> bytes | None:
        """Return the data saved for these argument types, or None."""
        path = self._path(types)
        data = path and read_cached(path)
        if path and data is not None:
            mark_used(path)
            mark_used(path.parent)
        return data

    def save(self, types: str, data: bytes) -> None:
        """Save a kernel compiled for these argument types. Failures to write are ignored."""
        path = self._path(types)
        if path and write(path, data):
            mark_used(path.parent)
            prune(path.parent)


def mark_used(used: Path) -> None:
    """Mark a file or directory as used, at most once an hour."""
    try:
        if used.stat().st_mtime < time.time() - 3600:
            os.utime(used)
    except OSError:
        pass


def prune(mine: Path) -> None:
    """Delete unused kernels in the directory `mine`, and unused directories beside `mine`."""
    try:
        for file in _unused_paths(mine.glob("*.kernel"), MAX_FILES):
            remove(file)
        others = (path for path in mine.parent.iterdir() if path != mine and path.is_dir())
        for other in _unused_paths(others, MAX_DIRECTORIES - 1):
            shutil.rmtree(other, ignore_errors=True)
    except OSError:
        pass


def _unused_paths(paths: Iterable[Path], allowed: int) -> list[Path]:
    """Return the paths that were not used recently enough to remain in the cache.

    A path remains if it was used within RECENT_S. The `allowed` paths with the latest use also remain if they were
    used within MAX_AGE_S.
    """
    now = time.time()
    ages = sorted((now - path.stat().st_mtime, path) for path in paths)
    return [
        path
        for place, (age, path) in enumerate(ages)
        if age > MAX_AGE_S or (place >= allowed and age > RECENT_S)
    ]
