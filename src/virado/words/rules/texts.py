"""The players' rules of a variant as data, ready to be drawn: sections of blocks of spans."""

from typing import Literal, TypeAlias

import msgspec

from virado.games.messages import Cards
from virado.refusal import Facts

Style: TypeAlias = Literal["plain", "strong", "term", "typed", "cards", "build"]
"""How a span is drawn: a word of the game where it is explained is a `term`; what is typed is `typed`; `cards` lie beside each
other, and a `build` is one stack of them."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line."""

    text: str
    """As plain text: cards as `4♥ 10♦`, a build in brackets."""
    style: Style = "plain"
    cards: Cards = ()
    """Of `cards` and `build`."""


Line: TypeAlias = tuple[Span, ...]


class Paragraph(msgspec.Struct, frozen=True, tag_field="block", tag="paragraph"):
    """Sentences."""

    line: Line


class Listed(msgspec.Struct, frozen=True, tag_field="block", tag="list"):
    """A list; with `ordered`, of steps."""

    items: tuple[Line, ...]
    ordered: bool = False


class Table(msgspec.Struct, frozen=True, tag_field="block", tag="table"):
    """A table; each row has as many cells as the head."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


class Place(msgspec.Struct, frozen=True):
    """What lies somewhere in an example."""

    label: str
    line: Line


class Asked(msgspec.Struct, frozen=True, tag_field="block", tag="example"):
    """A small position to try, by its id (`virado.words.rules.example`), with a question and its answer."""

    id: str
    ask: Line
    answer: Line
    places: tuple[Place, ...] = ()
    """The position, where nobody draws it."""


class Source(msgspec.Struct, frozen=True, tag_field="block", tag="source"):
    """Where something is from."""

    line: Line


Block: TypeAlias = Paragraph | Listed | Table | Asked | Source


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A passage of the text."""

    id: str
    """The same in every language and variant: what a link names."""
    title: str
    """Empty for a passage that goes on under the title before it."""
    level: Literal[1, 2]
    """1: a chapter; 2: a passage in one."""
    numbers: tuple[str, ...] = ()
    """The numbers of the rules that it explains: `C-8`."""
    blocks: tuple[Block, ...] = ()


class RulesText(msgspec.Struct, frozen=True, kw_only=True):
    """The whole text of a variant in a language."""

    variant: str
    """Canonical text."""
    family: str
    language: str
    rtl: bool
    title: str
    place: str
    summary: str
    sections: tuple[Section, ...]
    """In the order of reading; the first tells in short how to play."""


class RefusedMove(msgspec.Struct, frozen=True, kw_only=True):
    """Why a move is refused in an example."""

    code: str
    rule: str | None
    message: str
    section: str | None
    """The section that explains the rule."""
    facts: Facts
