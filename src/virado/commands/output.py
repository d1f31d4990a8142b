"""How commands print: with rich where people read, plainly where programs do."""

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from virado.commands.parser import apply_direction


def is_terminal() -> bool:
    """Whether a person reads what is printed."""
    return sys.stdout.isatty()


def print_line(text: str = "") -> None:
    """Print one line, in the order that a terminal needs if it runs from right to left."""
    sys.stdout.write(apply_direction(f"{text}\n", sys.stdout))


def print_error(text: str) -> None:
    """Print one line on stderr, as every error of the command line."""
    sys.stderr.write(apply_direction(f"virado: {text}\n", sys.stderr))


def print_json(data: Any) -> None:
    """Print data as readable JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines with aligned columns; the last column keeps its length."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
