"""Calibration of sampled worlds: the probability of cards in hidden hands against the truth.

python benchmarks/calibration.py casino casino-royal raub zwanzig-ab --positions 300

python benchmarks/calibration.py casino casino-royal --bot expert --simulations 300

The positions are decisions of deals between club players, or between other bots. At each decision, the program
samples the expert's worlds ("judged"), and worlds that are only consistent with the observations ("uniform"). For
every card that may lie in another hand, p is the share of worlds in which it lies there.

The table shows three scores, with two-sided 95 % intervals over deals. *Cards right* is the share of a hidden hand
that a world has right, in per cent. *Brier* is the mean of (p - truth)², in hundredths. *Surprise* is the logarithmic
score, in hundredths of a natural unit. Open hands would give 0 for the last two. The table also shows the difference
between judged and uniform worlds, and the observed frequency of each predicted probability.
"""

import argparse
import math
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from limit import state_of, without_memory
from virado.bots.casino import kernels as casino
from virado.bots.casino.inference import world_plausibility
from virado.bots.casino.objective import Objective
from virado.bots.casino.weights import model_for
from virado.bots.casino.worlds import sample
from virado.bots.catalogue import bot, players
from virado.bots.contract import Bot, Budget, Rng
from virado.bots.tricks.kernels import workers
from virado.cards import CardSet, members
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.buffers import Buffers
from virado.kernel.compile import Kernel
from virado.kernel.search import always_plausible, make_world
from virado.match import Match
from virado.view import AnyView

FIRST_SEED = 60_001_000
"""First seed of packs that were not used for fitting."""
ONE_IN = 4
"""Sampling interval of decisions."""
TRIES = 500
"""Maximum number of random deals tried to find one in which no seat holds a card that it has shown to lack."""
BINS = (0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1.0001)


def collecting(draw: Any, judged: Any) -> Kernel[Any]:
    """Return the kernel `collect(buffers, found)`, which writes the hands of a sampled world into each row.

    `found` has the shape (worlds, seats).
    """
    world = make_world(draw, judged)

    def collect(buffers: Buffers, found: Any) -> None:
        pool, o, belief = buffers.pool, buffers.configs[0], buffers.beliefs[0]
        weights, scratch, w = buffers.weights[0], buffers.scratch[0], buffers.workspaces[0]
        for row in range(found.shape[0]):
            world(pool, o, belief, weights, scratch, w, buffers.moves, buffers.rng)
            for seat in range(pool[0].players):
                found[row, seat] = pool[1].hands[seat]

    return Kernel(collect)


def casino_worlds(view: AnyView, number: int, seed: int, *, judged: bool, collect: Kernel[Any]) -> Any:
    o = view.config
    with nullcontext() if judged else without_memory():
        (buffers,) = casino.make_buffers(o, model_for(o), Objective(), [seed])
        casino.put_view(view, [buffers])
    found = np.zeros((number, view.variant.players), np.int64)
    collect(buffers, found)
    return found


def trick_worlds(view: AnyView, number: int, seed: int, *, judged: bool, collect: Kernel[Any]) -> Any:
    found = np.zeros((number, view.variant.players), np.int64)
    if judged:
        parts: Any = players(view.variant.game.name)
        collect(workers(parts.parts, view, Rng(seed))[0], found)
        return found
    s, rng = view.state, random.Random(seed)
    lacks = s.void if view.variant.game.name == "raub" else s.lacks
    free = list(members(hidden_of(view)))
    for row in found:
        for _ in range(TRIES):
            rng.shuffle(free)
            taken = 0
            for seat in range(s.players):
                cards = free[taken : taken + s.unseen[seat]]
                taken += s.unseen[seat]
                row[seat] = s.hands[seat] | sum(1 << card for card in cards)
            if not any(int(row[seat]) & lacks[seat] for seat in range(s.players) if seat != view.seat):
                break
    return found


def hidden_of(view: AnyView) -> CardSet:
    """Return the cards that may lie in a hidden hand of Raub or Zwanzig ab."""
    s = view.state
    cards = (1 << view.deck.count) - 1
    for seat in range(s.players):
        cards &= ~(s.hands[seat] | s.discards[seat])
        if view.variant.game.name == "raub":
            cards &= ~s.played[seat]
    if view.variant.game.name == "raub":
        for i in range(s.turned_count):
            cards &= ~(1 << s.turned[i])
    else:
        for i in range(s.play_count):
            cards &= ~(1 << s.plays[i] % view.deck.count)
    return cards


class Scores(NamedTuple):
    """The scores of the worlds of one position."""

    right: float
    brier: float
    surprise: float
    pairs: list[tuple[float, bool]]
    """Predicted probability and truth for each hidden card and hand."""


SHOWN: Mapping[str, Callable[[Scores], float]] = {
    "cards right": lambda found: found.right,
    "Brier": lambda found: found.brier,
    "surprise": lambda found: found.surprise,
}


