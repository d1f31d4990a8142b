"""Files that appear under their names only when they are complete, and never replace another file."""

import os
from pathlib import Path


def publish(part: Path, path: Path) -> None:
    """Give a complete file its name; the file may keep its former name, too.

    Raises FileExistsError if another file has the name, and OSError if it cannot be given.
    """
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # the file system, or the operating system, has no hard links
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # takes the name
        try:
            part.replace(path)
        except OSError:
            path.unlink()
            raise
