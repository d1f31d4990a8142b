"""The tables of docs/strength.md: every variant has its steps, and each row's command plays that row again."""

import importlib.util
import shlex
from pathlib import Path
from typing import Any

from virado.arena.command import plan_of
from virado.arena.games import Plan
from virado.cli import parser
from virado.games.catalogue import presets

ROOT = Path(__file__).parents[1]


def benchmark(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "benchmarks" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ladder = benchmark("ladder")
ROWS: list[Any] = list(ladder.rows(3000))


def test_every_variant_has_every_step():
    steps = {(row.plan.variant.partition("(")[0], row.step) for row in ROWS}
    assert steps == {(slug, step) for slug in presets() for step in ladder.STEPS}


def test_the_command_of_a_row_plays_it():
    wrong: list[str] = []
    for row in ROWS:
        command = row.command(7)
        words = shlex.split(command)
        args = parser().parse_args(words[1:])
        plan: Plan = plan_of(args)
        if (words[0], plan, args.deals) != ("virado", row.plan, 7):
            wrong.append(f"{command}: {plan}")
    assert not wrong


def test_a_row_that_is_measured_again_takes_the_place_of_the_old_one(tmp_path: Path):
    page = tmp_path / "page.md"
    blocks = dict.fromkeys(row.block for row in ROWS)
    page.write_text("".join(f"<!-- ladder: {block} -->\n<!-- end of ladder -->\n" for block in blocks))
    first, second = ROWS[:2]
    for row, units in ((second, 5), (first, 5), (second, 9)):
        ladder.write(page, {row.key(): f"| {units} | `{row.command(units)}` |"}, ROWS)
    found = [text for text in page.read_text().splitlines() if "virado arena" in text]
    assert found == [f"| 5 | `{first.command(5)}` |", f"| 9 | `{second.command(9)}` |"]


def test_the_rows_of_the_page_are_rows_of_the_ladder():
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    keys = {row.key() for row in ROWS}
    tables = page.partition("## The ladder")[2].partition("\n## ")[0]
    commands = [text.split("`")[-2] for text in tables.splitlines() if text.startswith("| `")]
    assert all(ladder.without_numbers(command) in keys for command in commands)
