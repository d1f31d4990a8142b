"""A data set has the same bytes if it is written in one run, by two processes, or in two runs after a kill."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.dataset.reading import table
from tests.waiting import Wait
from virado.cli import main
from virado.lab.dataset import plan as planned
from virado.lab.dataset.columns import TABLES, table_of
from virado.lab.dataset.folder import DatasetFolder
from virado.lab.dataset.plan import PART, DatasetPlan
from virado.lab.dataset.rows import PartFiles
from virado.lab.dataset.writer import write
from virado.refusal import OptionsError

VARIANT = "zwanzig-ab(players=2)"
MATCHES = 3 * PART + 5
SIMULATED = DatasetPlan(variant=VARIANT, bots=("random",), matches=MATCHES, seed=3)


def content(folder: Path) -> dict[str, bytes]:
    """Return every file by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the data set as one process writes it without interruption."""
    folder = tmp_path_factory.mktemp("whole") / "data"
    assert write(folder, SIMULATED, jobs=1) == 4
    return content(folder)


def test_every_match_is_written_once(whole: dict[str, bytes], tmp_path: Path):
    for name, each in whole.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(each)
    matches = table(tmp_path / "matches")
    moves = table(tmp_path / "moves")
    assert matches["match"].to_pylist() == list(range(MATCHES))
    assert sum(matches["decisions"].to_pylist()) == moves.num_rows
    assert set(moves["match"].to_pylist()) == set(range(MATCHES))


@pytest.mark.slow
def test_two_processes_write_the_bytes_of_one(whole: dict[str, bytes], tmp_path: Path):
    write(tmp_path / "data", SIMULATED, jobs=2)
    assert content(tmp_path / "data") == whole


def test_resuming_a_killed_run_gives_the_same_bytes(whole: dict[str, bytes], tmp_path: Path):
    folder = tmp_path / "data"
    words = ["simulate", VARIANT, "--bots", "random", "--matches", str(MATCHES), "--seed", "3", "--jobs", "1"]
    process = subprocess.Popen([sys.executable, "-m", "virado", *words, "--out", str(folder)])
    try:
        wait = Wait()
        while not any((folder / "matches").glob("*.parquet")):
            wait.blocking_turn()
        os.kill(process.pid, signal.SIGKILL)
    finally:
        process.kill()
        process.wait()
    there = content(folder)
    assert 0 < sum(name.startswith("matches/") for name in there) < 4, "killed in the middle"
    assert main([*words, "--out", str(folder)]) == 0
    assert content(folder) == whole


def _written(folder: Path, parts: list[PartFiles]) -> None:
    kept = DatasetFolder(folder, SIMULATED)
    for number in kept.missing():
        kept.add(parts[number])
    kept.finish()


class _KilledError(BaseException):
    """A simulated kill of the process."""


@pytest.mark.parametrize("at", range(12))
def test_writing_can_be_killed_at_any_step(
    whole: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
):
    """Kill the process at every fsync and rename; partially written files have temporary names."""
    parts = [
        PartFiles(number, whole[f"matches/{number:05}.parquet"], whole[f"moves/{number:05}.parquet"])
        for number in range(4)
    ]
    steps = iter(range(1000))
    rename = Path.replace

    def step() -> None:
        if next(steps) == at:
            raise _KilledError

    def renamed(self: Path, target: Path) -> Path:
        step()
        moved = rename(self, target)
        step()
        return moved

    folder = tmp_path / "data"
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", renamed)
        with pytest.raises(_KilledError):
            _written(folder, parts)
    _written(folder, parts)
    assert content(folder) == whole


def test_a_folder_with_something_else_is_left_alone(whole: dict[str, bytes], tmp_path: Path):
    mine = tmp_path / "letters"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear Rosa")
    with pytest.raises(OptionsError, match="something else"):
        DatasetFolder(mine, SIMULATED)
    DatasetFolder(tmp_path / "data", SIMULATED)
    other = DatasetPlan(variant=VARIANT, bots=("club",), matches=MATCHES, seed=3)
    with pytest.raises(OptionsError, match="another data set"):
        DatasetFolder(tmp_path / "data", other)
    assert planned.VERSION == 1


def test_the_documentation_lists_the_columns_of_the_data_card():
    page = (Path(__file__).parents[3] / "docs" / "how-to" / "data.md").read_text(encoding="utf-8")
    for columns in TABLES.values():
        assert table_of(columns) in page
