"""A column: a fact of each game, read from the states in which games ended."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

Each = Literal["game", "side", "seat"]


class Column(NamedTuple):
    """A fact of a game, or of each side or seat of it."""

    name: str
    each: Each
    """What it is a fact of: of sides and seats there is a column for each, `sweeps_0`, `sweeps_1` and so on."""
    meaning: str
    read: Callable[[Any, Any], Any]
    """(states, config) -> an array (games) or (games, sides or seats, and maybe more)."""


def field(name: str, each: Each, meaning: str, called: str = "") -> Column:
    """A column that is a field of the states."""

    def read(states: Any, config: Any) -> Any:
        return states[name]

    return Column(called or name, each, meaning, read)


def members_of(name: str, meaning: str, called: str, seats: int) -> Column:
    """A column for each seat: 1 if it is in a set of seats that is a field of the states."""

    def read(states: Any, config: Any) -> Any:
        return states[name][:, None] >> list(range(seats)) & 1

    return Column(called, "seat", meaning, read)
