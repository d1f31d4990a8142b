"""Compiled kernels: their files, their readiness, and correct operation without a cache."""

import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from virado import cached_files
from virado.kernel import cache, pipeline, progress
from virado.kernel.compile import Kernel, kernel
from virado.kernel.fingerprint import UncachableError
from virado.kernel.rule import rule


@rule
def squared(x: int) -> int:
    return x * x


def make_sum(power: Callable[[int], int], start: int) -> Callable[..., int]:
    def total(values: Any) -> int:
        found = start
        for i in range(len(values)):
            found += power(values[i])
        values[0] = -1
        return found

    return total


def new_kernel() -> Kernel[int]:
    return kernel(make_sum(squared, 100))


def works(compiled: Kernel[int]) -> bool:
    values = np.arange(4)
    return compiled(values) == 114 and values[0] == -1


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty cache folder."""
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path))
    return tmp_path


def last_used(path: Path, days_ago: float) -> None:
    """Make a directory that was last used this many days ago."""
    path.mkdir(parents=True)
    then = time.time() - days_ago * 86_400
    os.utime(path, (then, then))


def kernels_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("kernels/*/*.kernel"))


def run(code: str, **environment: str) -> str:
    """Return the output of a separate Python process, which must succeed and write nothing to stderr."""
    given = {name: value for name, value in os.environ.items() if name != "XDG_CACHE_HOME"} | environment
    done = subprocess.run(
        [sys.executable, "-c", code], env=given, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# ---------------------------------------------------------------------- readiness
def test_a_compiled_kernel_is_ready_in_later_processes(folder: Path):
    first = new_kernel()
    assert not first.is_ready()
    assert works(first)
    assert first.is_loaded()
    second = new_kernel()
    assert not second.is_loaded()
    assert second.is_ready()


def test_prepare_compiles_without_running(folder: Path):
    compiled, values = new_kernel(), np.arange(4)
    compiled.prepare(values)
    assert compiled.is_loaded()
    assert values[0] == 0
    assert len(kernels_in(folder)) == 1


def test_a_cached_kernel_is_not_compiled_again(folder: Path, monkeypatch: pytest.MonkeyPatch):
    assert works(new_kernel())

    def refuse() -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(progress, "compiling", refuse)
    assert works(new_kernel())
    assert len(kernels_in(folder)) == 1


def test_readiness_is_known_without_numba(folder: Path):
    code = """
import sys
from virado.kernel.compile import kernel
def plain(values):
    return values[0]
print(kernel(plain).is_ready(), "numba" in sys.modules, "numpy" in sys.modules)
"""
    assert run(code).split() == ["False", "False", "False"]


def test_each_argument_type_has_its_own_file(folder: Path):
    compiled = new_kernel()
    compiled(np.arange(4))
    compiled(np.arange(4, dtype=np.int32))
    assert len(kernels_in(folder)) == 2


def test_a_kernel_without_a_fingerprint_is_compiled_and_not_cached(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    def refuse(function: object) -> str:
        raise UncachableError

    monkeypatch.setattr(cache, "fingerprint", refuse)
    compiled = new_kernel()
    assert works(compiled)
    assert kernels_in(folder) == []


# ---------------------------------------------------------------------- unusable caches
def test_a_file_in_place_of_the_cache_folder_causes_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    place = tmp_path / "file"
    place.write_text("not a folder")
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(place))
    compiled = new_kernel()
    assert not compiled.is_ready()
    assert works(compiled)
    assert place.read_text() == "not a folder"


def test_a_read_only_cache_folder_causes_no_error(folder: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(**_: Any) -> Any:
        raise PermissionError("read-only")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    assert works(new_kernel())
    assert kernels_in(folder) == []


def test_a_full_disk_leaves_no_partial_file(folder: Path, monkeypatch: pytest.MonkeyPatch):
    def full(self: Path, target: object) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert works(new_kernel())
    assert [path for path in folder.rglob("*") if path.is_file()] == []


@pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="needs a file system on which not even root can write"
)
@pytest.mark.parametrize("name", ["VIRADO_CACHE_DIR", pytest.param("HOME", marks=pytest.mark.slow)])
def test_kernels_run_without_a_cache_folder(name: str):
    code = """
import os, sys
import numpy as np
if sys.argv[-1] == "HOME":
    os.environ.pop("VIRADO_CACHE_DIR", None)
