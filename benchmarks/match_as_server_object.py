"""Cost of a match on a server: memory, moves, views, resuming and copies.

    python benchmarks/match_as_server_object.py [--against OTHER_CHECKOUT] [--rounds 5]

Every figure is the median processor time over several rounds of a random match, in a separate process. With
`--against`, another checkout of Virado plays the same match in turn, and the ratio is printed.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
MATCHES = {"tuxedo(target=100000)": 600, "hazari": 60, "raub": 150}
"""Number of moves to play, by variant."""
EARLY, LATE = 215, 700
"""Numbers of events around which views are measured."""
FIGURES = {
    "memory_kib": "memory of the match, KiB",
    "record_kib": "its record as JSON, KiB",
    "play_us": "playing a move, µs",
    "view_early_us": f"a view of one seat, its new events read, after {EARLY} events, µs",
    "view_late_us": f"the same after {LATE} events, µs",
    "resume_ms": "resuming from the record, ms",
    "session_ms": "resuming a session with a log, ms",
    "clone_us": "clone, µs",
    "undo_us": "taking back the last move, µs",
}


# ---------------------------------------------------------------------- in a separate process
def measure(data: dict[str, Any]) -> dict[str, float]:
    """Return the figures of one match with the Virado that is importable."""
    from virado import record
    from virado.match import Match

    def begin() -> Any:
        return Match.from_record(record.from_data({**data, "moves": []}))

    moves = [tuple(move) for move in data["moves"]]

    def play(match: Any) -> Any:
        for seat, text in moves:
            match.play(seat, text)
        return match

    found: dict[str, float] = {}
    play(begin())
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = play(begin())
    found["memory_kib"] = (tracemalloc.get_traced_memory()[0] - before) / 1024
    tracemalloc.stop()
    found["record_kib"] = len(record.encode(match.record())) / 1024
    new = begin()
    found["play_us"] = seconds(lambda: play(new)) / len(moves) * 1e6
    found |= views(begin(), moves)
    kept = match.record()
    found["resume_ms"] = best(lambda: Match.from_record(kept)) * 1e3
    found["clone_us"] = best(match.clone, 20) * 1e6
    found["undo_us"] = best(match.undo, 20) * 1e6
    if session_ms := of_session(data):
        found["session_ms"] = session_ms
    return found


def views(match: Any, moves: list[Any]) -> dict[str, float]:
    """Return the mean time to take a seat's view and its new events, around EARLY and around LATE events.

    A view is taken after each move.
    """
    found: dict[str, float] = {}
    taken: list[float] = []
    spans = {EARLY: "view_early_us", LATE: "view_late_us"}
    for seat, text in moves:
        events = match.play(seat, text)
        began = time.process_time()
        view = match.view(0)
        if hasattr(view, "history"):
            view.history[-len(events) :]
        else:
            view.events(view.event_count - len(events))
        taken.append(time.process_time() - began)
        for number, name in spans.items():
            if name not in found and count(match) >= number:
                found[name] = statistics.mean(taken[-20:]) * 1e6
    return found


def count(match: Any) -> int:
    return match.event_count if hasattr(match, "event_count") else len(match.events)


def of_session(data: dict[str, Any]) -> float | None:
    """Return the milliseconds to resume a session of bots with these moves; None if this Virado has no sessions."""
    try:
        from virado.session import Begin, Play, SeatBot, Session, Setup, record, restore
    except ImportError:
        return None
    session = Session(Setup(variant=data["variant"], dealer=data["dealer"]), now=0)
    for seat in range(data["players"]):
        session.apply(SeatBot(seat=seat, level="greedy"), now=0)
    session.apply(Begin(seed=data["seed"]), now=0)
    for number, (seat, text) in enumerate(data["moves"]):
        answer = session.apply(Play(seat=seat, move=text), now=number)
        assert answer.refusal is None
    kept = record(session)
    return best(lambda: restore(kept)) * 1e3


def seconds(what: Callable[[], Any]) -> float:
    began = time.process_time()
    what()
    return time.process_time() - began


def best(what: Callable[[], Any], times: int = 5) -> float:
    return min(seconds(what) for _ in range(times))


# ---------------------------------------------------------------------- comparison
def random_record(variant: str, moves: int) -> dict[str, Any]:
    """Return the record of a match of random moves, in a form that both checkouts read."""
    import msgspec

    from virado.match import Match

    match = Match(variant, seed=1)
    rng = random.Random(1)
    while not match.over and len(match.steps) < moves:
        seat = match.to_act[0]
        view = match.view(seat)
        match.play(seat, rng.choice(view.legal(40)))
    data = msgspec.to_builtins(match.record())
    return {
        name: value for name, value in data.items() if name not in ("told", "revision", "digests", "chance")
    }


def figures_of(checkout: Path, data: dict[str, Any]) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        [sys.executable, __file__, "--measure"],
        input=json.dumps(data).encode(),
        capture_output=True,
        env=environment,
        check=True,
    )
    return json.loads(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="folder of another checkout to compare with")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of measurement (5)")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(json.load(sys.stdin))))
        return
    for variant, moves in MATCHES.items():
        data = random_record(variant, moves)
        mine: list[dict[str, float]] = []
        others: list[dict[str, float]] = []
        for _ in range(arguments.rounds):
            mine.append(figures_of(HERE, data))
            if arguments.against:
                others.append(figures_of(arguments.against, data))
        print(f"\n{variant}, {len(data['moves'])} moves")
        for name, what in FIGURES.items():
            if name in mine[0]:
                print(f"  {what:70} {line(name, mine, others)}")


def line(name: str, mine: list[dict[str, float]], others: list[dict[str, float]]) -> str:
    here = statistics.median(each[name] for each in mine)
    if not others or name not in others[0]:
        return f"{here:10.1f}"
    there = statistics.median(each[name] for each in others)
    return f"{here:10.1f}   before {there:10.1f}   ratio {here / there:.2f}"


if __name__ == "__main__":
    main()
