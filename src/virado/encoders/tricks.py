"""Code shared by the encodings of the trick games: actions and the stock.

In these games each action is a whole move.
"""

from typing import Any, Final

from virado.cards import SKAT32
from virado.encoders.contract import DONE, NO_ACTION, NumberRow
from virado.encoders.row_writing import put_flags
from virado.kernel.rule import rule

STOCK: Final = NumberRow(
    "stock", SKAT32.names, "places", "by card, its place in the stock, from 1; 0 if it is not there"
)
"""Field that `put_stock` writes."""
_CARDS: Final = len(SKAT32.names)


@rule
def next_action_for(p: Any, action: int) -> int:
    """Return the result of `Encoding.next_action` for a move that consists of this single action."""
    if not p.chosen:
        return action
    return DONE if p.parts[0] == action else NO_ACTION


@rule
def choose(s: Any, o: Any, p: Any, seat: int, action: int) -> None:
    """Record an action in the parts of the move."""
    p.parts[0] = action


@rule
def finish(p: Any, c: int) -> int:
    """Return the third integer of the listed move, which needs no change."""
    return c


@rule
def no_call_action(o: Any) -> int:
    """Return NO_ACTION, because these games have no calls."""
    return NO_ACTION


@rule
def put_stock(row: Any, at: int, stock: Any, first: int, end: int) -> int:
    """Write, for each card, its place in the stock counted from 1, or 0 if it is not there.

    The cards of the stock are `stock[first:end]`. Returns the next index of the row.
    """
    at = put_flags(row, at, 0, _CARDS)
    for i in range(first, end):
        row[at - _CARDS + stock[i]] = i - first + 1
    return at
