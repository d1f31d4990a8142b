"""The arena's table uses the words and number format of the reader's language."""

import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from virado.cli import main
from virado.commands import output
from virado.lab.arena import command
from virado.lab.arena.games import Plan, Result
from virado.languages import LANGUAGES
from virado.terminal.columns import width

WORDS = ["arena", "casino", "--bots", "greedy,random", "--deals", "2", "--seed", "3", "--jobs", "1"]


@pytest.mark.parametrize(
    ("language", "told", "decimal", "percent", "digits"),
    [
        ("en", ("points a pair", "95% interval", "mirrored pair of deals"), ".", "%", "0123456789"),
        (
            "de",
            ("Punkte je Paar", "Intervall (95\u00a0%)", "gespiegelte Paare"),
            ",",
            "\u00a0%",
            "0123456789",
        ),
        ("fa", ("امتیاز هر جفت", "بازهٔ ۹۵٪", "جفت آینه‌ای"), "٫", "٪", "۰۱۲۳۴۵۶۷۸۹"),
    ],
)
def test_a_table_has_the_words_and_number_format_of_the_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    told: tuple[str, ...],
    decimal: str,
    percent: str,
    digits: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["--lang", language, *WORDS, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["unit"] == "mirrored pair of deals", "JSON is the same in every language"
    assert main(["--lang", language, *WORDS]) == 0
    table = capsys.readouterr().out
    assert all(part in table for part in told)
    first = report["bots"][0]
    mean = f"{abs(first['mean']):.2f}".replace(".", decimal).translate(str.maketrans("0123456789", digits))
    share = f"{100 * first['win_share']:.1f}".replace(".", decimal)
    assert mean in table
    assert share.translate(str.maketrans("0123456789", digits)) + percent in table


def test_bench_prints_in_the_users_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fa", "bench", "raub", "--seconds", "0.05"]) == 0
    shown = capsys.readouterr().out
    assert "تصمیم در ثانیه" in shown
    assert not set("0123456789") & set(shown)


@pytest.mark.parametrize(
    ("bots", "flags", "reproducible"),
    [
        ("greedy,club", (), True),
        ("dial:0.9,club", ("--ms", "1"), False),
        ("dial:0.9,club", ("--simulations", "2"), True),
        ("dial:0.9:ms=1,club", ("--simulations", "2"), False),
    ],
)
def test_a_tournament_by_the_clock_says_that_its_seed_does_not_repeat_it(
    capsys: pytest.CaptureFixture[str], bots: str, flags: tuple[str, ...], reproducible: bool
) -> None:
    line = ["arena", "casino", "--bots", bots, "--deals", "1", "--seed", "3", "--jobs", "1", *flags]
    assert main([*line, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["reproducible"] is reproducible
    assert main(["--lang", "en", *line]) == 0
    assert ("a bot searches by the clock" in capsys.readouterr().out) is not reproducible


def play_nothing(monkeypatch: pytest.MonkeyPatch, results: list[Result]) -> None:
    """Let the arena print these results without playing."""

    def play(*_args: object, **_settings: object) -> list[Result]:
        return results

    monkeypatch.setattr(command, "play", play)


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flags", [(), ("--matches",)])
def test_names_stay_whole_and_lines_fit_the_window(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    language: str,
    columns: int,
    flags: tuple[str, ...],
) -> None:
    program = tmp_path / "node" / "ext.js"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(output, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    results = [
        Result(unit=unit, points=(100.0 * unit, -20.0), wins=(1.0, 1.0), moves=(9, 9), ms=(7e4, 0.1))
        for unit in range(60)
    ]
    play_nothing(monkeypatch, results)
    names = ("expert:aim=match", "cmd:node/ext.js")
    assert main(["--lang", language, "arena", "casino", "--bots", ",".join(names), *flags]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(sum(name in line for line in lines) == 1 for name in names)
    assert max(map(width, lines)) <= columns


def test_a_name_wider_than_the_window_is_shortened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(output, "is_terminal", lambda: True)
    name = "cmd:sh -c 'exec node far/away/in/a/folder/bot.js'"
    results = [Result(unit=0, points=(1.0, 0.0), wins=(1.0, 1.0), moves=(9, 9), ms=(1.0, 1.0))]
    play_nothing(monkeypatch, results)
    assert main(["--lang", "en", "arena", "casino", "--bots", f"{name},greedy"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert name[:39] + "…" in lines
    assert max(map(width, lines)) <= 40


@pytest.mark.parametrize("units", [1, 2, 60])
def test_one_unit_and_equal_units_have_no_interval_of_points(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, units: int
) -> None:
    results = [
        Result(unit=unit, points=(4.0, 0.0), wins=(1.0, 1.0), moves=(9, 9), ms=(1.0, 1.0))
        for unit in range(units)
    ]
    play_nothing(monkeypatch, results)
    assert main(["--lang", "en", *WORDS]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("greedy"))
    assert row.split()[1:3] == ["+4.00", "—"]
    assert main([*WORDS, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["ci95"] == [None, None]


def test_the_seconds_of_a_tournament_begin_after_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    play = command.play

    def note(what: str) -> float:
        order.append(what)
        return float(len(order))

    def compiled(_plan: Plan) -> None:
        note("compile")

    def played(plan: Plan, units: int, **settings: Any) -> list[Result]:
        note("play")
        return play(plan, units, **settings)

    clock = SimpleNamespace(perf_counter=lambda: note("clock"), monotonic=time.monotonic)
    monkeypatch.setattr(command, "make_ready", compiled)
    monkeypatch.setattr(command, "play", played)
    monkeypatch.setattr(command, "time", clock)
    assert (
        main(["arena", "zwanzig-ab(players=2)", "--bots", "greedy,random", "--deals", "2", "--jobs", "1"])
        == 0
    )
    assert order == ["compile", "clock", "play", "clock"]
