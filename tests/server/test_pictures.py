"""Pictures of link previews: size, shaping, and installations that cannot draw."""

import asyncio
import re
import struct
import threading
from functools import partial
from itertools import product
from pathlib import Path
from subprocess import TimeoutExpired

import pytest
from aiohttp import ClientSession

from tests.server.clients import serving
from virado.games.catalogue import presets
from virado.languages import LANGUAGES
from virado.server.pictures import routes
from virado.server.pictures.drawing import GERMAN_SUITS, picture
from virado.server.pictures.outlines import outline
from virado.words.link_pictures import picture_revision, picture_texts
from virado.words.rules_pages.drawing import SUITS

MOST_BYTES = 100_000
"""Maximum size of a picture: some chats show no larger ones."""


def size(png: bytes) -> tuple[int, int]:
    """Return width and height of a PNG, which begin its first chunk."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">2I", png[16:24])
    return width, height


def _fonts() -> Path:
    found = routes.find_fonts()
    assert found
    return found


def _check(png: bytes) -> None:
    assert size(png) == (1200, 630)
    assert len(png) < MOST_BYTES


def test_pictures_differ_by_form_and_language():
    chosen = [("hazari", "bn"), ("kaszino-ulmann", "fa"), ("tuxedo", "en"), ("", "es"), ("hazari", "de")]
    drawn = [routes.make_picture(form, language) for form, language in chosen]
    for png in drawn:
        _check(png)
    assert len(set(drawn)) == len(drawn)


def test_a_hungarian_form_has_the_suits_of_its_cards():
    """The signs are those of the app, and other forms keep the French suits."""
    signs = (Path(__file__).parents[2] / "web" / "src" / "cards" / "signs.ts").read_text("utf-8")
    joined = "".join(re.findall('"([^"]*)"', signs))
    for sign in GERMAN_SUITS.values():
        assert sign in joined
    write = partial(outline, _fonts())
    for form in presets():
        drawn = picture(form, "en", write)
        is_hungarian = form.startswith("kaszino")
        assert (GERMAN_SUITS["c"] in drawn) is is_hungarian, form
        assert (SUITS["c"] in drawn or SUITS["d"] in drawn) is not is_hungarian or form == "tuxedo", form


@pytest.mark.slow
def test_every_picture_is_small():
    for form, language in product(["", *presets()], LANGUAGES):
        _check(routes.make_picture(form, language))


@pytest.mark.parametrize("conjunct", ["প্র", "ব্ব", "শ্র", "ন্ত", "ক্য"])
def test_bengali_conjuncts_are_formed(conjunct: str):
    """A zero-width non-joiner keeps the letters apart, with a visible hasanta."""
    apart = conjunct.replace("\u09cd", "\u09cd\u200c")
    assert outline(_fonts(), conjunct, 68, False).path != outline(_fonts(), apart, 68, False).path


def test_persian_letters_join_and_digits_keep_their_order():
    joined, apart = (
        outline(_fonts(), text, 68, True) for text in ("کازینو", "ک\u200cا\u200cز\u200cی\u200cن\u200cو")
    )
    assert joined.width < apart.width
    year, reading = (outline(_fonts(), text, 68, True).path for text in ("۱۸۹۲", "۲۹۸۱"))
    assert year != reading
    assert year == outline(_fonts(), "۱۸۹۲", 68, False).path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_picture_is_missing_in_the_fonts(language: str):
    missing = {outline(_fonts(), each, 68, False).path for each in "\u09bb\u061d\U0001f0cf"}
    letters = set("".join("".join(picture_texts(form, language)) for form in ["", *presets()]))
    for letter in letters - set(" \u200c\u200d"):
        assert outline(_fonts(), letter, 68, False).path not in missing, letter


def test_without_a_library_or_fonts_a_family_has_a_fixed_picture(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(routes, "load_outlines", lambda: None)
    for form in ["", *presets()]:
        _check(routes.make_picture(form, "bn"))
    assert routes.make_picture("hazari", "bn") != routes.make_picture("raub", "bn")
    monkeypatch.undo()
    monkeypatch.setattr(routes, "find_fonts", lambda: None)
    _check(routes.make_picture("hazari", "bn"))


def test_an_address_that_asks_for_many_pictures_gets_fixed_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    may_draw = threading.Event()

    def draw_later(form: str, language: str) -> bytes:
        may_draw.wait()
        return f"{form} {language}".encode()

    monkeypatch.setattr(routes, "make_picture", draw_later)

    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address), ClientSession(address) as http:

            async def fetch(form: str, client: str) -> bytes:
                answer = await http.get(f"/pictures/bn/{form}.png", headers={"X-Forwarded-For": client})
                assert answer.status == 200
                body = await answer.read()
                is_fixed = body.startswith(b"\x89")
                assert (answer.headers["Cache-Control"] == "no-store") is is_fixed
                return body

            try:
                waiting = [
                    asyncio.create_task(fetch(form, "203.0.113.1"))
                    for form in list(presets())[: routes.MAX_PER_ADDRESS + 1]
                ]
                (refused,) = (await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED))[0]
                _check(refused.result())
                other = asyncio.create_task(fetch("hazari", "203.0.113.2"))
            finally:
                may_draw.set()
            assert await other == b"hazari bn"
            assert len(set(await asyncio.gather(*waiting))) == len(waiting)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_failed_drawing_gives_the_fixed_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def fail(_svg: str) -> bytes:
        raise TimeoutExpired("resvg", 1)

    monkeypatch.setattr(routes, "render", fail)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            answer = await http.get("/pictures/bn/hazari.png")
            _check(await answer.read())
            assert answer.headers["Cache-Control"] == "no-store"

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_picture_is_served_and_cached_without_a_cookie(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            path = "/pictures/bn/hazari.png"
            answer = await http.get(path, params={"v": picture_revision("hazari", "bn")})
            _check(await answer.read())
            assert answer.content_type == "image/png"
            assert "immutable" in answer.headers["Cache-Control"]
            assert "Set-Cookie" not in answer.headers
            again = await http.get(path, headers={"If-None-Match": answer.headers["ETag"]})
            assert again.status == 304
            assert "immutable" not in again.headers["Cache-Control"]
            for wrong in ("bn/nothing", "xx/hazari", "bn/..%2fhazari", "bn/", "bn/%00"):
                assert (await http.get(f"/pictures/{wrong}.png")).status == 404

    asyncio.run(asyncio.wait_for(test(), 60))
