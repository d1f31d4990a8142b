"""Runs of `virado` as a user starts it."""

import subprocess
import sys
from typing import Any

import pytest

from virado.cli import main


def run(*arguments: str, stdin: bytes = b"", **how: Any) -> subprocess.CompletedProcess[bytes]:
    """Run `virado` as a separate process."""
    command = [sys.executable, "-m", "virado", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=120, check=False, **how)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the single line that `virado` prints on stderr for an invalid request."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("virado")
    return said.err
