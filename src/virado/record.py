"""Records: a match as what it is made of (variant, options, packs, moves), from which the same match is made again.

Version 1. Fields may be added later with defaults; a program refuses versions it does not know.
"""

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from virado.bounded_files import read_whole
from virado.bounds import (
    LONGEST_RECORD,
    DigestsText,
    Pack,
    Packs,
    PlainMap,
    RecordedMoves,
    ScoreList,
    VariantText,
    check_plain,
)
from virado.games.messages import Event
from virado.refusal import OptionsError, RefusedError

__all__ = [
    "Origin",
    "Record",
    "decode",
    "encode",
    "from_data",
    "read",
]

VERSION = 1


class Origin(NamedTuple):
    """The position that a match was set up from, and the pack from which what it leaves out was filled."""

    position: dict[str, Any]
    filler: list[str]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match, complete. Cards are text, packs in dealing order, moves canonical text."""

    version: int
    """Version of this form of a record."""
    variant: VariantText
    """Canonical text, options included."""
    revision: int = 1
    """Revision of the family's rules that the match was played by (docs/reference/records.md)."""
    players: int
    """How many seats there are."""
    teams: bool
    """Whether four play as two sides."""
    seed: int
    """Seed of all shuffles that are not in `chance`."""
    dealer: int
    """Seat that deals first."""
    scores: ScoreList
    """Scores by side before the first deal."""
    packs: Packs = []
    """Packs given for deals to come."""
    chance: Packs = []
    """What chance has supplied so far, in order."""
    moves: RecordedMoves = []
    """(seat, text); the referee is seat -2."""
    position: PlainMap | None = None
    """The position a match was set up from, if it did not begin at the beginning."""
    filler: Pack = []
    """The pack from which the position was filled."""
    digests: DigestsText = ""
    """What was announced: a `digest` for what came before the first move and for each move, one after the other."""

    def __post_init__(self) -> None:
        check_plain(self.position)


DIGITS = 8
"""Length of a digest."""


def digest(events: Sequence[Event]) -> str:
    """Hexadecimal digits that go with what was announced."""
    return f"{zlib.crc32(msgspec.json.encode(events)):0{DIGITS}x}"


def check_digest(recorded: str, found: str, *, revision: int, move: int) -> None:
    """OptionsError (`bad-record`, `other-revision`) if an older revision of the rules announced something else at this move.

    `recorded` is the digest in the record, empty where it has none; `found` the digest of what is announced today.
    """
    if recorded and recorded != found:
        raise OptionsError("other-revision", "", code="bad-record", number=move, limit=revision)


def make_move_error(move: int, text: str, error: RefusedError, revision: int | None) -> OptionsError:
    """The error (`bad-record`) that a recorded move is refused: by a correction since `revision`, if that is given."""
    if revision is not None:
        return OptionsError("other-revision", text, code="bad-record", number=move, limit=revision)
    return OptionsError("impossible-move", text, code="bad-record", number=move, because=error.refusal)


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode(text: bytes | str) -> Record:
    """A record from JSON; OptionsError (`bad-record`) with the path of what is wrong."""
    try:
        return from_data(msgspec.json.decode(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def from_data(data: object) -> Record:
    """A record from the plain data that JSON gives; OptionsError (`bad-record`) with the path of what is wrong."""
    try:
        version = msgspec.convert(data, _Version).version
        if version != VERSION:
            raise OptionsError("other-version", "", code="bad-record", number=version, limit=VERSION)
        return msgspec.convert(data, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def read(path: Path) -> Record:
    """The record in a file; OptionsError (`bad-record`) if it cannot be read."""
    content = read_whole(path, LONGEST_RECORD)
    try:
        return decode(content)
    except OptionsError as error:
        raise OptionsError(error.refusal.detail, str(path), code="bad-record", **error.facts) from None


class _Version(msgspec.Struct):
    version: int
