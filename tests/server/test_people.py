"""Guests, accounts, cookies and tokens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from virado.refusal import OptionsError
from virado.server.people import TRIES, TRIES_MS, Cookies, People, Tries, read_name
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase


def with_people(tmp_path: Path, test: Callable[[People], Awaitable[None]]) -> None:
    async def run() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        try:
            await migrate(database)
            await test(People(database))
        finally:
            await database.close()

    asyncio.run(run())


def test_a_guest_is_a_name(tmp_path: Path):
    async def test(people: People) -> None:
        guest = await people.add_guest("  Yokasta   M. ", now=7)
        assert guest.name == "Yokasta M."
        assert await people.find(guest.id) == guest
        assert await people.rename(guest.id, "Yoka") == "Yoka"

    with_people(tmp_path, test)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb"])
def test_names_are_short_and_printable(name: str):
    with pytest.raises(OptionsError) as caught:
        read_name(name)
    assert caught.value.code == "bad-name"


@pytest.mark.parametrize("name", ["رُزا", "می‌خوانم", "Žofia", "李"])
def test_names_may_be_in_any_script(name: str):
    assert read_name(name)


def test_an_account_is_signed_in_to_by_its_name_in_any_case(tmp_path: Path):
    async def test(people: People) -> None:
        guest = await people.add_guest("Rosa", now=1)
        await people.open_account(guest.id, "Rosa", "correct horse")
        found = await people.sign_in(" rosa ", "correct horse", "127.0.0.1", now=2)
        assert (found.id, found.account) == (guest.id, "rosa")
        other = await people.add_guest("Rosa", now=3)
        with pytest.raises(OptionsError) as taken:
            await people.open_account(other.id, "ROSA", "another one")
        assert taken.value.code == "name-taken"

    with_people(tmp_path, test)


def test_wrong_passwords_and_unknown_accounts_answer_alike_and_only_so_often(tmp_path: Path):
    async def code(people: People, account: str, password: str, address: str, now: int) -> str:
        with pytest.raises(OptionsError) as caught:
            await people.sign_in(account, password, address, now)
        return caught.value.code

    async def test(people: People) -> None:
        guest = await people.add_guest("Rosa", now=1)
        await people.open_account(guest.id, "rosa", "correct horse")
        assert await code(people, "nobody", "guess", "10.0.0.9", 5) == "wrong-password"
        for i in range(TRIES):
            assert await code(people, "rosa", "guess", f"10.0.0.{i}", 10) == "wrong-password"
        assert await code(people, "rosa", "correct horse", "10.0.1.1", 11) == "too-many-tries"
        assert (await people.sign_in("rosa", "correct horse", "10.0.1.1", 11 + TRIES_MS)).id == guest.id

    with_people(tmp_path, test)


def test_a_cookie_of_another_key_or_person_is_worthless():
    cookies = Cookies(b"k" * 32)
    cookie = cookies.sign("abc")
    assert cookies.read(cookie) == "abc"
    assert Cookies(b"l" * 32).read(cookie) is None
    assert cookies.read("abd." + cookie.partition(".")[2]) is None
    assert cookies.read("abc") is None


def test_a_token_acts_for_its_person_until_it_is_dropped(tmp_path: Path):
    async def test(people: People) -> None:
        guest = await people.add_guest("Rosa", now=1)
        token = await people.make_token(guest.id, "my bot", now=2)
        assert await people.of_token(token) == guest
        assert await people.of_token(token + "x") is None
        await people.drop_tokens(guest.id)
        assert await people.of_token(token) is None

    with_people(tmp_path, test)


def test_tries_are_counted_in_a_sliding_window():
    tries = Tries(limit=2, window=10)
    tries.fail("a", 0)
    assert tries.wait("a", 1) == 0
    tries.fail("a", 4)
    assert tries.wait("a", 5) == 5
    assert tries.wait("a", 11) == 0
    assert tries.wait("b", 5) == 0
