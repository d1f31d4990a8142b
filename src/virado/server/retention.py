"""Deletion of expired data: deal sets, idle tables, codes of tables, chat, reports, the audit log, bans and inactive guests.

Results, with the records of matches, are stored until the last person in them is deleted.
"""

import asyncio

from virado.server.attempt_limits import TRIES_MS
from virado.server.runtime import Runtime
from virado.server.storage.database import Database, Statement
from virado.session.setup import DAY_MS

EVERY_S = 3600.0
AT_ONCE = 50
"""Number of rows per transaction. It is small, so that other work does not wait long."""
PAUSE_S = 0.2
_TABLES = (
    "DELETE FROM play_table WHERE id IN "
    "(SELECT id FROM play_table WHERE created < $1 AND changed < $1 AND lease < $2 "
    "AND NOT EXISTS (SELECT 1 FROM deal_set_try t WHERE t.play_table = play_table.id) ORDER BY created LIMIT $3) "
    "RETURNING id"
)
_DEAL_SETS = (
    "DELETE FROM deal_set WHERE id IN (SELECT id FROM deal_set WHERE ends < $1 AND NOT EXISTS "
    "(SELECT 1 FROM deal_set_try t WHERE t.deal_set = deal_set.id AND t.settled = 0) ORDER BY ends LIMIT $2) "
    "RETURNING id"
)
_CHAT = (
    "DELETE FROM chat WHERE (play_table, number) IN (SELECT play_table, number FROM chat WHERE at < $1 LIMIT $2) "
    "RETURNING number"
)
_REPORTS = (
    "DELETE FROM report WHERE id IN "
    "(SELECT id FROM report WHERE settled > 0 AND settled < $1 ORDER BY settled LIMIT $2) RETURNING id"
)
_OLD_REPORTS = (
    "DELETE FROM report WHERE id IN (SELECT id FROM report WHERE at < $1 ORDER BY at LIMIT $2) RETURNING id"
)
_WORD_REPORTS = (
    "DELETE FROM word_report WHERE id IN (SELECT id FROM word_report WHERE at < $1 ORDER BY at LIMIT $2) "
    "RETURNING id"
)
_ACTIONS = (
    "DELETE FROM action WHERE id IN (SELECT id FROM action WHERE at < $1 ORDER BY id LIMIT $2) RETURNING id"
)
_BANS = (
    "DELETE FROM ban WHERE id IN (SELECT id FROM ban WHERE until > 0 AND until < $1 LIMIT $2) RETURNING id"
)
_TABLE_CODES = (
    "DELETE FROM table_code WHERE code IN (SELECT code FROM table_code WHERE ends_at <= $1 "
    "OR play_table IN (SELECT id FROM play_table WHERE stage <> 'seating') LIMIT $2) RETURNING code"
)
_TRIES = "DELETE FROM tried WHERE at <= $1 RETURNING attempt"
_GUESTS = (
    "DELETE FROM person WHERE id IN (SELECT id FROM person WHERE seen < $1 AND account IS NULL "
    "AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = person.id) LIMIT $2) RETURNING id"
)


class Retention:
    """Deletion of data older than `days`, and of chat and settled reports older than `chat_days`.

    If `days` is 0, only codes of tables and failed attempts are deleted.
    If `chat_days` is 0, chat and settled reports are deleted after `days`.
    """

    def __init__(self, database: Database, runtime: Runtime, days: int, chat_days: int = 0) -> None:
        self._database = database
        self._runtime = runtime
        self._days = days
        self._chat_days = min(filter(None, (days, chat_days)), default=0)

    async def run_once(self, *, pause_s: float = PAUSE_S) -> int:
        """Delete all expired data in small batches and return the number of rows.

        Tables with a valid lease are skipped.
        """
        now = self._runtime.now()
        oldest, oldest_said = now - self._days * DAY_MS, now - self._chat_days * DAY_MS
        work: list[tuple[str, tuple[int, ...]]] = [
            (_TABLE_CODES, (now, AT_ONCE)),
            (_TRIES, (now - TRIES_MS,)),
        ]
        if self._days:
            work += [
                (_DEAL_SETS, (oldest, AT_ONCE)),
                (_TABLES, (oldest, now, AT_ONCE)),
                (_OLD_REPORTS, (oldest, AT_ONCE)),
                (_WORD_REPORTS, (oldest, AT_ONCE)),
                (_ACTIONS, (oldest, AT_ONCE)),
                (_BANS, (oldest, AT_ONCE)),
            ]
        if self._chat_days:
            work += [(_CHAT, (oldest_said, AT_ONCE)), (_REPORTS, (oldest_said, AT_ONCE))]
        if self._days:
            work.append((_GUESTS, (oldest, AT_ONCE)))
        deleted = 0
        for sql, args in work:
            while True:
                (rows,) = await self._database.transaction([Statement(sql, args)])
                deleted += len(rows)
                if len(rows) < AT_ONCE:
                    break
                await asyncio.sleep(pause_s)
        return deleted
