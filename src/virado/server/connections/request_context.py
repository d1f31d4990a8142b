"""Who asks: what the handlers of requests need of a connection."""

from collections.abc import Callable
from typing import Protocol

from virado.cards import Seat
from virado.server.fair_pool import Share
from virado.server.people import StoredPerson
from virado.server.presentation.text_locale import Locale
from virado.server.tables.remote_tables import LocalClient
from virado.server.tables.table import Table
from virado.words import NOBODY_KNOWN
from virado.words.card_names import language_for


class RequestContext(LocalClient, Protocol):
    """A connection that has said `hello`."""

    may_open: Callable[[], bool]
    """Whether the address of the client may open one more table now."""

    @property
    def share(self) -> Share:
        """The queue for its questions."""
        ...

    def me(self) -> StoredPerson:
        """The person."""
        ...


def reader_of(context: RequestContext, table: Table, seat: Seat) -> Locale:
    """Somebody in a seat who reads the language of the connection, words or not."""
    if context.words:
        return table.subscribers.make_locale(seat, context.lang)
    return Locale(language_for(context.lang, table.session.variant), NOBODY_KNOWN)
