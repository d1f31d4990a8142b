"""Codecs for the history of a match (`virado.kernel.history`): moves and events as bytes."""

from functools import cache

from virado.games.catalogue import AnyGame
from virado.games.messages import Event, Move
from virado.kernel.history import Codec, codec_of, union_of


def event_of(game: AnyGame) -> type[Event]:
    """Return the union of a family's event types."""
    return union_of(game.messages.events)


def move_of(game: AnyGame) -> type[Move]:
    """Return the union of a family's move types."""
    return union_of(game.messages.moves)


@cache
def events_codec(game: AnyGame) -> Codec:
    """Return the codec for a family's events, whether complete or filtered for a viewer."""
    return codec_of(list[event_of(game)])
