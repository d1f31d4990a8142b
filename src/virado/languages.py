"""The supported languages and the selection of one of them."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from virado.inflection import BENGALI, EndingRules


def select_plural_en(number: int) -> str:
    """Return the plural category of an integer in English and German (CLDR)."""
    return "one" if number == 1 else "other"


def select_plural_fa(number: int) -> str:
    """Return the plural category of an integer in Persian and Bengali (CLDR)."""
    return "one" if number in (0, 1) else "other"


def select_plural_es(number: int) -> str:
    """Return the plural category of an integer in Spanish (CLDR).

    Whole millions have a category of their own: un millón de puntos.
    """
    if number == 1:
        return "one"
    return "many" if number and number % 1_000_000 == 0 else "other"


LATIN_DIGITS = "0123456789"


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
    digits: str = LATIN_DIGITS
    """Digits from 0 to 9 in sentences. Card names and move texts keep ASCII digits."""
    minus: str = "−"
    """Minus sign of printed tables (U+2212), in place of the keyboard hyphen."""
    decimal: str = "."
    locale: str | None = None
    """Locale for formatting in the browser, if `tag` alone is not enough."""
    region: str = ""
    """Region for previews of links (`bn_BD`), if `locale` names none."""
    rtl: bool = False
    """True if the language is written from right to left. Inserted texts are then isolated (U+2068 ... U+2069)."""
    proofread: bool = True
    """True if a native speaker has proofread the catalogue. Lists of languages mark the others."""
    parts: tuple[str, ...] | None = None
    """Complete parts of the translation (`part_of`); None for all. The other parts are shown in a fallback."""
    endings: Mapping[str, EndingRules] = {}
    """Case endings by case, for `INFLECT`; empty if messages need none."""
    fallback: str = "en"
    """Tag of the language that supplies what this one lacks."""
    families: tuple[str, ...] = ()
    """Families that are at home where the language is spoken, the best known first. Lists of games begin with them."""

    foreign_digits: Mapping[int, str] = {}
    """Digits and percent signs of the catalogue, by code point, with those that replace them."""

    def with_latin_digits(self) -> "Language":
        """Return the language with the digits 0 to 9 in sentences."""
        if self.digits == LATIN_DIGITS:
            return self
        replaced = {ord(digit): str(value) for value, digit in enumerate(self.digits)} | {ord("٪"): "%"}
        return self._replace(digits=LATIN_DIGITS, decimal=".", foreign_digits=replaced)

    def in_digits(self, text: str) -> str:
        """Return a text of the catalogue in the digits of sentences."""
        return text.translate(self.foreign_digits) if self.foreign_digits else text

    def offers(self, part: str) -> bool:
        """Return True if the part of the translation is complete."""
        return self.parts is None or part in self.parts


LANGUAGES = {
    language.tag: language
    for language in (
        Language("en", "English", select_plural_en, locale="en-GB"),
        Language(
            "de",
            "Deutsch",
            select_plural_en,
            region="DE",
            decimal=",",
            families=("zwanzig_ab", "raub", "casino"),
        ),
        Language(
            "fa",
            "فارسی",
            select_plural_fa,
            digits="۰۱۲۳۴۵۶۷۸۹",
            minus="\u200e−",
            decimal="٫",
            region="IR",
            rtl=True,
        ),
        Language(
            "es",
            "Español",
            select_plural_es,
            plurals=("one", "many", "other"),
            locale="es-DO",
            proofread=False,
            families=("casino",),
        ),
        Language(
            "bn",
            "বাংলা",
            select_plural_fa,
            digits="০১২৩৪৫৬৭৮৯",
            region="BD",
            proofread=False,
            endings=BENGALI,
            families=("hazari",),
        ),
    )
}
"""The languages by tag. No other list of languages exists."""

DEFAULT = "en"
WITH_LATIN_DIGITS = "-u-nu-latn"
"""End of a language tag that asks for the digits 0 to 9 (BCP 47)."""

PARTS: Mapping[str, tuple[str, ...]] = {
    "home": (
        "web",
        "web-home",
        "web-learn",
        "web-matches",
        "web-people",
        "web-privacy",
        "web-site",
        "previews",
        "rules-pages",
        "server",
    ),
    "table": (
        "common",
        "reasons",
        "referee",
        "scorekeeping",
        "session",
        "tricks",
        "web-table",
        "web-tricks",
        "web-replay",
        "web-score",
    ),
    "terminal": ("terminal", "cli", "commands", "protocol", "cases", "arena", "puzzles"),
    "administration": ("web-admin",),
}
"""Parts of a translation with their catalogues, except those that belong to one family."""


def part_of(catalogue: str) -> str:
    """Return the part to which a catalogue belongs.

    The catalogues of a family (`casino`, `web-casino`) are the part with its name. Its players' rules
    (`rules/casino`) and its lessons (`lessons/casino`) are parts of their own.
    """
    return next((part for part, names in PARTS.items() if catalogue in names), catalogue.removeprefix("web-"))


def fallbacks(tag: str) -> tuple[str, ...]:
    """Return a language and those that supply what it lacks, in order; the last is English.

    Raises ValueError for a cycle.
    """
    found: list[str] = []
    while tag not in found:
        found.append(tag)
        tag = LANGUAGES[tag].fallback
    if found[-1] != DEFAULT:
        raise ValueError(f"the fallbacks of {found[0]} do not end in {DEFAULT}: {', '.join(found)}, {tag}")
    return tuple(found)


def offering(tag: str, part: str) -> str:
    """Return the language if it offers a part, otherwise the first of its fallbacks that does."""
    return next(each for each in fallbacks(tag) if LANGUAGES[each].offers(part))


def offered(part: str) -> tuple[str, ...]:
    """Return the tags of the languages that offer a part."""
    return tuple(tag for tag, language in LANGUAGES.items() if language.offers(part))


def in_home_order(tag: str, families: Iterable[str]) -> list[str]:
    """Return the names of families in the order for a language: those of `Language.families`, then the others."""
    home = LANGUAGES[tag].families
    return sorted(families, key=lambda name: home.index(name) if name in home else len(home))


def language_from(env: Mapping[str, str]) -> str:
    """Return the language of the POSIX locale.

    It is the first of LC_ALL, LC_MESSAGES and LANG that is set, or English. A language whose terminal part is
    incomplete is replaced by its fallback.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return offering(match_language(env[name]) or DEFAULT, "terminal")
    return DEFAULT


