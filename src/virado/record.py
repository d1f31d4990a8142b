"""Records: variant, options, packs and moves of a match, from which it can be rebuilt.

The format has version 1. A new field needs a default value. Records with an unknown version are refused.
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
DIFFERENCES = ("other-digests", "other-events", "other-revision")
"""Error details of a record whose digests do not fit its moves."""


class Origin(NamedTuple):
    """The imported position from which a match starts, and the filler pack for cards that the position does not list."""

    position: dict[str, Any]
    filler: list[str]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A complete match. Cards are text, packs are in dealing order, moves are canonical text."""

    version: int
    """Version of the record format."""
    variant: VariantText
    """Canonical text of the variant, including its options."""
    revision: int = 1
    """Revision of the family's rules (docs/reference/records.md)."""
    players: int
    """Number of seats."""
    teams: bool
    """True if four players form two sides."""
    seed: int
    """Seed of all shuffles that are not in `chance`."""
    dealer: int
    """First dealer."""
    scores: ScoreList
    """Scores by side before the first deal."""
    packs: Packs = []
    """Packs that the caller supplied, one for each deal."""
    chance: Packs = []
    """Cards that chance supplied, in order."""
    moves: RecordedMoves = []
    """Moves as (seat, text); the referee is seat -2."""
    position: PlainMap | None = None
    """Imported position from which the match started; None if it began with a first deal."""
    filler: Pack = []
    """Pack that filled the cards missing from the position."""
    digests: DigestsText = ""
    """Digests of the events before the first move and of each move, concatenated (see `digest`)."""

    def __post_init__(self) -> None:
        check_plain(self.position)


DIGITS = 8
"""Length of a digest, in hexadecimal digits."""


def digest(events: Sequence[Event]) -> str:
    """Return a hexadecimal checksum of events."""
    return f"{zlib.crc32(msgspec.json.encode(events)):0{DIGITS}x}"


def recorded_digests(record: Record) -> list[str]:
    """Return the digests of a record: of the events before the first move, then of each move.

    The list is empty if the record has none.
    """
    text = record.digests
    return [text[first : first + DIGITS] for first in range(0, len(text), DIGITS)]


def check_digest(recorded: str, found: str, *, revision: int | None, move: int) -> None:
    """Raise OptionsError (`bad-record`) if a recorded digest differs from the digest of the current events.

    `recorded` is empty if the record has no digests. `revision` is the revision of the rules in the record if it is
    older than the current one. The older rules then explain the difference (detail `other-revision`).
    """
    if not recorded or recorded == found:
        return
    if revision is not None:
        raise OptionsError("other-revision", "", code="bad-record", number=move, limit=revision)
    raise OptionsError("other-events", "", code="bad-record", number=move, expected=recorded, found=found)


def check_cards(
    detail: str, number: int, names: Sequence[str], *, expected: Sequence[int], found: Sequence[int]
) -> None:
    """Raise OptionsError (`bad-record`, `detail`) for the first card at which two orders of cards differ.

    `number` is the number of the pack or shuffle.
    """
    for place, (card, other) in enumerate(zip(expected, found, strict=True), 1):
        if card != other:
            raise OptionsError(
                detail,
                "",
                code="bad-record",
                number=number,
                value=place,
                expected=names[card],
                found=names[other],
            )


def check_counts(record: Record, *, shuffles: int) -> None:
    """Raise OptionsError (`bad-record`) if the number of digests or shuffles does not fit the moves of a record."""
    moves, digits = len(record.moves), len(record.digests)
    if digits and digits != DIGITS * (moves + 1):
        raise OptionsError("other-digests", "", code="bad-record", number=digits // DIGITS - 1, limit=moves)
    if len(record.chance) > shuffles:
        raise OptionsError(
            "unused-shuffles", "", code="bad-record", number=len(record.chance), limit=shuffles
        )


def make_move_error(move: int, text: str, error: RefusedError, revision: int | None) -> OptionsError:
    """Return the error (`bad-record`) for a recorded move that is refused.

    `revision` is the revision of the rules in the record if it is older than the current one. The error then names
    the correction of the rules as the cause.
    """
    if revision is not None:
        return OptionsError("other-revision", text, code="bad-record", number=move, limit=revision)
    return OptionsError("impossible-move", text, code="bad-record", number=move, because=error.refusal)


def encode(record: Record) -> bytes:
    """Return the record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode(text: bytes | str) -> Record:
    """Return the record in a JSON text.

    Raises OptionsError (`bad-record`) with the path of the invalid value.
    """
    try:
        return from_data(msgspec.json.decode(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def from_data(data: object) -> Record:
    """Return the record in decoded JSON data.

    Raises OptionsError (`bad-record`) with the path of the invalid value.
    """
    try:
        version = msgspec.convert(data, _Version).version
        if version != VERSION:
            raise OptionsError("other-version", "", code="bad-record", number=version, limit=VERSION)
        return msgspec.convert(data, Record)
    except (msgspec.ValidationError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def read(path: Path) -> Record:
    """Return the record in a file.

    Raises OptionsError (`bad-record`) if it cannot be read.
    """
    return decode_file(path, read_whole(path, LONGEST_RECORD))


def decode_file(path: Path, content: bytes) -> Record:
    """Return the record in the content of a file. Raises OptionsError (`bad-record`) with the path."""
    try:
        return decode(content)
    except OptionsError as error:
        raise OptionsError(error.refusal.detail, str(path), code="bad-record", **error.facts) from None


class _Version(msgspec.Struct):
    version: int
