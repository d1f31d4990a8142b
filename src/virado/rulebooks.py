"""The rulebooks: inside the package once it is installed, in docs/rules while it is worked on."""

import importlib.resources
from pathlib import Path

FOLDER = "rulebooks"
WORKSHOP = Path(__file__).resolve().parents[2] / "docs" / "rules"


def text(name: str) -> str:
    """The rulebook of that file name (`casino.md`) as Markdown; FileNotFoundError if there is none."""
    installed = importlib.resources.files("virado") / FOLDER / name
    source = installed if installed.is_file() else WORKSHOP / name
    return source.read_text(encoding="utf-8")


def sections(markdown: str) -> dict[str, str]:
    """The sections of a rulebook by their `##` headings; what stands before them is under ""."""
    found: dict[str, list[str]] = {"": []}
    title = ""
    for line in markdown.splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
            found[title] = []
        else:
            found[title].append(line)
    return {title: "\n".join(lines).strip() for title, lines in found.items()}
