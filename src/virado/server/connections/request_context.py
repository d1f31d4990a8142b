"""The part of a connection that request handlers use."""

from collections.abc import Callable
from typing import Protocol

from virado.cards import Seat
from virado.server.fair_pool import Share
from virado.server.person import StoredPerson
from virado.server.presentation.text_locale import Locale
from virado.server.tables.remote_tables import LocalClient
from virado.server.tables.table import Table
from virado.words import NOBODY_KNOWN
from virado.words.card_names import language_for


class RequestContext(LocalClient, Protocol):
    """A connection that has sent `hello`."""

    may_open: Callable[[], bool]
    """Callback that returns True if the client's address may open another table now."""

    @property
    def share(self) -> Share:
        """Return the keys under which the thread pools queue the client's searches and listings."""
        ...

    def me(self) -> StoredPerson:
        """Return the person."""
        ...


def make_locale(context: RequestContext, table: Table, seat: Seat | None) -> Locale:
    """Return the locale of the client at a table, with the names of the seats if the client wants texts."""
    if context.words:
        return table.subscribers.make_locale(seat, context.lang)
    return Locale(language_for(context.lang, table.session.variant), NOBODY_KNOWN)
