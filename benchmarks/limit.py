"""The value of information: the expert among club players with three kinds of knowledge.

python benchmarks/limit.py casino raub --simulations 400 --minutes 3

python benchmarks/limit.py                    every form of FORMS

The expert has its own worlds, worlds that are only consistent with the observations, or open hands. Packs and
simulations are the same each time, and the stock stays hidden. In a unit, the expert plays the same pack once on each
side; in Raub and Zwanzig ab, it plays a match from the same seed.

With two sides, the result is points per pair. With more sides, it is the percentage of matches won in Raub and
Zwanzig ab, and otherwise the expert's points per game minus the mean of the other players. Intervals are two-sided 95
%. Each form ends after its minutes.
"""

import argparse
import math
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import numpy as np

from virado.bots.casino import kernels as casino_kernels
from virado.bots.casino.memory import PastChoice
from virado.bots.catalogue import bot
from virado.bots.contract import Bot, Budget, Rng
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.match import Match
from virado.view import AnyView, View

FORMS = (
    "casino",
    "casino-royal",
    "casino(players=4,teams=true)",
    "royal-dominican(players=4,teams=true)",
    "kaszino-ulmann",
    "nordic-royal",
    "tuxedo",
    "raub",
    "zwanzig-ab",
)
"""Forms of each family at their usual tables.

Hazari is missing: its players know nothing about the other hands except the absence of their own cards.
"""
FIRST_SEED = 30_001_000
"""First seed of packs that were not used for fitting."""
MATCHES = ("raub", "zwanzig_ab")
KNOWING = ("uniform", "own", "open")


def state_of(match: Match) -> Any:
    """Return the state with all cards; this benchmark needs the hidden ones."""
    return match._state  # pyright: ignore[reportPrivateUsage]


def own_view(_match: Match, view: AnyView) -> AnyView:
    return view


def with_open_hands(match: Match, view: AnyView) -> AnyView:
    """Return a view in which all hands are visible."""
    s, whole = view.state, state_of(match)
    for seat in range(match.variant.players):
        s.hands[seat] = whole.hands[seat]
        s.unseen[seat] = 0
    return view


def _no_choices(view: View[CasinoState, CasinoConfig]) -> list[PastChoice]:
    return []


@contextmanager
def without_memory() -> Generator[None]:
    """Stop Casino experts from drawing inferences from the choices of other players."""
    recalled = casino_kernels.choices_of_others
    casino_kernels.choices_of_others = _no_choices
    try:
        yield
    finally:
        casino_kernels.choices_of_others = recalled


def play(
    variant: Variant,
    seed: int,
    side: int,
    expert: Bot,
    budget: Budget,
    seen: Callable[[Match, AnyView], AnyView],
) -> Match:
    """Play a deal, or a match, with the expert on one side among club players."""
    match = Match(variant, seed=seed)
    club = bot("club")
    mine = variant.sides[side]
    whole = variant.game.name in MATCHES
    while not match.over and (whole or match.deal_points is None):
        seat = match.to_act[0]
        view = match.view(seat)
        move = expert.choose(seen(match, view), budget, Rng(seed)) if seat in mine else club.choose(view)
        match.play(seat, str(move))
        for other in range(variant.players):
            caller = expert if other in mine else club
            call = None if match.over or not match.may_call(other) else caller.call(match.view(other))
            if call is not None:
                match.play(other, call)
    return match


def points_gained(variant: Variant, match: Match, side: int) -> float:
    """Return the points that a side gained in a game."""
    if variant.game.name in MATCHES:
        return 100 * (side in match.winners) / max(1, len(match.winners))
    points = match.deal_points or (0,) * len(variant.sides)
    return variant.sign * (points[side] - (sum(points) - points[side]) / (len(points) - 1))


def unit(variant: Variant, seed: int, simulations: int, knowing: str) -> float:
    """Return the result of the same pack with the expert on every side in turn."""
    expert = bot("expert", aim="points") if variant.game.name == "casino" else bot("expert")
    seen = with_open_hands if knowing == "open" else own_view
    budget = Budget(simulations=simulations)

    def games() -> list[float]:
        return [
            points_gained(variant, play(variant, seed, side, expert, budget, seen), side)
            for side in range(len(variant.sides))
        ]

    if knowing == "uniform":
        with without_memory():
            found = games()
    else:
        found = games()
    return sum(found) if len(found) == 2 else sum(found) / len(found)


def interval(values: list[float]) -> str:
    half = 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return f"{np.mean(values):.2f} | {np.mean(values) - half:.2f} .. {np.mean(values) + half:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "forms", nargs="*", default=FORMS, help="forms to measure; default: one or two of each family"
    )
    parser.add_argument("--simulations", type=int, default=400, help="simulations per search (400)")
    parser.add_argument("--units", type=int, default=200, help="maximum number of units per row (200)")
    parser.add_argument("--minutes", type=float, default=3, help="time limit per form, in minutes (3)")
    args = parser.parse_args()
    for form in args.forms:
        variant = find_variant(form)
        bot("expert").prepare(variant)
        kinds = KNOWING if variant.game.name == "casino" else KNOWING[1:]
        rows: dict[str, list[float]] = {knowing: [] for knowing in kinds}
        end = time.monotonic() + 60 * args.minutes
        for number in range(args.units):
            for knowing in kinds:
                rows[knowing].append(unit(variant, FIRST_SEED + number, args.simulations, knowing))
            if time.monotonic() > end and number:
                break
        for knowing, values in rows.items():
            print(f"| `{form}` | {knowing} | {len(values)} | {interval(values)} |", flush=True)


if __name__ == "__main__":
    main()
