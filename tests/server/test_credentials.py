"""Credentials revoked by each account change, as the table of docs/reference/credentials.md lists them."""

import asyncio
import json
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias, get_args

import pytest
from aiohttp import ClientSession, CookieJar
from pyotp.totp import TOTP

from tests.server.clients import connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_contract import Asking, asking
from tests.server.test_disconnects import sent_away
from tests.server.test_rights import Ahead, make_administrator
from virado.refusal import IllegalError
from virado.server.administration.moderation import ModerationService
from virado.server.app import Server
from virado.server.credentials import REVOKED_CREDENTIALS, AccountChange
from virado.server.device_marks import MARK_PARTS
from virado.server.identity_proofs import FRESH_MS
from virado.server.storage.database import Statement
from virado.server.wire.administration import NewBan
from virado.server.wire.people import NewCredentials
from virado.server.wire.routes import people

PASSWORD, NEXT = "correct horse", "battery staple"
ACCOUNT = {"account": "rosa", "password": PASSWORD}
PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "credentials.md").read_text(encoding="utf-8")
GRANTS = ("this browser", "other browsers", "tokens", "recovery code", "known device", "offered factor")
"""Kinds of credentials; the columns of the table."""


class Owned:
    """A person with all kinds of credentials.

    These are two browsers, tokens of each scope, a recovery code, a device mark and an offered second factor.
    """

    def __init__(self, server: Server, here: Asking, there: Asking, world: Ahead) -> None:
        self.server = server
        self.here = here
        self.there = there
        self.world = world
        self.person = ""
        self.recovery = ""
        self.offer = ""
        self.tokens: list[str] = []
        self.mark = ""

    async def make_tokens(self, *scopes: str) -> None:
        self.tokens = [(await self.here.ask("token", {"scope": scope}))["token"] for scope in scopes]

    async def open(self) -> None:
        self.person = (await self.here.ask("guest", {"name": "Rosa"}))["person"]
        self.recovery = (await self.here.ask("account", ACCOUNT))["recovery"]
        await make_administrator(self.server, "rosa")
        await self.here.ask("admin-confirm", {"password": PASSWORD})
        await self.there.ask("sign-in", ACCOUNT)
        await self.make_tokens("play", "account", "admin")
        self.offer = (await self.here.ask("offer-second-factor", {"password": PASSWORD}))["secret"]
        self.mark = _mark(self.here)

    def code(self) -> str:
        return TOTP(self.offer).at(self.world.wall_now() // 1000)

    async def holds(self) -> dict[str, bool]:
        """Return for each column whether the credential is still valid."""
        owners, gate = self.server.people, self.server.origin_check
        tokens = [
            await owners.authenticate_token(token, self.world.now()) is not None for token in self.tokens
        ]
        assert len(set(tokens)) == 1
        rows = await self.server.database.query(
            "SELECT recovery, factor, factor_since FROM person WHERE id = $1", self.person
        )
        whose = await self.server.accounts.mark_owner(self.person)
        (recovery, factor, since) = rows[0] if rows else (None, None, 0)
        return {
            "this browser": await _is_in(self.here),
            "other browsers": await _is_in(self.there),
            "tokens": tokens[0],
            "recovery code": recovery is not None and recovery == self._hash,
            "known device": bool(self.mark) and gate._devices.is_known(self.mark, whose, self.world.now()),  # pyright: ignore[reportPrivateUsage]
            "offered factor": factor is not None and not since,
        }

    async def remember(self) -> None:
        rows = await self.server.database.query("SELECT recovery FROM person WHERE id = $1", self.person)
        self._hash = rows[0][0]


def _mark(http: Asking) -> str:
    return next((each.value for each in http.http.cookie_jar if each.key == "virado-device"), "")


async def _is_in(http: Asking) -> bool:
    async with http.http.get("/api/sessions") as answer:
        return answer.status == 200


Do: TypeAlias = Callable[[Owned], Awaitable[Any]]


async def _ban(owned: Owned) -> None:
    desk = ModerationService(owned.server.database, "shell:test", owned.world.now())
    await desk.ban(NewBan(whom=owned.person, reason="a flood", days=1, with_address=False))
    await owned.server.node.moderation_state.refresh()


async def _turned_off(owned: Owned) -> None:
    """Turn the second factor on and off again, and create credentials in between."""
    await owned.here.ask("turn-second-factor-on", {"code": owned.code()})
    owned.world.ahead_ms += 60_000
    await owned.there.ask("sign-in", {**ACCOUNT, "code": owned.code()})
    await owned.make_tokens("play", "account", "admin")
    owned.world.ahead_ms += 60_000
    await owned.here.ask("turn-second-factor-off", {"password": PASSWORD, "code": owned.code()})


CHANGES: dict[str, Do] = {
    "new password": lambda owned: owned.here.ask("account", {**ACCOUNT, "password": NEXT, "old_password": PASSWORD}),
    "recovery": lambda owned: owned.here.ask(
        "recover", {"account": "rosa", "code": owned.recovery, "password": NEXT}
    ),
    "second factor on": lambda owned: owned.here.ask("turn-second-factor-on", {"code": owned.code()}),
    "second factor off": _turned_off,
    "other browsers signed out": lambda owned: owned.here.ask("end-other-sessions"),
    "tokens revoked": lambda owned: owned.here.ask("drop-tokens"),
    "signed out here": lambda owned: owned.here.ask("sign-out"),
    "ban": _ban,
    "deletion": lambda owned: owned.here.ask("delete-me"),
}  # fmt: skip
ROW = re.compile(r"^\| ([a-z ]+) \| (.*) \|$", re.MULTILINE)
TABLE = {
    change: dict(zip(GRANTS, [cell.strip() for cell in cells.split("|")], strict=True))
    for change, cells in ROW.findall(PAGE)
    if change != "change"
}


def test_the_table_has_a_row_for_each_change():
    assert set(TABLE) == {*CHANGES, "account opened"}
    assert set(REVOKED_CREDENTIALS) == set(get_args(AccountChange))


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_change_revokes_exactly_the_credentials_in_the_table(tmp_path: Path, change: str, kind: str):
    async def test() -> None:
        world, url = Ahead(), fresh_database() if kind == "postgresql" else ""
        async with (
            serving(tmp_path / "data", world=world, database=url) as (server, address),
            asking(address) as here,
            asking(address) as there,
        ):
            owned = Owned(server, here, there, world)
            await owned.open()
            await owned.remember()
            assert set((await owned.holds()).values()) == {True}
            await CHANGES[change](owned)
            said = {name: "kept" if holds else "ends" for name, holds in (await owned.holds()).items()}
            row = {
                name: "ends" if cell in ("ends", "replaced") else "kept"
                for name, cell in TABLE[change].items()
            }
            assert said == row
            if change == "recovery":
                assert await _is_in(here)

    run(test())


def test_opening_an_account_revokes_the_credentials_that_a_guest_has_shared(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), asking(address) as here, asking(address) as there:
            owned = Owned(server, here, there, Ahead())
            owned.person = (await here.ask("guest", {"name": "Rosa"}))["person"]
            cookie = next(each.value for each in here.http.cookie_jar)
            await owned.make_tokens("play", "account")
            headers = {"Authorization": f"Bearer {owned.tokens[1]}"}
            async with (
                ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as elsewhere,
                elsewhere.ws_connect("/ws", headers=headers) as socket,
            ):
                from tests.server.clients import Client

                program = Client(elsewhere, socket, owned.person)
                await program.ask("hello")
                await here.ask("account", ACCOUNT)
                assert await sent_away(program) == "signed-out"
            assert [await server.people.authenticate_token(token, 0) for token in owned.tokens] == [
                None,
                None,
            ]
            async with ClientSession(address) as thief:
                copied = await thief.get("/api/me", headers={"Cookie": f"virado={cookie}"})
                assert copied.status == 401
            assert {"tokens": "ends", "other browsers": "ends"}.items() <= TABLE["account opened"].items()
            assert await _is_in(here)

    run(test())


# ---------------------------------------------------------------------- recent proofs of identity
WHOLE: dict[str, tuple[str, Any]] = {
    "token": ("token", {"scope": "account"}),
    "export": ("export", None),
    "password": ("account", {"password": NEXT}),
    "factor": ("offer-second-factor", {}),
    "deletion": ("delete-me", None),
}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/account", {"account": "thief", "password": "another long one"}),
        ("/api/token", {"name": "thief", "scope": "account"}),
    ],
)
def test_a_request_that_arrives_while_the_account_is_opened_is_refused(
    tmp_path: Path, path: str, body: dict[str, str]
):
    """Check a request whose body arrives late.

    The headers, with a copy of the guest's cookie, arrive before the account is opened, and the body afterwards.
    """

    async def test() -> None:
        async with serving(tmp_path) as (server, address), asking(address) as here:
            await here.ask("guest", {"name": "Rosa"})
            cookie = next(each.value for each in here.http.cookie_jar if each.key == "virado")
            has_begun, is_open = asyncio.Event(), asyncio.Event()

            async def in_parts() -> AsyncGenerator[bytes]:
                yield b" "
                has_begun.set()
                await is_open.wait()
                yield json.dumps(body).encode()

            async with ClientSession(address, cookies={"virado": cookie}) as thief:
                late = asyncio.create_task(thief.post(path, data=in_parts()))
                await has_begun.wait()
                await here.ask("account", ACCOUNT)
                is_open.set()
                answer = await late
                assert (answer.status, (await answer.json())["code"]) == (401, "not-signed-in")
            assert (await here.ask("me"))["account"] == "rosa"
            rows = await server.database.query("SELECT account FROM person")
            assert (rows, await server.database.query("SELECT hash FROM token")) == ([("rosa",)], [])

    run(test())


