"""What people say to each other at a table: ready-made phrases, and texts of their own, so many in a while."""

import asyncio
from collections import defaultdict, deque

import msgspec

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import wire
from virado.server.clock import World
from virado.server.names import is_plain_text
from virado.server.people import StoredPerson
from virado.server.storage.database import Database, Statement
from virado.server.tables.table import Table

MOST, WINDOW_MS = 8, 20_000
MOST_MUTED = 500
_encoder = msgspec.json.Encoder()


class Chats:
    """The chats of all tables of a node. Who has muted somebody hears nothing of them."""

    def __init__(self, database: Database, world: World) -> None:
        self._database = database
        self._world = world
        self._recent: defaultdict[str, deque[int]] = defaultdict(deque)
        self._lock = asyncio.Lock()

    async def say(self, table: Table, person: StoredPerson, said: wire.Chat) -> None:
        """Keep it and tell it to all who follow the table. Only who has a seat may use words of their own."""
        text = " ".join(said.text.split())
        if not is_plain_text(text):
            raise OptionsError("", code="unprintable-chat")
        if (said.phrase is None) == (not text):
            raise OptionsError("", code="empty-chat")
        seats = table.session.seats
        if not any(held.person is not None and held.person.id == person.id for held in seats):
            raise IllegalError(Refusal("spectators-are-silent"))
        if text and not table.session.free_chat:
            raise IllegalError(Refusal("phrases-only"))
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
        rows = await self._database.query("SELECT person FROM muted WHERE whom = $1", person.id)
        deaf = {row[0] for row in rows}
        for follower in table.audience.everybody():
            if follower.person not in deaf:
                follower.send(message)

    async def mute(self, person: str, whom: str, *, muted: bool) -> list[str]:
        """Let a person hear nothing more of what somebody says, or hear it again; the ids of all who are muted.

        OptionsError (`too-many-muted`, `no-such-person`).
        """
        if muted:
            if len(await self.muted(person)) >= MOST_MUTED:
                raise OptionsError("", code="too-many-muted", limit=MOST_MUTED)
            if whom == person or not await self._database.query("SELECT 1 FROM person WHERE id = $1", whom):
                raise IllegalError(Refusal("no-such-person"), whom)
            change = Statement("INSERT INTO muted VALUES ($1, $2) ON CONFLICT DO NOTHING", (person, whom))
        else:
            change = Statement("DELETE FROM muted WHERE person = $1 AND whom = $2", (person, whom))
        await self._database.transaction([change])
        return await self.muted(person)

    async def muted(self, person: str) -> list[str]:
        """The ids of all whom a person has muted."""
        rows = await self._database.query("SELECT whom FROM muted WHERE person = $1 ORDER BY whom", person)
        return [row[0] for row in rows]
