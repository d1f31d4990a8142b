"""`virado admin`: administration on the machine of a server.

The server may be running or stopped.
"""

import argparse
import asyncio
import csv
import io
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from virado.commands import output
from virado.folders import data_folder
from virado.refusal import OptionsError
from virado.server.administration.audit_log import actions
from virado.server.administration.moderation import ModerationService
from virado.server.administration.moderation_state import NOTICE, READ_ONLY
from virado.server.administration.reach_sums import list_sums
from virado.server.administration.shell import open_moderation_in_shell
from virado.server.reach import LEAST
from virado.server.storage.database import Database, StorageError
from virado.server.wire import administration as wire
from virado.words import Catalogue, catalogue_for, match_language

ALL = 1_000_000
"""Maximum number of exported actions, high enough for all of them."""

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of a cell that spreadsheets read as a formula."""


class _AdminCommand:
    """An action of `virado admin`: its arguments, the moderation service, and the messages for its output."""

    def __init__(
        self, args: argparse.Namespace, moderation: ModerationService, database: Database, words: Catalogue
    ) -> None:
        self.args = args
        self.moderation = moderation
        self.database = database
        self.words = words

    def say(self, key: str, /, **facts: Any) -> None:
        """Print the message with this key and these facts."""
        output.print_line(self.words.text(f"commands-admin-{key}", **facts))

    def list(self, found: Sequence[msgspec.Struct], row: Callable[[Any], tuple[str, ...]]) -> None:
        """Print structs as JSON, or as rows in aligned columns."""
        if self.args.json:
            output.print_json(found)
        elif found:
            output.print_rows([row(each) for each in found], self.words)
        else:
            self.say("nothing")

    # ------------------------------------------------------------------ lists
    async def state(self) -> None:
        """Print the state of the server: maintenance, notice and counts."""
        rows = await self.database.query(
            "SELECT name, value FROM setting WHERE name IN ($1, $2)", NOTICE, READ_ONLY
        )
        settings = {str(name): str(value) for name, value in rows}
        counts = await self.moderation.counts()
        is_read_only = settings.get(READ_ONLY) == "on"
        notice = msgspec.json.decode(settings.get(NOTICE) or "null")
        if self.args.json:
            output.print_json({**counts, "read_only": is_read_only, "notice": notice})
            return
        self.say("read-only-on" if is_read_only else "read-only-off")
        if notice:
            self.say("notice-stands", sentence=notice["text"])
        for name, number in counts.items():
            self.say(f"count-{name.replace('_', '-')}", number=number)

    async def tables(self) -> None:
        """List tables."""

        def row(table: wire.KnownTable) -> tuple[str, ...]:
            card = table.card
            seats = ", ".join(name or "-" for name in card.seats)
            return card.id, card.stage, time_of(card.changed), card.variant, seats

        self.list(await self.moderation.tables(wire.TablesQuery(stage=self.args.stage)), row)

    async def people(self) -> None:
        """List people."""

        def row(person: wire.KnownPerson) -> tuple[str, ...]:
            marks = [
                self.words.text(f"commands-admin-is-{mark}")
                for mark, holds in (("admin", person.admin), ("banned", person.ban))
                if holds
            ]
            return (
                person.id,
                time_of(person.seen)[:10],
                person.account or "-",
                ", ".join([person.name, *marks]),
            )

        self.list(await self.moderation.people(self.args.name, only_lookalikes=self.args.alike), row)

    async def bans(self) -> None:
        """List bans."""

        def row(ban: wire.Ban) -> tuple[str, ...]:
            whom = ban.network or f"{ban.person} {ban.name}"
            return ban.id, time_of(ban.until) if ban.until else "-", whom, ban.reason

        self.list(await self.moderation.bans(), row)

    async def reported(self) -> None:
        """List the people with open reports."""

        def row(person: wire.ReportedPerson) -> tuple[str, ...]:
            number = self.words.text(
                "commands-admin-reported", number=person.reports, people=person.reporters
            )
            return person.person, time_of(person.latest), number, person.name

        found: list[wire.ReportedPerson] = []
        query = wire.ReportedQuery()
        while page := await self.moderation.list_reported_people(query):
            found += page
            query = wire.ReportedQuery(before=page[-1].latest, person=page[-1].person)
        self.list(found, row)

    async def reports(self) -> None:
        """List reports with the chat that they quote, newest first."""
        person = (await self.moderation.find(self.args.about)).id if self.args.about else ""
        query = wire.ReportsQuery(settled="yes" if self.args.settled else "no", person=person)
        found: list[wire.KnownReport] = []
        while page := await self.moderation.reports(query):
            found += page
            query = msgspec.structs.replace(query, before=page[-1].id)
        if self.args.json or not found:
            self.list(found, lambda _: ())
        for report in found if not self.args.json else ():
            output.print_line(
                f"{report.id}  {time_of(report.at)}  {report.kind}  {report.table}/{report.entries}"
            )
            output.print_line(f"  {report.person} {report.name} < {report.reporter} {report.reporter_name}")
            for text in filter(None, (report.text, report.outcome)):
                output.print_line(f"  {text}")
            for said in report.chat:
                output.print_line(f"    {time_of(said.at)}  {said.name}: {said.text}")

    async def settle(self) -> None:
        """Record the outcome of a report."""
        await self.moderation.settle(self.args.report, self.args.outcome)
        self.say("settled", name=self.args.report)

    async def word_reports(self) -> None:
        """List reports of wrong words, newest first; as JSON or CSV, all of their fields."""

        def row(report: wire.KnownWordReport) -> tuple[str, ...]:
            found = (report.id, time_of(report.at), report.language, report.message or report.place or "-")
            return (*found, " → ".join(filter(None, (report.seen, report.suggestion))))

        found: list[wire.KnownWordReport] = []
        query = wire.WordReportsQuery(language=self.args.language)
        while page := await self.moderation.word_reports(query):
            found += page
            query = msgspec.structs.replace(query, before=page[-1].id)
        if self.args.csv:
            output.print_line(
                make_csv(map(msgspec.structs.astuple, found), wire.KnownWordReport.__struct_fields__)
            )
        else:
            self.list(found, row)

    async def delete_word_report(self) -> None:
        """Delete a report of a wrong word."""
        await self.moderation.delete_word_report(self.args.report)
        self.say("word-report-deleted", name=self.args.report)

    async def reach(self) -> None:
        """List the sums of reach, the latest day first."""
        found: list[wire.ReachRow] = []
        while page := await list_sums(self.database, found[-1].day if found else ""):
            found += page
        if self.args.json:
            output.print_json(found)
            return
        fields = wire.ReachRow.__struct_fields__
        rows = [[_show_sum(getattr(row, field)) for field in fields] for row in found]
        if self.args.csv:
            output.print_line(make_csv(rows, fields))
        elif rows:
            output.print_rows([[cell or "-" for cell in row] for row in rows], self.words, fields)
        else:
            self.say("nothing")

    async def actions(self) -> None:
        """List the actions of administrators; as JSON, list all of them."""

        def row(action: wire.Action) -> tuple[str, ...]:
            return time_of(action.at), action.who, action.did, action.whom, action.said

        most = ALL if self.args.json else wire.MAX_SHOWN
        self.list(await actions(self.database, most=most), row)

    # ------------------------------------------------------------------ actions
    async def close(self) -> None:
        """Close a table."""
        await self.moderation.close(self.args.table, self.args.reason)
        self.say("closed", name=self.args.table)

    async def ban(self) -> None:
        """Ban a person or a network."""
        asked = wire.NewBan(
            whom=self.args.whom,
            reason=self.args.reason,
            days=self.args.days,
            with_address=self.args.with_address,
        )
        ban = await self.moderation.ban(asked)
        self.say("banned", name=self.args.whom, key=ban.id)

    async def lift(self) -> None:
        """Lift a ban."""
        await self.moderation.lift(self.args.ban)
        self.say("lifted", key=self.args.ban)

    async def notice(self) -> None:
        """Publish a notice to all users, or clear it."""
        if not self.args.text:
            await self.moderation.clear_notice()
            self.say("notice-gone")
            return
        translated: dict[str, str] = {}
        for given in self.args.translated:
            tag, _, text = given.partition("=")
            if match_language(tag) != tag:
                raise OptionsError("", given, code="bad-language")
            translated[tag] = text
        await self.moderation.set_notice(
            wire.NewNotice(text=self.args.text, translated=translated, minutes=self.args.minutes)
        )
        self.say("told")

    async def read_only(self) -> None:
        """Turn maintenance on or off."""
        on = self.args.switch == "on"
        await self.moderation.set_read_only(on=on)
        self.say("read-only-on" if on else "read-only-off")

    async def grant(self) -> None:
        """Grant a person the rights of an administrator."""
        person = await self.moderation.grant(self.args.whom, admin=True)
        self.say("granted", name=person.account or "")

    async def revoke(self) -> None:
        """Revoke a person's rights as an administrator."""
        person = await self.moderation.grant(self.args.whom, admin=False)
        self.say("revoked", name=person.account or "")


