"""The command `virado arena`: bots against bots, with a table or JSON of their strength."""

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

from virado.bots.custom import registry
from virado.games.catalogue import variant as find_variant
from virado.lab.arena import sprt, statistics
from virado.lab.arena.games import Plan, Result
from virado.lab.arena.ledger import Ledger
from virado.lab.arena.players import check, is_timed
from virado.lab.arena.runner import play
from virado.lab.arena.standings import Standing, shares, standings
from virado.plain_messages import in_digits
from virado.words import Catalogue, catalogue, catalogue_for

DEALS = 100
LONGEST_NAME = 12
INTERVAL = 0.95
"""Confidence level of the intervals."""
LOOK_EVERY = 0.25
"""Seconds between two updates of the figures during a tournament."""


def plan_of(args: Namespace) -> Plan:
    """Return the plan that the arguments describe. Raises OptionsError if the plan is invalid."""
    variant = find_variant(args.variant, players=args.players)
    plan = Plan(
        variant=str(variant),
        bots=tuple(name.strip() for name in args.bots.split(",")),
        seed=args.seed or 0,
        matches=bool(getattr(args, "matches", False)),
        scores=tuple(getattr(args, "scores", None) or ()),
        ms=args.ms,
        simulations=args.simulations,
        own=tuple(map(registry.parse_bot_spec, getattr(args, "bot", None) or ())),
    )
    check(plan)
    for name, what in plan.own:
        registry.make_custom_bot(name, what).close()  # check early that the bot works
    return plan


def run(args: Namespace) -> int:
    """Play the tournament, print its result and return the exit status."""
    plan = plan_of(args)
    words = catalogue_for(getattr(args, "lang", None))
    ledger = Ledger(plan, Path(args.resume) if args.resume else None)
    units = args.deals or DEALS
    shown = _share(words, statistics.detectable_share(units, len(plan.bots)))
    if not args.json:
        sys.stdout.write(words.text("arena-detectable", number=units, part=shown) + "\n")
        if is_timed(plan):
            sys.stdout.write(words.text("arena-timed") + "\n")
        sys.stdout.flush()
    began = time.perf_counter()
    settings: dict[str, Any] = {
        "jobs": getattr(args, "jobs", None),
        "ledger": ledger,
        "stop_when": getattr(args, "stop_when", None),
    }
    if args.ray:
        from virado.lab.arena.cluster import ray_results

        settings["spread"] = ray_results
    done = _with_progress(plan, units, settings, words)
    seconds = time.perf_counter() - began
    if args.json:
        tested = report(plan, done, seconds) | _test_status(plan, done, settings["stop_when"])
        sys.stdout.write(msgspec.json.encode(tested).decode() + "\n")
    else:
        _print_table(plan, done, seconds, words)
        for name, value in _test_status(plan, done, settings["stop_when"]).items():
            said = [
                f"{what} {each if isinstance(each, str) else _figure(words, each, 3)}"
                for what, each in value.items()
            ]
            sys.stdout.write(f"{name}: {', '.join(said)}\n")
    return 0


def _test_status(plan: Plan, done: Sequence[Result], stop_when: str | None) -> dict[str, Any]:
    """Return the status of the sequential test that `stop_when` names; empty if `stop_when` is no test."""
    if not stop_when or not stop_when.startswith(sprt.NAME):
        return {}
    test = sprt.parse_sprt(stop_when)
    won = shares(plan, done, 0)
    lower, upper = test.bounds
    figures = {"ratio": test.ratio(won), "lower": lower, "upper": upper}
    return {
        "sprt": {"accepted": test.verdict(won)} | {name: round(value, 3) for name, value in figures.items()}
    }


