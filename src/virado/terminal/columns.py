"""Text in columns: lines filled, wrapped and aligned by their displayed width.

Widths are in terminal columns. SGR sequences and direction marks have width zero, wide characters two. Lines are in
logical order: their beginning is at the left, or at the right in a right-to-left language.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

GAP = "  "
"""The space between two columns of a table."""
MIN_SENTENCE = 32
"""Minimum width of a column of sentences, in columns of the terminal."""
NO_BREAK = "\N{NO-BREAK SPACE}"
_SGR = re.compile(r"\x1b\[[0-9;]*m")
_CHAR = re.compile(r"\x1b\[[0-9;]*m|.", re.DOTALL)
"""Pattern for one character, or for a whole SGR sequence."""


def width(text: str) -> int:
    """Return the displayed width of a text in columns."""
    bare = _SGR.sub("", text) if "\x1b" in text else text
    return len(bare) if bare.isascii() else sum(map(_char_width, bare))


@cache
def _char_width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def ljust(text: str, columns: int) -> str:
    """Return the text with trailing spaces up to a width of `columns`."""
    return text + " " * (columns - width(text))


def rjust(text: str, columns: int) -> str:
    """Return the text with leading spaces up to a width of `columns`."""
    return " " * (columns - width(text)) + text


def flow(
    pieces: Sequence[str],
    columns: int,
    *,
    first: str = "",
    indent: int = 0,
    gap: str = "  ",
    break_words: bool = True,
) -> list[str]:
    """Join pieces into lines of at most `columns`.

    `first` is the beginning of the first line. The other lines are indented by `indent`, or by a third of `columns`
    if that is less. A piece that is wider than a line is split at its spaces, and a word that is wider at its
    no-break spaces or, if it has none and with `break_words`, where the line ends.
    """
    indent = min(indent, columns // 3)
    lines: list[str] = []
    line = first
    is_empty = True
    for piece in pieces:
        room = columns - indent
        words = _words(piece, room) if break_words else ((" ", word) for word in piece.split(" "))
        for i, (before, word) in enumerate(words):
            space = "" if is_empty else before if i else gap
            if (not is_empty or width(line) > indent) and width(line + space + word) > columns:
                lines.append(line.rstrip())
                line, space = " " * indent, ""
            line += space + word
            is_empty = False
    lines.append(line)
    return lines


def _words(piece: str, room: int) -> Iterator[tuple[str, str]]:
    """Yield the words of a piece that are at most `room` wide, each after the space between it and its predecessor."""
    if width(piece) <= room:
        yield " ", piece
        return
    for word in piece.split(" "):
        for part in [word] if width(word) <= room else word.split(NO_BREAK):
            first, *rest = wrap_exactly(part, room)
            yield " ", first
            yield from (("", each) for each in rest)


def wrap(text: str, columns: int, *, indent: int = 0, break_words: bool = True) -> list[str]:
    """Wrap a text into lines of at most `columns`.

    Line breaks in the text are kept. Words are split as in `flow`.
    """
    return [
        line
        for part in text.split("\n")
        for line in flow(part.split(" "), columns, indent=indent, gap=" ", break_words=break_words)
    ]


def fit(line: str, columns: int) -> list[str]:
    """Return a line as lines of at most `columns`; the second and later lines are indented further."""
    if width(line) <= columns:
        return [line]
    return wrap(line, columns, indent=len(line) - len(line.lstrip(" ")) + 2)


def wrap_exactly(text: str, columns: int) -> list[str]:
    """Return a text as lines of at most `columns` with all its spaces, such as a line of a program's output."""
    if width(text) <= columns:
        return [text]
    lines = [""]
    for char in _CHAR.findall(text):
        if width(lines[-1] + char) > columns:
            lines.append("")
        lines[-1] += char
    return lines


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


def name_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], columns: int, *, rtl: bool = False
) -> list[str]:
    """Return a table of names with figures, in lines of at most `columns`.

    The first column is aligned to the left, the others to the right. Headings are wrapped at words. If the names do
    not fit beside the figures, each row becomes a block: the name, and below it one line for each figure. With `rtl`,
    the columns run from right to left.
    """
    rows = [[_isolate(row[0], rtl=rtl), *row[1:]] for row in rows]
    places = range(len(heads))
    longest = [max(map(width, head.split(" "))) for head in heads]
    least = [max(longest[i], *(width(row[i]) for row in rows)) for i in places]
    wide = [max(least[i], width(heads[i])) for i in places]
    gaps = len(GAP) * (len(wide) - 1)
    while sum(wide) + gaps > columns and wide != least:
        wide[max(places, key=lambda i: wide[i] - least[i])] -= 1
    if sum(wide) + gaps > columns:
        return _blocks(heads, rows, columns)
    wrapped = [wrap(head, wide[i]) for i, head in enumerate(heads)]
    height = max(map(len, wrapped))
    tops = [[""] * (height - len(lines)) + lines for lines in wrapped]
    above = [[lines[i] for lines in tops] for i in range(height)]
    lines = [
        GAP.join(rjust(cell, wide[i]) if i else ljust(cell, wide[i]) for i, cell in enumerate(row)).rstrip()
        for row in (*above, *rows)
    ]
    return [*lines[:height], "─" * (sum(wide) + gaps), *lines[height:]]


def _blocks(heads: Sequence[str], rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Return each row as its name and one indented line for each other cell, with an empty line between rows."""
    labels = max(map(width, heads[1:]))
    figures = max(width(cell) for row in rows for cell in row[1:])
    fits = len(2 * GAP) + labels + figures <= columns
    lines: list[str] = []
    for name, *cells in rows:
        lines += [*([""] if lines else []), shorten(name, columns)]
        for head, cell in zip(heads[1:], cells, strict=True):
            label = ljust(head, labels) if fits else head
            lines += flow([GAP + label, cell], columns, indent=2 * len(GAP), gap=GAP)
    return lines


def _isolate(cell: str, *, rtl: bool) -> str:
    """Return a cell that does not reorder its neighbours in a right-to-left line."""
    return f"\u2068{cell}\u2069" if rtl and cell else cell


def text_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], columns: int, *, rtl: bool = False
) -> list[str]:
    """Return a table whose first column contains names and whose last column contains sentences.

    All columns are aligned to the left, and the last one is wrapped. `heads` may be empty. If little space is left for
    the last column, each row becomes a paragraph: the name, and below it the other cells. With `rtl`, the columns run
    from right to left.
    """
    rows = [[*(_isolate(cell, rtl=rtl) for cell in row[:-1]), row[-1]] for row in rows]
    every = [*([heads] if heads else []), *rows]
    if not every:
        return []
    wide = [max(map(width, column)) for column in zip(*every, strict=True)][:-1]
    indent = sum(wide) + len(GAP) * len(wide)
    sentences = max(width(row[-1]) for row in rows) if rows else 0
    lines: list[str] = []
    if columns - indent >= min(sentences, MIN_SENTENCE):
        for row in every:
            cells = GAP.join(map(ljust, row[:-1], wide))
            parts = wrap(row[-1], columns - indent)
            lines += [(cells + GAP + parts[0]).rstrip(), *(" " * indent + part for part in parts[1:])]
        return lines
    for name, *cells in rows:
        facts = GAP.join(cell for cell in cells[:-1] if cell)
        told = [line for part in (facts, cells[-1]) if part for line in wrap(part, columns - len(GAP))]
        lines += [shorten(name, columns), *(GAP + line for line in told)]
    return lines


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
