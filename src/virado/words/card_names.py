"""In which names somebody reads of cards: a language with a pattern of cards, `de-x-german` (BCP 47, private use).

The names are in `words/<language>/patterns/<pattern>.ftl`, and stand instead of those of `common.ftl`.
"""

from typing import get_args

from virado.games.contract import CardPattern
from virado.games.variant import Variant
from virado.languages import LANGUAGES, match_language, pattern_in


def is_read(language: str) -> bool:
    """Whether a client may ask for this: one of the languages, alone or with a pattern of cards (`de-x-german`)."""
    tag, _, pattern = language.partition("-x-")
    return tag in LANGUAGES and (language == tag or pattern in get_args(CardPattern))


def language_for(language: str, variant: Variant) -> str:
    """What is read where this variant is played: without the pattern of cards if that is not offered there."""
    return language if pattern_in(language) in variant.preset.patterns else match_language(language) or ""
