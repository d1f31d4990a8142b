"""The players' rules of a variant as data for display: sections of blocks of spans."""

from typing import Literal, TypeAlias

import msgspec

from virado.games.messages import Cards
from virado.refusal import Facts

SpanStyle: TypeAlias = Literal["plain", "strong", "term", "typed", "cards", "build"]
"""Style of a span; see `Span.style`."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line in one style."""

    text: str
    """Plain text: cards as `4♥ 10♦`, a build in brackets."""
    style: SpanStyle = "plain"
    """Style of the span.

    `term` is a game term at the place that explains it, `typed` is input, `cards` are cards side by side, `build` is
    one pile of cards.
    """
    cards: Cards = ()
    """Names of the cards, for the styles `cards` and `build`."""


Line: TypeAlias = tuple[Span, ...]


class Paragraph(msgspec.Struct, frozen=True, tag_field="block", tag="paragraph"):
    """A paragraph of sentences."""

    line: Line
    """The sentences as spans."""


class Listed(msgspec.Struct, frozen=True, tag_field="block", tag="list"):
    """A list of items, numbered if `ordered` is true."""

    items: tuple[Line, ...]
    """Items from top to bottom."""
    ordered: bool = False
    """True if the items are steps in a fixed order; they are then numbered."""


class TextTable(msgspec.Struct, frozen=True, tag_field="block", tag="table"):
    """A table. Each row has as many cells as the head."""

    head: tuple[Line, ...]
    """Column titles."""
    rows: tuple[tuple[Line, ...], ...]
    """Rows from top to bottom, each a tuple of cells."""


class Place(msgspec.Struct, frozen=True):
    """Cards in one place of an example's position."""

    label: str
    """Name of the place, such as the table or a hand."""
    line: Line
    """The cards as spans."""


class Asked(msgspec.Struct, frozen=True, tag_field="block", tag="example"):
    """A small position that the reader can try (`virado.words.rules.examples`), with a question and its answer."""

    id: str
    """Id of the example, as in `/api/examples/{id}`."""
    ask: Line
    """The question."""
    answer: Line
    """The answer that the text gives."""
    places: tuple[Place, ...] = ()
    """The position in words, for a display without a drawing."""


class SourceLine(msgspec.Struct, frozen=True, tag_field="block", tag="source"):
    """A reference to a source."""

    line: Line
    """The reference as spans."""


Block: TypeAlias = Paragraph | Listed | TextTable | Asked | SourceLine


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A section of the players' rules."""

    id: str
    """Id for links; it is the same in every language and variant."""
    title: str
    """Title; empty if the section belongs under the previous title."""
    level: Literal[1, 2]
    """1 for a chapter, 2 for a section in a chapter."""
    numbers: tuple[str, ...] = ()
    """Numbers of the rules that the section explains, such as `C-8`."""
    blocks: tuple[Block, ...] = ()
    """Blocks in reading order."""


class RulesText(msgspec.Struct, frozen=True, kw_only=True):
    """The complete players' rules of a variant in one language."""

    variant: str
    """Canonical text of the variant."""
    family: str
    """Name of the family."""
    language: str
    """Language tag, such as `en` or `de`."""
    rtl: bool
    """True if the language is written from right to left."""
    title: str
    """Name of the variant for people."""
    place: str
    """Place where the variant is played; empty if the place is unknown."""
    summary: str
    """Special features of the variant, in a sentence."""
    sections: tuple[Section, ...]
    """Sections in reading order. The first is a short summary of the game."""


class RefusedMove(msgspec.Struct, frozen=True, kw_only=True):
    """The reason why a move in an example is refused."""

    code: str
    """Code of the refusal, as in `Refusal`."""
    rule: str | None
    """Number of the rule in the rulebook, such as `C-8`; None if no rule is concerned."""
    message: str
    """The reason as a sentence in the requested language."""
    section: str | None
    """Id of the section that explains the rule; None if there is none."""
    facts: Facts
    """Facts of the refusal, as in `Refusal`."""
