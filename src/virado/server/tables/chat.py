"""What people say to each other at a table: ready-made phrases, and texts of their own, so many in a while."""

import asyncio
from collections import defaultdict, deque

import msgspec

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import wire
from virado.server.clock import World
from virado.server.people import Person
from virado.server.storage.database import Database, Statement
from virado.server.tables.table import Table

MOST, WINDOW_MS = 8, 20_000
_encoder = msgspec.json.Encoder()


class Chats:
    """The chats of all tables of a node. Followers whose clients mute somebody drop the messages there."""

    def __init__(self, database: Database, world: World) -> None:
        self._database = database
        self._world = world
        self._recent: defaultdict[str, deque[int]] = defaultdict(deque)
        self._lock = asyncio.Lock()

    async def say(self, table: Table, person: Person, said: wire.Chat) -> None:
        """Keep it and tell it to all who follow the table. Only who has a seat may use words of their own."""
        text = " ".join(said.text.split())
        if (said.phrase is None) == (not text):
            raise OptionsError("", code="empty-chat")
        seats = table.session.seats
        if not any(held.person is not None and held.person.id == person.id for held in seats):
            raise IllegalError(Refusal("spectators-are-silent"))
        now = self._world.now()
        recent = self._recent[person.id]
        while recent and recent[0] <= now - WINDOW_MS:
            recent.popleft()
        if len(recent) >= MOST:
            raise IllegalError(
                Refusal("too-much-chat", None, {"number": -(-(recent[0] + WINDOW_MS - now) // 1000)})
            )
        recent.append(now)
        insert = "INSERT INTO chat SELECT $1, coalesce(max(number) + 1, 0), $2, $3, $4 FROM chat WHERE play_table = $1"
        async with self._lock:
            kept = text if said.phrase is None else f"/{said.phrase}"
            await self._database.transaction([Statement(insert, (table.row.id, now, person.id, kept))])
        message = _encoder.encode(
            wire.Said(
                table=table.row.id, at=now, person=person.id, name=person.name, phrase=said.phrase, text=text
            )
        )
        for follower in table.followers:
            follower.send(message)
