"""The user's folders: one for data that is kept, one for a cache."""

import os
from pathlib import Path

from virado.refusal import OptionsError

NAME = "virado"


def data_folder(given: str = "") -> Path:
    """Return the folder for data: `given`, else that of VIRADO_DATA, else the user's own.

    OptionsError (`bad-options`, detail `no-home`) if none is named and the user has no home folder.
    """
    named = given or os.environ.get("VIRADO_DATA", "")
    if named:
        return Path(os.path.expanduser(named))  # noqa: PTH111  # which leaves `~` where there is no home folder
    import platformdirs

    try:
        return platformdirs.user_data_path(NAME, appauthor=False)
    except RuntimeError:  # no HOME, and the user is not in the list of users
        raise OptionsError("no-home") from None


def cache_folder() -> Path:
    """Return the folder for files that can be made again: that of VIRADO_CACHE_DIR, else the user's cache folder.

    Without a home folder it is beside the data; without a data folder nothing can be written there.
    """
    given = os.environ.get("VIRADO_CACHE_DIR")
    if given:
        return Path(given).absolute()
    import platformdirs

    try:
        return Path(platformdirs.user_cache_dir(NAME)).absolute()
    except RuntimeError:
        return Path(os.path.expanduser(os.environ.get("VIRADO_DATA") or os.devnull)).absolute() / "cache"  # noqa: PTH111