def test_an_account_that_changes_while_a_password_is_hashed_stays_unchanged(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, _):
            owners, now = server.people, server.runtime.now()
            guest = await owners.add_guest("Rosa", "", now)
            asked = [NewCredentials(account=name, password=PASSWORD) for name in ("rosa", "rosa two")]
            opened = [server.accounts.open_account(guest, each, "", now) for each in asked]
            results = await asyncio.gather(*opened, return_exceptions=True)
            errors = [each for each in results if isinstance(each, IllegalError)]
            assert [each.refusal.code for each in errors] == ["prove-first"]
            owner = await owners.find(guest.id)
            assert owner is not None
            proved = [
                NewCredentials(password=each, old_password=PASSWORD) for each in (NEXT, "third of them")
            ]
            changed = [server.accounts.open_account(owner, each, "", now) for each in proved]
            results = await asyncio.gather(*changed, return_exceptions=True)
            errors = [each for each in results if isinstance(each, IllegalError)]
            assert [each.refusal.code for each in errors] == ["prove-first"]

    run(test())


@pytest.mark.parametrize("what", WHOLE)
def test_account_changes_need_a_recent_proof_that_no_token_can_give(tmp_path: Path, what: str):
    route, body = WHOLE[what]

    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            await http.ask("account", ACCOUNT)
            token = (await http.ask("token", {"scope": "account"}))["token"]
            async with ClientSession(address, headers={"Authorization": f"Bearer {token}"}) as program:
                by_token = Asking(program)
                assert (await by_token.ask("me"))["account"] == "rosa"
                assert await by_token.refused(route, body) == "prove-first"
                assert await by_token.refused("prove", {"password": PASSWORD}) == "prove-first"
            world.ahead_ms += FRESH_MS
            assert await http.refused(route, body) == "prove-first"
            assert await http.refused("prove", {"password": "a guess"}) == "wrong-password"
            assert await http.refused(route, body) == "prove-first"
            until = (await http.ask("prove", {"password": PASSWORD}))["until"]
            assert 0 <= world.now() + FRESH_MS - until < 60_000
            async with asking(address) as other:
                await other.ask("sign-in", ACCOUNT)
                world.ahead_ms += FRESH_MS - 60_000
                await http.ask(route, body)
                if what not in ("deletion", "password"):
                    world.ahead_ms += FRESH_MS
                    assert await other.refused(route, body) == "prove-first"

    run(test())


