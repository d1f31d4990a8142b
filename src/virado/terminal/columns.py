"""Text in columns: lines filled, wrapped and aligned by their displayed width.

Widths are in terminal columns. SGR sequences and direction marks have width zero, wide characters two. Lines are in
logical order: their beginning is at the left, or at the right in a right-to-left language.
"""

import re
import unicodedata
from collections.abc import Sequence

_SGR = re.compile(r"\x1b\[[0-9;]*m")


def width(text: str) -> int:
    """Return the displayed width of a text in columns."""
    bare = _SGR.sub("", text) if "\x1b" in text else text
    if bare.isascii():
        return len(bare)
    columns = 0
    for char in bare:
        if unicodedata.category(char) not in ("Mn", "Me", "Cf"):
            columns += 2 if unicodedata.east_asian_width(char) in "WF" else 1
    return columns


def ljust(text: str, columns: int) -> str:
    """Return the text with trailing spaces up to a width of `columns`."""
    return text + " " * (columns - width(text))


def rjust(text: str, columns: int) -> str:
    """Return the text with leading spaces up to a width of `columns`."""
    return " " * (columns - width(text)) + text


def flow(
    pieces: Sequence[str], columns: int, *, first: str = "", indent: int = 0, gap: str = "  "
) -> list[str]:
    """Join pieces into lines of at most `columns`.

    No piece is split. `first` is the beginning of the first line; `indent` applies to the other lines.
    """
    lines: list[str] = []
    line = first
    empty = True
    for piece in pieces:
        if not empty and width(line) + len(gap) + width(piece) > columns:
            lines.append(line)
            line, empty = " " * indent, True
        line += piece if empty else gap + piece
        empty = False
    lines.append(line)
    return lines


def wrap(text: str, columns: int, *, indent: int = 0) -> list[str]:
    """Wrap a text into lines of at most `columns`.

    Words are not split, and line breaks in the text are kept.
    """
    return [
        line for part in text.split("\n") for line in flow(part.split(" "), columns, indent=indent, gap=" ")
    ]


def grid(pieces: Sequence[str], columns: int, *, indent: int) -> list[str]:
    """Lay out pieces in columns of equal width, row by row, after an indent."""
    available = columns - indent
    wide = max((width(piece) for piece in pieces), default=0) + 3
    across = max(1, min((available + 3) // wide, len(pieces)))
    lines: list[str] = []
    for i in range(0, len(pieces), across):
        row = "".join(ljust(piece, wide) for piece in pieces[i : i + across])
        lines.append(" " * indent + row.rstrip())
    return lines


def align_rows(rows: Sequence[Sequence[str]], *, gap: str = "  ") -> list[str]:
    """Return rows as lines in which the cells form columns.

    The first column is aligned to the left. The other columns contain numbers and are aligned to the right.
    """
    if not rows:
        return []
    wide = [max(width(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    return [
        gap.join(rjust(cell, wide[i]) if i else ljust(cell, wide[i]) for i, cell in enumerate(row)).rstrip()
        for row in rows
    ]
