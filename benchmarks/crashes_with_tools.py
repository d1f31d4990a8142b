"""Crash test with other programs (docs/lab): administration and a second server beside a server under play.

The other program is `virado admin`, `backup`, `doctor`, `restore`, the sqlite3 module or a second server. Every round
kills the server, the program or both with kill -9. Afterwards every acknowledged move, person and ban must be stored.

    python benchmarks/crashes_with_tools.py --minutes 60 --workers 2 --postgresql 0.2 > rounds.jsonl

Options: `--rounds`, `--seed`, `--pairs` (of players).

The program prints a line of JSON for each round, and a summary at the end. After SIGINT the summary covers the
completed rounds. The exit status is 1 if anything was lost or is wrong.
"""

import argparse
import asyncio
import contextlib
import json
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.crashes_with_tools import Round, as_line, play_beside, summary
from tests.server.postgres import fresh_database

OF_FOLDER = 12
"""Number of rounds on one data folder."""


def work(args: argparse.Namespace) -> None:
    """Play rounds in this process up to the limit, and print the result of each."""
    until = time.monotonic() + args.minutes * 60 if args.minutes else float("inf")
    counts = {"sqlite": 0, "postgresql": 0}

    def enough() -> bool:
        return time.monotonic() > until or sum(counts.values()) >= args.rounds

    def say(done: Round) -> None:
        counts[done.storage] += 1
        print(as_line(done), flush=True)

    number = args.seed * 1_000_003
    while not enough():
        number += 1
        is_postgres = counts["postgresql"] < args.postgresql * (sum(counts.values()) + OF_FOLDER / 2)
        with tempfile.TemporaryDirectory(prefix="virado-beside-", ignore_cleanup_errors=True) as folder:
            rounds = play_beside(
                Path(folder),
                fresh_database if is_postgres else None,
                rounds=min(OF_FOLDER, args.rounds - sum(counts.values())),
                pairs=args.pairs,
                seed=number,
                say=say,
                enough=enough,
            )
            try:
                asyncio.run(rounds)
            except Exception as error:  # an error such as a server that does not start becomes the result
                fault = f"{type(error).__name__}: {error}"[:300]
                storage = "postgresql" if is_postgres else "sqlite"
                say(Round(storage=storage, program="none", killed="none", fault=fault))


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=0.0, help="time limit in minutes; 0 means none")
    arguments.add_argument("--rounds", type=int, default=10**9, help="maximum number of rounds per worker")
    arguments.add_argument("--seed", type=int, default=1, help="seed of the random faults (1)")
    arguments.add_argument("--workers", type=int, default=1, help="worker processes (1)")
    arguments.add_argument("--pairs", type=int, default=2, help="pairs of players (2)")
    arguments.add_argument(
        "--postgresql", type=float, default=0.0, help="fraction of the rounds that use PostgreSQL"
    )
    arguments.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    args = arguments.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # this lets the servers stop before exit
    if args.alone:
        with contextlib.suppress(KeyboardInterrupt):
            work(args)
        return 0
    options = ("minutes", "rounds", "pairs", "postgresql")
    flags = [text for name in options for text in (f"--{name}", str(getattr(args, name)))]
    found: list[dict[str, Any]] = []
    workers = [
        subprocess.Popen(
            [sys.executable, __file__, "--alone", "--seed", str(args.seed + i), *flags],
            stdout=subprocess.PIPE,
            text=True,
        )
        for i in range(args.workers)
    ]

    def listen(worker: "subprocess.Popen[str]") -> None:
        assert worker.stdout is not None
        for line in worker.stdout:
            if line.startswith("{"):
                found.append(json.loads(line))
                print(line, end="", flush=True)

    begun = time.monotonic()
    listening = [threading.Thread(target=listen, args=(worker,)) for worker in workers]
    try:
        for thread in listening:
            thread.start()
        for thread in listening:
            thread.join()
    except KeyboardInterrupt:
        for worker in workers:
            worker.terminate()
        for thread in listening:
            thread.join()
    statuses = [worker.wait() for worker in workers]
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    figures = {
        **summary(found),
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "cpu_minutes": round((used.ru_utime + used.ru_stime) / 60, 1),
        "exits": statuses,
    }
    print(json.dumps(figures), flush=True)
    return int(bool(figures["lost"] or figures["faults"] or any(status > 0 for status in statuses)))


if __name__ == "__main__":
    sys.exit(main())
