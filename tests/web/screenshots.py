"""Screenshots of every screen: `python -m tests.web.screenshots FOLDER [NAME ...] [--window WINDOW ...]`.

Each screen is taken in seven windows (a phone in both orientations, a small screen at 200 %, a tablet, a laptop, a
desktop, a large screen), light and dark, in every language. The files are `FOLDER/name-language-device-theme.png` and
one contact sheet per screen. `--window` selects other windows by name or size: `--window small 412x915`.
"""

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.screens import SCREENS, apply_settings
from tests.web.tables import PLAIN, register_name
from virado.languages import DEFAULT, LANGUAGES

DEVICES = {
    "phone": (390, 844),
    "low": (844, 390),
    "magnified": (640, 450),
    "tablet": (820, 1180),
    "laptop": (1366, 650),
    "desktop": (1440, 900),
    "large": (1920, 1080),
}
"""Windows by name; `magnified` is a small screen at 200 %."""
OTHERS = {"small": (360, 640), "smallest": (320, 568)}
"""Small phones."""
THEMES = ("light", "dark")
SHEET_HEIGHT = 620


def window(text: str) -> str:
    """Return the name or the size of a window. Raises ArgumentTypeError if the text is neither."""
    if text in DEVICES or text in OTHERS or re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", text):
        return text
    names = ", ".join((*DEVICES, *OTHERS))
    raise argparse.ArgumentTypeError(f"{text!r} is no window: {names}, or a size such as 412x915")


def take(
    browser: Browser, host: Host, name: str, folder: Path, windows: Sequence[str] = tuple(DEVICES)
) -> list[Path]:
    """Take screenshots of one screen in these windows, and return their paths."""
    host.begin(name)
    taken: list[Path] = []
    page = browser.new_context(base_url=host.address, viewport=_size("phone")).new_page()
    chosen = {"name": "Priya", "language": DEFAULT, "tempo": 0, "sound": "off", "offered": True}
    stored = json.dumps(json.dumps({**chosen, "theme": THEMES[0]}))
    page.add_init_script(
        f"if (!localStorage.getItem('virado-settings')) localStorage.setItem('virado-settings', {stored});"
    )
    page.goto(PLAIN)
    register_name(page, "Priya")
    show = SCREENS[name](page, host)
    for language in LANGUAGES:
        page.set_viewport_size(_size("phone"))
        apply_settings(page, language=language)
        show()
        for device in windows:
            page.set_viewport_size(_size(device))
            for theme in THEMES:
                apply_settings(page, theme=theme)
                path = folder / f"{name}-{language}-{device}-{theme}.png"
                page.screenshot(path=path)
                taken.append(path)
    for context in browser.contexts:
        context.close()
    return taken


def _size(device: str) -> ViewportSize:
    width, height = {**DEVICES, **OTHERS}.get(device) or map(int, device.split("x"))
    return {"width": width, "height": height}


def sheet(browser: Browser, pictures: Sequence[Path], path: Path) -> None:
    """Write a contact sheet with a row for each language."""
    rows = ""
    for language in LANGUAGES:
        images = "".join(
            f'<img src="{picture.as_uri()}" height="{SHEET_HEIGHT}">'
            for picture in pictures
            if f"-{language}-" in picture.name
        )
        rows += f'<div style="display:flex;gap:8px;margin-bottom:8px">{images}</div>'
    page_file = path.with_suffix(".html")
    page_file.write_text(
        f'<body style="margin:8px;background:#777;width:max-content">{rows}</body>', encoding="utf-8"
    )
    with browser.new_context(viewport={"width": 6800, "height": 1900}) as context:
        page = context.new_page()
        page.goto(page_file.as_uri())
        page.screenshot(path=path, full_page=True)
    page_file.unlink()


def main(arguments: Sequence[str]) -> None:
    """Take screenshots of the screens named in the arguments, or of all screens."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCREENS))
    parser.add_argument("--window", nargs="+", type=window, default=list(DEVICES), metavar="WINDOW")
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = asked.names or list(SCREENS)
    if unknown := set(names) - set(SCREENS):
        parser.error(f"no such screen: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as data, Host(Path(data)) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        for name in names:
            sheet(browser, take(browser, host, name, folder, asked.window), folder / f"{name}.png")
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
