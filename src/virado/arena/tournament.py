"""A tournament: units of a plan played by several processes, kept in a file, stopped when enough is known."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Protocol

import msgspec

from virado.arena import figures
from virado.arena.external import ExternalBot, program
from virado.arena.games import Plan, Result, play_unit
from virado.bots.catalogue import DIAL, bot
from virado.bots.contract import Bot
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.refusal import OptionsError

COMMAND = "cmd:"
FIRST_LOOK = 50
LARGEST_PART = 8


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot stands: the JSON of the arena has one for each."""

    name: str
    mean: float
    """Points per unit; for two bots the difference per mirrored pair, seen from this bot."""
    ci95: tuple[float, float]
    match_wins: float
    ms_per_move: float


def make_bot(name: str, plan: Plan) -> Bot:
    """The bot of a name of the plan: of the house, with its settings (`expert:ms=100`), or `cmd:program`."""
    if name.startswith(COMMAND):
        return ExternalBot(name[len(COMMAND) :])
    parts = name.split(":")
    given = {"ms": plan.ms, "simulations": plan.simulations}
    level = parts[0]
    if level == DIAL and len(parts) > 1:
        level = f"{DIAL}:{parts.pop(1)}"
    for part in parts[1:]:
        what, equals, value = part.partition("=")
        if what not in given or not equals or not value.isdecimal():
            raise OptionsError("a bot's settings are ms=N or simulations=N, as in expert:ms=100", name)
        given = {"ms": None, "simulations": None, what: int(value)}
    return bot(level, seed=plan.seed, **given)


def check(plan: Plan) -> Variant:
    """The variant of a plan; OptionsError if the bots do not fit its seats."""
    variant = find_variant(plan.variant)
    if len(plan.bots) < 2:
        raise OptionsError(
            "a tournament takes two bots or more, as in --bots club,greedy", ",".join(plan.bots)
        )
    if len(variant.sides) % len(plan.bots):
        raise OptionsError(
            f"{len(plan.bots)} bots cannot share {len(variant.sides)} sides evenly", ",".join(plan.bots)
        )
    for name in plan.bots:
        if name.startswith(COMMAND):
            program(name[len(COMMAND) :])
        else:
            make_bot(name, plan)
    return variant


_hired: dict[Plan, list[Bot]] = {}


def play_part(plan: Plan, units: Sequence[int]) -> list[Result]:
    """Play some units of a plan; what a worker process runs."""
    variant = find_variant(plan.variant)
    if plan not in _hired:
        _hired[plan] = [make_bot(name, plan) for name in plan.bots]
    return [play_unit(plan, variant, unit, _hired[plan]) for unit in units]


class Spread(Protocol):
    """Plays units somewhere; the results come in the order of the units."""

    def __call__(self, plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]: ...


