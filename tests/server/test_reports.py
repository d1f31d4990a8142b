"""What is reported from a table, what administrators see of it, and for how long it is kept."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.playing import Client, connected, run, serving
from tests.server.postgres import fresh_database
from virado.cli import main
from virado.server.administration.reports import MOST_A_DAY
from virado.server.clock import RealWorld
from virado.server.retention import Retention
from virado.session.setup import DAY_MS


async def _together(rosa: Client, tom: Client) -> str:
    table = str((await rosa.done("create", variant="zwanzig-ab(players=2)", sit=0))["id"])
    await tom.done("act", table=table, command={"do": "sit", "seat": 1})
    await rosa.done("start", table=table)
    return table


@pytest.mark.parametrize("system", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_a_report_holds_the_place_in_the_log_and_what_was_said_until_it_is_settled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], system: str
):
    url = fresh_database() if system == "postgresql" else ""
    place = ["--database", url] if url else ["--data", str(tmp_path)]

    async def admin(*words: str) -> str:
        capsys.readouterr()
        assert await asyncio.to_thread(main, ["admin", *place, *words]) == 0
        return capsys.readouterr().out

    async def test() -> None:
        async with (
            serving(tmp_path, database=url) as (server, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
        ):
            table = await _together(rosa, tom)
            await tom.done("chat", table=table, text="you play like a donkey")
            await rosa.done("chat", table=table, phrase="goodbye")
            what = {"table": table, "person": tom.person}
            await rosa.done("report", **what, kind="insult", text="He insults me.")
            await tom.done("chat", table=table, text="it was a joke")  # not in the report
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
            await rosa.done("report", **what, kind="insult")  # it has happened again

    run(test())


def test_only_who_sat_at_the_table_reports_who_sat_there_and_not_without_end(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
            connected(address, "Uma") as uma,
        ):
            table = await _together(rosa, tom)
            what = {"table": table, "kind": "cheating"}
            assert (await uma.ask("report", **what, person=tom.person))["code"] == "report-from-outside"
            assert (await rosa.ask("report", **what, person=uma.person))["code"] == "unknown-person"
            assert (await rosa.ask("report", **what, person=rosa.person))["code"] == "unknown-person"
            refused = await rosa.ask("report", **what, person=tom.person, text="\u202e")
            assert refused["code"] == "unprintable-chat"
            for number in range(MOST_A_DAY):
                await rosa.done("report", **what, person=tom.person)
                await server.database.transaction([_settle_all(server.node.world.now() + number)])
            assert (await rosa.ask("report", **what, person=tom.person))["code"] == "too-many-reports"
            await rosa.done("act", table=table, command={"do": "leave", "seat": 0})
            await tom.done("report", **what, person=rosa.person)  # she has gone, and is reported still

    run(test())


def _settle_all(now: int):
    from virado.server.storage.database import Statement

    return Statement("UPDATE report SET settled = $1 WHERE settled = 0", (now,))


class Later(RealWorld):
    """Some days from now."""

    def __init__(self, days: float) -> None:
        super().__init__()
        self._days = days

    def now(self) -> int:
        return super().now() + round(self._days * DAY_MS)


def test_what_was_said_is_kept_for_a_shorter_time_than_the_table(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
        ):
            table = await _together(rosa, tom)
            await tom.done("chat", table=table, text="well, well")
            for client, other in ((rosa, tom), (tom, rosa)):
                await client.done("report", table=table, person=other.person, kind="other")

            async def count(what: str) -> int:
                return int((await server.database.query(f"SELECT count(*) FROM {what}"))[0][0])

            async def keep(days: float) -> int:
                return await Retention(server.database, Later(days), 180, 30).work(pause_s=0)

            settle = _settle_all(server.node.world.now() + 20 * DAY_MS)
            await server.database.transaction(
                [settle._replace(sql=f"{settle.sql} AND person = '{tom.person}'")]
            )
            assert await keep(29) == 0
            assert await keep(31) == 1  # what was said at the table
            assert (await count("chat"), await count("reported_chat")) == (0, 2)
            assert await keep(51) == 1  # the report that was settled on the twentieth day
            assert (await count("report"), await count("reported_chat")) == (1, 1)
            await rosa.done("act", table=table, command={"do": "leave", "seat": 0})
            await server.node.tables[table].release()
            assert await keep(181) >= 2  # the table, and the report that nobody has settled
            assert await count("play_table") == await count("report") == await count("reported_chat") == 0
            assert await Retention(server.database, Later(1000), 0, 0).work(pause_s=0) == 0

    run(test())


def test_who_is_deleted_takes_along_what_was_said_and_reported(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
        ):
            table = await _together(rosa, tom)
            await tom.done("chat", table=table, text="a secret of Tom")
            await rosa.done("chat", table=table, text="words of Rosa")
            await rosa.done("report", table=table, person=tom.person, kind="spam", text="He advertises.")
            await tom.done("report", table=table, person=rosa.person, kind="spam", text="She does, not I.")
            await tom.http.delete("/api/me")
            rows = await server.database.query("SELECT person, reporter, kind, text FROM report")
            assert rows == [(rosa.person, None, "spam", "")]
            assert await server.database.query("SELECT text FROM reported_chat") == [("words of Rosa",)]

    run(test())
