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
from virado.words import Catalogue, catalogue_for
from virado.words.options import flat

OFF = (False, None, 0, "none", "never", "off")
"""Values that mean that a rule is not used."""


def run(args: argparse.Namespace) -> int:
    """Print what is played: options that matter, terms, rules."""
    page = text(find_variant(args.variant), catalogue_for(args.lang))
    if show.on_terminal():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(page))
    else:
        show.line(page)
    return 0


def text(variant: Variant, words: Catalogue) -> str:
    """The page of a variant as Markdown. The rulebook itself is in English."""
    book = rulebooks.sections(rulebooks.text(variant.game.rulebook))
    options: dict[str, Any] = msgspec.to_builtins(variant.options)
    values = flat(options)
    slug = variant.slug
    players = words.text("commands-rules-players", numbers=variant.preset.players)
    heads = [f"`{variant}`", players, words.variant_place(slug)]
    parts = [
        f"# {words.variant_title(slug)}",
        " · ".join(head for head in heads if head),
        words.variant_summary(slug),
        f"## {words.text('commands-rules-options')}",
        "\n".join(_option(variant, name, value, words) for name, value in values.items() if value not in OFF),
    ]
    off = tuple(f"`{name}`" for name, value in values.items() if value in OFF)
    if off:
        parts.append(words.text("commands-rules-not-used", items=off))
    for title, body in book.items():
        if title.startswith(("1.", "4.")):
            parts += [f"## {title[2:].strip()}", _applying(body.rstrip("- \n"), options, words)]
    return "\n\n".join(part for part in parts if part)


def _option(variant: Variant, name: str, value: Any, words: Catalogue) -> str:
    """An option and its value, as they are typed and in words."""
    family = variant.game.name
    typed, worded = _value(value), words.option_value(family, name, value)
    line = f"- `{name}` = **{typed}**: {words.option(family, name)}"
    return line if isinstance(value, bool | int) or worded == typed else f"{line}: {worded}"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(_value(item) for item in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return str(value)


def _applying(rules: str, options: Mapping[str, Any], words: Catalogue) -> str:
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
    if not left_out:
        return text
    return f"{text}\n\n{words.text('commands-rules-not-played', items=tuple(left_out))}"
