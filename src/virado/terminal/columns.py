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

    `first` is the beginning of the first line. The other lines are indented by `indent`, or by a third of `columns`
    if that is less. A piece that is wider than a line is split at its spaces.
    """
    indent = min(indent, columns // 3)
    lines: list[str] = []
    line = first
    is_empty = True
    for piece in pieces:
        words = piece.split(" ") if width(piece) > columns - indent else [piece]
        for i, word in enumerate(words):
            space = "" if is_empty else " " if i else gap
            if (not is_empty or width(line) > indent) and width(line + space + word) > columns:
                lines.append(line.rstrip())
                line, space = " " * indent, ""
            line += space + word
            is_empty = False
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
    """Lay out pieces in columns of equal width, row by row, after an indent.

    A piece that is wider than a line is split at its spaces.
    """
    across = grid_columns(pieces, columns, indent=indent)
    if across == 1:
        return [
            line for piece in pieces for line in flow([piece], columns, first=" " * indent, indent=indent + 3)
        ]
    wide = max(map(width, pieces)) + 3
    rows = [pieces[i : i + across] for i in range(0, len(pieces), across)]
    return [" " * indent + "".join(ljust(piece, wide) for piece in row).rstrip() for row in rows]


def grid_columns(pieces: Sequence[str], columns: int, *, indent: int) -> int:
    """Return the number of pieces in a row of `grid`."""
    wide = max((width(piece) for piece in pieces), default=0) + 3
    return max(1, min((columns - indent + 3) // wide, len(pieces)))


def align_rows(rows: Sequence[Sequence[str]], columns: int, *, gap: str = "  ", more: str = "…") -> list[str]:
    """Return rows as lines in which the cells form columns.

    The first column is aligned to the left. The other columns contain numbers and are aligned to the right. If the
    lines would be wider than `columns`, the cells of the first row, which are headings, are cut and end with `more`.
    """
    if not rows:
        return []
    heads, *rest = [list(row) for row in rows]
    places = range(max(map(len, rows)))
    least = [max((width(row[i]) for row in rest if i < len(row)), default=0) for i in places]
    wide = [max(least[i], width(heads[i]) if i < len(heads) else 0) for i in places]
    while sum(wide) + len(gap) * (len(wide) - 1) > columns and wide != least:
        longest = max(places, key=lambda i: wide[i] - least[i])
        wide[longest] -= 1
    heads = [shorten(head, wide[i], more) for i, head in enumerate(heads)]
    return [
        gap.join(rjust(cell, wide[i]) if i else ljust(cell, wide[i]) for i, cell in enumerate(row)).rstrip()
        for row in (heads, *rest)
    ]


def shorten(text: str, columns: int, more: str = "…") -> str:
    """Return a text in at most `columns` columns; a longer one is cut and ends with `more`."""
    if width(text) <= columns:
        return text
    kept: list[str] = []
    room = max(columns - width(more), 0)
    for i, piece in enumerate(re.split(r"(\x1b\[[0-9;]*m)", text)):
        if i % 2:
            kept.append(piece)
            continue
        shown = next(piece[:end] for end in range(len(piece), -1, -1) if width(piece[:end]) <= room)
        kept.append(shown)
        room = room - width(shown) if shown == piece else 0
    return "".join(kept) + more
