"""Records: a match as what it is made of (variant, options, packs, moves), from which the same match is made again.

Version 1. Fields may be added later with defaults; a program refuses versions it does not know.
"""

from pathlib import Path
from typing import Any

import msgspec

from virado.refusal import OptionsError

VERSION = 1


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match, complete. Cards are text, packs in dealing order, moves canonical text."""

    version: int
    variant: str
    """Canonical text, options included."""
    players: int
    teams: bool
    seed: int
    """Seed of all shuffles that are not in `chance`."""
    dealer: int
    scores: list[int]
    """Scores by side before the first deal."""
    packs: list[list[str]] = []
    """Packs given for deals to come."""
    chance: list[list[str]] = []
    """What chance has supplied so far, in order."""
    moves: list[tuple[int, str]] = []
    """(seat, text); the referee is seat -2."""
    position: dict[str, Any] | None = None
    """The position a match was set up from, if it did not begin at the beginning."""
    filler: list[str] = []
    """The pack from which the position was filled."""


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode(text: bytes | str) -> Record:
    """A record from JSON; OptionsError (`bad-record`) with the path of what is wrong."""
    try:
        return from_data(msgspec.json.decode(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError(f"not a record: {error}", "", "bad-record") from None


def from_data(data: Any) -> Record:
    """A record from the plain data that JSON gives; OptionsError (`bad-record`) with the path of what is wrong."""
    try:
        version = msgspec.convert(data, _Version).version
        if version != VERSION:
            raise OptionsError(
                f"a record of version {version}; this program reads version {VERSION}", "", "bad-record"
            )
        return msgspec.convert(data, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise OptionsError(f"not a record: {error}", "", "bad-record") from None


def read(path: Path) -> Record:
    """The record in a file; OptionsError (`bad-record`) if it cannot be read."""
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise OptionsError(f"cannot read {path}: {error.strerror}", str(path), "bad-record") from None
    except OptionsError as error:
        raise OptionsError(error.refusal.message, str(path), "bad-record") from None


class _Version(msgspec.Struct):
    version: int
