"""The files of passages: one per family and language, `words/rules/<family>/<language>.md`.

The English file has the headers (rule numbers, conditions) and the order; the others have the same passages by id.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from virado.words.rules.conditions import ALWAYS, Condition, condition
from virado.words.rules.errors import RulesFileError

FOLDER = Path(__file__).parent
REFERENCE = "en"
"""The language whose files have the headers."""

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
    """A line of a passage: sentences, an item, a row."""

    kind: LineKind
    text: str
    condition: Condition = ALWAYS


GAP = PassageLine("gap", "")
"""An empty line: what follows is a block of its own."""


class Passage(NamedTuple):
    """A passage as it is written."""

    id: str
    title: str
    level: Literal[1, 2]
    numbers: tuple[str, ...]
    condition: Condition
    lines: tuple[PassageLine, ...]


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An example as it is written."""

    variant: str
    """A variant in which it holds, shown where nobody says in which they play."""
    position: dict[str, Any]
    """As `virado.words.rules.positions` reads it, which says what is wrong with it."""
    where: dict[str, dict[str, Any]] = {}
    """By condition, what the position has instead in variants in which it holds; the first that does counts."""
    card: str | None = None
    """The card of the reader's hand that the question is about."""
    legal: tuple[str, ...] = ()
    """Moves that the answer calls legal; the only ones that are offered where there are very many others."""
    only: bool = False
    """Whether these are all that the card (or without one, the reader) may do."""
    effects: dict[str, dict[str, object]] = {}
    """What the answer says that moves do: fields of their effects, or `groups.3.class_name` inside one."""
    refused: dict[str, str] = {}
    """Moves that the answer calls forbidden, and the rules that forbid them in one form or another: `C-6 C-16`."""


@cache
def passages(family: str, language: str) -> tuple[Passage, ...]:
    """The passages of a family in order, with the headers of the English file; none if nothing has been written yet."""
    own = parse_file(family, language)
    if language == REFERENCE:
        return own
    by_id = {passage.id: passage for passage in own}
    headers = parse_file(family, REFERENCE)
    unknown = set(by_id) - {passage.id for passage in headers}
    if unknown:
        raise RulesFileError(f"{family}/{language}.md: {REFERENCE}.md has no {', '.join(sorted(unknown))}")
    return tuple(
        by_id[header.id]._replace(level=header.level, numbers=header.numbers, condition=header.condition)
        for header in headers
        if header.id in by_id
    )


@cache
def examples(family: str) -> dict[str, Example]:
    """The examples of a family by id."""
    path = FOLDER / family / "examples.yaml"
    if not path.is_file():
        return {}
    return msgspec.yaml.decode(path.read_bytes(), type=dict[str, Example])


@cache
def families() -> tuple[str, ...]:
    """The families that there are passages of."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob(f"*/{REFERENCE}.md")))


def parse_file(family: str, language: str) -> tuple[Passage, ...]:
    """The passages of a file; MistakeError names the line of a mistake."""
    path = FOLDER / family / f"{language}.md"
    if not path.is_file():
        return ()
    found: list[Passage] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            _add(found, line.rstrip())
        except RulesFileError as error:
            raise RulesFileError(f"{family}/{language}.md:{number}: {error}") from None
    return tuple(found)


def _add(found: list[Passage], line: str) -> None:
    if line.startswith("#"):
        heading = _HEADING.fullmatch(line)
        if heading is None:
            raise RulesFileError("a heading is '# id: Title', '## id: Title' or '## id'")
        if any(passage.id == heading[2] for passage in found):
            raise RulesFileError(f"{heading[2]} is there twice")
        level = 1 if heading[1] == "#" else 2
        found.append(Passage(heading[2], heading[3] or "", level, (), ALWAYS, ()))
    elif found:
        found[-1] = _append_line(found[-1], line)
    elif line:
        raise RulesFileError("this line belongs to no passage")


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
