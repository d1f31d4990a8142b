"""Message catalogues in several languages (docs/reference/words.md)."""

import warnings

from virado.languages import LANGUAGES, language_from, match_language
from virado.words.catalogue import Catalogue, catalogue, catalogue_for, english_line, one_line
from virado.words.evaluation import MissingMessageError
from virado.words.speakers import NOBODY_KNOWN, Speakers

__all__ = [
    "LANGUAGES",
    "NOBODY_KNOWN",
    "Catalogue",
    "MissingMessageError",
    "Speakers",
    "catalogue",
    "catalogue_for",
    "english_line",
    "language_from",
    "match_language",
    "one_line",
]


def __getattr__(name: str) -> object:
    """Return `match_language` for its former name `known`, with a deprecation warning."""
    if name == "known":
        warnings.warn("virado.words.known is now match_language", DeprecationWarning, stacklevel=2)
        return match_language
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
