"""`virado variants`: list the variants."""

import argparse

from virado.commands import output
from virado.families import FAMILIES
from virado.games.catalogue import AnyGame
from virado.games.catalogue import variant as find_variant
from virado.games.contract import Preset
from virado.interop.describe import describe_for_people, variants
from virado.languages import LANGUAGES, in_home_order
from virado.terminal.columns import wrap
from virado.words import Catalogue, catalogue, catalogue_for
from virado.words.variant_search import fold_name, resolve_slug


def run(args: argparse.Namespace) -> int:
    """List every variant with its slug, numbers of players, place and distinctive rules.

    Lists for people begin with the families at home in the language.
    """
    words = catalogue_for(args.lang)
    found = [each for each in variants() if args.game is None or each[0].name == family_named(args.game)]
    if args.json:
        output.print_json({"variants": [describe_for_people(game, preset, words) for game, preset in found]})
        return 0
    order = in_home_order(words.language.tag, FAMILIES)
    found.sort(key=lambda each: order.index(each[0].name))
    if output.is_terminal():
        _table(found, words)
    else:
        output.print_rows([_row(preset, words) for _, preset in found], words)
    return 0


def family_named(text: str) -> str:
    """Return the family for a name.

    `text` is the name or the title of a family, or the name of one of its variants. Raises OptionsError if nothing
    matches.
    """
    name = text.replace("-", "_")
    if name not in FAMILIES:
        titles = {fold_name(catalogue(tag).game(each)): each for tag in LANGUAGES for each in FAMILIES}
        name = titles.get(fold_name(text)) or find_variant(resolve_slug(text)).game.name
    return name


def _row(preset: Preset, words: Catalogue) -> tuple[str, str, str, str]:
    slug = preset.slug
    return slug, _players(preset, words), words.variant_place(slug), words.variant_summary(slug)


def _players(preset: Preset, words: Catalogue) -> str:
    low, high = preset.players[0], preset.players[-1]
    return words.number(low) if low == high else words.text("commands-variants-range", least=low, limit=high)


def _table(found: list[tuple[AnyGame, Preset]], words: Catalogue) -> None:
    heads = [
        words.text(f"commands-variants-{column}") for column in ("variant", "players", "place", "summary")
    ]
    for game in dict.fromkeys(game for game, _ in found):
        output.print_line(words.game(game.name))
        output.print_rows([_row(preset, words) for preset in game.presets.values()], words, heads)
        output.print_line()
    for line in wrap(words.text("commands-variants-hint"), output.columns()):
        output.print_line(line)
