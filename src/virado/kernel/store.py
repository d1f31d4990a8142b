"""Tables that take a while to build, kept in the user's cache folder.

A table is named by what it holds and by a hash of the sources that it follows from, so that a table of older rules is
never used. A cache that cannot be read or written costs time, nothing else.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

FOLDER = "tables"


def cache_folder() -> Path:
    """Where this program keeps what it can always make again: VIRADO_CACHE_DIR, or the user's cache folder."""
    return Path(os.environ.get("VIRADO_CACHE_DIR") or platformdirs.user_cache_dir("virado"))


def stored(
    name: str, modules: tuple[str, ...], build: Callable[[], "np.ndarray[Any, Any]"]
) -> "np.ndarray[Any, Any]":
    """The array of that name, built if the cache does not hold it; `modules` are those it follows from."""
    digest = hashlib.blake2b(digest_size=8)
    for module in modules:
        digest.update(module.encode() + b"\0" + Path(str(sys.modules[module].__file__)).read_bytes())
    path = cache_folder() / FOLDER / f"{name}-{digest.hexdigest()}.npy"
    try:
        return np.load(path, allow_pickle=False)
    except (OSError, ValueError, EOFError):
        table = build()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob(f"{name}-*.npy"):
            old.unlink(missing_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as part:
            np.save(part, table, allow_pickle=False)
        Path(part.name).replace(path)
    except OSError:
        pass
    return table
