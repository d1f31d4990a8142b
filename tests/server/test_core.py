"""The core of the server runs without the libraries that only hosting needs."""

import subprocess
import sys

import pytest

LIBRARIES = {"msgspec", "typing_extensions"}
CORE = (
    "virado.server.core",
    "virado.server.retention",
    "virado.server.storage.inline_sqlite",
    "virado.server.storage.schema",
)
LIST_LIBRARIES = """
import importlib, sys
before = set(sys.modules)
importlib.import_module(sys.argv[1])
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - sys.stdlib_module_names - {"virado"}))
"""


def loaded_libraries(module: str) -> set[str]:
    """Return the top-level packages outside the standard library that a module loads in a fresh interpreter."""
    command = [sys.executable, "-c", LIST_LIBRARIES, module]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("module", CORE)
def test_the_core_loads_only_msgspec_and_typing_extensions(module: str):
    assert loaded_libraries(module) <= LIBRARIES


def test_hosting_loads_more():
    assert {"aiohttp", "argon2", "structlog"} <= loaded_libraries("virado.server.bootstrap")
