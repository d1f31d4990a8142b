"""Columns: facts of each simulated game, read from its final state."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

Each = Literal["game", "side", "seat"]


class Column(NamedTuple):
    """A fact of a game, or of each of its sides or seats."""

    name: str
    each: Each
    """Subject of the fact; sides and seats have a column each (`sweeps_0`, `sweeps_1`, ...)."""
    meaning: str
    read: Callable[[Any, Any], Any]
    """Function (states, config) that returns an array (games) or (games, sides or seats, further dimensions)."""


def field(name: str, each: Each, meaning: str, called: str = "") -> Column:
    """Return a column that is a field of the states."""

    def read(states: Any, config: Any) -> Any:
        return states[name]

    return Column(called or name, each, meaning, read)


def members_of(name: str, meaning: str, called: str, seats: int) -> Column:
    """Return a column per seat: 1 if the seat is in a set that is a field of the states."""

    def read(states: Any, config: Any) -> Any:
        return states[name][:, None] >> list(range(seats)) & 1

    return Column(called, "seat", meaning, read)
