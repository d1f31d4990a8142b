"""The ladder of every variant, as rows of docs/lab/strength/ladder.csv, measured by the arena.

    python benchmarks/ladder.py                                    every step of players without search, all variants
    python benchmarks/ladder.py --steps expert-club --variants casino,raub --minutes 30

Results are stored unit by unit in a folder for the current rules and bots, so an interrupted run can be resumed. The
number of units of a row with a searching player depends on the time allowed; the command in the row reproduces it.
`plot_ladder.py` draws the table.
"""

import argparse
import csv
import hashlib
import re
import shlex
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import virado
from virado.folders import cache_folder
from virado.games.catalogue import presets
from virado.games.variant import Variant, make_variant
from virado.kernel.fingerprint import source_hash
from virado.lab.arena.games import Plan, Result
from virado.lab.arena.ledger import Ledger
from virado.lab.arena.players import is_compiled, make_ready
from virado.lab.arena.runner import play
from virado.lab.arena.standings import standings

STEPS = ("greedy-random", "club-greedy", "expert-club")
TABLE = Path(__file__).parents[1] / "docs" / "lab" / "strength" / "ladder.csv"
SEED = 1
PAIRS = 10_000
ROTATIONS = 2500
"""Number of units of a row of compiled players with more than two bots; with two bots it is PAIRS."""
SLOW_UNITS = 1000
"""Maximum units of a row with other players."""
PLAYERS = ("kernel", "games", "bots", "analysis")
"""Packages that affect the result of a game."""
COLUMNS: tuple[str, ...] = (
    "variant",
    "seats",
    "first",
    "second",
    "points",
    "points_low",
    "points_high",
    "won",
    "won_low",
    "won_high",
    "units",
    "given_up",
    "ms_per_move",
    "command",
)
"""The columns of the table, described in docs/lab/ladder.md."""


class Row(NamedTuple):
    """A step of one variant."""

    seats: str
    step: str
    plan: Plan

    def command(self, units: int) -> str:
        """Return the command that reproduces the row."""
        plan = self.plan
        words = ["virado", "arena", plan.variant, "--bots", ",".join(plan.bots)]
        words += ["--matches"] if plan.matches else []
        words += ["--simulations", str(plan.simulations)] if plan.simulations else []
        return shlex.join([*words, "--deals", str(units), "--seed", str(plan.seed)])

    def key(self) -> str:
        """Return the row's command without the number of units and simulations."""
        return without_numbers(self.command(0))


def without_numbers(command: str) -> str:
    """Return a command without the parts that may differ between two runs of a row."""
    return re.sub(r" --(deals|simulations) \d+", "", command)


def rows(simulations: int) -> Iterator[Row]:
    """Yield every row of the ladder, in the order of the table."""
    for game, preset in presets().values():
        casino = game.name == "casino"
        for players in preset.players if casino else (preset.usual_players,):
            pairs = {"always": (True,), "optional": (False, True)}.get(preset.teams, (False,))
            for teams in pairs if players == 4 else (False,):
                variant = make_variant(game, preset, players=players, teams=teams)
                for step in STEPS:
                    yield _row(variant, step, simulations)


def _row(variant: Variant, step: str, simulations: int) -> Row:
    first, second = step.split("-")
    sides = len(variant.sides)
    family = variant.game.name
    bots = (first, second) if variant.players == 2 or variant.teams else (first, *[second] * (sides - 1))
    plan = Plan(
        variant=str(variant),
        bots=bots,
        seed=SEED,
        matches=family in ("raub", "zwanzig_ab"),
        simulations=simulations if first == "expert" else None,
    )
    return Row("2 pairs" if variant.teams else str(variant.players), step, plan)


class TimeIsUp(Exception):  # noqa: N818  # no error
    """Raised when the time allowed for a row is over."""


