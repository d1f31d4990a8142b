"""Who asks: what the handlers of requests need of a connection."""

from collections.abc import Callable
from typing import Protocol

from virado.cards import Seat
from virado.server.fair_pool import Share
from virado.server.people import StoredPerson
from virado.server.presenting.reader import Reader
from virado.server.tables.remote import LocalClient
from virado.server.tables.table import Table
from virado.words import NOBODY_KNOWN
from virado.words.card_names import language_at


class Asker(LocalClient, Protocol):
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


def reader_of(asker: Asker, table: Table, seat: Seat) -> Reader:
    """Somebody in a seat who reads the language of the connection, words or not."""
    if asker.words:
        return table.audience.reader(seat, asker.lang)
    return Reader(language_at(asker.lang, table.session.variant), NOBODY_KNOWN)
