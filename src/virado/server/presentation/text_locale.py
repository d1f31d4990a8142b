"""Who reads, and in which language."""

from typing import NamedTuple

from virado.words import Catalogue, Speakers, catalogue


class Locale(NamedTuple):
    """Somebody who is told something."""

    language: str
    """A tag, maybe with a pattern of cards (`de-x-german`). Empty for a program, which gets no words."""
    speakers: Speakers

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue of the language."""
        return catalogue(self.language)
