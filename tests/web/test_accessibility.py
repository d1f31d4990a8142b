"""axe-core finds nothing serious on any screen, in any language, light or dark."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.screens import SCREENS, choose
from virado.words.languages import LANGUAGES

THEMES = ("light", "dark")
PHONE = {"width": 390, "height": 844}
KINDS = (
    "home",
    "options",
    "lobby",
    "people-known",
    "seating-full",
    "casino",
    "exchange",
    "hazari",
    "chat",
    "undo-asked",
    "match-over",
    "rules",
    "replay",
)
"""One screen of each kind; the others are looked at in the long run."""


@pytest.mark.parametrize(
    "name", [name if name in KINDS else pytest.param(name, marks=pytest.mark.slow) for name in SCREENS]
)
def test_axe_finds_nothing_serious(host: Host, open_page: Opening, name: str):
    workers = "allow" if name == "server-away" else "block"
    page = open_page(viewport=PHONE, service_workers=workers)
    show = SCREENS[name](page, host)
    found: list[str] = []
    for language in LANGUAGES:
        choose(page, language=language)
        show()
        for theme in THEMES:
            choose(page, theme=theme)
            found += [f"{language}, {theme}: {problem}" for problem in _problems(page)]
    assert found == []


def _problems(page: Page) -> list[str]:
    result: dict[str, Any] = Axe().run(page).response  # pyright: ignore
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:200]}"
        for problem in result["violations"]
        if problem["impact"] in ("serious", "critical")
    ]
