"""The puzzles in the package: one file a family, a header line and one line for each puzzle, as JSON."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from virado.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).parent


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file: who mined and confirmed the puzzles, and when."""

    family: str
    revision: int
    """Revision of the family's rules at that time."""
    seed: int
    """Seed of the miner."""
    commit: str
    """Commit of the code that mined and confirmed the puzzles."""
    mined_by: str
    confirmed_by: str
    """The bot that agreed; `uniform-expert` infers nothing from the moves of others."""


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a family."""

    header: Header
    puzzles: tuple[Puzzle, ...]


def encode(header: Header, puzzles: Sequence[Puzzle]) -> bytes:
    """Return the content of a file."""
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (header, *puzzles))


def decode(content: bytes) -> Collection:
    """Return the puzzles in the content of a file. Raises msgspec's errors."""
    first, *lines = content.splitlines()
    return Collection(
        header=msgspec.json.decode(first, type=Header),
        puzzles=tuple(msgspec.json.decode(line, type=Puzzle) for line in lines),
    )


@cache
def shipped(family: str) -> Collection | None:
    """Return the puzzles of a family in this package; None if it has none."""
    path = FOLDER / f"{family}.jsonl"
    return decode(path.read_bytes()) if path.exists() else None
