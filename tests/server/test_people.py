"""Guests, accounts, cookies and tokens."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import argon2
import pytest
from aiohttp import ClientSession, CookieJar

from tests.server.clients import connect_guest, run, serving
from tests.waiting import PATIENCE_S, until
from virado.refusal import OptionsError, RefusedError
from virado.server.accounts import Accounts
from virado.server.attempt_limits import TRIES, TRIES_MS, TRIES_OF_STRANGERS
from virado.server.browser_sessions import MAX_SESSIONS, SESSION_DAYS
from virado.server.device_marks import MARK_MS, DeviceMarks
from virado.server.keys import Keys
from virado.server.passwords import MAX_PER_ADDRESS, Passwords, make_dummy_hash
from virado.server.people import People
from virado.server.person_names import read_name
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Statement
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.wire.people import NewCredentials, Recovery, TokenName
from virado.session.setup import DAY_MS

HERE, THERE = "10.0.0.1", "10.0.0.2"


def with_people(tmp_path: Path, test: Callable[[People, Accounts], Awaitable[None]]) -> None:
    async def run() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        try:
            await migrate(database)
            people = People(database)
            accounts = Accounts(
                database, Keys.load_or_create(tmp_path / "keys"), people, SystemRuntime().wall_now
            )
            await test(people, accounts)
            await accounts.close()
        finally:
            await database.close()

    asyncio.run(run())


def test_a_guest_needs_only_a_name(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("  Yokasta   M. ", "127.0.0.1", now=7)
        assert guest.name == "Yokasta M."
        assert await people.find(guest.id) == guest
        assert await people.rename(guest, "Yoka", "127.0.0.1", 8) == "Yoka"

    with_people(tmp_path, test)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb"])
def test_names_are_short_and_printable(name: str):
    with pytest.raises(OptionsError) as caught:
        read_name(name)
    assert caught.value.code == "bad-name"


@pytest.mark.parametrize("name", ["رُزا", "می‌خوانم", "Žofia", "李"])
def test_names_may_be_in_any_script(name: str):
    assert read_name(name)


def credentials(password: str, account: str = "Rosa", **more: str) -> NewCredentials:
    return NewCredentials(account=account, password=password, **more)


def stranger(_person: str) -> bool:
    return False


async def code_of(asked: Awaitable[object]) -> str:
    """Return the code of the refusal that a request raises."""
    with pytest.raises(RefusedError) as caught:
        await asked
    return caught.value.refusal.code


def test_the_case_of_an_account_name_is_ignored_at_sign_in(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("Rosa", "127.0.0.1", now=1)
        await accounts.open_account(guest, credentials("correct horse"), HERE, now=1)
        found = await accounts.sign_in(" rosa ", "correct horse", HERE, 2, stranger)
        assert (found.id, found.account) == (guest.id, "rosa")
        other = await people.add_guest("Ada", "127.0.0.1", now=3)
        taken = accounts.open_account(other, credentials("another one", "ROSA"), HERE, now=3)
        assert await code_of(taken) == "name-taken"

    with_people(tmp_path, test)


def test_wrong_passwords_and_unknown_accounts_get_the_same_answer_and_are_limited(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("Rosa", "127.0.0.1", now=1)
        await accounts.open_account(guest, credentials("correct horse"), HERE, now=1)
        for account in ("nobody", "rosa"):
            for _ in range(TRIES):
                assert (
                    await code_of(accounts.sign_in(account, "guess", THERE, 10, stranger)) == "wrong-password"
                )
            assert (
                await code_of(accounts.sign_in(account, "correct horse", THERE, 11, stranger))
                == "too-many-tries"
            )
        late = 11 + TRIES_MS
        assert (await accounts.sign_in("rosa", "correct horse", THERE, late, stranger)).id == guest.id

    with_people(tmp_path, test)


def test_a_visit_is_recorded_once_a_day(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        rosa = await people.add_guest("Rosa", "127.0.0.1", now=DAY_MS)
        for now, noted in ((DAY_MS + 1, DAY_MS), (2 * DAY_MS, DAY_MS), (2 * DAY_MS + 1, 2 * DAY_MS + 1)):
            await people.touch(rosa, now)
            known = await people.find(rosa.id)
            assert known is not None
            assert known.seen == noted

    with_people(tmp_path, test)


def test_an_unknown_account_takes_as_long_as_a_wrong_password():
    hasher = argon2.PasswordHasher()
    nobody = make_dummy_hash(hasher)
    assert argon2.extract_parameters(nobody) == argon2.extract_parameters(hasher.hash("correct horse"))
    with pytest.raises(argon2.exceptions.VerifyMismatchError):  # a mismatch shows that the hash was computed
        hasher.verify(nobody, "correct horse")


def test_guessing_passwords_locks_out_neither_other_addresses_nor_known_devices(
    tmp_path: Path,
):
    async def test(people: People, accounts: Accounts) -> None:
        rosa = await people.add_guest("Rosa", "127.0.0.1", now=1)
        await accounts.open_account(rosa, credentials("correct horse"), HERE, now=1)
        devices = DeviceMarks(b"k")
        whose = await accounts.mark_owner(rosa.id)
        mark = devices.sign(whose, 1)
        for number in range(TRIES):
            assert (
                await code_of(accounts.sign_in("rosa", "guess", THERE, number, stranger)) == "wrong-password"
            )
        assert (await accounts.sign_in("rosa", "correct horse", HERE, 20, stranger)).id == rosa.id
        many = [
            Statement("INSERT INTO tried (who, at) SELECT who, $1 FROM tried WHERE at = 1 LIMIT 3", (now,))
            for now in range(30, 30 + TRIES_OF_STRANGERS)
        ]
        await people._database.transaction(many)  # pyright: ignore[reportPrivateUsage]
        refused = accounts.sign_in("rosa", "correct horse", "10.0.0.77", 150, stranger)
        assert await code_of(refused) == "too-many-tries"
        known = await accounts.sign_in(
            "rosa", "correct horse", HERE, 150, lambda person: devices.is_known(mark, person, 150)
        )
        assert known.id == rosa.id
        assert not devices.is_known(mark, "somebody else", 150)
        assert not devices.is_known(mark, whose, 1 + MARK_MS)
        assert not devices.is_known("", whose, 150)
        again = devices.sign(whose, 1)
        assert again != mark
        assert devices.is_known(again, whose, 150)
        assert devices.get_person_part(again) == devices.get_person_part(mark)
        changed = credentials("another horse", old_password="correct horse")
        await accounts.open_account(known, changed, HERE, now=160)
        assert not devices.is_known(mark, await accounts.mark_owner(rosa.id), 170)

    with_people(tmp_path, test)


def test_wrong_passwords_are_counted_across_all_nodes(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        database = people._database  # pyright: ignore[reportPrivateUsage]
        others = Accounts(
            database, Keys.load_or_create(tmp_path / "keys"), People(database), SystemRuntime().wall_now
        )
        for node in (accounts, others) * (TRIES // 2):
            assert await code_of(node.sign_in("rosa", "guess", HERE, 5, stranger)) == "wrong-password"
        assert await code_of(others.sign_in("rosa", "guess", HERE, 5, stranger)) == "too-many-tries"
        await others.close()

    with_people(tmp_path, test)


def test_passwords_are_verified_one_at_a_time_and_limited_per_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    all_asked, compare = threading.Event(), vars(Passwords)["_compare"]

    def when_all_have_asked(passwords: Passwords, *given: str) -> bool:
        assert all_asked.wait(PATIENCE_S)
        return bool(compare(passwords, *given))

    monkeypatch.setattr(Passwords, "_compare", when_all_have_asked)

    async def test(people: People, accounts: Accounts) -> None:
        asked = [
            asyncio.create_task(code_of(accounts.sign_in(f"nobody{i}", "guess", HERE, 5, stranger)))
            for i in range(MAX_PER_ADDRESS + 3)
        ]
        await until(lambda: sum(task.done() for task in asked) == 3)
        all_asked.set()
        codes = await asyncio.gather(*asked)
        assert sorted(codes) == ["too-fast"] * 3 + ["wrong-password"] * MAX_PER_ADDRESS

    with_people(tmp_path, test)


def test_changing_an_account_requires_its_password(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("Rosa", "127.0.0.1", now=1)
        await accounts.open_account(guest, credentials("correct horse"), HERE, now=1)
        rosa = await people.find(guest.id)
        assert rosa is not None
        for old in ("", "a guess"):
            changed = accounts.open_account(rosa, credentials("stolen it!", old_password=old), HERE, now=2)
            assert await code_of(changed) == "wrong-password"
        new = credentials("battery staple", old_password="correct horse")
        assert await accounts.open_account(rosa, new, HERE, now=3) is None
        assert (await accounts.sign_in("rosa", "battery staple", HERE, 4, stranger)).id == rosa.id

    with_people(tmp_path, test)


def test_a_recovery_code_is_shown_once_and_used_once(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("Rosa", "127.0.0.1", now=1)
        code = await accounts.open_account(guest, credentials("correct horse"), HERE, now=1)
        assert code is not None
        token = (await people.make_token(guest.id, TokenName(), now=1)).token
        asked = Recovery(account="ROSA", code=code.lower().replace("-", " "), password="battery staple")
        person, following = await accounts.recover(asked, HERE, now=2)
        assert person.id == guest.id
        assert await people.authenticate_token(token, now=2) is None
        assert await code_of(accounts.recover(asked, HERE, now=3)) == "wrong-password"
        assert (await accounts.sign_in("rosa", "battery staple", HERE, 4, stranger)).id == guest.id
        again = Recovery(account="rosa", code=following, password="correct horse")
        assert (await accounts.recover(again, HERE, now=5))[0].id == guest.id
        for _ in range(TRIES):
            guess = Recovery(account="rosa", code="AAAA", password="correct horse")
            assert await code_of(accounts.recover(guess, THERE, now=6)) == "wrong-password"
        assert await code_of(accounts.recover(again, THERE, now=6)) == "too-many-tries"

    with_people(tmp_path, test)


def test_a_token_works_until_it_is_revoked_or_expires(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("Rosa", "127.0.0.1", now=1)
        made = await people.make_token(guest.id, TokenName(name="my bot", days=3), now=2)
        assert made.expires == 2 + 3 * DAY_MS
        holder = await people.authenticate_token(made.token, made.expires - 1)
        assert holder is not None
        assert (holder.person, holder.scope) == (guest, "play")
        assert await people.authenticate_token(made.token + "x", 3) is None
        assert await people.authenticate_token(made.token, made.expires) is None
        await people.drop_tokens(guest.id)
        assert await people.authenticate_token(made.token, 3) is None

    with_people(tmp_path, test)


# ---------------------------------------------------------------------- over HTTP
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account", {"account": "mine", "password": "stolen it!"}),
        ("POST", "/api/guest", {"name": "Mallory"}),
        ("POST", "/api/token", {"name": "another", "scope": "account"}),
        ("DELETE", "/api/token", None),
        ("GET", "/api/me/export", None),
        ("DELETE", "/api/me", None),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("DELETE", "/api/sessions/abc", None),
    ],
)
def test_a_token_for_playing_cannot_change_the_account(
    tmp_path: Path, method: str, path: str, body: dict[str, str] | None
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            token = (await (await rosa.http.post("/api/token", json={})).json())["token"]
            named = {"Authorization": f"Bearer {token}"}
            async with ClientSession(address) as http:
                answer = await http.request(method, path, json=body, headers=named)
                assert (answer.status, (await answer.json())["code"]) == (403, "token-only-plays")
                assert "virado" not in answer.cookies
                assert (await http.get("/api/me", headers=named)).status == 200
                async with http.ws_connect("/ws", headers=named) as socket:
                    assert not socket.closed
            assert (await (await rosa.http.get("/api/me")).json())["name"] == "Rosa"

    run(test())


def cookie_of(http: ClientSession) -> str:
    """Return the session cookie."""
    return next(each.value for each in http.cookie_jar if each.key == "virado")


def test_the_cookie_changes_with_the_permissions_and_is_invalid_after_sign_out(tmp_path: Path):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address), ClientSession(address, cookie_jar=jar) as http:
            me = await (await http.post("/api/guest", json={"name": "Rosa"})).json()
            cookies = [cookie_of(http)]
            for old, new in (("", "correct horse"), ("correct horse", "battery staple")):
                given = {"account": "rosa", "password": new, "old_password": old}
                assert (await http.post("/api/account", json=given)).status == 200
                cookies.append(cookie_of(http))
            assert (await (await http.get("/api/me")).json())["person"] == me["person"]
            await http.post("/api/sign-out")
            assert len(set(cookies)) == 3
            async with ClientSession(address) as thief:
                for cookie in cookies:
                    asked = await thief.get("/api/me", headers={"Cookie": f"virado={cookie}"})
                    assert asked.status == 401

    run(test())


def test_browsers_are_listed_and_signed_out_singly_or_all_but_the_current(tmp_path: Path):
    async def test() -> None:
        given = {"account": "rosa", "password": "correct horse"}
        async with serving(tmp_path) as (_, address), AsyncExitStack() as stack:
            here, phone, library = [
                await stack.enter_async_context(
                    ClientSession(
                        address, cookie_jar=CookieJar(unsafe=True), headers={"User-Agent": f"browser {i}"}
                    )
                )
                for i in range(3)
            ]
            await here.post("/api/guest", json={"name": "Rosa"})
            await here.post("/api/account", json=given)
            for other in (phone, library):
                assert (await other.post("/api/sign-in", json=given)).status == 200

            async def listed() -> dict[str, Any]:
                found = await (await here.get("/api/sessions")).json()
                return {each["browser"]: each for each in found}

            known = await listed()
            assert {name: each["current"] for name, each in known.items()} == {
                "browser 0": True,
                "browser 1": False,
                "browser 2": False,
            }
            async with library.ws_connect("/ws") as socket:
                await socket.send_json({"do": "hello", "id": "1"})
                assert (await socket.receive_json())["type"] == "welcome"
                await here.delete(f"/api/sessions/{known['browser 2']['id']}")
                assert (await socket.receive_json())["because"] == "signed-out"
            assert (await library.get("/api/me")).status == 401
            assert (await phone.get("/api/me")).status == 200
            await here.delete("/api/sessions")
            assert (await phone.get("/api/me")).status == 401
            assert set(await listed()) == {"browser 0"}

    run(test())


def test_people_cannot_end_the_sessions_of_others(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            (session,) = await server.people.browser_sessions.list_all(rosa.person, "")
            assert (await tom.http.delete(f"/api/sessions/{session.id}")).status == 200
            assert (await rosa.http.get("/api/me")).status == 200

    run(test())


def test_the_number_of_signed_in_browsers_is_limited(tmp_path: Path):
    async def test(people: People, accounts: Accounts) -> None:
        guest = await people.add_guest("Rosa", "127.0.0.1", now=1)
        cookies = [await people.browser_sessions.create(guest.id, "", now) for now in range(MAX_SESSIONS + 2)]
        found = [await people.authenticate_cookie(cookie, 50) is not None for cookie in cookies]
        assert found == [False] * 2 + [True] * MAX_SESSIONS
        assert await people.authenticate_cookie(cookies[-1], 60 + SESSION_DAYS * DAY_MS) is None

    with_people(tmp_path, test)
