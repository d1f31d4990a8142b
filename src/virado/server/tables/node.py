"""The tables of one node: opened, found, taken over, given up.

A table belongs to the node that holds its lease; the epoch of the lease fences every write (`virado.server.storage.store`).
A node renews the leases of its tables well before they end, and takes over tables in play whose lease has run out. It serves no
table whose lease has run out by its own clock before it has renewed it: a node that was stopped for a while and continues
finds out so what it has lost. Requests for tables of other nodes go to them (`virado.server.peers`).
"""

import asyncio
import contextlib
import hashlib
import heapq
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from virado.bots.fitting import fitting_level, is_fitting
from virado.games.catalogue import variant as find_variant
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.administration.orders import Orders
from virado.server.clock import World
from virado.server.fairness import commitment
from virado.server.invitations import Inviting
from virado.server.keys import Keys
from virado.server.people import StoredPerson
from virado.server.results import Results
from virado.server.storage.database import Statement, StorageError, UndoneError
from virado.server.storage.limited import Limit, LimitReachedError
from virado.server.storage.store import Store, TableExistsError, TableRow
from virado.server.tables.lobby import Lobby
from virado.server.tables.pauses import Pauses
from virado.server.tables.presence import Presence, note_absent
from virado.server.tables.rematch import next_session
from virado.server.tables.remote import Peers, RemoteTableError, RemoteTables
from virado.server.tables.stored_log import body_of, session_of
from virado.server.tables.table import STORE_AGAIN_S, GoneError, Services, Table
from virado.server.tables.thinking import Thinkers
from virado.session import HOST, BetweenDeals, Continue, SeatBot, SeatedBot, Session, Setup, Sit, Tick
from virado.session.setup import check_rated

LEASE_MS = 10_000
RENEWALS = 3
"""How often a lease is renewed before it would end."""
ORPHANS_AT_ONCE = 50
PUT_AWAY_AT_ONCE = 50
"""Tables that make room when the node is full."""
RATED_SCORE_MS = 60_000
"""Maximum display time of the score between the deals of a rated match."""
MOST_OF_PERSON = 24
"""Tables that one person may have open or in play."""
IDLE_MS, UNWATCHED_MS = 10 * 60 * 1000, 2 * 60 * 1000
"""After so long without anybody following, a table, or one in play, is put away until somebody wants it."""
MOST_WITH_BOTS = 12
"""Matches with bots that one person may have going on at once."""


