"""Fit the value of a Casino deal whose next round has just been dealt (`virado.bots.casino.horizon`).

    python benchmarks/fit_horizon.py                             every form and number of players: the rows of OUTLOOKS
    python benchmarks/fit_horizon.py --kinds royal --deals 100000

The data are deals between club players. The fitted weights of the majorities' chances are near 1 (0.9 to 1.1) and
taken as 1. After each row come two standard deviations of the lead that the round's leader gains until the end of the
deal: of the lead itself, and of its difference from the row's prediction.
"""

# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# NumPy's solvers are typed in part only.

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from virado.bots.casino.horizon import Outlook
from virado.bots.catalogue import players
from virado.bots.contest import MAX_MOVES
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.arrays import move_list, records, zero_records
from virado.kernel.buffers import ContestGames, ContestPlayers
from virado.kernel.contest import GIVEN_UP
from virado.match import opening_state

TABLES = {
    "classic": ("casino", "2", "3", "4", "pairs"),
    "royal": ("casino-royal", "2", "3", "4", "pairs"),
    "nordic": ("nordic-royal", "2", "3", "4", "pairs"),
    "rook": ("tuxedo", "2", "3", "4", "5", "6"),
    "hungarian": ("kaszino-ulmann", "2"),
}
"""Form and numbers of players that represent each kind."""
STEPS = 15


def table(slug: str, seats: str) -> Variant:
    """Return the variant of a form with this number of players, or with two pairs."""
    if seats == "pairs":
        return find_variant(f"{slug}(players=4,teams=true)")
    return find_variant(f"{slug}(players={seats})" if seats != "2" else slug)


class Deals(NamedTuple):
    """State records of deals: positions in which a later round has just been dealt, and the ends of the same deals."""

    dealt: Any
    ended: Any


def play(variant: Variant, deals: int, seed: int) -> Deals:
    """Play deals between club players, with a check after every decision whether a round has been dealt."""
    compiled = players(variant.game.name).compiled_players(variant)
    club = compiled.players["club"]
    rng = np.random.default_rng(seed)
    o: Any = variant.config()
    seats = variant.players
    start: Any = opening_state(variant)
    pool = zero_records(variant.game.state_type, deals)
    start.store(pool)
    pool[:] = pool[0]
    games = ContestGames(
        pool,
        rng.permuted(np.tile(np.arange(o.cards), (deals, 1)), axis=1),
        np.full(deals, variant.game.rules.cards_to_shuffle(start, o), np.int64),
        np.zeros((deals, 2, 1), np.int64),
        np.zeros((deals, seats), np.int64),
    )
    seated = ContestPlayers(
        np.array([club.kind], np.int64),
        records(club.weights),
        records(club.scratch),
        np.zeros((deals, seats), np.int64),
    )
    fixed = records(o), zero_records(variant.game.workspace_type), move_list(MAX_MOVES)
    rounds = np.ones(deals, np.int64)
    found: list[Any] = []
    places: list[Any] = []
    most = 0
    while True:
        compiled.kernel(games, seated, *fixed, 0, 1, most)
        waiting = games.wants == GIVEN_UP
        if not waiting.any():
            break
        new = np.flatnonzero(waiting & (pool["round"] > rounds))
        if len(new):
            rounds[new] = pool["round"][new]
            found.append(pool[new])
            places.append(new)
        games.wants[waiting] = 0
        most += 1
    return Deals(np.concatenate(found), pool[np.concatenate(places)])


def count_cards(cards: Any) -> Any:
    """Return the number of cards in each set."""
    return np.bitwise_count(cards.astype(np.uint64)).astype(float)


def best_other(values: Any, side: Any) -> Any:
    """Return for each position the largest value of the sides other than `side`.

    `values` has the shape (positions, sides).
    """
    others = values.astype(float)
    others[np.arange(len(others)), side] = -np.inf
    return others.max(axis=1)


def of_side(values: Any, side: Any) -> Any:
    return values[np.arange(len(values)), side]


def points_of(o: Any, cards: Any) -> Any:
    """Return the points that sets of cards score by themselves."""
    casinos = o.p_big * count_cards(cards & o.big) + o.p_little * count_cards(cards & o.little)
    return casinos + o.p_ace * count_cards(cards & o.aces) + o.p_five * count_cards(cards & o.fives)