def has_latin_digits(tag: str) -> bool:
    """Return True if a language tag asks for the digits 0 to 9, as `fa-u-nu-latn` does (BCP 47)."""
    return tag.partition("-x-")[0].lower().endswith(WITH_LATIN_DIGITS)


def language_in(tag: str) -> Language:
    """Return the language of a tag or locale, with the digits that the tag asks for.

    Raises LookupError for an unknown language.
    """
    known = match_language(tag)
    if known is None:
        raise LookupError(f"unknown language {tag!r}; the languages are {', '.join(LANGUAGES)}")
    return LANGUAGES[known].with_latin_digits() if has_latin_digits(tag) else LANGUAGES[known]


def without_pattern(tag: str) -> str | None:
    """Return the tag of a supported language with the digits that it asks for; None for an unknown language."""
    known = match_language(tag)
    return known and known + (WITH_LATIN_DIGITS if has_latin_digits(tag) else "")


def pattern_in(tag: str) -> str:
    """Return the card pattern of a language tag, or an empty string.

    In `de-x-german` (BCP 47) it is `german`.
    """
    return tag.partition("-x-")[2]


def match_language(tag: str) -> str | None:
    """Return the supported language for a tag or locale (`de-AT`, `fa_IR.UTF-8`), or None."""
    first = tag.replace("_", "-").partition("-")[0].partition(".")[0].partition("@")[0].lower()
    return first if first in LANGUAGES else None
