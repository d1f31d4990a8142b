"""The rulebooks have the sections that are shown, and explain every option."""

from virado import rulebooks
from virado.games.catalogue import games


def test_every_rulebook_is_found_with_the_sections_that_are_shown():
    for game in games():
        titles = list(rulebooks.sections(rulebooks.text(game.rulebook)))
        assert {title[:2] for title in titles} >= {"1.", "2.", "4."}


def test_every_option_of_every_game_is_explained_in_its_rulebook():
    for game in games():
        options = next(iter(game.presets.values())).options
        book = rulebooks.text(game.rulebook)
        for name in options.__struct_fields__:
            assert f"`{name}`" in book, f"{game.name}: {name}"
