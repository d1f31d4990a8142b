"""Names of accounts, and names that look like them, belong to one account across all nodes and for older data."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import argon2
import pytest
from aiohttp import ClientSession, CookieJar

from tests.server import postgres
from tests.server.clients import Client, connect_guest, run, serving
from virado.refusal import OptionsError
from virado.server import name_claims
from virado.server.accounts import Accounts, account_key
from virado.server.administration.moderation import ModerationService
from virado.server.attempt_limits import TRIES_OF_NAMES, TRIES_OF_NAMES_BURST, TRIES_OF_NAMES_S
from virado.server.keys import Keys
from virado.server.passwords import Passwords
from virado.server.people import People
from virado.server.person import StoredPerson
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Database, Statement
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.wire.people import NewCredentials, Recovery

HERE = "127.0.0.1"
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
PASSWORD = "correct horse"


def with_people(
    tmp_path: Path, kind: str, test: Callable[[People, Accounts, Database], Awaitable[None]]
) -> None:
    async def work() -> None:
        database = (
            await PostgresDatabase.connect(postgres.fresh_database())
            if kind == "postgresql"
            else SqliteDatabase(tmp_path / "virado.db")
        )
        people = People(database)
        accounts = Accounts(
            database, Keys.load_or_create(tmp_path / "keys"), people, SystemRuntime().wall_now
        )
        try:
            await migrate(database)
            await test(people, accounts, database)
        finally:
            await accounts.close()
            await database.close()

    asyncio.run(work())


async def code_of(doing: Awaitable[object]) -> str:
    try:
        await doing
    except OptionsError as error:
        return error.code
    return ""


async def opened(
    people: People, accounts: Accounts, name: str, account: str, password: str = PASSWORD
) -> StoredPerson:
    guest = await people.add_guest(name, HERE, 0)
    await accounts.open_account(guest, NewCredentials(account=account, password=password), HERE, 0)
    found = await people.find(guest.id)
    assert found is not None
    return found


async def stored_before(database: Database, person: str, name: str, account: str) -> None:
    """Store an account in the form of an older server."""
    passwords = Passwords()
    hashed = await passwords.hash(PASSWORD, HERE)
    await passwords.close()
    insert = "INSERT INTO person (id, name, account, password, recovery, created, seen) VALUES ($1, $2, $3, $4, '', 0, 0)"
    await database.transaction([Statement(insert, (person, name, account_key(account), hashed))])


async def signed_in(accounts: Accounts, account: str) -> str:
    try:
        return (await accounts.sign_in(account, PASSWORD, HERE, 1, lambda _: False)).id
    except OptionsError as error:
        return error.code


@pytest.mark.parametrize(
    ("kept", "typed"),
    [
        ("İLKER", "ilker"),
        ("ilker", "İLKER"),
        ("ILGIN", "ılgın"),
        ("علی۴۵", "علي٤٥"),
        ("كريم", "کریم"),
        ("Kovács", "kova\u0301cs"),
        ("Rosa M", " rosa  m "),
    ],
)
def test_an_account_is_found_by_any_spelling_of_its_name(tmp_path: Path, kept: str, typed: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        person = await opened(people, accounts, "Ada", kept)
        assert await signed_in(accounts, typed) == person.id
        other = await people.add_guest("Bea", HERE, 0)
        asked = NewCredentials(account=typed.strip(), password=PASSWORD)
        assert await code_of(accounts.open_account(other, asked, HERE, 0)) == "name-taken"
        desk = ModerationService(database, "shell:root", 0)
        assert (await desk.find(typed)).id == person.id
        assert [each.id for each in await desk.people(typed)] == [person.id]

    with_people(tmp_path, "sqlite", test)


@pytest.mark.parametrize(
    "name", ["Rosa", "rosa", "R0sa", "Rosá", "R o s a", "ROSA", "Rosa.", "rosa88", "R0SA88"]
)
def test_a_guest_cannot_take_the_name_of_an_account(tmp_path: Path, name: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        rosa = await opened(people, accounts, "Rosa", "rosa88")
        assert await code_of(people.add_guest(name, HERE, 0)) == "name-taken"
        guest = await people.add_guest("Bea", HERE, 0)
        assert await code_of(people.rename(guest, name, HERE, 0)) == "name-taken"
        tom = await opened(people, accounts, "Tom", "tom")
        assert await code_of(people.rename(tom, name, HERE, 0)) == "name-taken"
        assert await people.rename(rosa, name, HERE, 0) == name

    with_people(tmp_path, "sqlite", test)


@KINDS
def test_a_name_is_released_when_its_account_is_renamed_or_deleted(tmp_path: Path, kind: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        rosa = await opened(people, accounts, "Rosa", "rosa88")
        await people.rename(rosa, "Bianca", HERE, 0)
        await people.add_guest("Rosa", HERE, 0)
        assert await code_of(people.add_guest("Bianca", HERE, 0)) == "name-taken"
        change = NewCredentials(account="bianca", password=PASSWORD, old_password=PASSWORD)
        await accounts.open_account(rosa, change, HERE, 0)
        await people.add_guest("rosa88", HERE, 0)
        await people.delete(rosa.id)
        await people.add_guest("Bianca", HERE, 0)

    with_people(tmp_path, kind, test)


@KINDS
def test_a_guest_with_an_older_name_can_open_an_account_with_it(tmp_path: Path, kind: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        first = await people.add_guest("Rosa", HERE, 0)
        await opened(people, accounts, "Ada", "rosa")
        found = await people.find(first.id)
        assert found is not None
        assert found.name == "Rosa"
        assert await people.rename(found, "Rosa", HERE, 0) == "Rosa"
        await accounts.open_account(first, NewCredentials(account="rosita", password=PASSWORD), HERE, 0)
        assert await signed_in(accounts, "rosita") == first.id
        assert await code_of(people.add_guest("Rosa", HERE, 0)) == "name-taken"

    with_people(tmp_path, kind, test)


@KINDS
def test_an_older_guest_gets_a_number_at_the_next_connection(tmp_path: Path, kind: str):
    longest = "Rosamunde von Birkenfels"

    async def test(people: People, accounts: Accounts, database: Database) -> None:
        guests = [await people.add_guest(name, HERE, 0) for name in ("R0sa", "Tom", longest, "Rosa")]
        owners = [
            await opened(people, accounts, name, account)
            for name, account in (("Ada", "rosa"), (longest, "bea"))
        ]
        told = [await people.ensure_distinct_name(each) for each in (*guests, *owners)]
        assert [each.name for each in told] == [
            "R0sa 2",
            "Tom",
            "Rosamunde von Birkenfe 2",
            "Rosa 2",
            "Ada",
            longest,
        ]
        assert [await people.find(each.id) for each in told[:4]] == told[:4]
        assert await people.ensure_distinct_name(guests[0]) == told[0]
        assert await people.ensure_distinct_name(told[0]) == told[0]
        await opened(people, accounts, "Cem", "rosa 2")
        assert (await people.ensure_distinct_name(told[0])).name == "R0sa 2 2"

    with_people(tmp_path, kind, test)


def test_a_renamed_guest_is_told_the_new_name_and_plays_under_it(tmp_path: Path):
    async def test() -> None:
        async with AsyncExitStack() as stack:
            _, address = await stack.enter_async_context(serving(tmp_path))
            jar = CookieJar(unsafe=True)
            await stack.enter_async_context(connect_guest(address, "Rosa", jar))
            ada = await stack.enter_async_context(connect_guest(address, "Ada"))
            given = {"account": "rosa", "password": PASSWORD}
            assert (await ada.http.post("/api/account", json=given)).status == 200
            async with ClientSession(address, cookie_jar=jar) as http, http.ws_connect("/ws") as socket:
                guest = Client(http, socket, "")
                assert (await guest.ask("hello"))["name"] == "Rosa 2"
                assert (await (await http.get("/api/me")).json())["name"] == "Rosa 2"
                card = await guest.request("create", variant="casino", sit=0)
                assert card["seats"][0] == "Rosa 2"

    run(test())


@KINDS
def test_of_many_concurrent_claims_to_a_name_one_succeeds(tmp_path: Path, kind: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        names = ["rosa", "R0sa", "ROSÁ", "rosa"]
        guests = [await people.add_guest(f"Ada {i}", HERE, 0) for i in range(len(names))]
        wanted = [
            code_of(accounts.open_account(guest, NewCredentials(account=name, password=PASSWORD), HERE, 0))
            for guest, name in zip(guests, names, strict=True)
        ]
        assert sorted(await asyncio.gather(*wanted)) == ["", *["name-taken"] * (len(names) - 1)]

    with_people(tmp_path, kind, test)


@KINDS
def test_older_accounts_that_look_alike_stay_and_a_third_is_refused(tmp_path: Path, kind: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        await stored_before(database, "a", "Ada", "علي")
        await stored_before(database, "b", "Bea", "علی")
        await stored_before(database, "c", "Cem", "i\u0307lker")
        await people.bring_up_to_date()
        await people.bring_up_to_date()
        assert [await signed_in(accounts, typed) for typed in ("علي", "علی")] == ["a", "b"]
        assert await signed_in(accounts, "عـلی") == "wrong-password"
        assert await signed_in(accounts, "ilker") == "c"
        guest = await people.add_guest("Dan", HERE, 0)
        third = NewCredentials(account="عَلی", password=PASSWORD)
        assert await code_of(accounts.open_account(guest, third, HERE, 0)) == "name-taken"
        desk = ModerationService(database, "shell:root", 0)
        assert [each.id for each in await desk.people("", only_lookalikes=True)] == ["a", "b"]
        assert await code_of(desk.find("عـلی")) == "several-people"
        again = NewCredentials(account="علی", password="battery staple", old_password=PASSWORD)
        bea = await people.find("b")
        assert bea is not None
        await accounts.open_account(bea, again, HERE, 0)
        await people.delete("a")
        assert await code_of(accounts.open_account(guest, third, HERE, 0)) == "name-taken"
        assert not await desk.people("", only_lookalikes=True)

    with_people(tmp_path, kind, test)


def test_keys_of_another_version_of_the_tables_are_rebuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        await people.bring_up_to_date()
        await opened(people, accounts, "Rosa", "rosa")
        before = await database.query("SELECT look, person FROM name_look")
        await database.transaction([Statement("UPDATE name_look SET look = 'other'")])
        await people.bring_up_to_date()
        assert [row[0] for row in await database.query("SELECT look FROM name_look")] == ["other"]
        monkeypatch.setattr(name_claims, "tables_version", lambda: "next")
        await people.bring_up_to_date()
        assert await database.query("SELECT look, person FROM name_look") == before

    with_people(tmp_path, "sqlite", test)


def test_an_older_password_and_a_recovery_code_in_other_digits_are_accepted(tmp_path: Path):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        guest = await people.add_guest("Ada", HERE, 0)
        asked = NewCredentials(account="ada", password="kra\u0308henfuss tanzt۴۵")
        code = await accounts.open_account(guest, asked, HERE, 0)
        for typed in ("krähenfuss tanzt۴۵", "kra\u0308henfuss tanzt٤٥", "krähenfuss tanzt45"):
            assert (await accounts.sign_in("ada", typed, HERE, 1, lambda _: True)).id == guest.id
        passwords = Passwords()
        # older servers hashed this form of the name
        hashed = argon2.PasswordHasher().hash("kra\u0308henfuss tanzt٤٥")
        assert await passwords.verify(hashed, "kra\u0308henfuss tanzt٤٥", HERE)
        assert not await passwords.verify(hashed, "krahenfuss tanzt٤٥", HERE)
        await passwords.close()
        assert code is not None
        typed_code = code.lower().replace("2", "۲").replace("3", "٣").replace("-", " \u200b–")
        found, _ = await accounts.recover(
            Recovery(account="ADA", code=typed_code, password="battery staple"), HERE, 2
        )
        assert found.id == guest.id

    with_people(tmp_path, "sqlite", test)


@KINDS
def test_attempts_to_take_names_are_limited_per_person_and_address(tmp_path: Path, kind: str):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        await opened(people, accounts, "Rosa", "rosa")
        school, now = "192.0.2.1", 1_000_000
        pupils = [await people.add_guest(f"Ada {i}", school, now) for i in range(5)]
        first = [
            await code_of(people.rename(pupils[0], "Rosa", school, now)) for _ in range(TRIES_OF_NAMES + 1)
        ]
        assert first == ["name-taken"] * TRIES_OF_NAMES + ["too-many-tries"]
        assert await people.rename(pupils[1], "Bea", school, now) == "Bea"
        for pupil in pupils[1:3]:
            for _ in range(TRIES_OF_NAMES):
                assert await code_of(people.rename(pupil, "Rosa", school, now)) == "name-taken"
        assert TRIES_OF_NAMES_BURST == 3 * TRIES_OF_NAMES
        with pytest.raises(OptionsError) as caught:
            await people.rename(pupils[3], "Cem", school, now)
        assert (caught.value.code, caught.value.facts["number"]) == ("too-many-tries", TRIES_OF_NAMES_S)
        await people.add_guest("Eve", school, now)
        assert await people.rename(pupils[3], "Cem", HERE, now) == "Cem"
        later = now + 1000 * TRIES_OF_NAMES_S
        assert await code_of(people.rename(pupils[4], "Rosa", school, later)) == "name-taken"
        assert await code_of(people.rename(pupils[4], "Dan", school, later)) == "too-many-tries"
        later += 1000 * TRIES_OF_NAMES_S
        for name in ("Dan", "Dana", "Dora"):
            assert await people.rename(pupils[4], name, school, later) == name
        later = now + 1000 * TRIES_OF_NAMES_S * TRIES_OF_NAMES_BURST + 10_000
        mixed = [
            await code_of(people.rename(pupils[3], "Rosa", school, later)) for _ in range(TRIES_OF_NAMES)
        ]
        assert mixed == ["name-taken"] * TRIES_OF_NAMES

    with_people(tmp_path, kind, test)


def test_attempts_of_new_guests_to_take_names_are_limited_per_address(tmp_path: Path):
    async def test(people: People, accounts: Accounts, database: Database) -> None:
        await opened(people, accounts, "Rosa", "rosa")
        tries = [
            await code_of(people.add_guest("Rosa", "192.0.2.1", 0)) for _ in range(TRIES_OF_NAMES_BURST + 1)
        ]
        assert tries == ["name-taken"] * TRIES_OF_NAMES_BURST + ["too-many-tries"]
        assert await code_of(people.add_guest("Rosa", HERE, 0)) == "name-taken"
        await people.add_guest("Bea", "192.0.2.1", 1000 * TRIES_OF_NAMES_S)

    with_people(tmp_path, "sqlite", test)


def test_a_lookalike_of_an_account_is_refused_over_http(tmp_path: Path):
    async def test() -> None:
        async with AsyncExitStack() as stack:
            _, address = await stack.enter_async_context(serving(tmp_path))
            rosa = await stack.enter_async_context(connect_guest(address, "Rosa"))
            given = {"account": "rosa", "password": PASSWORD}
            assert (await rosa.http.post("/api/account", json=given)).status == 200
            bea = await stack.enter_async_context(connect_guest(address, "Bea"))
            refused = await bea.http.post("/api/guest", json={"name": "R0sa"})
            assert (refused.status, (await refused.json())["code"]) == (400, "name-taken")

    run(test())
