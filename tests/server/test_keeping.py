"""Stored data about people: export, deletion and retention."""

import asyncio
import json
import threading
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.examples.highest import FAMILY, WORDS
from tests.server.clients import Client, connect_guest, run, serving
from tests.waiting import PATIENCE_S, until
from virado.families import add_family
from virado.refusal import IllegalError, Refusal
from virado.server import person_export
from virado.server.app import Server
from virado.server.erasure import Erasure
from virado.server.retention import Retention
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Statement
from virado.session.setup import DAY_MS
from virado.words.catalogue import extra_folder

NAME = "Yokasta Marte"


async def _everything(server: Server) -> str:
    """Return the content of the whole database as text."""
    tables = await server.database.query("SELECT name FROM sqlite_master WHERE type = 'table'")
    rows = [await server.database.query(f"SELECT * FROM {name}") for (name,) in tables]
    return json.dumps(rows, ensure_ascii=False)


async def _sit_together(
    rosa: Client, tom: Client, variant: str = "royal-haitian(players=2)", **how: Any
) -> str:
    table = (await rosa.request("create", variant=variant, sit=0, **how))["id"]
    await tom.request("act", table=table, command={"do": "sit", "seat": 1, "name": "x"})
    await rosa.request("start", table=table)
    await rosa.request("watch", table=table, seat=0)
    await tom.request("watch", table=table, seat=1)
    return str(table)


async def play_to_the_end(table: str, *clients: Client) -> None:
    """Play a match to its end. Each client plays its last legal move, which is a capture if one exists."""
    while True:
        for seat, client in enumerate(clients):
            state = (await client.latest())["state"]
            if state["stage"] == "over":
                return
            if any(asked[0] == seat for asked in state["asked"]):
                legal = await client.request("legal", table=table, seat=seat)
                command = {"do": "play", "seat": seat, "move": legal["moves"][-1]["text"]}
                await client.request("act", table=table, command=command)
            await client.request("ping")


def test_an_export_contains_all_stored_data_and_no_secrets(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, NAME) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            await rosa.http.post("/api/account", json={"account": "yoka", "password": "correct horse"})
            await rosa.http.post("/api/token", json={"name": "robot"})
            over = await _sit_together(rosa, tom)
            await rosa.request("chat", table=over, text="well, well")
            await play_to_the_end(over, rosa, tom)
            playing = await _sit_together(rosa, tom)
            kept = await (await rosa.http.get("/api/me/export")).json()
            assert kept["person"] == [
                {**kept["person"][0], "id": rosa.person, "name": NAME, "account": "yoka"}
            ]
            assert [each["name"] for each in kept["tokens"]] == ["robot"]
            assert {each["id"] for each in kept["tables"]} == {over, playing}
            assert [each["text"] for each in kept["chat"]] == ["well, well"]
            assert [each["play_table"] for each in kept["results"]] == [over]
            moves = [each for each in kept["done"] if each["entry"] == "moved"]
            assert moves
            assert all("digest" not in each for each in kept["done"])
            assert {each["seat"] for each in moves} == {0}
            text = json.dumps(kept, ensure_ascii=False)
            for secret in ("argon2", tom.person, server.node.tables[playing].row.secret):
                assert secret not in text

    run(test())


EXPORTED = {
    ("person", "id"): "person",
    ("token", "person"): "tokens",
    ("session", "person"): "sessions",
    ("seated", "person"): "tables",
    ("chat", "person"): "chat",
    ("result", "person"): "results",
    ("rating", "person"): "ratings",
    ("muted", "person"): "muted",
    ("invitation", "person"): "invitations",
    ("invitation", "inviter"): "invitations",
    ("ban", "person"): "bans",
    ("report", "reporter"): "reports",
    ("word_report", "reporter"): "word_reports",
    ("reach_mark", "person"): "reach",
    ("report", "person"): "complaints",
    ("reported_chat", "person"): "reported_chat",
    ("deal_set", "owner"): "deal_sets",
    ("deal_set_try", "person"): "set_tries",
}
"""Columns that name a person, and the part of that person's export that contains such rows."""
NOT_EXPORTED = {
    ("muted", "whom"),  # the list belongs to the person who muted, not to the muted person
    ("forgotten", "person"),  # the table names people who have been deleted
    ("name_look", "person"),  # the values are derived from the names, which the export contains
}


