"""Interface of a family's encoding for vectorised environments: moves as actions, positions as numbers."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from virado.families import FAMILIES, load
from virado.games.catalogue import AnyGame, games
from virado.games.contract import Packed, Rules
from virado.games.variant import Variant
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

PARTS = 8
"""Number of integers that record the chosen parts of a move."""
ACTION_BITS = 32
"""Number of actions per word of `Episode.legal`."""
LEGAL_WORDS = 16
MAX_ACTIONS = ACTION_BITS * LEGAL_WORDS
NO_ACTION = -1
"""Result of `next_action` if the parts chosen so far do not lead to this move."""
DONE = -2
"""Result of `next_action` if the parts chosen so far form exactly this move."""
SECOND = 16
"""Bit offset of a second possible action in the result of `next_action`, which stores its number plus one."""


class Episode(Layout):
    """Data of an environment about its match, in addition to the state of the rules."""

    seed: int
    """Seed of the match."""
    shuffles: int
    """Number of times that chance has supplied cards."""
    decisions: int
    """Number of moves made."""
    ended: int
    """1 from the end of an episode to the beginning of the next."""
    seat: int
    """The seat that must decide, or NOBODY."""
    chosen: int
    """1 once the seat to decide has chosen a part of its move."""
    before: list[int] = ints(6)
    """Score of each side before the last move."""
    made: list[int] = ints(4)
    """The seat that made the last move, and the move as three integers."""
    parts: list[int] = ints(PARTS)
    """Parts of the move chosen so far; all are 0 before the first part is chosen."""
    legal: list[int] = ints(LEGAL_WORDS)
    """The currently legal actions, ACTION_BITS per word."""


class NumberRow(NamedTuple):
    """A field of an observation: adjacent numbers of the same kind."""

    name: str
    labels: tuple[str, ...]
    """Label of each number; a field of one number has a single empty label."""
    unit: str
    """Unit: `flag` (0 or 1), `cards`, `points`, `tricks`, `card` (an index of the pack, -1 for none) ..."""
    meaning: str


class DirectActions(NamedTuple):
    """Rules that compute the next actions directly, for positions with too many moves to list."""

    allow_next: Callable[[Any, Any, Any, Any, int, int], int]
    """Rule (s, o, w, p, seat, again) that allows the next actions after `p.parts`; see `allow`.

    It returns 0 if the parts already form a move. `again` is 1 if the previous use of `w` was by this rule on the
    same state.
    """
    move: Callable[[Any, Any, int], Packed]
    """Rule (s, p, seat) that returns the chosen move."""


class Encoding(NamedTuple):
    """The numeric encoding of a family.

    Unless stated otherwise, its rules work on states from which secrets have been erased.
    """

    version: int
    """Version, incremented when the meaning of an action or of a number in an observation changes."""
    rules: Rules[Any, Any, Any]
    actions: Callable[[Variant], tuple[str, ...]]
    """Function that returns the names of all actions, at most MAX_ACTIONS; the same for all forms of the family."""
    fields: Callable[[Variant], tuple[NumberRow, ...]]
    """Function that returns the fields that `observe` writes, in order."""
    secrets: Callable[[Variant], tuple[NumberRow, ...]]
    """Function that returns the fields that `reveal` writes, in order."""
    next_action: Callable[[Any, Any, Any, int, int, int, int], int]
    """Rule (s, o, p, seat, a, b, c) that returns the next action of a legal move after the parts in `p.parts`.

    It returns NO_ACTION if the parts do not lead to the move, and DONE if they form the move. If two actions lead to
    the move, the second plus 1 is stored from bit SECOND on.
    """
    choose: Callable[[Any, Any, Any, int, int], None]
    """Rule (s, o, p, seat, action) that records an action in `p.parts`."""
    finish: Callable[[Any, int], int]
    """Rule (p, c) that returns the third integer of the chosen move; `c` is the third integer of the listed move."""
    call: Callable[[Any, Any, int], int]
    """Rule (s, o, seat) that returns the third integer of a call that the seat may make instead of moving, or 0."""
    call_action: Callable[[Any], int]
    """Rule (o) that returns the action for a call, or NO_ACTION in families without calls."""
    observe: Callable[[Any, Any, Any, int, Any], int]
    """Rule (s, o, p, seat, row) that writes the seat's information and returns the number of values."""
    reveal: Callable[[Any, Any, Any, int, Any], int]
    """Rule (s, o, p, seat, row) that writes the hidden information, for a critic.

    It works on the complete state and returns the number of values.
    """
    place_hidden: Callable[[Any, Any, int, list[int]], None]
    """Function (s, o, seat, rng), not compiled, that places the hidden cards in a state at random.

    The placement agrees with the seat's knowledge and has the probability that the family's bots assume. Only hands
    and stock are set.
    """
    directly: DirectActions | None = None
    """Rules for a family whose moves are too many to list; None for all others."""


def encoding_of(variant: Variant) -> Encoding:
    """Return the encoding of the variant's family. Raises ValueError if the family has none."""
    part = FAMILIES[variant.game.name].encoding
    if not part:
        raise ValueError(f"{variant} has no encoding, because its family has no environments")
    return load(part)


def encoded_games() -> Iterator[AnyGame]:
    """Yield the games of the families that have an encoding; the others have no environments."""
    return (game for game in games() if FAMILIES[game.name].encoding)


@rule
def allow(p: Any, action: int) -> None:
    """Add an action to `Episode.legal`."""
    p.legal[action // ACTION_BITS] |= 1 << action % ACTION_BITS