def scores(view: AnyView, whole: Any, worlds: Any, possible: CardSet) -> Scores:
    """Return the scores of sampled worlds against the real hands.

    `worlds` has one row of hands for each world. `possible` are the cards that may lie in a hidden hand.
    """
    s = view.state
    number = len(worlds)
    pairs: list[tuple[float, bool]] = []
    right: list[float] = []
    for seat in range(s.players):
        if seat == view.seat or not s.unseen[seat]:
            continue
        real = whole.hands[seat] & ~s.hands[seat]
        known = s.hands[seat]
        counted = [(int(hands) & ~known & real).bit_count() for hands in worlds[:, seat]]
        right.append(float(np.mean(counted)) / real.bit_count())
        for card in members(possible & ~known):
            times = int(np.count_nonzero(worlds[:, seat] >> card & 1))
            pairs.append(((times + 0.5) / (number + 1), bool(real >> card & 1)))
    expected = np.array([p for p, _ in pairs])
    truth = np.array([true for _, true in pairs], float)
    surprise = -np.log(np.where(truth > 0, expected, 1 - expected))
    return Scores(
        float(np.mean(right)), float(((expected - truth) ** 2).mean()), float(surprise.mean()), pairs
    )


def positions(
    variant: Variant, most: int, player: Bot, budget: Budget
) -> Iterator[tuple[int, Match, AnyView]]:
    """Yield decisions of first deals between bots of one kind, with the number of the deal."""
    player.prepare(variant)
    found = 0
    for seed in range(FIRST_SEED, FIRST_SEED + 100 * most):
        match = Match(variant, seed=seed)
        chosen = random.Random(seed)
        while not match.over and not match.finished_deals:
            view = match.view(match.to_act[0])
            if chosen.random() * ONE_IN < 1 and any(view.state.unseen[: variant.players]):
                yield seed, match, view
                found += 1
                if found == most:
                    return
            match.play(view.seat, player.choose(view, budget, Rng(seed)))


def interval(values: list[float]) -> str:
    half = 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return f"{100 * float(np.mean(values)):.2f} ± {100 * half:.2f}"


def by_deal(deals: list[int], values: list[float]) -> list[float]:
    """Return the mean of the values of each deal, because the decisions of one deal are not independent."""
    return [
        float(np.mean([value for other, value in zip(deals, values, strict=True) if other == deal]))
        for deal in sorted(set(deals))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("forms", nargs="+", help="forms to examine")
    parser.add_argument("--positions", type=int, default=300, help="positions per form (300)")
    parser.add_argument("--worlds", type=int, default=400, help="worlds per position (400)")
    parser.add_argument("--bot", default="club", help="bot that plays the deals (club)")
    parser.add_argument(
        "--simulations", type=int, default=300, help="simulations per move of a searching bot (300)"
    )
    args = parser.parse_args()
    player, budget = bot(args.bot), Budget(simulations=args.simulations)
    for form in args.forms:
        variant = find_variant(form)
        of_casino = variant.game.name == "casino"
        parts: Any = players(variant.game.name)
        collect = (
            collecting(sample, world_plausibility)
            if of_casino
            else collecting(parts.parts.sample, always_plausible)
        )
        worlds_of = casino_worlds if of_casino else trick_worlds
        deals: list[int] = []
        found: dict[bool, list[Scores]] = {True: [], False: []}
        for deal, match, view in positions(variant, args.positions, player, budget):
            whole = state_of(match)
            both = {
                judged: worlds_of(view, args.worlds, deal, judged=judged, collect=collect) for judged in found
            }
            others = [seat for seat in range(variant.players) if view.state.unseen[seat]]
            possible = 0
            for seat in others:
                possible |= whole.hands[seat]
                for worlds in both.values():
                    possible |= int(np.bitwise_or.reduce(worlds[:, seat]))
            for judged, worlds in both.items():
                found[judged].append(scores(view, whole, worlds, possible))
            deals.append(deal)
        print(f"{form}: {len(deals)} decisions of {len(set(deals))} deals, {args.worlds} worlds each")
        for name, of in SHOWN.items():
            uniform, judged = ([of(each) for each in found[kind]] for kind in (False, True))
            gained = [a - b for a, b in zip(judged, uniform, strict=True)]
            shown = [interval(by_deal(deals, values)) for values in (uniform, judged, gained)]
            print(f"  {name}: uniform {shown[0]}, judged {shown[1]}, difference {shown[2]}")
        pairs = [pair for each in found[True] for pair in each.pairs]
        for low, high in pairwise(BINS):
            inside = [(p, true) for p, true in pairs if low <= p < high]
            if inside:
                mean, really = np.mean([p for p, _ in inside]), np.mean([true for _, true in inside])
                print(f"  expected {100 * mean:5.1f}, true {100 * really:5.1f} in 100, of {len(inside)}")


if __name__ == "__main__":
    main()