async def _columns_of_persons(server: Server) -> set[tuple[str, str]]:
    """Return every column that names a person, by its own name or by a foreign key."""
    found = {("person", "id")}
    for (table,) in await server.database.query("SELECT name FROM sqlite_master WHERE type = 'table'"):
        names = {
            str(row[0])
            for row in await server.database.query(f"SELECT name FROM pragma_table_info('{table}')")
        }
        refer = await server.database.query(
            f'SELECT "from", "table" FROM pragma_foreign_key_list(\'{table}\')'
        )
        referring = {str(column) for column, to in refer if to == "person"}
        found |= {(str(table), name) for name in referring | ({"person"} & names)}
    return found


def test_an_export_delays_nobody_and_runs_once_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    where: set[str] = set()
    goes_on = threading.Event()
    made = person_export._select_own_entries  # pyright: ignore[reportPrivateUsage]

    def noted(person: str, table: str, rows: Any) -> list[msgspec.Raw]:
        where.add(threading.current_thread().name)
        assert goes_on.wait(PATIENCE_S)
        return made(person, table, rows)

    monkeypatch.setattr(person_export, "_select_own_entries", noted)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            for _ in range(3):
                await rosa.request("create", variant="casino", sit=0)

            async def export() -> tuple[int, Any]:
                async with rosa.http.get("/api/me/export") as answer:
                    return answer.status, await answer.json()

            first = asyncio.create_task(export())
            await until(lambda: where)
            status, refused = await export()
            assert (status, refused["code"]) == (429, "too-fast")
            goes_on.set()
            status, kept = await first
            assert (status, len({each["table"] for each in kept["done"]})) == (200, 3)
            assert (await export())[0] == 200

    run(test())
    assert threading.main_thread().name not in where


