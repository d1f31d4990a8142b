"""Text that keeps its columns: lines filled, wrapped and aligned by the width that is seen.

Widths are in columns of the terminal. SGR sequences and marks of direction have none, wide characters two. Lines are in
logical order: what comes first stands at the left, or at the right in a language written from right to left.
"""

import re
import unicodedata
from collections.abc import Sequence

_SGR = re.compile(r"\x1b\[[0-9;]*m")


def width(text: str) -> int:
    """Columns that a text takes."""
    bare = _SGR.sub("", text) if "\x1b" in text else text
    if bare.isascii():
        return len(bare)
    columns = 0
    for char in bare:
        if unicodedata.category(char) not in ("Mn", "Me", "Cf"):
            columns += 2 if unicodedata.east_asian_width(char) in "WF" else 1
    return columns


def ljust(text: str, columns: int) -> str:
    """The text with spaces after it up to so many columns."""
    return text + " " * (columns - width(text))


def rjust(text: str, columns: int) -> str:
    """The text with spaces before it up to so many columns."""
    return " " * (columns - width(text)) + text


def flow(
    pieces: Sequence[str], columns: int, *, first: str = "", indent: int = 0, gap: str = "  "
) -> list[str]:
    """Pieces set one after another into lines of at most so many columns; none is broken."""
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
    """A paragraph in lines of at most so many columns, painted words kept whole; its own line breaks stay."""
    return [
        line for part in text.split("\n") for line in flow(part.split(" "), columns, indent=indent, gap=" ")
    ]


def grid(pieces: Sequence[str], columns: int, *, indent: int) -> list[str]:
    """Pieces side by side in equal columns, read line by line, after an indent."""
    available = columns - indent
    wide = max((width(piece) for piece in pieces), default=0) + 3
    across = max(1, min((available + 3) // wide, len(pieces)))
    lines: list[str] = []
    for i in range(0, len(pieces), across):
        row = "".join(ljust(piece, wide) for piece in pieces[i : i + across])
        lines.append(" " * indent + row.rstrip())
    return lines


def align_rows(rows: Sequence[Sequence[str]], *, gap: str = "  ") -> list[str]:
    """Rows of cells with their columns aligned; all but the first column end at the same place, as numbers do."""
    if not rows:
        return []
    wide = [max(width(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    return [
        gap.join(rjust(cell, wide[i]) if i else ljust(cell, wide[i]) for i, cell in enumerate(row)).rstrip()
        for row in rows
    ]
