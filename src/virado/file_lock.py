"""File locks that the operating system releases when the process ends for any reason."""

import errno
import os
from importlib import import_module

LOCK_OFFSET = 1 << 30
"""Offset of the locked byte on Windows.

It is beyond the content of the file, because Windows does not let other processes read a locked byte.
"""
_HELD_ERRORS = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
"""Error numbers that mean that another process holds the lock.

Any other error means that the file system has no locks.
"""


def lock(descriptor: int, *, wait: bool = False) -> bool:
    """Lock an open file until its descriptor is closed.

    Returns False if another process holds the lock and `wait` is false.
    """
    try:
        acquire(descriptor, wait=wait)
    except OSError as error:
        return error.errno not in _HELD_ERRORS
    except ImportError:
        return True
    return True


def acquire(descriptor: int, *, wait: bool = False) -> None:
    """Lock an open file until its descriptor is closed.

    Raises OSError if another process holds the lock and `wait` is false, or if the file system has no locks, and
    ImportError if the operating system has none.
    """
    try:
        fcntl = import_module("fcntl")
    except ImportError:  # Windows has no `fcntl`
        msvcrt = import_module("msvcrt")
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, LOCK_OFFSET, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, place, os.SEEK_SET)
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
