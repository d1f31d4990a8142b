"""Output of the commands: formatted on terminals, plain elsewhere."""

import shutil
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from virado.commands.parser import apply_direction
from virado.terminal.columns import GAP, ljust, text_table, width
from virado.terminal.console import MAX_COLUMNS
from virado.words import Catalogue


def is_terminal() -> bool:
    """Return True if stdout is a terminal."""
    return sys.stdout.isatty()


def print_line(text: str = "", *, rtl: bool = False) -> None:
    """Print a line; on a terminal, a right-to-left line is put into display order.

    A line is right-to-left if it has right-to-left letters, or with `rtl`.
    """
    sys.stdout.write(apply_direction(f"{text}\n", sys.stdout, rtl=rtl))


def print_error(text: str) -> None:
    """Print a line on stderr, in the form of all errors of the command line."""
    sys.stderr.write(apply_direction(f"virado: {text}\n", sys.stderr))


def print_json(data: Any) -> None:
    """Print data as readable JSON."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def columns() -> int:
    """Return the width of a table in columns: that of the window, or 80 if the output is not a terminal."""
    return min(shutil.get_terminal_size((80, 24)).columns, MAX_COLUMNS)


def print_rows(rows: Sequence[Sequence[str]], words: Catalogue, heads: Sequence[str] = ()) -> None:
    """Print rows with a name first and a sentence last.

    On a terminal, they are a table with headings that fits the window, from the right in a language that is written
    so. Otherwise each row is one line, and there are no headings.
    """
    rtl = words.language.rtl
    for line in text_table(heads, rows, columns(), rtl=rtl) if is_terminal() else align_columns(rows):
        print_line(line, rtl=rtl)


def align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines with aligned columns; the last column has no trailing spaces."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [GAP.join(map(ljust, row, widths)).rstrip() for row in rows]
