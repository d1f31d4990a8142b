"""Files of the cache folder: what this program can always make again.

A file is written beside its place and then moved there, so that nobody reads half of it. A folder that is missing or
cannot be written, and a file that is damaged, cost time and nothing else.
"""

import hashlib
import os
from contextlib import suppress
from pathlib import Path


def read_cached(path: Path) -> bytes | None:
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
