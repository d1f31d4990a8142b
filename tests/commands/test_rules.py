"""`virado rules`: the rulebook as it applies to a variant."""

import re

import pytest

from virado.cli import main
from virado.commands import rules, show
from virado.games.catalogue import presets, variant
from virado.words import catalogue


@pytest.mark.parametrize("slug", sorted(presets()))
def test_rules_shows_the_options_and_the_rules_of_every_variant(
    slug: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["rules", slug]) == 0
    page = capsys.readouterr().out
    assert catalogue().variant_title(slug) in page
    assert "## Options" in page
    assert "## Rules of play" in page
    assert re.search(r"[CRZH]-1\b", page)


def test_rules_shows_changed_values_and_leaves_out_what_is_not_played():
    page = rules.text(variant("kaszino-kirschner(target=15)"), catalogue())
    assert "`target` = **15**" in page
    assert "### C-16" in page
    assert "### C-15" not in page
    assert "### C-8" not in page
    assert "Not played in this form" in page
    assert "### C-8" in rules.text(variant("royal-dominican"), catalogue())


def test_rules_on_a_terminal_is_rendered(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(show, "on_terminal", lambda: True)
    assert main(["rules", "hazari"]) == 0
    page = capsys.readouterr().out
    assert "H-13" in page
    assert "**" not in page
