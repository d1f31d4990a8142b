"""The setup of a session, agreed before the first card, and the possible occupants of a seat."""

from typing import Literal, TypeAlias

import msgspec

from virado.cards import Seat
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.session.deal_set import DealSet

DAY_MS = 24 * 60 * 60 * 1000
STAND_IN = "club"
LONGEST_TIME_MS = 10**12


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time limits for the decisions of persons."""

    move_ms: int
    """Time for each decision, in milliseconds."""
    bank_ms: int = 0
    """Time bank for the whole match, in milliseconds.

    Time that a decision takes beyond `move_ms` is deducted from the bank.
    """

    @classmethod
    def days(cls, days: int) -> "Clock":
        """Return a clock of `days` days for each decision, without a bank."""
        return cls(move_ms=days * DAY_MS)


AbsenceChoice: TypeAlias = Literal["wait", "bot", "end"]
"""Choice while a person is offline: wait, let a substitute play, or end the match without a result."""


class BetweenDeals(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Display of the score after each deal, until every person asks for the next deal."""

    limit_ms: int | None = None
    """Maximum wait in milliseconds; None to wait indefinitely.

    With a single person the match always waits indefinitely. With 0 the match continues immediately, and each person
    may still look at the score.
    """


Absence: TypeAlias = Literal["ask", "bot", "wait"]
"""Rule for the seat of an absent person in a match without a clock.

`ask`: the connected persons vote to wait, to let a substitute play or to end the match; `bot`: a substitute takes
over after the grace period; `wait`: the match waits.
"""


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """The position of an earlier match from which a practice match goes on."""

    table: str
    """Id of the table of the earlier match."""
    step: int
    """Number of its moves that were made before the position."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Agreements made before seats are taken."""

    variant: str
    """Canonical text of the variant, including its options."""
    clock: Clock | None = None
    """Time limits of decisions; None for no limit."""
    owner: str = ""
    """Id of the owner of the table; if empty, every seated person has the owner's rights."""
    rated: bool = False
    """True if the result counts for ratings; bots may then play only as substitutes."""
    undo: bool = True
    """True if moves may be undone by consent."""
    stand_in: str = STAND_IN
    """Level of the bot that substitutes for a person who is absent or has run out of time."""
    dealer: Seat | None = None
    """First dealer, unless the variant determines it."""
    scores: tuple[int, ...] | None = None
    """Score of each side before the first deal, unless the variant determines it."""
    free_chat: bool = True
    """True if free text is allowed in the chat from the start; the owner may change this later."""
    between_deals: BetweenDeals | None = None
    """Display of the score after a deal; None to start the next deal immediately."""
    absence: Absence = "ask"
    """Rule for the seat of an absent person.

    With a clock, the clock decides instead, unless the rule is `bot`. In a rated match, a substitute always takes
    over.
    """
    hints: bool = False
    """True if hints, the coach and assessments are allowed in a match of several persons.

    Everybody who takes a seat agrees to this. With a single person, help is always allowed; in a rated match, never.
    """
    commitment: str = ""
    """Commitment to the pack secret, published before the first card so that players can verify the packs afterwards.
    """
    fairness: Literal[0, 1, 2, 3] = 1
    """Version of the shuffle protocol (docs/explanation/fairness.md).

    Servers use 2, and 3 for tables of a deal set; 1 is for older matches and for matches without a commitment; 0 is
    for practice matches, which have the packs of another match.
    """
    deal_set: DealSet | None = None
    """The deal set to which the match belongs; its packs are not mixed with numbers of the players."""
    practice: Practice | None = None
    """Origin of a practice match, which does not count for anything; None for any other match."""


def is_slow(clock: Clock | None) -> bool:
    """Return True if the clock allows a day or more for a decision."""
    return clock is not None and clock.move_ms >= DAY_MS


RATED_DAYS = 7
"""Maximum number of days for a decision, and for the bank, in a rated match."""


def check_rated(clock: Clock | None, *, rated: bool) -> None:
    """Raise IllegalError (`rated-needs-clock`) unless the clock suits the match.

    A rated match needs a clock within RATED_DAYS; any other match needs none.
    """
    longest = RATED_DAYS * DAY_MS
    if rated and (clock is None or clock.move_ms > longest or clock.bank_ms > longest):
        raise IllegalError(Refusal("rated-needs-clock", None, {"number": RATED_DAYS}))


Picture: TypeAlias = Literal[
    "name", "sun", "moon", "star", "tulip", "leaf", "acorn", "bell", "fish", "bird", "boat", "lamp"
]
"""Picture of a person: an ornament derived from the name (`name`), or one of these motifs."""


class Person(msgspec.Struct, frozen=True, kw_only=True, tag="person", tag_field="kind", omit_defaults=True):
    """A person in a seat.

    One person may have several seats, for example if several people share a device.
    """

    id: str
    """Id of the person; visible to everybody, so it is not a secret."""
    name: str
    """Name shown to other persons; empty after erasure."""
    picture: Picture = "name"
    """Picture that the person had when taking the seat; erasure resets it, as it does the name."""


class SeatedBot(msgspec.Struct, frozen=True, kw_only=True, tag="bot", tag_field="kind", omit_defaults=True):
    """A bot that occupies a seat or substitutes in it."""

    level: str
    """Level of the bot (docs/explanation/levels.md), such as `club`, `dial:0.7`, or `fit:0.43` if fitted to a person.
    """
    name: str = ""
    """Name that the bot had in the previous match; empty if the table chooses a name."""


Occupant: TypeAlias = Person | SeatedBot


class SeatHeld(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The occupant of a seat and its substitute."""

    occupant: Occupant | None = None
    """The person or bot that has the seat; None if it is vacant."""
    stand_in: SeatedBot | None = None
    """The bot that plays for an absent person, or in a seat that a person has left."""

    @property
    def player(self) -> Occupant | None:
        """Return the person or bot that currently decides for the seat, or None."""
        return self.stand_in if self.stand_in is not None else self.occupant

    @property
    def person(self) -> Person | None:
        """Return the person who has the seat, whether online or not, or None."""
        return self.occupant if isinstance(self.occupant, Person) else None

    def without_name(self, person: str) -> "SeatHeld":
        """Return a copy without the name of this person."""
        return msgspec.structs.replace(self, occupant=remove_name(self.occupant, person))


def remove_name(occupant: Occupant | None, person: str) -> Occupant | None:
    """Return the occupant, without the name if the occupant is this person."""
    is_theirs = isinstance(occupant, Person) and occupant.id == person
    return Person(id=person, name="") if is_theirs else occupant


def check_times(setup: Setup) -> None:
    """Raise OptionsError (`bad-options`) if a time of the setup is out of range."""
    clock, between = setup.clock, setup.between_deals
    if clock is not None and not (
        0 < clock.move_ms <= LONGEST_TIME_MS and 0 <= clock.bank_ms <= LONGEST_TIME_MS
    ):
        raise OptionsError("wrong-clock", f"move_ms={clock.move_ms}, bank_ms={clock.bank_ms}")
    if between is not None and not 0 <= (between.limit_ms or 0) <= LONGEST_TIME_MS:
        raise OptionsError("wrong-limit", f"limit_ms={between.limit_ms}")
