"""`virado variants`: the list of variants."""

import json

import pytest

from virado.cli import main
from virado.commands import output
from virado.games.catalogue import games, presets
from virado.languages import LANGUAGES
from virado.terminal.columns import width
from virado.words import catalogue


def test_variants_lists_slug_players_place_and_distinctive_rules(capsys: pytest.CaptureFixture[str]):
    assert main(["variants"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(presets())
    assert "2-6" in next(line for line in lines if line.startswith("tuxedo"))
    words = catalogue()
    assert all(words.variant_summary(slug) in line for slug, line in zip(presets(), lines, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_begins_with_the_games_at_home_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str
):
    assert main(["--lang", language, "variants"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    families = list(dict.fromkeys(presets()[slug][0].name for slug in listed))
    home = LANGUAGES[language].families
    assert families == [*home, *(game.name for game in games() if game.name not in home)]
    assert sorted(listed) == sorted(presets())


@pytest.mark.parametrize("name", ["Kaszino", "zwanzigab", "كازينو", "HAZÁRI"])
def test_a_family_is_named_in_any_spelling(capsys: pytest.CaptureFixture[str], name: str):
    assert main(["variants", name]) == 0
    assert capsys.readouterr().out


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


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["variants", "refusals"])
def test_names_stay_whole_and_words_unbroken_in_a_window(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    columns: int,
    command: str,
):
    assert main([command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    monkeypatch.setattr(output, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    assert main(["--lang", language, command]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = (
        presets()
        if command == "variants"
        else {f"{r['code']} ({r['detail']})" for r in data["refusals"] if r["detail"]}
    )
    assert all(any(name in line for line in lines) for name in names if len(name) <= columns)
    assert max(map(width, lines)) <= columns
    if command == "variants":
        words = catalogue(language)
        shown = set(" ".join(lines).split())
        assert all(word in shown for slug in presets() for word in words.variant_summary(slug).split())
