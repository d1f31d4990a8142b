"""`virado arena`: bots against bots, a table or JSON of who is stronger."""

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from virado.arena import sprt
from virado.arena.games import Plan, Result
from virado.arena.ledger import Ledger
from virado.arena.players import check
from virado.arena.playing import play
from virado.arena.standings import Standing, shares, standings
from virado.games.catalogue import variant as find_variant

DEALS = 100
LONGEST_NAME = 12
INTERVAL = "95 % interval"
LOOK_EVERY = 0.25
"""Seconds between two looks at the figures while a tournament is running."""


def plan_of(args: Namespace) -> Plan:
    """The plan that the arguments ask for; OptionsError if it is invalid."""
    variant = find_variant(args.variant, players=args.players)
    plan = Plan(
        variant=str(variant),
        bots=tuple(name.strip() for name in args.bots.split(",")),
        seed=args.seed or 0,
        matches=bool(getattr(args, "matches", False)),
        scores=tuple(getattr(args, "scores", None) or ()),
        ms=args.ms,
        simulations=args.simulations,
    )
    check(plan)
    return plan


def run(args: Namespace) -> int:
    """Play the tournament and print its result; the exit status."""
    plan = plan_of(args)
    ledger = Ledger(plan, Path(args.resume) if args.resume else None)
    units = args.deals or DEALS
    began = time.perf_counter()
    settings: dict[str, Any] = {
        "jobs": getattr(args, "jobs", None),
        "ledger": ledger,
        "stop_when": getattr(args, "stop_when", None),
    }
    if args.ray:
        from virado.arena.cluster import ray_results

        settings["spread"] = ray_results
    done = _with_progress(plan, units, settings)
    seconds = time.perf_counter() - began
    if args.json:
        tested = report(plan, done, seconds) | _tested(plan, done, settings["stop_when"])
        sys.stdout.write(msgspec.json.encode(tested).decode() + "\n")
    else:
        _print_table(plan, done, seconds)
        for name, value in _tested(plan, done, settings["stop_when"]).items():
            sys.stdout.write(f"{name}: {', '.join(f'{what} {said}' for what, said in value.items())}\n")
    return 0


def _tested(plan: Plan, done: Sequence[Result], stop_when: str | None) -> dict[str, Any]:
    """How the test stands by which the tournament was to stop; nothing if it was not a test."""
    if not stop_when or not stop_when.startswith(sprt.NAME):
        return {}
    test = sprt.read(stop_when)
    won = shares(plan, done, 0)
    lower, upper = test.bounds
    figures = {"ratio": test.ratio(won), "lower": lower, "upper": upper}
    return {
        "sprt": {"accepted": test.verdict(won)} | {name: round(value, 3) for name, value in figures.items()}
    }


def _with_progress(plan: Plan, units: int, settings: dict[str, Any]) -> list[Result]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("first units", total=units)
        updated = time.monotonic()

        def show(ledger: Ledger) -> None:
            nonlocal updated
            now = time.monotonic()
            if console.is_terminal and now - updated > LOOK_EVERY:
                updated = now
                first = standings(plan, ledger.first(units))[0]
                progress.update(task, completed=len(ledger.results), description=_so_far(plan, first))

        return play(plan, units, after_unit=show, **settings)


def report(plan: Plan, done: Sequence[Result], seconds: float) -> dict[str, Any]:
    """The result as plain data."""
    return {
        "variant": plan.variant,
        "seed": plan.seed,
        "unit": unit_of(plan),
        "units": len(done),
        "games": len(done) * len(plan.bots),
        "unfinished": sum(result.unfinished for result in done),
        "seconds": round(seconds, 3),
        "bots": [msgspec.to_builtins(standing) for standing in standings(plan, done)],
    }


def unit_of(plan: Plan) -> str:
    """What one unit of a plan is, in words."""
    game = "match" if plan.matches else "deal"
    if len(plan.bots) == 2:
        return f"mirrored pair of {game}{'es' if plan.matches else 's'}"
    return f"{game} in {len(plan.bots)} rotations"


def _so_far(plan: Plan, standing: Standing) -> str:
    name = standing.name if len(standing.name) <= LONGEST_NAME else standing.name[: LONGEST_NAME - 1] + "…"
    if plan.matches:
        low, high = standing.win_ci95
        return f"{name} {100 * standing.win_share:.1f} ± {50 * (high - low):.1f} %"
    low, high = standing.ci95
    return f"{name} {standing.mean:+.2f} ± {(high - low) / 2:.2f}"


def _print_table(plan: Plan, done: Sequence[Result], seconds: float) -> None:
    unfinished = sum(result.unfinished for result in done)
    given_up = f", {unfinished} games given up" if unfinished else ""
    table = Table(
        title=f"{plan.variant}, seed {plan.seed}\n{len(done)} units ({unit_of(plan)}{given_up}), {seconds:.1f} s",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    table.add_column("bot", overflow="fold")
    points = ["points a pair" if len(plan.bots) == 2 else "points a game", INTERVAL]
    won = ["won", INTERVAL]
    for title in [*won, *points] if plan.matches else [*points, *won]:
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("ms a move", justify="right", no_wrap=True)
    for standing in standings(plan, done):
        low, high = standing.ci95
        points = [f"{standing.mean:+.2f}", f"{low:+.2f} .. {high:+.2f}"]
        low, high = standing.win_ci95
        won = [f"{100 * standing.win_share:.1f} %", f"{100 * low:.1f} .. {100 * high:.1f}"]
        cells = [*won, *points] if plan.matches else [*points, *won]
        table.add_row(standing.name, *cells, f"{standing.ms_per_move:.2g}")
    Console().print(table)
