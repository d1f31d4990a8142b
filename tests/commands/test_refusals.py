"""`virado refusals`: all refusals, those of a code, and those of a rule."""

import json

import pytest

from virado.cli import main
from virado.games.catalogue import games


def lines_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main([*arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_every_refusal_of_every_family_is_listed(capsys: pytest.CaptureFixture[str]):
    listed = {line.split()[0] for line in lines_of(capsys, "refusals")}
    assert {kind.code for game in games() for kind in game.refusals.values()} <= listed
    assert {"unparsable", "ambiguous", "bad-options", "not-your-turn"} <= listed


def test_a_code_lists_its_refusals(capsys: pytest.CaptureFixture[str]):
    lines = lines_of(capsys, "refusals", "bad-pack")
    assert {line.split()[0] for line in lines} == {"bad-pack"}
    assert any("(cards-missing)" in line and "{cards}" in line for line in lines)


def test_a_rule_lists_the_refusals_that_cite_it(capsys: pytest.CaptureFixture[str]):
    lines = lines_of(capsys, "refusals", "C-8")
    assert lines
    assert all(" C-8 " in line for line in lines)


def test_the_sentences_are_in_the_language_of_the_reader(capsys: pytest.CaptureFixture[str]):
    english, german = (lines_of(capsys, "--lang", language, "refusals", "C-8") for language in ("en", "de"))
    assert len(english) == len(german)
    assert english != german


def test_json_output_has_the_facts(capsys: pytest.CaptureFixture[str]):
    (found,) = json.loads("".join(lines_of(capsys, "refusals", "ambiguous", "--json")))["refusals"]
    assert found["facts"] == ["candidates"]
    assert found["rule"] is None


def test_an_unknown_code_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["refusals", "nonsense"]) == 2
    assert "there is no refusal nonsense" in capsys.readouterr().err
