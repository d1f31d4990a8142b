"""The moderation state as a node knows it: bans, notice and read-only mode.

The state is stored in the database, for all nodes and for `virado admin`. Each node checks every second whether it
has changed.
"""

import hashlib
from collections.abc import Iterable
from typing import Protocol, Self

import msgspec

from virado.languages import match_language
from virado.refusal import IllegalError, Refusal, RefusedError
from virado.server import wire
from virado.server.administration.bans import COLUMNS, Bans, IpAddress, StoredBan, read_network
from virado.server.person import StoredPerson
from virado.server.runtime import Runtime
from virado.server.storage.database import Database, Statement
from virado.server.tables.maintenance import Maintenance
from virado.session.setup import DAY_MS
from virado.words import catalogue

EVERY_S = 1.0
"""Interval between checks for changes, in seconds."""
REVISION, NOTICE, READ_ONLY = "orders", "notice", "read-only"
"""Names of the stored settings.

`REVISION` is a number that every change increments, `NOTICE` is a `Notice` as JSON, and `READ_ONLY` is `on` or `off`.
"""
_INSERT_BAN = f"INSERT INTO ban ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
_encoder = msgspec.json.Encoder()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A notice to everybody. Times are milliseconds since 1970."""

    text: str
    translated: dict[str, str] = {}
    """Translations by language tag."""
    at: int
    until: int = 0
    """End of the notice; 0: until it is removed."""


NOTHING = Notice(text="", at=0)


class ModeratedConnection(Protocol):
    """The methods of a client connection that moderation uses."""

    address: IpAddress | None
    lang: str

    @property
    def person(self) -> str:
        """Id of the person; empty before `hello`."""
        ...

    @property
    def stored_person(self) -> StoredPerson | None:
        """The person of the connection, or None before `hello`."""
        ...

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close_with_reason(self, because: wire.GoodbyeReason, message: str = "") -> None:
        """Close the connection after a goodbye message.

        `message` is the reason shown to the user.
        """
        ...


class ModerationState:
    """The current bans, notice and read-only mode, applied to the connections of this node."""

    def __init__(self, database: Database, runtime: Runtime, maintenance: Maintenance) -> None:
        self.bans = Bans()
        self.maintenance = maintenance
        self._database = database
        self._runtime = runtime
        self.connections: Iterable[ModeratedConnection] = ()
        """The client connections of this node."""
        self._revision = ""
        self._notice = NOTHING
        self._last_sent = (NOTHING, False)
        """The last notice and read-only mode sent to the connections."""

    # ------------------------------------------------------------------ checks
    def check_writable(self) -> None:
        """Raise IllegalError (`read-only`) in read-only mode."""
        if self.maintenance.is_active:
            raise IllegalError(Refusal("read-only"))

    def check_person(self, person: str) -> None:
        """Raise IllegalError (`banned`) if a person is banned."""
        self.bans.check_person(person, self._runtime.now())

    def check_address(self, address: IpAddress | None) -> None:
        """Raise IllegalError (`address-banned`) if an address is banned."""
        self.bans.check_address(address, self._runtime.now())

    def notice(self, language: str) -> wire.HouseNotice:
        """Return the current notice and read-only mode, in a language."""
        notice = self._current_notice()
        text = notice.translated.get(match_language(language) or "", notice.text)
        return wire.HouseNotice(text=text, at=notice.at, read_only=self.maintenance.is_active)

    def send_notice(self, connection: ModeratedConnection) -> None:
        """Send the notice and read-only mode to a new connection, if there is anything to send."""
        if self._current_notice() is not NOTHING or self.maintenance.is_active:
            connection.send(_encoder.encode(self.notice(connection.lang)))

    def _current_notice(self) -> Notice:
        until = self._notice.until
        return NOTHING if until and until <= self._runtime.now() else self._notice

    # ------------------------------------------------------------------ changes
    async def load(self) -> Self:
        """Read the state for the first time and return self. Raises StorageError."""
        await self.refresh()
        return self

    async def refresh(self) -> int:
        """Apply changes from the database and return the number of connections closed. Raises StorageError."""
        rows = await self._database.query("SELECT value FROM setting WHERE name = $1", REVISION)
        revision = str(rows[0][0]) if rows else ""
        ended = 0
        if revision != self._revision:
            bans, settings = await self._load()
            await self._ban_addresses(bans)
            self.bans.replace_all(bans)
            stored = settings.get(NOTICE)
            self._notice = msgspec.json.decode(stored, type=Notice) if stored else NOTHING
            self.maintenance.set_active(on=settings.get(READ_ONLY) == "on")
            self._revision = revision
            ended = self._disconnect_banned()
        self._send_if_changed()
        return ended

    async def _load(self) -> tuple[list[StoredBan], dict[str, str]]:
        now = self._runtime.now()
        rows = await self._database.query(
            f"SELECT {COLUMNS} FROM ban WHERE until = 0 OR until > $1 ORDER BY at, id", now
        )
        settings = await self._database.query(
            "SELECT name, value FROM setting WHERE name IN ($1, $2)", NOTICE, READ_ONLY
        )
        fields = StoredBan.__struct_fields__
        bans = [msgspec.convert(dict(zip(fields, row, strict=True)), StoredBan) for row in rows]
        return bans, {str(name): str(value) for name, value in settings}

    async def _ban_addresses(self, bans: list[StoredBan]) -> None:
        """Apply `with_address`: ban for a day the addresses from which banned persons are connected to this node."""
        now = self._runtime.now()
        wanted = {ban.person: ban for ban in bans if ban.with_address and ban.at > now - DAY_MS}
        added: dict[str, StoredBan] = {}
        for connection in self.connections:
            ban = wanted.get(connection.stored_person.id) if connection.stored_person is not None else None
            if ban is not None and connection.address is not None:
                network = read_network(str(connection.address))
                until = min(ban.until or now + DAY_MS, now + DAY_MS)
                digest = hashlib.sha256(f"{ban.id} {network}".encode()).hexdigest()[:16]
                added[digest] = StoredBan(
                    id=digest, person=None, network=network, reason=ban.reason, at=now, until=until
                )
        known = {ban.id for ban in bans}
        fresh = [ban for ban in added.values() if ban.id not in known]
        if fresh:
            inserts = [make_ban_insert(ban) for ban in fresh]
            await self._database.transaction([*inserts, make_revision_bump()])
            bans += fresh

    def _disconnect_banned(self) -> int:
        """Close the connections of banned persons and addresses; return their number."""
        return sum(not self.enforce_bans(connection) for connection in list(self.connections))

    def enforce_bans(self, connection: ModeratedConnection) -> bool:
        """Close a connection if its person or address is banned; return True if it may stay open."""
        try:
            self.check_address(connection.address)
            if connection.person and connection.stored_person is not None:
                self.check_person(connection.stored_person.id)
        except RefusedError as error:
            connection.close_with_reason("banned", catalogue(connection.lang).refusal(error.refusal))
            return False
        return True

    def _send_if_changed(self) -> None:
        """Send the notice and read-only mode to all connections if either has changed."""
        now = self._current_notice(), self.maintenance.is_active
        if now == self._last_sent:
            return
        self._last_sent = now
        made: dict[str, bytes] = {}
        for connection in list(self.connections):
            if connection.person:
                lang = connection.lang
                made.setdefault(lang, _encoder.encode(self.notice(lang)))
                connection.send(made[lang])


def make_ban_insert(ban: StoredBan) -> Statement:
    """Return the statement that stores a ban in the database."""
    return Statement(_INSERT_BAN, msgspec.structs.astuple(ban))


def make_setting_upsert(name: str, value: str) -> Statement:
    """Return the statement that stores a setting shared by all nodes."""
    return Statement(
        "INSERT INTO setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2", (name, value)
    )


def make_revision_bump() -> Statement:
    """Return the statement that makes all nodes read the state again."""
    return Statement(
        "INSERT INTO setting VALUES ($1, '1') ON CONFLICT (name) "
        "DO UPDATE SET value = CAST(CAST(setting.value AS BIGINT) + 1 AS TEXT)",
        (REVISION,),
    )
