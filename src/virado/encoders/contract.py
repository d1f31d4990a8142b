"""What a family brings to vectorised environments: its moves as actions, and what a seat may know as numbers."""

from collections.abc import Callable
from typing import Any, NamedTuple

from virado.families import FAMILIES, load
from virado.games.contract import Packed, Rules
from virado.games.variant import Variant
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

PARTS = 8
"""Numbers in which a family keeps what a seat has chosen of its move so far."""
ACTION_BITS = 32
"""Actions that one word of `Episode.legal` holds."""
LEGAL_WORDS = 16
MOST_ACTIONS = ACTION_BITS * LEGAL_WORDS
NO_ACTION = -1
"""From `next_action`: what has been chosen does not lead to this move."""
DONE = -2
"""From `next_action`: what has been chosen is this move, whole."""
SECOND = 16
"""Bits from which on `next_action` has a second action that leads on to the move, plus one."""


class Episode(Layout):
    """What an environment keeps of its match beside the state of the rules."""

    seed: int
    """Of the match that is played."""
    shuffles: int
    """What chance has supplied in it so far."""
    decisions: int
    """Moves made in it."""
    ended: int
    """1 from the end of an episode to the beginning of the next one."""
    seat: int
    """The seat that is asked, or NOBODY."""
    chosen: int
    """1 once the seat has chosen a part of its move."""
    before: list[int] = ints(6)
    """The scores before the last move, by side."""
    made: list[int] = ints(4)
    """The last move: the seat, and the three ints of the rules."""
    parts: list[int] = ints(PARTS)
    """What it has chosen; all 0 before."""
    legal: list[int] = ints(LEGAL_WORDS)
    """The actions that it may choose now, ACTION_BITS to a word."""


class NumberRow(NamedTuple):
    """Numbers of one kind that stand side by side in an observation."""

    name: str
    labels: tuple[str, ...]
    """Of each number, what it is about; a single empty one for a field of one number."""
    unit: str
    """`flag` (0 or 1), `cards`, `points`, `tricks`, `card` (an index of the pack, -1 for none) ..."""
    meaning: str


class DirectActions(NamedTuple):
    """How a family says which actions lead on where a position has too many moves to list them."""

    allow_next: Callable[[Any, Any, Any, Any, int, int], int]
    """A rule (s, o, w, p, seat, again): allow the actions that lead on from what `p.parts` has to legal moves (`allow`); 0 if
    that is a move already. `again` is 1 if the rule was the last one that used `w`, on the same state."""
    move: Callable[[Any, Any, int], Packed]
    """A rule (s, p, seat): the move that has been chosen."""


class Encoding(NamedTuple):
    """The part of a family. What is marked as a rule works on states from which secrets have been erased, unless it says else."""

    version: int
    """Raised when the meaning of an action or of a number in an observation changes."""
    rules: Rules[Any, Any, Any]
    actions: Callable[[Variant], tuple[str, ...]]
    """The names of all actions, at most MOST_ACTIONS; the same for all forms of the family."""
    fields: Callable[[Variant], tuple[NumberRow, ...]]
    """What `observe` writes, in order."""
    secrets: Callable[[Variant], tuple[NumberRow, ...]]
    """What `reveal` writes, in order."""
    next_action: Callable[[Any, Any, Any, int, int, int, int], int]
    """A rule (s, o, p, seat, a, b, c): the action that leads on to a legal move after what `p.parts` has of it, NO_ACTION, or
    DONE; where two actions do, the second one plus 1 stands from bit SECOND on."""
    choose: Callable[[Any, Any, Any, int, int], None]
    """A rule (s, o, p, seat, action): note an action in `p.parts`."""
    finish: Callable[[Any, int], int]
    """A rule (p, c): the third int of the move that has been chosen, of the listed one's."""
    call: Callable[[Any, Any, int], int]
    """A rule (s, o, seat): the third int of a call that the seat may make instead of moving, or 0."""
    call_action: Callable[[Any], int]
    """A rule (o): the action that makes it; NO_ACTION in families without calls."""
    observe: Callable[[Any, Any, Any, int, Any], int]
    """A rule (s, o, p, seat, row): write what the seat may know; how many numbers that were."""
    reveal: Callable[[Any, Any, Any, int, Any], int]
    """A rule (s, o, p, seat, row) on the whole state: write what a critic may know besides; how many numbers that were."""
    place_hidden: Callable[[Any, Any, int, list[int]], None]
    """(s, o, seat, rng), not for the compiler: give the hidden cards of a mirror places that agree with what the seat knows, as
    likely as its bots believe. Only hands and stock count."""
    directly: DirectActions | None = None
    """Where moves are not listed."""


def encoding_of(variant: Variant) -> Encoding:
    """Return the encoding of the variant's family; ValueError if it has none."""
    part = FAMILIES[variant.game.name].encoding
    if not part:
        raise ValueError(f"{variant} has no encoding: there are no environments of its family")
    return load(part)


@rule
def allow(p: Any, action: int) -> None:
    """Add an action to the legal ones."""
    p.legal[action // ACTION_BITS] |= 1 << action % ACTION_BITS
