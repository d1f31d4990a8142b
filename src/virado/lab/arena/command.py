"""The command `virado arena`: bots against bots, with a table or JSON of their strength."""

import math
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from virado.bots.custom import registry
from virado.commands import output
from virado.games.catalogue import variant as find_variant
from virado.lab.arena import sprt, statistics
from virado.lab.arena.games import Plan, Result
from virado.lab.arena.ledger import Ledger
from virado.lab.arena.players import check, is_timed, make_ready
from virado.lab.arena.runner import play
from virado.lab.arena.standings import Standing, shares, standings
from virado.plain_messages import in_digits
from virado.terminal.columns import name_table, shorten, wrap
from virado.words import Catalogue, catalogue, catalogue_for

DEALS = 100
LONGEST_NAME = 12
INTERVAL = 0.95
"""Confidence level of the intervals."""
NO_INTERVAL = "—"
"""Sign for an interval that the units do not bound."""
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
        own=registry.parse_bot_specs(getattr(args, "bot", None) or ()),
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
        _say(words.text("arena-detectable", number=units, part=shown))
        if is_timed(plan):
            _say(words.text("arena-timed"))
        sys.stdout.flush()
    if not args.ray and not ledger.has_first(units):
        make_ready(plan)
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
        tested = _test_status(plan, done, settings["stop_when"]).get("sprt")
        if tested:
            number, least, limit = (_figure(words, tested[name], 3) for name in ("ratio", "lower", "upper"))
            key = f"arena-sprt-{tested['accepted']}"
            output.print_line(words.text(key, number=number, least=least, limit=limit))
    return 0


def _say(text: str) -> None:
    """Print a sentence, on a terminal in lines of the width of the table."""
    for line in wrap(text, output.columns()) if output.is_terminal() else [text]:
        output.print_line(line)


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
    name = shorten(standing.name, LONGEST_NAME)
    if plan.matches:
        low, high = standing.win_ci95
        return f"{name} {_share(words, standing.win_share)} ± {_share(words, (high - low) / 2)}"
    low, high = standing.ci95
    half = _figure(words, (high - low) / 2, 2) if math.isfinite(low) else NO_INTERVAL
    return f"{name} {_figure(words, standing.mean, 2, signed=True)} ± {half}"


def _print_table(plan: Plan, done: Sequence[Result], seconds: float, words: Catalogue) -> None:
    unfinished = sum(result.unfinished for result in done)
    given_up = (words.text("arena-given-up", number=unfinished),) if unfinished else ()
    items = (unit_of(plan, words), *given_up)
    title = words.text("arena-title", variant=plan.variant, number=plan.seed)
    counted = words.text("arena-units", number=len(done), items=items, total=round(seconds, 1))
    interval = words.text("arena-interval", worth=INTERVAL)
    each = "arena-points-pair" if len(plan.bots) == 2 else "arena-points-game"
    points = [words.text(each), interval]
    won = [words.text("arena-won"), interval]
    heads = [words.text("arena-bot"), *([*won, *points] if plan.matches else [*points, *won])]
    rows: list[list[str]] = []
    for standing in standings(plan, done):
        points = [_figure(words, standing.mean, 2, signed=True), _interval(words, standing.ci95)]
        low, high = (_figure(words, 100 * end, 1) for end in standing.win_ci95)
        won = [_share(words, standing.win_share), f"{low} .. {high}"]
        spent = in_digits(f"{standing.ms_per_move:.2g}", words.language)
        rows.append([standing.name, *([*won, *points] if plan.matches else [*points, *won]), spent])
    columns, rtl = output.columns(), words.language.rtl
    table = name_table([*heads, words.text("arena-ms")], rows, columns, rtl=rtl)
    titles = [line for text in (title, counted) for line in wrap(text, columns, indent=2)]
    for line in (*titles, "", *table):
        output.print_line(line, rtl=rtl)


def _interval(words: Catalogue, ends: tuple[float, float]) -> str:
    """Return an interval of points, or a dash if the units do not bound it."""
    if not math.isfinite(ends[0]):
        return NO_INTERVAL
    low, high = (_figure(words, end, 2, signed=True) for end in ends)
    return f"{low} .. {high}"
