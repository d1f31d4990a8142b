"""Tests that the documentation lists the same keys as the page."""

import re

import pytest

from tests.web.client import ROOT
from virado.languages import LANGUAGES

TABLE = ROOT / "web" / "src" / "table"
MESSAGE = re.compile(r"^(web-key-\w+) = (.+)$", re.MULTILINE)
LISTED = re.compile(r'\{ shown: "(.+?)", does: "(.+?)"')


def keys() -> list[tuple[str, str]]:
    """Return the label and the message of each key."""
    return LISTED.findall((TABLE / "keys.ts").read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, str]:
    folder = ROOT / "web" / "src" / "words" / language
    return dict(MESSAGE.findall((folder / "web-table.ftl").read_text(encoding="utf-8")))


def test_the_documentation_has_the_keys_of_the_help() -> None:
    (page,) = (ROOT / "docs").rglob("playing.md")
    text = page.read_text(encoding="utf-8").partition("\n## Keys\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", text, re.MULTILINE)
    english = messages("en")
    assert rows == [("key", "does"), *((shown, english[does]) for shown, does in keys())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_listed_once_and_described_in_every_language(language: str) -> None:
    listed = keys()
    assert len({shown for shown, _ in listed}) == len(listed)
    assert {does for _, does in listed} == set(messages(language))


def test_letters_are_read_from_the_list_alone() -> None:
    direct = re.compile(r"""["'`]Key[A-Z]["'`]|\bKey[A-Z]:|\.key === ["'][A-Za-z]["']""")
    sources = [
        path
        for kind in ("*.ts", "*.svelte")
        for path in (ROOT / "web" / "src").rglob(kind)
        if ".test." not in path.name and "generated" not in path.parts
    ]
    assert TABLE / "keyboard.ts" in sources
    found = [path.name for path in sources if direct.search(path.read_text(encoding="utf-8"))]
    assert not found, "these read a letter key themselves; table/keys.ts has the list"
