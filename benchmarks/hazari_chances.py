"""Error of the stated chances of Hazari arrangements, against simulated packs.

python benchmarks/hazari_chances.py hazari hazari-bhutan --hands 100 --packs 5000

Half of the hands hold three cards of one rank. Hints state the chances of the first suggested arrangement, which has
the most expected points. The program compares these chances with `packs` deals of the other 39 cards. The opponents'
cards are arranged best-first with the lists of the game and shown by its rules. `before` is the table by which bots
judge (`Odds.win_rate`); earlier versions of hints took their chances from it.

The error of a hand is the mean over its four rounds, in percentage points. The sampling error is the expected mean
absolute difference of two exact values measured with this many packs.
"""

import argparse
import random
from typing import Any

import numpy as np

from virado.analysis.hazari.arrangements import rank_arrangements
from virado.analysis.hazari.chances import DEALS, win_chances
from virado.analysis.hazari.odds import odds
from virado.bots.hazari.policy_bots import is_extended_order
from virado.games.catalogue import variant
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.scoring import wins_by_troy
from virado.games.hazari.rules.showdown import winner_of
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.strength import strength_of_group
from virado.kernel.bits import clear, move_at, shuffle
from virado.kernel.compile import kernel
from virado.match import Match

PACK = 52
ROUNDS = 4


def simulate(
    configs: Any,
    workspaces: Any,
    states: Any,
    listed: Any,
    pack: Any,
    rng: Any,
    hidden: int,
    seat: int,
    packs: int,
    wins: Any,
) -> int:
    """Count in `wins` how often each group of a seat wins its round, while the other seats arrange best-first."""
    o = configs[0]
    s = states[0]
    w = workspaces[0]
    for _ in range(packs):
        shuffle(hidden, pack, rng)
        for step in range(1, SEATS):
            other = (seat + step) % SEATS
            hand = 0
            for i in range(HAND):
                hand |= 1 << pack[HAND * (step - 1) + i]
            extended = 1 if o.extended and o.free_order == 0 and can_extend(o, hand) else 0
            prepare(o, w, hand, extended)
            clear(listed)
            list_choices(o, w, listed, 1)
            a, b, c = move_at(listed, 0)
            s.groups[4 * other] = a
            s.groups[4 * other + 1] = b
            s.groups[4 * other + 2] = c
            s.groups[4 * other + 3] = hand & ~(a | b | c)
        for number in range(ROUNDS):
            winner = winner_of(s, o, number)
            s.round_winners[number] = winner
            s.shown = number + 1
            if winner == seat:
                wins[number] += 1
            if wins_by_troy(s, o):
                break
    return packs


SIMULATE = kernel(simulate)


def deal(text: str, rng: random.Random, *, troy: bool) -> tuple[Match, int]:
    """Return a match and a seat.

    With `troy`, the seat's hand holds three cards of one rank; otherwise it is any hand.
    """
    hand: list[int] = []
    if troy:
        rank = rng.randrange(13)
        hand = [4 * rank + suit for suit in rng.sample(range(4), 3)]
    rest = [card for card in range(PACK) if card not in hand]
    rng.shuffle(rest)
    hand += rest[: HAND - len(hand)]
    others = [card for card in range(PACK) if card not in hand]
    rng.shuffle(others)
    dealer, seat = rng.randrange(SEATS), rng.randrange(SEATS)
    pack = [hand.pop() if (dealer + 1 + i) % SEATS == seat else others.pop() for i in range(PACK)]
    return Match(text, seed=1, packs=[pack], dealer=dealer), seat


def measure(text: str, rng: random.Random, packs: int, *, troy: bool) -> Any:
    """Return three chances of a hand's best arrangement in each round, as an array of shape (3, ROUNDS).

    They are the simulated chances, those that hints state, and those that earlier versions stated.
    """
    match, seat = deal(text, rng, troy=troy)
    view: Any = match.view(seat)
    o: Any = variant(text).config()
    hand = view.state.hands[seat]
    move = rank_arrangements(o, hand, extended=is_extended_order(view)).move(0)
    a, b, c = move
    groups = (a, b, c, hand & ~(a | b | c))
    configs = np.zeros(1, HazariConfig.dtype())
    o.store(configs)
    states = np.zeros(1, HazariState.dtype())
    view.state.store(states)
    for number, group in enumerate(groups):
        states[0]["groups"][4 * seat + number] = group
    wins = np.zeros(ROUNDS, np.int64)
    SIMULATE(
        configs,
        np.zeros(1, HazariWorkspace.dtype()),
        states,
        np.zeros((1, 3), np.int64),
        np.zeros(PACK, np.int64),
        np.array([rng.getrandbits(62)]),
        ((1 << PACK) - 1) & ~hand,
        seat,
        packs,
        wins,
    )
    stated = win_chances(view, [move])[0]
    before = [
        odds(o).win_rate(number, strength_of_group(o, number, group)) for number, group in enumerate(groups)
    ]
    return 100 * np.array([wins / packs, stated, before])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--packs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(f"{arguments.hands} hands, {arguments.packs} packs each; hints count {DEALS} packs")
    for text in arguments.variants:
        rng = random.Random(f"{text} {arguments.seed}")
        found = np.array(
            [measure(text, rng, arguments.packs, troy=place % 2 == 0) for place in range(arguments.hands)]
        )
        true = found[:, 0] / 100
        spread = 100 * np.sqrt(true * (1 - true)) * np.sqrt(2 / np.pi)
        ours = float((spread / np.sqrt(arguments.packs)).mean())
        both = float((spread * np.sqrt(1 / arguments.packs + 1 / DEALS)).mean())
        print(
            f"{text}: expected from sampling: {ours:.2f} by the packs alone, {both:.2f} with the packs of the hint"
        )
        for name, place in (("now", 1), ("before", 2)):
            errors = np.abs(found[:, place] - found[:, 0])
            signed = (found[:, place] - found[:, 0]).mean(axis=0)
            hands = errors.mean(axis=1)
            print(
                f"  {name:6} mean {hands.mean():5.2f}  worst hand {hands.max():5.2f}  worst round {errors.max():5.2f}"
                f"  bias by round {' '.join(f'{each:+.2f}' for each in signed)}"
            )


if __name__ == "__main__":
    main()