def _show_sum(cell: str | int | None) -> str:
    """Return a cell of the sums of reach as text, with `<5` for a sum under 5 and nothing for an open day."""
    return f"<{LEAST}" if cell == 0 else "" if cell is None else str(cell)


def make_csv(rows: Iterable[Sequence[object]], fields: Sequence[str]) -> str:
    """Return rows as CSV with a line of field names.

    A spreadsheet would run a text that begins like a formula, so such a text gets an apostrophe in front.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(fields)
    for row in rows:
        cells = map(str, row)
        writer.writerow([f"'{cell}" if cell.startswith(FORMULA) else cell for cell in cells])
    return text.getvalue().removesuffix("\n")


def time_of(at: int) -> str:
    """Return a time in milliseconds as text in the machine's time zone, to the minute."""
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(" ", "minutes")[:16]


def run(args: argparse.Namespace) -> int:
    """Run the action of the arguments.

    Returns 2 if the database cannot be used or the action is impossible.
    """
    words = catalogue_for(args.lang)

    async def work() -> None:
        async with open_moderation_in_shell(url=args.database, data=data_folder(args.data)) as (
            moderation,
            database,
        ):
            doing = _AdminCommand(args, moderation, database, words)
            act: Callable[[], Awaitable[None]] = getattr(doing, args.action.replace("-", "_"))
            await act()

    try:
        asyncio.run(work())
    except StorageError as error:
        output.print_error(words.text("commands-admin-failed", problem=str(error)))
        return 2
    return 0