def test_every_table_with_a_person_is_exported_and_deleted(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, NAME) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            columns = await _columns_of_persons(server)
            assert columns == {*EXPORTED, *NOT_EXPORTED}

            await rosa.http.post("/api/token", json={"name": "robot"})
            table = (await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("report", table=table, person=tom.person, kind="name")
            await rosa.request("chat", table=table, text="well, well")
            assert (await rosa.http.post("/api/word-reports", json={"seen": "Karo"})).status == 200
            await tom.request(
                "report", table=table, person=rosa.person, kind="insult", text="well, well, she said"
            )
            await rosa.request("mute", person=tom.person)
            await tom.request("mute", person=rosa.person)
            result = "INSERT INTO result VALUES ($1, $2, 'raub', 'raub', 1, 0, 1, 5, '{}', '', NULL)"
            rating = "INSERT INTO rating VALUES ($1, 'raub', 25.0, 8.0, 1)"
            ban = "INSERT INTO ban VALUES ('b', $1, '', 'spam', 1, 0, 0)"
            invitation = "INSERT INTO invitation VALUES ($1, $2, $3, 1)"
            await server.database.transaction(
                [
                    Statement(result, (table, rosa.person)),
                    Statement(rating, (rosa.person,)),
                    Statement(ban, (rosa.person,)),
                    Statement(invitation, (table, tom.person, rosa.person)),
                    Statement(invitation, (table, rosa.person, tom.person)),
                    Statement(
                        "INSERT INTO deal_set VALUES ('s', 'challenge', $1, 1, 2, 2, '{}', '')",
                        (rosa.person,),
                    ),
                    Statement(
                        "INSERT INTO deal_set_try (play_table, deal_set, person, seat, began) "
                        "VALUES ('t', 's', $1, 0, 1)",
                        (rosa.person,),
                    ),
                    Statement("INSERT INTO name_look VALUES ('rosa', 0, $1)", (rosa.person,)),
                ]
            )

            async def rows_of_rosa() -> set[tuple[str, str]]:
                return {
                    (name, column)
                    for name, column in columns
                    if await server.database.query(f"SELECT 1 FROM {name} WHERE {column} = $1", rosa.person)
                }

            assert await rows_of_rosa() == columns - {("forgotten", "person")}
            kept = await (await rosa.http.get("/api/me/export")).json()
            assert {kind: len(kept[kind]) for kind in EXPORTED.values()} == Counter(EXPORTED.values())
            assert kept["muted"] == [{"whom": tom.person}]
            await rosa.http.delete("/api/me")
            assert await rows_of_rosa() == set()

    run(test())


def test_a_deleted_person_is_named_nowhere_and_the_log_still_rebuilds_the_match(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, NAME) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            await rosa.http.post("/api/account", json={"account": "yoka", "password": "correct horse"})
            over = await _sit_together(rosa, tom)
            await rosa.request("chat", table=over, text="well, well")
            await play_to_the_end(over, rosa, tom)
            put_away = await _sit_together(rosa, tom)
            playing = await _sit_together(rosa, tom)
            await server.node.tables[put_away].release()
            before = {name: await server.store.log(name) for name in (over, playing)}
            evidence = await tom.request("evidence", table=over)
            assert NAME in await _everything(server)

            assert (await rosa.http.delete("/api/me")).status == 200
            while (message := await rosa.hear())["type"] != "goodbye":
                pass
            assert message["because"] == "signed-out"
            assert (await rosa.http.get("/api/me")).status == 401

            written = await _everything(server)
            for text in (NAME, "yoka", "well, well", "argon2"):
                assert text not in written
            assert await server.database.query("SELECT * FROM forgotten") == []
            for name, log in before.items():
                after = await server.store.log(name)
                assert len(after) >= len(log)
                for old, new in zip(log, after, strict=False):
                    assert json.loads(old.replace(NAME, "")) == json.loads(new)
            assert (await tom.request("evidence", table=over)) == evidence
            for table in (over, playing):
                seen = await tom.watch(table, 1)
                assert NAME not in json.dumps(seen)
                assert seen["view"] is not None
            seats = (await tom.watch(playing, 1))["state"]["seats"]
            assert "occupant" not in seats[0]
            assert seats[0]["stand_in"]["kind"] == "bot"
            held = server.node.tables[over]
            await held.release()
            again = await server.node.get_table(over)
            assert again.session.stage == "over"
            kept = [entry.stored() for entry in held.session.log]
            assert [entry.stored() for entry in again.session.log][: len(kept)] == kept

    run(test())


def test_a_match_continues_after_the_deletion_of_a_player(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, NAME) as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            table = await _sit_together(rosa, tom, rated=True, clock={"move_ms": 60_000})
            await rosa.http.delete("/api/me")
            await uma.request("act", table=table, command={"do": "sit", "seat": 0})
            await uma.request("watch", table=table, seat=0)
            await play_to_the_end(table, uma, tom)
            kept = await server.database.query("SELECT person, rated FROM result ORDER BY rated")
            assert kept == [(uma.person, 0), (tom.person, 1)]
            ratings = await server.database.query("SELECT person, played FROM rating")
            assert ratings == [(tom.person, 1)]

    run(test())


def test_an_interrupted_deletion_is_completed_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with serving(tmp_path) as (server, address):
            async with connect_guest(address, NAME) as rosa, connect_guest(address, "Tom") as tom:
                await _sit_together(rosa, tom)
                with monkeypatch.context() as patch:

                    async def ended(_: Erasure) -> int:
                        return 0

                    patch.setattr(Erasure, "run_once", ended)
                    await rosa.http.delete("/api/me")
            assert NAME in await _everything(server)
        async with serving(tmp_path) as (server, _):
            await server.erasure.run_once()
            assert NAME not in await _everything(server)

    run(test())


def test_a_deleted_name_is_removed_from_a_match_of_a_family_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        with ExitStack() as plug_in:
            plug_in.enter_context(add_family(FAMILY))
            plug_in.enter_context(extra_folder(WORDS))
            async with (
                serving(tmp_path) as (_, address),
                connect_guest(address, NAME) as rosa,
                connect_guest(address, "Tom") as tom,
            ):
                table = await _sit_together(rosa, tom, "highest(players=2)")
        async with serving(tmp_path) as (server, _):
            before = await server.store.log(table)
            assert NAME in await _everything(server)
            await server.people.delete(rosa.person)
            assert await server.erasure.run_once() == 1
            assert NAME not in await _everything(server)
            assert await server.database.query("SELECT * FROM forgotten") == []
            after = await server.store.log(table)
            assert [json.loads(old.replace(NAME, "")) for old in before] == [json.loads(new) for new in after]

    run(test())


def test_a_deletion_waits_while_the_server_has_no_room_for_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def refuse(_name: str) -> Any:
        raise IllegalError(Refusal("server-full"))

    async def test() -> None:
        async with serving(tmp_path) as (server, address):
            async with connect_guest(address, NAME) as rosa, connect_guest(address, "Tom") as tom:
                await _sit_together(rosa, tom)
                with monkeypatch.context() as patch:
                    patch.setattr(server.node, "get_table", refuse)
                    await server.people.delete(rosa.person)
                    assert await server.erasure.run_once() == 0
                assert len(await server.database.query("SELECT * FROM forgotten")) == 1
                assert await server.erasure.run_once() == 1
                await tom.until(lambda heard: "occupant" not in heard["state"]["seats"][0])
            assert NAME not in await _everything(server)

    run(test())


class Later(SystemRuntime):
    """A runtime whose clock is some days ahead."""

    def __init__(self, days: float) -> None:
        super().__init__()
        self._days = days

    def now(self) -> int:
        return super().now() + round(self._days * DAY_MS)


def test_old_tables_with_their_chat_and_guests_without_tables_are_deleted(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, NAME) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            await rosa.http.post("/api/account", json={"account": "yoka", "password": "correct horse"})
            tables = [await _sit_together(rosa, tom) for _ in range(3)]
            await rosa.request("chat", table=tables[0], text="well, well")
            for table in tables[:2]:
                await server.node.tables[table].release()

            async def count(sql: str) -> int:
                return int((await server.database.query(sql))[0][0])

            async def delete(days: float) -> int:
                world = Later(days)
                held = server.node.tables[tables[2]]
                await server.store.renew(
                    server.node.name, [(held.row.id, held.row.epoch)], world.now() + DAY_MS
                )
                return await Retention(server.database, world, 30).run_once(pause_s=0)

            assert await delete(29) == 0
            assert await delete(31) == 2  # two tables, one of them with chat
            assert await count("SELECT count(*) FROM play_table") == 1
            assert await count("SELECT count(*) FROM chat") == 0
            assert await count("SELECT count(*) FROM person") == 2
            await server.node.tables[tables[2]].release()
            assert await Retention(server.database, Later(40), 0).run_once(pause_s=0) == 0
            # the last table is deleted, and then Tom, who has no other table
            assert await Retention(server.database, Later(40), 30).run_once(pause_s=0) == 2
            assert await server.database.query("SELECT name FROM person") == [(NAME,)]
            assert await count("SELECT count(*) FROM entry") == 0

    run(test())


def test_old_tables_are_deleted_in_small_batches(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, NAME) as rosa:
            for number in range(7):
                table = (await rosa.request("create", id=f"c{number}", variant="casino", sit=0))["id"]
                await server.node.tables[table].release()
            from virado.server import retention

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(retention, "AT_ONCE", 3)
                deleted = await Retention(server.database, Later(31), 30).run_once(pause_s=0)
            assert deleted == 8  # seven tables and one guest are deleted

    run(test())
