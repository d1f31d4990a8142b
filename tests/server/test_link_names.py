"""Names in the links of tables: who gets one, what a preview shows, and that no other name can be put there."""

import base64
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.test_link_previews import PUBLIC, Head
from tests.server.test_rights import Ahead
from virado.bounds import LONGEST_NAME
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.server.link_names import LASTS_DAYS, MAX_SIGNED
from virado.session.setup import DAY_MS
from virado.words import catalogue


async def _refused(client: Client, table: str) -> str:
    return str((await client.ask("link-name", table=table))["code"])


async def _title(http: ClientSession, path: str, **query: str) -> str:
    head = Head(await (await http.get(path, params=query)).text())
    assert head.metadata["og:title"] == head.metadata["og:image:alt"]
    return head.metadata["og:title"][0]


def test_a_link_names_who_invites_in_every_language(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, public_url=PUBLIC) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            ClientSession(address) as http,
        ):
            table = str((await rosa.request("create", variant="hazari", sit=0))["id"])
            by = str(await rosa.request("link-name", table=table))
            assert await _refused(tom, table) == "not-at-this-table"
            assert await _refused(rosa, "x") == "no-such-table"
            for language in LANGUAGES:
                words = catalogue(language)
                name = words.variant_title("hazari")
                shown = await _title(http, f"/t/{table}", form="hazari", by=by, lang=language)
                assert "Rosa" in shown
                assert name in shown
                assert await _title(http, f"/join/{table}", form="hazari", by=by, lang=language) == shown
            unnamed = await _title(http, f"/t/{table}", form="hazari")
            assert "Rosa" not in unnamed
            other = str((await rosa.request("create", variant="hazari", sit=0))["id"])
            for path in (f"/t/{other}", "/t/", f"/replay/{table}", f"/code/{table}"):
                assert await _title(http, path, form="hazari", by=by) == unnamed
            assert "Rosa" not in await _title(http, f"/t/{table}", by=by)
            signed = base64.urlsafe_b64decode(by + "=" * (-len(by) % 4))
            renamed = base64.urlsafe_b64encode(signed.replace(b"Rosa", b"Tom!")).decode().rstrip("=")
            for forged in (
                renamed,
                by[:-1],
                by + "=",
                by + "A",
                f"!{by}",
                by[1:],
                "A" * MAX_SIGNED,
                "A" * 999,
                "é",
                "\udc80",
            ):
                assert await _title(http, f"/t/{table}", form="hazari", by=forged) == unnamed, forged

    run(test())


def test_a_name_is_escaped_and_kept_apart_from_the_sentence(tmp_path: Path):
    async def test() -> None:
        for name in ("<b>\"&'A", "کوروش", "প্রিয়াঙ্কা", "𠮷" * LONGEST_NAME):
            async with (
                serving(tmp_path, public_url=PUBLIC) as (_, address),
                connect_guest(address, name) as guest,
                ClientSession(address) as http,
            ):
                table = str((await guest.request("create", variant="raub", sit=0))["id"])
                by = str(await guest.request("link-name", table=table))
                assert len(by) <= MAX_SIGNED
                answer = await http.get(f"/t/{table}", params={"form": "raub", "by": by})
                page = await answer.text()
                assert "<b>" not in page.partition("</head>")[0]
                shown = Head(page).metadata["og:title"][0]
                inserted = f"\u2068{name}\u2069" if name == "کوروش" else name
                assert shown == f"{inserted} invites you to play Raub"

    run(test())


@pytest.mark.parametrize(
    "name", ["Ro\x00sa", "Ro\u202esa", "Ro\u2069sa", "Virado", "bot:club", "A" * (LONGEST_NAME + 1), ""]
)
def test_no_name_is_signed_that_nobody_may_have(name: str, tmp_path: Path):
    """A name of an older version is judged by the present rules."""

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            table = str((await rosa.request("create", variant="raub", sit=0))["id"])
            ((person,),) = await server.database.query("SELECT id FROM person")
            with pytest.raises(OptionsError) as refused:
                await server.core.link_names.sign(str(person), name, table)
            assert refused.value.code == "bad-name"

    run(test())


def test_a_name_is_shown_for_a_week_and_not_signed_after_the_start(tmp_path: Path):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            table = str(
                (
                    await rosa.request(
                        "create", variant="raub(players=3)", sit=0, bots={"1": "club", "2": "club"}
                    )
                )["id"]
            )
            by = str(await rosa.request("link-name", table=table))
            await rosa.request("start", table=table)
            assert await _refused(rosa, table) == "already-begun"
            assert server.core.link_names.read(table, by) == "Rosa"
            world.ahead_ms = LASTS_DAYS * DAY_MS
            assert server.core.link_names.read(table, by) == "Rosa"
            world.ahead_ms += DAY_MS
            assert server.core.link_names.read(table, by) == ""

    run(test())
