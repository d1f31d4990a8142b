"""Texts that people regard as equal, and names that are easily confused."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from virado import text_identity
from virado.text_identity import (
    LONGEST_TEXT,
    TextTooLongError,
    compute_coarse_look,
    digits,
    disambiguate,
    is_lookalike,
    is_same,
    looks,
    make_match_key,
    make_visible,
    secret,
    secret_forms,
)

SAME = [
    ("rosa", "ROSA"),
    ("  Rosa   M. ", "rosa m."),
    ("Rosa\u00a0M.", "Rosa M."),
    ("Rosa", "Ro\u00adsa"),
    ("Rosa", "Rosa\u200b"),
    ("Ｒｏｓａ", "Rosa"),
    ("O\u2019Neil", "O'Neil"),
    ("Kovács", "Kova\u0301cs"),
    ("ŐRS", "őrs"),
    ("Straße", "STRASSE"),
    ("İLKER", "ilker"),
    ("i\u0307lker", "ilker"),
    ("ILGIN", "ılgın"),
    ("ılgın", "ilgin"),
    ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
    ("РОЗА", "роза"),
    ("Алексей", "Алексеи\u0306"),
    ("علي", "علی"),
    ("كريم", "کریم"),
    ("ﻋﻠﯽ", "علی"),
    ("رُزا", "رزا"),
    ("عـــلی", "علی"),
    ("می\u200cخوانم", "میخوانم"),
    ("علی۴۵", "علي٤٥"),
    ("علی۴۵", "علی45"),
    ("রহিম১২", "রহিম12"),
    ("কো", "ক\u09c7\u09be"),
    ("राम२", "राम2"),
]
"""Pairs of spellings of one text."""
ALIKE = [
    ("Rosa", "R0sa"),
    ("Rosa", "Rosá"),
    ("Rosa", "Rosa."),
    ("Rosa", "R o s a"),
    ("Rosa", "R_osa"),
    ("paypal", "PayPa1"),
    ("paypal", "раураl"),
    ("marta", "rnarta"),
    ("Karl", "KarI"),
    ("Kari", "KarI"),
    ("BOBA", "ВОВА"),
    ("BOBA", "Вова".upper()),
    ("сора", "copa"),
    ("ΑΝΝΑ", "ANNA"),
    ("νονο", "vovo"),
    ("Örs", "Őrs"),
    ("احمد", "أحمد"),
    ("Ａnna", "Anna"),
    ("𝐀𝐧𝐧𝐚", "Anna"),
    ("Ꭱosa", "Rosa"),
    ("১০", "10"),
    ("Rosa", "ʀᴏsᴀ"),
    ("Rosa", "ʁᴏꜱᴀ"),
    ("Rosa", "ɾosɑ"),
    ("Anna", "🅰nn🅐"),
    ("Rosa", "Ros@"),
    ("Rosa", "Ro$a"),
    ("Rosi", "Ros!"),
    ("Peter", "P€7er"),
    ("Max", "M4x"),
]
"""Pairs of different texts that are easily confused."""
OTHER = [
    ("Rosa", "Rose"),
    ("Rosa", "Rosa 2"),
    ("Rosa 4", "Rosa 7"),
    ("Rosa", "Rosa 4"),
    ("Karl", "Kari"),
    ("Neil", "Nell"),
    ("Rosa", "Роза"),
    ("Rosa", "رزا"),
    ("Ροζα", "Роза"),
    ("রাম", "রিম"),
    ("রহিম", "রহিমা"),
    ("কমল", "কমলা"),
    ("か", "が"),
    ("राम", "रमा"),
    ("علی", "علیرضا"),
    ("Anna1", "Anna2"),
    ("علی۴", "علی۵"),
    ("Ilona", "Ilka"),
    ("Zoltán", "Zoltánné"),
]
"""Pairs that are clearly different."""


@pytest.mark.parametrize(("text", "other"), SAME)
def test_spellings_of_one_text_are_the_same(text: str, other: str):
    assert is_same(text, other)
    assert is_lookalike(text, other)


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_similar_names_look_alike(name: str, other: str):
    assert is_lookalike(name, other)
    assert is_lookalike(other, name)


@pytest.mark.parametrize(("name", "other"), OTHER)
def test_different_names_are_not_confusable(name: str, other: str):
    assert not is_same(name, other)
    assert not is_lookalike(name, other)


def test_accents_change_the_key_but_not_the_look():
    assert not is_same("Rosá", "Rosa")
    assert not is_same("Rosa", "R0sa")
    assert compute_coarse_look("V1RAD0") == compute_coarse_look("Virado")


@given(st.text(max_size=12))
def test_computing_a_key_is_idempotent(text: str):
    assert make_match_key(make_match_key(text)) == make_match_key(text)


@given(st.text(max_size=12))
def test_a_text_looks_like_its_match_key(text: str):
    assert is_lookalike(text, make_match_key(text))


@given(st.text(max_size=40))
def test_making_text_visible_is_idempotent(text: str):
    assert make_visible(make_visible(text)) == make_visible(text)


@pytest.mark.parametrize("work", [make_match_key, looks, compute_coarse_look, secret, make_visible])
def test_a_text_that_is_too_long_is_refused_before_it_is_normalised(work: object):
    assert callable(work)
    with pytest.raises(TextTooLongError):
        work("a" + "\u0301\u0323" * LONGEST_TEXT)


@pytest.mark.parametrize(
    ("text", "plain"), [("۴۵", "45"), ("٤٥", "45"), ("১২", "12"), ("２", "2"), ("a1", "a1"), ("²", "²")]
)
def test_digits_of_all_scripts_are_recognised(text: str, plain: str):
    assert digits(text) == plain


@pytest.mark.parametrize(
    ("typed", "other"),
    [
        ("pässword", "pa\u0308ssword"),
        ("گذرواژهٔ علي", "گذرواژهٔ علی"),
        ("رمز۴۵۶۷۸", "رمز٤٥٦٧٨"),
        ("two\u3000words", "two words"),
        ("two\u00a0wörds", "two wörds"),
    ],
)
def test_a_password_is_the_same_on_every_keyboard(typed: str, other: str):
    assert secret(typed) == secret(other)


@pytest.mark.parametrize(("typed", "other"), [("Password", "password"), ("a b", "ab"), ("é", "e")])
def test_different_passwords_stay_different(typed: str, other: str):
    assert secret(typed) != secret(other)


def test_former_password_hashes_still_verify():
    assert secret_forms("rosa1234") == ("rosa1234",)
    assert set(secret_forms("pässword")) == {"pässword", "pa\u0308ssword"}
    assert "كلمة السر" in secret_forms("كلمة السر")
    assert secret("a\x00é") == "a\x00é"


def test_equal_names_at_a_table_get_numbers():
    assert disambiguate("Rosa", ["Tom"]) == "Rosa"
    assert disambiguate("Rosa", ["Tom", "Rosa"]) == "Rosa 2"
    assert disambiguate("R0sa", ["Rosa"]) == "R0sa 2"
    assert disambiguate("Rosa", ["Rosa", "Rosa 2"]) == "Rosa 3"
    assert disambiguate("علي", ["علی"]) == "علي 2"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  hi \n there ", "hi there"),
        ("\u200b\u200d", ""),
        ("\u3164", ""),
        ("\u2800 \u2800", ""),
        ("\U000e0068\U000e0069", ""),
        ("\u0301\u0301", ""),
        ("a" + "\u0301" * 30, "á" + "\u0301" * 4),
        ("a\u200bb", "ab"),
        ("می\u200cخوانم 👍🏽 ❤\ufe0f", "می\u200cخوانم 👍🏽 ❤\ufe0f"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("🏴\U000e0067\U000e0062\U000e007f", "🏴\U000e0067\U000e0062\U000e007f"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("ถึงที่สุด", "ถึงที่สุด"),
        ("???", "???"),
    ],
)
def test_make_visible_removes_invisible_characters(text: str, shown: str):
    assert make_visible(text) == shown


def test_tables_are_not_loaded_by_an_import_or_an_ascii_name():
    program = (
        "import sys, virado.cli, virado.server.bootstrap\n"
        "from virado.text_identity import looks\n"
        "from virado.server.person_names import read_name\n"
        "looks('Rosa'); read_name('Rosa')\n"
        "loaded = [name for name in sys.modules if name.startswith(('precis_i18n', 'confusable_homoglyphs'))]\n"
        "assert not loaded, loaded\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


def test_the_version_of_the_tables_begins_with_the_version_of_the_keys():
    assert text_identity.tables_version().startswith(f"{text_identity.VERSION}-")
