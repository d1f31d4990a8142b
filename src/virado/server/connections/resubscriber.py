"""Tables that a client follows and that have changed hands: they are followed on, wherever they are held now."""

import asyncio

from virado.cards import Seat
from virado.refusal import RefusedError
from virado.server.storage.database import StorageError
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import LocalClient, RemoteTableError
from virado.server.tables.table import TableReleasedError

AGAIN_S = 0.1
"""How often to look whether a table has changed hands."""


class Resubscriber:
    """The tables that one client follows on."""

    def __init__(self, node: Node, client: LocalClient) -> None:
        self._node = node
        self._client = client
        self._tasks: dict[tuple[str, Seat | None], asyncio.Task[None]] = {}

    def start(self, table: str, seat: Seat | None, since: int) -> None:
        """Follow a table as soon as a node serves it, from entry `since` on."""
        self.cancel(table, seat)
        task = asyncio.create_task(self._resubscribe(table, seat, since))
        self._tasks[(table, seat)] = task
        task.add_done_callback(lambda _: self._forget(table, seat, task))

    def cancel(self, table: str, seat: Seat | None) -> None:
        """Try no more."""
        task = self._tasks.pop((table, seat), None)
        if task is not None:
            task.cancel()

    def cancel_all(self) -> None:
        """Try no more with any table."""
        for task in self._tasks.values():
            task.cancel()

    def _forget(self, table: str, seat: Seat | None, task: asyncio.Task[None]) -> None:
        if self._tasks.get((table, seat)) is task:
            del self._tasks[(table, seat)]

    async def _resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        node, client = self._node, self._client
        while not client.closed:
            try:
                held = await node.get_table(table)
                if not client.closed:
                    await node.presence.subscribe(held, client, seat, since)
                return
            except RemoteTableError as remote:
                if await node.peers.subscribe(remote.node, table, client, seat, since):
                    return
            except (TableReleasedError, StorageError):
                pass
            except RefusedError:
                if seat is None:
                    return  # there is no such table any more
                seat, since = None, 0  # the seat is somebody else's now
            await asyncio.sleep(AGAIN_S)
