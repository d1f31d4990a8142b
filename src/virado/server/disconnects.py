"""Closing of connections of people who sign out or are deleted, and renaming of connected people, on every node."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Literal, TypeAlias, get_args

from virado.server.connections.connection import Connection
from virado.server.erasure import Erasure

CHANNEL = "virado_people"
"""PostgreSQL notification channel for disconnections and new names."""
RENAMED = "renamed"
"""First word of a notification that gives a person a new name."""
DisconnectReason: TypeAlias = Literal["deleted", "signed-out", "signed-out-elsewhere", "tokens-dropped"]
"""Reason for a disconnection. It determines the connections to close.

`deleted` closes all connections of a person, `signed-out` those of one browser, `signed-out-elsewhere` those of all
other browsers, and `tokens-dropped` those that use tokens.
"""


class Disconnects:
    """A service that closes connections on this node and, with `notify`, asks the other nodes to do the same."""

    def __init__(
        self,
        connections: Iterable[Connection],
        erasure: Erasure,
        notify: Callable[[str], Awaitable[None]] | None,
    ) -> None:
        self._connections = connections
        self._erasure = erasure
        self._notify = notify

    async def disconnect(self, person: str, how: DisconnectReason, session: str = "") -> None:
        """Close the connections of a person. Raises StorageError if the other nodes cannot be notified."""
        self._close_connections(person, how, session)
        try:
            if self._notify is not None:
                await self._notify(f"{how} {person} {session}")
        finally:
            if how == "deleted":
                self._erasure.is_log_due = True
                await self._erasure.run_once()

    async def rename(self, person: str, name: str) -> None:
        """Give the open connections of a person a new name. Raises StorageError as `disconnect` does."""
        self._rename(person, name)
        if self._notify is not None:
            await self._notify(f"{RENAMED} {person} {name}")

    def _rename(self, person: str, name: str) -> None:
        for connection in self._connections_of(person):
            connection.rename(name)

    def _connections_of(self, person: str) -> list[Connection]:
        return [
            connection
            for connection in self._connections
            if connection.stored_person is not None and connection.stored_person.id == person
        ]

    async def handle_notification(self, notice: str) -> None:
        """Apply a disconnection or a new name announced by any node, this one included."""
        if notice.startswith(f"{RENAMED} "):
            self._rename(*notice.split(" ", 2)[1:])
            return
        how, person, session = (*notice.split(" "), "", "")[:3]
        for known in get_args(DisconnectReason):
            if how == known:
                self._close_connections(person, known, session)
        if how == "deleted":
            await self._erasure.run_once()

    def _close_connections(self, person: str, how: DisconnectReason, session: str) -> None:
        for connection in self._connections_of(person):
            if _is_affected(connection, how, session):
                connection.close_with_reason("signed-out")


def _is_affected(connection: Connection, how: DisconnectReason, session: str) -> bool:
    match how:
        case "deleted":
            return True
        case "signed-out":
            return connection.session == session
        case "signed-out-elsewhere":
            return connection.session not in ("", session)
        case "tokens-dropped":
            return not connection.session
