"""Fit the weights of the race to zero (`virado.bots.tricks.race`) to matches between club players, and show the fit.

python benchmarks/fit_race.py raub --games 20000

python benchmarks/fit_race.py "zwanzig-ab(players=3)" --starts 0,6,8
"""

# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# NumPy's solvers are typed in part only.

import argparse
from typing import Any

import numpy as np

from virado.bots.catalogue import players
from virado.bots.contest import MAX_MOVES
from virado.bots.tricks.race import HIGHEST
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.arrays import move_list, records, zero_records
from virado.kernel.buffers import ContestGames, ContestPlayers
from virado.match import opening_state

ABOVE = 8
"""Largest excess of a random start score over the usual score. The smallest start score is 1."""
LATEST = 12
"""Exclusive upper bound of the random number of deals already played at the start of a match."""
LONGEST = 60
"""Maximum number of deals considered in a match."""
DECISIONS = 20_000
OVER = -1
STEPS = 25


def play(variant: Variant, games: int, seed: int) -> tuple[Any, Any]:
    """Return positions between deals, and each seat's share of the win in the rest of the match.

    A position has the scores by seat from the next dealer on, and the number of deals played.
    """
    compiled = players(variant.game.name).compiled_players(variant)
    club = compiled.players["club"]
    rng = np.random.default_rng(seed)
    seats = variant.players
    start: Any = opening_state(variant, dealer=None, scores=None)
    pool = zero_records(variant.game.state_type, games)
    start.store(pool)
    pool[:] = pool[0]
    pool["scores"][:, :seats] = rng.integers(1, start.scores[0] + ABOVE, (games, seats))
    pool["dealer"] = pool["turn"] = rng.integers(0, seats, games)
    pool["deal"] = rng.integers(0, LATEST, games)
    full = variant.deck.full
    packs = np.tile(np.arange(variant.deck.count), (games, 1))
    wants = np.full(games, variant.game.rules.cards_to_shuffle(start, variant.config()), np.int64)
    played = ContestGames(
        pool, packs, wants, np.zeros((games, 2, 1), np.int64), np.zeros((games, seats), np.int64)
    )
    seated = ContestPlayers(
        np.array([club.kind], np.int64),
        records(club.weights),
        records(club.scratch),
        np.zeros((games, seats), np.int64),
    )
    fixed = records(variant.config()), zero_records(variant.game.workspace_type), move_list(MAX_MOVES)
    seen: list[Any] = []
    for _ in range(LONGEST):
        waiting = np.flatnonzero(wants == full)
        if len(waiting):
            places = (pool["dealer"][waiting][:, None] + np.arange(seats)) % seats
            scores = np.take_along_axis(pool["scores"][waiting], places, axis=1)
            seen.append(np.c_[waiting, places, scores, pool["deal"][waiting]])
            packs[waiting] = rng.permuted(packs[waiting], axis=1)
        compiled.kernel(played, seated, *fixed, 0, 0, DECISIONS)
    found = np.concatenate(seen)
    found = found[wants[found[:, 0]] == OVER]
    won = pool["winners"][found[:, 0]][:, None] >> found[:, 1 : 1 + seats] & 1
    return found[:, 1 + seats :], won / won.sum(axis=1, keepdims=True)


def fit(scores: Any, won: Any) -> tuple[Any, Any]:
    """Return the coefficients (-slope, bend, places) by Newton's method, and the fitted chances (positions, seats)."""
    seats = scores.shape[1]
    x = np.clip(scores, 0, HIGHEST).astype(float)
    places = np.broadcast_to(np.eye(seats)[:, 1:], (len(x), seats, seats - 1))
    features = np.concatenate([np.stack([x, x * x], axis=-1), places], axis=-1)
    weights: Any = np.zeros(features.shape[-1])
    chances = np.full(won.shape, 1 / seats)
    for _ in range(STEPS):
        gradient = np.einsum("ij,ijk->k", won - chances, features)
        expected = np.einsum("ij,ijk->ik", chances, features)
        curvature = np.einsum("ij,ijk,ijl->kl", chances, features, features) - expected.T @ expected
        weights = weights + np.linalg.solve(curvature + 1e-6 * np.eye(features.shape[-1]), gradient)
        heights = np.exp(features @ weights)
        chances = heights / heights.sum(axis=1, keepdims=True)
    return weights, chances


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant", help="variant of Raub or Zwanzig ab")
    parser.add_argument("--games", type=int, default=20_000, help="number of matches (20000)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first match (0)")
    parser.add_argument(
        "--starts", default="0", help="numbers of deals after which the stretches begin, such as 0,6,8"
    )
    args = parser.parse_args()
    positions, won = play(find_variant(args.variant), args.games, args.seed)
    starts = [int(text) for text in args.starts.split(",")]
    for first, end in zip(starts, [*starts[1:], 1 << 40], strict=True):
        chosen = (positions[:, -1] >= first) & (positions[:, -1] < end)
        weights, chances = fit(positions[chosen][:, :-1], won[chosen])
        places = ", ".join(f"{weight:.2f}" for weight in weights[2:])
        print(
            f"Stretch({first}, {-weights[0]:.4f}, {weights[1]:.6f}, ({places},)),  # {chosen.sum()} positions"
        )
        for low in np.arange(0, 1, 0.2):
            here = (chances >= low) & (chances < low + 0.2)
            if here.any():
                print(
                    f"  expected {chances[here].mean():.3f}  won {won[chosen][here].mean():.3f}  ({here.sum()})"
                )


if __name__ == "__main__":
    main()
