"""Right-to-left text in a terminal: the order of the characters and the joining of Arabic letters.

Most terminals display characters from left to right in the order received, each in its isolated form. `visual` adds
two steps. The first is the Unicode bidirectional algorithm (UAX #9) for one line, with isolates but without explicit
embeddings. The second is the choice of joining forms for Arabic letters. SGR sequences stay with the characters that
they style.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
LRM, RLM = "\u200e", "\u200f"
_ISOLATES = {LRI: 0, RLI: 1, FSI: -1}
_MARKS = frozenset((LRM, RLM, LRI, RLI, FSI, PDI))
_SGR = re.compile(r"\x1b\[[0-9;]*m")
_MIRRORED = dict(zip("()[]{}<>«»‹›≤≥", ")(][}{><»«›‹≥≤", strict=True))
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_NEUTRAL = frozenset(("B", "S", "WS", "ON"))
_SPACE = frozenset(("WS", "S", "B"))
_MAX_DEPTH = 16


class Cell(NamedTuple):
    """One displayed character with its combining marks, and the SGR sequence that styles it."""

    text: str
    style: str = ""


class _Item(NamedTuple):
    """A cell with its bidirectional class, or an isolate whose cells are already in display order."""

    kind: str
    cells: tuple[Cell, ...]


def isolate(text: str) -> str:
    """Return a text in Latin letters (a card, a move, a name) as a left-to-right isolate."""
    return f"{LRI}{text}{PDI}"


def is_rtl(line: str) -> bool:
    """Return True if the first strong letter of a line is written from right to left."""
    return bool(_first_strong(list(_cells(line))))


def has_rtl(line: str) -> bool:
    """Return True if a line contains a right-to-left letter."""
    return any(unicodedata.bidirectional(char) in ("R", "AL") for char in line)


def visual(line: str, *, rtl: bool = True) -> str:
    """Return a line in display order from left to right, with its Arabic letters joined."""
    return _join_cells(_reorder_cells(list(_cells(_join_letters(line))), int(rtl), 0))


# ---------------------------------------------------------------------- cells
def _cells(line: str) -> Iterator[Cell]:
    style = ""
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if _SGR.fullmatch(piece):
            style = "" if piece in ("\x1b[0m", "\x1b[m") else piece
            continue
        cluster = ""
        for char in piece:
            if cluster and _is_extender(char):
                cluster += char
                continue
            if cluster:
                yield Cell(cluster, style)
            cluster = char
        if cluster:
            yield Cell(cluster, style)


def _is_extender(char: str) -> bool:
    """Return True if a character is displayed in the same cell as the preceding character."""
    return char not in _MARKS and unicodedata.category(char) in ("Mn", "Me", "Cf")


def _join_cells(cells: Sequence[Cell]) -> str:
    pieces: list[str] = []
    style = ""
    for cell in cells:
        if cell.style != style:
            pieces += ["\x1b[0m" if style else "", cell.style]
            style = cell.style
        pieces.append(cell.text)
    return "".join([*pieces, "\x1b[0m" if style else ""])


# ---------------------------------------------------------------------- UAX #9
def _reorder_cells(cells: list[Cell], base: int, depth: int) -> tuple[Cell, ...]:
    """Return cells in display order; `base` is the embedding level of the paragraph or isolate."""
    items = list(_items(cells, depth))
    if not items:
        return ()
    kinds = _resolve_weak([item.kind for item in items], base)
    _resolve_brackets(kinds, items, base)
    _resolve_neutral(kinds, base)
    levels = [_level(kind, base) for kind in kinds]
    for i in range(len(items) - 1, -1, -1):  # rule L1
        if items[i].kind not in _SPACE:
            break
        levels[i] = base
    shown: list[Cell] = []
    for i in _reorder_levels(levels):
        shown += _mirror(items[i].cells) if levels[i] % 2 and items[i].kind != "ISOLATE" else items[i].cells
    return tuple(shown)


def _items(cells: list[Cell], depth: int) -> Iterator[_Item]:
    i = 0
    while i < len(cells):
        char = cells[i].text[0]
        if char in _ISOLATES:
            end = _end_of_isolate(cells, i)
            inner = cells[i + 1 : end]
            side = _ISOLATES[char] if char != FSI else _first_strong(inner)
            if depth < _MAX_DEPTH:
                yield _Item("ISOLATE", _reorder_cells(inner, side, depth + 1))
            else:
                yield _Item("ISOLATE", tuple(inner))
            i = end
        elif char in (LRM, RLM):
            yield _Item("L" if char == LRM else "R", ())
        elif char != PDI:
            yield _Item(unicodedata.bidirectional(char) or "L", (cells[i],))
        i += 1


def _end_of_isolate(cells: list[Cell], start: int) -> int:
    depth = 0
    for i in range(start, len(cells)):
        char = cells[i].text[0]
        depth += (char in _ISOLATES) - (char == PDI)
        if not depth:
            return i
    return len(cells)


def _first_strong(cells: list[Cell]) -> int:
    depth = 0
    for cell in cells:
        char = cell.text[0]
        depth += (char in _ISOLATES) - (char == PDI)
        kind = unicodedata.bidirectional(char)
        if not depth and kind in ("L", "R", "AL"):
            return int(kind != "L")
    return 0


def _resolve_weak(kinds: list[str], base: int) -> list[str]:
    """Return the bidirectional classes after rules W1 to W7."""
    start = "R" if base % 2 else "L"
    kinds = ["ON" if kind in ("ISOLATE", "BN") else kind for kind in kinds]
    strong = before = start
    for i, given in enumerate(kinds):  # rules W1, W2, W3
        kind = before if given == "NSM" else given
        kinds[i] = before = kind
        if kind in ("L", "R", "AL"):
            strong = kind
            kinds[i] = "L" if kind == "L" else "R"
        elif kind == "EN" and strong == "AL":
            kinds[i] = "AN"
    for i in range(1, len(kinds) - 1):  # rule W4
        around = (kinds[i - 1], kinds[i + 1])
        if (kinds[i] in ("ES", "CS") and around == ("EN", "EN")) or (
            kinds[i] == "CS" and around == ("AN", "AN")
        ):
            kinds[i] = around[0]
    for start_at, end in _runs(kinds, frozenset(("ET",))):  # rule W5
        beside = [*kinds[max(start_at - 1, 0) : start_at], *kinds[end : end + 1]]
        if "EN" in beside:
            kinds[start_at:end] = ["EN"] * (end - start_at)
    strong = start
    for i, kind in enumerate(kinds):  # rules W6, W7
        if kind in ("ES", "ET", "CS"):
            kinds[i] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[i] = "L"
    return kinds


def _resolve_brackets(kinds: list[str], items: Sequence[_Item], base: int) -> None:
    """Apply rule N0: a pair of brackets takes the direction of its content."""
    side = "R" if base % 2 else "L"
    for opened, closed in _bracket_pairs(kinds, items):
        inside = {_direction(kind) for kind in kinds[opened + 1 : closed]} & {"L", "R"}
        if side in inside:
            kinds[opened] = kinds[closed] = side
        elif inside:
            before = next(
                (d for kind in reversed(kinds[:opened]) if (d := _direction(kind)) in ("L", "R")), side
            )
            kinds[opened] = kinds[closed] = before


def _bracket_pairs(kinds: Sequence[str], items: Sequence[_Item]) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    waiting: list[tuple[str, int]] = []
    for i, item in enumerate(items):
        char = item.cells[0].text if len(item.cells) == 1 and kinds[i] == "ON" else ""
        if char in _BRACKETS:
            waiting.append((_BRACKETS[char], i))
        elif char and any(char == closing for closing, _ in waiting):
            while waiting:
                closing, opened = waiting.pop()
                if closing == char:
                    pairs.append((opened, i))
                    break
    return sorted(pairs)


def _resolve_neutral(kinds: list[str], base: int) -> None:
    """Apply rules N1 and N2."""
    side = "R" if base % 2 else "L"
    for start, end in _runs(kinds, _NEUTRAL):
        before = _direction(kinds[start - 1]) if start else side
        after = _direction(kinds[end]) if end < len(kinds) else side
        kinds[start:end] = [before if before == after else side] * (end - start)


def _direction(kind: str) -> str:
    return "R" if kind in ("EN", "AN") else kind


def _runs(kinds: Sequence[str], among: frozenset[str]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    i = 0
    while i < len(kinds):
        start = i
        while i < len(kinds) and kinds[i] in among:
            i += 1
        if i > start:
            runs.append((start, i))
        else:
            i += 1
    return runs


def _level(kind: str, base: int) -> int:
    """Return the embedding level of a bidirectional class by rules I1 and I2."""
    if base % 2:
        return base if kind == "R" else base + 1
    return base + {"L": 0, "R": 1}.get(kind, 2)


def _reorder_levels(levels: Sequence[int]) -> list[int]:
    """Return the indices of the characters in display order, by rule L2."""
    order = list(range(len(levels)))
    for level in range(max(levels), 0, -1):
        i = 0
        while i < len(order):
            start = i
            while i < len(order) and levels[order[i]] >= level:
                i += 1
            order[start:i] = order[start:i][::-1]
            i += i == start
    return order


def _mirror(cells: Sequence[Cell]) -> list[Cell]:
    return [Cell(_MIRRORED.get(cell.text[0], cell.text[0]) + cell.text[1:], cell.style) for cell in cells]


# ---------------------------------------------------------------------- joining
@cache
def _forms() -> dict[str, dict[str, str]]:
    """Return the presentation forms of each letter: `isolated`, `initial`, `medial`, `final`."""
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFDFF), *range(0xFE70, 0xFEFD)):
        name, _, letters = unicodedata.decomposition(chr(code)).partition(" ")
        if name in ("<isolated>", "<initial>", "<medial>", "<final>") and len(letters) == 4:
            forms.setdefault(chr(int(letters, 16)), {})[name.strip("<>")] = chr(code)
    return forms


def _join_letters(line: str) -> str:
    """Replace Arabic letters by the forms that join them to their neighbours.

    Lam followed by alef stays two letters, two columns wide.
    """
    if line.isascii():
        return line
    forms = _forms()
    letters = [i for i, char in enumerate(line) if not _is_transparent(char)]
    result = list(line)
    for place, i in enumerate(letters):
        char = line[i]
        if char not in forms:
            continue
        before = line[letters[place - 1]] if place else ""
        after = line[letters[place + 1]] if place + 1 < len(letters) else ""
        to_left = "initial" in forms[char] and ((after in forms and "final" in forms[after]) or after == "ـ")
        to_right = "final" in forms[char] and (before == "ـ" or "initial" in forms.get(before, {}))
        form = ("isolated", "initial", "final", "medial")[to_left + 2 * to_right]
        result[i] = forms[char].get(form, char)
    return "".join(char for char in result if char not in ("\u200c", "\u200d"))


def _is_transparent(char: str) -> bool:
    """Return True if the letters on both sides of a character join across it."""
    return char in (LRM, RLM) or unicodedata.category(char) in ("Mn", "Me")
