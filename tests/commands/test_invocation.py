"""Commands that are printed for the user to type begin as the user started this program."""

import os
import re
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from tests.commands.test_parser import COMMANDS
from virado import invocation, words
from virado.languages import LANGUAGES

TYPED = re.compile(rf'"[^"]*\bvirado (?:{"|".join(path[0] for path in COMMANDS if path)})\b[^"]*"')
"""A text of a message that names a command."""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a project and the programs of its environment; the current folder is beside it."""
    programs = tmp_path / "clone" / ".venv" / "bin"
    programs.mkdir(parents=True)
    (tmp_path / "clone" / "pyproject.toml").touch()
    for name in ("virado", "python"):
        (programs / name).touch(0o755)
    (tmp_path / "beside").mkdir()
    monkeypatch.chdir(tmp_path / "beside")
    return tmp_path / "clone"


@pytest.mark.parametrize(
    ("folder", "script", "module", "python", "uv", "expected"),
    [
        ("beside", "{bin}/virado", None, "{bin}/python", False, "virado"),
        ("beside", "/elsewhere/virado", None, "/elsewhere/python", False, "/elsewhere/virado"),
        ("clone", ".venv/bin/virado", None, "{bin}/python", True, "uv run virado"),
        ("clone", "{bin}/virado", None, "{bin}/python", True, "uv run virado"),
        ("beside", "{bin}/virado", None, "{bin}/python", True, "uv run --project {clone} virado"),
        ("beside", "x", "virado.__main__", "python", False, "python -m virado"),
        ("beside", "x", "virado.__main__", "python3", False, "python3 -m virado"),
        ("beside", "x", "mygame.__main__", "{bin}/python", True, "uv run --project {clone} python -m mygame"),
        ("beside", "my game.py", None, "{bin}/python", False, "python 'my game.py'"),
        ("beside", "-c", None, "python", False, "virado"),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="the paths and quotes of POSIX shells")
def test_the_program_is_named_as_it_was_typed(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    folder: str,
    script: str,
    module: str | None,
    python: str,
    uv: bool,
    expected: str,
) -> None:
    programs = str(checkout / ".venv" / "bin")
    started = ModuleType("__main__")
    started.__spec__ = module and ModuleSpec(module, None)  # type: ignore[assignment]
    monkeypatch.setitem(sys.modules, "__main__", started)
    monkeypatch.setattr("sys.argv", [script.format(bin=programs)])
    monkeypatch.setattr("sys.orig_argv", [python.format(bin=programs)])
    monkeypatch.chdir(checkout.parent / folder)
    env = {"PATH": programs}
    if uv:
        env |= {"UV_RUN_RECURSION_DEPTH": "1", "VIRTUAL_ENV": str(checkout / ".venv")}
    assert invocation.program_as_typed(env) == expected.format(clone=checkout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_names_a_command_names_it_as_typed(language: str) -> None:
    files = sorted((Path(words.__file__).parent / language).rglob("*.ftl"))
    named = [
        line
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if TYPED.search(line) and not line.startswith("#")
    ]
    assert files
    assert not named


@pytest.mark.parametrize(
    ("arguments", "command"),
    [(["rules", "x"], "variants"), (["play", "--help"], "play"), (["play", "--seat", "x"], "play")],
)
def test_a_process_prints_commands_that_start_it_again(arguments: list[str], command: str) -> None:
    env = {key: value for key, value in os.environ.items() if key != "VIRTUAL_ENV"}
    ran = subprocess.run(
        [sys.executable, "-m", "virado", *arguments],
        env=env | {"UV_RUN_RECURSION_DEPTH": "1", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = ran.stdout + ran.stderr
    assert re.search(rf"uv run \S*python\S* -m virado {command}\b", said)
    assert not re.search(rf"(?<!-m )virado {command}\b", said)
