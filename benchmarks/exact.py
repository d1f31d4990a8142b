"""Losses of each bot in small games with a known solution.

    uv run --group peers python benchmarks/exact.py [NAME ...] [--seeds N] [--simulations N] [--ismcts N] [--decisions]

For every small game of `virado.lab.solving.SCENARIOS`, the program prints the size, the value, and the exploitability
of the solution. For each bot, it prints the exploitability and the loss against the solution, in points of the deal
and averaged over the two seats. The value of random is exact; greedy and club are deterministic. The expert searches
each information set once for each of `--seeds` seeds, with `--simulations`. A player with one fixed seed is
deterministic; one row has the mean of these players. Another row has the player that draws a seed at every decision.

With `--ismcts N`, OpenSpiel's information-set tree search plays the games of at most MAX_SETS information sets: its
Python version, with exploration 2, random rollouts and N simulations. It samples worlds uniformly from the information
set. `--decisions` adds the decisions of the club player with the largest losses against the solution.
"""

import argparse
import importlib
import platform
import time
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from virado.bots.catalogue import bot
from virado.bots.contract import Budget
from virado.games.messages import Move
from virado.lab.solving import (
    SCENARIOS,
    SmallGame,
    Solution,
    exploitability,
    fixed,
    losses,
    reply,
    solve,
    strategies,
    uniform,
)
from virado.view import AnyView

WITHIN = 0.0005
MAX_SETS = 5000
SHOWN = 5


class Position:
    """A node of a game with the interface that OpenSpiel's searches use."""

    def __init__(self, game: SmallGame, node: int, rng: np.random.RandomState) -> None:
        self._game = game
        self._node = node
        self._rng = rng

    def get_game(self) -> Any:
        """Return this object: the searches only ask for the game's type."""
        kinds: Any = importlib.import_module("pyspiel").GameType
        kind = SimpleNamespace(
            dynamics=kinds.Dynamics.SEQUENTIAL, information=kinds.Information.IMPERFECT_INFORMATION
        )
        return SimpleNamespace(get_type=lambda: kind)

    def current_player(self) -> int:
        return int(self._game.arrays.who[self._node])

    def is_terminal(self) -> bool:
        return self.current_player() < 0

    def is_chance_node(self) -> bool:
        return False

    def information_state_string(self) -> str:
        return str(self._game.arrays.info[self._node])

    def legal_actions(self, player: int | None = None) -> list[int]:
        start, end = self._game.arrays.first[self._game.arrays.info[self._node] :][:2]
        return list(range(end - start))

    def apply_action(self, action: int) -> None:
        self._node = int(self._game.arrays.children[self._game.arrays.child[self._node] + action])

    def returns(self) -> list[float]:
        points = float(self._game.arrays.points[self._node])
        return [points, -points]

    def clone(self) -> "Position":
        return Position(self._game, self._node, self._rng)

    def worlds(self) -> Any:
        """Return the nodes of the same information set."""
        return np.flatnonzero(self._game.arrays.info == self._game.arrays.info[self._node])


def ismcts(game: SmallGame, simulations: int, seed: int) -> Any:
    """Return the strategy of OpenSpiel's search: the most visited move, or several with equal probability."""
    rng = np.random.RandomState(seed)
    plays: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    rollouts_of: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    found = np.zeros(game.slots)
    order = np.argsort(game.arrays.info, kind="stable")
    starts = np.searchsorted(game.arrays.info[order], np.arange(game.sets + 1))
    for number in range(game.sets):
        nodes: list[int] = order[starts[number] : starts[number + 1]].tolist()

        def resample(_state: Any, _player: int, nodes: list[int] = nodes) -> Position:
            return Position(game, nodes[rng.randint(len(nodes))], rng)

        rollouts = rollouts_of.RandomRolloutEvaluator(1, rng)
        search = plays.ISMCTSBot(game, rollouts, 2.0, simulations, random_state=rng)
        search.set_resampler(resample)
        for action, chance in search.get_policy(Position(game, nodes[0], rng)):
            found[game.arrays.first[number] + action] = chance
    return found


def kind(view: AnyView, move: Move) -> str:
    """Return the kind of a move."""
    s = view.state
    cards = view.pack(move)[1]
    if view.variant.game.name == "casino":
        return str(move).split()[0] if str(move).startswith("trail") else type(move).__name__.lower()
    card = cards if view.variant.game.name == "zwanzig_ab" else cards.bit_length() - 1
    return f"{'reply' if s.lying else 'lead'} {'trump' if card // 8 == s.trump else 'plain'}"


