"""`virado rules VARIANT`: the rulebook as it applies to a variant, and the values of its options."""

import argparse
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from virado import rulebooks
from virado.commands import show
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant

OFF = (False, None, 0, "none", "never", "off")
"""Values that mean that a rule is not used."""


def run(args: argparse.Namespace) -> int:
    """Print what is played: options that matter, terms, rules."""
    page = text(find_variant(args.variant))
    if show.on_terminal():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(page))
    else:
        show.line(page)
    return 0


def text(variant: Variant) -> str:
    """The page of a variant as Markdown."""
    book = rulebooks.sections(rulebooks.text(variant.game.rulebook))
    options: dict[str, Any] = msgspec.to_builtins(variant.options)
    values = flat(options)
    meanings = _meanings(next(body for title, body in book.items() if title.startswith("2.")))
    preset = variant.preset
    seats = ", ".join(map(str, preset.players))
    parts = [
        f"# {preset.title}",
        f"`{variant}` · {seats} players" + (f" · {preset.place}" if preset.place else ""),
        preset.summary,
        "## Options",
        "\n".join(
            f"- `{name}` = **{_value(value)}**" + (f": {meanings[name]}" if name in meanings else "")
            for name, value in values.items()
            if value not in OFF
        ),
    ]
    off = [f"`{name}`" for name, value in values.items() if value in OFF]
    if off:
        parts.append(f"Not used (false, none or 0): {', '.join(off)}.")
    for title, body in book.items():
        if title.startswith(("1.", "4.")):
            parts += [f"## {title[2:].strip()}", _applying(body.rstrip("- \n"), options)]
    return "\n\n".join(part for part in parts if part)


def flat(options: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """Options by name, nested ones as `points.ace`."""
    found: dict[str, Any] = {}
    for name, value in options.items():
        if isinstance(value, dict):
            found |= flat(value, f"{path}{name}.")  # pyright: ignore[reportUnknownArgumentType]
        else:
            found[path + name] = value
    return found


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(_value(item) for item in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return str(value)


def _meanings(table: str) -> dict[str, str]:
    """What the option table of a rulebook says about each option: the last cell of its row."""
    lines = [line.strip().strip("|") for line in table.splitlines() if line.startswith("| `")]
    rows = [re.split(r"(?<!\\)\|", line) for line in lines]
    return {row[0].strip().strip("`"): row[-1].strip() for row in rows}


def _applying(rules: str, options: Mapping[str, Any]) -> str:
    """The rules without those whose heading names an option value that this variant does not have.

    Such a heading reads `### C-16 Capture with several cards (multi_play sum, groups)`.
    """
    kept: list[str] = []
    left_out: list[str] = []
    for part in re.split(r"^(?=### )", rules, flags=re.MULTILINE):
        heading = part.partition("\n")[0]
        condition = re.search(r"\((?P<option>\w+) (?P<values>[\w, ]+)\)", heading)
        value = options.get(condition["option"]) if condition else None
        if condition and value is not None and str(value) not in condition["values"].split(", "):
            left_out.append(heading.removeprefix("### ").partition(" ")[0])
        else:
            kept.append(part)
    text = "".join(kept).rstrip()
    return f"{text}\n\nNot played in this form: {', '.join(left_out)}." if left_out else text
