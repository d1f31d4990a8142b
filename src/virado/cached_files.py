"""Files in the cache folder, all of which can be rebuilt.

A file is written under a temporary name and then renamed, so that no reader sees an incomplete file. A damaged file,
or a missing or read-only folder, only costs time.
"""

import hashlib
import os
from contextlib import suppress
from pathlib import Path


def read_cached(path: Path) -> bytes | None:
    """Return the content of a file that `write` has written, or None if it is missing or damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    checksum, data = content[:16], content[16:]
    return data if checksum == _checksum(data) else None


def write(path: Path, data: bytes) -> bool:
    """Write a file atomically, with a checksum, and create its folders.

    Returns False if writing fails.
    """
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


def is_writable(folder: Path) -> bool:
    """Return True if files can be written to a folder, which may not exist yet."""
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    return os.access(existing, os.W_OK | os.X_OK)


def remove(path: Path) -> None:
    """Delete a file. Errors are ignored."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()
