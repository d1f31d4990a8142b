"""Replay of a recorded match, move by move."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from virado.cases.positions import start_of
from virado.games.messages import Actor, Event, Move
from virado.match import Match
from virado.record import Record


class MovePlayed(NamedTuple):
    """A moment of a replay: a move and the events that it caused.

    The first moment has no move, only the events of the start.
    """

    actor: Actor | None
    move: Move | None
    events: Sequence[Event]
    match: Match
    """The match after the move. All moments of a replay share this object."""


def moments(record: Record, *, edited: bool = False) -> Iterator[MovePlayed]:
    """Yield the moments of a record, starting before the first move.

    Raises OptionsError (`bad-record`) if the record contradicts itself. With `edited`, it is raised only if the
    record cannot be played.
    """
    for number, (match, events) in enumerate(Match.replay(record, start_of(record), edited=edited)):
        actor, move = match.steps[-1] if number else (None, None)
        yield MovePlayed(actor, move, events, match)
