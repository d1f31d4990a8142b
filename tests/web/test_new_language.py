"""A language of a few messages in a built page: what it lacks is English, and a match is played in it."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.nightly import nightly
from tests.web.client import ROOT, TYPES, client_copy, run_node
from tests.web.host import Host
from tests.web.player import Player
from tests.web.screens import apply_settings
from tests.web.tables import PLAIN, new_table, register_name
from tests.words.new_languages import added_languages
from virado.interop.schema import files
from virado.languages import offered

PAGE = "web-what-to-play = tlhWhat\nweb-language = tlhLanguage\n"

pytestmark = nightly


def test_a_match_is_played_in_a_new_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser
):
    words = tmp_path / "words"
    words.mkdir()
    with added_languages(words, monkeypatch), client_copy() as web:
        project = web.parent
        shutil.copytree(ROOT / "src", project / "src", dirs_exist_ok=True)
        wire = json.loads(files()["messages/wire.json"])
        wire["lists"]["Language"] = offered("home")  # of the running program otherwise
        (project / "docs" / "messages" / "wire.json").write_text(json.dumps(wire), "utf-8")
        (web / "src" / "words" / "tlh").mkdir()
        (web / "src" / "words" / "tlh" / "web-home.ftl").write_text(PAGE, "utf-8")
        shutil.copytree(words / "tlh", project / "src" / "virado" / "words" / "tlh")
        run_node(web, *TYPES)
        run_node(web, "node_modules/vite/bin/vite.js", "build")
        monkeypatch.setenv("VIRADO_WEB", str(web / "dist"))
        with Host(tmp_path) as host:
            host.begin("new language")
            errors: list[str] = []
            page = browser.new_page(base_url=host.address)
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(PLAIN)
            register_name(page, "Priya")
            page.goto("/")
            apply_settings(page, language="tlh", tempo=0)
            expect(page.locator("h1")).to_have_text("tlhWhat")
            expect(page.locator(".game h2").first).not_to_be_empty()
            new_table(page, "raub")
            Player(page).play_match()
            text = page.locator("body").inner_text()
            page.context.close()
    assert "tlh" in text
    assert "web-" not in text
    assert errors == []
