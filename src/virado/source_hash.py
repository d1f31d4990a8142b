"""The hash of a module's source, by which results of other versions of the code are ignored."""

import hashlib
from pathlib import Path

SIZE = 8
"""Length of a hash in bytes."""
PLACE = slice(8, 8 + SIZE)
"""The bytes of a compiled module without its source that contain the hash (web/tools/compiling.py)."""


def hash_source(module: Path) -> bytes:
    """Return a hash of the source of a module, given the path of the source or of the compiled module.

    The page without a server has only compiled modules, which contain this hash. Raises OSError.
    """
    source = module.with_suffix(".py")
    if source.exists():
        return hashlib.blake2b(source.read_bytes(), digest_size=SIZE).digest()
    return module.with_suffix(".pyc").read_bytes()[PLACE]
