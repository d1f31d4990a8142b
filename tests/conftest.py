"""Settings of all tests: deterministic, and longer in the nightly mode (VIRADO_NIGHTLY=1)."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.nightly import NIGHTLY
from virado.terminal import saved_matches

# These settings also apply to the programs that tests start.
os.environ["VIRADO_STRICT_WORDS"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
if os.environ.pop(
    "PYTHONDONTWRITEBYTECODE", ""
):  # Without bytecode files each program compiles all that it imports, so they go to a separate folder.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(
        Path(__file__).parents[1] / "build" / "bytecode"
    )

os.environ.setdefault("PYTEST_TIMEOUT", "7200" if NIGHTLY else "900")  # seconds; no test waits for ever

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("nightly", deadline=None, max_examples=2000)
settings.load_profile("nightly" if NIGHTLY else "ci")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of processors plus one, because tests often wait for a browser or a server."""
    told = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS")
    return int(told) if told else (os.cpu_count() or 1) + 1


LEFT_OUT = pytest.StashKey[int]()
"""Number of tests skipped because they are slow."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--all`, which also runs tests marked `slow`."""
    parser.addoption("--all", action="store_true", help="also the tests that are marked slow")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip slow tests unless `--all` or `-m` selects them."""
    if config.option.all or config.option.markexpr:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]
    config.stash[LEFT_OUT] = len(slow)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Report the number of skipped tests from a worker of pytest-xdist.

    All workers have the same number.
    """
    told: dict[str, int] | None = getattr(session.config, "workeroutput", None)
    if told is not None:
        told["left out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Read the number that a worker reports."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left out", 0)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print the number of skipped tests, and the option that runs them."""
    number = config.stash.get(LEFT_OUT, 0)
    if number:
        terminalreporter.write_line(f"{number} slow tests were not selected: --all runs them, too")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a data folder for the test, on a disk assumed to be durable."""

    def folder(kind: str) -> Path:
        return tmp_path / kind

    def trust(file: int) -> None:
        pass

    monkeypatch.setattr(saved_matches, "folder", folder)
    monkeypatch.setattr(os, "fsync", trust)
    return tmp_path
