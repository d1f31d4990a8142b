"""Folders of this program on the user's machine."""

import os
from pathlib import Path


def cache_folder() -> Path:
    """Where this program keeps what it can always make again: VIRADO_CACHE_DIR, or the user's cache folder."""
    given = os.environ.get("VIRADO_CACHE_DIR")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_cache_dir("virado"))
