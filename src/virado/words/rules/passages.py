"""Files of passages, one for each family and language: `words/rules/<family>/<language>.md`.

The English file contains the headers (rule numbers, conditions) and defines the order. The other files contain the
same passages, identified by their ids.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from virado.languages import fallbacks
from virado.words import data_files
from virado.words.rules.conditions import ALWAYS, Condition, condition
from virado.words.rules.errors import RulesFileError

FOLDER = Path(__file__).parent
REFERENCE = "en"
"""The language whose files contain the headers."""

LineKind: TypeAlias = Literal[
    "text", "item", "step", "row", "source", "example", "ask", "answer", "more", "gap"
]
_KINDS: tuple[tuple[str, LineKind], ...] = (
    ("- ", "item"),
    ("1. ", "step"),
    ("|", "row"),
    ("source: ", "source"),
    ("example: ", "example"),
    ("ask: ", "ask"),
    ("answer: ", "answer"),
)
_HEADING = re.compile(r"(##?) ([a-z][a-z0-9-]*)(?:: (.+))?")
_LINE = re.compile(r"(?:\{\?([^}]*)\}\s*)?(.*)")
_HEADER = re.compile(r"(rules|if): (.+)")


class PassageLine(NamedTuple):
    """A line of a passage: sentences, a list item or a table row."""

    kind: LineKind
    text: str
    condition: Condition = ALWAYS


GAP = PassageLine("gap", "")
"""An empty line, which ends a block of lines."""


class Passage(NamedTuple):
    """A passage as its file contains it."""

    id: str
    title: str
    level: Literal[1, 2]
    numbers: tuple[str, ...]
    condition: Condition
    lines: tuple[PassageLine, ...]


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An example as its file contains it."""

    variant: str
    """Variant in which the claims hold, used if the reader has not chosen a variant."""
    position: dict[str, Any]
    """The position in the format of `virado.words.rules.positions`, which also validates it."""
    where: dict[str, dict[str, Any]] = {}
    """Replacements for fields of the position, by condition.

    Only the first condition that holds for the variant is applied.
    """
    card: str | None = None
    """Card of the reader's hand that the question is about; None if the question is not about a card."""
    legal: tuple[str, ...] = ()
    """Moves that the answer calls legal.

    If there are too many legal moves, only these are offered.
    """
    only: bool = False
    """True if `legal` contains all legal moves of the card, or of the reader if there is no card in question."""
    effects: dict[str, dict[str, object]] = {}
    """Effects that the answer of the example claims, by move.

    Each maps fields of the effect, or nested fields such as `groups.3.class_name`, to their expected values.
    """
    refused: dict[str, str] = {}
    """Moves that the answer calls illegal, with the rules that forbid them in one variant or another: `C-6 C-16`."""


@cache
def passages(family: str, language: str) -> tuple[Passage, ...]:
    """Return the passages of a family in order, with the headers of the English file.

    A passage that the language lacks is that of its fallback. The result is empty if no rules have been written.
    """
    own = parse_file(family, language)
    if language == REFERENCE:
        return own
    headers = passages(family, REFERENCE)
    unknown = {passage.id for passage in own} - {header.id for header in headers}
    if unknown:
        raise RulesFileError(f"{family}/{language}.md: {REFERENCE}.md has no {', '.join(sorted(unknown))}")
    by_id = {passage.id: passage for passage in (*passages(family, fallbacks(language)[1]), *own)}
    return tuple(
        by_id[header.id]._replace(level=header.level, numbers=header.numbers, condition=header.condition)
        for header in headers
    )


@cache
def examples(family: str) -> dict[str, Example]:
    """Return the examples of a family by id."""
    path = FOLDER / family / "examples.yaml"
    if not path.is_file():
        return {}
    return data_files.decode(path, dict[str, Example])


@cache
def families() -> tuple[str, ...]:
    """Return the families that have passages."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob(f"*/{REFERENCE}.md")))


def parse_file(family: str, language: str) -> tuple[Passage, ...]:
    """Return the passages in a file.

    Raises RulesFileError, with the line number, for a syntax error.
    """
    path = FOLDER / family / f"{language}.md"
    return parse(path.read_text("utf-8"), f"{family}/{language}.md") if path.is_file() else ()


def parse(source: str, name: str) -> tuple[Passage, ...]:
    """Return the passages in the source of a file with this name.

    Raises RulesFileError, with the name and the line number, for a syntax error.
    """
    found: list[Passage] = []
    for number, line in enumerate(source.splitlines(), 1):
        try:
            _add(found, line.rstrip())
        except RulesFileError as error:
            raise RulesFileError(f"{name}:{number}: {error}") from None
    return tuple(found)


def _add(found: list[Passage], line: str) -> None:
    if line.startswith("#"):
        heading = _HEADING.fullmatch(line)
        if heading is None:
            raise RulesFileError("a heading must be '# id: Title', '## id: Title' or '## id'")
        if any(passage.id == heading[2] for passage in found):
            raise RulesFileError(f"{heading[2]} is defined twice")
        level = 1 if heading[1] == "#" else 2
        found.append(Passage(heading[2], heading[3] or "", level, (), ALWAYS, ()))
    elif found:
        found[-1] = _append_line(found[-1], line)
    elif line:
        raise RulesFileError("line outside a passage")


def _append_line(passage: Passage, line: str) -> Passage:
    header = _HEADER.fullmatch(line)
    if header and not passage.lines:
        if header[1] == "rules":
            return passage._replace(numbers=tuple(header[2].split()))
        return passage._replace(condition=condition(header[2]))
    if not line:
        return passage._replace(lines=(*passage.lines, GAP))
    parts = _LINE.fullmatch(line.strip())
    assert parts is not None
    when = condition(parts[1].strip()) if parts[1] is not None else ALWAYS
    prefix, kind = next((each for each in _KINDS if parts[2].startswith(each[0])), ("", "text"))
    if line.startswith(" "):
        prefix, kind = "", "more"
    text = parts[2] if kind == "row" else parts[2].removeprefix(prefix)
    return passage._replace(lines=(*passage.lines, PassageLine(kind, text, when)))
