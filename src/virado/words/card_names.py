"""Languages with a card pattern, such as `de-x-german` (BCP 47, private use).

The card names of a pattern are in `words/<language>/patterns/<pattern>.ftl`; they override those of `common.ftl`.
"""

from typing import get_args

from virado.games.contract import CardPattern
from virado.games.variant import Variant
from virado.languages import LANGUAGES, match_language, pattern_in


def is_supported(language: str) -> bool:
    """Return True if a client may request this language.

    It must be a supported language, alone or with one of its card patterns.
    """
    tag, _, pattern = language.partition("-x-")
    return tag in LANGUAGES and (language == tag or pattern in get_args(CardPattern))


def language_for(language: str, variant: Variant) -> str:
    """Return the language in which texts of a variant are shown.

    If the variant does not offer the card pattern, the pattern is removed from the language.
    """
    return language if pattern_in(language) in variant.preset.patterns else match_language(language) or ""
