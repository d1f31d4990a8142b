"""Actions of games whose moves are chosen in one step: what is chosen is kept, and the move of that action is the whole of it."""

from typing import Any

from virado.kernel.rule import rule
from virado.vector.contract import DONE, NO_ACTION


@rule
def leads_to(p: Any, action: int) -> int:
    """What `Encoding.next_action` says of the move of this action."""
    if not p.chosen:
        return action
    return DONE if p.parts[0] == action else NO_ACTION


@rule
def choose(s: Any, o: Any, p: Any, seat: int, action: int) -> None:  # noqa: ARG001
    """Note the action."""
    p.parts[0] = action


@rule
def finish(p: Any, c: int) -> int:  # noqa: ARG001
    """The move is the one that is listed."""
    return c


@rule
def no_call_action(o: Any) -> int:  # noqa: ARG001
    """Nothing is called in place of a move."""
    return NO_ACTION
