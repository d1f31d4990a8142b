"""Files of the cache folder: what this program can always make again.

A file is written beside its place and then moved there, so that nobody reads half of it. A folder that is missing or
cannot be written, and a file that is damaged, cost time and nothing else.
"""

import hashlib
import io
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from virado.kernel.fingerprint import source_hash

if TYPE_CHECKING:
    import numpy as np

FOLDER = "tables"
KEPT = 30 * 86_400
"""Seconds for which a table of other code is kept."""


def cache_folder() -> Path:
    """Where files that can be made again are kept: VIRADO_CACHE_DIR, or the user's cache folder."""
    given = os.environ.get("VIRADO_CACHE_DIR")
    if not given:
        import platformdirs

        given = platformdirs.user_cache_dir("virado")
    return Path(given).absolute()


def read(path: Path) -> bytes | None:
    """The content of a file that `write` wrote; None if there is none, or it is damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    checksum, data = content[:16], content[16:]
    return data if checksum == _checksum(data) else None


def write(path: Path, data: bytes) -> bool:
    """Write a file with a checksum, folders included, in one step for whoever reads it; whether that was possible."""
    import tempfile

    part: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.stem[:40], suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(_checksum(data) + data)
        Path(part).replace(path)
    except OSError:
        if part is not None:
            remove(Path(part))
        return False
    return True


def remove(path: Path) -> None:
    """Delete a file if that is possible."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


# ---------------------------------------------------------------------- tables
def stored(
    name: str, modules: tuple[str, ...], build: Callable[[], "np.ndarray[Any, Any]"]
) -> "np.ndarray[Any, Any]":
    """The array of that name, built if the cache does not hold it; `modules` are those it follows from.

    A table is named by what it holds and by a hash of the code that it follows from, so that a table of older
    rules is never used; tables of other code are deleted 30 days after they were written.
    """
    import zipfile

    import numpy as np

    digest = hashlib.blake2b(digest_size=8)
    for module in modules:
        digest.update(f"{module} {source_hash(Path(str(sys.modules[module].__file__)))}\0".encode())
    path = cache_folder() / FOLDER / f"{name}-{digest.hexdigest()}.table"
    data = read(path)
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
    """Delete the files beside `kept` that match and are older than KEPT."""
    with suppress(OSError):
        for other in kept.parent.glob(pattern):
            if other != kept and other.stat().st_mtime < time.time() - KEPT:
                remove(other)