BY_TOKEN: dict[str, tuple[Any, str]] = {
    "guest": ({"name": "Bianca"}, ""),
    "profile": ({"public": False, "picture": "name"}, ""),
    "sessions": (None, ""),
    "account": ({"account": "thief", "password": NEXT}, "prove-first"),
    "prove": ({"password": PASSWORD}, "prove-first"),
    "offer-second-factor": ({}, "prove-first"),
    "turn-second-factor-on": ({"code": "123456"}, "prove-first"),
    "turn-second-factor-off": ({"password": "a guess", "code": "123456"}, "wrong-password"),
    "end-session": (None, "prove-first"),
    "end-other-sessions": (None, "prove-first"),
    "token": ({"name": "another"}, "prove-first"),
    "drop-tokens": (None, "prove-first"),
    "add-match": ({}, "bad-request"),
    "report-word": ({"seen": "a worng word"}, ""),
    "export": (None, "prove-first"),
    "delete-me": (None, "prove-first"),
}
"""Request body for each account route, and the code with which it refuses a token of the account."""


def test_every_account_route_is_classified():
    assert {each.name for each in people.ROUTES if "token-only-plays" in each.refusals} == set(BY_TOKEN)


@pytest.mark.parametrize("is_guest", [False, True])
@pytest.mark.parametrize("name", BY_TOKEN)
def test_a_token_neither_creates_nor_revokes_credentials(tmp_path: Path, name: str, is_guest: bool):
    route = next(each for each in people.ROUTES if each.name == name)
    body, code = BY_TOKEN[name]
    if is_guest and name == "offer-second-factor":
        code = "account-first"

    async def test() -> None:
        async with serving(tmp_path) as (server, address), asking(address) as here, asking(address) as there:
            await here.ask("guest", {"name": "Rosa"})
            if not is_guest:
                await here.ask("account", ACCOUNT)
                await there.ask("sign-in", ACCOUNT)
            token = (await here.ask("token", {"scope": "account"}))["token"]
            kept = [
                "SELECT id, hash FROM session ORDER BY id",
                "SELECT hash FROM token",
                "SELECT account, password, factor FROM person",
            ]
            before = [await server.database.query(each) for each in kept]
            path = route.path.format(id=before[0][-1][0])
            named = {"Authorization": f"Bearer {token}"}
            async with ClientSession(address, headers=named) as program:
                answer = await program.request(route.method, path, json=body)
                assert (answer.status == 200) == (not code)
                assert not code or (await answer.json())["code"] == code
            assert [await server.database.query(each) for each in kept] == before

    run(test())


