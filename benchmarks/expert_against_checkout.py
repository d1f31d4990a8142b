"""The expert of this checkout against that of another one, at equal processor time per move.

    python benchmarks/expert_against_checkout.py OTHER_CHECKOUT casino --pairs 400 --ms 5
    python benchmarks/expert_against_checkout.py OTHER_CHECKOUT raub --matches --pairs 60 --ms 5

Each expert runs its own code in a separate process. It measures the processor time of its single thread, so other
programs on the machine do not matter. In a unit, the same pack is played once for each side: the expert of this
checkout on that side, experts of the other checkout on the others.

The program prints the points of this checkout's expert minus the mean of the others, summed over the unit (with more
than two sides, per game). It also prints the two-sided 95 % interval and the actual time per move. With `--matches`,
whole matches are played, and the result is the percentage of matches won. `--bot club` compares the club players.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

FIRST_SEED = 10_001_000
"""First seed of packs that were not used for fitting."""
EVERY = 20
"""Number of units between two lines of output."""


class ProcessorTime:
    """A replacement for the module `time` that measures a search by processor time."""

    perf_counter = staticmethod(time.thread_time)


def serve(ms: float, name: str) -> NoReturn:
    """Answer requests, one JSON line each: to follow a match move by move, and to search."""
    from virado.bots import deadline
    from virado.bots.catalogue import bot
    from virado.bots.contract import Budget, Rng
    from virado.games.catalogue import variant as find_variant
    from virado.match import Match

    clock: Any = ProcessorTime
    deadline.time = clock
    expert, match, spent, moves = bot(name), Match("casino", seed=0), 0.0, 0
    while True:
        what, *given = json.loads(input())
        answer: Any = None
        if what == "new":
            expert.prepare(find_variant(given[0]))
            match = Match(given[0], seed=given[1])
        elif what == "play":
            match.play(*given)
        elif what == "call":
            call = expert.call(match.view(given[0]))
            answer = None if call is None else str(call)
        elif what == "think":
            view = match.view(given[0])
            begin = time.thread_time()
            answer = str(expert.choose(view, Budget(ms / 1000), Rng(given[1])))
            spent += time.thread_time() - begin
            moves += 1
        elif what == "took":
            answer = 1000 * spent / max(1, moves)
        print(json.dumps(answer), flush=True)


class Expert:
    """The expert of a checkout in a separate process."""

    def __init__(self, checkout: Path, ms: float, name: str) -> None:
        environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "VIRADO_THREADS": "1"}
        command = [sys.executable, __file__, "--serve", str(ms), name]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, *request: object) -> Any:
        """Send a request and return the answer."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()


def play_deal(text: str, seed: int, experts: list[Expert], side: int, *, matches: bool) -> float:
    """Return the lead of the first expert, who plays one side of a deal, over the mean of the others.

    For a match, return the expert's share of the win.
    """
    from virado.match import Match

    match = Match(text, seed=seed)
    sides = len(match.variant.sides)

    def who(seat: int) -> Expert:
        return experts[0 if seat % sides == side else 1]

    def play(seat: int, move: str) -> None:
        match.play(seat, move)
        for expert in experts:
            expert.ask("play", seat, move)

    for expert in experts:
        expert.ask("new", text, seed)

    def over() -> bool:
        return match.over if matches else match.deal_points is not None

    while not over():
        mover = match.to_act[0]
        play(mover, who(mover).ask("think", mover, seed))
        for step in range(match.variant.players):
            seat = (mover + step) % match.variant.players
            if not over() and match.may_call(seat):
                call = who(seat).ask("call", seat)
                if call is not None:
                    play(seat, call)
    if matches:
        return (side in match.winners) / len(match.winners)
    points = match.deal_points
    assert points
    return points[side] - (sum(points) - points[side]) / (sides - 1)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path, help="folder of the other checkout")
    parser.add_argument("variant", help="variant to play")
    parser.add_argument("--pairs", type=int, default=400, help="number of units (400)")
    parser.add_argument("--ms", type=float, default=5, help="processor time per move in milliseconds (5)")
    parser.add_argument("--matches", action="store_true", help="play whole matches instead of deals")
    parser.add_argument("--bot", default="expert", help="bot to compare: expert or club")
    args = parser.parse_args()
    from virado.games.catalogue import variant as find_variant

    sides = len(find_variant(args.variant).sides)
    checkouts = (Path(__file__).parents[1], args.checkout)
    experts = [Expert(path.resolve(), args.ms, args.bot) for path in checkouts]
    units: list[float] = []
    for seed in range(FIRST_SEED, FIRST_SEED + args.pairs):
        games = [play_deal(args.variant, seed, experts, side, matches=args.matches) for side in range(sides)]
        if args.matches:
            units.append(100 * sum(games) / sides)
        else:
            units.append(sum(games) if sides == 2 else sum(games) / sides)
        if len(units) > 1 and (len(units) % EVERY == 0 or len(units) == args.pairs):
            mean = sum(units) / len(units)
            error = math.sqrt(sum((unit - mean) ** 2 for unit in units) / (len(units) - 1) / len(units))
            took = ", ".join(f"{expert.ask('took'):.2f}" for expert in experts)
            print(f"{len(units)} units {mean:+.2f} ± {1.96 * error:.2f}, ms a move {took}", flush=True)
    for expert in experts:
        expert.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(float(sys.argv[2]), sys.argv[3])
    main()
