"""The arena's table uses the words and number format of the reader's language."""

import json

import pytest

from virado.cli import main

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
