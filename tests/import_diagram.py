"""Draw the imports between packages: docs/explanation/design/imports.svg.

    python -m tests.import_diagram           writes it

A package is drawn one row above the highest package that it imports, so no arrow points upward or sideways. An arrow
is omitted if a path of other arrows leads to the same package. Equal imports give equal bytes.
"""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from tests.test_circles import circle_in, imports_of_the_package

PICTURE = Path(__file__).parents[1] / "docs" / "explanation" / "design" / "imports.svg"
WIDTH, HEIGHT, GAP, BEND, ROW = 84, 26, 18, 12, 70
"""Sizes in pixels: width and height of a box, gap between boxes, height of a bend, height of a row."""
SWEEPS = 24
STYLE = """\
text { font: 13px system-ui, sans-serif; fill: #24292f; text-anchor: middle }
rect { fill: #ddf4ff; stroke: #0969da } path { fill: none; stroke: #57606a } marker path { fill: #57606a; stroke: none }
@media (prefers-color-scheme: dark) {
text { fill: #d1d7e0 } rect { fill: #1c2f4a; stroke: #6cb6ff } path { stroke: #9198a1 } marker path { fill: #9198a1 }
}"""

Imports = Mapping[str, set[str]]
Place = tuple[str, str, int]
"""A package, as (name, "", row), or the point where an arrow crosses a row, as (from, to, row)."""


def packages(modules: Mapping[str, list[str]]) -> dict[str, set[str]]:
    """Return the packages that each package or module directly below `virado` imports."""
    found: dict[str, set[str]] = {}
    for module, others in modules.items():
        if "." in module:  # `virado` itself only exports names that are loaded lazily
            mine = found.setdefault(module.split(".")[1], set())
            mine |= {other.split(".")[1] for other in others if "." in other}
    return {name: others - {name} for name, others in found.items()}


def rows(imports: Imports) -> dict[str, int]:
    """Return the row of each package, from the bottom up.

    Raises ValueError if there is a cycle.
    """
    circle = circle_in({name: sorted(others) for name, others in imports.items()})
    if circle:
        raise ValueError(f"a circle: {' -> '.join(circle)}")
    found: dict[str, int] = {}
    while len(found) < len(imports):
        for name, others in imports.items():
            if name not in found and others <= found.keys():
                found[name] = max((found[other] + 1 for other in others), default=0)
    return found


def arrows(imports: Imports) -> list[tuple[str, str]]:
    """Return the imports that are not implied by a path of others."""
    reached: dict[str, set[str]] = {}
    for name in sorted(imports, key=rows(imports).__getitem__):
        reached[name] = imports[name].union(*(reached[other] for other in imports[name]))
    return [
        (name, other)
        for name in sorted(imports)
        for other in sorted(imports[name])
        if not any(other in reached[between] for between in imports[name] - {other})
    ]


def draw(imports: Imports) -> str:
    """Return the drawing as SVG."""
    row_of, found = rows(imports), arrows(imports)
    lines = [_passed_rows(arrow, row_of) for arrow in found]
    placed = _place_rows(row_of, lines)
    widths = [sum(_width(place) + GAP for place in row) for row in placed]
    x: dict[Place, float] = {}
    for row, width in zip(placed, widths, strict=True):
        left = (max(widths) - width + GAP) / 2
        for place in row:
            x[place] = round(left + _width(place) / 2, 1)
            left += _width(place) + GAP
    height = ROW * len(placed)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(widths)}" height="{height}" '
        f'viewBox="0 0 {max(widths)} {height}" role="img">',
        "<title>Which packages import which</title>",
        f"<style>{STYLE}</style>",
        '<marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0l8 4l-8 4z"/></marker>',
    ]
    for line in lines:
        parts.append(f'<path marker-end="url(#to)" d="{_curve(line, x, height)}"/>')
    for name, row in sorted(row_of.items()):
        middle, top = x[name, "", row], _top(row, height)
        parts.append(
            f'<rect x="{middle - WIDTH / 2:g}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
            f'<text x="{middle:g}" y="{top + 18}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def _passed_rows(arrow: tuple[str, str], row_of: Mapping[str, int]) -> list[Place]:
    """Return the points of an arrow, from the importing package to the imported one."""
    name, other = arrow
    between = range(row_of[name] - 1, row_of[other], -1)
    return [(name, "", row_of[name]), *((name, other, row) for row in between), (other, "", row_of[other])]


def _place_rows(row_of: Mapping[str, int], lines: list[list[Place]]) -> list[list[Place]]:
    """Return the points of each row in an order with few crossings, each near the points connected to it."""
    beside: dict[Place, list[Place]] = {(name, "", row): [] for name, row in sorted(row_of.items())}
    for line in lines:
        for upper, lower in pairwise(line):
            beside.setdefault(upper, []).append(lower)
            beside.setdefault(lower, []).append(upper)
    placed = [[place for place in beside if place[2] == row] for row in range(max(row_of.values()) + 1)]
    for sweep in range(SWEEPS):
        at = {place: (i + 0.5) / len(row) for row in placed for i, place in enumerate(row)}
        for row in placed if sweep % 2 else placed[::-1]:
            toward = 1 if not sweep % 2 else -1
            wanted: dict[Place, float] = {}
            for place in row:
                others = [at[other] for other in beside[place] if other[2] == place[2] + toward]
                wanted[place] = sum(others) / len(others) if others else at[place]
            row.sort(key=lambda place: (wanted[place], place))
            at |= {place: (i + 0.5) / len(row) for i, place in enumerate(row)}
    return placed


def _width(place: Place) -> int:
    return BEND if place[1] else WIDTH


def _top(row: int, height: int) -> int:
    return height - ROW * (row + 1) + (ROW - HEIGHT) // 2


def _curve(line: list[Place], x: Mapping[Place, float], height: int) -> str:
    """Return a path from the lower edge of a box through the bends to the upper edge of the other."""
    path = f"M{x[line[0]]:g} {_top(line[0][2], height) + HEIGHT}"
    for before, place in pairwise(line):
        top = _top(place[2], height)
        half = (ROW - HEIGHT) // 2
        path += f"C{x[before]:g} {top - half} {x[place]:g} {top - half} {x[place]:g} {top}"
        if place[1]:
            path += f"v{HEIGHT}"
    return path


def main() -> None:
    PICTURE.write_text(draw(packages(imports_of_the_package())), encoding="utf-8")


if __name__ == "__main__":
    main()
