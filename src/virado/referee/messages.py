"""The query and the ruling of the referee for real cards.

The request is stateless. A form (`RulingField`) describes the cards and choices to enter, so that a client can draw it
without knowing a rule. `text` and `message` are in the language of the request.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import PlainMap, VariantText
from virado.games.messages import Cards
from virado.refusal import Facts

LONGEST_VALUE = 600
"""Maximum number of characters of an entered value."""
MAX_VALUES = 24
"""Maximum number of values in a query."""

FieldId: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
"""Id of a field or a question."""
EnteredValue: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_VALUE)]
"""Cards as text, such as `Kh 10s` or `king of hearts, ten of spades`; or the value of a choice."""


class RulingQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to the referee about cards on a real table."""

    variant: VariantText
    """Slug or canonical text of the variant."""
    options: PlainMap = {}
    """Changed options."""
    question: FieldId | None = None
    """Kind of question (`Ruling.questions`); None for the first kind."""
    values: Annotated[dict[FieldId, EnteredValue], msgspec.Meta(max_length=MAX_VALUES)] = {}
    """Entered values by the id of their field. Cards may be named in any language."""


class RulingChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of question, or a value of a field of kind `choice`."""

    value: str
    """The value to send."""
    text: str
    """Its name."""


class RulingField(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a form."""

    id: str
    """Name of the field in `RulingQuery.values`."""
    text: str
    """Its name."""
    kind: Literal["cards", "choice"] = "cards"
    """`cards`: from `least` to `most` different cards. `choice`: one of `choices`."""
    least: int = 0
    """Minimum number of cards; 0 if the field may be empty."""
    most: int = 1
    """Maximum number of cards."""
    choices: tuple[RulingChoice, ...] = ()
    """Values of a choice. If the first value is empty, it stands for no choice."""
    when: str = ""
    """Id of the field that must hold cards before this one is useful; empty for none."""
    among: tuple[str, ...] = ()
    """Ids of the fields in which these cards lie, such as the hand from which a card is played; empty for the pack."""
    cards: Cards = ()
    """The cards that the referee has read in the query."""
    value: str = ""
    """The value of a choice that the query has."""


class RulingNote(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence of a ruling."""

    code: str
    """End of the key of the message `referee-note-...`, or the code of a refusal."""
    rule: str | None = None
    """Number of the rule in the rulebook."""
    facts: Facts = {}
    """Values for the message by name."""
    message: str = ""
    """The sentence."""


class RulingRow(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a trick, or a group, with its part in the result."""

    title: str
    """Its name, such as `Group 2`."""
    cards: Cards
    """Its cards."""
    text: str
    """Its strength in words, such as `run J-10-9`."""
    rule: str
    """Number of the rule in the rulebook."""
    wins: bool
    """True for the winner."""


class RulingMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that the rules allow."""

    move: str
    """The move as text, as in the line protocol."""
    title: str
    """The move in words."""
    result: str
    """Its consequences in words; may be empty."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of the referee."""

    variant: str
    """Canonical text of the variant."""
    question: str
    """The kind of question that was answered."""
    questions: tuple[RulingChoice, ...]
    """The kinds of questions about this variant."""
    fields: tuple[RulingField, ...]
    """The form of the question, with the cards that were read."""
    deck: tuple[Cards, ...]
    """The cards of the pack, one suit after the other."""
    missing: tuple[str, ...]
    """Ids of the fields that have too few cards. The other parts are empty while a field is missing."""
    allowed: bool | None
    """True or false if the question is about a play or an arrangement; None otherwise."""
    headline: str
    """The text *Allowed* or *Not allowed*; empty if `allowed` is None."""
    verdict: RulingNote | None
    """The answer in a sentence; None while a field is missing."""
    notes: tuple[RulingNote, ...]
    """Reasons, and facts that matter besides."""
    rows: tuple[RulingRow, ...]
    """The cards or groups that were compared, in the order entered."""
    moves: tuple[RulingMove, ...]
    """Moves that are allowed here."""
    complete: bool
    """True if `moves` lists all moves that are allowed with the entered cards."""
