"""Test whether the coach's reasons in the Casino family name true causes.

python benchmarks/causes.py casino-royal casino --positions 60

Players of a level play deals. The program looks for moves that the expert has compared and that carry one of the
reasons below. It changes the position so that the cause is gone and everything else stays as similar as possible.
Then the move is evaluated again.

    but-would-sweep, but-would-take, they-hold   no opponent can hold a card of the rank: the hidden ones are swapped
                                                 with plain cards of the piles
    gives-away                                   the trailed card no longer scores by itself

If the reason was true, the move now loses less against the best of the other moves. A control swaps another rank that
no reason names and that has the same number of hidden cards. It shows the effect of the swap itself. Both searches
use the same seed, and intervals are two-sided 95 %.
"""

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from virado.bots.casino.counting import count_cards
from virado.bots.casino.policy import leave
from virado.bots.casino.reasons import reasons
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.casino.worlds import hidden_cards
from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Bot, Budget, Candidate, Reason, Rng
from virado.bots.handicap import RecalledView
from virado.bots.units import HUNDRED_PERCENT
from virado.cards import members
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.bits import count, lowest
from virado.match import Match
from virado.view import AnyView

FIRST_SEED = 70_001_000
COMPARED = 3
"""Number of best moves considered. Pruned moves are not among them, because their values are only bounds."""
LIKELY = 20
"""Minimum chance, in per cent, that an opponent holds the card of a tested cause."""
HELD = ("but-would-sweep", "but-would-take", "they-hold")
CODES = (*HELD, "gives-away")


class Trial(NamedTuple):
    """The result of removing the cause of a reason."""

    code: str
    is_gone: bool
    """True if the same reason no longer occurs."""
    change: float
    """Reduction of the move's loss, in points."""
    error: float
    otherwise: float | None
    """Reduction of the loss after swapping another rank; None if there is no such rank."""


def rank_cards(rank: int) -> int:
    return 15 << 4 * (rank - 1)


def without_rank(view: AnyView, rank: int, gains: list[int]) -> AnyView | None:
    """Return the view with all hidden cards of a rank swapped with plain cards of the piles.

    Returns None if there are not enough plain cards. `gains` is the value of capturing a card from the table, by
    rank. The plain cards with the smallest gain become hidden.
    """
    s, o = view.state.clone(), view.config
    hidden = hidden_cards(s, o) & rank_cards(rank)
    scoring = o.big | o.little | o.aces | o.fives
    for card in members(hidden):
        found: list[tuple[int, int, int]] = []
        for side in range(s.sides):
            top = 1 << s.tops[side] >> 1
            plain = s.piles[side] & ~(scoring | rank_cards(rank) | top)
            found += [
                (gains[(other >> 2) + 1], side, other)
                for other in members(plain)
                if bool(o.spades >> other & 1) == bool(o.spades >> card & 1)
            ]
        if not found:
            return None
        _, side, other = min(found)
        s.piles[side] ^= 1 << card | 1 << other
    return RecalledView(view, s)


def without_points(view: AnyView, card: int) -> AnyView:
    """Return the view in a variant in which this card scores nothing by itself."""
    changed = RecalledView(view, view.state.clone())
    o = view.config.clone()
    for name in ("big", "little", "aces", "fives"):
        setattr(o, name, getattr(o, name) & ~(1 << card))
    changed.config = o
    return changed


def loss(analysis: Analysis, move: Candidate) -> tuple[float, float] | None:
    """Return the loss of a move against the best other move, with its standard error.

    Returns None unless the search has compared the move and some other move.
    """
    own = next((each for each in analysis.candidates if each.move == move.move), None)
    others = [each for each in analysis.candidates if each.move != move.move]
    if own is None or not others:
        return None
    return others[0].value - own.value, math.hypot(others[0].stderr, own.stderr)


def reasons_to_try(view: AnyView, analysis: Analysis) -> Iterator[tuple[Candidate, Reason]]:
    """Yield each of the best moves with each of its reasons whose cause can be removed."""
    for candidate in analysis.candidates[:COMPARED]:
        for why in candidate.reasons:
            # a reason about a build's keeper is not tested: the keeper must hold a card of the value, so its cause
            # cannot be removed
            if why.code == "gives-away" or (
                why.code in HELD and LIKELY <= why.facts["percent"] < HUNDRED_PERCENT
            ):
                yield candidate, why


