"""Games between the compiled players of a family: thousands of deals or matches in seconds."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from virado.cards import Card, CardSet
from virado.games.variant import Variant
from virado.kernel.contest import CHANCE, GIVEN_UP, LONGEST_MATCH, SIMPLE, SKILLED
from virado.match import opening
from virado.packs import shuffled

MOST_MOVES = 1 << 14
"""Moves of a position that there is room for."""
ABREAST = 1024
"""Games that are played abreast."""
LUCK = 0x5DEECE66D
"""Sets the generator of the random players apart from that of the packs."""


class Entrant(NamedTuple):
    """A compiled player: its kind (`virado.kernel.contest`), its taste and its workspace."""

    kind: int
    taste: Any
    mind: Any


class Field(NamedTuple):
    """The compiled players of a variant: by level, and the kernel that they play in (of `make_contest`)."""

    kernel: Callable[[], Callable[..., int]]
    entrants: dict[str, Entrant]


def entrants(simple: Any, skilled: Any, mind: Any) -> dict[str, Entrant]:
    """The compiled players by the name of their level, from the tastes of the simple and the skilled ones."""
    return {
        "random": Entrant(CHANCE, simple, mind),
        "greedy": Entrant(SIMPLE, simple, mind),
        "club": Entrant(SKILLED, skilled, mind),
    }


class Outcome(NamedTuple):
    """What came of the games: arrays with one row a game."""

    points: Any
    """What each side scored: in the deal, or in the match (games, sides)."""
    winners: Any
    """Set of sides that won the match (games); 0 if it is not over."""
    given_up: Any
    """Whether the game was not played to its end (games)."""
    turns: Any
    """Decisions by seat (games, seats)."""

    def wins(self, side: int) -> Any:
        """The share of each match that a side won (games)."""
        shares = np.array([bits.bit_count() for bits in self.winners.tolist()])
        return (self.winners >> side & 1) / np.maximum(shares, 1)


class Contest:
    """The games of one variant between some entrants, played by a kernel of `make_contest`."""

    def __init__(
        self,
        kernel: Callable[..., int],
        variant: Variant,
        entrants: Sequence[Entrant],
        *,
        scores: Sequence[int] | None = None,
        dealer: int | None = None,
        one_deal: bool = False,
        most: int = LONGEST_MATCH,
    ) -> None:
        """With `one_deal` games are played up to the first scored deal; a match is given up after `most` decisions."""
        self._kernel = kernel
        self._variant = variant
        self._start: Any = opening(variant, dealer=dealer, scores=scores)
        self._table = variant.config()
        self._players = (
            _stored(self._table),
            _stored(*(entrant.taste for entrant in entrants)),
            _stored(*(entrant.mind for entrant in entrants)),
            np.zeros(1, variant.game.workspace_type.dtype()),
            np.zeros((MOST_MOVES, 3), np.int64),
        )
        self._kinds = np.array([entrant.kind for entrant in entrants], np.int64)
        self._one_deal = one_deal
        self._most = most

    def on_seeds(self, seating: Any, seeds: Any) -> Outcome:
        """Games with a quick generator of packs, seeded with `seeds` (games): equal seeds deal equal packs.

        `seating` (games, seats) has the number of the entrant on each seat.
        """
        chance = np.stack([seeds, seeds ^ LUCK], axis=1)[:, :, None]
        return self._play(seating, chance, None)

    def on_packs_of(self, seating: Any, seeds: Sequence[int], luck: Sequence[int]) -> Outcome:
        """Games with the packs that a `Match` of the same seed deals; `luck` seeds what the random players do."""
        chance = np.array([[[0], [word]] for word in luck], np.int64)
        return self._play(seating, chance, _Packs(seeds))

    def _play(self, seating: Any, chance: Any, given: "_Packs | None") -> Outcome:
        number = len(seating)
        pool = np.zeros(number, self._variant.game.state_type.dtype())
        self._start.store(pool)
        pool[:] = pool[0]
        turns = np.zeros((number, self._variant.players), np.int64)
        wants = np.full(number, self._variant.game.rules.wanted(self._start, self._table), np.int64)
        packs = np.zeros((1 if given is None else number, self._variant.deck.count), np.int64)
        waiting = number
        while waiting:
            if given is not None:
                for game in np.flatnonzero(wants > 0).tolist():
                    cards = given.next(game, int(wants[game]))
                    packs[game, : len(cards)] = cards
            waiting = self._kernel(
                pool,
                *self._players,
                packs,
                wants,
                seating,
                self._kinds,
                chance,
                turns,
                int(given is None),
                int(self._one_deal),
                self._most,
            )
        sides = self._start.sides
        if self._one_deal:
            points = pool["deal_points"][:, :sides]
        else:
            points = pool["scores"][:, :sides] - np.array(self._start.scores[:sides])
        return Outcome(points, pool["winners"].copy(), wants == GIVEN_UP, turns)


def _stored(*mirrors: Any) -> Any:
    array = np.zeros(len(mirrors), mirrors[0].dtype())
    for index, mirror in enumerate(mirrors):
        mirror.store(array, index)
    return array


class _Packs:
    """What chance supplies to games of given seeds, shuffle by shuffle, as `virado.match.Match` does it."""

    def __init__(self, seeds: Sequence[int]) -> None:
        self._seeds = seeds
        self._supplied = [0] * len(seeds)
        self._shuffled: dict[tuple[int, int, CardSet], list[Card]] = {}

    def next(self, game: int, cards: CardSet) -> list[Card]:
        """The next shuffle of these cards in a game."""
        self._supplied[game] += 1
        key = (self._seeds[game], self._supplied[game], cards)
        if key not in self._shuffled:
            self._shuffled[key] = shuffled(cards, key[0], key[1])
        return self._shuffled[key]


def play_matches(
    kernel: Callable[..., int],
    variant: Variant,
    entrants: Sequence[Entrant],
    seeds: Any,
    **how: Any,
) -> Outcome:
    """A game on each of `seeds` (int64), an entrant on each seat; `how` as for `Contest`."""
    contest = Contest(kernel, variant, entrants, **how)
    parts = [
        contest.on_seeds(np.tile(np.arange(len(entrants)), (len(part), 1)), part)
        for part in np.array_split(seeds, range(ABREAST, len(seeds), ABREAST))
    ]
    return Outcome(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
