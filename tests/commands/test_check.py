"""`virado check`: cases of the rulebooks pass; differences and malformed cases are reported."""

import re
from pathlib import Path

import pytest
import yaml

from virado.cli import main

CASES = Path(__file__).parents[1] / "cases"
CASE_FILES = sorted(CASES.glob("*-cases.yaml"))


@pytest.mark.parametrize("path", CASE_FILES, ids=lambda path: path.stem)
def test_check_passes_every_case_of_the_rulebooks(path: Path, capsys: pytest.CaptureFixture[str]):
    status = main(["check", str(path)])
    said = capsys.readouterr().out
    assert re.fullmatch(r"\d+ passed, 0 failed\n", said), said
    assert status == 0


def test_check_adds_up_the_counts_of_several_files(capsys: pytest.CaptureFixture[str]):
    assert main(["check", *map(str, CASE_FILES[1:])]) == 0
    number = sum(len(yaml.safe_load(path.read_text(encoding="utf-8"))["cases"]) for path in CASE_FILES[1:])
    assert capsys.readouterr().out == f"{number} passed, 0 failed\n"


GOOD_CASE = """\
- id: {id}
  rule: C-8
  preset: royal-dominican
  players: 2
  position: {{hands: {{0: [Ad, 3c]}}, loose: [8h, 5s, Ac], builds: [], to_act: 0}}
  legal: [{{play: Ad, capture: {{loose: [Ac]}}}}]
"""


def check_of(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = tmp_path / "cases.yaml"
    path.write_text(text)
    status = main(["check", str(path)])
    said = capsys.readouterr()
    return status, said.out, said.err


WRONG_CASE = (
    GOOD_CASE.format(id="wrong")
    .replace("legal:", "illegal:")
    .replace("[{play", "[{move: {play")
    .replace("}}]", "}}, why: x}]")
)


def test_check_prints_the_differences(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    status, out, _ = check_of(tmp_path, "cases:\n" + GOOD_CASE.format(id="right") + WRONG_CASE, capsys)
    assert status == 1
    assert out.splitlines()[-1] == "1 passed, 1 failed"
    assert "    illegal[0]: Ad x Ac should be refused (x) and is legal" in out.splitlines()
    assert "right" not in out


@pytest.mark.parametrize(
    ("language", "line", "last"),
    [
        (
            "de",
            "    illegal[0]: Ad x Ac dürfte nicht erlaubt sein (x) und ist es doch",
            "0 bestanden, 1 nicht bestanden",
        ),
        (
            "fa",
            "    \u2068illegal[0]\u2069: \u2068Ad x Ac\u2069 نباید مجاز باشد (\u2068x\u2069)، ولی مجاز است",
            "۰ مورد درست، ۱ مورد نادرست",
        ),
    ],
)
def test_differences_and_the_count_are_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, line: str, last: str
):
    path = tmp_path / "cases.yaml"
    path.write_text("cases:\n" + WRONG_CASE)
    assert main(["--lang", language, "check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [line, last]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cases:\n" + GOOD_CASE.format(id="a") + GOOD_CASE.format(id="a"), "there twice"),
        ("cases:\n" + GOOD_CASE.format(id="a") + "  colour: red\n", "colour"),
        ("colour: red\ncases:\n" + GOOD_CASE.format(id="a"), "colour"),
        ("game: bridge\ncases:\n" + GOOD_CASE.format(id="a"), "bridge"),
        ("game: raub\ncases:\n" + GOOD_CASE.format(id="a"), "raub has no preset"),
        ("schema: 2\ncases:\n" + GOOD_CASE.format(id="a"), "schema"),
        ("cases:\n" + GOOD_CASE.format(id="a").replace("royal-dominican", "bridge"), "bridge"),
        ("cases:\n" + GOOD_CASE.format(id="a").replace("  rule: C-8\n", ""), "rule"),
        ("cases:\n" + GOOD_CASE.format(id="a").replace("rule: C-8", "rule: 8"), "rule"),
        ("cases:\n" + GOOD_CASE.format(id="7"), "id"),
        ("cases: [3]\n", "mapping"),
        ("cases: [{id: a}]\n", "rule and preset are missing"),
    ],
)
def test_a_malformed_case_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
):
    status, out, err = check_of(tmp_path, text, capsys)
    assert status == 1
    assert said in out
    assert re.search(r"\d passed, [12] failed\n$", out)
    assert err == ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "cases: 3",
        "case: []",
        "cases: [",
        "cases: []\ncases: []",
        "a: {b: 1, b: 2}\ncases: []",
        "\x00",
        "!!python/name:os.system",
        "[" * 5000,
        "cases: &a [*a]",
    ],
)
def test_an_invalid_case_file_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
):
    status, out, err = check_of(tmp_path, text, capsys)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "cases.yaml" in err


def test_a_missing_file_does_not_affect_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["check", str(tmp_path / "nowhere"), str(tmp_path), str(CASE_FILES[1])]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 2
    assert re.fullmatch(r"\d+ passed, 0 failed\n", said.out)
