"""Whole matches between the compiled players of a game: thousands in seconds."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from virado.games.variant import Variant
from virado.kernel.contest import CHANCE, SIMPLE, SKILLED

MOST_MOVES = 600
"""Moves of a position that a kernel looks at."""
LONGEST_MATCH = 20_000
"""Decisions after which a match is given up, unless said otherwise."""


class Entrant(NamedTuple):
    """A compiled player: its kind (`virado.kernel.contest`), its taste and its workspace."""

    kind: int
    taste: Any
    mind: Any


def entrants(simple: Any, skilled: Any, mind: Any) -> dict[str, Entrant]:
    """The compiled players by the name of their level, from the tastes of the simple and the skilled ones."""
    return {
        "random": Entrant(CHANCE, simple, mind),
        "greedy": Entrant(SIMPLE, simple, mind),
        "club": Entrant(SKILLED, skilled, mind),
    }


class Outcome(NamedTuple):
    """What came of the matches: arrays with one row a match."""

    points: Any
    """Change of each side's score (matches, sides)."""
    winners: Any
    """Set of sides that won (matches)."""
    decisions: int

    def wins(self, side: int) -> Any:
        """The share of each match that a side won (matches)."""
        shares = np.array([bits.bit_count() for bits in self.winners.tolist()])
        won = (self.winners >> side & 1) * (self.winners > 0)
        return won / np.maximum(shares, 1)


def play_matches(
    kernel: Callable[..., int],
    variant: Variant,
    entrants: Sequence[Entrant],
    seeds: Any,
    *,
    scores: Sequence[int] | None = None,
    dealer: int | None = None,
    one_deal: bool = False,
    most: int = LONGEST_MATCH,
) -> Outcome:
    """Play a match for each of `seeds` (int64) with an entrant on each seat, by a kernel of `make_match_contest`.

    With `one_deal` only up to the first scored deal. A match is given up after `most` decisions.
    """
    game = variant.game
    start: Any = game.state_type()
    start.players = variant.players
    start.sides = len(variant.sides)
    start.dealer = game.first_dealer(variant.options, variant.players) if dealer is None else dealer
    before = [game.start_score(variant.options)] * start.sides if scores is None else list(scores)
    start.scores[: start.sides] = before
    pool = np.zeros(2, game.state_type.dtype())
    start.store(pool, 1)
    tables = np.zeros(1, game.table_type.dtype())
    variant.table().store(tables)
    tastes = np.zeros(variant.players, entrants[0].taste.dtype())
    minds = np.zeros(variant.players, entrants[0].mind.dtype())
    for seat, entrant in enumerate(entrants):
        entrant.taste.store(tastes, seat)
        entrant.mind.store(minds, seat)
    points = np.zeros((len(seeds), start.sides), np.int64)
    winners = np.zeros(len(seeds), np.int64)
    decisions = kernel(
        pool,
        tables,
        tastes,
        minds,
        np.zeros(1, game.workspace_type.dtype()),
        np.zeros((MOST_MOVES, 3), np.int64),
        np.zeros(variant.deck.count, np.int64),
        np.array([entrant.kind for entrant in entrants], np.int64),
        seeds,
        np.zeros((2, 1), np.int64),
        int(one_deal),
        most,
        points,
        winners,
    )
    return Outcome(points, winners, decisions)
