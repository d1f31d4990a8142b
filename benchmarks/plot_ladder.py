"""Draw docs/lab/strength/ladder.csv: the win rate of the first bot of each step, by variant.

    python benchmarks/plot_ladder.py           writes docs/lab/strength/ladder.svg

Each variant is drawn at its usual table, the first one in the ladder. The picture is SVG with lines and text, in the
colours of the reader's light or dark page. The output is deterministic.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "lab" / "strength"
TABLE, PICTURE = FOLDER / "ladder.csv", FOLDER / "ladder.svg"
STEPS = ("greedy-random", "club-greedy", "expert-club")
LEFT, WIDTH, TOP, ROW, RIGHT = 240, 560, 64, 19, 40
"""Pixels: width of the names, width of 0 to 100 %, space above the first row, row height, right margin."""
STYLE = """\
text { font: 12px system-ui, sans-serif; fill: #24292f }
.grid { stroke: #d0d7de } .equal { stroke: #57606a; stroke-width: 2 }
.greedy-random { stroke: #8250df; fill: #8250df } .club-greedy { stroke: #0969da; fill: #0969da }
.expert-club { stroke: #bc4c00; fill: #bc4c00 }
@media (prefers-color-scheme: dark) {
text { fill: #d1d7e0 } .grid { stroke: #3d444d } .equal { stroke: #9198a1 }
.greedy-random { stroke: #c297ff; fill: #c297ff } .club-greedy { stroke: #6cb6ff; fill: #6cb6ff }
.expert-club { stroke: #f69d50; fill: #f69d50 }
}"""


def default_tables(rows: list[dict[str, str]]) -> dict[str, list[dict[str, str]]]:
    """Return, by variant, the rows of its first table in the ladder."""
    found: dict[str, list[dict[str, str]]] = {}
    for row in rows:
        steps = found.setdefault(row["variant"], [])
        if not steps or steps[0]["seats"] == row["seats"]:
            steps.append(row)
    return found


def draw(rows: list[dict[str, str]]) -> str:
    """Return the picture as SVG."""
    variants = default_tables(rows)
    height = TOP + ROW * len(variants) + 12
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img">',
        "<title>Won by the first bot of each step, with 95 % intervals</title>",
        f"<style>{STYLE}</style>",
        *_head(height),
    ]
    for number, (variant, steps) in enumerate(variants.items()):
        y = TOP + ROW * number + ROW // 2
        seats = steps[0]["seats"]
        equal = _x(50 if seats in ("2", "2 pairs") else 100 / int(seats))
        lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{variant}</text>')
        lines.append(f'<path class="equal" d="M{equal} {y - 7}v14"/>')
        for row in steps:
            low, high = (_x(float(row[end])) for end in ("won_low", "won_high"))
            step = f"{row['first']}-{row['second']}"
            lines.append(f'<path class="{step}" stroke-width="3" d="M{low} {y}H{high}"/>')
            lines.append(_mark(step, _x(float(row["won"])), y))
    return "\n".join([*lines, "</svg>\n"])


def _head(height: int) -> Iterator[str]:
    """Yield the legend and the grid lines of each 25 %."""
    for number, step in enumerate(STEPS):
        x = LEFT + 180 * number
        first, second = step.split("-")
        yield _mark(step, x, 18)
        yield f'<text x="{x + 12}" y="22">{first} against {second}</text>'
    x = LEFT + 180 * len(STEPS)
    yield f'<path class="equal" d="M{x} 11v14"/>'
    yield f'<text x="{x + 12}" y="22">equals</text>'
    for percent in (0, 25, 50, 75, 100):
        yield f'<path class="grid" d="M{_x(percent)} {TOP - 8}V{height - 8}"/>'
        yield f'<text x="{_x(percent)}" y="{TOP - 14}" text-anchor="middle">{percent} %</text>'


def _mark(step: str, x: float, y: float) -> str:
    """Return a circle, a square or a diamond, so that a step can be recognised without its colour."""
    if step == STEPS[0]:
        return f'<circle class="{step}" cx="{x}" cy="{y}" r="4.5"/>'
    if step == STEPS[1]:
        return f'<path class="{step}" d="M{x} {y}m-4-4h8v8h-8z"/>'
    return f'<path class="{step}" d="M{x} {y}m0-6l6 6l-6 6l-6-6z"/>'


def _x(percent: float) -> float:
    return round(LEFT + WIDTH * percent / 100, 1)


def main() -> None:
    with TABLE.open(encoding="utf-8", newline="") as file:
        PICTURE.write_text(draw(list(csv.DictReader(file))), encoding="utf-8")


if __name__ == "__main__":
    main()
