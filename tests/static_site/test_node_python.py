"""Rule cases, matches and the expert in Pyodide, with the files of a static page, give the results of the server's Python."""

import json
import subprocess
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.test_without_numpy import RECORDED
from tests.kernel.node_kernels import NODE
from tests.kernel.test_webassembly import needs_linker
from tests.static_site import core_results
from tests.static_site.written_site import NAME, write_once
from tests.web.client import ROOT, client_copy
from virado.cases.files import read_case_file

SEEDS = 2
CASE_FILES = sorted((ROOT / "tests/cases").glob("*-cases.yaml"))
FAULT = """
    from virado.games.casino.rules import scoring
    scoring.LARGE_SWEEP += 1
"""
"""Python that changes a rule."""


@pytest.fixture(scope="module")
def pyodide() -> Generator[Path]:
    """Return the folder of Pyodide's npm package."""
    with client_copy() as client:
        yield client / "node_modules" / "pyodide"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the page's files for Python."""
    return write_once(tmp_path_factory) / NAME / "py"


def pack_cases(folder: Path) -> list[str]:
    """Write the case files as MessagePack, because Pyodide has no parser for YAML, and return their names."""
    for file in CASE_FILES:
        (folder / f"{file.stem}.msgpack").write_bytes(msgspec.msgpack.encode(read_case_file(file)))
    return [f"{file.stem}.msgpack" for file in CASE_FILES]


def run_in_pyodide(pyodide: Path, page: Path, data: Path, *calls: tuple[object, ...], plant: str = "") -> Any:
    """Return the results of functions of `core_results` in Pyodide."""
    done = subprocess.run(
        [NODE, Path(__file__).with_name("node_python.mjs"), pyodide, page, ROOT, data],
        input=json.dumps({"plant": plant, "calls": calls}),
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return json.loads(done.stdout)


@needs_linker
@pytest.mark.slow
def test_pyodide_gives_the_results_of_the_servers_python(pyodide: Path, page: Path, tmp_path: Path):
    names = pack_cases(tmp_path)
    cases, matches, club, expert, sets = run_in_pyodide(
        pyodide,
        page,
        tmp_path,
        ("case_results", [f"/data/{name}" for name in names]),
        ("random_digests", SEEDS),
        ("club_digests",),
        ("expert_results",),
        ("set_digests",),
    )
    assert cases == core_results.case_results([str(tmp_path / name) for name in names])
    assert all(cases.values())
    assert [each for found in cases.values() for each in found if each[1] or each[2]] == []
    assert matches == core_results.random_digests(SEEDS)
    assert club == core_results.club_digests()
    assert sets == core_results.set_digests()
    assert expert == RECORDED[core_results.EXPERT_FORM]


@needs_linker
@pytest.mark.slow
def test_a_planted_difference_is_found(pyodide: Path, page: Path, tmp_path: Path):
    names = pack_cases(tmp_path)
    cases, matches = run_in_pyodide(
        pyodide,
        page,
        tmp_path,
        ("case_results", [f"/data/{name}" for name in names]),
        ("random_digests", 1),
        plant=FAULT,
    )
    assert cases != core_results.case_results([str(tmp_path / name) for name in names])
    assert matches != core_results.random_digests(1)
