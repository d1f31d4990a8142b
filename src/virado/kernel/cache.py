"""Where compiled kernels are kept: one file for each kernel and types of its arguments.

The files lie in a directory named by a hash of the versions of Python, NumPy, Numba and llvmlite, of the processor, and of
the modules here that compile. Within it a kernel is named by all that it refers to (`fingerprint`) and by the types of its
arguments. A change in any of these leads to another file, a change anywhere else to the same; no file is ever changed after
it was written: processes that compile the same kernel at once write the same file, one after the other.

When a kernel has been saved, what nobody uses is pruned: files of this directory and other directories that were not used
for KEPT seconds, and of the others all but the KEPT_FILES and KEPT_DIRECTORIES used last, unless they were used within RECENT
seconds. Nothing is pruned at import. Whoever reads a file that another process deletes only has to compile again.
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

KEPT = 30 * 86_400
KEPT_DIRECTORIES = 8
KEPT_FILES = 400
RECENT = 86_400
SETTINGS = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_OPT", "NUMBA_LOOP_VECTORIZE", "NUMBA_BOUNDSCHECK")
"""Settings of Numba's that change the machine code."""


def _processor() -> str:
    import llvmlite.binding as llvm

    try:
        features = llvm.get_host_cpu_features().flatten()
    except RuntimeError:  # the platform does not say
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
    """The directory of the kernels of these versions; it need not exist."""
    return cache_folder() / "kernels" / _versions()


class KernelFiles:
    """The files of one kernel."""

    def __init__(self, function: Callable[..., Any]) -> None:
        try:
            self._prefix = f"{getattr(function, '__name__', 'kernel')}-{fingerprint(function)}"
        except (UncachableError, ValueError):  # ValueError: it closes over a name that has no value yet
            self._prefix = ""

    def _path(self, types: str) -> Path | None:
        if not self._prefix:
            return None
        digest = hashlib.blake2b(types.encode(), digest_size=8).hexdigest()
        return directory() / f"{self._prefix}-{digest}.kernel"

    def exist(self) -> bool:
        """Whether the kernel is kept for some types of its arguments."""
        if not self._prefix:
            return False
        try:
            return any(read_cached(path) is not None for path in directory().glob(f"{self._prefix}-*.kernel"))
        except OSError:
            return False

    def load(self, types: str) -> bytes | None:
        """What was saved for these types of its arguments; None if nothing was."""
        path = self._path(types)
        data = path and read_cached(path)
        if path and data is not None:
            mark_used(path)
            mark_used(path.parent)
        return data

    def save(self, types: str, data: bytes) -> None:
        """Keep a kernel that was compiled for these types of its arguments, if that is possible."""
        path = self._path(types)
        if path and write(path, data):
            mark_used(path.parent)
            prune(path.parent)


def mark_used(used: Path) -> None:
    """Note that a file or a directory is in use, at most once an hour."""
    try:
        if used.stat().st_mtime < time.time() - 3600:
            os.utime(used)
    except OSError:
        pass


def prune(mine: Path) -> None:
    """Delete the kernels in `mine`, and the directories beside it, that nobody has used for long (see above)."""
    try:
        for file in _unused_paths(mine.glob("*.kernel"), KEPT_FILES):
            remove(file)
        others = (path for path in mine.parent.iterdir() if path != mine and path.is_dir())
        for other in _unused_paths(others, KEPT_DIRECTORIES - 1):
            shutil.rmtree(other, ignore_errors=True)
    except OSError:
        pass


def _unused_paths(paths: Iterable[Path], kept: int) -> list[Path]:
    """Those not used for KEPT seconds, and of the others all but so many, unless they were used within RECENT seconds."""
    now = time.time()
    ages = sorted((now - path.stat().st_mtime, path) for path in paths)
    return [path for place, (age, path) in enumerate(ages) if age > KEPT or (place >= kept and age > RECENT)]
