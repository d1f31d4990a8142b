"""`virado rules`: the players' rules, and the rulebook as it applies to a variant."""

import re

import pytest

from virado.cli import main
from virado.commands import output
from virado.games.catalogue import presets, variant
from virado.plain_messages import PlainMessages
from virado.words import LANGUAGES, catalogue
from virado.words.rules.pages import rulebook_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_the_text_for_players(language: str, capsys: pytest.CaptureFixture[str]):
    assert main(["--lang", language, "rules", "royal-soto(target=31)"]) == 0
    page = capsys.readouterr().out
    assert page.startswith(f"# {catalogue(language).variant_title('royal-soto')}\n")
    assert catalogue(language).number(31) in page
    assert "C-8" not in page


def test_rules_opens_at_the_passage_that_explains_a_rule(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "royal-dominican", "c-8"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("### Equal cards (C-8)")
    assert "##" not in page[3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_that_the_help_names_is_explained(language: str, capsys: pytest.CaptureFixture[str]):
    help_text = PlainMessages(LANGUAGES[language], "cli").messages["cli-rules-rule"]
    assert '"C-18"' in help_text
    assert '"casino"' in help_text
    assert main(["--lang", language, "rules", "casino", "C-18"]) == 0
    assert "C-18" in capsys.readouterr().out.partition("\n")[0]


def test_an_unexplained_rule_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "casino", "C-99"]) == 2
    assert "C-99" in capsys.readouterr().err


@pytest.mark.parametrize("slug", sorted(presets()))
def test_numbered_rules_show_the_options_and_the_rules_of_every_variant(
    slug: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["rules", slug, "--numbered"]) == 0
    page = capsys.readouterr().out
    assert catalogue().variant_title(slug) in page
    assert "## Options" in page
    assert "## Rules of play" in page
    assert re.search(r"\b[A-Z]-1\b", page)


def test_numbered_rules_open_at_a_rule(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "royal-dominican", "C-8", "--numbered"]) == 0
    assert capsys.readouterr().out.startswith("### C-8 Equal cards")


def test_numbered_rules_show_changed_values_and_omit_inapplicable_rules():
    page = rulebook_text(variant("kaszino-kirschner(target=15)"), catalogue())
    assert "`target` = **15**" in page
    assert "### C-16" in page
    assert "### C-15" not in page
    assert "### C-8" not in page
    assert "Not played in this form" in page
    assert "### C-8" in rulebook_text(variant("royal-dominican"), catalogue())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_on_a_terminal_are_rendered(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(output, "is_terminal", lambda: True)
    assert main(["--lang", language, "rules", "tuxedo"]) == 0
    page = capsys.readouterr().out
    assert len(page.splitlines()) > 100
    assert "**" not in page
    assert "##" not in page
