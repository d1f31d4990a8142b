"""The tables in the static page are those that its players look for, so that a device builds none."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.static_site.without_numpy import Missing
from virado import cached_files
from virado.analysis import tables
from virado.analysis.hazari import odds
from virado.bots.catalogue import players
from virado.games.catalogue import presets, variant
from virado.static_site.folder import player_tables


def load() -> None:
    """Load the tables of all presets without NumPy, Numba and kernels."""
    sys.meta_path.insert(0, Missing())  # pyright: ignore[reportArgumentType]  # a finder needs no more
    for slug, (game, _) in presets().items():
        players(game.name).load_tables(variant(slug))


def test_a_device_finds_the_tables_of_all_presets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "used", {})
    vars(odds)["_tables"].cache_clear()  # other tests have loaded tables, too
    found = dict(player_tables())
    assert len(found) == 6
    for name, content in found.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        assert cached_files.read_cached(path)
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path / "cache"))
    command = [sys.executable, "-m", "tests.static_site.test_tables"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    next(tmp_path.rglob("*.words")).unlink()
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert "No module named 'numba'" in done.stderr


if __name__ == "__main__":
    load()
