"""The languages there are, and which of them is meant."""

from collections.abc import Callable, Mapping
from typing import NamedTuple


def select_plural_en(number: int) -> str:
    """The plural category of a whole number in English and German (CLDR)."""
    return "one" if number == 1 else "other"


def select_plural_fa(number: int) -> str:
    """The same in Persian."""
    return "one" if number in (0, 1) else "other"


def select_plural_es(number: int) -> str:
    """The same in Spanish, where whole millions take another form: un millón de puntos."""
    if number == 1:
        return "one"
    return "many" if number and number % 1_000_000 == 0 else "other"


class Language(NamedTuple):
    """What a language needs beside its catalogues."""

    tag: str
    """BCP 47: `en`; also the name of its folder."""
    name: str
    """In the language itself."""
    plural: Callable[[int], str]
    """The plural category of a whole number; a test compares it with CLDR."""
    plurals: tuple[str, ...] = ("one", "other")
    """The categories that whole numbers have; a noun after a number has a form for each."""
    digits: str = "0123456789"
    """The digits from 0 to 9 in sentences. Card names and move texts keep their own."""
    minus: str = "−"
    """Before a number below nothing: the sign that printed tables have (U+2212), not the hyphen of keyboards."""
    decimal: str = "."
    locale: str | None = None
    """Whose conventions hold in the browser, if not those of the tag alone."""
    rtl: bool = False
    """Written from right to left: what is put into a sentence is isolated from it (U+2068 ... U+2069)."""
    proofread: bool = True
    """Whether somebody who grew up with it has read it; where languages are listed, it is said of those that nobody has."""


LANGUAGES = {
    language.tag: language
    for language in (
        Language("en", "English", select_plural_en, locale="en-GB"),
        Language("de", "Deutsch", select_plural_en, decimal=","),
        Language(
            "fa",
            "فارسی",
            select_plural_fa,
            digits="۰۱۲۳۴۵۶۷۸۹",
            minus="\u200e−",
            decimal="٫",
            rtl=True,
        ),
        Language(
            "es",
            "Español",
            select_plural_es,
            plurals=("one", "many", "other"),
            locale="es-DO",
            proofread=False,
        ),
    )
}
"""By tag. The first one is complete and stands in for what another lacks."""

DEFAULT = "en"


def language_from(env: Mapping[str, str]) -> str:
    """The language of a locale as POSIX has it: the first of LC_ALL, LC_MESSAGES and LANG that is set, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return match_language(env[name]) or DEFAULT
    return DEFAULT


def pattern_in(tag: str) -> str:
    """The pattern of cards that a tag names beside its language (`german` in `de-x-german`, BCP 47); empty if none."""
    return tag.partition("-x-")[2]


def match_language(tag: str) -> str | None:
    """The language here that a tag or a locale means (`de-AT`, `fa_IR.UTF-8`); None if there is none."""
    first = tag.replace("_", "-").partition("-")[0].partition(".")[0].partition("@")[0].lower()
    return first if first in LANGUAGES else None
