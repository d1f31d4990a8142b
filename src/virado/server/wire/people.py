"""What is said about people over HTTP: who one is, accounts, tokens, what is kept. Times are milliseconds since 1970."""

from typing import Any

import msgspec


class GuestName(msgspec.Struct, frozen=True, kw_only=True):
    """How a guest wants to be called."""

    name: str = ""
    """1 to 24 printable characters; surrounding spaces do not count."""


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """The name and the password of an account."""

    account: str = ""
    """1 to 24 printable characters; capital letters make no difference."""
    password: str = ""
    """8 to 256 characters."""


class TokenName(msgspec.Struct, frozen=True, kw_only=True):
    """What a token is for, in the person's own words."""

    name: str = "bot"
    """1 to 24 printable characters."""


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A token, which is told once."""

    token: str
    """Goes into `Authorization: Bearer` or the `token` of `hello`; of it only a hash is kept."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks."""

    person: str
    """Id of the person."""
    name: str
    """What others see."""
    account: str | None
    """The name to sign in with; None for a guest."""


class EmptyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """It has been done, and there is nothing to say."""


# ---------------------------------------------------------------------- what is kept
class KeptPerson(msgspec.Struct, frozen=True, kw_only=True):
    """The person as it is kept, but for the hash of the password."""

    id: str
    """Of the person, in all messages."""
    name: str
    """What others see."""
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    """When the person first came."""
    seen: int
    """When the person was here, to the day."""
    settings: str
    """JSON."""


class KeptToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token, of which only a hash is kept."""

    name: str
    """What the person has called it."""
    created: int
    """When it was made."""


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person has or had a seat."""

    id: str
    """Of the table."""
    created: int
    """When it was opened."""
    changed: int
    """When something last happened there."""
    stage: str
    """`seating`, `playing` or `over`."""


class KeptChat(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the person has said."""

    play_table: str
    """Id of the table."""
    at: int
    """When it was said."""
    text: str
    """What was typed; of a ready-made phrase its name after a `/`."""


class KeptResult(msgspec.Struct, frozen=True, kw_only=True):
    """The person's part in a match that is over."""

    play_table: str
    """Id of the table."""
    game: str
    """Id of the family."""
    variant: str
    """Canonical text."""
    ended: int
    """When the match ended."""
    rated: int
    """1 if the match counts in the person's rating, else 0."""
    won: int
    """1 or 0."""
    score: int
    """Points of the person's side."""
    evidence: str
    """The record of the match with the proof of its packs, as JSON text: an `Evidence`."""


class KeptRating(msgspec.Struct, frozen=True, kw_only=True):
    """What the person is worth in a family (OpenSkill)."""

    game: str
    """Id of the family."""
    mu: float
    """What the person is taken to be worth."""
    sigma: float
    """Standard deviation of `mu`."""
    played: int
    """Rated matches."""


class KeptMute(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of whom the person wants to hear nothing."""

    whom: str
    """Id of that person."""


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept about a person."""

    person: tuple[KeptPerson, ...]
    """One."""
    tokens: tuple[KeptToken, ...]
    """At most 8."""
    tables: tuple[KeptTable, ...]
    """All whose logs are kept."""
    chat: tuple[KeptChat, ...]
    """What is said at a table is kept as long as the table."""
    results: tuple[KeptResult, ...]
    """One for each match that is over."""
    ratings: tuple[KeptRating, ...]
    """One for each family in which the person has played rated matches."""
    muted: tuple[KeptMute, ...]
    """In no order."""
    done: tuple[dict[str, Any], ...]
    """What the person has done at tables: entries of their logs (docs/session.md), each with the id of its `table`."""
