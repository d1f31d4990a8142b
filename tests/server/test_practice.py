"""Practice matches: a person goes on from a step of a replay, and nothing is counted."""

from pathlib import Path
from typing import Any

from tests.server.clients import Client, connect_guest, run, serving
from virado.server.saved_tables import read_table, save_table
from virado.session import HOST, End, Person

QUICK = "royal-dominican(target=1)"


async def _post(client: Client, table: str, **asked: object) -> tuple[int, dict[str, Any]]:
    body = {"id": "one", "step": 3, "seat": 0, "level": "beginner"} | asked
    async with client.http.post(f"/api/tables/{table}/play-on", json=body) as answer:
        return answer.status, await answer.json()


async def _get(client: Client, path: str) -> dict[str, Any]:
    async with client.http.get(path) as answer:
        return await answer.json()


async def _play(client: Client, variant: str = QUICK) -> str:
    """Return the table of a finished match of two seats of one person."""
    table = (await client.request("create", variant=variant, sit=0))["id"]
    await client.request("act", table=table, command={"do": "sit", "seat": 1})
    await client.request("start", table=table)
    await client.watch(table, 0)
    while (await client.latest())["state"]["stage"] != "over":
        for seat in (0, 1):
            await client.play_on(table, seat, 1)
        await client.request("ping")
    return str(table)


def test_a_person_goes_on_from_a_step_of_a_replay(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            source = await _play(rosa)
            played = server.node.tables[source].session.match
            assert played is not None
            before = [await _get(rosa, f"/api/me/{what}") for what in ("matches", "statistics")]
            counted = await server.store.database.query("SELECT * FROM reach_open ORDER BY 1, 2, 3")
            status, made = await _post(tom, source, seat=1, step=5)
            assert (status, (await _post(tom, source, seat=1, step=5))[1]) == (
                200,
                made,
            )  # the same request again
            table = server.node.tables[made["table"]]
            match = table.session.match
            assert match is not None
            assert match.record().moves == played.record().moves[:5]
            assert match.seed == played.seed
            assert table.session.people == (tom.person,)
            assert not table.row.listed
            (card,) = [each for each in await tom.request("mine") if each["id"] == made["table"]]
            assert (card["practice"], card["rated"]) == (True, False)
            await tom.watch(made["table"], 1)
            while (await tom.latest())["state"]["stage"] != "over":
                await tom.play_on(made["table"], 1, 1)
                await tom.request("ping")
            # the end of the match leaves nothing behind but its replay
            assert (await _get(tom, "/api/me/matches"))["matches"] == []
            assert (await _get(tom, "/api/me/matches?stage=abandoned"))["matches"] == []
            assert (await tom.ask("evidence", table=made["table"]))["code"] == "match-not-over"
            assert before == [await _get(rosa, f"/api/me/{what}") for what in ("matches", "statistics")]
            assert counted == await server.store.database.query("SELECT * FROM reach_open ORDER BY 1, 2, 3")
            replay = await _get(tom, f"/api/tables/{made['table']}/replay?seat=1&lang=en")
            assert replay["names"][1] == "Tom"
            # a rematch is a usual match
            await tom.request("act", table=made["table"], command={"do": "rematch", "seat": 1})
            setup = server.node.tables[table.next_table].session.setup
            assert (setup.practice, setup.fairness) == (None, 2)

    run(test())


def test_a_practice_match_survives_a_restart_and_a_move_to_another_device(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            source = await _play(rosa)
            name = (await _post(rosa, source))[1]["table"]
            await server.node.tables[name].release()
            table = await server.node.get_table(name)
            assert len(table.session.numbers_of_moves) == 3
            log = await server.store.log(name)
            saved = save_table(name, rosa.person, table.secret, log)
            read = read_table(saved, Person(id="p", name="Tom"))
            assert read.session.setup.practice == table.session.setup.practice
            await table.act(End(), HOST)
            replay = await _get(rosa, f"/api/tables/{name}/replay?seat=0")
            assert len(replay["steps"]) == 4

    run(test())


def test_a_practice_match_is_refused_where_nothing_can_go_on(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            running = (await rosa.request("create", variant=QUICK, sit=0))["id"]
            assert (await _post(rosa, running))[1]["code"] == "match-not-over"
            assert (await _post(rosa, "none"))[1]["code"] == "no-such-table"
            source = await _play(rosa)
            for refused, asked in (
                ("nothing-to-decide", {"step": 4000}),
                ("bad-request", {"step": -1}),
                ("bad-request", {"step": 4001}),
                ("bad-request", {"more": 1}),
                ("no-such-seat", {"seat": 2}),
                ("bad-options", {"level": "genius"}),
            ):
                assert (await _post(rosa, source, **asked))[1]["code"] == refused

    run(test())