def measure(row: Row, folder: Path, *, units: int | None, minutes: float, jobs: int) -> list[Result]:
    """Play or resume a row, and return its results in the order of the units, up to the first missing unit."""
    plan = row.plan
    compiled = is_compiled(plan)
    wanted = units or (SLOW_UNITS if not compiled else PAIRS if len(plan.bots) == 2 else ROTATIONS)
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", f"{row.key()}-{plan.simulations or 0}").strip("-")
    ledger = Ledger(plan, folder / f"{name}.jsonl")
    make_ready(plan)
    end = time.monotonic() + 60 * minutes

    def check_time(_: Ledger) -> None:
        if not compiled and time.monotonic() > end:
            raise TimeIsUp

    try:
        return play(plan, wanted, jobs=jobs, ledger=ledger, after_unit=check_time)
    except TimeIsUp:
        number = next(unit for unit in range(wanted + 1) if unit not in ledger.results)
        return ledger.first(number)


def cells(row: Row, done: list[Result]) -> dict[str, str]:
    """Return the row of the table by column: the standing of the first bot."""
    plan = row.plan
    first = standings(plan, done)[0]
    low, high = first.ci95
    least, most = (100 * share for share in first.win_ci95)
    return {
        "variant": plan.variant.partition("(")[0],
        "seats": row.seats,
        "first": plan.bots[0],
        "second": plan.bots[1],
        "points": f"{first.mean:.2f}",
        "points_low": f"{low:.2f}",
        "points_high": f"{high:.2f}",
        "won": f"{100 * first.win_share:.1f}",
        "won_low": f"{least:.1f}",
        "won_high": f"{most:.1f}",
        "units": str(len(done)),
        "given_up": str(sum(result.unfinished for result in done)),
        "ms_per_move": f"{first.ms_per_move:.2g}",
        "command": row.command(len(done)),
    }


def read_table(table: Path) -> list[dict[str, str]]:
    """Return the rows of a table by key."""
    with table.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def write(table: Path, found: dict[str, dict[str, str]], order: list[Row]) -> None:
    """Write these rows (by key) into the table; other rows stay unchanged."""
    old = read_table(table) if table.exists() else []
    present = {without_numbers(cells["command"]): cells for cells in old} | found
    with table.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(present[row.key()] for row in order if row.key() in present)


def players_hash() -> str:
    """Return a hash of the code that affects the result of a game."""
    package = Path(virado.__file__).parent
    files = sorted(path for part in PLAYERS for path in package.glob(f"{part}/**/*.py"))
    digest = hashlib.blake2b(digest_size=10)
    for path in [package / "cards.py", *files]:
        digest.update(f"{path.relative_to(package)} {source_hash(path)}\0".encode())
    return digest.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--steps", default="greedy-random,club-greedy", help=f"steps to measure, from {','.join(STEPS)}"
    )
    parser.add_argument("--variants", help="slugs, separated by commas; default: all")
    parser.add_argument(
        "--seats", help="only these numbers of seats: 2, 3, 4, 5, 6 or '2 pairs', separated by commas"
    )
    parser.add_argument("--units", type=int, help="units per row")
    parser.add_argument(
        "--simulations", type=int, default=3000, help="simulations per move of a searching player (3000)"
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=10,
        help="time limit per row with a searching player, in minutes (10)",
    )
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (1)")
    parser.add_argument(
        "--results",
        type=Path,
        default=cache_folder() / "ladder" / players_hash(),
        help="folder of the results",
    )
    parser.add_argument("--table", type=Path, default=TABLE, help="table to update")
    args = parser.parse_args()
    steps, slugs = args.steps.split(","), args.variants and args.variants.split(",")
    seats = args.seats and args.seats.split(",")
    order = list(rows(args.simulations))
    for row in order:
        slug = row.plan.variant.partition("(")[0]
        if row.step not in steps or (slugs and slug not in slugs) or (seats and row.seats not in seats):
            continue
        done = measure(row, args.results, units=args.units, minutes=args.minutes, jobs=args.jobs)
        if done:
            found = cells(row, done)
            print(*found.values(), flush=True)
            write(args.table, {row.key(): found}, order)


if __name__ == "__main__":
    main()
