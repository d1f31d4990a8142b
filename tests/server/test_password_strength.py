"""Refusal of weak passwords, with a reason. Existing weak passwords still work."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import zxcvbn

from tests.server.clients import run, serving
from tests.server.test_contract import asking
from virado.languages import LANGUAGES
from virado.server.password_strength import LOOKED_AT, Weakness, weakness
from virado.words import catalogue

OWN = ("rosa.maria", "Rosa Maria")


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("12345678", "common"),
        ("password", "common"),
        ("Passw0rd!", "common"),
        ("passwort1", "common"),
        ("iloveyou", "common"),
        ("contraseña", "common"),
        ("۱۲۳۴۵۶۷۸", "sequence"),
        ("رمزعبور۱", "common"),
        ("rosa.maria", "own"),
        ("ROSA MARIA", "own"),
        ("rosamaria1", "word"),
        ("        ", "repeat"),
        ("aaaaaaaaaaaaaaaa", "repeat"),
        ("a" * 256, "repeat"),
        ("abcabcabc", "repeat"),
        ("abcdefghijkl", "sequence"),
        ("zxcvbnm,./", "keys"),
        ("2024-12-24", "date"),
        ("virado123", "common"),
    ],
)
def test_common_passwords_are_refused_with_a_reason(password: str, reason: Weakness):
    assert weakness(password, OWN) == reason


@pytest.mark.parametrize(
    "password",
    ["correct horse", "long enough", "not a word 1", "tomatoes and cheese", "kX9#vLq2", "سه اسب سیاه", "x7" * 3 + "Qw!9z"],
)  # fmt: skip
def test_strong_passwords_are_accepted(password: str):
    assert weakness(password, OWN) is None


def test_each_reason_has_a_message_in_every_language(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), asking(address) as http:
            await http.ask("guest", {"name": "Rosa"})
            said: set[str] = set()
            for language in LANGUAGES:
                for password in ("12345678", "abababab", "rosa.rosa"):
                    asked = {"account": "rosa.rosa", "password": password}
                    answer = await http.http.post("/api/account", params={"lang": language}, json=asked)
                    refused = await answer.json()
                    assert (answer.status, refused["code"]) == (400, "bad-password")
                    said.add(refused["message"])
            assert len(said) == 3 * len(LANGUAGES)
            assert not any("refusal-" in message for message in said)

    run(test())


def test_an_older_weak_password_still_works_but_cannot_be_chosen_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        weak = {"account": "rosa", "password": "12345678"}
        async with serving(tmp_path) as (_, address), asking(address) as http, asking(address) as other:
            await http.ask("guest", {"name": "Rosa"})

            def nothing(_password: str, _about: object) -> None:
                return

            with monkeypatch.context() as patch:
                patch.setattr("virado.server.passwords.weakness", nothing)
                code = (await http.ask("account", weak))["recovery"]
            assert (await other.ask("sign-in", weak))["account"] == "rosa"
            assert await other.refused("account", {"password": "87654321"}) == "bad-password"
            assert await other.refused("recover", {**weak, "code": code}) == "bad-password"
            assert (await other.ask("sign-in", weak))["account"] == "rosa"

    run(test())


def test_the_word_lists_are_loaded_by_the_first_password():
    program = "import sys, virado.server.bootstrap; sys.exit('zxcvbn' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_check_of_a_long_password_takes_little_time(monkeypatch: pytest.MonkeyPatch):
    judged: list[str] = []
    real: Any = zxcvbn.zxcvbn

    def judge(password: str, **how: Any) -> Any:
        judged.append(password)
        return real(password, **how)

    monkeypatch.setattr(zxcvbn, "zxcvbn", judge)
    # only a part is checked; the whole text would take minutes
    weakness(("4@8({[<369&#!1/|0$5+7%2" * 64)[:256], OWN)
    assert {len(each) for each in judged} == {LOOKED_AT}


def test_every_weakness_has_a_message():
    for reason in ("common", "own", "word", "keys", "repeat", "sequence", "date"):
        for language in LANGUAGES:
            assert catalogue(language).has(f"refusal-bad-password--{reason}")
