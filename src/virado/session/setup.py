"""What is agreed about a session before its first card, and who can sit in a seat."""

from typing import Literal, TypeAlias

import msgspec

from virado.cards import Seat
from virado.refusal import IllegalError, OptionsError, Refusal

DAY_MS = 24 * 60 * 60 * 1000
STAND_IN = "club"
LONGEST_TIME_MS = 10**12


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """How long a person may take for a decision."""

    move_ms: int
    """For each decision, in milliseconds."""
    bank_ms: int = 0
    """For the whole match, in milliseconds: what a decision takes beyond `move_ms` comes out of it."""

    @classmethod
    def days(cls, days: int) -> "Clock":
        """So many days for each decision."""
        return cls(move_ms=days * DAY_MS)


AbsenceChoice: TypeAlias = Literal["wait", "bot", "end"]
"""Wait for a person who cannot be reached, let a bot play on, or end the match without a result."""


class BetweenDeals(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """After a deal its score stands until every person wants the next deal."""

    limit_ms: int | None = None
    """The match waits for nobody longer than so many milliseconds; None: for as long as they like, as it does where there is
    one person only. 0: it goes on at once, and each person looks at the score as long as he likes."""


Absence: TypeAlias = Literal["ask", "bot", "wait"]
"""What becomes of the seat of a person who cannot be reached, where no clock decides: `ask`: those who are there say whether they
wait, let a bot play or end the match; `bot`: a bot sits in after a while; `wait`: the match waits."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is agreed before seats are taken."""

    variant: str
    """Canonical text of the variant, options included."""
    clock: Clock | None = None
    """How long a person may take; None for as long as one likes."""
    owner: str = ""
    """Id of the person who may seat bots; empty: whoever has a seat."""
    rated: bool = False
    """Whether the result counts: bots may only stand in then."""
    undo: bool = True
    """Whether moves may be taken back by consent."""
    stand_in: str = STAND_IN
    """Level of the bot that sits in for a person who is away, or has run out of time."""
    dealer: Seat | None = None
    """Who deals first, unless the variant fixes it."""
    scores: tuple[int, ...] | None = None
    """By side, scores before the first deal, unless the variant fixes them."""
    free_chat: bool = True
    """Whether texts of one's own are allowed besides ready-made phrases, until the owner says otherwise."""
    between_deals: BetweenDeals | None = None
    """How long the score of a deal stands; None: the next deal follows at once."""
    absence: Absence = "ask"
    """What becomes of the seat of a person who cannot be reached. With a clock the clock decides unless this is `bot`; in a rated
    match a bot sits in."""
    hints: bool = False
    """Whether hints, the coach and judgements are allowed during a match of several persons; all who sit down agree to it. Where
    one person plays they always are, in a rated match never."""
    commitment: str = ""
    """Published before the first card, so that the players can check the packs afterwards."""
    fairness: Literal[1, 2] = 1
    """Version of the shuffle protocol (docs/explanation/fairness.md): 2 on a server; 1 for older matches and those without a
    commitment."""


def is_slow(clock: Clock | None) -> bool:
    """Whether a clock gives days for a decision."""
    return clock is not None and clock.move_ms >= DAY_MS


RATED_DAYS = 7
"""Maximum days for a decision, and for the bank, in a rated match."""


def check_rated(clock: Clock | None, *, rated: bool) -> None:
    """Raise IllegalError (`rated-needs-clock`) if a rated match has no clock, or one with too much time."""
    longest = RATED_DAYS * DAY_MS
    if rated and (clock is None or clock.move_ms > longest or clock.bank_ms > longest):
        raise IllegalError(Refusal("rated-needs-clock", None, {"number": RATED_DAYS}))


Picture: TypeAlias = Literal[
    "name", "sun", "moon", "star", "tulip", "leaf", "acorn", "bell", "fish", "bird", "boat", "lamp"
]
"""What a person is drawn as: an ornament that follows from the name, or one of these things in its colours."""


class Person(msgspec.Struct, frozen=True, kw_only=True, tag="person", tag_field="kind", omit_defaults=True):
    """A person in a seat. One person may hold several seats (one device for all)."""

    id: str
    """Names the person to the program; shown to everybody, so it is no password."""
    name: str
    """What the others see; empty once it has been taken out of the log."""
    picture: Picture = "name"
    """What the person is drawn as, as it was when they sat down; goes with the name when that is taken out of the log."""


class SeatedBot(msgspec.Struct, frozen=True, kw_only=True, tag="bot", tag_field="kind"):
    """A bot in a seat."""

    level: str
    """How strong it is (docs/explanation/levels.md): `club`, `dial:0.7`, `fit:0.43` where the place was found for a person."""


Occupant: TypeAlias = Person | SeatedBot


class SeatHeld(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat, and who sits in."""

    occupant: Occupant | None = None
    """Who has the seat; None if it is vacant."""
    stand_in: SeatedBot | None = None
    """The bot that sits in, for a person who may come back or in a seat that was left."""

    @property
    def player(self) -> Occupant | None:
        """Who decides."""
        return self.stand_in if self.stand_in is not None else self.occupant

    @property
    def person(self) -> Person | None:
        """The person who has the seat, present or not."""
        return self.occupant if isinstance(self.occupant, Person) else None

    def without_name(self, person: str) -> "SeatHeld":
        """The same without the name of this person."""
        return msgspec.structs.replace(self, occupant=remove_name(self.occupant, person))


def remove_name(occupant: Occupant | None, person: str) -> Occupant | None:
    """An occupant, without the name if it is this person."""
    is_theirs = isinstance(occupant, Person) and occupant.id == person
    return Person(id=person, name="") if is_theirs else occupant


def check_times(setup: Setup) -> None:
    """OptionsError (`bad-options`) unless the times of a setup make sense."""
    clock, between = setup.clock, setup.between_deals
    if clock is not None and not (
        0 < clock.move_ms <= LONGEST_TIME_MS and 0 <= clock.bank_ms <= LONGEST_TIME_MS
    ):
        raise OptionsError("wrong-clock", f"move_ms={clock.move_ms}, bank_ms={clock.bank_ms}")
    if between is not None and not 0 <= (between.limit_ms or 0) <= LONGEST_TIME_MS:
        raise OptionsError("wrong-limit", f"limit_ms={between.limit_ms}")
