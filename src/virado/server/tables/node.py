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

from virado.bots.adaptive_level import fitting_level, is_fitting
from virado.games.catalogue import variant as find_variant
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.administration.moderation_state import ModerationState
from virado.server.fairness import commitment
from virado.server.invitations import InvitationService
from virado.server.keys import Keys
from virado.server.people import StoredPerson
from virado.server.results import Results
from virado.server.runtime import Runtime
from virado.server.storage.database import NotCommittedError, Statement, StorageError
from virado.server.storage.limited_transactions import Limit, LimitReachedError
from virado.server.storage.store import Store, TableExistsError, TableRow
from virado.server.tables.bot_delays import BotDelays
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.lobby import Lobby
from virado.server.tables.presence import Presence, mark_absent_people
from virado.server.tables.rematch import next_session
from virado.server.tables.remote_tables import Peers, RemoteTableError, RemoteTables
from virado.server.tables.stored_log import body_of, session_of
from virado.server.tables.table import STORE_AGAIN_S, Services, Table, TableReleasedError
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
        bot_pool: BotPool,
        runtime: Runtime,
        remote: RemoteTables,
        peers: Peers,
        lobby: Lobby,
        invitations: InvitationService,
        results: Results,
        moderation_state: ModerationState,
        *,
        keys: Keys,
        bot_delays: BotDelays,
        link_key: bytes,
        lease_ms: int = LEASE_MS,
        most_tables: int = 0,
    ) -> None:
        """`most_tables`: that it may hold at once; 0: any number."""
        self.name = name
        self.store = store
        self.keys = keys
        self.runtime = runtime
        self.tables: dict[str, Table] = {}
        self.lobby = lobby
        self.invitations = invitations
        self.moderation_state = moderation_state
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
            bot_pool,
            runtime,
            keys,
            bot_delays,
            moderation_state.maintenance,
            self.lobby.update_table,
            results.make_result_statements,
            self.open_rematch,
            self._table_lost,
        )
        moderation_state.maintenance.on_change.append(self._stand_still_or_go_on)

    # ------------------------------------------------------------------ opening
    async def create(
        self, person: StoredPerson, request: wire.Create, *, extra: Sequence[Statement] = ()
    ) -> Table:
        """Open a table, or find the one that the same request has opened before; `also` is done with opening it.

        RefusedError; ConflictError if a statement of `also` has not found what it must.
        """
        name = self.derive_table_name(person.id, request.id)
        if await self.store.load_table(name) is not None:
            return await self._find_earlier(name, request, person.id)
        check_rated(request.clock, rated=request.rated)
        now = self.runtime.now()
        secret = self.keys.reference(self.runtime.make_secret())
        setup = Setup(
            variant=str(find_variant(request.variant)),
            clock=request.clock,
            owner=person.id,
            rated=request.rated,
            undo=request.undo and not request.rated,
            free_chat=request.free_chat,
            between_deals=_between_deals(request),
            absence=request.absence,
            hints=request.hints,
            commitment=commitment(name, self.keys.secret(name, secret)),
            fairness=2,
        )
        session = Session(setup, now=now)
        if request.sit is not None:
            sit = Sit(seat=request.sit, commitment=request.commitment)
            session.apply(sit, now=now, sender=person.session_person).accepted()
        for seat, level in request.bots.items():
            placed = await self.resolve_fit_level(SeatBot(seat=seat, level=level), session, person.id)
            session.apply(placed, now=now, sender=person.id).accepted()
        limit = self.store.open_limit(person.id, MOST_OF_PERSON)
        try:
            async with self._room():
                table = await self._keep(
                    name, secret, session, listed=request.listed, extra=extra, limits=[limit]
                )
        except TableExistsError:  # of the same request on another connection
            return await self._find_earlier(name, request, person.id)
        except LimitReachedError:
            if await self.store.load_table(name) is not None:
                return await self._find_earlier(name, request, person.id)
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MOST_OF_PERSON})) from None
        if request.start:
            await self.start_match(table, person.id)
        return table

    async def _find_earlier(self, name: str, request: wire.Create, by: str) -> Table:
        """Return the table that the same request has opened. Raises RemoteTableError, TableReleasedError, RefusedError."""
        table = await self.get_table(name)
        if request.start and table.session.stage == "seating":
            await self.start_match(table, by)
        return table

    async def start_match(self, table: Table, by: str) -> None:
        """Start the match of a table, or its next deal. Raises GoneError, RefusedError.

        Raises IllegalError (`too-many-bots`) if its owner has the maximum number of matches with bots on this node.
        """
        owner = table.session.setup.owner
        if table.session.stage != "seating" or not owner or not has_bots(table.session):
            (await table.start_match(by=by)).accepted()
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
            (await table.start_match(by=by)).accepted()
        finally:
            self._beginning.discard(table)

    async def _keep(
        self,
        name: str,
        secret: str,
        session: Session,
        *,
        listed: bool,
        extra: Sequence[Statement] = (),
        limits: Sequence[Limit] = (),
    ) -> Table:
        now = self.runtime.now()
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
            await self.store.create(row, bodies, sorted(session.people), extra, limits)
            self.tables[row.id] = table
        self.lobby.update_table(table)
        return table

    async def resolve_fit_level(self, command: SeatBot, session: Session, person: str) -> SeatBot:
        """The same with the place on the dial that fits this person now, if the bot is to be of the level `fit`."""
        if not is_fitting(command.level):
            return command
        place = await self._results.fitting_place(person, session.variant.game.name)
        return msgspec.structs.replace(command, level=fitting_level(place))

    async def open_rematch(self, finished_table: Table) -> str:
        """Open the table of an agreed rematch, unless it is open already; its name."""
        revealed = finished_table.session.revealed
        assert revealed is not None
        name = revealed.next_table
        if await self.store.load_table(name) is None:
            resolve = partial(
                self.resolve_fit_level,
                session=finished_table.session,
                person=finished_table.session.setup.owner,
            )
            session = await next_session(finished_table.session, self.runtime.now(), resolve)
            with contextlib.suppress(TableExistsError):
                await self._keep(name, revealed.next_secret, session, listed=finished_table.row.listed)
        table = self.tables.get(name)
        if table is not None and _waits_to_begin(table.session):
            with contextlib.suppress(TableReleasedError):
                await table.start_match()
        return name

    def derive_table_name(self, person: str, request: str) -> str:
        """The same for the same request, and a secret link to everybody else."""
        return hashlib.blake2b(f"{person} {request}".encode(), key=self._link_key, digest_size=9).hexdigest()

    # ------------------------------------------------------------------ finding
    async def get_table(self, name: str) -> Table:
        """A table of this node, taken over if nobody holds it; waits for a new one that is being stored.

        RemoteTableError; TableReleasedError if this node ends; IllegalError (`no-such-table`).
        """
        storing = self._storing.get(name)
        if storing is not None:
            async with storing:
                pass
        now = self.runtime.now()
        table = self.tables.get(name)
        if table is not None and now > table.lease:
            try:
                await self.renew()
            except NotCommittedError:  # nothing can be written now, but tables can be watched
                if not await table.is_owned():
                    raise
            table = self.tables.get(name)
        if table is not None:
            return table
        if self.closing:
            raise TableReleasedError(name)
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
            raise TableReleasedError(name) from None  # the opening has been cancelled, not who waits for it

    async def _open(self, name: str) -> Table:
        async with self._room():
            return await self._open_there(name)

    async def _open_there(self, name: str) -> Table:
        now = self.runtime.now()
        try:
            row = await self.store.acquire_lease(name, self.name, now, now + self._lease_ms)
        except NotCommittedError:  # nothing can be written now, but tables can be watched
            row = await self.store.load_table(name)
            if row is None or (row.node != self.name and row.lease >= now):
                raise
        if row is None:
            held = await self.store.load_table(name)
            if held is None:
                raise IllegalError(Refusal("no-such-table"), name)
            raise self.remote.record_owner(name, held.node, held.lease)
        self.remote.forget(name)
        secret = self.keys.secret(name, row.secret)
        session = await asyncio.to_thread(session_of, await self.store.log(name), name, secret)
        if self.closing:
            await self.store.release_lease(name, row.epoch)
            raise TableReleasedError(name)
        table = Table(row, session, self._services)
        self.tables[name] = table
        table.start_soon(mark_absent_people(table))
        try:
            await _resume(table)
        except NotCommittedError:
            table.start_soon(_resume_later(table))
        return table

    # ------------------------------------------------------------------ keeping
    async def maintain_leases(self) -> None:
        """Renew leases and take over what nobody holds, for ever."""
        with contextlib.suppress(StorageError):
            await self.reclaim_leases()
            await self.take_over_orphans()
        while True:
            await asyncio.sleep(self._lease_ms / 1000 / RENEWALS)
            try:
                await self.unload_idle_tables()
                await self.renew()
                await self.take_over_orphans()
            except StorageError:
                continue  # a table whose lease has run out is fenced by its epoch
            except Exception as error:  # leases are renewed whatever happens
                _report("leases have not been renewed", error)
                continue
            self.lobby.republish()

    async def renew(self) -> None:
        """Hold the tables for longer, give up lost ones. StorageError."""
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())
            self._renewing.add_done_callback(self._renewed)
        await asyncio.shield(self._renewing)

    def _renewed(self, _task: asyncio.Task[None]) -> None:
        self._renewing = None

    async def _renew(self) -> None:
        until = self.runtime.now() + self._lease_ms
        held = [(table, table.row.epoch) for table in self.tables.values()]
        kept = await self.store.renew(self.name, [(table.row.id, epoch) for table, epoch in held], until)
        for table, epoch in held:
            if table.row.id in kept:
                table.lease = until
            elif table.row.epoch == epoch:
                table.stop_serving()

    async def unload_idle_tables(self) -> None:
        """Serve tables no longer that nobody follows. StorageError."""
        now = self.runtime.now()
        for table in [table for table in self.tables.values() if _is_idle(table, now)]:
            await table.release(unload=True)

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
        unwatched = [
            table for table in self.tables.values() if table.subscribers.is_empty and not table.is_slow
        ]
        for table in heapq.nsmallest(
            PUT_AWAY_AT_ONCE, unwatched, key=lambda table: table.subscribers.left_at
        ):
            await table.release(unload=True)
        if len(self.tables) + self._coming >= self.most_tables:
            raise IllegalError(Refusal("server-full"))

    async def take_over_orphans(self) -> None:
        """Take over tables in play that nobody holds."""
        while orphans := await self.store.orphans(self.runtime.now(), ORPHANS_AT_ONCE):
            taken = [await self._take_over(name) for name in orphans]
            if not any(taken):
                break

    async def reclaim_leases(self) -> None:
        """Take over tables in play that a process of the same name held."""
        for name in await self.store.list_leased_by(self.name):
            await self._take_over(name)

    async def _take_over(self, name: str) -> bool:
        self.remote.forget(name)
        try:
            await self.get_table(name)
        except (RemoteTableError, TableReleasedError):
            return False
        except StorageError:
            raise
        except Exception as error:  # the other tables go on
            _report(f"table {name} cannot be opened", error)
            return False
        return True

    def _table_lost(self, table: Table) -> None:
        self.lobby.remove_table(table)
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]

    def _stand_still_or_go_on(self) -> None:
        for table in list(self.tables.values()):
            if self.moderation_state.maintenance.is_active:
                table.pause_bots()
            else:
                table.resume()

    async def close(self) -> None:
        """Give every table up, so that another node, or this one after a restart, may take it at once."""
        self.closing = True
        self.lobby.close()
        releases = (table.release() for table in list(self.tables.values()))
        await asyncio.gather(*releases, return_exceptions=True)


async def _resume(table: Table) -> None:
    """Resume the clocks of a loaded table. Raises GoneError, StorageError."""
    await table.act(Tick() if table.session.paused_at is not None else Continue(), HOST)


async def _resume_later(table: Table) -> None:
    """Resume the clocks of a table once storing works again."""
    while True:
        await asyncio.sleep(STORE_AGAIN_S)
        with contextlib.suppress(NotCommittedError):
            await _resume(table)
            return


def _between_deals(request: wire.Create) -> BetweenDeals | None:
    """Return the display time of the score between deals, limited in a rated match so that nobody can delay the others."""
    stands = request.between_deals
    if not request.rated or stands is None:
        return stands
    return BetweenDeals(
        limit_ms=RATED_SCORE_MS if stands.limit_ms is None else min(stands.limit_ms, RATED_SCORE_MS)
    )


def _is_idle(table: Table, now: int) -> bool:
    if not table.subscribers.is_empty:
        return False
    if table.session.stage == "playing":
        return not table.is_slow and now - table.subscribers.left_at > UNWATCHED_MS
    return now - max(table.session.now, table.subscribers.left_at) > IDLE_MS


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