def show_decisions(game: SmallGame, solution: Solution, club: Any) -> None:
    """Print the club player's decisions with the largest losses, by the kinds of moves and by position."""
    given = [losses(game, club, solution.strategy, player) for player in (0, 1)]
    lost: Any = (given[0] + given[1]) / 2
    replies = [reply(game, solution.strategy, player).moves for player in (0, 1)]
    total = lost.sum()
    kinds: Counter[str] = Counter()
    lines: list[str] = []
    for number in np.argsort(-lost)[: int((lost > total / 100_000).sum())].tolist():
        view = game.view(game.node_of(number))
        moves = game.moves(view)
        start, end = game.arrays.first[number : number + 2]
        played = moves[int(np.argmax(club[start:end]))]
        better = moves[int(replies[game.arrays.owner[number]][number])]
        both = kind(view, played), kind(view, better)
        kinds[f"{both[0]}, where {'another' if both[0] == both[1] else both[1]} is best"] += lost[number]
        lines.append(f"{lost[number]:.4f}  {played}, where {better} is best: {list(view.data.hands)}")
    print(f"    club against the solution gives away {total:.4f} points; of these")
    for text, points in kinds.most_common():
        print(f"      {points:.4f}  {points / total:4.0%}  {text}")
    print("    the dearest single decisions")
    for text in lines[:SHOWN]:
        print(f"      {text}")


def row(name: str, game: SmallGame, solution: Solution, played: Sequence[Any], seconds: float) -> None:
    """Print one line of the table: means over several strategies."""
    exploited = np.mean([exploitability(game, each) for each in played])
    lost = np.mean([solution.lost(each) for each in played])
    print(f"  {name:28}{exploited:>10.4f}{lost:>12.4f}{seconds:>9.0f} s", flush=True)


def measure(name: str, args: argparse.Namespace) -> None:
    """Print all rows of one game."""
    began = time.process_time()
    game = SCENARIOS[name].game()
    solution = solve(game, within=WITHIN)
    print(f"\n{name}: {game.variant}")
    print(f"  {len(game.deals):,} deals, {game.lines:,} lines, {game.sets:,} information sets")
    print(
        f"  value {solution.value:+.4f}; solved to {solution.exploitability:.5f} in {solution.iterations} iterations"
    )
    print(f"  {'':28}{'exploited':>10}{'lost to it':>12}{'cpu':>11}")
    row("solution", game, solution, [solution.strategy], time.process_time() - began)
    row("random", game, solution, [uniform(game)], 0)
    club: Any = None
    for each in ("greedy", "club"):
        began = time.process_time()
        (found,) = strategies(game, [fixed(bot(each))])
        row(each, game, solution, [found], time.process_time() - began)
        club = found
    began = time.process_time()
    expert = bot("expert")
    expert.prepare(game.variant)
    budget = Budget(simulations=args.simulations)
    found = strategies(game, [fixed(expert, seed=seed, budget=budget) for seed in range(args.seeds)])
    spent = time.process_time() - began
    row(f"expert, {args.seeds} fixed seeds", game, solution, list(found), spent)
    row("expert, seeds mixed", game, solution, [found.mean(axis=0)], 0)
    if args.ismcts and game.sets <= MAX_SETS:
        began = time.process_time()
        found = ismcts(game, args.ismcts, 1)
        row(f"OpenSpiel ISMCTS, {args.ismcts}", game, solution, [found], time.process_time() - began)
    if args.decisions:
        show_decisions(game, solution, club)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "names",
        nargs="*",
        default=list(SCENARIOS),
        metavar="NAME",
        help="small games to measure; default: all",
    )
    parser.add_argument("--seeds", type=int, default=4, help="seeds of the expert (4)")
    parser.add_argument(
        "--simulations", type=int, default=1000, help="simulations per search of the expert (1000)"
    )
    parser.add_argument("--ismcts", type=int, default=0, help="simulations of OpenSpiel's search; 0 omits it")
    parser.add_argument(
        "--decisions", action="store_true", help="print the worst decisions of the club player"
    )
    args = parser.parse_args()
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    for name in args.names:
        measure(name, args)


if __name__ == "__main__":
    main()
