"""Games between the compiled players of a family: thousands of deals or matches in seconds."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from virado.cards import Card, CardSet
from virado.games.variant import Variant
from virado.kernel.arrays import move_list, records, zero_records
from virado.kernel.buffers import ContestGames, ContestPlayers
from virado.kernel.contest import GIVEN_UP, LONGEST_MATCH, RANDOM, SIMPLE, SKILLED
from virado.kernel.layout import Layout
from virado.match import opening_state
from virado.packs import shuffle_cards

MAX_MOVES = 1 << 14
"""Capacity of the move list of a position."""
SIDE_BY_SIDE = 1024
"""Maximum number of games that the kernel plays concurrently."""
PLAYER_SEED = 0x5DEECE66D
"""Constant that separates the seeds of random players from the seeds of the packs."""


class CompiledPlayer(NamedTuple):
    """A compiled player: its kind (see `virado.kernel.contest`), the weights of its policy, and its scratch."""

    kind: int
    weights: Layout
    scratch: Layout


class CompiledPlayers(NamedTuple):
    """The compiled players of a variant by name, with the kernel of `make_contest` that plays them."""

    kernel: Callable[..., int]
    players: dict[str, CompiledPlayer]


def compiled_players(
    simple: Layout, skilled: Layout, scratch: Layout, others: Mapping[str, Layout] = MappingProxyType({})
) -> dict[str, CompiledPlayer]:
    """Return the compiled players by name.

    `simple` are the weights of the greedy player, `skilled` those of the club player. `others` maps further names to
    weights; these players use the policy of the club player.
    """
    return {
        "random": CompiledPlayer(RANDOM, simple, scratch),
        "greedy": CompiledPlayer(SIMPLE, simple, scratch),
        "club": CompiledPlayer(SKILLED, skilled, scratch),
        **{name: CompiledPlayer(SKILLED, weights, scratch) for name, weights in others.items()},
    }


class ContestResult(NamedTuple):
    """The results of a contest, as arrays with one row for each game."""

    points: Any
    """Points of each side in the deal, or in the match; shape (games, sides)."""
    winners: Any
    """Sides that won the match, as bit sets; 0 if the match is not over. Shape (games)."""
    truncated: Any
    """True for each game that was not played to its end; shape (games)."""
    turns: Any
    """Number of decisions of each seat; shape (games, seats)."""

    def wins(self, side: int) -> Any:
        """Return the share of the win of a side in each match; shape (games)."""
        shares = np.array([bits.bit_count() for bits in self.winners.tolist()])
        return (self.winners >> side & 1) / np.maximum(shares, 1)


class Contest:
    """Games of one variant between compiled players, run by a kernel of `make_contest`."""

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
        """Set up a contest without playing a game.

        With `one_deal`, each game ends with its first scored deal. A match is abandoned after `most` decisions.
        """
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
        """Play one game for each row of `seating` and return the results.

        `seating`, of shape (games, seats), holds the index of the player on each seat. `seeds`, of shape (games),
        seed the fast generator of the packs; equal seeds deal equal packs.
        """
        return self.play_with_states(seating, seeds)[0]

    def play_with_states(self, seating: Any, seeds: Any) -> tuple[ContestResult, Any]:
        """Play games as `play_seeds` does, and also return their final states.

        The final states are records of the game's state type, one for each game.
        """
        rng = np.stack([seeds, seeds ^ PLAYER_SEED], axis=1)[:, :, None]
        return self._play(seating, rng, None)

    def play_match_packs(
        self, seating: Any, seeds: Sequence[int], player_seeds: Sequence[int]
    ) -> ContestResult:
        """Play games with the packs that a `Match` with the same seed deals.

        `player_seeds` are the seeds of the random players.
        """
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
            move_list(MAX_MOVES),
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
    """The packs of several seeded games, shuffled in the same way as in `virado.match.Match`."""

    def __init__(self, seeds: Sequence[int]) -> None:
        self._seeds = seeds
        self._supplied = [0] * len(seeds)
        self._shuffled: dict[tuple[int, int, CardSet], list[Card]] = {}

    def next(self, game: int, cards: CardSet) -> list[Card]:
        """Return the next shuffle of `cards` in one game."""
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
    """Play one game for each of `seeds` (int64), with one player on each seat.

    `how` is passed on to `Contest`.
    """
    contest = Contest(kernel, variant, players, **how)
    parts = [
        contest.play_seeds(np.tile(np.arange(len(players)), (len(part), 1)), part)
        for part in np.array_split(seeds, range(SIDE_BY_SIDE, len(seeds), SIDE_BY_SIDE))
    ]
    return ContestResult(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
