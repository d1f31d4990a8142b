"""`virado engine`: the line protocol on stdin and stdout."""

import argparse
import os
import sys
from codecs import BOM_UTF8
from typing import BinaryIO

from virado.bounds import LONGEST_LINE
from virado.interop.engine import Engine


def run(args: argparse.Namespace) -> int:
    """Answer every line until `quit` or the end of the input."""
    # Only answers may reach the original stdout. Everything else that this process prints goes to stderr.
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison]  # started with stdin closed
        return 0
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return serve(Engine(), sys.stdin.buffer, answers)


def serve(engine: Engine, lines: BinaryIO, answers: BinaryIO) -> int:
    """Answer each line and flush each answer.

    A byte order mark before the first line is ignored. Returns the exit status 0.
    """
    mark = BOM_UTF8
    while not engine.finished and (line := lines.readline(LONGEST_LINE + 1)):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_rest(lines)
        answer = memoryview(engine.answer(line.removeprefix(mark)) + b"\n")
        while answer:
            answer = answer[answers.write(answer) :]
        answers.flush()
        mark = b""
    return 0


def _skip_rest(lines: BinaryIO) -> None:
    while (part := lines.readline(LONGEST_LINE)) and not part.endswith(b"\n"):
        pass
