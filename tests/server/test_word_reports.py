"""Reports of wrong words: what is stored, who may send and read them, their limits and their end."""

import csv
import io
import json
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.server.clients import connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_administration import printing_admin
from tests.server.test_contract import Asking, asking
from tests.server.test_rights import Ahead
from virado.refusal import IllegalError
from virado.server import word_reports
from virado.server.administration.moderation import ModerationService
from virado.server.app import Server
from virado.server.retention import Retention
from virado.server.wire.administration import NewBan
from virado.server.wire.people import NewWordReport
from virado.server.word_reports import MAX_PER_ADDRESS, MAX_PER_DAY, WordReports
from virado.session.setup import DAY_MS

REPORT = {
    "seen": "Du legst  \u2068Karo\u2069 8.",
    "suggestion": "می\u200cروم",
    "language": "de-x-german",
    "place": "/t",
    "variant": "raub(players=3)",
    "message": "web-x",
}


async def _count(server: Server) -> int:
    ((number,),) = await server.database.query("SELECT count(*) FROM word_report")
    return int(number)


@pytest.mark.parametrize("system", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_a_visitor_reports_a_word_and_an_administrator_reads_exports_and_deletes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], system: str
):
    url = fresh_database() if system == "postgresql" else ""
    admin = printing_admin(url or tmp_path, capsys)

    async def test() -> None:
        async with serving(tmp_path, database=url) as (_, address), asking(address) as http:
            assert await http.ask("report-word", REPORT) == {}
            await http.ask("report-word", {"seen": "=1+1", "language": "es"})
            newest, oldest = json.loads(await admin("word-reports", "--json"))
            assert newest["seen"] == "=1+1"
            id_, at = oldest.pop("id"), oldest.pop("at")
            # direction marks are dropped and spaces are joined, but the joiner of Persian stays
            assert oldest == {**REPORT, "seen": "Du legst Karo 8."}
            assert id_.startswith(f"{at:013x}")
            assert "Karo" in await admin("word-reports", "de")
            assert "Karo" not in await admin("word-reports", "d")
            rows = list(csv.DictReader(io.StringIO(await admin("word-reports", "--csv"))))
            assert [row["seen"] for row in rows] == ["'=1+1", "Du legst Karo 8."]
            assert json.loads(await admin("state", "--json"))["word_reports"] == 2
            await admin("delete-word-report", id_)
            (left,) = json.loads(await admin("word-reports", "--json"))
            assert left == newest
            (done,) = json.loads(await admin("actions", "--json"))
            assert (done["did"], done["whom"], done["said"]) == ("delete-word-report", id_, "")

    run(test())


def test_word_reports_are_limited_per_person_per_address_and_on_the_whole_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            asking(address) as visitor,
        ):
            own = Asking(rosa.http)
            for _ in range(MAX_PER_DAY):
                await own.ask("report-word", REPORT)
            assert await own.refused("report-word", REPORT) == "too-many-reports"  # and is not counted
            for _ in range(MAX_PER_ADDRESS - MAX_PER_DAY):
                await visitor.ask("report-word", REPORT)
            assert await visitor.refused("report-word", REPORT) == "too-many-word-reports-of-address"
            monkeypatch.setattr(word_reports, "MAX_STORED", MAX_PER_ADDRESS)
            service = WordReports(server.database, server.runtime, is_offered=True)
            with pytest.raises(IllegalError) as refused:
                await service.add(NewWordReport(seen="Karo"), None, "192.0.2.1")
            assert refused.value.refusal.code == "enough-word-reports"
            assert await _count(server) == MAX_PER_ADDRESS

    run(test())


def test_a_word_report_ends_after_the_stated_time_or_with_its_sender(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            asking(address) as visitor,
        ):
            own = Asking(rosa.http)
            await own.ask("report-word", REPORT)
            await visitor.ask("report-word", REPORT)
            await own.ask("delete-me")
            assert await _count(server) == 1
            later = Ahead()
            later.ahead_ms = 179 * DAY_MS
            await Retention(server.database, later, 180, 30).run_once(pause_s=0)
            assert await _count(server) == 1
            later.ahead_ms = 181 * DAY_MS
            await Retention(server.database, later, 0, 30).run_once(pause_s=0)
            assert await _count(server) == 1  # --keep-days 0: until an administrator deletes it
            await Retention(server.database, later, 180, 30).run_once(pause_s=0)
            assert await _count(server) == 0

    run(test())


def test_a_host_can_turn_word_reports_off(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, word_reports=False) as (server, address), asking(address) as http:
            assert not (await http.ask("privacy"))["word_reports"]
            assert await http.refused("report-word", REPORT) == "word-reports-off"
            assert await _count(server) == 0

    run(test())


def test_banned_people_and_tokens_for_play_cannot_report_words(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            http = Asking(rosa.http)
            token = (await http.ask("token", {}))["token"]
            headers = {"Authorization": f"Bearer {token}"}
            async with (
                ClientSession(address) as program,
                program.post("/api/word-reports", json=REPORT, headers=headers) as answer,
            ):
                assert (answer.status, (await answer.json())["code"]) == (403, "token-only-plays")
            moderation = ModerationService(server.database, "shell:test", server.runtime.now())
            await moderation.ban(NewBan(whom=rosa.person, reason="Spam."))
            await server.moderation_state.refresh()
            assert await http.refused("report-word", REPORT) == "banned"
            assert await _count(server) == 0

    run(test())
