"""The interface for the narration of a family: its events, moves and effects in words.

`virado.families` names the narration object of each family, in `virado.words.narration`. The narration chooses the
key and the facts of a message; the catalogues contain grammar and wording.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from virado.families import FAMILIES, load
from virado.games.messages import Effect, Event, Move, ViewMessage
from virado.words.catalogue import Catalogue
from virado.words.evaluation import FormattedText
from virado.words.speakers import Speakers

E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
F_contra = TypeVar("F_contra", bound=Effect, contravariant=True)
V_contra = TypeVar("V_contra", bound=ViewMessage, contravariant=True)


class ChoiceText(NamedTuple):
    """The texts of a button that makes a move."""

    title: str
    """Title of the button: `Raise Rosa's 8 to 12`."""
    results: tuple[str, ...] = ()
    """Main consequences in a few words each: `2 cards`, `sweep`, `you keep Q♥`."""
    further: tuple[str, ...] = ()
    """Further consequences that may influence the choice."""
    alone: str = ""
    """Title for a button that does not show the played cards: `Take 7♥ with 7♣`.

    Empty if `title` already names these cards.
    """

    def result(self, words: Catalogue) -> str:
        """Return the main consequences as one line; empty without such consequences."""
        return _in_line(words, self.results)

    def says(self, words: Catalogue) -> str:
        """Return all consequences as one line; empty without consequences."""
        return _in_line(words, self.results + self.further)


def _in_line(words: Catalogue, sentences: tuple[str, ...]) -> str:
    return words.text("choice-line", items=tuple(map(FormattedText, sentences))) if sentences else ""


class Narration(Protocol[E_contra, F_contra, V_contra]):
    """The events, effects and moves of a family in words."""

    def event(self, words: Catalogue, event: E_contra, speakers: Speakers) -> list[str]:
        """Return the sentences for an event, from the point of view of the reader.

        Returns an empty list if the event needs no sentence.
        """
        ...

    def effect(self, words: Catalogue, effect: F_contra, speakers: Speakers) -> str:
        """Return the consequences of a move in one or two sentences.

        Returns an empty text if the move itself makes them clear.
        """
        ...

    def choice(
        self, words: Catalogue, move: Move, effect: F_contra, data: V_contra, speakers: Speakers, /
    ) -> ChoiceText:
        """Return the button texts of a legal move or call.

        `data` is the view in which the move is made, such as a `CasinoView`.
        """
        ...

    def question(self, words: Catalogue, view: V_contra, moves: Sequence[Move], /) -> str:
        """Return the question that the seat of a view must decide.

        `moves` are the legal moves of the seat, at least one.
        """
        ...


AnyNarration: TypeAlias = Narration[Any, Any, Any]
"""A narration whose family the type checker does not know."""


def narration_of(family: str) -> AnyNarration:
    """Return the narration of a family."""
    found: AnyNarration = load(FAMILIES[family].narration)
    return found


def facts_of(message: msgspec.Struct) -> dict[str, object]:
    """Return the fields of an event or an effect as facts of a message."""
    return {name: getattr(message, name) for name in message.__struct_fields__}
