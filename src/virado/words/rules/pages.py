"""Pages of rules as Markdown: the players' rules of a variant, or the rules of the rulebook that apply to it."""

import re
from collections.abc import Mapping

import msgspec

from virado import rulebooks
from virado.games.variant import Variant, flat
from virado.words import Catalogue
from virado.words.options import is_off
from virado.words.rules import markdown, rules_of, section_for

_RULE = re.compile(r"### ([A-Z]-\d+)|\*\*([A-Z]-\d+) ")


def players_text(variant: Variant, words: Catalogue, number: str = "") -> str:
    """Return the players' rules as Markdown, or only the passage that explains a rule (`C-8`).

    The result is empty if no passage explains the rule.
    """
    found = rules_of(variant, words.tag)
    if not number:
        return markdown(found)
    section = section_for(variant, number.strip().upper())
    return markdown(found, section) if section else ""


def rule_in(page: str, number: str) -> str:
    """Return a numbered rule from a page of `rulebook_text`; empty if the page does not contain it."""
    found: list[str] = []
    inside = False
    for line in page.splitlines():
        heading = _RULE.match(line)
        if heading:
            inside = number.strip().upper() in (heading[1], heading[2])
        elif line.startswith("## "):
            inside = False
        if inside:
            found.append(line)
    return "\n".join(found).strip()


def rulebook_text(variant: Variant, words: Catalogue) -> str:
    """Return the rules of the rulebook that apply to a variant, as Markdown.

    The text of the rulebook is in English.
    """
    try:
        book = rulebooks.sections(rulebooks.text(variant.game.rulebook))
    except FileNotFoundError:  # a family from outside this package may have none
        book = {}
    options: dict[str, object] = msgspec.to_builtins(variant.options)
    values = flat(options)
    slug = variant.slug
    players = words.text("commands-rules-players", numbers=variant.preset.players)
    heads = [f"`{variant}`", players, words.variant_place(slug)]
    parts = [
        f"# {words.variant_title(slug)}",
        " · ".join(head for head in heads if head),
        words.variant_summary(slug),
        f"## {words.text('commands-rules-options')}",
        "\n".join(
            _option(variant, name, value, words) for name, value in values.items() if not is_off(value)
        ),
    ]
    off = tuple(f"`{name}`" for name, value in values.items() if is_off(value))
    if off:
        parts.append(words.text("commands-rules-not-used", items=off))
    if not book:
        parts.append(words.text("commands-rules-no-rulebook"))
    for title, body in book.items():
        if title.startswith(("1.", "4.")):
            parts += [f"## {title[2:].strip()}", _applicable_rules(body.rstrip("- \n"), options, words)]
    return "\n\n".join(part for part in parts if part)


def _option(variant: Variant, name: str, value: object, words: Catalogue) -> str:
    """Return an option and its value, as typed and in words."""
    family = variant.game.name
    typed, worded = _value(value), words.option_value(family, name, value)
    line = f"- `{name}` = **{typed}**: {words.option(family, name)}"
    return line if isinstance(value, bool | int) or worded == typed else f"{line}: {worded}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(_value(item) for item in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return str(value)


def _applicable_rules(rules: str, options: Mapping[str, object], words: Catalogue) -> str:
    """Return the rules that apply to this variant's option values.

    The heading of a rule names the option and the values: `### C-16 Capture with several cards (multi_play sum,
    groups)`.
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
