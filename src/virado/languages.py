"""The supported languages and the selection of one of them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple


def select_plural_en(number: int) -> str:
    """Return the plural category of an integer in English and German (CLDR)."""
    return "one" if number == 1 else "other"


def select_plural_fa(number: int) -> str:
    """Return the plural category of an integer in Persian (CLDR)."""
    return "one" if number in (0, 1) else "other"


def select_plural_es(number: int) -> str:
    """Return the plural category of an integer in Spanish (CLDR).

    Whole millions have a category of their own: un millón de puntos.
    """
    if number == 1:
        return "one"
    return "many" if number and number % 1_000_000 == 0 else "other"


class Language(NamedTuple):
    """Properties of a language besides its catalogues."""

    tag: str
    """BCP 47 tag, such as `en`; also the name of its folder."""
    name: str
    """Name of the language in the language itself."""
    plural: Callable[[int], str]
    """Function that returns the plural category of an integer. A test compares it with CLDR."""
    plurals: tuple[str, ...] = ("one", "other")
    """Plural categories of integers. A noun after a number has one form for each category."""
    digits: str = "0123456789"
    """Digits from 0 to 9 in sentences. Card names and move texts keep ASCII digits."""
    minus: str = "−"
    """Minus sign of printed tables (U+2212), in place of the keyboard hyphen."""
    decimal: str = "."
    locale: str | None = None
    """Locale for formatting in the browser, if `tag` alone is not enough."""
    rtl: bool = False
    """True if the language is written from right to left. Inserted texts are then isolated (U+2068 ... U+2069)."""
    proofread: bool = True
    """True if a native speaker has proofread the catalogue. Lists of languages mark the others."""


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
"""The languages by tag. The first has a complete catalogue, which supplies messages that other catalogues lack."""

DEFAULT = "en"


def language_from(env: Mapping[str, str]) -> str:
    """Return the language of the POSIX locale.

    It is the first of LC_ALL, LC_MESSAGES and LANG that is set, or English.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return match_language(env[name]) or DEFAULT
    return DEFAULT


def pattern_in(tag: str) -> str:
    """Return the card pattern of a language tag, or an empty string.

    In `de-x-german` (BCP 47) it is `german`.
    """
    return tag.partition("-x-")[2]


def match_language(tag: str) -> str | None:
    """Return the supported language for a tag or locale (`de-AT`, `fa_IR.UTF-8`), or None."""
    first = tag.replace("_", "-").partition("-")[0].partition(".")[0].partition("@")[0].lower()
    return first if first in LANGUAGES else None
