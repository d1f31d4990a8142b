"""The request and the answer of the score keeper for real cards.

The request is stateless. An entry form (`Field`) describes the values to enter, so that a client can draw it
without knowing a rule, and a client displays totals without computing them. `label` and `item` are ends
of the keys of messages `score-label-...`, `code` of `score-note-...`. `text` and `message` are these messages in the
language of the request; the library leaves them empty.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from virado.bounds import BySeat, PlainMap, VariantText
from virado.cards import Seat
from virado.games.messages import Side
from virado.refusal import Facts

__all__ = [
    "EnteredDeal",
    "EntryField",
    "EntryItem",
    "EntryValue",
    "EntryValues",
    "FieldChoice",
    "ScoreItem",
    "ScoreNote",
    "ScoreQuery",
    "ScoreResult",
    "ScoredDeal",
    "Scores",
    "SeatChange",
    "SeriesState",
    "UpcomingDeal",
    "When",
]

MAX_DEALS = 400
"""Maximum number of deals in a scoring request."""
LONGEST_VALUE = 400
"""Maximum number of characters of an entered text."""
MAX_VALUES = 60
"""Maximum number of values in a list of an entry, and of fields in an entry."""
HIGHEST = 10**9

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-HIGHEST, le=HIGHEST)]
"""Number in an entry or a series."""
EnteredText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_VALUE)]
"""Choice or cards, as entered."""
EntryItem: TypeAlias = bool | Number | EnteredText | None
EntryValue: TypeAlias = EntryItem | Annotated[tuple[EntryItem, ...], msgspec.Meta(max_length=MAX_VALUES)]
"""Value of a field: one item for the scope `deal`, else one item per side or seat. See `EntryField.kind`."""
FieldName: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
"""Name of a field of an entry form."""
EntryValues: TypeAlias = Annotated[dict[FieldName, EntryValue], msgspec.Meta(max_length=MAX_VALUES)]
"""Values of an entry by the id of their field. A missing value is the default of its field."""

FieldKind: TypeAlias = Literal["number", "flag", "choice", "side", "seat", "sequence", "cards"]
"""Type of an item: see `EntryField.kind`."""


class SeatChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A change of players before a deal. Not possible while partners play."""

    seats: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=5)] | None, ...], msgspec.Meta(max_length=6)]
    """For each seat from now on, its former seat, or None for a player who joins."""
    score: Number | None = None
    """Score with which players join; None for the score before the first deal."""
    dealer: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """Dealer of the deal, by the new seats; None for the player whose turn it was to deal, or the next remaining one."""


class EnteredDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of a deal, as entered."""

    values: EntryValues = {}
    """The entered values. An empty entry is a frequent deal."""
    seating: SeatChange | None = None
    """Change of players before the deal."""


class SeriesState(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a match carries from one deal to the next."""

    scores: BySeat[Number]
    """Score of each side."""
    dealer: Annotated[int, msgspec.Meta(ge=0, le=5)]
    """Dealer of the next deal."""
    deal: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)] = 0
    """Number of deals so far, as the line protocol counts them."""
    carried: Annotated[dict[FieldName, Number | BySeat[Number]], msgspec.Meta(max_length=16)] = {}
    """Other facts by name, which depend on the family: `refas`, `extra_deal`, `drops` ..."""


class ScoreQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to score the deals of a series, from its beginning or from a later point."""

    variant: VariantText
    """Slug or canonical text of the variant."""
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] | None = None
    """Number of players before the first of `deals`; None for the usual number."""
    teams: bool | None = None
    """True if four players play in pairs, seats 0 and 2 against 1 and 3; None for the usual arrangement."""
    options: PlainMap = {}
    """Changed options."""
    dealer: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    """First dealer; None for the usual one. Ignored with `start`."""
    start: SeriesState | None = None
    """The series before the first of `deals`; None for a new match."""
    deals: Annotated[tuple[EnteredDeal, ...], msgspec.Meta(max_length=MAX_DEALS)] = ()
    """Results of deals, in order. To correct a deal, send all deals again."""
    seating: SeatChange | None = None
    """Change of players before the next deal, which is described in the answer."""


# ---------------------------------------------------------------------- entry forms
class FieldChoice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A value of a field of kind `choice` or `sequence`."""

    value: str | int
    """The value to send."""
    label: str = ""
    """End of the key of the message `score-label-...`; empty if a side alone names the value."""
    text: str = ""
    """The message, in the language of the request."""
    side: Side | None = None
    """Side of the value in a sequence; its name comes before the text."""


class When(msgspec.Struct, frozen=True, kw_only=True):
    """Condition under which a field is entered."""

    field: str
    """Id of another field."""
    values: tuple[str | int | bool, ...]
    """Values of the other field with which this field is entered."""


