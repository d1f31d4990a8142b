"""Output of the commands: formatted with rich on terminals, plain elsewhere."""

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from virado.commands.parser import apply_direction


def is_terminal() -> bool:
    """Return True if stdout is a terminal."""
    return sys.stdout.isatty()


def print_line(text: str = "") -> None:
    """Print a line; on a terminal, a right-to-left line is put into display order."""
    sys.stdout.write(apply_direction(f"{text}\n", sys.stdout))


def print_error(text: str) -> None:
    """Print a line on stderr, in the form of all errors of the command line."""
    sys.stderr.write(apply_direction(f"virado: {text}\n", sys.stderr))


def print_json(data: Any) -> None:
    """Print data as readable JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines with aligned columns; the last column has no trailing spaces."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
