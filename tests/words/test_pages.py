"""Tests for the output of commands in each language: pages of rules, list of variants, and refusals."""

import json

import pytest

from virado.cli import main
from virado.games.catalogue import presets, variant
from virado.words import LANGUAGES, catalogue
from virado.words.rules.pages import rulebook_text

*TAGS, LAST = LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_variant_have_a_page(language: str) -> None:
    words = catalogue(language)
    for slug in presets():
        page = rulebook_text(variant(slug), words)
        assert page.startswith(f"# {words.variant_title(slug)}\n")
        assert f"## {words.text('commands-rules-options')}\n" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variants_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "variants", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["variants"]
    assert [each["slug"] for each in listed] == list(presets())
    assert all(each["title"] and each["summary"] for each in listed)


def test_an_option_is_shown_as_typed_and_in_words() -> None:
    page = rulebook_text(variant("hazari(target=500)"), catalogue("en"))
    assert "- `target` = **500**: play to" in page
    assert "- `order_rule` = **descending**: order of the groups: strongest first" in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "hazarri"], "there is no variant hazarri; did you mean hazari?"),
        (["--lang", "de", "rules", "hazarri"], "eine Variante hazarri gibt es nicht; ist hazari gemeint?"),
        (["--lang", "fa", "rules", "hazarri"], "منظورتان"),
        (["rules", "Hazarri"], "did you mean hazari? [Hazarri]"),
        (["play", "Raubb"], "did you mean raub? [Raubb]"),
        (["variants", "Raubb"], "did you mean raub? [Raubb]"),
        (["arena", "Raubb", "--bots", "club,greedy"], "did you mean raub? [Raubb]"),
        (["bench", "Raubb(players=3)"], "did you mean raub? [Raubb(players=3)]"),
        (["simulate", "Raubb", "--matches", "1", "--out", "nowhere"], "did you mean raub? [Raubb]"),
        (
            ["--lang", "tlh", "rules", "hazari"],
            f"there is no language tlh; there are {', '.join(TAGS)} and {LAST}",
        ),
    ],
)
def test_refusals_are_in_the_requested_language(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(arguments) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert shown.count("\n") == 1


def test_the_default_language_is_that_of_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["rules", "bridge"]) == 2
    assert "eine Variante bridge gibt es nicht" in capsys.readouterr().err
