"""Search for variants by title, in any language, or by another name."""

import difflib
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

from virado.games.catalogue import presets
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.words.catalogue import catalogue


def as_slug(text: str) -> str:
    """Return the text of a variant with its name replaced by the slug.

    `Royal Casino(target=31)` becomes `royal-north-american(target=31)`. A text with an unknown name is returned
    unchanged.
    """
    name, bracket, rest = text.partition("(")
    if name.strip() in presets():
        return text
    whole = _names().get(_normalize(text)) if "=" not in rest else None
    if whole is not None:
        return whole
    slug = _names().get(_normalize(name))
    return text if slug is None else f"{slug}{bracket}{rest}"


def resolve_slug(text: str) -> str:
    """Return the text of a variant with its name replaced by the slug.

    For an unknown name, raises OptionsError with the slug of the most similar name, if there is one.
    """
    found = as_slug(text)
    name = found.partition("(")[0].strip()
    typed = _normalize(name)
    if name in presets() or not typed:
        return found
    near = difflib.get_close_matches(typed, _names(), n=1)
    if near:
        raise OptionsError("no-such-variant-but", text, variant=name, near=_names()[near[0]])
    raise OptionsError("no-such-variant", text, variant=name)


def _names() -> dict[str, str]:
    """Return the slugs of all variants, by normalised name."""
    return _names_of(tuple(presets()))


@cache
def _names_of(slugs: tuple[str, ...]) -> dict[str, str]:
    found = {_normalize(slug): slug for slug in slugs}
    for also, slug in _attributes("also", slugs):
        found |= {_normalize(name): slug for name in re.split("[,،]", also) if name}
    titles = list(_attributes("title", slugs))
    for title, slug in titles:
        found.setdefault(_normalize(title), slug)
    for title, slug in titles:
        found.setdefault(_normalize(title.partition("(")[0]), slug)
    return found


def _attributes(attribute: str, slugs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield an attribute of the messages of variants in the languages that have it, with the slug."""
    for tag in LANGUAGES:
        words = catalogue(tag)
        for slug in slugs:
            key = f"variant-{slug}.{attribute}"
            if words.own(key) is not None:
                yield words.text(key), slug


def _normalize(name: str) -> str:
    """Return a name in lower case, without accents, spaces and punctuation."""
    letters = (
        unicodedata.normalize("NFKD", name).casefold().replace("ي", "ی").replace("ى", "ی").replace("ك", "ک")
    )
    return "".join(letter for letter in letters if letter.isalnum())
