"""Access to the database for an administrator on the server's machine, whether or not the server runs."""

import getpass
import os
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from virado.server.administration.moderation import ModerationService
from virado.server.storage.database import Database, StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import MIGRATIONS
from virado.server.storage.sqlite import FILE, SqliteDatabase

SHELL = "shell:"


@asynccontextmanager
async def open_moderation_in_shell(
    *, url: str, data: Path
) -> AsyncGenerator[tuple[ModerationService, Database]]:
    """Open the database and yield the moderation service for the system user.

    Raises StorageError if the database cannot be opened, does not exist or has another schema version.
    """
    path = data / FILE
    if not url and not path.exists():
        raise StorageError(f"{path}: there is no such database")
    database = await PostgresDatabase.connect(url) if url else SqliteDatabase(path)
    try:
        rows = await database.query("SELECT max(version) FROM schema_version")
        if rows[0][0] != len(MIGRATIONS):
            found = f"the database has schema {rows[0][0]}, this program knows {len(MIGRATIONS)}"
            raise StorageError(f"{found}: use the same version as the server, and start the server once")
        yield ModerationService(database, SHELL + _user(), time.time_ns() // 1_000_000), database
    finally:
        await database.close()


def _user() -> str:
    """Return the name of the system user, or the user id as text if it has no name.

    A system without user ids gives `unknown`."""
    try:
        return getpass.getuser()
    except (ImportError, KeyError, OSError):
        return str(os.getuid()) if hasattr(os, "getuid") else "unknown"
