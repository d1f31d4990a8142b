"""The narration of a family: its events and the effects of its moves in words.

One object per family in `virado.words.narration`, named in `virado.families`. Grammar and wording are in the catalogues; a
narration only chooses the key and gives facts.
"""

from typing import Any, Protocol, TypeVar

import msgspec

from virado.games.messages import Effect, Event
from virado.words.catalogue import Catalogue
from virado.words.speakers import Speakers

E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
F_contra = TypeVar("F_contra", bound=Effect, contravariant=True)


class Narration(Protocol[E_contra, F_contra]):
    """The events and effects of a family in words."""

    def event(self, words: Catalogue, event: E_contra, speakers: Speakers) -> list[str]:
        """The sentences of an event, as this reader may know it; none for what need not be said."""
        ...

    def effect(self, words: Catalogue, effect: F_contra, speakers: Speakers) -> str:
        """What a move would do, in a sentence or two; empty if the move says it all."""
        ...


def facts_of(message: msgspec.Struct) -> dict[str, Any]:
    """The fields of an event or effect as facts."""
    return {name: getattr(message, name) for name in message.__struct_fields__}