def _with_progress(plan: Plan, units: int, settings: dict[str, Any], words: Catalogue) -> list[Result]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words.text("arena-first-units"), total=units)
        updated = time.monotonic()

        def show(ledger: Ledger) -> None:
            nonlocal updated
            now = time.monotonic()
            if console.is_terminal and now - updated > LOOK_EVERY:
                updated = now
                first = standings(plan, ledger.first(units))[0]
                progress.update(task, completed=len(ledger.results), description=_so_far(plan, first, words))

        return play(plan, units, after_unit=show, **settings)


def report(plan: Plan, done: Sequence[Result], seconds: float) -> dict[str, Any]:
    """Return the result of the tournament as plain data."""
    return {
        "variant": plan.variant,
        "seed": plan.seed,
        "reproducible": not is_timed(plan),
        "unit": unit_of(plan, catalogue()),
        "units": len(done),
        "games": len(done) * len(plan.bots),
        "unfinished": sum(result.unfinished for result in done),
        "seconds": round(seconds, 3),
        "detectable": round(statistics.detectable_share(max(1, len(done)), len(plan.bots)), 4),
        "bots": [msgspec.to_builtins(standing) for standing in standings(plan, done)],
    }


def unit_of(plan: Plan, words: Catalogue) -> str:
    """Return the description of a unit: for example, a mirrored pair of deals."""
    key = "arena-unit-match" if plan.matches else "arena-unit-deal"
    if len(plan.bots) == 2:
        return words.text(f"{key}-pair")
    return words.text(key, players=len(plan.bots))


def _figure(words: Catalogue, value: float, digits: int, *, signed: bool = False) -> str:
    """Return a number with a fixed number of decimals, which aligns the columns."""
    text = in_digits(f"{value:.{digits}f}", words.language)
    if not signed:
        return text
    text = text if text.startswith(words.language.minus) else f"+{text}"
    return f"\u2066{text}\u2069" if words.language.rtl else text


def _share(words: Catalogue, share: float) -> str:
    return words.text("percent", number=_figure(words, 100 * share, 1))


def _so_far(plan: Plan, standing: Standing, words: Catalogue) -> str:
    name = standing.name if len(standing.name) <= LONGEST_NAME else standing.name[: LONGEST_NAME - 1] + "…"
    if plan.matches:
        low, high = standing.win_ci95
        return f"{name} {_share(words, standing.win_share)} ± {_share(words, (high - low) / 2)}"
    low, high = standing.ci95
    return f"{name} {_figure(words, standing.mean, 2, signed=True)} ± {_figure(words, (high - low) / 2, 2)}"


def _print_table(plan: Plan, done: Sequence[Result], seconds: float, words: Catalogue) -> None:
    unfinished = sum(result.unfinished for result in done)
    given_up = (words.text("arena-given-up", number=unfinished),) if unfinished else ()
    items = (unit_of(plan, words), *given_up)
    title = words.text("arena-title", variant=plan.variant, number=plan.seed)
    counted = words.text("arena-units", number=len(done), items=items, total=round(seconds, 1))
    table = Table(title=f"{title}\n{counted}", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words.text("arena-bot"), overflow="fold")
    interval = words.text("arena-interval", worth=INTERVAL)
    each = "arena-points-pair" if len(plan.bots) == 2 else "arena-points-game"
    points = [words.text(each), interval]
    won = [words.text("arena-won"), interval]
    for column in [*won, *points] if plan.matches else [*points, *won]:
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column(words.text("arena-ms"), justify="right", no_wrap=True)
    for standing in standings(plan, done):
        low, high = (_figure(words, end, 2, signed=True) for end in standing.ci95)
        points = [_figure(words, standing.mean, 2, signed=True), f"{low} .. {high}"]
        low, high = (_figure(words, 100 * end, 1) for end in standing.win_ci95)
        won = [_share(words, standing.win_share), f"{low} .. {high}"]
        cells = [*won, *points] if plan.matches else [*points, *won]
        table.add_row(standing.name, *cells, in_digits(f"{standing.ms_per_move:.2g}", words.language))
    Console().print(table)
