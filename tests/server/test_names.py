"""Names of people: allowed characters, and names that look like those of others."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.clients import connect_guest, run, serving
from virado.refusal import OptionsError
from virado.server.accounts import Accounts, account_key
from virado.server.keys import Keys
from virado.server.people import People
from virado.server.person_names import read_label, read_name
from virado.server.runtime import SystemRuntime
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import SqliteDatabase
from virado.server.wire.people import NewCredentials


@pytest.mark.parametrize("read", [read_name, read_label])
def test_overlong_names_are_not_normalised(read: Callable[[str], str], monkeypatch: pytest.MonkeyPatch):
    normalised: list[int] = []

    def normalize(_form: str, text: str) -> str:
        normalised.append(len(text))
        return text

    monkeypatch.setattr("unicodedata.normalize", normalize)
    with pytest.raises(OptionsError) as caught:
        read("a" + "\u0301\u0323" * 30_000)
    assert (caught.value.code, caught.value.refusal.detail) == ("bad-name", "length")
    assert caught.value.facts["limit"] == 24
    assert len(account_key("a" + "\u0301\u0323" * 30_000)) == 64
    assert normalised == []


def why(name: str) -> str:
    with pytest.raises(OptionsError) as caught:
        read_name(name)
    assert caught.value.code == "bad-name"
    return caught.value.refusal.detail


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Rosa  M. ", "Rosa M."),
        ("O'Neil-2", "O'Neil-2"),
        ("رُزا", "رُزا"),
        ("می‌خوانم", "می‌خوانم"),
        ("Žofia", "Žofia"),
        ("李小龙", "李小龙"),
        ("ひらがなカナ漢", "ひらがなカナ漢"),
        ("علی Ali", "علی Ali"),
        ("نژاد\u200c", "نژاد"),
        ("Ｒｏｓａ", "Rosa"),
        ("Abbott", "Abbott"),
        ("Botond", "Botond"),
        ("Талия", "Талия"),
        ("Роза", "Роза"),
        ("Talbot", "Talbot"),
        ("Club 8", "Club 8"),
        ("Rosa!", "Rosa!"),
        ("ro$a@home", "ro$a@home"),
        ("Modesta", "Modesta"),
        ("مهران مدیری", "مهران مدیری"),
        ("মদন", "মদন"),
        ("Kőszegi Örs", "Kőszegi Örs"),
        ("Uwe Richter", "Uwe Richter"),
        ("Dev Mesa", "Dev Mesa"),
        ("Info Rosa", "Info Rosa"),
        ("Gemma", "Gemma"),
        ("Helpmann", "Helpmann"),
        ("G. M. Rossi", "G. M. Rossi"),
        ("احمد سرور", "احمد سرور"),
        ("Aïde Haydée", "Aïde Haydée"),
    ],
)
def test_valid_names_are_stored_unchanged(name: str, kept: str):
    assert read_name(name) == kept


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("", "length"),
        ("x" * 25, "length"),
        ("\u3164", "unprintable"),
        ("a\u202eb", "unprintable"),
        ("a\u2066b", "unprintable"),
        ("a\x00b", "unprintable"),
        ("a\u200bb", "unprintable"),
        ("\u200cali", "unprintable"),
        ("...", "no-letters"),
        ("a" + "\u0301" * 11, "too-many-marks"),
        ("a" + "\u0489" * 4, "too-many-marks"),
        ("p\u0430ypal", "mixed-scripts"),
        ("bot:club", "like-a-bot"),
        ("Bot", "like-a-bot"),
        ("b0t 3", "like-a-bot"),
        ("ربات", "like-a-bot"),
        ("Virado", "reserved"),
        ("The Admin", "reserved"),
        ("V1RAD0", "reserved"),
        ("a d m i n", "reserved"),
        ("𝐫𝐨𝐨𝐭", "reserved"),
        ("AdminRosa", "reserved"),
        ("ViradoTeam", "reserved"),
        ("Moderation", "reserved"),
        ("Expert", "reserved"),
        ("Club", "reserved"),
        ("Админ", "reserved"),
        ("ОФИЦИАЛЬНЫЙ", "reserved"),
        ("Rendszergazda", "reserved"),
        ("YÖNETİCİ", "reserved"),
        ("Modérateur", "reserved"),
        ("الإدارة", "reserved"),
        ("مدیر", "reserved"),
        ("مدير", "reserved"),
        ("প্রশাসক", "reserved"),
        ("管理员", "reserved"),
        ("官方客服", "reserved"),
        ("@dmin", "reserved"),
        ("Vir@do", "reserved"),
        ("V¡rado", "reserved"),
        ("v!rado", "reserved"),
        ("supportteam", "reserved"),
        ("ᴀᴅᴍɪɴ", "reserved"),
        ("4dmin", "reserved"),
        ("Croupier", "reserved"),
        ("Croupière", "reserved"),
        ("Krupiyer", "reserved"),
        ("Crupier Rosa", "reserved"),
        ("Крупье", "reserved"),
        ("کروپیه", "reserved"),
        ("GM", "reserved"),
        ("gm1", "reserved"),
        ("GM Rosa", "reserved"),
        ("Hilfe", "reserved"),
        ("Virado Hilfe", "reserved"),
        ("HELP", "reserved"),
        ("کمک", "reserved"),
        ("Moderador", "reserved"),
        ("Turnierleiter", "reserved"),
        ("Service", "reserved"),
        ("ʙᴏᴛ", "like-a-bot"),
        ("Kundenservice", "reserved"),
        ("clubbot", "like-a-bot"),
        ("ClubBot", "like-a-bot"),
        ("RosaBot", "like-a-bot"),
        ("bot3", "like-a-bot"),
        ("бот", "like-a-bot"),
        ("Rosa\u2800", "unprintable"),
        ("\u2800", "unprintable"),
    ],
)
def test_invisible_and_misleading_names_are_refused(name: str, detail: str):
    assert why(name) == detail


def test_labels_of_tokens_are_trimmed_and_printable():
    assert read_label(" bot ") == "bot"
    with pytest.raises(OptionsError):
        read_label("a\u202eb")
    with pytest.raises(OptionsError):
        read_label("a\u2800")


def test_no_account_looks_like_another(tmp_path: Path):
    async def test() -> None:
        database = SqliteDatabase(tmp_path / "virado.db")
        people = People(database)
        accounts = Accounts(
            database, Keys.load_or_create(tmp_path / "keys"), people, SystemRuntime().wall_now
        )
        try:
            await migrate(database)
            for account, code in (("paypal", ""), ("PayPa1", "name-taken"), ("раураl", "name-taken")):
                guest = await people.add_guest(
                    f"Ada{len(account)} {len(code)} {ord(account[0])}", "127.0.0.1", now=0
                )
                given = NewCredentials(account=account, password="correct horse")
                try:
                    await accounts.open_account(guest, given, "127.0.0.1", 0)
                    assert not code
                except OptionsError as error:
                    assert error.code in (code, "bad-name")
                    assert code
        finally:
            await accounts.close()
            await database.close()

    asyncio.run(test())


@pytest.mark.parametrize("text", ["psst \u202e", "a\x01b", "\u2067x"])
def test_chat_contains_no_controls_or_direction_marks(tmp_path: Path, text: str):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            assert (await rosa.ask("chat", table=table, text=text))["code"] == "unprintable-chat"
            await rosa.request("chat", table=table, text="می‌خوانم 👍🏽")

    run(test())
