"""The narration of a family: its events and the effects of its moves in words.

One object per family in `virado.words.narration`, named in `virado.families`. Grammar and wording are in the catalogues; a
narration only chooses the key and gives facts.
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
    """A move as somebody chooses it: what a button says."""

    title: str
    """What to do, as a headline: `Raise Rosa's 8 to 12`."""
    results: tuple[str, ...] = ()
    """What comes of it, as short as a figure: `2 cards`, `sweep`, `you keep Q♥`."""
    further: tuple[str, ...] = ()
    """What else somebody should know before choosing it."""
    alone: str = ""
    """The title where the cards of the hand do not lie beside it, if it leaves them out: `Take 7♥ with 7♣`."""

    def result(self, words: Catalogue) -> str:
        """The results as one line; empty if there are none."""
        return _in_line(words, self.results)

    def says(self, words: Catalogue) -> str:
        """All consequences as one line; empty if there are none."""
        return _in_line(words, self.results + self.further)


def _in_line(words: Catalogue, sentences: tuple[str, ...]) -> str:
    return words.text("choice-line", items=tuple(map(FormattedText, sentences))) if sentences else ""


class Narration(Protocol[E_contra, F_contra, V_contra]):
    """The events, effects and moves of a family in words."""

    def event(self, words: Catalogue, event: E_contra, speakers: Speakers) -> list[str]:
        """The sentences of an event, as this reader may know it; none for what need not be said."""
        ...

    def effect(self, words: Catalogue, effect: F_contra, speakers: Speakers) -> str:
        """What a move would do, in a sentence or two; empty if the move says it all."""
        ...

    def choice(
        self, words: Catalogue, move: Move, effect: F_contra, data: V_contra, speakers: Speakers, /
    ) -> ChoiceText:
        """A legal move, or call, as somebody chooses it. `data` is the view in which it is made (`CasinoView` ...)."""
        ...

    def question(self, words: Catalogue, view: V_contra, moves: Sequence[Move], /) -> str:
        """What the seat of a view is to decide, in a sentence; `moves` are its legal moves, at least one."""
        ...


AnyNarration: TypeAlias = Narration[Any, Any, Any]
"""Of a family that is not known when this is read: views and matches give it the messages of their own family."""


def narration_of(family: str) -> AnyNarration:
    """The narration of a family."""
    found: AnyNarration = load(FAMILIES[family].narration)
    return found


def facts_of(message: msgspec.Struct) -> dict[str, object]:
    """The fields of an event or effect as facts."""
    return {name: getattr(message, name) for name in message.__struct_fields__}