def try_without_cause(
    view: AnyView, analysis: Analysis, candidate: Candidate, why: Reason, expert: Bot, budget: Budget
) -> Trial | None:
    """Return the result of removing the cause of a reason, or None if it cannot be removed."""
    packed = view.pack(candidate.move)
    scratch, weights = Scratch(), weights_for(view.config)
    count_cards(view.state, view.config, weights, scratch, view.seat)
    leave(view.state, view.config, weights, scratch, view.seat, *packed)
    gains = list(scratch.gain_of_rank)
    other_view: AnyView | None = None
    if why.code in HELD:
        rank = view.deck.ranks.index(why.facts["rank"]) + 1
        changed = without_rank(view, rank, gains)
        hidden = hidden_cards(view.state, view.config)
        named = {each.facts.get("rank") for each in candidate.reasons}
        same = [
            other
            for other in range(1, len(view.deck.ranks) + 1)
            if view.deck.ranks[other - 1] not in named
            and count(hidden & rank_cards(other)) == count(hidden & rank_cards(rank))
        ]
        if same:
            other_view = without_rank(view, min(same, key=lambda other: gains[other]), gains)
    else:
        changed = without_points(view, lowest(packed[0]))
    if changed is None:
        return None
    before, after = (loss(expert.think(each, budget, rng=Rng(5)), candidate) for each in (view, changed))
    if before is None or after is None:
        return None
    otherwise = None
    if other_view is not None:
        found = loss(expert.think(other_view, budget, rng=Rng(5)), candidate)
        otherwise = None if found is None else before[0] - found[0]
    moves = [view.pack(each.move) for each in analysis.candidates]
    given = reasons(changed, moves)[moves.index(packed)]
    still = [(each.code, each.facts.get("rank")) for each in given]
    is_gone = (why.code, why.facts.get("rank")) not in still
    if why.code == "they-hold":  # this reason is always stated, with the chance as a fact
        now = next(each for each in given if each.code == why.code)
        is_gone = now.facts["percent"] == 0
    return Trial(why.code, is_gone, before[0] - after[0], math.hypot(before[1], after[1]), otherwise)


def try_all(variant: Variant, level: str, most: int, simulations: int, first: int) -> dict[str, list[Trial]]:
    """Return up to `most` trials for each code, with at most one per decision."""
    expert, player = bot("expert", aim="points"), bot(level)
    expert.prepare(variant)
    found: dict[str, list[Trial]] = defaultdict(list)
    budget = Budget(simulations=simulations)
    for seed in range(first, first + 20 * most):
        match = Match(variant, seed=seed)
        chosen = random.Random(seed)
        while not match.over and not match.finished_deals:
            view = match.view(match.to_act[0])
            if chosen.random() < 0.5 and len(view.legal(2)) > 1:
                analysis = expert.think(view, budget, rng=Rng(5))
                given = list(reasons_to_try(view, analysis))
                wanted = [each for each in given if len(found[each[1].code]) < most]
                if wanted:
                    each = try_without_cause(view, analysis, *chosen.choice(wanted), expert, budget)
                    if each is not None:
                        found[each.code].append(each)
            match.play(view.seat, player.choose(view, rng=Rng(seed)))
        if all(len(found[code]) >= most for code in CODES):
            break
    return found


def interval(values: list[float]) -> str:
    half = 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return f"{np.mean(values):+.2f} ± {half:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("forms", nargs="+", help="forms of Casino to examine")
    parser.add_argument("--level", default="dial:0.25", help="level of the players (dial:0.25)")
    parser.add_argument(
        "--positions", type=int, default=60, help="maximum number of positions per reason (60)"
    )
    parser.add_argument("--simulations", type=int, default=2000, help="simulations per search (2000)")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="seed of the first pack")
    args = parser.parse_args()
    for form in args.forms:
        rows = try_all(find_variant(form), args.level, args.positions, args.simulations, args.seed)
        for code in CODES:
            found = rows[code]
            if len(found) < 2:
                print(f"{form} {code}: {len(found)} positions", flush=True)
                continue
            better = sum(each.change > 0 for each in found)
            clearly = sum(each.change > 2 * each.error for each in found)
            worse = sum(each.change < -2 * each.error for each in found)
            others: list[Any] = [each.otherwise for each in found if each.otherwise is not None]
            print(
                f"{form} {code}: {len(found)} positions, reason gone in {sum(each.is_gone for each in found)}, "
                f"loses less in {better} (clearly in {clearly}, clearly more in {worse}), "
                f"by {interval([each.change for each in found])} points"
                + (f"; another rank: {interval(others)} ({len(others)})" if len(others) > 1 else ""),
                flush=True,
            )


if __name__ == "__main__":
    main()
