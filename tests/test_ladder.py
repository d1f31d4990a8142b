"""The tables of docs/lab/strength: all variants are covered, commands reproduce the rows, and the picture is current."""

import csv
import importlib.util
import shlex
from pathlib import Path
from typing import Any

import pytest

from virado.cli import make_parser
from virado.games.catalogue import presets
from virado.lab.arena.command import plan_of
from virado.lab.arena.games import Plan, Result

ROOT = Path(__file__).parents[1]


def benchmark(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "benchmarks" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ladder = benchmark("ladder")
plot = benchmark("plot_ladder")
trick_experts = benchmark("trick_experts")
ROWS: list[Any] = list(ladder.rows(3000))


def test_every_variant_has_every_step():
    steps = {(row.plan.variant.partition("(")[0], row.step) for row in ROWS}
    assert steps == {(slug, step) for slug in presets() for step in ladder.STEPS}


def test_the_command_of_a_row_reproduces_it():
    wrong: list[str] = []
    for row in ROWS:
        command = row.command(7)
        words = shlex.split(command)
        args = make_parser().parse_args(words[1:])
        plan: Plan = plan_of(args)
        if (words[0], plan, args.deals) != ("virado", row.plan, 7):
            wrong.append(f"{command}: {plan}")
    assert not wrong


def test_a_new_measurement_replaces_the_old_row(tmp_path: Path):
    table = tmp_path / "table.csv"
    first, second = ROWS[:2]
    for row, units in ((second, 5), (first, 5), (second, 9)):
        cells = dict.fromkeys(ladder.COLUMNS, "") | {"units": str(units), "command": row.command(units)}
        ladder.write(table, {row.key(): cells}, ROWS)
    found = [(cells["units"], cells["command"]) for cells in ladder.read_table(table)]
    assert found == [("5", first.command(5)), ("9", second.command(9))]


def test_the_rows_of_the_table_are_rows_of_the_ladder():
    keys = {row.key() for row in ROWS}
    rows = ladder.read_table(ladder.TABLE)
    assert len(rows) > 150
    assert all(ladder.without_numbers(row["command"]) in keys for row in rows)


def test_a_measured_row_has_every_column_of_the_table():
    row = next(row for row in ROWS if len(row.plan.bots) == 2)
    results = [Result(unit=0, points=(5.0, 3.0), wins=(1.5, 0.5), moves=(40, 40), ms=(2.0, 1.0))]
    assert tuple(ladder.cells(row, results)) == ladder.COLUMNS


@pytest.mark.parametrize(
    "table", sorted((ROOT / "docs" / "lab" / "strength").glob("*.csv")), ids=lambda path: path.stem
)
def test_every_command_of_the_tables_is_valid(table: Path):
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows
    for row in rows:
        words = shlex.split(row["command"])
        if words[:2] == ["python", "benchmarks/trick_experts.py"]:
            args = trick_experts.parser().parse_args(words[2:])
            assert (args.variant, args.packs) == (row["variant"], int(row["units"]))
            continue
        args = make_parser().parse_args(words[1:])
        plan = plan_of(args)
        assert words[0] == "virado"
        assert args.deals == int(row["units"])
        assert plan.variant.partition("(")[0] == row.get("variant", "royal-dominican")


def test_the_picture_matches_the_table():
    picture = plot.PICTURE.read_text(encoding="utf-8")
    rows = ladder.read_table(plot.TABLE)
    assert plot.draw(rows) == picture
    assert plot.draw([{**rows[0], "won": "12.3"}, *rows[1:]]) != picture
