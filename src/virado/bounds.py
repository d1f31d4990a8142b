"""Maximum lengths of the texts, lists and maps that a client, a file or a program may send.

Every field of a request has one of these types. msgspec therefore checks its length during decoding, before the
server does any other work. `virado.interop.limits` generates a table for the page of messages from this module.
"""

from typing import Annotated, Any, TypeAlias, TypeVar, cast

import msgspec

T = TypeVar("T")

LONGEST_NAME = 24
"""Maximum number of characters of a stored name."""
LONGEST_TYPED_NAME = 40
"""Maximum number of code points of a typed name before normalisation."""
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 256
"""Minimum and maximum number of characters of a new password."""
LONGEST_TYPED_PASSWORD = 512
"""Maximum number of code points of a typed password."""
LONGEST_ID = 64
LONGEST_CHAT = 300
LONGEST_REPORT = 500
LONGEST_REASON = 300
LONGEST_WORD = 300
LONGEST_NOTICE = 500
LONGEST_VARIANT = 4000
LONGEST_MOVE = 400
LONGEST_CARD = 8
MAX_POINTED = 60
MAX_SEATS = 6

AccountText: TypeAlias = Annotated[
    str, msgspec.Meta(max_length=LONGEST_TYPED_NAME, extra={"refusal": "wrong-password"})
]
"""Account name, as typed to sign in."""
BySeat: TypeAlias = Annotated[tuple[T, ...], msgspec.Meta(max_length=16)]
"""List with one item per seat or side."""
CardText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_CARD)]
"""Name of a card: `Qs`."""
CardsText: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]
"""Cards in a query: `4c,5d`."""
ChatText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]
"""Chat message."""
CodeText: TypeAlias = Annotated[str, msgspec.Meta(max_length=32, extra={"refusal": "wrong-code"})]
"""Code of a second factor: six digits, with optional spaces."""
CommitmentText: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
"""Commitment to a share of the shuffle: `sha256:` and 64 hexadecimal digits."""
HexText: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
"""Share of the shuffle, secret or fingerprint, in hexadecimal."""
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
"""Id of a request, a table, a person, a report or a match."""
IdOrNone: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
"""Id of a request, a table, a person, a report or a match, or an empty string."""
LanguageTag: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
"""Tag of a language: `de-x-german`."""
LevelText: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""Level of a bot: `club`, `dial:0.7`."""
MoveText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]
"""Text of a move."""
NameText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TYPED_NAME)]
"""Name of a person."""
NewName: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        max_length=LONGEST_TYPED_NAME,
        extra={"refusal": "bad-name", "detail": "length", "limit": LONGEST_NAME},
    ),
]
"""New name of a person, an account or a token."""
NewPassword: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        max_length=LONGEST_TYPED_PASSWORD,
        extra={
            "refusal": "bad-password",
            "detail": "length",
            "number": SHORTEST_PASSWORD,
            "limit": LONGEST_PASSWORD,
        },
    ),
]
"""New password."""
NoticeText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NOTICE)]
"""Notice to all users of a server."""
NoticeTexts: TypeAlias = Annotated[dict[LanguageTag, NoticeText], msgspec.Meta(max_length=40)]
"""Translations of a notice, by language tag."""
PackedLog: TypeAlias = Annotated[bytes, msgspec.Meta(max_length=46_000)]
"""Compressed log of a saved table."""
PageKey: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
"""Key at which the next page of a paged list begins."""
PasswordText: TypeAlias = Annotated[
    str, msgspec.Meta(max_length=LONGEST_TYPED_PASSWORD, extra={"refusal": "wrong-password"})
]
"""Password of an account."""
PlaceText: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
"""Place of a text, in a report of a wrong word: `/rules/casino`."""
ReasonText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_REASON)]
"""Reason for a ban or for closing a table, or outcome of a report."""
RecoveryCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, extra={"refusal": "wrong-password"})]
"""Recovery code: five groups of four letters and digits."""
ReportText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)]
"""Text of a report about a person."""
SearchText: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""Search text of an administrator: part of a name or an account, an id, an address or a network."""
TableCodeText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Code of a table as typed: six characters, with optional spaces."""
TokenText: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
"""API token of a program."""
VariantText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_VARIANT)]
"""Slug or canonical text of a variant."""
WordText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
"""Word or sentence as a reader saw it."""
WordTextOrNone: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
"""Word or sentence as a reader would write it, or an empty string."""

# ---------------------------------------------------------------------- records, positions and the line protocol
LONGEST_LINE = 4 << 20
"""Maximum size of a request line of the line protocol, in bytes."""
LONGEST_RECORD = 16 << 20
"""Maximum size of a file with a match record or its evidence, in bytes."""
LONGEST_CASES = 1 << 20
"""Maximum size of a file with cases, in bytes."""
LONGEST_RESULTS = 256 << 20
"""Maximum size of a file with tournament results, in bytes."""
LONGEST_PLAIN_TEXT = 4000
"""Maximum number of characters of a string in options, in a position, or in the id of a request line."""
MAX_PLAIN_ITEMS = 10_000
"""Maximum number of items of a list or a map in options or a position."""
DEEPEST_PLAIN = 32
"""Maximum nesting depth of lists and maps in options or a position."""

BotText: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
"""Level of a bot in the line protocol."""
LineMove: TypeAlias = Annotated[str, msgspec.Meta(max_length=4000)]
"""Text of a move in the line protocol."""
Pack: TypeAlias = Annotated[list[CardText], msgspec.Meta(max_length=600)]
"""Cards of a pack, in dealing order."""
PackText: TypeAlias = Annotated[str, msgspec.Meta(max_length=4000)]
"""Cards of a pack as one text."""
Packs: TypeAlias = Annotated[list[Pack], msgspec.Meta(max_length=10_000)]
"""Packs of a match."""
RecordedMoves: TypeAlias = Annotated[list[tuple[int, MoveText]], msgspec.Meta(max_length=200_000)]
"""Moves of a record."""
DigestsText: TypeAlias = Annotated[str, msgspec.Meta(max_length=8 * 200_001)]
"""Digests of a record, eight digits for each move."""
ScoreList: TypeAlias = Annotated[list[int], msgspec.Meta(max_length=16)]
"""Scores by side."""
PlainKey: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
"""Name of an option or of a field of a position."""
PlainMap: TypeAlias = Annotated[dict[PlainKey, Any], msgspec.Meta(max_length=200)]
"""Options or a position, as plain data."""


def check_plain(data: object) -> None:
    """Raise ValueError if plain data is nested too deep, or has a text, a list or a map that is too long."""
    waiting: list[tuple[object, int]] = [(data, 0)]
    while waiting:
        part, depth = waiting.pop()
        if isinstance(part, str):
            if len(part) > LONGEST_PLAIN_TEXT:
                raise ValueError(f"Expected `str` of length <= {LONGEST_PLAIN_TEXT}")
        elif isinstance(part, list | dict):
            if depth >= DEEPEST_PLAIN:
                raise ValueError(f"Expected `array` and `object` at most {DEEPEST_PLAIN} deep")
            inner = cast("list[object] | dict[object, object]", part)
            if len(inner) > MAX_PLAIN_ITEMS:
                kind = "array" if isinstance(inner, list) else "object"
                raise ValueError(f"Expected `{kind}` of length <= {MAX_PLAIN_ITEMS}")
            waiting += ((each, depth + 1) for each in inner)
            if isinstance(inner, dict):
                waiting += ((each, depth + 1) for each in inner.values())
