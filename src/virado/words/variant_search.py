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
    whole = _names().get(fold_name(text)) if "=" not in rest else None
    if whole is not None:
        return whole
    slug = _names().get(fold_name(name))
    return text if slug is None else f"{slug}{bracket}{rest}"


def resolve_slug(text: str) -> str:
    """Return the text of a variant with its name replaced by the slug.

    For an unknown name, raises OptionsError with the slug of the most similar name, if there is one.
    """
    found = as_slug(text)
    name = found.partition("(")[0].strip()
    typed = fold_name(name)
    if name in presets() or not typed:
        return found
    near = difflib.get_close_matches(typed, _names(), n=1)
    if near:
        raise OptionsError("no-such-variant-but", text, variant=name, near=_names()[near[0]])
    raise OptionsError("no-such-variant", text, variant=name)


def names_of(slug: str) -> tuple[str, ...]:
    """Return the names by which a variant is found, folded (`fold_name`): its slug, titles and other names."""
    return _names_by_slug(tuple(presets()), tuple(LANGUAGES))[slug]


def _names() -> dict[str, str]:
    """Return the slugs of all variants, by folded name."""
    return _slugs_by_name(tuple(presets()), tuple(LANGUAGES))


@cache
def _names_by_slug(slugs: tuple[str, ...], tags: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    found = {slug: {fold_name(slug): None} for slug in slugs}
    for slug, name in (*_titles(slugs, tags), *_other_names(slugs, tags)):
        found[slug][fold_name(name)] = None
    return {slug: tuple(names) for slug, names in found.items()}


@cache
def _slugs_by_name(slugs: tuple[str, ...], tags: tuple[str, ...]) -> dict[str, str]:
    found = {fold_name(slug): slug for slug in slugs}
    found |= {fold_name(name): slug for slug, name in _other_names(slugs, tags)}
    titles = list(_titles(slugs, tags))
    for slug, title in titles:
        found.setdefault(fold_name(title), slug)
    for slug, title in titles:
        found.setdefault(fold_name(title.partition("(")[0]), slug)
    return found


def _titles(slugs: Sequence[str], tags: Sequence[str]) -> Iterator[tuple[str, str]]:
    return _attributes("title", slugs, tags)


def _other_names(slugs: Sequence[str], tags: Sequence[str]) -> Iterator[tuple[str, str]]:
    for slug, names in _attributes("also", slugs, tags):
        yield from ((slug, name) for name in re.split("[,،]", names) if fold_name(name))


def _attributes(attribute: str, slugs: Sequence[str], tags: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield each slug with an attribute of its message, in the languages that have it."""
    for tag in tags:
        words = catalogue(tag)
        for slug in slugs:
            key = f"variant-{slug}.{attribute}"
            if words.own(key) is not None:
                yield slug, words.text(key)


VOWEL_SIGNS = ("Mc", "Mn")
"""Unicode categories of vowel signs. Accents and nuktas are in them, too, but have a combining class."""
ARABIC_FORMS = str.maketrans("يىكہھ", "ییکهه")
"""Letters that Arabic and Urdu keyboards have in place of the Persian ones."""


def fold_name(name: str) -> str:
    """Return a name as it is compared: letters in lower case and digits from 0 to 9, without anything else.

    Accents, signs of short vowels, nuktas, spaces and joiners are left out; vowel signs of Indic scripts are kept. In
    the browser, `web/src/home/find.ts` does the same.
    """
    letters = unicodedata.normalize("NFKD", name).upper().lower().translate(ARABIC_FORMS)
    return "".join(
        str(unicodedata.decimal(letter, letter))
        for letter in letters
        if letter.isalnum()
        or (unicodedata.category(letter) in VOWEL_SIGNS and not unicodedata.combining(letter))
    )
