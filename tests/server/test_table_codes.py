"""Short codes of tables: what they show, who draws them, when they end, and how often they can be guessed."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.schema_checks import check
from tests.server.test_rights import Ahead
from virado.server import attempt_limits, table_codes
from virado.server.app import Server
from virado.server.attempt_limits import (
    FIRST_TRIES_OF_ALL_TABLE_CODES,
    FIRST_TRIES_OF_TABLE_CODES,
    TRIES_MS,
    TRIES_OF_ALL_TABLE_CODES,
    TRIES_OF_TABLE_CODES,
    AttemptLimit,
)
from virado.server.retention import Retention
from virado.server.storage.database import Statement
from virado.server.table_codes import (
    ALPHABET,
    LASTS_MS,
    LENGTH,
    MAX_NEW_CODES,
    MAX_NEW_CODES_OF_ADDRESS,
    fold_code,
)

ROYAL = "casino-royal(players=3)"


def _from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


async def _open(client: Client, **fields: Any) -> str:
    return str((await client.request("create", **{"variant": ROYAL, "sit": 0, **fields}))["id"])


async def _code(client: Client, table: str, **fields: Any) -> str:
    found = await client.request("table-code", table=table, **fields)
    check({"$ref": "#/$defs/TableCode"}, found)
    return str(found["code"])


async def _find(client: Client, code: str) -> dict[str, Any]:
    found = await client.request("find-code", code=code)
    check({"$ref": "#/$defs/CodedTable"}, found)
    return dict(found)


async def _refused(client: Client, do: str, **fields: Any) -> str:
    answer = await client.ask(do, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["code"])


async def _count(server: Server) -> int:
    ((number,),) = await server.database.query("SELECT count(*) FROM table_code")
    return int(number)


def _other(code: str) -> str:
    """Return a code that differs in the first character."""
    return ALPHABET[(ALPHABET.index(code[0]) + 1) % len(ALPHABET)] + code[1:]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("xk47hd", "XK47HD"),
        (" X K-4,7 H.D ", "XK47HD"),
        ("XK۴۷HD", "XK47HD"),  # digits of Persian, Arabic and Bengali
        ("XK٤٧HD", "XK47HD"),
        ("XK৪৭HD", "XK47HD"),
        ("ＸＫ４７ＨＤ", "XK47HD"),  # full width
        ("ХК47НО", "XK47HD"),  # Cyrillic
        ("ΧΚ47ΗΟ", "XK47HD"),  # Greek
        ("XK4lHQ", "XK47HD"),
        ("0oQ68b", "DDDG33"),
        ("1iLu\u200b66", "777VGG"),
        ("XK47H", ""),
        ("XK47HDD", ""),
        ("XK47HE", ""),  # no vowels
        ("XK47H5", ""),
        ("টেবিল", ""),
        ("ß", ""),
    ],
)
def test_a_code_is_read_in_every_spelling(typed: str, code: str):
    assert fold_code(typed) == code


def test_no_two_characters_of_a_code_look_alike():
    assert len(set(ALPHABET)) == len(ALPHABET) == 20
    assert not set(ALPHABET) & set("01258IOLSZBQUAE")
    for code in (ALPHABET[:6], ALPHABET[6:12], ALPHABET[12:18], ALPHABET[14:]):
        assert fold_code(code) == fold_code(code.lower()) == code


@pytest.mark.parametrize("system", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_a_code_shows_a_table_without_its_id_and_lets_a_person_sit_down(tmp_path: Path, system: str):
    url = fresh_database() if system == "postgresql" else ""

    async def test() -> None:
        async with (
            serving(tmp_path, database=url) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _open(rosa, bots={"2": "club"})
            await rosa.request("chat", table=table, text="well, well")
            code = await _code(rosa, table)
            assert len(code) == LENGTH
            assert set(code) <= set(ALPHABET)
            assert await _code(rosa, table) == code

            found = await _find(tom, f"{code[:3]} {code[3:]}".lower())
            assert found["variant"].startswith("casino-royal(players=3")
            assert found["seats"] == [
                {"held_by": "person", "name": ""},
                {"held_by": "nobody", "name": ""},
                {"held_by": "bot", "name": "club"},
            ]
            for secret in (table, rosa.person, "Rosa", "well, well"):
                assert secret not in str(found)
            assert (await _find(rosa, code))["table"] == table
            assert (await rosa.http.post("/api/me/profile", json={"public": True, "picture": "name"})).ok
            assert (await _find(tom, code))["seats"][0] == {"held_by": "person", "name": "Rosa"}

            assert await _refused(tom, "sit-by-code", code=code, seat=0) == "seat-taken"
            sit = {"code": code, "seat": 1, "id": "sit-once"}
            card = await tom.request("sit-by-code", **sit)
            assert (card["id"], card["people"]) == (table, [rosa.person, tom.person, None])
            assert (await tom.request("sit-by-code", **sit))["people"] == card["people"]  # not done twice
            assert await _code(tom, table) == code  # everybody seated there can read it out

    run(test())


def test_only_people_at_the_table_see_its_code_and_only_the_owner_replaces_it(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _open(rosa)
            assert await _refused(tom, "table-code", table=table) == "not-at-this-table"
            assert await _refused(rosa, "table-code", table="x") == "no-such-table"
            code = await _code(rosa, table)
            await tom.request("sit-by-code", code=code, seat=1)
            assert await _refused(tom, "table-code", table=table, renew=True) == "not-the-owner"
            other = await _code(rosa, table, renew=True)
            assert other != code
            assert await _refused(tom, "find-code", code=code) == "no-such-code"
            assert (await _find(tom, other))["seats"][2]["held_by"] == "nobody"
            assert await _count(server) == 1
            for _ in range(MAX_NEW_CODES - 2):
                await _code(rosa, table, renew=True)
            assert await _refused(rosa, "table-code", table=table, renew=True) == "too-fast"
            await _code(rosa, table)

    run(test())


def test_a_code_ends_with_the_day_with_the_table_and_when_the_match_begins(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            played, old, left = [await _open(rosa, bots={"1": "beginner", "2": "beginner"}) for _ in range(3)]
            codes = [await _code(rosa, table) for table in (played, old, left)]
            await rosa.request("start", table=played)
            assert await _refused(rosa, "table-code", table=played) == "already-begun"
            assert await _refused(tom, "find-code", code=codes[0]) == "no-such-code"
            assert await _refused(tom, "sit-by-code", code=codes[0], seat=1) == "no-such-code"
            await Retention(server.database, world, 0).run_once(pause_s=0)
            assert await _count(server) == 2
            await server.database.transaction([Statement("DELETE FROM play_table WHERE id = $1", (left,))])
            assert await _count(server) == 1
            assert await _refused(tom, "find-code", code=codes[2]) == "no-such-code"
            world.ahead_ms = LASTS_MS - 60_000
            assert await _code(rosa, old) == codes[1]
            world.ahead_ms = LASTS_MS + 1000
            assert await _refused(tom, "find-code", code=codes[1]) == "no-such-code"
            await Retention(server.database, world, 0).run_once(pause_s=0)  # --keep-days 0 keeps no code
            assert await _count(server) == 0
            assert await _code(rosa, old) != codes[1]

    run(test())


def test_wrong_codes_are_limited_for_each_address(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world, trust_proxy=True) as (_, address),
            connect_guest(address, "Rosa", headers=_from("192.0.2.1")) as rosa,
        ):
            code = await _code(rosa, await _open(rosa))
            wrong = _other(code)
            async with (
                connect_guest(address, "Tom", headers=_from("198.51.100.1")) as tom,
                connect_guest(address, "Uma", headers=_from("198.51.100.1")) as uma,
            ):
                for number in range(TRIES_OF_TABLE_CODES):
                    who = (tom, uma)[number % 2]  # another guest of the address changes nothing
                    assert await _refused(who, "find-code", code=wrong) == "no-such-code"
                    if number < TRIES_OF_TABLE_CODES - 1:
                        await _find(who, code)  # a right code is not counted, nor is a text that is none
                        assert await _refused(who, "find-code", code="hello") == "no-such-code"
                for who in (
                    tom,
                    uma,
                ):  # the answer to the right code does not differ from that to a wrong one
                    for guess in (code, wrong):
                        assert await _refused(who, "find-code", code=guess) == "too-many-tries"
                        assert await _refused(who, "sit-by-code", code=guess, seat=1) == "too-many-tries"
            await _find(rosa, code)

    run(test())


def test_a_few_networks_that_guess_do_not_stop_other_people_from_typing_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    shared = (AttemptLimit("first table codes", 7), AttemptLimit("table codes", 9))
    monkeypatch.setattr(attempt_limits, "TABLE_CODES_OF_SERVER", shared)

    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world, trust_proxy=True) as (server, address),
            connect_guest(address, "Rosa", headers=_from("192.0.2.1")) as rosa,
            connect_guest(address, "Tom", headers=_from("192.0.2.2")) as tom,
        ):
            code = await _code(rosa, await _open(rosa))
            wrong = _other(code)

            async def guess(network: str, times: int) -> str:
                async with connect_guest(address, f"From {network}", headers=_from(network)) as client:
                    answers = [await _refused(client, "find-code", code=wrong) for _ in range(times)]
                    assert answers[:-1] == ["no-such-code"] * (times - 1)
                    return answers[-1]

            # the addresses of one /48 network count as one
            assert await guess("2001:db8:1:1::1", TRIES_OF_TABLE_CODES) == "no-such-code"
            assert await guess("2001:db8:1:2::2", 1) == "too-many-tries"
            assert await guess("2001:db8:2:2::2", FIRST_TRIES_OF_TABLE_CODES + 3) == "too-many-tries"
            # a person whose network has no wrong codes yet may still type one, and the right one
            assert await _refused(tom, "find-code", code=wrong) == "no-such-code"
            assert await guess("192.0.2.3", 1) == "too-many-tries"
            assert await _refused(tom, "find-code", code=code) == "too-many-tries"
            world.ahead_ms = TRIES_MS + 1000
            # on a quiet server, the hashes of addresses go, too
            await Retention(server.database, world, 0).run_once(pause_s=0)
            assert await server.database.query("SELECT 1 FROM tried") == []
            await _find(tom, code)

    run(test())


@pytest.mark.slow
def test_a_code_of_one_node_leads_to_its_table_from_another_and_wrong_codes_count_on_both(tmp_path: Path):
    url = fresh_database()

    async def test() -> None:
        async with (
            serving(tmp_path / "one", database=url, trust_proxy=True) as (_, one),
            serving(tmp_path / "two", database=url, trust_proxy=True) as (_, two),
            connect_guest(one, "Rosa", headers=_from("192.0.2.1")) as rosa,
            connect_guest(two, "Tom", headers=_from("198.51.100.1")) as tom,
            connect_guest(one, "Uma", headers=_from("198.51.100.1")) as uma,
        ):
            table = await _open(rosa)
            code = await _code(rosa, table)
            assert not (await _find(tom, code))["table"]
            card = await tom.request("sit-by-code", code=code, seat=2)
            assert (card["id"], card["people"]) == (table, [rosa.person, None, tom.person])
            for number in range(TRIES_OF_TABLE_CODES):
                who = (tom, uma)[number % 2]
                assert await _refused(who, "find-code", code=_other(code)) == "no-such-code"
            for who in (tom, uma):
                assert await _refused(who, "find-code", code=code) == "too-many-tries"

    run(test())


def test_guesses_of_a_day_find_few_of_the_codes_in_use():
    periods = 24 * 60 * 60 * 1000 / TRIES_MS
    guesses = (TRIES_OF_ALL_TABLE_CODES + FIRST_TRIES_OF_ALL_TABLE_CODES) * periods
    assert guesses == 34_560
    of_one = guesses / len(ALPHABET) ** LENGTH
    assert of_one == pytest.approx(0.00054)
    assert 1 / (of_one * 50) == pytest.approx(37, abs=0.1)
    assert of_one * 1000 == pytest.approx(0.54)
    assert of_one * table_codes.MAX_CODES == pytest.approx(1.08)
    assert FIRST_TRIES_OF_ALL_TABLE_CODES / FIRST_TRIES_OF_TABLE_CODES == 100  # networks that stop all others


def test_one_address_cannot_use_all_codes_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert (
        MAX_NEW_CODES_OF_ADDRESS + 24 * 3600 / table_codes.NEW_CODE_OF_ADDRESS_S < table_codes.MAX_CODES / 4
    )
    monkeypatch.setattr(table_codes, "MAX_NEW_CODES_OF_ADDRESS", 2)

    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address):
            for number in range(3):
                headers = _from(f"2001:db8:1:{number}::1")
                async with connect_guest(address, f"Rosa {number}", headers=headers) as rosa:
                    if number == 2:
                        assert await _refused(rosa, "table-code", table=await _open(rosa)) == "too-fast"
                    else:
                        await _code(rosa, await _open(rosa))

    run(test())


def test_a_code_is_in_the_export_of_the_owner_and_goes_with_the_owner(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _open(rosa)
            code = await _code(rosa, table)
            await tom.request("sit-by-code", code=code, seat=1)
            (kept,) = (await (await rosa.http.get("/api/me/export")).json())["table_codes"]
            assert (kept["code"], kept["play_table"]) == (code, table)
            assert (await (await tom.http.get("/api/me/export")).json())["table_codes"] == []
            await tom.http.delete("/api/me")
            assert await _count(server) == 1
            await rosa.http.delete("/api/me")
            assert await _count(server) == 0

    run(test())


def test_a_server_has_a_maximum_of_codes_and_draws_again_if_one_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            first, second = await _open(rosa), await _open(rosa)
            drawn = iter("CCCCCCCCCCCCDDDDDD")

            def choose(_: str) -> str:
                return next(drawn)

            with monkeypatch.context() as patch:
                patch.setattr(table_codes.secrets, "choice", choose)
                assert await _code(rosa, first) == "CCCCCC"
                assert await _code(rosa, second) == "DDDDDD"
            monkeypatch.setattr(table_codes, "MAX_CODES", 2)
            assert await _refused(rosa, "table-code", table=await _open(rosa)) == "too-many-table-codes"
            await _code(rosa, first, renew=True)

    run(test())


def test_a_host_can_turn_codes_off(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, table_codes=False) as (_, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            table = await _open(rosa)
            assert await _refused(rosa, "table-code", table=table) == "table-codes-off"
            assert await _refused(rosa, "find-code", code="CCCCCC") == "table-codes-off"
            assert await _refused(rosa, "sit-by-code", code="CCCCCC", seat=1) == "table-codes-off"

    run(test())
