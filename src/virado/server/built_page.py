"""The folder of the browser page, built into the wheel from web/ (docs/explanation/web.md)."""

import os
import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

FOLDER = "virado/web"
"""Folder of the built client, relative to the installed packages."""


def folder() -> Path | None:
    """Return the folder of the built client; None if it has not been built.

    For development, the environment variable VIRADO_WEB names another folder.
    """
    if configured := os.environ.get("VIRADO_WEB"):
        return Path(configured)
    try:
        found = Path(str(distribution("virado").locate_file(FOLDER)))
    except PackageNotFoundError:
        return None
    return found if (found / "index.html").is_file() else None


def font_styles(page: Path) -> dict[str, str]:
    """Return the paths of the style sheets with the fonts of languages, by language, below the folder of a page."""
    return {
        language: path.relative_to(page).as_posix()
        for path in sorted(page.glob("assets/catalogue-*.css"))
        for language in re.findall(r":root:lang\((\w+)\)", path.read_text(encoding="utf-8"))
    }