class EntryField(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of an entry form."""

    id: str
    """Name of the field in `EnteredDeal.values`."""
    label: str
    """End of the key of the message `score-label-...`."""
    text: str = ""
    """The message, in the language of the request."""
    kind: FieldKind
    """Type of an item.

    `number`: an integer from `least` to `most`. `flag`: true or false. `choice`: one of `choices`. `side`, `seat`: the
    number of a side or seat, None for nobody if `optional`. `sequence`: a list of up to `most` values of `choices`,
    in order. `cards`: text of `most` cards, such as `7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h`.
    """
    scope: Literal["deal", "side", "seat"] = "deal"
    """`deal`: one item. `side`, `seat`: a list with one item for each side or seat."""
    default: EntryValue = None
    """Value of a missing field, which is that of a frequent deal."""
    least: int = 0
    """Minimum of a number."""
    most: int = 0
    """Maximum of a number, or of the number of values of a sequence; number of cards."""
    step: int = 1
    """Usual difference between two values of a number."""
    total: int | None = None
    """Usual sum of the numbers of all sides or seats. One item may then be None and is the rest of this sum."""
    choices: tuple[FieldChoice, ...] = ()
    """Values of a choice or a sequence."""
    optional: bool = False
    """True if None is allowed and means nobody."""
    only: tuple[int, ...] | None = None
    """Sides or seats that have a value in this deal; None for all. The others keep the default."""
    unless: str | None = None
    """Id of a field with flags; a side or seat with a flag usually has the minimum."""
    when: tuple[When, ...] = ()
    """Conditions of the field, all of which must hold. The field is otherwise ignored."""


# ---------------------------------------------------------------------- answers
class ScoreNote(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A warning, or a fact about a deal."""

    code: str
    """End of the key of the message `score-note-...`."""
    rule: str | None = None
    """Number of the rule in the rulebook."""
    facts: Facts = {}
    """Values for the message by name."""
    message: str = ""
    """The message, in the language of the request. It names no player."""
    field: str | None = None
    """Id of the field that the note is about."""
    seats: tuple[Seat, ...] = ()
    """Seats that the note is about; the client puts their names before the message."""
    sides: tuple[Side, ...] = ()
    """Sides that the note is about; the client puts their names before the message."""


class ScoreItem(msgspec.Struct, frozen=True, kw_only=True):
    """An item of a score sheet."""

    side: Side
    """Side that scores the item."""
    item: str
    """End of the key of the message `score-label-...`."""
    text: str = ""
    """The message, in the language of the request."""
    rule: str
    """Number of the rule in the rulebook."""
    number: int
    """Number of cards, sweeps or tricks that the item counts; 1 for an item that scores once."""
    points: int
    """Points of the item, with their sign, before `factor`."""


class ScoredDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The score sheet of a deal."""

    deal: int
    """Number of the deal, as the line protocol counts them."""
    dealer: Seat
    """Dealer of the deal."""
    sides: tuple[tuple[Seat, ...], ...]
    """Seats of each side."""
    scored: bool
    """False if the deal was thrown in or passed on."""
    items: tuple[ScoreItem, ...]
    """Items that scored, by side in the order of scoring."""
    factor: int = 1
    """Factor of all items."""
    points: tuple[int, ...]
    """Change of the score of each side."""
    totals: tuple[int, ...]
    """Score of each side after the deal."""
    leaders: tuple[Side, ...]
    """Sides with the best score after the deal."""
    notes: tuple[ScoreNote, ...]
    """Facts that explain the deal, such as a factor, an extra deal that follows, or the side that won early."""
    warnings: tuple[ScoreNote, ...]
    """Values that no deal of the engine can have. The deal is scored in spite of them."""
    over: bool
    """True if the match ends with the deal."""
    values: EntryValues
    """The entered values with all defaults filled in, and the rest of a sum in place of None."""


class UpcomingDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The next deal and its entry form."""

    deal: int
    """Number of the deal, if it is not passed on."""
    dealer: Seat
    """Dealer of the deal."""
    first: Seat
    """Seat that plays, bids or shows first."""
    notes: tuple[ScoreNote, ...]
    """Facts about the deal: an extra deal, restricted sides, the factor, outstanding Refas, a special finish."""
    fields: tuple[EntryField, ...]
    """The entry form."""


class ScoreResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match."""

    winners: tuple[Side, ...]
    """Sides that have won."""
    games: int = 1
    """Number of games that the win is worth."""
    settlement: tuple[int | str, ...] | None = None
    """Amount that each side receives, negative if it pays: an integer or text such as `15/2`; None without one."""
    rule: str
    """Number of the rule by which the match ended."""


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a scoring request."""

    variant: str
    """Canonical text of the variant, with its number of players after the last change."""
    sides: tuple[tuple[Seat, ...], ...]
    """Seats of each side after the last change of players."""
    counts_down: bool
    """True if the lowest score is the best."""
    target: int
    """Score that ends the match; 0 if the scores count down."""
    deals: tuple[ScoredDeal, ...]
    """Score sheets of the deals of the request, in order."""
    series: SeriesState
    """All that the match carries to the next deal. It can be the `start` of another request."""
    leaders: tuple[Side, ...]
    """Sides with the best score."""
    next: UpcomingDeal | None
    """The next deal; None if the match is over."""
    result: ScoreResult | None
    """The result; None while the match continues."""
    player_counts: tuple[int, ...]
    """Numbers of players with which the series can continue; only the present number while partners play."""
