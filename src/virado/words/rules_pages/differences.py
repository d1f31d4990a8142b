"""The options of forms side by side."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from virado.games.catalogue import presets, usual_form
from virado.words.catalogue import Catalogue
from virado.words.options import values_of
from virado.words.rules import options_that_matter

PLAYERS = "players"
"""Name of the row of the numbers of players."""
NOT_PLAYED = "\N{EN DASH}"
"""Value of an option on which the rules of a form do not depend."""


class OptionRow(NamedTuple):
    """An option and its value in each of some forms."""

    id: str
    """Name of the option as typed, or PLAYERS."""
    name: str
    values: tuple[str, ...]
    """The values in words, in the order of the forms; empty for a form whose rules do not depend on the option."""


def forms_of(family: str) -> tuple[str, ...]:
    """Return the slugs of a family's forms, the usual one first."""
    slugs = [slug for slug, (game, _) in presets().items() if game.name == family]
    return tuple(sorted(slugs, key=lambda slug: slug != usual_form(family)))


def option_rows(family: str, slugs: Sequence[str], words: Catalogue) -> Iterator[OptionRow]:
    """Yield the number of players, and each option on which the rules of at least one of these forms depend."""
    yield OptionRow(
        PLAYERS, words.text("rules-pages-players"), tuple(_players(slug, words) for slug in slugs)
    )
    mattering = {slug: _mattering(slug) for slug in slugs}
    values = {slug: values_of(presets()[slug][1]) for slug in slugs}
    for name in values[slugs[0]]:
        if any(name in mattering[slug] for slug in slugs):
            yield OptionRow(
                name,
                words.option(family, name),
                tuple(
                    words.option_value(family, name, values[slug][name]) if name in mattering[slug] else ""
                    for slug in slugs
                ),
            )


def differences(slug: str, words: Catalogue) -> tuple[OptionRow, ...]:
    """Return the rows on which a form differs from the usual form of its family, with the values of both.

    Options on which the rules of the form do not depend are left out; another option then says why.
    """
    family = presets()[slug][0].name
    rows = option_rows(family, (slug, usual_form(family)), words)
    return tuple(row for row in rows if row.values[0] and row.values[0] != row.values[1])


@cache
def _mattering(slug: str) -> tuple[str, ...]:
    return options_that_matter(slug)


def _players(slug: str, words: Catalogue) -> str:
    numbers = presets()[slug][1].players
    return words.text("option-values", values=tuple(map(words.number, numbers)))
