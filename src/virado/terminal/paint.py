"""Ink: cards in four colours, emphasis, and text that keeps its columns.

Everything is plain text with SGR sequences around it; `width` counts what is seen. Without colours (NO_COLOR,
a pipe, a dumb terminal) the sequences are left out, and without Unicode the suits are letters.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from virado.cards import SYMBOLS

PLAIN, SIXTEEN, MANY = 0, 16, 256
"""Numbers of colours a terminal has."""

_STYLES: dict[int, dict[str, str]] = {
    PLAIN: {},
    SIXTEEN: {
        "s": "1",
        "h": "1;91",
        "d": "1;94",
        "c": "1;32",
        "b": "1",
        "r": "1;91",
        "g": "1;32",
        "y": "1;33",
        "bold": "1",
        "dim": "2",
        "me": "1;36",
        "note": "33",
        "stop": "31",
        "good": "32",
        "key": "36",
    },
    MANY: {
        "s": "1",
        "h": "1;38;5;203",
        "d": "1;38;5;75",
        "c": "1;38;5;71",
        "b": "1",
        "r": "1;38;5;203",
        "g": "1;38;5;71",
        "y": "1;38;5;178",
        "bold": "1",
        "dim": "2",
        "me": "1;38;5;37",
        "note": "38;5;172",
        "stop": "38;5;167",
        "good": "38;5;71",
        "key": "38;5;37",
    },
}
"""Name of a style -> SGR parameters; the letters are suits (of Rook cards: colours)."""

_SGR = re.compile(r"\x1b\[[0-9;]*m")
_CARD = re.compile(r"\b(?:10|[A2-9TJQK1])[shdcbrgy]\b")
_SEEN = re.compile(r"(?<![0-9A-Za-z])(10|[A2-9TJQK])([♠♥♦♣])")


class Ink:
    """What the terminal can show; `unicode` is whether it has ♠ and lines."""

    def __init__(self, *, colours: int, unicode: bool) -> None:
        self.colours = colours
        self.unicode = unicode
        self._styles = _STYLES[colours]

    def paint(self, style: str, text: str) -> str:
        """The text in a style of the table above."""
        code = self._styles.get(style)
        return f"\x1b[{code}m{text}\x1b[0m" if code and text else text

    def card(self, name: str) -> str:
        """A card by its name (`Kd`, `Ts`, Rook `7b`) as people write it, in the colour of its suit."""
        rank = "10" if name[0] == "T" else name[0]
        suit = SYMBOLS.get(name[1], name[1]) if self.unicode else name[1]
        return self.paint(name[1], rank + suit)

    def cards(self, names: Iterable[str], gap: str = " ") -> str:
        """Several cards, in the order given."""
        return gap.join(self.card(name) for name in names)

    def text(self, text: str) -> str:
        """A sentence with its cards (`Kd`, `K♦`) painted."""
        if _SEEN.search(text):
            letters = {symbol: letter for letter, symbol in SYMBOLS.items()}
            text = _SEEN.sub(lambda found: found[1].replace("10", "T") + letters[found[2]], text)
        return _CARD.sub(lambda found: self.card(found[0].replace("10", "T")), text)

    def rule(self, width: int) -> str:
        """A thin line across the page."""
        return self.paint("dim", ("─" if self.unicode else "-") * width)

    @property
    def dot(self) -> str:
        """What stands between two facts of one line."""
        return " · " if self.unicode else " - "

    @property
    def dash(self) -> str:
        """What stands before an afterthought, and for nothing."""
        return "–" if self.unicode else "-"

    @property
    def more(self) -> str:
        """What stands for things left out."""
        return "…" if self.unicode else "..."


def width(text: str) -> int:
    """Columns that a text takes: styles none, combining marks none, wide characters two."""
    bare = _SGR.sub("", text)
    if bare.isascii():
        return len(bare)
    columns = 0
    for char in bare:
        if not unicodedata.combining(char) and unicodedata.category(char) != "Cf":
            columns += 2 if unicodedata.east_asian_width(char) in "WF" else 1
    return columns


def left(text: str, columns: int) -> str:
    """The text with spaces after it up to so many columns."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
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
    """A sentence in lines of at most so many columns, painted words kept whole."""
    return flow(text.split(" "), columns, indent=indent, gap=" ")


def grid(pieces: Sequence[str], columns: int, *, indent: int) -> list[str]:
    """Pieces side by side in equal columns, read line by line, after an indent."""
    room = columns - indent
    wide = max((width(piece) for piece in pieces), default=0) + 3
    across = max(1, min((room + 3) // wide, len(pieces)))
    lines: list[str] = []
    for i in range(0, len(pieces), across):
        row = "".join(left(piece, wide) for piece in pieces[i : i + across])
        lines.append(" " * indent + row.rstrip())
    return lines


def table(rows: Sequence[Sequence[str]], *, gap: str = "  ", numbers: bool = True) -> list[str]:
    """Rows of cells with their columns aligned; all but the first column to the right if they are numbers."""
    if not rows:
        return []
    wide = [max(width(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    lines: list[str] = []
    for row in rows:
        cells = [right(c, wide[i]) if i and numbers else left(c, wide[i]) for i, c in enumerate(row)]
        lines.append(gap.join(cells).rstrip())
    return lines


def ink_for(environment: Mapping[str, str], *, terminal: bool, encoding: str | None) -> Ink:
    """The ink of a terminal, from its environment (NO_COLOR, TERM, COLORTERM) and encoding."""
    term = environment.get("TERM", "")
    try:
        "♠─–…".encode(encoding or "ascii")
        unicode = True
    except (UnicodeEncodeError, LookupError):
        unicode = False
    if environment.get("NO_COLOR") or not terminal or term in ("", "dumb"):
        colours = PLAIN
    elif "256" in term or environment.get("COLORTERM"):
        colours = MANY
    else:
        colours = SIXTEEN
    return Ink(colours=colours, unicode=unicode)
