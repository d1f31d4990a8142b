"""The families of games: one entry each, which names all the parts that the layers look up.

A part is named by module and attribute, and loaded when it is first asked for, so that this list can be read by every layer
and a match loads neither bots nor terminal. Adding a family means adding an entry (docs/new-game.md).
"""

import importlib
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple


class Family(NamedTuple):
    """The parts of a family, each as `module:attribute`."""

    name: str
    """As in the case files; also the name of its folders and catalogues."""
    game: str
    """A `virado.games.contract.Game`."""
    cases: str
    """A `virado.cases.contract.Cases`: positions and rule cases."""
    players: str
    """A `virado.bots.contract.Players`: its bots by level."""
    narration: str
    """A `virado.words.contract.Narration`: its events and effects in words."""
    page: str
    """The class of a `virado.terminal.contract.Page`: how it is drawn and played in a terminal."""


def _family(name: str) -> Family:
    return Family(
        name=name,
        game=f"virado.games.{name}.game:GAME",
        cases=f"virado.cases.{name}:CASES",
        players=f"virado.bots.{name}:PLAYERS",
        narration=f"virado.words.narration.{name}:NARRATION",
        page=f"virado.terminal.pages.{name}:PAGE",
    )


FAMILIES: dict[str, Family] = {name: _family(name) for name in ("casino", "raub", "zwanzig_ab", "hazari")}
"""By name, in the order in which people are shown them."""


@contextmanager
def added(family: Family) -> Generator[None, None, None]:
    """Add a family that is not part of this package, for a while; ValueError if its name is taken."""
    if family.name in FAMILIES:
        raise ValueError(f"there is a family {family.name}")
    FAMILIES[family.name] = family
    try:
        yield
    finally:
        del FAMILIES[family.name]


@cache
def load(part: str) -> Any:
    """The object that `module:attribute` names."""
    module, _, attribute = part.partition(":")
    return getattr(importlib.import_module(module), attribute)
