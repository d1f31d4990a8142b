"""What stands at a table besides the match: the score of a deal, and what is to become of the seats of persons who are away."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from virado.cards import Seat
from virado.session.setup import AbsenceChoice, Setup

AbsenceRule: TypeAlias = Literal["ask", "bot", "wait", "clock"]
"""As in `Setup.absence`; `clock`: the clock decides."""


class UndoRequest(NamedTuple):
    """A request to take back moves."""

    seat: Seat
    takes_back: tuple[int, ...]
    """Numbers of their entries."""
    waiting: frozenset[Seat]


class EntropyRequest(NamedTuple):
    """A request to show what was committed to."""

    waiting: frozenset[Seat]
    until: int
    """When those who have not shown it lose their seats."""


class DealScore(NamedTuple):
    """The score of the deal that was played last."""

    deal: int
    """Number of the deal, from 1."""
    holds: bool
    """Whether the match waits: nobody is asked and no clock runs."""
    unseen: frozenset[Seat]
    """Seats whose persons still look at it; while it holds, these are waited for."""
    until: int | None
    """When the match goes on in any case."""


def absence_rule(setup: Setup) -> AbsenceRule:
    """What becomes of the seat of a person who cannot be reached."""
    if setup.rated or setup.absence == "bot":
        return "bot"
    return setup.absence if setup.clock is None else "clock"


def find_agreement(answers: Mapping[str, AbsenceChoice], there: set[str]) -> AbsenceChoice | None:
    """What all persons who are there want; None if they want different things, or some have not said."""
    wanted: list[AbsenceChoice | None] = [answers.get(person) for person in there]
    return wanted[0] if len(set(wanted)) == 1 else None
