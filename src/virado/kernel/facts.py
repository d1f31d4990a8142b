"""Facts: what happened while rules ran, noted by the rules themselves where it happens.

A rule calls `emit(s, kind, a, b, c, d)`. Interpreted, this appends to the list that `noting` has put into the state, if
one is there; compiled, it is nothing at all. What the kinds and numbers mean is the game's own affair (`rules/facts.py`);
its narrator makes typed events of them.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

Fact: TypeAlias = tuple[int, int, int, int, int]
"""(kind, a, b, c, d)."""


def emit(s: Any, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Note a fact; it changes nothing in the state."""
    if s.facts is not None:
        s.facts.append((kind, a, b, c, d))


def noting(s: Any, run: Callable[[], None]) -> list[Fact]:
    """Run rules on a state and return what they noted, in order."""
    found: list[Fact] = []
    s.facts = found
    try:
        run()
    finally:
        del s.facts
    return found
