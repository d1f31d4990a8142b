"""Refusal of too-long texts before any other work."""

import unicodedata
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from tests.server.clients import run, serving

MARKS = "a" + "\u0301\u0323" * 4000
"""A text whose normalisation takes quadratic time."""
LONG = "x" * 5000


@pytest.fixture
def normalised(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record the lengths of all texts normalised from now on."""
    lengths: list[int] = []
    real = unicodedata.normalize

    def normalize(form: Any, text: str) -> str:
        lengths.append(len(text))
        return real(form, text[:1000])

    monkeypatch.setattr("unicodedata.normalize", normalize)
    return lengths


async def refusal(http: ClientSession, method: str, path: str, body: object = None) -> str:
    """Return the code of a refusal."""
    answer = await http.request(method, path, json=body)
    assert answer.status >= 400
    return str((await answer.json())["code"])


def test_overlong_names_accounts_and_passwords_keep_their_refusal_codes(
    tmp_path: Path, normalised: list[int]
):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address), ClientSession(address, cookie_jar=jar) as http:
            assert await refusal(http, "POST", "/api/guest", {"name": MARKS}) == "bad-name"
            await http.post("/api/guest", json={"name": "Rosa"})
            asked: list[tuple[str, dict[str, str], str]] = [
                ("/api/sign-in", {"account": MARKS, "password": "p"}, "wrong-password"),
                ("/api/sign-in", {"account": "rosa", "password": LONG}, "wrong-password"),
                ("/api/sign-in", {"account": "rosa", "password": "p", "code": LONG}, "wrong-code"),
                ("/api/recover", {"account": MARKS, "code": "c", "password": "12345678"}, "wrong-password"),
                ("/api/recover", {"account": "rosa", "code": LONG, "password": "p"}, "wrong-password"),
                ("/api/recover", {"account": "rosa", "code": "c", "password": LONG}, "bad-password"),
                ("/api/account", {"account": MARKS, "password": "correct horse"}, "bad-name"),
                ("/api/account", {"account": "rosa", "password": LONG}, "bad-password"),
                ("/api/token", {"name": MARKS}, "bad-name"),
                ("/api/guest", {"name": MARKS, "more": LONG}, "bad-name"),
            ]
            for path, body, code in asked:
                assert await refusal(http, "POST", path, body) == code, (path, body.keys())

    run(test())
    assert max(normalised, default=0) <= 64


LONG_ADDRESSES = (
    f"/api/rules/{LONG}",
    f"/api/lessons/{LONG}",
    f"/api/words/{LONG}",
    f"/api/examples/{LONG}",
    f"/api/tables/{LONG}/replay",
    f"/api/players/{LONG}",
    f"/api/leaders/{LONG}",
    f"/api/leaders/casino?variant={LONG}",
    f"/api/examples/build?lang={LONG}",
    f"/api/examples/build?move={LONG}",
    f"/api/examples/build?hand={LONG}",
    f"/api/variants/{LONG}",
)


def test_overlong_parts_of_a_url_are_refused(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            codes = {path: await refusal(http, "GET", path) for path in LONG_ADDRESSES}
            assert {path[:40]: code for path, code in codes.items() if code != "bad-request"} == {}

    run(test())
