"""Real positions of every form, and the kernels of the bots called in them."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.kernel.recorded_calls import Recorder
from virado.analysis.hazari import arrangements, chances, odds
from virado.bots.casino.expert import ExpertBot as CasinoExpert
from virado.bots.casino.policy_bots import club
from virado.bots.casino.tree import tree_setup as casino_setup
from virado.bots.catalogue import bot, kernels, players
from virado.bots.contract import Analysis, Budget, Rng
from virado.bots.deadline import Deadline
from virado.bots.tree import Tree, search
from virado.bots.tricks.kernels import tree_setup as trick_setup
from virado.games.hazari.rules.strength import strength_of_group
from virado.games.variant import Variant
from virado.kernel.arrays import records
from virado.match import Match
from virado.view import AnyView

BUDGET = Budget(simulations=24)
EVERY = 5
"""Every fifth decision is thought about."""
TREE_ROWS = 1 << 9
"""Size of a small tree, which also becomes full."""


def never() -> bool:
    return False


def think_casino(view: AnyView, seed: int) -> bool:
    """Call the kernels, and return True if the best moves are equally good."""
    thought = CasinoExpert(club()).think(view, BUDGET, rng=Rng(seed))
    grow_tree(view, casino_setup(view), seed)
    return is_tied(thought)


def is_tied(thought: Analysis) -> bool:
    best = thought.candidates[:2]
    return len(best) == 2 and best[0].value == best[1].value


def think_tricks(view: AnyView, seed: int) -> bool:
    """Call the kernels, and return True if the best moves are equally good."""
    family: Any = players(view.variant.game.name)
    thought = bot("expert").think(view, BUDGET, rng=Rng(seed))
    grow_tree(view, trick_setup(family.parts, view), seed)
    return is_tied(thought)


def grow_tree(view: AnyView, setup: Any, seed: int) -> None:
    candidates = [view.pack(move) for move in view.legal()[:20]]
    if len(candidates) > 1:
        deadline = Deadline(BUDGET, never)
        search([Tree(TREE_ROWS)], view, setup, candidates, deadline, Rng(seed))


def think_hazari(view: AnyView, seed: int) -> bool:
    """Call the kernels, and return True if two players have equally strong groups in a round."""
    tied = False
    o: Any = view.config
    hand = view.state.hands[view.seat]
    extended = bool(view.state.extended >> view.seat & 1)
    thought = bot("expert").think(view, Budget(simulations=6), rng=Rng(seed))
    bot("beginner").think(view, rng=Rng(seed))
    found = arrangements.rank_arrangements(o, hand, extended=extended)
    usual = odds.usual_groups(o, "best-first") if seed % 2 else None
    odds.ARRANGE(*odds.arranging_arguments(o, 1, seed, usual))
    shown = np.array(
        [
            [strength_of_group(o, number, group) for number, group in enumerate((*move, hand & ~sum(move)))]
            for move in [view.pack(each.move) for each in thought.candidates] + [found.move(0)]
        ],
        np.int64,
    )
    configs = records(o)
    for kernel, more in (
        (chances.DEAL_BEST_FIRST, ()),
        (chances.DEAL_EXTENDED, (np.zeros((1, 3), np.int64),)),
    ):
        strengths = np.zeros((6, 3, 4), np.int64)
        hidden = ((1 << 52) - 1) & ~hand
        kernel(*chances.dealing_arguments(configs, seed, hidden, strengths), *more)
        tied |= any((strengths[:, :, number] == shown[0, number]).any() for number in range(4))
        wins = np.zeros((len(shown), 4), np.int64)
        chances.COUNT(configs, shown, (view.state.dealer + 1 - view.seat) % 4, strengths, wins)
    return tied


THINK: dict[str, Callable[[AnyView, int], bool]] = {
    "casino": think_casino,
    "raub": think_tricks,
    "zwanzig_ab": think_tricks,
    "hazari": think_hazari,
}


def expected_kernels(variant: Variant) -> list[str]:
    """Return the names of the kernels that a form uses: the exact solver is for two players."""
    return [
        name
        for name in kernels()
        if name.startswith(f"{variant.game.name}_") and (name != "casino_solver" or variant.players == 2)
    ]


def record(variant: Variant, wanted: int, *, matches: int) -> Recorder:
    """Return calls of every kernel of a form, from whole matches, their endings included.

    Matches are added until each kernel has been called `wanted` times, at most `matches` of them.
    """
    family = variant.game.name
    own = {name: kernel for name, kernel in kernels().items() if name.startswith(f"{family}_")}
    recorder = Recorder(own, wanted)
    bot("expert").prepare(variant)
    for kernel in own.values():
        kernel.prepare()
    expected = expected_kernels(variant)
    guide = bot("greedy")
    for seed in range(matches):
        match = Match(variant, seed=seed)
        step = seed
        while not match.over:
            view = match.view(match.to_act[0])
            if step % EVERY == 0:
                with recorder.recording():
                    recorder.ties += THINK[family](view, 1000 * seed + step)
            match.play(view.seat, guide.choose(view, rng=Rng(seed)))
            step += 1
        if min(recorder.seen[name] for name in expected) >= wanted:
            break
    return recorder
