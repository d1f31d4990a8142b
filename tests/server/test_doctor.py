"""Checks of `virado doctor`: each problem is detected, and a healthy server has none."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from tests.server.clients import run, serving
from tests.server.postgres import fresh_database
from virado.cli import main
from virado.languages import LANGUAGES
from virado.server.attempt_limits import TABLE_CODES_OF_SERVER, hash_key
from virado.server.doctor import examine
from virado.server.doctor.check_result import CheckResult
from virado.server.settings import Settings
from virado.server.storage.postgres import PostgresDatabase

SOURCES = Path(__file__).parents[2] / "src" / "virado" / "server" / "doctor"
WORDS = SOURCES.parents[1] / "words"
CODE = re.compile(r'(?:\b(?:report_ok|report_warning|report_error|found)|\))\(\s*"([a-z-]+)"')


async def found(settings: Settings, url: str = "") -> dict[str, CheckResult]:
    """Return the results of all checks by code."""
    return {each.code: each async for each in examine(settings, url)}


def looked(settings: Settings) -> dict[str, CheckResult]:
    """Return the results of all checks by code, without a running event loop."""
    return asyncio.run(found(settings))


def grades(of: dict[str, CheckResult], grade: str) -> set[str]:
    """Return the codes of all results of this severity."""
    return {code for code, each in of.items() if each.grade == grade}


async def _served(folder: Path) -> None:
    """Run a server that creates its database and keys."""
    async with serving(folder):
        pass


@asynccontextmanager
async def standing_before(address: str, change: Callable[[bytes], bytes]) -> AsyncGenerator[str]:
    """Run a proxy that changes the requests of clients, and yield its address."""
    host, _, port = address.removeprefix("http://").partition(":")

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    async def arrived(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, onward = await asyncio.open_connection(host, int(port))
        head = await reader.readuntil(b"\r\n\r\n")
        onward.write(
            change(head.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", b"Upgrade:" not in head))
        )
        await asyncio.gather(pass_on(reader, onward), pass_on(back, writer), return_exceptions=True)

    server = await asyncio.start_server(arrived, "127.0.0.1")
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


def test_every_finding_has_a_message_in_every_language_and_no_message_is_unused():
    codes = {code for path in SOURCES.glob("*.py") for code in CODE.findall(path.read_text(encoding="utf-8"))}
    codes |= {"good", "doubtful", "bad", "end"}
    assert len(codes) > 40
    for tag in LANGUAGES:
        text = (WORDS / tag / "commands.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^commands-doctor-([a-z-]+) =", text, re.MULTILINE)) == codes, tag


def test_a_new_folder_has_no_findings_and_is_not_changed(tmp_path: Path):
    seen = looked(Settings(data=tmp_path / "new"))
    assert not grades(seen, "bad")
    assert grades(seen, "doubtful") >= {"folder-missing", "no-keys", "no-database", "not-running"}
    assert not (tmp_path / "new").exists()


def test_doctor_confirms_a_healthy_running_server(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address):
            seen = await found(Settings(data=tmp_path), address)
        assert grades(seen, "good") >= {
            "sqlite-whole",
            "schema",
            "keys",
            "files-private",
            "public",
            "web-socket",
        }
        assert grades(seen, "bad") == {"metrics-public"}
        assert "no-https" in seen

    run(test())


def test_a_misconfigured_proxy_is_reported(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address):
            port = address.rpartition(":")[2].encode()
            async with standing_before(
                address, lambda head: head.replace(b"Upgrade: websocket\r\n", b"")
            ) as url:
                assert "upgrade-not-passed" in await found(Settings(data=tmp_path), url)
            hidden = re.compile(rb"Host: [^\r]*")
            async with standing_before(
                address, lambda head: hidden.sub(b"Host: 127.0.0.1:" + port, head)
            ) as url:
                seen = await found(Settings(data=tmp_path), url)
            assert "host-not-passed" in seen
            assert "public" in seen

    run(test())


def test_readable_files_and_a_missing_key_file_are_reported(tmp_path: Path):
    run(_served(tmp_path))
    (tmp_path / "virado.db").chmod(0o644)
    assert looked(Settings(data=tmp_path))["files-readable"].facts["path"] == str(tmp_path / "virado.db")
    (tmp_path / "virado.db").chmod(0o600)
    (tmp_path / "keys").unlink()
    before = {path.name for path in tmp_path.iterdir()}
    assert grades(looked(Settings(data=tmp_path)), "bad") == {"keys-lost"}
    assert {path.name for path in tmp_path.iterdir()} == before


def test_a_count_of_reach_that_is_closed_in_the_future_is_reported(tmp_path: Path):
    run(_served(tmp_path))
    assert "reach-ahead" not in looked(Settings(data=tmp_path))
    with closing(sqlite3.connect(tmp_path / "virado.db")) as database:
        database.execute("UPDATE setting SET value = '73048' WHERE name = 'reach-closed'")
        database.commit()
    assert looked(Settings(data=tmp_path))["reach-ahead"].facts["name"] == "2169-12-31"


def test_results_of_deal_sets_that_were_not_written_are_reported(tmp_path: Path):
    run(_served(tmp_path))
    assert "sets-unsettled" not in looked(Settings(data=tmp_path))
    with closing(sqlite3.connect(tmp_path / "virado.db")) as database:
        database.execute("INSERT INTO deal_set VALUES ('s', 'challenge', NULL, 1, 2, 2, '{}', '')")
        database.execute(
            "INSERT INTO deal_set_try (play_table, deal_set, seat, began) VALUES ('t', 's', 0, 1)"
        )
        database.commit()
    assert looked(Settings(data=tmp_path))["sets-unsettled"].facts["number"] == 1


def test_tables_without_codes_and_guessed_codes_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    run(_served(tmp_path))
    codes = {"table-codes-full", "table-codes-guessed"}
    assert not codes & set(looked(Settings(data=tmp_path)))
    with closing(sqlite3.connect(tmp_path / "virado.db")) as database:
        now = time.time_ns() // 1_000_000
        for each in TABLE_CODES_OF_SERVER[1:]:
            row = (hash_key(each.key), now)
            database.executemany("INSERT INTO tried (who, at) VALUES (?, ?)", [row] * each.limit)
        database.commit()
    monkeypatch.setattr("virado.server.doctor.database.MAX_CODES", 0)
    assert codes <= grades(looked(Settings(data=tmp_path)), "doubtful")


def test_a_newer_or_damaged_database_is_reported(tmp_path: Path):
    run(_served(tmp_path))
    file = tmp_path / "virado.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO schema_version VALUES (1000)")
        database.commit()
        database.execute("PRAGMA journal_mode=DELETE")
    assert grades(looked(Settings(data=tmp_path)), "bad") == {"schema-newer"}
    whole = bytearray(file.read_bytes())
    whole[4096:] = bytes(len(whole) - 4096)
    file.write_bytes(whole)
    assert grades(looked(Settings(data=tmp_path)), "bad") & {"sqlite-damaged", "database"}


def test_unsafe_database_settings_and_a_lost_node_are_reported(tmp_path: Path):
    url = fresh_database()
    settings = Settings(data=tmp_path, database=url, keys=tmp_path.parent / "keys")

    async def test() -> None:
        async with serving(tmp_path, database=url):
            seen = await found(settings)
            assert grades(seen, "good") >= {"postgres", "postgres-connections", "clocks", "schema", "node"}
            # this problem depends on the configuration of the test database
            assert grades(seen, "bad") <= {"postgres-forgets"}
        database = await PostgresDatabase.connect(url)
        name = str((await database.query("SELECT current_database()"))[0][0])
        await database.query(f'ALTER DATABASE "{name}" SET synchronous_commit = off')
        await database.query("INSERT INTO node VALUES ('lost', '127.0.0.1', 9, 0)")
        await database.close()
        seen = await found(settings)
        assert "synchronous_commit = off" in str(seen["postgres-forgets"].facts["part"])
        assert seen["node-unreachable"].facts["name"] == "lost"

    run(test())


def test_the_command_prints_text_or_json_and_fails_on_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("Nothing needs fixing.\n")
    assert main(["doctor", "--data", str(tmp_path), "--json", "--url", "cards.example"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told[-1]["code"] == "public-address"
    assert "cards.example" in told[-1]["text"]
    assert msgspec.convert(told, list[CheckResult])
    assert main(["doctor", "--data", str(tmp_path), "--database", "postgresql://127.0.0.1:9/none"]) == 1
    assert "! fix: the database cannot be read" in capsys.readouterr().out


def test_a_server_behind_a_proxy_should_know_its_public_address(tmp_path: Path):
    behind = Settings(data=tmp_path, trust_proxy=True)
    assert looked(behind)["no-public-url"].grade == "doubtful"
    known = msgspec.structs.replace(behind, public_url="https://example.org")
    assert "no-public-url" not in looked(known)
    assert "no-public-url" not in looked(Settings(data=tmp_path))
