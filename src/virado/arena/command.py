"""`virado arena`: bots against bots, a table or JSON of who is stronger."""

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from virado.arena.games import Plan, Result
from virado.arena.tournament import Ledger, Standing, check, play, standings
from virado.games.catalogue import variant as find_variant

DEALS = 100


def plan_of(args: Namespace) -> Plan:
    """The plan that the arguments ask for; OptionsError if it makes no sense."""
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
        sys.stdout.write(msgspec.json.encode(report(plan, done, seconds)).decode() + "\n")
    else:
        _print_table(plan, done, seconds)
    return 0


def _with_progress(plan: Plan, units: int, settings: dict[str, Any]) -> list[Result]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(" - ".join(plan.bots), total=units)

        def tell(number: int, _all: int, done: Sequence[Result]) -> None:
            progress.update(task, completed=number)
            if number % 10 == 0:
                first = standings(plan, done)[0]
                progress.update(task, description=f"{first.name} {_plus(first)}")

        return play(plan, units, tell=tell, **settings)


def report(plan: Plan, done: Sequence[Result], seconds: float) -> dict[str, Any]:
    """The result as plain data."""
    return {
        "variant": plan.variant,
        "seed": plan.seed,
        "unit": _unit(plan),
        "units": len(done),
        "games": len(done) * len(plan.bots),
        "seconds": round(seconds, 3),
        "bots": [msgspec.to_builtins(standing) for standing in standings(plan, done)],
    }


def _unit(plan: Plan) -> str:
    game = "match" if plan.matches else "deal"
    return f"mirrored pair of {game}{'es' if plan.matches else 's'}" if len(plan.bots) == 2 else game


def _plus(standing: Standing) -> str:
    low, high = standing.ci95
    return f"{standing.mean:+.2f} ± {(high - low) / 2:.2f}"


def _print_table(plan: Plan, done: Sequence[Result], seconds: float) -> None:
    table = Table(
        title=f"{plan.variant}: {len(done)} units ({_unit(plan)}), seed {plan.seed}, {seconds:.1f} s"
    )
    table.add_column("bot")
    table.add_column("points per pair" if len(plan.bots) == 2 else "points", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("won", justify="right")
    table.add_column("ms per move", justify="right")
    games = len(done) * len(plan.bots)
    for standing in standings(plan, done):
        low, high = standing.ci95
        share = 100 * standing.match_wins / games if games else 0.0
        table.add_row(
            standing.name,
            f"{standing.mean:+.3f}",
            f"{low:+.3f} .. {high:+.3f}",
            f"{standing.match_wins:g} of {games} ({share:.1f} %)",
            f"{standing.ms_per_move:.2f}",
        )
    Console().print(table)
