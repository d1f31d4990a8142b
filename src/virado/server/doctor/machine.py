"""Local checks: settings, files and their permissions, disk space, limits of the operating system."""

import ipaddress
import os
import shutil
import stat
import sys
from collections.abc import Generator
from importlib import import_module
from pathlib import Path

from virado.server.address_file import FILE as ADDRESS
from virado.server.doctor.check_result import CheckResult, report_error, report_ok, report_warning
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.node_identity import FILE as NAME
from virado.server.settings import Settings
from virado.server.storage.database import StorageError
from virado.server.storage.sqlite import FILE, list_database_files

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""Permission bits of the group and of all other users."""
MB, GB = 10**6, 10**9
NO_ROOM, LITTLE_ROOM = 200 * MB, 2 * GB
"""Thresholds of free disk space, in bytes.

Below the first, writes will soon fail; below the second, the doctor warns.
"""
TABLE_BYTES = 154 * 1024
"""Memory of a running table with 90 entries, in bytes (docs/lab/table-memory.md)."""
MAX_MEMORY_SHARE = 0.5
"""Maximum share of the machine's memory for tables. If the tables may need more, the doctor warns."""
OTHER_FILES = 200
"""Number of files that a server may have open in addition to its connections."""


def check_settings(settings: Settings) -> Generator[CheckResult]:
    """Check the settings that expose the server to other machines."""
    if _is_open(settings.host):
        if settings.trust_proxy:
            yield report_warning("open-behind-proxy", input=settings.host)
        else:
            yield report_warning("open-without-proxy", input=settings.host)
    if settings.metrics_port is None and (_is_open(settings.host) or settings.trust_proxy):
        yield report_warning("metrics-here-only")
    elif settings.metrics_port is not None and _is_open(settings.metrics_host):
        yield report_warning("metrics-open", input=settings.metrics_host)
    if settings.trust_proxy and not settings.contact:
        yield report_warning("no-contact")
    if settings.trust_proxy and not settings.public_url:
        yield report_warning("no-public-url")


def _is_open(host: str) -> bool:
    """Return True if other machines can connect to an address."""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def check_files(settings: Settings) -> Generator[CheckResult]:
    """Check that the data folder is writable and private, and that its disk has enough space."""
    folder = settings.data
    if not folder.exists():
        yield report_warning("folder-missing", path=str(folder))
        return
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        yield report_error("folder-closed", path=str(folder))
        return
    readable = [
        path for path in _list_private_files(folder) if path.exists() and path.stat().st_mode & OTHERS
    ]
    if sys.platform != "win32" and readable:
        yield report_error("files-readable", path=", ".join(map(str, readable)))
    else:
        yield report_ok("files-private", path=str(folder))
    if sys.platform != "win32" and folder.stat().st_mode & OTHERS:
        yield report_warning("folder-readable", path=str(folder))
    free = shutil.disk_usage(folder).free
    found = report_error if free < NO_ROOM else report_warning if free < LITTLE_ROOM else report_ok
    yield found("room", path=str(folder), number=free // MB)


def _list_private_files(folder: Path) -> list[Path]:
    """Return the files in a data folder that only the server should be able to read."""
    return [folder / KEYS, *list_database_files(folder / FILE), folder / NAME, folder / ADDRESS]


def check_keys(settings: Settings) -> Generator[CheckResult]:
    """Check that the key file exists, can be read and is private.

    `check_database` compares its keys with the database.
    """
    path = settings.keys or settings.data / KEYS
    if not path.exists():
        yield report_warning("no-keys", path=str(path))
        return
    try:
        keys = Keys.load_or_create(path)
    except StorageError as error:
        yield report_error("keys-unreadable", problem=str(error))
        return
    if sys.platform != "win32" and path.stat().st_mode & OTHERS:
        yield report_error("files-readable", path=str(path))
    yield report_ok("keys", path=str(path), name=keys.newest)


def check_limits(settings: Settings) -> Generator[CheckResult]:
    """Check that the operating system allows the number of connections and tables in the settings."""
    try:
        resource = import_module("resource")
    except ModuleNotFoundError:  # Windows has no such limit
        pass
    else:
        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = settings.most_connections + OTHER_FILES
        enough = most == resource.RLIM_INFINITY or most >= wanted
        yield (report_ok if enough else report_warning)("open-files", number=most, limit=wanted)
    memory = _get_total_memory()
    if memory and settings.most_tables:
        wanted = settings.most_tables * TABLE_BYTES
        found = report_warning if wanted > memory * MAX_MEMORY_SHARE else report_ok
        yield found("memory", number=wanted // MB, limit=memory // MB)


def _get_total_memory() -> int:
    """Return the total memory of the machine in bytes; 0 if unknown."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return 0
