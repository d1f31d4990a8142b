"""The command `python -m virado.lab.puzzles`: mine puzzles, or write the file that Virado ships.

python -m virado.lab.puzzles casino --minutes 30

python -m virado.lab.puzzles casino --ship casino.jsonl --commit abc1234

Mining continues a file in the user's data folder, one line for each deal, where it was stopped.
"""

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec

from virado.bounded_files import read_whole
from virado.commands.output import print_line
from virado.families import FAMILIES
from virado.folders import data_folder
from virado.games.catalogue import family as find_family
from virado.lab.puzzles.mining import CONFIRMED_BY, MINED_BY, STAGES, MinedDeal, Miner
from virado.puzzles.puzzle import Puzzle
from virado.puzzles.shipped import Header, encode
from virado.refusal import OptionsError, RefusedError
from virado.words import catalogue

LONGEST_MINED = 64 << 20
"""Maximum size of the miner's file, in bytes; at that size mining stops."""
PER_THEME = 40
"""Maximum number of puzzles of a theme in the file that Virado ships."""


class MiningPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of the miner's file."""

    family: str
    seed: int
    revision: int
    """Revision of the family's rules."""


class MinedFile:
    """The file of a miner: the plan, then one line for each deal in order."""

    def __init__(self, path: Path, plan: MiningPlan) -> None:
        """Open or create the file. Raises OptionsError if another miner wrote it or it is unreadable."""
        self.path = path
        self.plan = plan
        self.deals: list[MinedDeal] = []
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(plan) + b"\n")
            return
        content = read_whole(path, 2 * LONGEST_MINED)
        whole = content.rfind(b"\n") + 1
        if whole < len(content):  # the process was killed while it wrote the last line
            os.truncate(path, whole)
        first, *lines = content[:whole].splitlines() or [b""]
        try:
            if msgspec.json.decode(first, type=MiningPlan) != plan:
                raise OptionsError("other-tournament", str(path))
            self.deals = [msgspec.json.decode(line, type=MinedDeal) for line in lines]
        except msgspec.MsgspecError as error:
            raise OptionsError("no-results", str(path), problem=str(error)) from None

    @property
    def is_full(self) -> bool:
        """Return True if the file has reached its maximum size."""
        return self.path.stat().st_size >= LONGEST_MINED

    def add(self, dealt: MinedDeal) -> None:
        """Append the result of the next deal."""
        self.deals.append(dealt)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(dealt) + b"\n")

    @property
    def puzzles(self) -> list[Puzzle]:
        """Return the puzzles in the order in which they were found."""
        return [puzzle for dealt in self.deals for puzzle in dealt.puzzles]

    def summary(self) -> str:
        """Return the counts by stage and by theme as a line."""
        counts = [sum(column) for column in zip(*(dealt.counts for dealt in self.deals), strict=True)]
        stages = ", ".join(f"{name} {number}" for name, number in zip(STAGES, counts, strict=False))
        themes = ", ".join(f"{name} {number}" for name, number in self.themes().most_common())
        return f"{self.plan.family}: {len(self.deals)} deals; {stages}; {themes}"

    def themes(self) -> Counter[str]:
        """Return the number of puzzles of each theme."""
        return Counter(puzzle.theme for puzzle in self.puzzles)


def shipped_of(puzzles: list[Puzzle], per_theme: int) -> list[Puzzle]:
    """Return the first `per_theme` puzzles of each theme, at most one of a theme in a deal, ordered by theme."""
    chosen: dict[tuple[str, int], Puzzle] = {}
    numbers: Counter[str] = Counter()
    for puzzle in puzzles:
        key = puzzle.theme, puzzle.record.seed
        if key not in chosen and numbers[puzzle.theme] < per_theme:
            chosen[key] = puzzle
            numbers[puzzle.theme] += 1
    return sorted(chosen.values(), key=lambda puzzle: puzzle.theme)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m virado.lab.puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names = [family.name for family in FAMILIES.values() if family.puzzles]
    parser.add_argument("family", choices=names)
    parser.add_argument("--seed", type=int, default=1, help="seed of the miner (1)")
    parser.add_argument("--minutes", type=float, default=10.0, help="time to mine (10)")
    parser.add_argument("--mined", type=Path, help="file of the miner (default: in the user's data folder)")
    parser.add_argument(
        "--ship", type=Path, help="write the puzzles mined so far to this file instead of mining"
    )
    parser.add_argument("--commit", default="", help="commit of the miner, for the file to ship")
    parser.add_argument(
        "--per-theme", type=int, default=PER_THEME, help=f"puzzles of a theme to ship ({PER_THEME})"
    )
    args = parser.parse_args()
    plan = MiningPlan(family=args.family, seed=args.seed, revision=find_family(args.family).revision)
    path = args.mined or data_folder() / "puzzles" / f"{args.family}-{args.seed}.jsonl"
    try:
        mine = MinedFile(path, plan)
    except RefusedError as error:
        parser.error(catalogue().refusal_line(error.refusal, error.input))
    if args.ship:
        header = Header(
            family=plan.family,
            revision=plan.revision,
            seed=plan.seed,
            commit=args.commit,
            mined_by=MINED_BY,
            confirmed_by=CONFIRMED_BY,
        )
        args.ship.write_bytes(encode(header, shipped_of(mine.puzzles, args.per_theme)))
        return
    _mine(mine, time.monotonic() + 60 * args.minutes)


def _mine(mine: MinedFile, end: float) -> None:
    """Mine until `end`, or until the file is full."""
    for dealt in Miner(mine.plan.family, mine.plan.seed).deals(len(mine.deals)):
        mine.add(dealt)
        if dealt.puzzles:
            print_line(mine.summary())
            sys.stdout.flush()
        if time.monotonic() > end or mine.is_full:
            break
    print_line(mine.summary())


if __name__ == "__main__":
    main()
