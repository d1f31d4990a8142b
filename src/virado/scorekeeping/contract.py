"""The interface of a family's score keeper: the entry form of a deal, and scoring by the family's own rules.

`virado.families` names the score keeper of each family. A family without one is refused by `virado.scorekeeping`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from virado.cards import Seat
from virado.games.variant import Variant
from virado.kernel.layout import Layout, MatchState
from virado.refusal import Facts, OptionsError
from virado.scorekeeping.messages import EntryField, EntryValue, Number, ScoreItem, ScoreNote, When

S = TypeVar("S", bound=MatchState)
O = TypeVar("O", bound=Layout)  # noqa: E741  # options, as `o` everywhere
Carried: TypeAlias = dict[str, Number | tuple[Number, ...]]
"""Facts that a match carries to the next deal, besides scores, dealer and number of deals."""


class Sheet(NamedTuple):
    """The outcome of a deal that the rules have scored."""

    scored: bool
    items: list[ScoreItem]
    notes: list[ScoreNote]
    warnings: list[ScoreNote]
    factor: int = 1
    rule: str = ""
    """Number of the rule by which the match ends, if it does."""


class Scorekeeping(ABC, Generic[S, O]):
    """The score keeper of a family."""

    @abstractmethod
    def begin(self, s: S, o: O) -> Seat:
        """Begin a deal after the previous one, without cards. Return the seat that acts first."""

    @abstractmethod
    def fields(self, s: S, o: O) -> tuple[EntryField, ...]:
        """Return the entry form of the deal that has begun. The fields with conditions follow those that they name."""

    @abstractmethod
    def notes(self, s: S, o: O) -> list[ScoreNote]:
        """Return facts about the deal that has begun."""

    @abstractmethod
    def score(self, s: S, o: O, values: Mapping[str, EntryValue]) -> Sheet:
        """Build the state at the end of the deal from the values of all fields, and score it by the rules.

        Raises OptionsError (`bad-deal`) if the rules do not end the deal in this way.
        """

    @abstractmethod
    def carried(self, s: S) -> Carried:
        """Return the facts that the match carries to the next deal. Lists have one number per seat."""

    @abstractmethod
    def restore(self, s: S, o: O, carried: Mapping[str, Number | tuple[Number, ...]]) -> None:
        """Set the facts of `carried` in a state before its first deal."""

    def settle(self, s: S, o: O, dealer: Seat) -> tuple[int | str, ...] | None:
        """Return the amount that each side receives at the end of the match, or None if the game has no settlement."""
        return None

    def games(self, s: S) -> int:
        """Return the number of games that the won match is worth."""
        return 1


AnyScorekeeping: TypeAlias = Scorekeeping[Any, Any]


def refuse_deal(detail: str, field: str, given: object = "", facts: Facts | None = None) -> OptionsError:
    """Return the refusal of the value of a field, in the first deal of a request.

    `detail` selects its message, and `facts` are those of the message, such as the `label` of the field.
    """
    return OptionsError(detail, str(given)[:40], code="bad-deal", part=field, number=1, **(facts or {}))


def numbers(values: Mapping[str, EntryValue], field: str, length: int) -> list[int]:
    """Return the numbers or flags of a field, or zeros if the form has no such field."""
    found = values.get(field)
    return [int(each or 0) for each in found] if isinstance(found, tuple) else [0] * length


def number(values: Mapping[str, EntryValue], field: str) -> int | None:
    """Return the number of a side or seat, or None."""
    found = values.get(field)
    return found if isinstance(found, int) else None


def split(total: int, length: int) -> tuple[int, ...]:
    """Return a total divided as evenly as possible, with the greater numbers first."""
    each, rest = divmod(total, length)
    return tuple(each + (place < rest) for place in range(length))


def tricks_field(
    tricks: Sequence[int], hand: int, *, only: tuple[Seat, ...] | None = None, when: tuple[When, ...] = ()
) -> EntryField:
    """Return the field of the tricks that each seat won, unless it is `dropped`.

    `tricks` is the default, `hand` the tricks of a deal.
    """
    return EntryField(
        id="tricks",
        label="tricks",
        kind="number",
        scope="seat",
        default=tuple(tricks),
        most=9,
        total=hand,
        only=only,
        unless="dropped",
        when=when,
    )


def trick_warnings(
    tricks: Sequence[int], dropped: Sequence[int], hand: int, *, dropped_rule: str, total_rule: str
) -> list[ScoreNote]:
    """Return warnings about tricks of seats that dropped out, and about a wrong number of tricks in a deal."""
    found: list[ScoreNote] = []
    idle = tuple(seat for seat, won in enumerate(tricks) if dropped[seat] and won)
    if idle:
        found.append(ScoreNote(code="dropped-with-tricks", rule=dropped_rule, field="tricks", seats=idle))
    if sum(tricks) != hand:
        facts = {"label": "tricks", "number": sum(tricks), "total": hand}
        found.append(ScoreNote(code="wrong-total", rule=total_rule, facts=facts, field="tricks"))
    return found


def check_variant(variant: Variant, keeper: str) -> None:
    """Raise OptionsError if the family of a variant has no score keeper."""
    if not keeper:
        raise OptionsError("", variant.slug, code="no-score-keeper", variant=variant.slug)
