"""Pending parts of a session besides the match.

These are undo requests, shuffle requests, the score of a deal, and the rule for absences.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from virado.cards import Seat
from virado.session.setup import AbsenceChoice, Setup

AbsenceRule: TypeAlias = Literal["ask", "bot", "wait", "clock"]
"""Rule for an absent person's seat: a value of `Setup.absence`, or `clock` if the clock decides."""


class UndoRequest(NamedTuple):
    """A request to undo moves."""

    seat: Seat
    takes_back: tuple[int, ...]
    """Numbers of the `moved` entries to undo."""
    waiting: frozenset[Seat]


class EntropyRequest(NamedTuple):
    """A request to reveal the committed shares of the shuffle."""

    waiting: frozenset[Seat]
    until: int
    """Time limit in milliseconds; seats that have not revealed their share by then are vacated."""


class DealScore(NamedTuple):
    """The score of the last deal."""

    deal: int
    """Number of the deal, from 1."""
    holds: bool
    """True while the match waits for confirmations: no seat can move, and no clock runs."""
    unseen: frozenset[Seat]
    """Seats whose persons have not confirmed the score.

    The match waits for them while `holds` is true.
    """
    until: int | None
    """Time at which the match continues even without all confirmations; None for no limit."""


def get_absence_rule(setup: Setup) -> AbsenceRule:
    """Return the rule for seats of absent persons."""
    if setup.rated or setup.absence == "bot":
        return "bot"
    return setup.absence if setup.clock is None else "clock"


def find_agreement(answers: Mapping[str, AbsenceChoice], there: set[str]) -> AbsenceChoice | None:
    """Return the choice that all persons in `there` made, or None without agreement.

    `answers` maps persons to their votes; a missing vote prevents agreement.
    """
    wanted: list[AbsenceChoice | None] = [answers.get(person) for person in there]
    return wanted[0] if len(set(wanted)) == 1 else None
