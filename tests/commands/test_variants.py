"""`virado variants`: the list of variants."""

import json

import pytest

from virado.cli import main
from virado.commands import output
from virado.games.catalogue import games, presets
from virado.words import catalogue


def test_variants_lists_slug_players_place_and_distinctive_rules(capsys: pytest.CaptureFixture[str]):
    assert main(["variants"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(presets())
    assert "2-6" in next(line for line in lines if line.startswith("tuxedo"))
    words = catalogue()
    assert all(words.variant_summary(slug) in line for slug, line in zip(presets(), lines, strict=True))


def test_json_variants_have_the_options(capsys: pytest.CaptureFixture[str]):
    assert main(["variants", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["variants"]
    assert [entry["slug"] for entry in listed] == list(presets())
    assert listed[0]["options"]["target"] == 21


def test_a_terminal_gets_a_table_of_variants(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(output, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["variants"]) == 0
    table = capsys.readouterr().out
    assert all(slug in table for slug in presets())
    assert all(catalogue().game(game.name) in table for game in games())
