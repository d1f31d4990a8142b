"""What a family adds to the requests at its tables: help with moves that no list of moves gives (docs/tutorials/new-game.md)."""

from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from virado.server.presentation.text_locale import Locale
from virado.server.wire import HelpRequest
from virado.server.wire.routes.contract import OfVariant, Route
from virado.view import AnyView

H_contra = TypeVar("H_contra", bound=HelpRequest, contravariant=True)
Q_contra = TypeVar("Q_contra", bound=OfVariant, contravariant=True)


class Helper(Protocol[H_contra, Q_contra]):
    """Help with the moves of a family; without state."""

    requests: tuple[type[HelpRequest], ...]
    """What may be asked, each with a tag of its own."""
    results: tuple[type[msgspec.Struct], ...]
    """What each of these is answered."""
    routes: tuple[tuple[Route, type[OfVariant]], ...]
    """What may be asked over HTTP in the examples of the family, and the query of each."""
    refusal_code: str
    """The code of the refusal at the tables of other families."""
    level: str
    """The level of the bots whose tables the help uses; it is prepared as soon as somebody asks."""

    def needs_search(self, request: H_contra, /) -> bool:
        """Whether the answer is thought over like the move of a bot, and is one of the hints that a person may wait for."""
        ...

    def answer(
        self, request: H_contra, view: AnyView, locale: Locale, /, *, is_ready: bool
    ) -> msgspec.Struct:
        """The answer to a seat that has something to decide; `is_ready` says whether the tables of `level` can be used."""
        ...

    def answer_in_example(self, query: Q_contra, view: AnyView, locale: Locale, /) -> msgspec.Struct:
        """The answer to the query of one of `routes` at a playable example."""
        ...


AnyHelper: TypeAlias = Helper[Any, Any]
"""Of a family that is not known when this is read: it gets its own requests only."""
