"""A match on a pseudo-terminal whose process is stopped, continued and ended by signals."""

import errno
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from tests.waiting import AGAIN_S, PATIENCE_S

if sys.platform == "win32" or not hasattr(signal, "SIGTSTP"):
    pytest.skip("pseudo-terminals and job control are those of POSIX", allow_module_level=True)

EXPLICIT, IMPLICIT = b"\x1b[8l", b"\x1b[8h"
PROMPT = b"> "
MAIN = """
import signal, sys
from virado.cli import main
signal.signal(signal.SIGHUP, signal.SIG_DFL)
sys.exit(main(sys.argv[1:]))
"""
"""`virado`, also if the tests were started by `nohup`, whose programs ignore SIGHUP."""


class Terminal:
    """A program whose input and output are a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self._here, there = os.openpty()
        environment = os.environ | {"TERM": "xterm", "VIRADO_BIDI": "program", "COLUMNS": "80", "LINES": "24"}
        self.program = subprocess.Popen(
            [sys.executable, "-c", MAIN, *arguments],
            stdin=there,
            stdout=there,
            stderr=there,
            env=environment,
            # the parent of the new process group is in the same session, so the group is not orphaned
            process_group=0,
        )
        os.close(there)

    def read_until(self, text: bytes, *, signalled: signal.Signals | None = None) -> bytes:
        """Return the output from now up to and including `text`; all of it if the program ends before.

        `signalled` is sent repeatedly until the text appears, because Python loses a signal that arrives just before
        it waits for input.
        """
        output = b""
        until = time.monotonic() + PATIENCE_S
        while text not in output:
            assert time.monotonic() < until, output[-400:]
            if signalled is not None:
                self.program.send_signal(signalled)
            ready, _, _ = select.select([self._here], [], [], AGAIN_S * 20)
            try:
                output += os.read(self._here, 65536) if ready else b""
            except OSError as error:
                assert error.errno == errno.EIO
                break
        return output

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._here)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    playing = Terminal("--lang", "fa", "play", "raub", "--seed", "3", "--bots", "beginner")
    yield playing
    playing.close()


def test_stopping_gives_the_terminal_back_and_continuing_shows_the_page(terminal: Terminal):
    page = terminal.read_until(PROMPT)
    assert EXPLICIT in page
    assert terminal.read_until(IMPLICIT, signalled=signal.SIGTSTP).endswith(IMPLICIT)
    _, status = os.waitpid(terminal.program.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)
    again = terminal.read_until(PROMPT, signalled=signal.SIGCONT)
    assert EXPLICIT in again
    assert page.split(b"\x1b[H")[-1] in again


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT"])
def test_ending_gives_the_terminal_back(terminal: Terminal, name: str):
    terminal.read_until(PROMPT)
    assert IMPLICIT in terminal.read_until(IMPLICIT, signalled=signal.Signals[name])
    assert terminal.program.wait(PATIENCE_S) == -signal.Signals[name]


def test_a_closed_input_ends_like_an_empty_one():
    line = f'"{sys.executable}" -m virado play raub --seed 3 <&-'
    done = subprocess.run(["sh", "-c", line], capture_output=True, timeout=PATIENCE_S, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)