def results(plan: Plan, units: Sequence[int], *, jobs: int) -> Iterator[Result]:
    """Play these units, `jobs` processes at a time, the results in the order of the units."""
    if jobs == 1 or len(units) == 1:
        for unit in units:
            yield from play_part(plan, [unit])
        return
    size = max(1, min(LARGEST_PART, len(units) // (4 * jobs)))
    parts = [units[i : i + size] for i in range(0, len(units), size)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            waiting = [pool.submit(play_part, plan, part) for part in parts]
            for future in waiting:
                yield from future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """Processes to use unless told otherwise."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Ledger:
    """The results so far, kept in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.results: dict[int, Result] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, path: Path) -> None:
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        if 0 < whole < len(text):  # the process was killed while it wrote the last line
            os.truncate(path, whole)
            text = text[:whole]
        lines = text.splitlines()
        try:
            if msgspec.json.decode(lines[0], type=Plan) != self.plan:
                raise OptionsError("the file holds the results of another tournament", str(path))
            for line in lines[1:]:
                result = msgspec.json.decode(line, type=Result)
                self.results[result.unit] = result
        except (msgspec.MsgspecError, IndexError) as error:
            raise OptionsError(f"not a file of results: {error}", str(path)) from None

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results[result.unit] = result
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def in_order(self) -> list[Result]:
        """The results by unit."""
        return [self.results[unit] for unit in sorted(self.results)]


def samples(plan: Plan, done: Sequence[Result], index: int) -> list[float]:
    """One number per unit for a bot: its points per game; with two bots, the difference over the pair."""
    number = len(plan.bots)
    if number == 2:
        return [result.points[index] - result.points[1 - index] for result in done]
    return [result.points[index] / number for result in done]


def standings(plan: Plan, done: Sequence[Result]) -> list[Standing]:
    """How the bots stand, in the order of the plan."""
    found: list[Standing] = []
    for index, name in enumerate(plan.bots):
        values = samples(plan, done, index)
        moves = sum(result.moves[index] for result in done)
        found.append(
            Standing(
                name=name,
                mean=figures.mean(values),
                ci95=figures.interval(values),
                match_wins=round(sum(result.wins[index] for result in done), 6),
                ms_per_move=sum(result.ms[index] for result in done) / moves if moves else 0.0,
            )
        )
    return found


def decided(plan: Plan, done: Sequence[Result]) -> bool:
    """Whether the first bot's advantage (or disadvantage) over the second is certain enough to stop."""
    if len(done) < FIRST_LOOK:
        return False
    gaps = [a - b for a, b in zip(samples(plan, done, 0), samples(plan, done, 1), strict=True)]
    return abs(figures.mean(gaps)) > figures.LOOK_AGAIN * figures.stderr(gaps)


def narrow(plan: Plan, done: Sequence[Result], width: float) -> bool:
    """Whether the first bot's interval is no more than `width` to either side."""
    if len(done) < FIRST_LOOK:
        return False
    low, high = figures.interval(samples(plan, done, 0))
    return (high - low) / 2 <= width


def stopper(text: str | None) -> Callable[[Plan, Sequence[Result]], bool]:
    """The rule by which a tournament stops early: `decided`, or a half width of the interval such as `0.5`."""
    if text is None:
        return lambda _plan, _done: False
    if text == "decided":
        return decided
    try:
        width = float(text)
    except ValueError:
        raise OptionsError(
            "a tournament stops when `decided`, or at a half width of the interval such as 0.5", text
        ) from None
    return lambda plan, done: narrow(plan, done, width)


def play(
    plan: Plan,
    units: int,
    *,
    jobs: int | None = None,
    ledger: Ledger | None = None,
    stop_when: str | None = None,
    spread: Spread = results,
    tell: Callable[[int, int, Sequence[Result]], Any] = lambda _done, _all, _results: None,
) -> list[Result]:
    """Play `units` units of a plan (fewer if `stop_when` is met); the results by unit.

    `spread` says where the units are played. `tell` is called after every unit with how many are done, how many there
    are, and the results so far. Stopping looks at the first 50, 100, .. units only, so that it does not depend on who
    was quick or on where a tournament was resumed.
    """
    check(plan)
    ledger = Ledger(plan, None) if ledger is None else ledger
    enough = stopper(stop_when)
    for look in range(FIRST_LOOK, units, FIRST_LOOK):
        if _all_done(ledger, look) and enough(plan, _first(ledger, look)):
            return _first(ledger, look)
    open_units = [unit for unit in range(units) if unit not in ledger.results]
    if open_units:
        for result in spread(plan, open_units, jobs=jobs or cores()):
            ledger.add(result)
            tell(len(ledger.results), units, ledger.in_order())
            look = result.unit + 1
            if look % FIRST_LOOK == 0 and look < units and enough(plan, _first(ledger, look)):
                return _first(ledger, look)
    return _first(ledger, units)


def _all_done(ledger: Ledger, units: int) -> bool:
    return all(unit in ledger.results for unit in range(units))


def _first(ledger: Ledger, units: int) -> list[Result]:
    return [result for result in ledger.in_order() if result.unit < units]
