"""A recorded match once more, move by move."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from virado.cases.positions import match_of
from virado.games.contract import REFEREE_SEAT
from virado.games.messages import REFEREE, Actor, Event, Move
from virado.match import Match
from virado.record import Record


class MovePlayed(NamedTuple):
    """A move, or before the first one nothing, and what was announced because of it."""

    actor: Actor | None
    move: Move | None
    events: Sequence[Event]
    match: Match
    """The match after it; the next moment goes on with the same one."""


def moments(record: Record) -> Iterator[MovePlayed]:
    """The match of a record move by move, before the first one at first; OptionsError, RefusedError if it contradicts itself."""
    match = match_of(msgspec.structs.replace(record, moves=[]))
    yield MovePlayed(None, None, match.opening, match)
    for seat, text in record.moves:
        actor: Actor = REFEREE if seat == REFEREE_SEAT else seat
        events = match.play(actor, text)
        yield MovePlayed(actor, match.steps[-1].move, events, match)
