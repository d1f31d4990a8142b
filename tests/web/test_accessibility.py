"""axe-core finds nothing serious on any screen, in any language, light or dark."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Opening
from tests.web.screens import SCREENS, choose

LANGUAGES = ("en", "de", "fa")
THEMES = ("light", "dark")
PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious(open_page: Opening, name: str, language: str):
    page = open_page(viewport=PHONE, settings={"language": language})
    SCREENS[name](page)
    found: list[str] = []
    for theme in THEMES:
        choose(page, theme=theme)
        result: dict[str, Any] = Axe().run(page).response  # pyright: ignore
        found += [
            f"{theme}: {problem['id']}: {problem['nodes'][0]['html'][:200]}"
            for problem in result["violations"]
            if problem["impact"] in ("serious", "critical")
        ]
    assert found == []
