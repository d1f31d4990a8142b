"""How what has happened in a match is kept as bytes (`virado.kernel.history`): its moves and what was announced."""

from functools import cache

from virado.games.catalogue import AnyGame
from virado.games.messages import Event, Move
from virado.kernel.history import Codec, codec_of, union_of


def event_of(game: AnyGame) -> type[Event]:
    """The type of what a family announces."""
    return union_of(game.messages.events)


def move_of(game: AnyGame) -> type[Move]:
    """The type of the moves of a family."""
    return union_of(game.messages.moves)


@cache
def events_codec(game: AnyGame) -> Codec:
    """For the events of a family, complete or as somebody has heard them."""
    return codec_of(list[event_of(game)])
