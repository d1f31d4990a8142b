"""Tests that axe-core finds nothing serious on any screen, in any language, light or dark.

The default run covers one screen of each kind in one of the two most different looks. The long run covers every screen
in both themes and two languages, the nightly run in every language and theme.
"""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.nightly import NIGHTLY
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.screens import SCREENS, apply_settings
from virado.languages import LANGUAGES

LOOKS = tuple((language, theme) for language in LANGUAGES for theme in ("light", "dark"))
FEW_LOOKS = ((("en", "light"),), (("fa", "dark"),))
"""Each theme and each writing direction once; the screens alternate between them."""


def more_looks(number: int) -> tuple[tuple[str, str], ...]:
    """Return the looks of the screen with this number in the long run; the languages alternate."""
    if NIGHTLY:
        return LOOKS
    languages = list(LANGUAGES)
    return tuple(
        (languages[place % len(languages)], theme)
        for place, theme in ((number, "light"), (number + len(languages) // 2, "dark"))
    )


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
"""One screen of each kind."""


@pytest.mark.parametrize(
    ("name", "looks"),
    [
        *(pytest.param(name, FEW_LOOKS[number % 2], id=name) for number, name in enumerate(KINDS)),
        *(
            pytest.param(name, more_looks(number), id=f"{name}-in-more-looks", marks=pytest.mark.slow)
            for number, name in enumerate(SCREENS)
        ),
    ],
)
def test_axe_finds_nothing_serious(
    host: Host, open_page: Opening, name: str, looks: tuple[tuple[str, str], ...]
):
    workers = "allow" if name == "server-away" else "block"
    page = open_page(viewport=PHONE, service_workers=workers)
    show = SCREENS[name](page, host)
    found: list[str] = []
    shown = ""
    for language, theme in looks:
        apply_settings(page, language=language, theme=theme)
        if language != shown:
            show()
            shown = language
        found += [f"{language}, {theme}: {problem}" for problem in _problems(page)]
    assert found == []


def _problems(page: Page) -> list[str]:
    result: dict[str, Any] = Axe().run(page).response  # pyright: ignore
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:200]}"
        for problem in result["violations"]
        if problem["impact"] in ("serious", "critical")
    ]
