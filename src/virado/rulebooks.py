"""The rulebooks, read from the installed package or, in a source checkout, from docs/rules."""

import importlib.resources
from pathlib import Path

FOLDER = "rulebooks"
SOURCE_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"


def text(name: str) -> str:
    """Return the text of a rulebook, such as `casino.md`, in Markdown.

    Raises FileNotFoundError if no rulebook has this file name.
    """
    installed = importlib.resources.files("virado") / FOLDER / name
    source = installed if installed.is_file() else SOURCE_FOLDER / name
    return source.read_text(encoding="utf-8")


def sections(markdown: str) -> dict[str, str]:
    """Return the sections of a rulebook by their `##` headings.

    Text before the first heading has the key "".
    """
    found: dict[str, list[str]] = {"": []}
    title = ""
    for line in markdown.splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
            found[title] = []
        else:
            found[title].append(line)
    return {title: "\n".join(lines).strip() for title, lines in found.items()}