class Node:
    """The tables that this node holds."""

    def __init__(
        self,
        name: str,
        store: Store,
        thinkers: Thinkers,
        world: World,
        remote: RemoteTables,
        peers: Peers,
        lobby: Lobby,
        invitations: Inviting,
        results: Results,
        orders: Orders,
        *,
        keys: Keys,
        pauses: Pauses,
        link_key: bytes,
        lease_ms: int = LEASE_MS,
        most_tables: int = 0,
    ) -> None:
        """`most_tables`: that it may hold at once; 0: any number."""
        self.name = name
        self.store = store
        self.keys = keys
        self.world = world
        self.tables: dict[str, Table] = {}
        self.lobby = lobby
        self.invitations = invitations
        self.orders = orders
        self.remote = remote
        self.peers = peers
        self.presence = Presence(self.tables, lobby, invitations, peers)
        self.closing = False
        self._lease_ms = lease_ms
        self.most_tables = most_tables
        self._link_key = link_key
        self._results = results
        self._beginning: set[Table] = set()
        """Tables with bots whose match is starting."""
        self._coming = 0
        """Number of tables being loaded."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._storing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks of new tables, by name, while they are being stored."""
        self._renewing: asyncio.Task[None] | None = None
        self._services = Services(
            store,
            thinkers,
            world,
            keys,
            pauses,
            orders.hold,
            self.lobby.note,
            results.of_match,
            self.rematch,
            self._table_lost,
        )
        orders.hold.changed.append(self._stand_still_or_go_on)

    # ------------------------------------------------------------------ opening
    async def create(
        self, person: StoredPerson, asked: wire.Create, *, also: Sequence[Statement] = ()
    ) -> Table:
        """Open a table, or find the one that the same request has opened before; `also` is done with opening it.

        RefusedError; ConflictError if a statement of `also` has not found what it must.
        """
        name = self.table_name(person.id, asked.id)
        if await self.store.table(name) is not None:
            return await self._opened_before(name, asked, person.id)
        check_rated(asked.clock, rated=asked.rated)
        now = self.world.now()
        secret = self.keys.reference(self.world.secret())
        setup = Setup(
            variant=str(find_variant(asked.variant)),
            clock=asked.clock,
            owner=person.id,
            rated=asked.rated,
            undo=asked.undo and not asked.rated,
            free_chat=asked.free_chat,
            between_deals=_between_deals(asked),
            absence=asked.absence,
            hints=asked.hints,
            commitment=commitment(name, self.keys.secret(name, secret)),
            fairness=2,
        )
        session = Session(setup, now=now)
        if asked.sit is not None:
            sit = Sit(seat=asked.sit, commitment=asked.commitment)
            session.apply(sit, now=now, sender=person.known).accepted()
        for seat, level in asked.bots.items():
            placed = await self.placed(SeatBot(seat=seat, level=level), session, person.id)
            session.apply(placed, now=now, sender=person.id).accepted()
        limit = self.store.open_limit(person.id, MOST_OF_PERSON)
        try:
            async with self._room():
                table = await self._keep(
                    name, secret, session, listed=asked.listed, also=also, limits=[limit]
                )
        except TableExistsError:  # of the same request on another connection
            return await self._opened_before(name, asked, person.id)
        except LimitReachedError:
            if await self.store.table(name) is not None:
                return await self._opened_before(name, asked, person.id)
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MOST_OF_PERSON})) from None
        if asked.start:
            await self.begin(table, person.id)
        return table

    async def _opened_before(self, name: str, asked: wire.Create, by: str) -> Table:
        """Return the table that the same request has opened. Raises RemoteTableError, GoneError, RefusedError."""
        table = await self.table(name)
        if asked.start and table.session.stage == "seating":
            await self.begin(table, by)
        return table

    async def begin(self, table: Table, by: str) -> None:
        """Start the match of a table, or its next deal. Raises GoneError, RefusedError.

        Raises IllegalError (`too-many-bots`) if its owner has the maximum number of matches with bots on this node.
        """
        owner = table.session.setup.owner
        if table.session.stage != "seating" or not owner or not has_bots(table.session):
            (await table.begin(by=by)).accepted()
            return
        running = sum(
            other.session.setup.owner == owner
            and (other in self._beginning or _has_begun(other.session))
            and has_bots(other.session)
            for other in self.tables.values()
            if other is not table
        )
        if running >= MOST_WITH_BOTS:
            raise IllegalError(Refusal("too-many-bots", None, {"limit": MOST_WITH_BOTS}))
        self._beginning.add(table)
        try:
            (await table.begin(by=by)).accepted()
        finally:
            self._beginning.discard(table)

    async def _keep(
        self,
        name: str,
        secret: str,
        session: Session,
        *,
        listed: bool,
        also: Sequence[Statement] = (),
        limits: Sequence[Limit] = (),
    ) -> Table:
        now = self.world.now()
        bodies = [body_of(entry) for entry in session.log]
        row = TableRow(
            id=name,
            created=now,
            changed=now,
            stage=session.stage,
            entries=len(bodies),
            listed=listed,
            summary="{}",
            secret=secret,
            node=self.name,
            epoch=1,
            lease=now + self._lease_ms,
            owner=session.setup.owner,
        )
        table = Table(row, session, self._services)
        progress = table.progress()
        row = msgspec.structs.replace(row, summary=progress.summary, listed=progress.listed)
        storing = self._storing.setdefault(name, asyncio.Lock())
        async with storing:
            await self.store.create(row, bodies, sorted(session.people), also, limits)
            self.tables[row.id] = table
        self.lobby.note(table)
        return table

    async def placed(self, command: SeatBot, session: Session, person: str) -> SeatBot:
        """The same with the place on the dial that fits this person now, if the bot is to be of the level `fit`."""
        if not is_fitting(command.level):
            return command
        place = await self._results.fitting_place(person, session.variant.game.name)
        return msgspec.structs.replace(command, level=fitting_level(place))

    async def rematch(self, over: Table) -> str:
        """Open the table of an agreed rematch, unless it is open already; its name."""
        revealed = over.session.revealed
        assert revealed is not None
        name = revealed.next_table
        if await self.store.table(name) is None:
            placed = partial(self.placed, session=over.session, person=over.session.setup.owner)
            session = await next_session(over.session, self.world.now(), placed)
            with contextlib.suppress(TableExistsError):
                await self._keep(name, revealed.next_secret, session, listed=over.row.listed)
        table = self.tables.get(name)
        if table is not None and _waits_to_begin(table.session):
            with contextlib.suppress(GoneError):
                await table.begin()
        return name

    def table_name(self, person: str, request: str) -> str:
        """The same for the same request, and a secret link to everybody else."""
        return hashlib.blake2b(f"{person} {request}".encode(), key=self._link_key, digest_size=9).hexdigest()

    # ------------------------------------------------------------------ finding
    async def table(self, name: str) -> Table:
        """A table of this node, taken over if nobody holds it; waits for a new one that is being stored.

        RemoteTableError; GoneError if this node ends; IllegalError (`no-such-table`).
        """
        storing = self._storing.get(name)
        if storing is not None:
            async with storing:
                pass
        now = self.world.now()
        table = self.tables.get(name)
        if table is not None and now > table.lease:
            try:
                await self.renew()
            except UndoneError:  # nothing can be written now, but tables can be watched
                if not await table.is_held():
                    raise
            table = self.tables.get(name)
        if table is not None:
            return table
        if self.closing:
            raise GoneError(name)
        self.remote.check(name, now)
        opening = self._opening.get(name)
        if opening is None:
            opening = self._opening[name] = asyncio.create_task(self._open(name))
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            waiting = asyncio.current_task()
            if waiting is None or waiting.cancelling():
                raise
            raise GoneError(name) from None  # the opening has been cancelled, not who waits for it

    async def _open(self, name: str) -> Table:
        async with self._room():
            return await self._open_there(name)

    async def _open_there(self, name: str) -> Table:
        now = self.world.now()
        try:
            row = await self.store.take(name, self.name, now, now + self._lease_ms)
        except UndoneError:  # nothing can be written now, but tables can be watched
            row = await self.store.table(name)
            if row is None or (row.node != self.name and row.lease >= now):
                raise
        if row is None:
            held = await self.store.table(name)
            if held is None:
                raise IllegalError(Refusal("no-such-table"), name)
            raise self.remote.note(name, held.node, held.lease)
        self.remote.forget(name)
        secret = self.keys.secret(name, row.secret)
        session = await asyncio.to_thread(session_of, await self.store.log(name), name, secret)
        if self.closing:
            await self.store.release(name, row.epoch)
            raise GoneError(name)
        table = Table(row, session, self._services)
        self.tables[name] = table
        table.later(note_absent(table))
        try:
            await _go_on(table)
        except UndoneError:
            table.later(_go_on_later(table))
        return table

    # ------------------------------------------------------------------ keeping
    async def keep_leases(self) -> None:
        """Renew leases and take over what nobody holds, for ever."""
        with contextlib.suppress(StorageError):
            await self.take_back()
            await self.take_over()
        while True:
            await asyncio.sleep(self._lease_ms / 1000 / RENEWALS)
            try:
                await self.put_idle_away()
                await self.renew()
                await self.take_over()
            except StorageError:
                continue  # a table whose lease has run out is fenced by its epoch
            except Exception as error:  # leases are renewed whatever happens
                _report("leases have not been renewed", error)
                continue
            self.lobby.tell_again()

    async def renew(self) -> None:
        """Hold the tables for longer, give up lost ones. StorageError."""
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())
            self._renewing.add_done_callback(self._renewed)
        await asyncio.shield(self._renewing)

    def _renewed(self, _task: asyncio.Task[None]) -> None:
        self._renewing = None

    async def _renew(self) -> None:
        until = self.world.now() + self._lease_ms
        held = [(table, table.row.epoch) for table in self.tables.values()]
        kept = await self.store.renew(self.name, [(table.row.id, epoch) for table, epoch in held], until)
        for table, epoch in held:
            if table.row.id in kept:
                table.lease = until
            elif table.row.epoch == epoch:
                table.give_up()

    async def put_idle_away(self) -> None:
        """Serve tables no longer that nobody follows. StorageError."""
        now = self.world.now()
        for table in [table for table in self.tables.values() if _is_idle(table, now)]:
            await table.release(put_away=True)

    @asynccontextmanager
    async def _room(self) -> AsyncGenerator[None]:
        """Reserve room for one more table. Raises StorageError, IllegalError (`server-full`)."""
        await self._make_room()
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    async def _make_room(self) -> None:
        """Unload tables without subscribers if there is no room for one more."""
        if not self.most_tables or len(self.tables) + self._coming < self.most_tables:
            return
        unwatched = [table for table in self.tables.values() if table.audience.is_empty and not table.is_slow]
        for table in heapq.nsmallest(PUT_AWAY_AT_ONCE, unwatched, key=lambda table: table.audience.left_at):
            await table.release(put_away=True)
        if len(self.tables) + self._coming >= self.most_tables:
            raise IllegalError(Refusal("server-full"))

    async def take_over(self) -> None:
        """Take over tables in play that nobody holds."""
        while orphans := await self.store.orphans(self.world.now(), ORPHANS_AT_ONCE):
            taken = [await self._take_over(name) for name in orphans]
            if not any(taken):
                break

    async def take_back(self) -> None:
        """Take over tables in play that a process of the same name held."""
        for name in await self.store.held_by(self.name):
            await self._take_over(name)

    async def _take_over(self, name: str) -> bool:
        self.remote.forget(name)
        try:
            await self.table(name)
        except (RemoteTableError, GoneError):
            return False
        except StorageError:
            raise
        except Exception as error:  # the other tables go on
            _report(f"table {name} cannot be opened", error)
            return False
        return True

    def _table_lost(self, table: Table) -> None:
        self.lobby.give_up(table)
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]

    def _stand_still_or_go_on(self) -> None:
        for table in list(self.tables.values()):
            if self.orders.hold.is_on:
                table.stand_still()
            else:
                table.go_on()

    async def close(self) -> None:
        """Give every table up, so that another node, or this one after a restart, may take it at once."""
        self.closing = True
        self.lobby.close()
        releases = (table.release() for table in list(self.tables.values()))
        await asyncio.gather(*releases, return_exceptions=True)


