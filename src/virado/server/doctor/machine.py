"""What can be seen without asking anybody: settings, files and their rights, room, limits of the operating system."""

import ipaddress
import os
import shutil
import stat
import sys
from collections.abc import Generator
from pathlib import Path

from virado.server.address import FILE as ADDRESS
from virado.server.doctor.symptom import Symptom, bad, doubtful, good
from virado.server.identity import FILE as NAME
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.settings import Settings
from virado.server.storage.database import StorageError
from virado.server.storage.sqlite import FILE, files_of

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""Rights of anybody but the owner."""
MB, GB = 10**6, 10**9
NO_ROOM, LITTLE_ROOM = 200 * MB, 2 * GB
"""With less room on the disk nothing can be stored soon; with less than the second it is time to look."""
TABLE_BYTES = 154 * 1024
"""Memory of a running table of 90 entries (docs/lab/table-memory.md)."""
MOST_OF_MEMORY = 0.5
"""The part of the machine's memory that tables may take."""
OTHER_FILES = 200
"""Files that a server has open beside its connections, at most."""


def look_at_settings(settings: Settings) -> Generator[Symptom]:
    """Whether what is open to others is meant to be."""
    if _is_open(settings.host):
        if settings.trust_proxy:
            yield doubtful("open-behind-proxy", input=settings.host)
        else:
            yield doubtful("open-without-proxy", input=settings.host)
    if settings.metrics_port is None and (_is_open(settings.host) or settings.trust_proxy):
        yield doubtful("metrics-here-only")
    elif settings.metrics_port is not None and _is_open(settings.metrics_host):
        yield doubtful("metrics-open", input=settings.metrics_host)
    if settings.trust_proxy and not settings.contact:
        yield doubtful("no-contact")


def _is_open(host: str) -> bool:
    """Whether other machines can reach an address."""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def look_at_files(settings: Settings) -> Generator[Symptom]:
    """The data folder: that it can be written, that nobody else reads it, that there is room."""
    folder = settings.data
    if not folder.exists():
        yield doubtful("folder-missing", path=str(folder))
        return
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        yield bad("folder-closed", path=str(folder))
        return
    readable = [path for path in _kept(folder) if path.exists() and path.stat().st_mode & OTHERS]
    if sys.platform != "win32" and readable:
        yield bad("files-readable", path=", ".join(map(str, readable)))
    else:
        yield good("files-private", path=str(folder))
    if sys.platform != "win32" and folder.stat().st_mode & OTHERS:
        yield doubtful("folder-readable", path=str(folder))
    free = shutil.disk_usage(folder).free
    found = bad if free < NO_ROOM else doubtful if free < LITTLE_ROOM else good
    yield found("room", path=str(folder), number=free // MB)


def _kept(folder: Path) -> list[Path]:
    """Return the files in a data folder that only the server needs."""
    return [folder / KEYS, *files_of(folder / FILE), folder / NAME, folder / ADDRESS]


def look_at_keys(settings: Settings) -> Generator[Symptom]:
    """The file of keys. Whether the database wants another one is seen there."""
    path = settings.keys or settings.data / KEYS
    if not path.exists():
        yield doubtful("no-keys", path=str(path))
        return
    try:
        keys = Keys.opened(path)
    except StorageError as error:
        yield bad("keys-unreadable", problem=str(error))
        return
    if sys.platform != "win32" and path.stat().st_mode & OTHERS:
        yield bad("files-readable", path=str(path))
    yield good("keys", path=str(path), name=keys.newest)


def look_at_limits(settings: Settings) -> Generator[Symptom]:
    """Whether the operating system gives what the settings allow."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # not on Windows

        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = settings.most_connections + OTHER_FILES
        enough = most == resource.RLIM_INFINITY or most >= wanted
        yield (good if enough else doubtful)("open-files", number=most, limit=wanted)
    memory = _memory()
    if memory and settings.most_tables:
        wanted = settings.most_tables * TABLE_BYTES
        found = doubtful if wanted > memory * MOST_OF_MEMORY else good
        yield found("memory", number=wanted // MB, limit=memory // MB)


def _memory() -> int:
    """Bytes of the machine; 0 where that cannot be asked."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return 0
