"""Crash test of servers and databases under play (docs/lab/crashes.md).

After each kill or pause, every acknowledged move is stored exactly once, and play continues.

    python benchmarks/crashes.py [--rounds 100] [--pairs 4] [--seed 1] [sqlite] [postgresql] [nodes] [database]

The exit status is 1, with a description of the first violation, if the test fails.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.crashes import Report, disturb_database, disturb_three, kill_alone
from tests.server.postgres import fresh_database

KINDS = ("sqlite", "postgresql", "nodes", "database")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


async def crash(kind: str, folder: Path, rounds: int, pairs: int, seed: int) -> Report:
    if kind == "sqlite":
        return await kill_alone(folder, "", rounds=rounds, pairs=pairs, seed=seed, say=say)
    if kind == "database":
        return await disturb_database(folder, rounds=rounds, pairs=pairs, seed=seed, say=say)
    url = fresh_database()
    run = kill_alone if kind == "postgresql" else disturb_three
    return await run(folder, url, rounds=rounds, pairs=pairs, seed=seed, say=say)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument(
        "kinds", nargs="*", choices=(*KINDS, "all"), default="all", help="kinds of crashes; default: all"
    )
    arguments.add_argument("--rounds", type=int, default=100, help="rounds per kind (100)")
    arguments.add_argument("--pairs", type=int, default=4, help="pairs of players (4)")
    arguments.add_argument("--seed", type=int, default=1, help="seed of the random faults (1)")
    args = arguments.parse_args()
    for kind in KINDS if "all" in args.kinds else args.kinds:
        with tempfile.TemporaryDirectory(prefix="virado-crashes-") as folder:
            begun = time.monotonic()
            try:
                report = asyncio.run(crash(kind, Path(folder), args.rounds, args.pairs, args.seed))
            except AssertionError as error:
                print(f"{kind}: {error}")
                return 1
            seconds = round(time.monotonic() - begun, 1)
            print(json.dumps({"kind": kind, **report.summary(), "seconds": seconds}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