from virado.kernel.compile import kernel
def first(values):
    return values[0]
print(kernel(first)(np.array([7])), kernel(first).is_ready())
"""
    code = code.replace("sys.argv[-1]", repr(name))
    assert run(code, **{name: "/proc/virado"}).split() == ["7", "False"]


@pytest.mark.parametrize("damage", ["empty", "half", "one bit", "garbage"])
def test_a_damaged_file_is_replaced(folder: Path, damage: str):
    assert works(new_kernel())
    path = kernels_in(folder)[0]
    content = path.read_bytes()
    damaged = {
        "empty": b"",
        "half": content[: len(content) // 2],
        "one bit": content[:-1] + bytes([content[-1] ^ 1]),
        "garbage": b"garbage" * 1000,
    }
    path.write_bytes(damaged[damage])
    again = new_kernel()
    assert not again.is_ready()
    assert works(again)
    assert new_kernel().is_ready()


def test_a_file_that_numba_cannot_read_is_replaced(folder: Path):
    assert works(new_kernel())
    path = kernels_in(folder)[0]
    cached_files.write(path, pickle.dumps(("of another", "version")))
    assert works(new_kernel())
    assert len(cached_files.read_cached(path) or b"") > 1000


# ---------------------------------------------------------------------- other processes
COMPILER = """
import sys
import numpy as np
from virado.kernel.compile import kernel
def total(values):
    found = 0
    for i in range(len(values)):
        found += values[i]
    return found
made = kernel(total)
import virado.kernel.native
print("started", flush=True)
sys.stdin.readline()
print(made(np.arange(10)), made.is_ready(), kernel(total).is_ready())
"""


def test_two_processes_can_compile_the_same_kernel_simultaneously(folder: Path):
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    both = [subprocess.Popen([sys.executable, "-c", COMPILER], text=True, **pipes) for _ in range(2)]
    for process in both:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
    for process in both:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in both:
        assert process.communicate() == ("45 True True\n", "")
    files = sorted(path.suffix for path in folder.rglob("*") if path.is_file())
    assert files == ["", ".kernel"]  # two files: the outcome of the pipeline's check, and the kernel


def test_an_import_changes_nothing_in_numba_and_deletes_nothing(folder: Path):
    old = folder / "kernels" / "of-older-sources"
    last_used(old, 1000)
    code = """
import numba.core.config as config
def settings():
    return {name: repr(value) for name, value in vars(config).items() if name.isupper()}
