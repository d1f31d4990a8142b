"""Facts: records that the rules make of events while they run.

A rule calls `emit(s, kind, a, b, c, d)`. In interpreted rules, this appends to the list that `noting` has attached to
the state, if any. In a kernel, it is a no-op. Each game defines its kinds and numbers (`rules/facts.py`), and its
narrator turns them into typed events.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

Fact: TypeAlias = tuple[int, int, int, int, int]
"""A fact: (kind, a, b, c, d)."""


def emit(s: Any, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Record a fact without changing the state."""
    if s.facts is not None:
        s.facts.append((kind, a, b, c, d))


def noting(s: Any, run: Callable[[], None]) -> list[Fact]:
    """Run rules on a state and return the facts that they recorded, in order."""
    found: list[Fact] = []
    s.facts = found
    try:
        run()
    finally:
        del s.facts
    return found
