"""People: guests at once, accounts if they want one, tokens for their bots; nothing else is asked.

A guest is a name and a signed cookie. An account adds a name to sign in with and a password, of which an Argon2id hash is kept.
"""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from typing import Any, TypeVar

import argon2
import msgspec

from virado import session
from virado.refusal import OptionsError
from virado.server.storage.database import ConflictError, Database, Row, Statement
from virado.server.wire import people as wire
from virado.session.setup import DAY_MS

LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 256
TRIES, TRIES_MS = 8, 15 * 60 * 1000
"""Wrong passwords for one account, or from one address, until no more are heard for so many milliseconds."""
MOST_WATCHED = 10_000
MOST_TOKENS = 8
_COLUMNS = "id, name, account, created, seen, settings"
S = TypeVar("S", bound=msgspec.Struct)


class StoredPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays here. Times are milliseconds since 1970."""

    id: str
    name: str
    account: str | None
    """The name to sign in with; None for a guest."""
    created: int
    seen: int
    settings: str
    """What the person's clients keep here, as JSON."""

    @property
    def known(self) -> session.Person:
        """The person as sessions know people."""
        return session.Person(id=self.id, name=self.name)


class Cookies:
    """Signed cookies: `person.signature`, made with a key that all nodes share."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str) -> str:
        """The cookie of a person."""
        return f"{person}.{self._signature(person)}"

    def read(self, cookie: str) -> str | None:
        """The person of a cookie; None if its signature is not ours."""
        if not cookie.isascii():
            return None
        person, _, signature = cookie.partition(".")
        return person if hmac.compare_digest(signature, self._signature(person)) else None

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, b"virado person " + person.encode(), hashlib.sha256).hexdigest()


class Tries:
    """How often somebody may try: at most `limit` times in `window` milliseconds."""

    def __init__(self, limit: int = TRIES, window: int = TRIES_MS) -> None:
        self._limit = limit
        self._window = window
        self._failed: OrderedDict[str, list[int]] = OrderedDict()

    def wait(self, who: str, now: int) -> int:
        """Milliseconds until the next try is heard; 0 if it is now."""
        times = [at for at in self._failed.get(who, ()) if at > now - self._window]
        return times[0] + self._window - now if len(times) >= self._limit else 0

    def fail(self, who: str, now: int) -> None:
        """Note a failed try."""
        times = [at for at in self._failed.pop(who, []) if at > now - self._window]
        self._failed[who] = [*times, now]
        while len(self._failed) > MOST_WATCHED:
            self._failed.popitem(last=False)

    def forgive(self, who: str) -> None:
        """Forget the failed tries."""
        self._failed.pop(who, None)


class People:
    """The people of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hasher = argon2.PasswordHasher()
        self._tries = Tries()

    # ------------------------------------------------------------------ guests
    async def add_guest(self, name: str, now: int) -> StoredPerson:
        """A new guest; OptionsError (`bad-name`)."""
        person = StoredPerson(
            id=secrets.token_hex(12), name=read_name(name), account=None, created=now, seen=now, settings="{}"
        )
        await self._database.transaction(
            [
                Statement(
                    "INSERT INTO person (id, name, created, seen) VALUES ($1, $2, $3, $4)",
                    (person.id, person.name, now, now),
                )
            ]
        )
        return person

    async def find(self, person: str) -> StoredPerson | None:
        """Somebody by id."""
        rows = await self._database.query(f"SELECT {_COLUMNS} FROM person WHERE id = $1", person)
        return _person(rows[0]) if rows else None

    async def rename(self, person: str, name: str) -> str:
        """Give somebody another name; the name as it is kept. OptionsError (`bad-name`)."""
        kept = read_name(name)
        await self._database.transaction(
            [Statement("UPDATE person SET name = $1 WHERE id = $2", (kept, person))]
        )
        return kept

    async def touch(self, person: StoredPerson, now: int) -> None:
        """Note that somebody is here, once a day."""
        if now - person.seen > DAY_MS:
            await self._database.transaction(
                [Statement("UPDATE person SET seen = $1 WHERE id = $2", (now, person.id))]
            )

    # ------------------------------------------------------------------ accounts
    async def open_account(self, person: str, account: str, password: str) -> None:
        """Give a guest an account; OptionsError (`bad-name`, `bad-password`, `name-taken`)."""
        name = read_name(account)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise OptionsError(
                "length", code="bad-password", number=SHORTEST_PASSWORD, limit=LONGEST_PASSWORD
            )
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        key = _key(name)
        free = Statement("SELECT id FROM person WHERE account = $1 AND id <> $2", (key, person), rows=0)
        update = Statement(
            "UPDATE person SET account = $1, password = $2 WHERE id = $3 RETURNING id",
            (key, hashed, person),
            1,
        )
        try:
            await self._database.transaction([free, update])
        except ConflictError:
            raise OptionsError("", name, code="name-taken") from None

    async def sign_in(self, account: str, password: str, address: str, now: int) -> StoredPerson:
        """The person of an account; OptionsError (`wrong-password`, `too-many-tries`), the same whether it exists or not."""
        key = _key(account)
        watched = (f"account {key}", f"address {address}")
        wait = max(self._tries.wait(who, now) for who in watched)
        if wait:
            raise OptionsError("", code="too-many-tries", number=-(-wait // 1000))
        rows = await self._database.query(f"SELECT {_COLUMNS}, password FROM person WHERE account = $1", key)
        hashed = rows[0][-1] if rows else _NOBODY
        if not await asyncio.to_thread(self._matches, hashed, password[: LONGEST_PASSWORD + 1]) or not rows:
            for who in watched:
                self._tries.fail(who, now)
            raise OptionsError("", code="wrong-password")
        self._tries.forgive(watched[0])
        return _person(rows[0][:-1])

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except argon2.exceptions.VerificationError:
            return False

    # ------------------------------------------------------------------ tokens
    async def make_token(self, person: str, name: str, now: int) -> str:
        """A token with which a program may act as this person; it is shown once. OptionsError (`too-many-tokens`)."""
        token = secrets.token_urlsafe(32)
        rows = await self._database.query("SELECT count(*) FROM token WHERE person = $1", person)
        if rows[0][0] >= MOST_TOKENS:
            raise OptionsError("", code="too-many-tokens", limit=MOST_TOKENS)
        insert = "INSERT INTO token (hash, person, name, created) VALUES ($1, $2, $3, $4)"
        await self._database.transaction([Statement(insert, (_hash(token), person, read_name(name), now))])
        return token

    async def of_token(self, token: str) -> StoredPerson | None:
        """The person of a token."""
        if not token.isascii():
            return None
        rows = await self._database.query("SELECT person FROM token WHERE hash = $1", _hash(token))
        return await self.find(rows[0][0]) if rows else None

    # ------------------------------------------------------------------ what is kept about somebody
    async def export(self, person: str) -> wire.Export:
        """Everything that is kept about a person."""
        return wire.Export(
            person=await self._kept(wire.KeptPerson, "person WHERE id = $1", person),
            tokens=await self._kept(wire.KeptToken, "token WHERE person = $1", person),
            tables=await self._kept(
                wire.KeptTable, "play_table JOIN seated ON play_table = id WHERE person = $1", person
            ),
            chat=await self._kept(wire.KeptChat, "chat WHERE person = $1", person),
            results=await self._kept(wire.KeptResult, "result WHERE person = $1", person),
            ratings=await self._kept(wire.KeptRating, "rating WHERE person = $1", person),
            muted=await self._kept(wire.KeptMute, "muted WHERE person = $1", person),
            done=await self._done(person),
        )

    async def _kept(self, kind: type[S], where: str, person: str) -> tuple[S, ...]:
        """What is somewhere in the database about a person; the fields of `kind` are columns."""
        fields = kind.__struct_fields__
        rows = await self._database.query(f"SELECT {', '.join(fields)} FROM {where}", person)
        return tuple(msgspec.convert(dict(zip(fields, row, strict=True)), kind) for row in rows)

    async def _done(self, person: str) -> tuple[dict[str, Any], ...]:
        """What a person has done at tables whose logs are kept: the entries that came of the person's own commands."""
        rows = await self._database.query(
            "SELECT e.play_table, e.body FROM entry e JOIN seated s ON s.play_table = e.play_table "
            "WHERE s.person = $1 ORDER BY e.play_table, e.number",
            person,
        )
        done: list[dict[str, Any]] = []
        for table, body in rows:
            entry: dict[str, Any] = msgspec.json.decode(body)
            if entry.get("sender") == person:
                own = {name: value for name, value in entry.items() if name not in _NOT_EXPORTED}
                done.append({"table": table, **own})
        return tuple(done)

    async def delete(self, person: str) -> None:
        """Forget a person: account, tokens, results, ratings, what was said.

        In the logs of tables the name is still to be replaced; `forgotten` lists these tables (`virado.server.erasure`).
        """
        await self._database.transaction(
            [
                Statement(
                    "INSERT INTO forgotten SELECT person, play_table FROM seated WHERE person = $1 "
                    "ON CONFLICT DO NOTHING",
                    (person,),
                ),
                Statement("DELETE FROM chat WHERE person = $1", (person,)),
                Statement("DELETE FROM person WHERE id = $1", (person,)),
            ]
        )

    async def drop_tokens(self, person: str) -> None:
        """Make all tokens of a person worthless."""
        await self._database.transaction([Statement("DELETE FROM token WHERE person = $1", (person,))])


_NOT_EXPORTED = ("sender", "command", "digest")
"""Fields of entries."""


def read_name(text: str) -> str:
    """A name as it is kept: printable, without surrounding spaces, 1 to 24 characters. OptionsError (`bad-name`)."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise OptionsError("length", text[: 2 * LONGEST_NAME], code="bad-name", limit=LONGEST_NAME)
    if not all(char.isprintable() or char == "\u200c" for char in name):
        raise OptionsError("unprintable", code="bad-name")
    return name


def _key(account: str) -> str:
    return unicodedata.normalize("NFKC", account).strip().casefold()


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _person(row: Row) -> StoredPerson:
    return msgspec.convert(dict(zip(StoredPerson.__struct_fields__, row, strict=True)), StoredPerson)


_NOBODY = argon2.PasswordHasher().hash(secrets.token_hex(16))
"""The hash that is compared where there is no account, so that the answer takes as long."""