async def _go_on(table: Table) -> None:
    """Resume the clocks of a loaded table. Raises GoneError, StorageError."""
    await table.act(Tick() if table.session.paused_at is not None else Continue(), HOST)


async def _go_on_later(table: Table) -> None:
    """Resume the clocks of a table once storing works again."""
    while True:
        await asyncio.sleep(STORE_AGAIN_S)
        with contextlib.suppress(UndoneError):
            await _go_on(table)
            return


def _between_deals(asked: wire.Create) -> BetweenDeals | None:
    """Return the display time of the score between deals, limited in a rated match so that nobody can delay the others."""
    stands = asked.between_deals
    if not asked.rated or stands is None:
        return stands
    return BetweenDeals(
        limit_ms=RATED_SCORE_MS if stands.limit_ms is None else min(stands.limit_ms, RATED_SCORE_MS)
    )


def _is_idle(table: Table, now: int) -> bool:
    if not table.audience.is_empty:
        return False
    if table.session.stage == "playing":
        return not table.is_slow and now - table.audience.left_at > UNWATCHED_MS
    return now - max(table.session.now, table.audience.left_at) > IDLE_MS


def _has_begun(session: Session) -> bool:
    """Return True if a match is running, or is about to be dealt."""
    return session.stage == "playing" or session.showing is not None


def has_bots(session: Session) -> bool:
    """Whether a bot has a seat."""
    return any(isinstance(held.occupant, SeatedBot) for held in session.seats)


def _waits_to_begin(session: Session) -> bool:
    return session.stage == "seating" and all(held.occupant is not None for held in session.seats)


def _report(what: str, error: Exception) -> None:
    asyncio.get_running_loop().call_exception_handler({"message": what, "exception": error})
