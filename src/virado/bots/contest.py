"""Games between the compiled players of a family: thousands of deals or matches in seconds."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from virado.bots.arrays import move_list, records, zero_records
from virado.cards import Card, CardSet
from virado.games.variant import Variant
from virado.kernel.buffers import ContestGames, ContestPlayers
from virado.kernel.contest import GIVEN_UP, LONGEST_MATCH, RANDOM, SIMPLE, SKILLED
from virado.kernel.layout import Layout
from virado.match import opening_state
from virado.packs import shuffle_cards

MOST_MOVES = 1 << 14
"""Moves of a position that there is room for."""
SIDE_BY_SIDE = 1024
"""Games that are played side by side."""
PLAYER_SEED = 0x5DEECE66D
"""Sets the generator of the random players apart from that of the packs."""


class CompiledPlayer(NamedTuple):
    """A compiled player: its kind (`virado.kernel.contest`), the weights of its policy and what this works in."""

    kind: int
    weights: Layout
    scratch: Layout


class CompiledPlayers(NamedTuple):
    """The compiled players of a variant by name, and the kernel that they play in (of `make_contest`)."""

    kernel: Callable[..., int]
    players: dict[str, CompiledPlayer]


def compiled_players(
    simple: Layout, skilled: Layout, scratch: Layout, others: Mapping[str, Layout] = MappingProxyType({})
) -> dict[str, CompiledPlayer]:
    """The compiled players by name, from the weights of the simple and the skilled ones; `others` play as the skilled ones do."""
    return {
        "random": CompiledPlayer(RANDOM, simple, scratch),
        "greedy": CompiledPlayer(SIMPLE, simple, scratch),
        "club": CompiledPlayer(SKILLED, skilled, scratch),
        **{name: CompiledPlayer(SKILLED, weights, scratch) for name, weights in others.items()},
    }


class ContestResult(NamedTuple):
    """What came of the games: arrays with one row a game."""

    points: Any
    """What each side scored: in the deal, or in the match (games, sides)."""
    winners: Any
    """Set of sides that won the match (games); 0 if it is not over."""
    truncated: Any
    """Whether the game was not played to its end (games)."""
    turns: Any
    """Decisions by seat (games, seats)."""

    def wins(self, side: int) -> Any:
        """The share of each match that a side won (games)."""
        shares = np.array([bits.bit_count() for bits in self.winners.tolist()])
        return (self.winners >> side & 1) / np.maximum(shares, 1)


class Contest:
    """The games of one variant between some players, played by a kernel of `make_contest`."""

    def __init__(
        self,
        kernel: Callable[..., int],
        variant: Variant,
        players: Sequence[CompiledPlayer],
        *,
        scores: Sequence[int] | None = None,
        dealer: int | None = None,
        one_deal: bool = False,
        most: int = LONGEST_MATCH,
    ) -> None:
        """With `one_deal` games are played up to the first scored deal; a match is given up after `most` decisions."""
        self._kernel = kernel
        self._variant = variant
        self._start: Any = opening_state(variant, dealer=dealer, scores=scores)
        self._config: Any = variant.config()
        self._kinds = np.array([player.kind for player in players], np.int64)
        self._weights = records(*(player.weights for player in players))
        self._scratch = records(*(player.scratch for player in players))
        self._one_deal = one_deal
        self._most = most

    def play_seeds(self, seating: Any, seeds: Any) -> ContestResult:
        """Games with a quick generator of packs, seeded with `seeds` (games): equal seeds deal equal packs.

        `seating` (games, seats) has the number of the player on each seat.
        """
        return self.play_with_states(seating, seeds)[0]

    def play_with_states(self, seating: Any, seeds: Any) -> tuple[ContestResult, Any]:
        """Games as `play_seeds`, and the states in which they ended (games), records of the game's state."""
        rng = np.stack([seeds, seeds ^ PLAYER_SEED], axis=1)[:, :, None]
        return self._play(seating, rng, None)

    def play_match_packs(
        self, seating: Any, seeds: Sequence[int], player_seeds: Sequence[int]
    ) -> ContestResult:
        """Games with the packs that a `Match` of the same seed deals; `player_seeds` are those of the random players."""
        rng = np.array([[[0], [seed]] for seed in player_seeds], np.int64)
        return self._play(seating, rng, _Packs(seeds))[0]

    def _play(self, seating: Any, rng: Any, given: "_Packs | None") -> tuple[ContestResult, Any]:
        number = len(seating)
        game = self._variant.game
        pool = zero_records(game.state_type, number)
        self._start.store(pool)
        pool[:] = pool[0]
        games = ContestGames(
            pool=pool,
            packs=np.zeros((1 if given is None else number, self._variant.deck.count), np.int64),
            wants=np.full(number, game.rules.cards_to_shuffle(self._start, self._config), np.int64),
            rng=rng,
            turns=np.zeros((number, self._variant.players), np.int64),
        )
        players = ContestPlayers(self._kinds, self._weights, self._scratch, seating)
        configs, workspaces, moves = (
            records(self._config),
            zero_records(game.workspace_type),
            move_list(MOST_MOVES),
        )
        waiting = number
        while waiting:
            if given is not None:
                for index in np.flatnonzero(games.wants > 0).tolist():
                    cards = given.next(index, int(games.wants[index]))
                    games.packs[index, : len(cards)] = cards
            waiting = self._kernel(
                games,
                players,
                configs,
                workspaces,
                moves,
                int(given is None),
                int(self._one_deal),
                self._most,
            )
        sides = self._start.sides
        if self._one_deal:
            points = pool["deal_points"][:, :sides]
        else:
            points = pool["scores"][:, :sides] - np.array(self._start.scores[:sides])
        return ContestResult(points, pool["winners"].copy(), games.wants == GIVEN_UP, games.turns), pool


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
            self._shuffled[key] = shuffle_cards(cards, key[0], key[1])
        return self._shuffled[key]


def play_matches(
    kernel: Callable[..., int],
    variant: Variant,
    players: Sequence[CompiledPlayer],
    seeds: Any,
    **how: Any,
) -> ContestResult:
    """A game on each of `seeds` (int64), a player on each seat; `how` as for `Contest`."""
    contest = Contest(kernel, variant, players, **how)
    parts = [
        contest.play_seeds(np.tile(np.arange(len(players)), (len(part), 1)), part)
        for part in np.array_split(seeds, range(SIDE_BY_SIDE, len(seeds), SIDE_BY_SIDE))
    ]
    return ContestResult(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
