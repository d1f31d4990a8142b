"""The command line never ends in a traceback, whatever the user types and whichever stream is closed."""

import argparse
import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.command_line import complaint, run
from tests.random_play import LISTENING
from virado.cli import main


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--colour"],
        ["rules"],
        ["rules", "bridge"],
        ["rules", "casino(target=many)"],
        ["rules", "casino", "raub"],
        ["check"],
        ["replay"],
        ["replay", "/nowhere/at/all"],
        ["replay", "/"],
        ["bench", "bridge"],
        ["bench", "casino", "--players", "9"],
        ["bench", "casino", "--players", "6"],
        ["bench", "casino", "--players", "two"],
        ["bench", "casino", "--seconds", "0"],
        ["bench", "casino", "--seconds", "nan"],
        ["bench", "casino", "--seconds", "-1"],
        ["play", "--seed", "x"],
        ["play", "--seed", "9" * 5000],
        ["play", "--seat", "-1"],
        ["arena", "casino"],
        ["arena", "casino", "--bots", "random,random", "--deals", "0"],
    ],
)
def test_an_invalid_request_is_reported_in_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str]):
    assert len(complaint(capsys, *arguments)) < 1000


def test_a_closed_pipe_ends_quietly():
    command = f"{sys.executable} -m virado rules casino"
    done = subprocess.run(
        f"{command} | head -c 10; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode in (0, 141)


def test_a_pipe_that_is_closed_from_the_start_ends_quietly():
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [sys.executable, "-m", "virado", "variants"], stdout=write_end, stderr=subprocess.PIPE, check=False
    )
    os.close(write_end)
    assert (done.returncode, done.stderr) == (141, b"")


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def stop(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("virado.commands.variants.run", stop)
    assert main(["variants"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", ["variants", "engine", "--help"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_causes_no_traceback(command: str, closed: str):
    line = f"{sys.executable} -m virado {command} {closed}"
    done = subprocess.run(
        line, shell=True, executable="/bin/bash", stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert done.returncode in (0, 2)
    assert done.stderr.count(b"\n") <= 1


def test_ctrl_c_ends_the_engine_quietly():
    command = [sys.executable, "-c", LISTENING, "engine"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdin.write(b'{"do":"variants"}\n')
        program.stdin.flush()
        assert program.stdout.readline()
        for _ in range(
            15
        ):  # Repeat the signal, because it is lost if it arrives just before the program waits for a line.
            program.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                program.wait(timeout=2)
                break
        assert program.returncode == 130
        assert program.stderr.read() == b""


def test_a_terminal_without_card_symbols_is_served():
    done = run("rules", "casino", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
