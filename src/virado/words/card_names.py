"""Languages with a card pattern, such as `de-x-german` (BCP 47, private use), and with Latin digits (`fa-u-nu-latn`).

The card names of a pattern are in `words/<language>/patterns/<pattern>.ftl`; they override those of `common.ftl`.
"""

from typing import get_args

from virado.games.contract import CardPattern
from virado.games.variant import Variant
from virado.languages import LANGUAGES, WITH_LATIN_DIGITS, pattern_in, without_pattern


def is_supported(language: str) -> bool:
    """Return True if a client may request this language.

    It must be a supported language, alone or with Latin digits and one of its card patterns.
    """
    tag, _, pattern = language.partition("-x-")
    is_known = tag.removesuffix(WITH_LATIN_DIGITS) in LANGUAGES
    return is_known and (language == tag or pattern in get_args(CardPattern))


def language_for(language: str, variant: Variant) -> str:
    """Return the language in which texts of a variant are shown.

    If the variant does not offer the card pattern, the pattern is removed from the language.
    """
    return language if pattern_in(language) in variant.preset.patterns else without_pattern(language) or ""