def test_with_a_second_factor_a_proof_needs_a_code(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            await http.ask("account", ACCOUNT)
            codes = TOTP((await http.ask("offer-second-factor", {}))["secret"])
            await http.ask("turn-second-factor-on", {"code": codes.at(world.wall_now() // 1000)})
            assert (await http.ask("export"))["person"][0]["factor_since"] > 0
            world.ahead_ms += FRESH_MS
            assert await http.refused("export") == "prove-first"
            assert await http.refused("prove", {"password": PASSWORD}) == "code-needed"
            new = {"password": NEXT, "old_password": PASSWORD}
            assert await http.refused("account", new) == "code-needed"
            await http.ask("prove", {"password": PASSWORD, "code": codes.at(world.wall_now() // 1000)})
            exported = await http.ask("export")
            assert exported["sessions"][0]["proved"] > 0
            assert (await http.ask("account", {"password": NEXT}))["account"] == "rosa"

    run(test())


def test_a_guest_confirms_without_a_password_and_only_in_a_browser(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            assert await http.refused("prove", {"password": PASSWORD}) == "account-first"
            token = (await http.ask("token", {"scope": "account"}))["token"]
            async with ClientSession(address, headers={"Authorization": f"Bearer {token}"}) as program:
                for route in ("delete-me", "export"):
                    assert await Asking(program).refused(route) == "prove-first"
            await http.ask("export")
            await http.ask("delete-me")
            assert await server.database.query("SELECT id FROM person") == []

    run(test())


def test_export_and_deletion_work_for_banned_people_and_in_read_only_mode(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (server, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            person = (await http.ask("account", ACCOUNT))["person"]
            desk = ModerationService(server.database, "shell:test", world.now())
            await desk.ban(NewBan(whom=person, reason="a flood", days=1, with_address=False))
            await desk.set_read_only(on=True)
            await server.node.moderation_state.refresh()
            world.ahead_ms += FRESH_MS
            assert await http.refused("export") == "prove-first"
            await http.ask("prove", {"password": PASSWORD})
            assert (await http.ask("export"))["bans"]
            await desk.set_read_only(on=False)
            await server.node.moderation_state.refresh()
            await http.ask("delete-me")

    run(test())


def test_a_browser_without_a_recorded_proof_must_prove_first(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            await http.ask("account", ACCOUNT)
            await server.database.transaction([Statement("UPDATE session SET proved = 0")])
            assert await http.refused("export") == "prove-first"

    run(test())


# ---------------------------------------------------------------------- device marks
def test_device_marks_change_at_each_sign_in_and_identify_the_person(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            http = Asking(rosa.http)
            await http.ask("account", ACCOUNT)
            marks = [_mark(http)]
            for _ in range(2):
                await http.ask("sign-in", ACCOUNT)
                marks.append(_mark(http))
            await http.ask("account", {"password": NEXT})
            marks.append(_mark(http))
            assert len(set(marks)) == 4
            assert {mark.partition(".")[0] for mark in marks} == {marks[0].partition(".")[0]}
            assert {len(mark.split(".")) for mark in marks} == {MARK_PARTS}
            assert rosa.person not in "".join(marks)

    run(test())
