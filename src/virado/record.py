"""Records: variant, options, packs and moves of a match, from which it can be rebuilt.

The version is 1. Later fields have defaults; a program refuses unknown versions.
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
"""Details of a record whose digests differ from its moves."""


class Origin(NamedTuple):
    """The position that a match was set up from, and the pack that filled its unspecified cards."""

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
    """Given packs, by deal."""
    chance: Packs = []
    """Cards that chance supplied, in order."""
    moves: RecordedMoves = []
    """Moves as (seat, text); the referee is seat -2."""
    position: PlainMap | None = None
    """Position that the match was set up from, if it did not begin with a first deal."""
    filler: Pack = []
    """Pack that filled the unspecified cards of the position."""
    digests: DigestsText = ""
    """Concatenated digests of the events before the first move and of each move (`digest`)."""

    def __post_init__(self) -> None:
        check_plain(self.position)


DIGITS = 8
"""Length of a digest, in hexadecimal digits."""


def digest(events: Sequence[Event]) -> str:
    """Return a hexadecimal checksum of events."""
    return f"{zlib.crc32(msgspec.json.encode(events)):0{DIGITS}x}"


def recorded_digests(record: Record) -> list[str]:
    """Return the digests of a record, of its opening and of each move; empty if it has none."""
    text = record.digests
    return [text[first : first + DIGITS] for first in range(0, len(text), DIGITS)]


def check_digest(recorded: str, found: str, *, revision: int | None, move: int) -> None:
    """Raise OptionsError (`bad-record`) if a digest differs from that of the same events now.

    `recorded` is the stored digest, or empty; `found` is the digest of the current events. A given `revision` is an
    older one of the rules, which explains the difference (detail `other-revision`).
    """
    if not recorded or recorded == found:
        return
    if revision is not None:
        raise OptionsError("other-revision", "", code="bad-record", number=move, limit=revision)
    raise OptionsError("other-events", "", code="bad-record", number=move, expected=recorded, found=found)


def check_cards(
    detail: str, number: int, names: Sequence[str], *, expected: Sequence[int], found: Sequence[int]
) -> None:
    """Raise OptionsError (`bad-record`, `detail`) naming the first card in which two orders differ.

    `number` is that of the pack or shuffle.
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
    """Raise OptionsError (`bad-record`) if a record has digests of other moves, or more shuffles than its moves need."""
    moves, digits = len(record.moves), len(record.digests)
    if digits and digits != DIGITS * (moves + 1):
        raise OptionsError("other-digests", "", code="bad-record", number=digits // DIGITS - 1, limit=moves)
    if len(record.chance) > shuffles:
        raise OptionsError(
            "unused-shuffles", "", code="bad-record", number=len(record.chance), limit=shuffles
        )


def make_move_error(move: int, text: str, error: RefusedError, revision: int | None) -> OptionsError:
    """Return the error for a recorded move that is refused (`bad-record`).

    A given `revision` is that of the record; the message then names a later correction of the rules as the cause.
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
