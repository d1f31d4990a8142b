"""Where compiled kernels are kept: one file for each kernel and types of its arguments.

The files lie in a directory named by a hash of the sources that kernels are made of, of the versions of Python, Numba
and llvmlite, and of the processor. Within it a kernel is named by all that it refers to (`fingerprint`). A change in
any of these leads to another file, and no file is ever changed after it was written: processes that compile the same
kernel at once write the same file, one after the other.

When a kernel has been saved, directories of other sources are pruned: those not used for KEPT seconds, and of the others
all but the KEPT_DIRECTORIES used last, unless they were used within RECENT seconds. Nothing is pruned at import.
Who reads a directory that another process deletes only has to compile again.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from virado.kernel.store import cache_folder, read, write

KEPT = 30 * 86_400
KEPT_DIRECTORIES = 8
RECENT = 86_400
SOURCES = ("cards.py", "kernel", "games", "bots", "analysis")
"""Where rules and kernels are written: a change anywhere else leaves what is compiled as it is."""
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
def _sources_hash() -> str:
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version} {version('numba')} {version('llvmlite')} {version('numpy')}".encode())
    digest.update(_processor().encode())
    digest.update(repr([os.environ.get(name) for name in SETTINGS]).encode())
    package = Path(__file__).resolve().parents[1]
    files = (path for part in SOURCES for path in [package / part, *(package / part).rglob("*.py")])
    for path in sorted(path for path in files if path.is_file()):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def directory() -> Path:
    """The directory of the kernels of these sources; it need not exist."""
    return cache_folder() / "kernels" / _sources_hash()


class UncachableError(Exception):
    """A kernel refers to something that has no fingerprint."""


def fingerprint(function: Callable[..., Any]) -> str:
    """A hash of a function and all that it refers to: functions, constants, and what it closes over.

    UncachableError if that is more than functions, numbers, texts, arrays and tuples of them.
    """
    digest = hashlib.blake2b(digest_size=12)
    met: dict[int, int] = {}

    def take(value: Any, names: frozenset[str]) -> None:
        if isinstance(value, FunctionType):
            known = met.get(id(value))
            digest.update(f"f{known}".encode())
            if known is None:
                met[id(value)] = len(met)
                take_function(value)
        elif isinstance(value, tuple | list):
            items = cast("tuple[Any, ...] | list[Any]", value)
            digest.update(f"t{len(items)}".encode())
            for item in items:
                take(item, names)
        elif isinstance(value, frozenset):
            digest.update(repr(sorted(map(repr, cast("frozenset[Any]", value)))).encode())
        elif isinstance(value, CodeType):
            take_code(value)
        elif isinstance(value, ModuleType):
            digest.update(value.__name__.encode())
            for name in sorted(names & vars(value).keys()):
                take(vars(value)[name], names)
        elif value is None or isinstance(value, bool | int | float | complex | str | bytes | type):
            digest.update(f"{type(value).__name__} {value!r}\0".encode())
        elif type(value).__module__ == "numpy" and hasattr(value, "tobytes"):
            digest.update(f"{value.dtype} {value.shape}".encode() + value.tobytes())
        elif callable(value) and hasattr(value, "__qualname__"):
            digest.update(f"{value.__module__}.{value.__qualname__}\0".encode())
        else:
            raise UncachableError(repr(value))

    def take_code(code: CodeType) -> None:
        digest.update(code.co_code + repr((code.co_names, code.co_varnames)).encode())
        take(code.co_consts, frozenset())

    def take_function(function: FunctionType) -> None:
        digest.update(f"{function.__module__}.{function.__qualname__}\0".encode())
        code = function.__code__
        take_code(code)
        names = _names_in(code)
        take(function.__defaults__, names)
        for cell in function.__closure__ or ():
            take(cell.cell_contents, names)
        for name in sorted(names & function.__globals__.keys()):
            digest.update(name.encode())
            take(function.__globals__[name], names)

    take(function, frozenset())
    return digest.hexdigest()


def _names_in(code: CodeType) -> frozenset[str]:
    inner = (_names_in(const) for const in code.co_consts if isinstance(const, CodeType))
    return frozenset(code.co_names).union(*inner)


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
            return any(read(path) is not None for path in directory().glob(f"{self._prefix}-*.kernel"))
        except OSError:
            return False

    def load(self, types: str) -> bytes | None:
        """What was saved for these types of its arguments; None if nothing was."""
        path = self._path(types)
        data = path and read(path)
        if path and data is not None:
            mark_used(path.parent)
        return data

    def save(self, types: str, data: bytes) -> None:
        """Keep a kernel that was compiled for these types of its arguments, if that is possible."""
        path = self._path(types)
        if path and write(path, data):
            mark_used(path.parent)
            prune(path.parent)


def mark_used(used: Path) -> None:
    """Note that a directory is in use, at most once an hour."""
    try:
        if used.stat().st_mtime < time.time() - 3600:
            os.utime(used)
    except OSError:
        pass


def prune(mine: Path) -> None:
    """Delete the directories beside `mine` that nobody has used for long (see above)."""
    now = time.time()
    try:
        others = [(d.stat().st_mtime, d) for d in mine.parent.iterdir() if d != mine and d.is_dir()]
    except OSError:
        return
    others.sort(reverse=True)
    for place, (used, other) in enumerate(others):
        age = now - used
        if age > KEPT or (place >= KEPT_DIRECTORIES - 1 and age > RECENT):
            shutil.rmtree(other, ignore_errors=True)
