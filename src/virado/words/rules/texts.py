"""The players' rules of a variant as data, ready to be drawn: sections of blocks of spans."""

from typing import Literal, TypeAlias

import msgspec

from virado.games.messages import Cards
from virado.refusal import Facts

SpanStyle: TypeAlias = Literal["plain", "strong", "term", "typed", "cards", "build"]
"""How a span is drawn: a word of the game where it is explained is a `term`; what is typed is `typed`; `cards` lie beside each
other, and a `build` is one stack of them."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line."""

    text: str
    """As plain text: cards as `4♥ 10♦`, a build in brackets."""
    style: SpanStyle = "plain"
    """How it is drawn: a word of the game where it is explained is a `term`; what is typed is `typed`; `cards` lie beside
    each other, and a `build` is one stack of them."""
    cards: Cards = ()
    """Of `cards` and `build`."""


Line: TypeAlias = tuple[Span, ...]


class Paragraph(msgspec.Struct, frozen=True, tag_field="block", tag="paragraph"):
    """Sentences."""

    line: Line
    """The sentences, piece by piece."""


class Listed(msgspec.Struct, frozen=True, tag_field="block", tag="list"):
    """A list; with `ordered`, of steps."""

    items: tuple[Line, ...]
    """From top to bottom."""
    ordered: bool = False
    """Whether the order matters, so that the items are numbered."""


class TextTable(msgspec.Struct, frozen=True, tag_field="block", tag="table"):
    """A table; each row has as many cells as the head."""

    head: tuple[Line, ...]
    """The titles of the columns."""
    rows: tuple[tuple[Line, ...], ...]
    """From top to bottom, each cell by cell."""


class Place(msgspec.Struct, frozen=True):
    """What lies somewhere in an example."""

    label: str
    """Where it lies: the table, a hand."""
    line: Line
    """What lies there."""


class Asked(msgspec.Struct, frozen=True, tag_field="block", tag="example"):
    """A small position to try, by its id (`virado.words.rules.example`), with a question and its answer."""

    id: str
    """Id of the example, as in `/api/examples/{id}`."""
    ask: Line
    """The question."""
    answer: Line
    """What the text says to it."""
    places: tuple[Place, ...] = ()
    """The position, where nobody draws it."""


class SourceLine(msgspec.Struct, frozen=True, tag_field="block", tag="source"):
    """Where something is from."""

    line: Line
    """Where from, piece by piece."""


Block: TypeAlias = Paragraph | Listed | TextTable | Asked | SourceLine


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
    """In the order of reading."""


class RulesText(msgspec.Struct, frozen=True, kw_only=True):
    """The whole text of a variant in a language."""

    variant: str
    """Canonical text."""
    family: str
    """Name of the family."""
    language: str
    """`en`, `de` or `fa`."""
    rtl: bool
    """Whether the language is written from right to left."""
    title: str
    """Name of the variant for people."""
    place: str
    """Where it is played; may be empty."""
    summary: str
    """What it is, in a sentence."""
    sections: tuple[Section, ...]
    """In the order of reading; the first tells in short how to play."""


class RefusedMove(msgspec.Struct, frozen=True, kw_only=True):
    """Why a move is refused in an example."""

    code: str
    """As in `Refusal`."""
    rule: str | None
    """Number of the rule in the rulebook: `C-8`; None if it is about no rule."""
    message: str
    """Why, in the language asked for."""
    section: str | None
    """The section that explains the rule."""
    facts: Facts
    """As in `Refusal`."""
