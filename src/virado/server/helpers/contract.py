"""The interface of a family's helper.

A helper supports players in decisions with too many legal moves to list (docs/tutorials/new-game.md).
"""

from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from virado.server.presentation.text_locale import Locale
from virado.server.wire import HelpRequest
from virado.server.wire.routes.contract import OfVariant, Route
from virado.view import AnyView

H_contra = TypeVar("H_contra", bound=HelpRequest, contravariant=True)
Q_contra = TypeVar("Q_contra", bound=OfVariant, contravariant=True)


class Helper(Protocol[H_contra, Q_contra]):
    """A stateless helper for moves of one family."""

    requests: tuple[type[HelpRequest], ...]
    """Request types of the helper, each with its own tag."""
    results: tuple[type[msgspec.Struct], ...]
    """Result type of each request type."""
    routes: tuple[tuple[Route, type[OfVariant]], ...]
    """HTTP routes for the examples of the family, each with the type of its query."""
    refusal_code: str
    """Refusal code for requests at tables of other families."""
    level: str
    """Bot level whose kernels the helper uses. The first request starts their preparation."""

    def needs_search(self, request: H_contra, /) -> bool:
        """Return True if answering the request needs a search.

        Such requests count towards a person's limit of pending hints.
        """
        ...

    def answer(
        self, request: H_contra, view: AnyView, locale: Locale, /, *, is_ready: bool
    ) -> msgspec.Struct:
        """Return the answer to a request of the seat to move. `is_ready` is true if the kernels of `level` are ready."""
        ...

    def answer_in_example(self, query: Q_contra, view: AnyView, locale: Locale, /) -> msgspec.Struct:
        """Return the answer to a query about a playable example. The query belongs to one of `routes`."""
        ...


AnyHelper: TypeAlias = Helper[Any, Any]
"""A helper of any family. It receives only requests of its own types."""
