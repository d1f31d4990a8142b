"""Words: message catalogues in English, German and Persian (docs/reference/words.md)."""

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
