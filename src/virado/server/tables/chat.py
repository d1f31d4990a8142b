"""Chat at a table: ready-made phrases and free text, with a rate limit."""

import asyncio
from collections import OrderedDict, deque

import msgspec

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import wire
from virado.server.person import StoredPerson
from virado.server.person_names import is_plain_text
from virado.server.runtime import Runtime
from virado.server.storage.database import Database, Statement
from virado.server.storage.limited_transactions import Limit, LimitReachedError, run_limited
from virado.server.tables.table import Table
from virado.text_identity import make_visible

MAX_PER_TABLE, MAX_MESSAGES, WINDOW_MS = 8, 30, 20_000
"""Limits of a person's chat messages: at one table, at all tables of a node, and the period in milliseconds."""
MAX_TRACKED = 20_000
"""Maximum number of people whose recent messages are tracked."""
MAX_MUTED = 500
_encoder = msgspec.json.Encoder()


class Chats:
    """The chats of all tables of a node. A muted person's messages are not sent to the person who muted them."""

    def __init__(self, database: Database, runtime: Runtime) -> None:
        self._database = database
        self._runtime = runtime
        self._recent: OrderedDict[str, deque[tuple[int, str]]] = OrderedDict()
        """Times and tables of each person's recent messages. The person who has been silent the longest comes first.
        """
        self._lock = asyncio.Lock()

    async def say(self, table: Table, person: StoredPerson, request: wire.Chat) -> None:
        """Store a chat message and send it to the table's subscribers.

        Raises IllegalError (`spectators-are-silent`, `phrases-only`, `too-much-chat`) and OptionsError (`empty-chat`,
        `unprintable-chat`).
        """
        if not is_plain_text(" ".join(request.text.split())):
            raise OptionsError("", code="unprintable-chat")
        text = make_visible(request.text)
        if (request.phrase is None) == (not text):
            raise OptionsError("", code="empty-chat")
        seats = table.session.seats
        name = next(
            (held.person.name for held in seats if held.person is not None and held.person.id == person.id),
            None,
        )
        if name is None:
            raise IllegalError(Refusal("spectators-are-silent"))
        if text and not table.session.free_chat:
            raise IllegalError(Refusal("phrases-only"))
        now = self._runtime.now()
        self._check_rate(person.id, table.row.id, now)
        insert = "INSERT INTO chat SELECT $1, coalesce(max(number) + 1, 0), $2, $3, $4 FROM chat WHERE play_table = $1"
        async with self._lock:
            stored = text if request.phrase is None else f"/{request.phrase}"
            await self._database.transaction([Statement(insert, (table.row.id, now, person.id, stored))])
        message = _encoder.encode(
            wire.Said(
                table=table.row.id, at=now, person=person.id, name=name, phrase=request.phrase, text=text
            )
        )
        rows = await self._database.query("SELECT person FROM muted WHERE whom = $1", person.id)
        muted_by = {row[0] for row in rows}
        for subscriber in table.subscribers.list_subscribers():
            if subscriber.person not in muted_by:
                subscriber.send(message)

    def _check_rate(self, person: str, table: str, now: int) -> None:
        """Count one message. Raises IllegalError (`too-much-chat`) if the person has sent too many recently."""
        recent = self._recent.setdefault(person, deque())
        self._recent.move_to_end(person)
        if len(self._recent) > MAX_TRACKED:
            self._recent.popitem(last=False)
        while recent and recent[0][0] <= now - WINDOW_MS:
            recent.popleft()
        here = [time for time, table_name in recent if table_name == table]
        if len(here) >= MAX_PER_TABLE or len(recent) >= MAX_MESSAGES:
            first = here[0] if len(here) >= MAX_PER_TABLE else recent[0][0]
            raise IllegalError(
                Refusal("too-much-chat", None, {"number": -(-(first + WINDOW_MS - now) // 1000)})
            )
        recent.append((now, table))

    async def mute(self, person: str, whom: str, *, muted: bool) -> list[str]:
        """Mute or unmute `whom` for `person`, and return the ids of all people muted by `person`.

        Raises OptionsError (`too-many-muted`) or IllegalError (`no-such-person`).
        """
        if muted:
            if whom == person or not await self._database.query("SELECT 1 FROM person WHERE id = $1", whom):
                raise IllegalError(Refusal("no-such-person"), whom)
            insert = "INSERT INTO muted VALUES ($1, $2) ON CONFLICT DO NOTHING"
            limit = Limit(f"muted by {person}", MAX_MUTED, "SELECT 1 FROM muted WHERE person = $1", (person,))
            try:
                await run_limited(self._database, [limit], [Statement(insert, (person, whom))])
            except LimitReachedError:
                raise OptionsError("", code="too-many-muted", limit=MAX_MUTED) from None
        else:
            delete = "DELETE FROM muted WHERE person = $1 AND whom = $2"
            await self._database.transaction([Statement(delete, (person, whom))])
        return await self.list_muted(person)

    async def list_muted(self, person: str) -> list[str]:
        """Return the ids of all people whom a person has muted."""
        rows = await self._database.query("SELECT whom FROM muted WHERE person = $1 ORDER BY whom", person)
        return [row[0] for row in rows]
