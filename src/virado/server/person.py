"""A stored person, and the sessions that authenticate as this person."""

from typing import NamedTuple

import msgspec

from virado import session
from virado.server.storage.database import Row
from virado.server.wire import people as wire

COLUMNS = "id, name, account, created, seen, settings, public, picture, admin, factor_since"
"""Columns of a `StoredPerson`."""


class StoredPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A guest or an account. Times are milliseconds since 1970."""

    id: str
    name: str
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    seen: int
    settings: str
    """Settings of the person's clients, as JSON."""
    public: bool = False
    """True if the person has a public page."""
    picture: session.Picture = "name"
    """The picture that represents the person."""
    admin: bool = False
    """True if the person is an administrator."""
    factor_since: int = 0
    """Time since which sign-in has required a code; 0: no second factor."""

    @property
    def me(self) -> wire.Me:
        """The person as shown to the person's own clients."""
        return wire.Me(
            person=self.id,
            name=self.name,
            account=self.account,
            public=self.public,
            picture=self.picture,
            admin=self.admin,
            second_factor=self.factor_since > 0,
        )

    @property
    def session_person(self) -> session.Person:
        """The person in the form that sessions use."""
        return session.Person(id=self.id, name=self.name, picture=self.picture)


class AuthSession(NamedTuple):
    """An authenticated cookie or token, with its person and scope."""

    person: StoredPerson
    scope: wire.Scope
    session_id: str = ""
    """Id of the browser session; empty for a token."""


def decode_person(row: Row) -> StoredPerson:
    """Decode a person from a row of `COLUMNS`."""
    values = dict(zip(StoredPerson.__struct_fields__, row, strict=True))
    flags = {name: bool(values[name]) for name in ("public", "admin")}
    return msgspec.convert({**values, **flags}, StoredPerson)
