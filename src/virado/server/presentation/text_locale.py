"""The language and the seat names of one reader."""

from typing import NamedTuple

from virado.words import Catalogue, Speakers, catalogue


class Locale(NamedTuple):
    """The language and the seat names for one reader's texts."""

    language: str
    """Language tag, optionally with a card pattern (`de-x-german`).

    It is empty for a program, which receives no texts.
    """
    speakers: Speakers

    @property
    def catalogue(self) -> Catalogue:
        """Return the catalogue of the language."""
        return catalogue(self.language)
