"""The command line: its help texts, and the modules that it loads."""

import re
import subprocess
import sys

import pytest

from tests.command_line import run
from virado.cli import main


def test_help_lists_every_command():
    done = run("--help")
    assert done.returncode == 0
    for command in ("play", "variants", "rules", "check", "engine", "arena", "bench", "replay"):
        assert re.search(rf"^    {command} ", done.stdout.decode(), re.MULTILINE)


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]):
    for command in ("play", "variants", "rules", "check", "engine", "arena", "bench", "replay"):
        assert main([command, "--help"]) == 0
        assert f"virado {command}" in capsys.readouterr().out


def test_help_loads_no_slow_module():
    code = "import sys, virado.cli; virado.cli.main(['--help']); print('\\n' + ' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert not loaded & {"numpy", "numba", "rich", "msgspec", "yaml", "asyncio"}


def test_the_version_option_prints_the_package_version(capsys: pytest.CaptureFixture[str]):
    from virado import __version__

    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"virado {__version__}\n"
