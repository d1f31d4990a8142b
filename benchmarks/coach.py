"""Accuracy of the coach: the stated loss of a decision against a search twenty times as deep.

python benchmarks/coach.py casino --positions 150

python benchmarks/coach.py raub zwanzig-ab --level dial:0.25

Players of one level play deals. A sample of their decisions is evaluated twice: as in a replay
(`virado.server.tables.reviews`), and by a search twenty times as deep with other worlds. The loss of a decision is
the value of the best move minus the value of the move played. A move is good if its loss in the deep search is less
than an inaccuracy, and bad if the loss is at least a mistake. The browser defines both terms
(`web/src/replay/judgements.svelte.ts`).
"""

import argparse
import math
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Budget, Rng
from virado.games.catalogue import variant as find_variant
from virado.games.messages import Move
from virado.match import Match

DEEPER = 20
NOTHING, INACCURACY, MISTAKE, USUAL_GOAL = 0.15, 0.015, 0.05, 20
"""Thresholds as in `judgements.svelte.ts`."""
FIRST_SEED = 50_001_000
ONE_IN = 4
"""Sampling interval of evaluated decisions."""


class JudgedLoss(NamedTuple):
    """The stated loss of a decision with its standard error, and its loss in the deep search."""

    loss: float
    error: float
    unit: str
    deep: float
    deep_error: float
    best_deep: float
    """Loss, in the deep search, of the coach's own move."""


def loss_of(analysis: Analysis, move: Move | str) -> tuple[float, float] | None:
    """Return a move's loss and its standard error; None if the search did not consider the move."""
    found = next((each for each in analysis.candidates if str(each.move) == str(move)), None)
    if found is None:
        return None
    return analysis.best.value - found.value, math.hypot(analysis.best.stderr, found.stderr)


def judge_decisions(form: str, level: str, positions: int, simulations: int) -> Iterator[JudgedLoss]:
    """Yield the losses of the decisions that players of the chosen level make."""
    variant = find_variant(form)
    expert, player = bot("expert"), bot(level)
    expert.prepare(variant)
    number = 0
    for seed in range(FIRST_SEED, FIRST_SEED + 100 * positions):
        match = Match(variant, seed=seed)
        chosen = random.Random(seed)
        while not match.over and match.finished_deals == 0:
            view = match.view(match.to_act[0])
            move = player.choose(view, Budget(simulations=simulations), Rng(seed))
            if chosen.random() * ONE_IN < 1 and len(view.legal(2)) > 1:
                shallow = expert.judge(view, move, Budget(simulations=simulations), rng=Rng(0))
                deep = expert.judge(view, move, Budget(simulations=DEEPER * simulations), rng=Rng(1))
                said, is_so = loss_of(shallow, move), loss_of(deep, move)
                advised = loss_of(deep, shallow.best.move)
                if said and is_so and advised:
                    yield JudgedLoss(*said, shallow.best.unit, *is_so, advised[0])
                    number += 1
                    if number == positions:
                        return
            match.play(view.seat, move)


Grade = Callable[[JudgedLoss, float], str]


def word(loss: float, unit: str, goal: float) -> str:
    """Return the term for a loss, such as *mistake*."""
    part = loss / (goal if unit == "points" else 100)
    return "mistake" if part >= MISTAKE else "inaccuracy" if part >= INACCURACY else "fine"


def more_than_its_error(errors: float) -> Grade:
    """Return a grading in which a loss counts only if it exceeds this many standard errors."""

    def grade(each: JudgedLoss, goal: float) -> str:
        if each.loss < NOTHING or each.loss <= errors * each.error:
            return "fine"
        return word(each.loss, each.unit, goal)

    return grade


def less_its_error(errors: float) -> Grade:
    """Return the grading function that reduces a loss by this many standard errors before it names the loss."""

    def grade(each: JudgedLoss, goal: float) -> str:
        return "fine" if each.loss < NOTHING else word(each.loss - errors * each.error, each.unit, goal)

    return grade


GRADES = {
    "more than one error (as it was)": more_than_its_error(1),
    "more than two errors": more_than_its_error(2),
    "less one error": less_its_error(1),
    "less two errors": less_its_error(2),
}


def share(number: int, of: int) -> str:
    """Return a percentage with its 95 % interval (Wilson)."""
    if not of:
        return "none"
    z, p = 1.96, number / of
    middle, half = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of))
    return f"{100 * p:.0f} % ({100 * low:.0f} .. {100 * high:.0f}) of {of}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("forms", nargs="+", help="forms to examine")
    parser.add_argument("--level", default="dial:0.25", help="level of the players (dial:0.25)")
    parser.add_argument("--positions", type=int, default=150, help="evaluated decisions per form (150)")
    parser.add_argument(
        "--simulations", type=int, default=1000, help="simulations of the coach per decision (1000)"
    )
    args = parser.parse_args()
    for form in args.forms:
        variant = find_variant(form)
        found = list(judge_decisions(form, args.level, args.positions, args.simulations))
        goal = float(getattr(variant.options, "target", 0) or USUAL_GOAL)
        off = np.array([each.loss - each.deep for each in found])
        print(
            f"{form}: {len(found)} decisions, {sum(each.unit != 'points' for each in found)} in per cent of the match"
        )
        print(
            f"  said less real loss {off.mean():+.2f} ± {1.96 * off.std(ddof=1) / math.sqrt(len(off)):.2f}, ",
            end="",
        )
        print(
            f"root mean square {math.sqrt((off**2).mean()):.2f}, half within {np.median(abs(off)):.2f}, ",
            end="",
        )
        print(
            f"nine in ten within {np.quantile(abs(off), 0.9):.2f}; error stated {np.mean([e.error for e in found]):.2f}"
        )
        print(
            f"  its own moves cost {np.mean([each.best_deep for each in found]):.3f} in the mean", flush=True
        )
        for name, grade in GRADES.items():
            pairs = [(grade(each, goal), word(each.deep, each.unit, goal)) for each in found]
            good = [said for said, real in pairs if real == "fine"]
            bad = [said for said, real in pairs if real == "mistake"]
            print(
                f"  {name}: good called bad {share(sum(said != 'fine' for said in good), len(good))},",
                end=" ",
            )
            print(f"called a mistake {share(sum(said == 'mistake' for said in good), len(good))},", end=" ")
            print(f"mistakes called fine {share(sum(said == 'fine' for said in bad), len(bad))}", flush=True)


if __name__ == "__main__":
    main()
