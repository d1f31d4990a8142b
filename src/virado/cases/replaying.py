"""Replay of a recorded match, move by move."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from virado.cases.positions import match_of
from virado.games.contract import REFEREE_SEAT
from virado.games.messages import REFEREE, Actor, Event, Move
from virado.match import Match
from virado.record import Record


class MovePlayed(NamedTuple):
    """A move with the events that it caused; before the first move, only events."""

    actor: Actor | None
    move: Move | None
    events: Sequence[Event]
    match: Match
    """The match after the move. All moments share this object."""


def moments(record: Record) -> Iterator[MovePlayed]:
    """Yield the moments of a record, starting before the first move.

    Raises OptionsError or RefusedError if the record contradicts itself.
    """
    match = match_of(msgspec.structs.replace(record, moves=[]))
    yield MovePlayed(None, None, match.opening, match)
    for seat, text in record.moves:
        actor: Actor = REFEREE if seat == REFEREE_SEAT else seat
        events = match.play(actor, text)
        yield MovePlayed(actor, match.steps[-1].move, events, match)
