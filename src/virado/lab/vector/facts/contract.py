"""Columns of a simulation: facts of each game, read from its final state."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

Each = Literal["game", "side", "seat"]


class Column(NamedTuple):
    """A fact about a game, or about each of its sides or seats."""

    name: str
    each: Each
    """Subject of the fact; each side or seat has its own column (`sweeps_0`, `sweeps_1`, ...)."""
    meaning: str
    read: Callable[[Any, Any], Any]
    """Function (states, config) that returns the values.

    Its result has the shape (games) or (games, sides or seats, further dimensions).
    """


def field(name: str, each: Each, meaning: str, called: str = "") -> Column:
    """Return a column that reads a field of the states.

    `called` is the name of the column if it differs from the field's name.
    """

    def read(states: Any, config: Any) -> Any:
        return states[name]

    return Column(called or name, each, meaning, read)


def members_of(name: str, meaning: str, called: str, seats: int) -> Column:
    """Return a column for each seat: 1 if the seat is in the set that a field of the states holds."""

    def read(states: Any, config: Any) -> Any:
        return states[name][:, None] >> list(range(seats)) & 1

    return Column(called, "seat", meaning, read)
