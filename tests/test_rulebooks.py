"""The rulebooks have the sections that the program shows, and explain every option."""

import re

from virado import rulebooks
from virado.games.catalogue import games
from virado.words import catalogue
from virado.words.options import options_of


def test_every_rulebook_has_the_sections_that_are_shown():
    for game in games():
        titles = list(rulebooks.sections(rulebooks.text(game.rulebook)))
        assert {title[:2] for title in titles} >= {"1.", "2.", "4."}


def test_every_option_of_every_game_is_explained_in_its_rulebook():
    for game in games():
        options = next(iter(game.presets.values())).options
        book = rulebooks.text(game.rulebook)
        for name in options.__struct_fields__:
            assert f"`{name}`" in book, f"{game.name}: {name}"


def test_the_row_of_an_option_lists_every_value():
    found = 0
    for game in games():
        book = rulebooks.text(game.rulebook)
        rows = {row[1]: row[2] for row in re.finditer(r"^\| `([a-z0-9_.]+)`[^|]*\|(.*)$", book, re.MULTILINE)}
        choices = [option for option in options_of(game, catalogue()) if option.kind in ("choice", "several")]
        found += len(choices)
        for option in choices:
            values = [re.escape(str(each.value)) for each in option.values]
            missing = [value for value in values if not re.search(rf"(?<!\w){value}(?!\w)", rows[option.id])]
            assert not missing, f"{game.name}: {option.id}"
    assert found > 50
