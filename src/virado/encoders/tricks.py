"""What games of tricks share: actions (what is chosen is kept, and the move of that action is the whole of it) and the stock."""

from typing import Any, Final

from virado.cards import SKAT32
from virado.encoders.contract import DONE, NO_ACTION, NumberRow
from virado.encoders.row_writing import put_flags
from virado.kernel.rule import rule

STOCK: Final = NumberRow(
    "stock", SKAT32.names, "places", "by card, its place in the stock, from 1; 0 if it is not there"
)
"""What `put_stock` writes."""
_CARDS: Final = len(SKAT32.names)


@rule
def next_action_for(p: Any, action: int) -> int:
    """What `Encoding.next_action` says of the move of this action."""
    if not p.chosen:
        return action
    return DONE if p.parts[0] == action else NO_ACTION


@rule
def choose(s: Any, o: Any, p: Any, seat: int, action: int) -> None:
    """Note the action."""
    p.parts[0] = action


@rule
def finish(p: Any, c: int) -> int:
    """The move is the one that is listed."""
    return c


@rule
def no_call_action(o: Any) -> int:
    """Nothing is called in place of a move."""
    return NO_ACTION


@rule
def put_stock(row: Any, at: int, stock: Any, first: int, end: int) -> int:
    """Write the places of the cards of a stock, of which those from `first` up to `end` are left; the next place."""
    at = put_flags(row, at, 0, _CARDS)
    for i in range(first, end):
        row[at - _CARDS + stock[i]] = i - first + 1
    return at
