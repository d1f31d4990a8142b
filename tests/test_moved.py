"""Moved modules can still be imported by their former names, with a warning; this project uses none of these names."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from virado import words

ROOT = Path(__file__).parents[1]
FORMER = {
    "virado.adapters.gymnasium": "virado.lab.adapters.gymnasium",
    "virado.adapters.open_spiel": "virado.lab.adapters.open_spiel",
    "virado.adapters.pettingzoo": "virado.lab.adapters.pettingzoo",
    "virado.adapters.pettingzoo_parallel": "virado.lab.adapters.pettingzoo_parallel",
    "virado.arena": "virado.lab.arena",
    "virado.arena.games": "virado.lab.arena.games",
    "virado.dataset": "virado.lab.dataset",
    "virado.dataset.rows": "virado.lab.dataset.rows",
    "virado.solving": "virado.lab.solving",
    "virado.solving.casino": "virado.lab.solving.casino",
    "virado.vector": "virado.lab.vector",
    "virado.vector.casino.actions": "virado.encoders.casino.actions",
    "virado.vector.contract": "virado.encoders.contract",
    "virado.vector.facts.contract": "virado.lab.vector.facts.contract",
    "virado.vector.raub": "virado.encoders.raub",
}
"""Present names by former name: all names in the documentation, and some internal ones."""


def run(folder: Path, program: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a user's program that uses the library."""
    path = folder / "program.py"
    path.write_text(program, encoding="utf-8")
    done = subprocess.run([sys.executable, *options, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


def test_a_former_name_gives_the_moved_module(tmp_path: Path):
    run(
        tmp_path,
        f"""
from importlib import import_module
for old, new in {FORMER}.items():
    former = import_module(old)
    assert former is import_module(new), old
    assert former.__name__ == former.__spec__.name == new
""",
    )


def test_a_renamed_function_is_found_under_its_former_name():
    with pytest.warns(DeprecationWarning, match="match_language"):
        known = words.known  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
    assert known is words.match_language
    with pytest.raises(AttributeError):
        _ = words.unknown  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


def test_every_form_of_import_finds_a_moved_module(tmp_path: Path):
    run(
        tmp_path,
        """
import virado.vector
import virado.vector.contract as contract
from virado.adapters.pettingzoo import env
from virado.vector import VectorEnv, simulation
import virado.encoders.contract, virado.lab.adapters.pettingzoo, virado.lab.vector.simulation
assert virado.vector is virado.lab.vector
assert contract is virado.encoders.contract
assert env is virado.lab.adapters.pettingzoo.env
assert VectorEnv is virado.lab.vector.VectorEnv
assert simulation is virado.lab.vector.simulation
""",
    )


def test_a_former_name_warns_once_at_the_importing_line(tmp_path: Path):
    program = "import sys\n\nfrom virado.vector.contract import Episode\nimport virado.vector\n"
    warned = f"{tmp_path / 'program.py'}:3: DeprecationWarning: virado.vector has moved to virado.lab.vector"
    for options in ((), ("-W", "always")):
        done = run(tmp_path, program, *options)
        assert [line for line in done.stderr.splitlines() if "Warning" in line] == [warned]


def test_current_names_do_not_warn(tmp_path: Path):
    names = sorted(set(FORMER.values()))
    run(tmp_path, "".join(f"import {name}\n" for name in names), "-W", "error:virado:DeprecationWarning")


def test_pickles_with_a_former_name_can_be_loaded(tmp_path: Path):
    run(
        tmp_path,
        r"""
import pickle
from virado.lab.arena.games import Plan
assert pickle.loads(b"cvirado.arena.games\nPlan\n.") is Plan
""",
    )


def test_a_former_adapter_without_its_packages_names_the_extra():
    program = "import sys; sys.modules['pettingzoo'] = None; import virado.adapters.pettingzoo"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('this installs it: pip install "virado[pettingzoo]"')


def test_a_former_name_runs_as_a_program():
    command = [sys.executable, "-m", "virado.arena.command"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["virado.vectors", "virado.lab.nothing", "virado.arena.nothing"])
def test_an_unknown_name_is_not_found(tmp_path: Path, name: str):
    run(
        tmp_path,
        f"try:\n    import {name}\nexcept ModuleNotFoundError:\n    pass\nelse:\n    raise AssertionError\n",
    )


NAMED = re.compile(r"\bvirado[./](adapters|arena|dataset|solving|vector)\b")
PLACES = ["src", "tests", "benchmarks", "examples", "docs", "deploy"]
READ = {".py", ".md", ".ipynb", ".yaml", ".yml", ".toml", ".json", ".svg", ".csv"}


def test_this_project_uses_no_former_name():
    files = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "pyproject.toml", ROOT / "mkdocs.yml"]
    files += [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in READ]
    found = [
        f"{path.relative_to(ROOT)}: {name.group()}"
        for path in files
        if path not in (Path(__file__), ROOT / "docs" / "how-to" / "upgrade.md")
        for name in NAMED.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found
