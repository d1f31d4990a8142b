"""Reports from a table: their content, the view of administrators, and retention."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_administration import printing_admin
from virado.cli import main
from virado.server.administration import reports
from virado.server.administration.moderation import ModerationService
from virado.server.administration.reports import MAX_PER_DAY
from virado.server.retention import Retention
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Statement
from virado.server.wire import administration
from virado.server.wire.administration import KnownReport, ReportedPerson, ReportedQuery, ReportsQuery
from virado.session.setup import DAY_MS


async def _together(rosa: Client, tom: Client) -> str:
    table = str((await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0))["id"])
    await tom.request("act", table=table, command={"do": "sit", "seat": 1})
    await rosa.request("start", table=table)
    return table


@pytest.mark.parametrize("system", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_a_report_stores_its_place_and_the_chat_until_it_is_settled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], system: str
):
    url = fresh_database() if system == "postgresql" else ""
    admin = printing_admin(url or tmp_path, capsys)

    async def test() -> None:
        async with (
            serving(tmp_path, database=url) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _together(rosa, tom)
            await tom.request("chat", table=table, text="you play like a donkey")
            await rosa.request("chat", table=table, phrase="goodbye")
            what = {"table": table, "person": tom.person}
            await rosa.request("report", **what, kind="insult", text="He insults me.")
            # this message is sent after the report, so it is not part of the report
            await tom.request("chat", table=table, text="it was a joke")
            assert (await rosa.ask("report", **what, kind="insult"))["code"] == "already-reported"

            (report,) = json.loads(await admin("reports", "--json"))
            assert (report["person"], report["name"]) == (tom.person, "Tom")
            assert (report["reporter_name"], report["kind"], report["text"]) == (
                "Rosa",
                "insult",
                "He insults me.",
            )
            assert (report["table"], report["entries"]) == (table, len(server.node.tables[table].session.log))
            said = [(line["name"], line["text"]) for line in report["chat"]]
            assert said == [("Tom", "you play like a donkey"), ("Rosa", "/goodbye")]
            assert "Tom: you play like a donkey" in await admin("reports")

            await admin("settle", report["id"], "Tom has been told.")
            assert json.loads(await admin("reports", "--json")) == []
            (settled,) = json.loads(await admin("reports", "--settled", "--json"))
            assert settled["outcome"] == "Tom has been told."
            assert '"did": "settle"' in await admin("actions", "--json")
            await rosa.request("report", **what, kind="insult")  # this report counts as another incident

    run(test())


def test_only_players_of_a_table_can_report_each_other_a_limited_number_of_times(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            table = await _together(rosa, tom)
            what = {"table": table, "kind": "cheating"}
            assert (await uma.ask("report", **what, person=tom.person))["code"] == "report-from-outside"
            assert (await rosa.ask("report", **what, person=uma.person))["code"] == "unknown-person"
            assert (await rosa.ask("report", **what, person=rosa.person))["code"] == "unknown-person"
            refused = await rosa.ask("report", **what, person=tom.person, text="\u202e")
            assert refused["code"] == "unprintable-chat"
            for number in range(MAX_PER_DAY):
                await rosa.request("report", **what, person=tom.person)
                await server.database.transaction([_settle_all(server.node.runtime.now() + number)])
            assert (await rosa.ask("report", **what, person=tom.person))["code"] == "too-many-reports"
            await rosa.request("act", table=table, command={"do": "leave", "seat": 0})
            # Rosa has left, but can still be reported
            await tom.request("report", **what, person=rosa.person)

    run(test())


def _settle_all(now: int):
    return Statement("UPDATE report SET settled = $1 WHERE settled = 0", (now,))


class Later(SystemRuntime):
    """A runtime whose clock is some days ahead."""

    def __init__(self, days: float) -> None:
        super().__init__()
        self._days = days

    def now(self) -> int:
        return super().now() + round(self._days * DAY_MS)


def test_chat_in_reports_is_deleted_before_the_table(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _together(rosa, tom)
            await tom.request("chat", table=table, text="well, well")
            for client, other in ((rosa, tom), (tom, rosa)):
                await client.request("report", table=table, person=other.person, kind="other")

            async def count(what: str) -> int:
                return int((await server.database.query(f"SELECT count(*) FROM {what}"))[0][0])

            async def keep(days: float) -> int:
                return await Retention(server.database, Later(days), 180, 30).run_once(pause_s=0)

            settle = _settle_all(server.node.runtime.now() + 20 * DAY_MS)
            await server.database.transaction(
                [settle._replace(sql=f"{settle.sql} AND person = '{tom.person}'")]
            )
            assert await keep(29) == 0
            assert await keep(31) == 1  # this deletes the chat of the table
            assert (await count("chat"), await count("reported_chat")) == (0, 2)
            assert await keep(51) == 1  # this deletes the report that was settled on day 20
            assert (await count("report"), await count("reported_chat")) == (1, 1)
            await rosa.request("act", table=table, command={"do": "leave", "seat": 0})
            await server.node.tables[table].release()
            assert await keep(181) >= 2  # this deletes the table, and the report that was never settled
            assert await count("play_table") == await count("report") == await count("reported_chat") == 0
            assert await Retention(server.database, Later(1000), 0, 0).run_once(pause_s=0) == 0

    run(test())


def test_deletion_of_a_person_deletes_chat_and_reports(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _together(rosa, tom)
            await tom.request("chat", table=table, text="a secret of Tom")
            await rosa.request("chat", table=table, text="words of Rosa")
            await rosa.request("report", table=table, person=tom.person, kind="spam", text="He advertises.")
            await tom.request("report", table=table, person=rosa.person, kind="spam", text="She does, not I.")
            await tom.http.delete("/api/me")
            rows = await server.database.query("SELECT person, reporter, kind, text FROM report")
            assert rows == [(rosa.person, None, "spam", "")]
            assert await server.database.query("SELECT text FROM reported_chat") == [("words of Rosa",)]

    run(test())


async def _report_by_many(
    stack: AsyncExitStack, address: str, number: int, where: Callable[[int], str]
) -> tuple[str, list[str]]:
    """Let guests from these addresses sit down beside Tom one at a time and report him.

    Return the id of the table and the codes of the answers.
    """
    tom = await stack.enter_async_context(
        connect_guest(address, "Tom", headers={"X-Forwarded-For": "203.0.113.1"})
    )
    table = str((await tom.request("create", variant="zwanzig-ab(players=2)", sit=0))["id"])
    codes: list[str] = []
    for i in range(number):
        headers = {"X-Forwarded-For": where(i)}
        async with connect_guest(address, f"Guest {i}", headers=headers) as guest:
            await guest.request("act", table=table, command={"do": "sit", "seat": 1})
            answer = await guest.ask("report", table=table, person=tom.person, kind="insult")
            codes.append(answer.get("code", "done"))
            await guest.request("act", table=table, command={"do": "leave", "seat": 1})
    return tom.person, codes


def test_guests_of_one_address_can_report_a_person_three_times(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address), AsyncExitStack() as stack:
            _, codes = await _report_by_many(stack, address, 10, lambda _: "192.0.2.1")
            assert codes == ["done"] * 3 + ["too-many-reports-of-address"] * 7

    run(test())


def test_a_refused_report_does_not_count_for_its_address(tmp_path: Path):
    async def test() -> None:
        headers = {"X-Forwarded-For": "192.0.2.1"}
        async with (
            serving(tmp_path, trust_proxy=True) as (_, address),
            connect_guest(address, "Rosa", headers=headers) as rosa,
            connect_guest(address, "Paula", headers=headers) as paula,
            connect_guest(address, "Tom", headers={"X-Forwarded-For": "203.0.113.1"}) as tom,
        ):
            table = str((await tom.request("create", variant="zwanzig-ab(players=3)", sit=0))["id"])
            await rosa.request("act", table=table, command={"do": "sit", "seat": 1})
            await paula.request("act", table=table, command={"do": "sit", "seat": 2})
            about_tom: dict[str, Any] = {"table": table, "person": tom.person, "kind": "spam"}
            await rosa.request("report", **about_tom)
            for _ in range(4):
                assert (await rosa.ask("report", **about_tom))["code"] == "already-reported"
            await paula.request("report", **about_tom)

    run(test())


def test_open_reports_are_limited_per_person_and_table_and_listed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(reports, "MAX_OPEN", 5)

    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (server, address), AsyncExitStack() as stack:
            tom, codes = await _report_by_many(stack, address, 7, lambda i: f"192.0.2.{i}")
            assert codes == ["done"] * 5 + ["enough-reports"] * 2
            desk = ModerationService(server.database, "shell:test", server.runtime.now())
            (listed,) = await desk.list_reported_people(ReportedQuery())
            assert (listed.person, listed.reports, listed.reporters) == (tom, 5, 5)
            assert await asyncio.to_thread(main, ["admin", "--data", str(tmp_path), "reported"]) == 0
            assert "Tom" in capsys.readouterr().out
            async with connect_guest(address, "Rosa") as rosa, connect_guest(address, "Paula") as paula:
                other = await _together(rosa, paula)
                seated = Statement("INSERT INTO seated VALUES ($1, $2)", (other, tom))
                await server.database.transaction([seated])
                await rosa.request("report", table=other, person=tom, kind="insult")
            await server.database.transaction([_settle_all(server.runtime.now())])
            assert await desk.list_reported_people(ReportedQuery()) == ()

    run(test())


def test_pages_reach_every_report_and_reported_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(administration, "MAX_SHOWN", 2)

    async def test() -> None:
        async with serving(tmp_path) as (server, _):
            now = server.runtime.now()
            people = [(await server.people.add_guest(f"Guest {i}", "", now)).id for i in range(6)]
            insert = "INSERT INTO report VALUES ($1, 't', 1, $2, $3, 'spam', '', $4, $5, '')"
            rows = [
                (f"r{i}{j}", people[i], people[j], now + (i + j) // 2, now if i == 5 else 0)
                for i in range(6)
                for j in range(6)
                if i != j
            ]
            await server.database.transaction([Statement(insert, row) for row in rows])
            desk = ModerationService(server.database, "shell:test", now)

            listed: list[ReportedPerson] = []
            query = ReportedQuery()
            while page := await desk.list_reported_people(query):
                assert len(page) <= 2
                listed += page
                query = ReportedQuery(before=listed[-1].latest, person=listed[-1].person)
            assert sorted(each.person for each in listed) == sorted(people[:5])
            assert [each.latest for each in listed] == sorted((each.latest for each in listed), reverse=True)
            assert {(each.reports, each.reporters) for each in listed} == {(5, 5)}

            asked_for: list[tuple[str, Literal["no", "yes"]]] = [("", "no"), (people[0], "no"), ("", "yes")]
            for about, settled in asked_for:
                found: list[KnownReport] = []
                asked = ReportsQuery(settled=settled, person=about)
                while reached := await desk.reports(asked):
                    found += reached
                    asked = msgspec.structs.replace(asked, before=reached[-1].id)
                wanted = [
                    row[0] for row in rows if about in ("", row[1]) and bool(row[4]) == (settled == "yes")
                ]
                assert sorted(each.id for each in found) == sorted(wanted)
                assert [each.at for each in found if settled == "no"] == sorted(
                    (each.at for each in found if settled == "no"), reverse=True
                )

    run(test())