before = settings()
import virado.kernel.compile, virado.kernel.native, virado.kernel.intrinsics
print([name for name, value in settings().items() if before[name] != value])
"""
    assert run(code) == "[]\n"
    assert [path.name for path in folder.rglob("*")] == ["kernels", "of-older-sources"]


def test_saving_a_kernel_prunes_only_long_unused_directories(folder: Path):
    ages = {"month": 31, "week": 7} | {f"recent-{i}": i / 100 for i in range(10)}
    for name, days in ages.items():
        last_used(folder / "kernels" / name, days)
    new_kernel().is_ready()
    assert set(ages) == {path.name for path in (folder / "kernels").iterdir()}
    assert works(new_kernel())
    left = {path.name for path in (folder / "kernels").iterdir()} - {cache.directory().name}
    assert left == {f"recent-{i}" for i in range(10)}


def test_a_few_unused_directories_are_kept_for_a_month(folder: Path):
    for name, days in (("week", 7), ("month", 31)):
        last_used(folder / name, days)
    cache.prune(folder / "mine")
    assert [path.name for path in folder.iterdir()] == ["week"]


def test_kernels_are_pruned_like_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cache, "MAX_FILES", 3)
    ages = {"month": 31, "older-week": 8, "week": 7, "yesterday": 1.5, "today": 0.5, "now": 0}
    for name, days in ages.items():
        path = tmp_path / "mine" / f"{name}.kernel"
        cached_files.write(path, b"")
        then = time.time() - days * 86_400
        os.utime(path, (then, then))
    cached_files.write(tmp_path / "mine" / pipeline.OUTCOME, pipeline.REDUCED)
    cache.prune(tmp_path / "mine")
    left = {path.stem for path in (tmp_path / "mine").iterdir()}
    assert left == {"yesterday", "today", "now", pipeline.OUTCOME}


def test_loading_a_kernel_marks_it_as_used(folder: Path):
    assert works(new_kernel())
    (path,) = kernels_in(folder)
    os.utime(path, (0, 0))
    assert works(new_kernel())
    assert path.stat().st_mtime > time.time() - 60


# ---------------------------------------------------------------------- choice of the pipeline
def test_the_reduced_pipeline_passes_its_check_on_this_version_of_numba():
    assert pipeline.outcome() == pipeline.REDUCED


def test_a_pipeline_that_fails_its_check_is_not_used(folder: Path, monkeypatch: pytest.MonkeyPatch):
    def fail() -> Any:
        raise AttributeError("moved in another version")

    monkeypatch.setattr(pipeline, "reduced_passes", fail)
    assert pipeline.outcome.__wrapped__() == pipeline.STOCK


def test_the_outcome_of_the_check_is_remembered(folder: Path, monkeypatch: pytest.MonkeyPatch):
    assert pipeline.outcome.__wrapped__() == pipeline.REDUCED
    monkeypatch.setattr(pipeline, "works", lambda: False)
    assert pipeline.outcome.__wrapped__() == pipeline.REDUCED


def test_a_check_that_crashed_is_not_repeated(folder: Path):
    path = cache.directory() / pipeline.OUTCOME
    cached_files.write(path, pipeline.CHECKING)
    os.utime(path, (0, 0))
    assert pipeline.outcome.__wrapped__() == pipeline.STOCK


RANDOM_PLAY = """
import sys
{before}
import numpy as np
from virado.kernel import pipeline
from virado.kernel.compile import kernel
from virado.kernel.playout import make_random_play
from virado.games.catalogue import variant
from virado.match import opening_state
zwanzig_ab = variant("zwanzig-ab")
game = zwanzig_ab.game
pool = np.zeros(2, game.state_type.dtype())
opening_state(zwanzig_ab).store(pool, 1)
configs = np.zeros(1, game.config_type.dtype())
zwanzig_ab.config().store(configs)
workspaces = np.zeros(1, game.workspace_type.dtype())
arrays = np.zeros((1000, 3), np.int64), np.zeros(64, np.int64), np.array([1])
deals = kernel(make_random_play(game.rules))(pool, configs, workspaces, *arrays, 54321)
print(deals, game.state_type.load(pool, 0).values(), arrays[2][0])
print(pipeline.outcome().decode())
"""


@pytest.mark.slow
def test_the_stock_pipeline_gives_the_same_results(tmp_path: Path):
    reduced = run(RANDOM_PLAY.format(before="")).splitlines()
    stock = run(
        RANDOM_PLAY.format(before="sys.modules['virado.kernel.passes'] = None"),
        VIRADO_CACHE_DIR=str(tmp_path),
    ).splitlines()
    assert (reduced.pop(), stock.pop()) == ("reduced", "stock")
    assert reduced == stock


# ---------------------------------------------------------------------- progress reports
def test_a_listener_is_called_for_compilations_but_not_for_cached_kernels(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    announced: list[tuple[str, bool]] = []

    def listen(what: str, *, done: bool) -> None:
        announced.append((what, done))

    monkeypatch.setattr(progress, "listener", listen)
    with progress.report_compilation("sums"):
        assert announced == []
        new_kernel()(np.arange(4))
        new_kernel()(np.arange(4, dtype=np.int32))
        assert announced == [("sums", False)]
    assert announced == [("sums", False), ("sums", True)]
    with progress.report_compilation("sums again"):
        assert works(new_kernel())
    new_kernel()(np.arange(4, dtype=np.int16))
    assert len(announced) == 2


def test_compiling_is_reported_for_the_block_of_its_own_thread(monkeypatch: pytest.MonkeyPatch):
    reported: list[tuple[str, bool]] = []

    def listen(what: str, *, done: bool) -> None:
        reported.append((what, done))

    def compile_one(what: str) -> None:
        with progress.report_compilation(what):
            progress.compiling()

    monkeypatch.setattr(progress, "listener", listen)
    with ThreadPoolExecutor(1) as other, progress.report_compilation("sums"):
        other.submit(progress.compiling).result()
        assert reported == []
        other.submit(compile_one, "products").result()
        progress.compiling()
    assert reported == [("products", False), ("products", True), ("sums", False), ("sums", True)]


def test_nothing_is_written_to_a_terminal(folder: Path, capfd: pytest.CaptureFixture[str]):
    with progress.report_compilation("sums"):
        assert works(new_kernel())
    assert capfd.readouterr() == ("", "")
