"""Languages with a card pattern, such as `de-x-german` (BCP 47, private use).

A pattern has its own card names, in `words/<language>/patterns/<pattern>.ftl`; they override those of `common.ftl`.
"""

from typing import get_args

from virado.games.contract import CardPattern
from virado.games.variant import Variant
from virado.languages import LANGUAGES, match_language, pattern_in


def is_supported(language: str) -> bool:
    """Return True if a client may request this language: a known language, alone or with a card pattern."""
    tag, _, pattern = language.partition("-x-")
    return tag in LANGUAGES and (language == tag or pattern in get_args(CardPattern))


def language_for(language: str, variant: Variant) -> str:
    """Return the language in which a variant is read, without the card pattern if the variant does not offer it."""
    return language if pattern_in(language) in variant.preset.patterns else match_language(language) or ""
