"""The user's folders for data and for cached files."""

import os
from pathlib import Path

from virado.refusal import OptionsError

NAME = "virado"


def data_folder(given: str = "") -> Path:
    """Return the data folder: `given`, or VIRADO_DATA, or the user's default.

    Raises OptionsError (`bad-options`, detail `no-home`) if none is set and the user has no home folder.
    """
    named = given or os.environ.get("VIRADO_DATA", "")
    if named:
        return Path(os.path.expanduser(named))  # noqa: PTH111  # keeps `~` if there is no home folder
    import platformdirs

    try:
        return platformdirs.user_data_path(NAME, appauthor=False)
    except RuntimeError:  # HOME is not set, and the user is not in the user database
        raise OptionsError("no-home") from None


def log_folder() -> Path:
    """Return the folder for the output of programs: `log` in VIRADO_DATA, or the user's folder for logs.

    Raises OptionsError (`bad-options`, detail `no-home`) if VIRADO_DATA is not set and the user has no home folder.
    """
    if os.environ.get("VIRADO_DATA"):
        return data_folder() / "log"
    import platformdirs

    try:
        return platformdirs.user_log_path(NAME, appauthor=False)
    except RuntimeError:
        raise OptionsError("no-home") from None


def cache_folder() -> Path:
    """Return the folder for files that can be rebuilt: VIRADO_CACHE_DIR, or the user's cache folder.

    If the user has no home folder, return a subfolder of the data folder. If there is no data folder either, return a
    folder in which nothing can be written.
    """
    given = os.environ.get("VIRADO_CACHE_DIR")
    if given:
        return Path(given).absolute()
    import platformdirs

    try:
        return Path(platformdirs.user_cache_dir(NAME)).absolute()
    except RuntimeError:
        return Path(os.path.expanduser(os.environ.get("VIRADO_DATA") or os.devnull)).absolute() / "cache"  # noqa: PTH111
