"""Replay of a recorded match, move by move."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from virado.cases.positions import start_of
from virado.games.messages import Actor, Event, Move
from virado.match import Match
from virado.record import Record


class MovePlayed(NamedTuple):
    """A move with the events that it caused; before the first move, only events."""

    actor: Actor | None
    move: Move | None
    events: Sequence[Event]
    match: Match
    """The match after the move. All moments share this object."""


def moments(record: Record, *, edited: bool = False) -> Iterator[MovePlayed]:
    """Yield the moments of a record, starting before the first move.

    Raises OptionsError (`bad-record`) if the record contradicts itself; with `edited`, only if it cannot be played.
    """
    for number, (match, events) in enumerate(Match.replay(record, start_of(record), edited=edited)):
        actor, move = match.steps[-1] if number else (None, None)
        yield MovePlayed(actor, move, events, match)
