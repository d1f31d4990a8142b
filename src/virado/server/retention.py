"""What is kept for a while only: tables at which nothing happens, what was said at them, and guests who do not come back.

Results, and with them the records of matches, stay as long as their people do.
"""

import asyncio

from virado.server.clock import World
from virado.server.storage.database import Database, Statement
from virado.session.setup import DAY_MS

EVERY_S = 3600.0
AT_ONCE = 50
"""Tables or guests of one transaction, so that nobody waits for long."""
PAUSE_S = 0.2
_TABLES = (
    "DELETE FROM play_table WHERE id IN "
    "(SELECT id FROM play_table WHERE changed < $1 AND lease < $2 ORDER BY changed LIMIT $3) RETURNING id"
)
_CHAT = (
    "DELETE FROM chat WHERE (play_table, number) IN (SELECT play_table, number FROM chat WHERE at < $1 LIMIT $2) "
    "RETURNING number"
)
_GUESTS = (
    "DELETE FROM person WHERE id IN (SELECT id FROM person WHERE seen < $1 AND account IS NULL "
    "AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = person.id) LIMIT $2) RETURNING id"
)


class Retention:
    """Deletes what is older than so many days; 0: nothing."""

    def __init__(self, database: Database, world: World, days: int) -> None:
        self._database = database
        self._world = world
        self._days = days

    async def work(self, *, pause_s: float = PAUSE_S) -> int:
        """Delete everything that is too old now, a little at a time; how much that was. Tables of a node are left alone."""
        if not self._days:
            return 0
        now = self._world.now()
        oldest = now - self._days * DAY_MS
        deleted = 0
        for sql, args in (
            (_TABLES, (oldest, now, AT_ONCE)),
            (_CHAT, (oldest, AT_ONCE)),
            (_GUESTS, (oldest, AT_ONCE)),
        ):
            while True:
                (rows,) = await self._database.transaction([Statement(sql, args)])
                deleted += len(rows)
                if len(rows) < AT_ONCE:
                    break
                await asyncio.sleep(pause_s)
        return deleted
