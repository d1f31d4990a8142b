"""Renewal of a client's subscriptions to tables that have changed owner."""

import asyncio

from virado.cards import Seat
from virado.refusal import RefusedError
from virado.server.storage.database import StorageError
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import LocalClient, RemoteTableError
from virado.server.tables.table import TableReleasedError

AGAIN_S = 0.1
"""Seconds between attempts to find the new owner."""


class Resubscriber:
    """The pending resubscriptions of one client."""

    def __init__(self, node: Node, client: LocalClient) -> None:
        self._node = node
        self._client = client
        self._tasks: dict[tuple[str, Seat | None], asyncio.Task[None]] = {}

    def start(self, table: str, seat: Seat | None, since: int) -> None:
        """Subscribe to a table from entry `since` on, as soon as a node serves it."""
        self.cancel(table, seat)
        task = asyncio.create_task(self._resubscribe(table, seat, since))
        self._tasks[(table, seat)] = task
        task.add_done_callback(lambda _: self._forget(table, seat, task))

    def cancel(self, table: str, seat: Seat | None) -> None:
        """Stop trying to subscribe to a table."""
        task = self._tasks.pop((table, seat), None)
        if task is not None:
            task.cancel()

    def cancel_all(self) -> None:
        """Stop trying to subscribe to any table."""
        for task in self._tasks.values():
            task.cancel()

    def _forget(self, table: str, seat: Seat | None, task: asyncio.Task[None]) -> None:
        if self._tasks.get((table, seat)) is task:
            del self._tasks[(table, seat)]

    async def _resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        node, client = self._node, self._client
        while not client.closed:
            try:
                owned_table = await node.get_table(table)
                if not client.closed:
                    await node.presence.subscribe(owned_table, client, seat, since)
                return
            except RemoteTableError as remote:
                if await node.peers.subscribe(remote.node, table, client, seat, since):
                    return
            except (TableReleasedError, StorageError):
                pass
            except RefusedError:
                if seat is None:
                    return  # the table no longer exists
                seat, since = None, 0  # another person holds the seat now
            await asyncio.sleep(AGAIN_S)
