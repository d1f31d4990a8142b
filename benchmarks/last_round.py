"""Losses of the Casino club player in the last round of a deal with two sides.

A card counter knows every card there. A loss is the difference to the best move, with best play of both sides afterwards.

    python benchmarks/last_round.py casino --deals 200
    python benchmarks/last_round.py casino-royal --deals 200 --show 10     print the ten worst moves with their positions
"""

import argparse
import math
from typing import Any

import numpy as np

from virado.bots.casino.kernels import SOLVER, make_buffers, make_solver_buffers
from virado.bots.casino.objective import points_objective
from virado.bots.casino.policy_bots import CLUB
from virado.bots.casino.weights import weights_for
from virado.bots.policy import choices
from virado.bots.units import POINT
from virado.games.contract import Packed
from virado.kernel.bits import count
from virado.kernel.solve import GAVE_UP, INFINITE
from virado.match import Match

LONGEST = 9
"""Maximum number of cards in both hands at the start of an examined last round."""
NODES = 400_000


class Exact:
    """Exact values of moves, with best play of both sides afterwards."""

    def __init__(self, match: Match) -> None:
        o: Any = match.variant.config()
        self._buffers = make_buffers(o, weights_for(o), points_objective(), [0])[0]
        self._room = make_solver_buffers()
        self._apply = match.game.rules.apply
        self._config = o

    def worth(self, s: Any, seat: int, move: Packed) -> float | None:
        """Return the lead in points of the seat's side after a move, or None if the solver takes too long."""
        after = s.clone()
        self._apply(after, self._config, seat, *move)
        after.store(self._buffers.pool, 0)
        self._room[2][:] = 0
        value = SOLVER(self._buffers, *self._room, seat, -INFINITE, INFINITE, NODES, NODES + 1, 1)
        return None if value == GAVE_UP else value / POINT


def losses(text: str, deals: int, seed: int) -> tuple[list[float], list[tuple[float, str]]]:
    """Return the loss of each deal, and each losing move with its position."""
    lost: list[float] = []
    told: list[tuple[float, str]] = []
    exact: Exact | None = None
    for deal in range(deals):
        match = Match(text, seed=seed + deal)
        exact = exact or Exact(match)
        total = 0.0
        while not match.over and match.deal_points is None:
            seat = match.to_act[0]
            view: Any = match.view(seat)
            moves = choices(view)
            values = CLUB.ranking(view, moves)
            made = moves[int(np.argmax(values))]
            s = view.state
            cards = sum(count(hand) for hand in s.hands[:2]) + sum(s.unseen[:2])
            if s.stock_next == s.stock_end and cards <= LONGEST and len(moves) > 1:
                whole: Any = match._state  # pyright: ignore[reportPrivateUsage]  # a benchmark sees all cards
                worth = [exact.worth(whole, seat, move) for move in moves]
                if None not in worth:
                    best = max(value for value in worth if value is not None)
                    loss = best - (worth[moves.index(made)] or 0.0)
                    total += loss
                    if loss > 0:
                        better = [str(view.unpack(m)) for m, x in zip(moves, worth, strict=True) if x == best]
                        told.append((loss, f"{match.view(seat)}\n{view.unpack(made)} rather than {better}"))
            match.play(seat, view.unpack(made))
        lost.append(total)
    return lost, told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variant", help="variant of Casino with two sides")
    parser.add_argument("--deals", type=int, default=200, help="number of deals (200)")
    parser.add_argument("--seed", type=int, default=70_000, help="seed of the first deal (70000)")
    parser.add_argument("--show", type=int, default=0, help="number of worst moves to print (0)")
    args = parser.parse_args()
    lost, told = losses(args.variant, args.deals, args.seed)
    half = 1.96 * float(np.std(lost, ddof=1)) / math.sqrt(len(lost))
    print(
        f"{args.variant}: {np.mean(lost):.2f} ± {half:.2f} points a deal, both seats; {len(told)} moves in {len(lost)} deals"
    )
    for loss, text in sorted(told, key=lambda each: -each[0])[: args.show]:
        print(f"\n{loss:g} {text}")


if __name__ == "__main__":
    main()
