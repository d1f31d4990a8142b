"""The words that start this program at the user's prompt, such as `uv run virado`.

A command that prints another command for the user to type begins it with `program`.
"""

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "virado"

program = NAME
"""The words before the name of a command; `virado.cli.main` sets them for the process that it runs."""


def program_as_typed(env: Mapping[str, str] = os.environ) -> str:
    """Return the words that start the running program again: `virado`, `python -m virado`, `.venv/bin/virado`.

    Under `uv run` they begin with `uv run`, which names the project unless the current folder is in it.
    """
    script, spec = sys.argv[0], getattr(sys.modules["__main__"], "__spec__", None)
    python = _shortest("python", sys.orig_argv[0], env)
    if spec is not None:
        words = [python, "-m", spec.name.removesuffix(".__main__")]
    elif script.endswith(".py"):
        words = [python, script]
    else:
        words = [NAME if script in ("", "-c") else _shortest(NAME, script, env)]
    return " ".join([*_launcher(env), *map(quote, words)])


def _launcher(env: Mapping[str, str]) -> list[str]:
    """Return the words of `uv run` if it has started this process."""
    if "UV_RUN_RECURSION_DEPTH" not in env:
        return []
    here = Path.cwd()
    project = Path(env.get("VIRTUAL_ENV") or here / ".venv").parent
    if project in (here, *here.parents) or not (project / "pyproject.toml").exists():
        return ["uv", "run"]
    return ["uv", "run", "--project", quote(str(project))]


def _shortest(name: str, path: str, env: Mapping[str, str]) -> str:
    """Return `name` if the shell finds the program by it, otherwise its path."""
    found = shutil.which(name, path=env.get("PATH"))
    same = found is not None and Path(found).with_suffix("") == Path(path).absolute().with_suffix("")
    return name if same or path == name else path


def quote(word: str) -> str:
    """Return a word as the shell of this system needs it."""
    if os.name == "nt":
        return f'"{word}"' if " " in word else word
    return shlex.quote(word)
