"""Messages that a family's page in the browser formats itself, as Fluent source (docs/reference/words.md)."""

from functools import cache

import msgspec

from virado.families import FAMILIES
from virado.games.catalogue import family as find_family
from virado.languages import DEFAULT, fallbacks, match_language, offering
from virado.words.loading import source, subjects


class PageWords(msgspec.Struct, frozen=True, kw_only=True):
    """The messages that the page of a family formats itself."""

    ftl: str
    """Fluent source; empty if the page formats no messages itself."""


def page_words(family: str, language: str) -> PageWords:
    """Return the messages of a family's page; a message that the language lacks is in its fallback.

    Raises OptionsError (`no-such-game`) for an unknown family.
    """
    game = find_family(family)
    return PageWords(ftl=_ftl(game.name, language, FAMILIES[family].page_message_prefixes))


@cache
def _ftl(family: str, language: str, beginnings: tuple[str, ...]) -> str:
    from fluent.syntax import FluentParser, ast  # this import is slow

    found: dict[str, str] = {}
    for tag in reversed(fallbacks(offering(match_language(language) or DEFAULT, family))):
        if not beginnings or family not in subjects(tag):
            continue
        text = source(tag, family)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.span and entry.id.name.startswith(beginnings):
                found[entry.id.name] = text[entry.span.start : entry.span.end]
    return "\n".join(found.values())