def logistic(features: Any, won: Any) -> Any:
    """Return the weights of a logistic regression by Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-features @ weights))
        curvature = (features * (chances * (1 - chances))[:, None]).T @ features
        weights += np.linalg.solve(curvature + 1e-9 * np.eye(len(weights)), features.T @ (won - chances))
    return weights


def leads(deals: Deals, sides: int, field: str, total: int) -> tuple[Any, Any]:
    """Return each side's lead in a majority, and True if the side won it.

    The lead is divided by the square root of the number of outstanding cards.
    """
    now, then = deals.dealt[field][:, :sides], deals.ended[field][:, :sides]
    root = np.sqrt(np.maximum(1, total - now.sum(axis=1)))
    ahead = np.stack(
        [(now[:, i] - best_other(now, np.full(len(now), i))) / root for i in range(sides)], axis=1
    )
    won = np.stack([then[:, i] > best_other(then, np.full(len(now), i)) for i in range(sides)], axis=1)
    return ahead, won


def fit(variant: Variant, deals: Deals) -> tuple[Outlook, float, float]:
    """Return the fitted outlook, and the standard deviations of the leader's coming lead without and with it."""
    o: Any = variant.config()
    sides = len(variant.sides)
    every = np.arange(len(deals.dealt))
    leader = deals.dealt["turn"] % sides
    scales: list[float] = []
    levels: list[float] = []
    chances: list[Any] = []
    for field, total in (("won_cards", o.cards), ("won_spades", int(o.spades).bit_count())):
        if not total:
            scales.append(0.0)
            chances.append(np.zeros((len(every), sides)))
            continue
        ahead, won = leads(deals, sides, field, total)
        constant = np.ones(ahead.size) if sides > 2 else np.zeros(ahead.size)
        weights = logistic(np.c_[ahead.ravel(), constant], won.ravel())
        scales.append(float(weights[0]))
        levels.append(float(weights[1]))
        chances.append(1 / (1 + np.exp(-(weights[0] * ahead + weights[1]))))
    level = sum(levels) / len(levels)
    piles, loose = deals.dealt["piles"][:, :sides], deals.dealt["loose"]
    known = points_of(o, piles) + (deals.dealt["sweep_points"][:, :sides] if o.sweeps else 0)
    known = known + o.p_orange * deals.dealt["oranges"][:, :sides]
    coming = deals.ended["deal_points"][:, :sides] - known

    def difference(values: Any) -> Any:
        """Return the leader's value minus the mean of the others'."""
        own = of_side(values, leader)
        return own - (values.sum(axis=1) - own) / (sides - 1)

    features = np.c_[
        np.ones(len(every)),
        o.p_cards * difference(chances[0]),
        o.p_spades * difference(chances[1]),
        o.p_cards * count_cards(loose),
        o.p_spades * count_cards(loose & o.spades),
        points_of(o, loose),
    ]
    y = difference(coming)
    weights = np.linalg.lstsq(features, y, rcond=None)[0]
    left = y - features @ weights
    out = o.cards - deals.dealt["won_cards"][:, :sides].sum(axis=1)
    still = each = 0.0
    if sides == 2:
        still, each = np.linalg.lstsq(np.c_[np.ones(len(out)), out], left**2, rcond=None)[0]
    numbers = [round(float(value), 3) + 0.0 for value in (*scales, level, *weights[3:], still, each)]
    return Outlook._make(numbers), float(np.std(y)), float(np.std(left))


def rows(kinds: list[str], deals: int, seed: int) -> Iterator[str]:
    for kind in kinds:
        slug, *numbers = TABLES[kind]
        for seats in numbers:
            variant = table(slug, seats)
            outlook, before, after = fit(variant, play(variant, deals, seed))
            numbers_of = ", ".join(f"{value:g}" for value in outlook)
            key = (variant.players, len(variant.sides))
            yield f"{kind} {key}: Outlook({numbers_of}),  # {before:.2f} {after:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--kinds", default=",".join(TABLES), help="kinds of forms, separated by commas; default: all"
    )
    parser.add_argument(
        "--deals", type=int, default=20_000, help="deals per form and number of players (20000)"
    )
    parser.add_argument("--seed", type=int, default=5, help="seed of the first deal (5)")
    args = parser.parse_args()
    for row in rows(args.kinds.split(","), args.deals, args.seed):
        print(row, flush=True)


if __name__ == "__main__":
    main()
