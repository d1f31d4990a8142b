"""Time to enumerate and rank every legal arrangement of a hand.

python benchmarks/hazari_arrangements.py

Each figure is the mean CPU time over the same seeded hands, on one thread, after compilation.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

from virado.analysis.hazari.arrangements import best_first, rank_arrangements
from virado.games.catalogue import variant
from virado.games.hazari.game import GAME
from virado.games.hazari.rules.state import HAND, HazariState, HazariWorkspace


def milliseconds(what: Callable[[int], Any], hands: list[int]) -> float:
    what(hands[0])
    begin = time.process_time()
    for hand in hands:
        what(hand)
    return (time.process_time() - begin) / len(hands) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", default="hazari", help="variant of Hazari")
    parser.add_argument("--hands", type=int, default=200, help="number of hands (200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the hands (1)")
    arguments = parser.parse_args()
    o: Any = variant(arguments.variant).config()
    rng = random.Random(arguments.seed)
    hands = [sum(1 << card for card in rng.sample(range(52), HAND)) for _ in range(arguments.hands)]
    few = hands[:10]

    def held(hand: int) -> HazariState:
        s = HazariState(players=4, sides=4, deal=1)
        s.hands[0] = hand
        return s

    def listed(hand: int) -> int:
        return GAME.count_legal(held(hand), o, 0)

    def chosen(hand: int) -> int:
        moves: list[Any] = []
        return GAME.rules.choices(held(hand), o, HazariWorkspace(), 0, moves)

    counts = [listed(hand) for hand in few]
    print(f"{arguments.variant}: {min(counts)} to {max(counts)} legal arrangements in {len(few)} hands")
    print(
        f"enumerate and rank, compiled   {milliseconds(lambda hand: rank_arrangements(o, hand), hands):8.2f} ms a hand"
    )
    print(f"enumerate, interpreted         {milliseconds(listed, few):8.2f} ms a hand")
    print(
        f"those that can be best, interp.{milliseconds(chosen, few):8.2f} ms a hand ({sum(map(chosen, few)) // len(few)} left)"
    )
    print(
        f"best first, interpreted        {milliseconds(lambda hand: best_first(o, hand), few):8.2f} ms a hand"
    )


if __name__ == "__main__":
    main()
