"""Moderation by administrators, in a browser or by `virado admin`.

Both ways write to the database, which every node polls.
"""

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from virado.bounds import LONGEST_NOTICE, LONGEST_REASON
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import name_claims
from virado.server.accounts import account_key, make_account_match_key
from virado.server.administration.audit_log import ActionKind, record_action
from virado.server.administration.bans import StoredBan, is_network, read_network
from virado.server.administration.moderation_state import (
    NOTICE,
    READ_ONLY,
    Notice,
    make_ban_insert,
    make_revision_bump,
    make_setting_upsert,
)
from virado.server.person import COLUMNS, StoredPerson, decode_person
from virado.server.person_names import is_plain_text
from virado.server.storage.database import Database, Row, Statement
from virado.server.wire import administration as wire
from virado.server.wire.tables import TableCard
from virado.session.setup import DAY_MS
from virado.text_identity import make_visible

MINUTE_MS = 60_000
LATEST = 2**62
"""A time later than any real time."""
_SHOWN = "id, name, account, created, seen, admin"


class ModerationService:
    """Queries and actions of one administrator.

    `who` is the administrator's id, or `shell:` and the name of a system user.
    """

    def __init__(self, database: Database, who: str, now: int) -> None:
        self._database = database
        self._actor = who
        self._now = now

    async def _execute(self, did: ActionKind, whom: str, said: str, *statements: Statement) -> None:
        """Perform an action and log it in one transaction.

        The transaction also makes every node read the moderation state again.
        """
        noted = record_action(self._actor, did, whom, said, self._now)
        await self._database.transaction([*statements, noted, make_revision_bump()])

    # ------------------------------------------------------------------ queries
    async def tables(self, query: wire.TablesQuery) -> tuple[wire.KnownTable, ...]:
        """Return tables, the most recently opened first."""
        of_stage = "" if query.stage == "all" else "AND stage = $3 "
        rows = await self._database.query(
            "SELECT summary, owner, created, entries, node, lease FROM play_table "
            f"WHERE created < $1 {of_stage}ORDER BY created DESC LIMIT $2",
            query.before or LATEST,
            wire.MAX_SHOWN,
            *([query.stage] if of_stage else []),
        )
        return tuple(
            wire.KnownTable(
                card=msgspec.json.decode(summary, type=TableCard),
                owner=owner,
                created=created,
                entries=entries,
                node=node,
                is_served=lease > self._now,
            )
            for summary, owner, created, entries, node, lease in rows
        )

    async def people(self, name: str, *, only_lookalikes: bool = False) -> tuple[wire.KnownPerson, ...]:
        """Return the people whose name, account or id matches a text, the most recently seen first.

        With `only_lookalikes`, return only accounts whose name looks like that of another account. Accounts that look
        alike are adjacent.
        """
        if only_lookalikes:
            shown = ", ".join(f"p.{column.strip()}" for column in _SHOWN.split(","))
            return await self._describe_people(
                await self._database.query(
                    name_claims.select_lookalikes(shown), _make_like_pattern(make_account_match_key(name))
                )
            )
        found = name.strip()
        rows = await self._database.query(
            f"SELECT {_SHOWN} FROM person WHERE $1 = '' OR id = $1 OR name LIKE $2 ESCAPE '!' "
            "OR name_key LIKE $3 ESCAPE '!' OR account_key LIKE $3 ESCAPE '!' OR account LIKE $4 ESCAPE '!' "
            "ORDER BY seen DESC, id LIMIT $5",
            found,
            _make_like_pattern(found),
            _make_like_pattern(make_account_match_key(found)),
            _make_like_pattern(account_key(found)),
            wire.MAX_SHOWN,
        )
        return await self._describe_people(rows)

    async def _describe_people(self, rows: Sequence[Row]) -> tuple[wire.KnownPerson, ...]:
        banned = {ban.person: ban.id for ban in await self.bans() if ban.person is not None}
        return tuple(
            wire.KnownPerson(
                id=id_,
                name=name,
                account=account,
                created=created,
                seen=seen,
                admin=bool(admin),
                ban=banned.get(id_, ""),
            )
            for id_, name, account, created, seen, admin in rows
        )

    async def bans(self) -> tuple[wire.Ban, ...]:
        """Return the active bans, the latest first."""
        rows = await self._database.query(
            "SELECT b.id, b.person, coalesce(p.name, ''), b.network, b.reason, b.at, b.until FROM ban b "
            "LEFT JOIN person p ON p.id = b.person WHERE b.until = 0 OR b.until > $1 ORDER BY b.at DESC, b.id",
            self._now,
        )
        fields = wire.Ban.__struct_fields__
        return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), wire.Ban) for row in rows)

    async def list_reported_people(self, query: wire.ReportedQuery) -> tuple[wire.ReportedPerson, ...]:
        """Return the people with open reports, the most recently reported first."""
        fields = wire.ReportedPerson.__struct_fields__
        rows = await self._database.query(
            "SELECT r.person, p.name, count(*), count(DISTINCT r.reporter), min(r.at), max(r.at) "
            "FROM report r JOIN person p ON p.id = r.person WHERE r.settled = 0 GROUP BY r.person, p.name "
            "HAVING max(r.at) < $1 OR (max(r.at) = $1 AND r.person > $2) "
            "ORDER BY max(r.at) DESC, r.person LIMIT $3",
            query.before or LATEST,
            query.person,
            wire.MAX_SHOWN,
        )
        return tuple(
            msgspec.convert(dict(zip(fields, row, strict=True)), wire.ReportedPerson) for row in rows
        )

    async def reports(self, query: wire.ReportsQuery) -> tuple[wire.KnownReport, ...]:
        """Return the open or the settled reports with the chat that they quote, newest first."""
        condition, order = ("<> 0", "settled") if query.settled == "yes" else ("= 0", "at")
        rows = await self._database.query(
            "SELECT r.id, r.play_table, r.entries, r.person, p.name, coalesce(r.reporter, ''), coalesce(q.name, ''), "
            "r.kind, r.text, r.at, r.settled, r.outcome FROM report r JOIN person p ON p.id = r.person "
            f"LEFT JOIN person q ON q.id = r.reporter WHERE r.settled {condition} AND ($1 = '' OR r.person = $1) "
            f"AND ($2 = '' OR (r.{order}, r.id) < (SELECT b.{order}, b.id FROM report b WHERE b.id = $2)) "
            f"ORDER BY r.{order} DESC, r.id DESC LIMIT $3",
            query.person,
            query.before,
            wire.MAX_SHOWN,
        )
        fields = wire.KnownReport.__struct_fields__
        return tuple(
            [
                msgspec.convert(
                    dict(zip(fields, (*row, await self._load_reported_chat(row[0])), strict=True)),
                    wire.KnownReport,
                )
                for row in rows
            ]
        )

    async def _load_reported_chat(self, report: str) -> tuple[wire.ReportedLine, ...]:
        rows = await self._database.query(
            "SELECT c.at, c.person, p.name, c.text FROM reported_chat c JOIN person p ON p.id = c.person "
            "WHERE c.report = $1 ORDER BY c.number",
            report,
        )
        fields = wire.ReportedLine.__struct_fields__
        return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), wire.ReportedLine) for row in rows)

    async def word_reports(self, query: wire.WordReportsQuery) -> tuple[wire.KnownWordReport, ...]:
        """Return reports of wrong words, newest first. A language includes its card patterns."""
        fields = wire.KnownWordReport.__struct_fields__
        rows = await self._database.query(
            f"SELECT {', '.join(fields)} FROM word_report "
            "WHERE ($1 = '' OR language = $1 OR language LIKE $2 ESCAPE '!') AND ($3 = '' OR id < $3) "
            "ORDER BY id DESC LIMIT $4",
            query.language,
            _make_like_pattern(f"{query.language}-")[1:],
            query.before,
            wire.MAX_SHOWN,
        )
        return tuple(
            msgspec.convert(dict(zip(fields, row, strict=True)), wire.KnownWordReport) for row in rows
        )

    async def find(self, whom: str) -> StoredPerson:
        """Return a person by id, account or name in any spelling. Raises OptionsError (`unknown-person`, `several-people`)."""
        rows = await self._database.query(
            f"SELECT {COLUMNS} FROM person WHERE id = $1 OR account = $2", whom, account_key(whom)
        )
        for column in ("account_key", "name_key"):
            rows = rows or await self._database.query(
                f"SELECT {COLUMNS} FROM person WHERE {column} = $1 LIMIT 2", make_account_match_key(whom)
            )
        if not rows:
            raise OptionsError("", whom, code="unknown-person")
        if len(rows) > 1:
            raise OptionsError("", whom, code="several-people")
        return decode_person(rows[0])

    # ------------------------------------------------------------------ tables and people
    async def close(self, table: str, reason: str) -> None:
        """Ask the owning node to close a table. Raises IllegalError (`no-such-table`, `match-over`)."""
        rows = await self._database.query("SELECT stage FROM play_table WHERE id = $1", table)
        if not rows:
            raise IllegalError(Refusal("no-such-table"), table)
        if rows[0][0] == "over":
            raise IllegalError(Refusal("match-over"), table)
        said = _validate_text(reason, LONGEST_REASON)
        insert = "INSERT INTO closing VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._execute("close", table, said, Statement(insert, (table, said)))

    async def ban(self, request: wire.NewBan) -> StoredBan:
        """Ban a person or a network.

        Raises OptionsError (`unknown-person`, `several-people`, `bad-network`, `bad-text`).
        """
        until = self._now + request.days * DAY_MS if request.days else 0
        network = read_network(request.whom) if is_network(request.whom) else ""
        person = None if network else (await self.find(request.whom)).id
        ban = StoredBan(
            id=secrets.token_hex(6),
            person=person,
            network=network,
            reason=_validate_text(request.reason, LONGEST_REASON),
            at=self._now,
            until=until,
            with_address=int(request.with_address and person is not None),
        )
        await self._execute("ban", person or network, ban.reason, make_ban_insert(ban))
        return ban

    async def lift(self, ban: str) -> None:
        """Lift a ban. Raises OptionsError (`no-such-ban`)."""
        found = next((each for each in await self.bans() if each.id == ban), None)
        if found is None:
            raise OptionsError("", ban, code="no-such-ban")
        delete = Statement("DELETE FROM ban WHERE id = $1", (ban,))
        await self._execute("lift", found.person or found.network, found.reason, delete)

    async def settle(self, report: str, outcome: str) -> None:
        """Settle a report and record its outcome. Raises OptionsError (`no-such-report`, `bad-text`)."""
        said = _validate_text(outcome, LONGEST_REASON)
        rows = await self._database.query("SELECT 1 FROM report WHERE id = $1 AND settled = 0", report)
        if not rows:
            raise OptionsError("", report, code="no-such-report")
        update = "UPDATE report SET settled = $1, outcome = $2 WHERE id = $3 AND settled = 0"
        await self._execute("settle", report, said, Statement(update, (self._now, said, report)))

    async def delete_word_report(self, report: str) -> None:
        """Delete a report of a wrong word. Raises OptionsError (`no-such-word-report`)."""
        if not await self._database.query("SELECT 1 FROM word_report WHERE id = $1", report):
            raise OptionsError("", report, code="no-such-word-report")
        delete = Statement("DELETE FROM word_report WHERE id = $1", (report,))
        await self._execute("delete-word-report", report, "", delete)

    async def grant(self, whom: str, *, admin: bool) -> StoredPerson:
        """Grant or revoke a person's administrator role.

        Revoking ends granted rights and deletes tokens with scope `admin`. Raises OptionsError (`unknown-person`,
        `several-people`, `no-account`).
        """
        person = await self.find(whom)
        if person.account is None:
            raise OptionsError("", whom, code="no-account")
        statements = [Statement("UPDATE person SET admin = $1 WHERE id = $2", (int(admin), person.id))]
        if not admin:
            statements += [
                Statement("UPDATE session SET confirmed = 0 WHERE person = $1", (person.id,)),
                Statement("DELETE FROM token WHERE person = $1 AND scope = 'admin'", (person.id,)),
            ]
        await self._execute("grant" if admin else "revoke", person.id, person.account, *statements)
        return person

    # ------------------------------------------------------------------ whole server
    async def set_notice(self, request: wire.NewNotice) -> None:
        """Publish a notice to everybody, including those who connect later. Raises OptionsError (`bad-text`)."""
        notice = Notice(
            text=_validate_text(request.text, LONGEST_NOTICE),
            translated={
                tag: _validate_text(text, LONGEST_NOTICE) for tag, text in request.translated.items()
            },
            at=self._now,
            until=self._now + request.minutes * MINUTE_MS if request.minutes else 0,
        )
        stored = make_setting_upsert(NOTICE, msgspec.json.encode(notice).decode())
        await self._execute("notice", "", notice.text, stored)

    async def clear_notice(self) -> None:
        """Remove the notice."""
        await self._execute("notice", "", "", make_setting_upsert(NOTICE, ""))

    async def set_read_only(self, *, on: bool) -> None:
        """Start or end read-only mode."""
        value = "on" if on else "off"
        await self._execute("read-only", "", value, make_setting_upsert(READ_ONLY, value))

    async def counts(self) -> Mapping[str, int]:
        """Return the numbers of tables in memory, people, open reports, word reports and active bans.

        The keys are `tables`, `people`, `open_reports`, `word_reports` and `bans`.
        """
        sources = {
            "tables": f"play_table WHERE lease > {self._now}",
            "people": "person",
            "open_reports": "report WHERE settled = 0",
            "word_reports": "word_report",
            "bans": f"ban WHERE until = 0 OR until > {self._now}",
        }
        return {
            name: int((await self._database.query(f"SELECT count(*) FROM {rows}"))[0][0])
            for name, rows in sources.items()
        }


def _make_like_pattern(text: str) -> str:
    """Return a LIKE pattern that matches texts containing this text."""
    return "%" + "".join(f"!{char}" if char in "!%_" else char for char in text) + "%"


def _validate_text(text: str, longest: int) -> str:
    """Return an administrator's text as a single line. Raises OptionsError (`bad-text`)."""
    found = " ".join(text.split())
    shown = make_visible(found) if len(found) <= longest and is_plain_text(found) else ""
    if not shown:
        raise OptionsError("", text, code="bad-text", limit=longest)
    return shown
