"""Second factors: they are turned on by a code, each code is valid once, and a stolen database reveals no code."""

import base64
import contextlib
import re
import shutil
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from pyotp.totp import TOTP

from tests.server.clients import connect_guest, run, serving
from tests.server.postgres import fresh_database
from tests.server.test_contract import Asking, asking
from tests.server.test_rights import Ahead, make_administrator
from virado.server.attempt_limits import TRIES, TRIES_MS
from virado.server.keys import Keys, rotate
from virado.server.second_factor import _find_time_step  # pyright: ignore[reportPrivateUsage]
from virado.server.storage.backup import back_up, restore
from virado.server.storage.database import StorageError

PASSWORD = "correct horse"
ACCOUNT = {"account": "rosa", "password": PASSWORD}
STEP_MS = 30_000


class Device:
    """A device that shows codes, by the clock of the server."""

    def __init__(self, secret: str, world: Ahead) -> None:
        self._codes = TOTP(secret)
        self._world = world

    def code(self, later_s: int = 0) -> str:
        """Return the current code, or the code after a number of seconds."""
        return self._codes.at(self._world.wall_now() // 1000 + later_s)

    def next(self) -> str:
        """Advance the clock by two steps, and return the code, which has not been used."""
        self._world.ahead_ms += 2 * STEP_MS
        return self.code()


async def _turned_on(http: Asking, world: Ahead) -> tuple[Device, str]:
    """Open an account with a second factor; return its device and the recovery code."""
    await http.ask("guest", {"name": "Rosa"})
    recovery = (await http.ask("account", ACCOUNT))["recovery"]
    offer = await http.ask("offer-second-factor", {"password": PASSWORD})
    device = Device(offer["secret"], world)
    me = await http.ask("turn-second-factor-on", {"code": device.code()})
    assert me["second_factor"]
    return device, recovery


def test_a_device_reads_the_uri_of_every_release_of_the_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    made: Any = vars(TOTP)["provisioning_uri"]

    def by_name_only(codes: TOTP, *, name: str, issuer_name: str) -> str:
        return str(made(codes, name=name, issuer_name=issuer_name))

    monkeypatch.setattr(TOTP, "provisioning_uri", by_name_only)

    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            await http.ask("account", ACCOUNT)
            offer = await http.ask("offer-second-factor", {"password": PASSWORD})
            uri = urlsplit(str(offer["uri"]))
            assert uri.path == "/Virado:rosa"
            assert parse_qs(uri.query)["secret"] == [offer["secret"]]

    run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_code_is_required_after_the_password_and_valid_once(tmp_path: Path, kind: str):
    async def test() -> None:
        world, url = Ahead(), fresh_database() if kind == "postgresql" else ""
        async with (
            serving(tmp_path / "data", world=world, database=url) as (_, address),
            asking(address) as http,
            asking(address) as other,
        ):
            device, _ = await _turned_on(http, world)
            assert await other.refused("sign-in", {**ACCOUNT, "password": "a guess"}) == "wrong-password"
            assert await other.refused("sign-in", ACCOUNT) == "code-needed"
            code = device.next()
            wrong = f"{(int(code) + 1) % 1_000_000:06}"
            assert await other.refused("sign-in", {**ACCOUNT, "code": wrong}) == "wrong-code"
            assert await other.refused("sign-in", {**ACCOUNT, "code": "no digits"}) == "wrong-code"
            spaced = f" {code[:3]} {code[3:]} "
            assert (await other.ask("sign-in", {**ACCOUNT, "code": spaced}))["second_factor"]
            async with asking(address) as third:
                assert await third.refused("sign-in", {**ACCOUNT, "code": code}) == "wrong-code"
                earlier = device.code(-30)
                assert await third.refused("sign-in", {**ACCOUNT, "code": earlier}) == "wrong-code"
                world.ahead_ms += 2 * STEP_MS
                assert await third.refused("sign-in", {**ACCOUNT, "code": device.code(90)}) == "wrong-code"
                slow = {**ACCOUNT, "code": device.code(-30)}  # a device whose clock is 30 seconds slow
                assert (await third.ask("sign-in", slow))["account"] == "rosa"

    run(test())


def test_codes_follow_a_change_of_the_system_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            device, _ = await _turned_on(http, world)
            await http.ask("sign-out")
            corrected = time.time_ns() + 3_600_000_000_000
            monkeypatch.setattr(time, "time_ns", lambda: corrected)
            assert (await http.ask("sign-in", {**ACCOUNT, "code": device.code()}))["account"] == "rosa"

    run(test())


def test_the_second_factor_is_turned_on_by_a_code_and_off_by_password_and_code(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (_, address),
            asking(address) as http,
            asking(address) as other,
        ):
            await http.ask("guest", {"name": "Rosa"})
            again = {"password": PASSWORD}
            assert await http.refused("offer-second-factor", again) == "account-first"
            await http.ask("account", ACCOUNT)
            await other.ask("sign-in", ACCOUNT)
            assert (
                await http.refused("turn-second-factor-on", {"code": "123456"}) == "second-factor-not-offered"
            )
            assert await http.refused("offer-second-factor", {"password": "a guess"}) == "wrong-password"
            first = await http.ask("offer-second-factor", again)
            offer = await http.ask("offer-second-factor", again)
            parts = urlsplit(str(offer["uri"]))
            assert (parts.scheme, parts.netloc, parts.path) == ("otpauth", "totp", "/Virado:rosa")
            assert parse_qs(parts.query)["secret"] == [offer["secret"]]
            assert offer["secret"] != first["secret"]
            device = Device(offer["secret"], world)
            stale = Device(first["secret"], world).code()
            assert await http.refused("turn-second-factor-on", {"code": stale}) == "wrong-code"
            assert not (await http.ask("me"))["second_factor"]
            async with asking(address) as third:
                await third.ask("sign-in", ACCOUNT)  # an offered factor is not required yet
            code = {"code": device.code()}
            assert (await http.ask("turn-second-factor-on", code))["second_factor"]
            # this browser had signed in without a code, so it is signed out
            assert await other.refused("me") == "not-signed-in"
            assert (await http.ask("me"))["second_factor"]
            assert await http.refused("turn-second-factor-on", code) == "second-factor-on"
            assert await http.refused("offer-second-factor", again) == "second-factor-on"
            assert await http.refused("turn-second-factor-off", again) == "code-needed"
            used = {**again, **code}
            assert await http.refused("turn-second-factor-off", used) == "wrong-code"
            fresh = {"code": device.next()}
            guess = {"password": "a guess", **fresh}
            assert await http.refused("turn-second-factor-off", guess) == "wrong-password"
            off = await http.ask("turn-second-factor-off", {**again, **fresh})
            assert not off["second_factor"]
            assert (await other.ask("sign-in", ACCOUNT))["account"] == "rosa"

    run(test())


def test_wrong_codes_are_limited(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (_, address),
            asking(address) as http,
            asking(address) as stranger,
        ):
            device, _ = await _turned_on(http, world)
            device.next()
            for _ in range(TRIES):
                assert await stranger.refused("sign-in", {**ACCOUNT, "code": "x"}) == "wrong-code"
            right = {**ACCOUNT, "code": device.code()}
            assert await stranger.refused("sign-in", right) == "too-many-tries"
            # a browser that has signed in before is not locked out
            known = {
                **right,
                "code": device.next(),
            }
            assert await stranger.refused("sign-in", known) == "too-many-tries"
            assert (await http.ask("sign-in", known))["account"] == "rosa"
            world.ahead_ms += TRIES_MS
            assert (await stranger.ask("sign-in", {**ACCOUNT, "code": device.next()}))["account"] == "rosa"

    run(test())


def test_the_recovery_code_replaces_a_lost_device(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (_, address),
            asking(address) as http,
            asking(address) as other,
        ):
            _, recovery = await _turned_on(http, world)
            new = {"account": "rosa", "password": "another horse"}
            assert not (await other.ask("recover", {**new, "code": recovery}))["second_factor"]
            assert (await other.ask("sign-in", new))["account"] == "rosa"
            offer = await other.ask("offer-second-factor", {"password": "another horse"})
            on = {"code": Device(offer["secret"], world).code()}
            assert (await other.ask("turn-second-factor-on", on))["second_factor"]

    run(test())


def test_an_administrator_must_enter_the_code_too(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (server, address), asking(address) as http:
            device, _ = await _turned_on(http, world)
            await make_administrator(server, "rosa")
            assert await http.refused("admin-confirm", {"password": PASSWORD}) == "code-needed"
            code = {"password": PASSWORD, "code": device.next()}
            assert (await http.ask("admin-confirm", code))["until"] > world.now()
            assert await http.refused("admin-confirm", code) == "wrong-code"

    run(test())


def test_the_export_mentions_the_second_factor_and_deletion_removes_it(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (server, address), asking(address) as http:
            await _turned_on(http, world)
            ((sealed,),) = await server.database.query("SELECT factor FROM person")
            kept = await http.ask("export")
            assert kept["person"][0]["factor_since"] > 0
            text = msgspec.json.encode(kept).decode()
            assert str(sealed) not in text
            await http.ask("delete-me")
            assert await server.database.query("SELECT factor FROM person") == []

    run(test())


def test_the_database_alone_yields_no_codes_but_with_the_keys_it_does(tmp_path: Path):
    here, there, copy = tmp_path / "here", tmp_path / "there", tmp_path / "copy.db"

    async def test() -> None:
        world = Ahead()
        async with serving(here, world=world) as (_, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            await http.ask("account", ACCOUNT)
            offer = await http.ask("offer-second-factor", {"password": PASSWORD})
            device = Device(offer["secret"], world)
            await http.ask("turn-second-factor-on", {"code": device.code()})
            await back_up(copy, url="", data=here)
        content = copy.read_bytes()
        raw = TOTP(offer["secret"]).byte_secret()
        for told in (offer["secret"].encode(), raw, raw.hex().encode()):
            assert told not in content
        await restore(copy, url="", data=there)
        shutil.copy(here / "keys", there / "keys")
        async with serving(there, world=world) as (_, address), asking(address) as http:
            assert (await http.ask("sign-in", {**ACCOUNT, "code": device.next()}))["second_factor"]

    run(test())


def test_secrets_are_encrypted_with_a_newer_key_at_the_next_start(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with AsyncExitStack() as stack:
            _, address = await stack.enter_async_context(serving(tmp_path, world=world))
            http = await stack.enter_async_context(asking(address))
            device, _ = await _turned_on(http, world)
        newest = rotate(tmp_path / "keys")
        async with serving(tmp_path, world=world) as (server, _):
            ((sealed,),) = await server.database.query("SELECT factor FROM person")
            assert f":{newest}:" in str(sealed)
        lines = (tmp_path / "keys").read_text().splitlines()
        (tmp_path / "keys").write_text(lines[0] + "\n")  # the former key is no longer needed
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            assert (await http.ask("sign-in", {**ACCOUNT, "code": device.next()}))["second_factor"]

    run(test())


def test_the_operators_page_explains_sign_in_after_the_keys_are_lost(tmp_path: Path):
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "backup.md").read_text(encoding="utf-8")
    ways = re.findall(r"`((?:UPDATE|DELETE FROM) [^`]*)`", page.partition("lost for good")[2])

    async def test() -> None:
        world = Ahead()
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            await _turned_on(http, world)
        (tmp_path / "keys").unlink()
        with pytest.raises(StorageError, match="is missing"):
            async with serving(tmp_path, world=world):
                pass
        assert len(ways) == 2
        with contextlib.closing(sqlite3.connect(tmp_path / "virado.db")) as database:
            for way in ways:
                database.execute(way)
            database.commit()
        async with serving(tmp_path, world=world) as (_, address), asking(address) as http:
            assert not (await http.ask("sign-in", ACCOUNT))["second_factor"]

    run(test())


def test_an_encrypted_secret_belongs_to_one_person_and_one_key(tmp_path: Path):
    keys, others = Keys.load_or_create(tmp_path / "keys"), Keys.load_or_create(tmp_path / "others")
    secret = bytes(range(20))
    sealed = keys.seal("rosa", secret)
    assert keys.unseal("rosa", sealed) == secret
    assert keys.seal("rosa", secret) != sealed
    assert secret.hex() not in sealed
    changed: list[tuple[Keys, str, str]] = [
        (others, "rosa", sealed),
        (keys, "tom", sealed),
        (keys, "rosa", sealed[:-1] + ("0" if sealed[-1] != "0" else "1")),
        (keys, "rosa", "seal:nonsense"),
    ]
    for reader, whose, text in changed:
        with pytest.raises(StorageError):
            reader.unseal(whose, text)
    with pytest.raises(ValueError, match="33 bytes"):
        keys.seal("rosa", bytes(33))


def test_a_token_for_playing_cannot_change_the_second_factor(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            await rosa.http.post("/api/account", json=ACCOUNT)
            token = (await (await rosa.http.post("/api/token", json={})).json())["token"]
            headers = {"Authorization": f"Bearer {token}"}
            body: dict[str, Any] = {"password": PASSWORD, "code": "123456"}
            for path in ("", "/on", "/off"):
                answer = await rosa.http.post(f"/api/second-factor{path}", json=body, headers=headers)
                assert (await answer.json())["code"] == "token-only-plays"

    run(test())


@pytest.mark.parametrize("zero", ["۰", "٠", "０", "০"])
def test_a_code_is_accepted_in_the_digits_of_every_keyboard(zero: str):
    now = 1_700_000_000_000
    code = TOTP(base64.b32encode(b"secret").decode()).at(now // 1000)
    typed = " ".join(chr(ord(zero) + int(digit)) for digit in code)
    assert _find_time_step(b"secret", typed, now) == now // STEP_MS
