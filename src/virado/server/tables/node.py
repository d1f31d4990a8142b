"""The tables of one node: opening, loading, taking over and releasing them.

A table belongs to the node that holds its lease; the epoch of the lease fences every write
(`virado.server.storage.store`). A node renews the leases of its tables well before they end, and takes over tables in
play whose lease has expired. Before it serves a table whose lease has expired by its own clock, it renews the lease.
A node that was suspended for a while thus discovers which tables it has lost. Requests for tables of other nodes are
forwarded to them (`virado.server.peers`).
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
from virado.server.deal_sets import DealSets
from virado.server.fairness import commitment
from virado.server.invitations import InvitationService
from virado.server.keys import Keys
from virado.server.person import StoredPerson
from virado.server.reach import Reach
from virado.server.results import Results
from virado.server.runtime import Runtime
from virado.server.storage.database import NotCommittedError, Statement, StorageError
from virado.server.storage.limited_transactions import Limit, LimitReachedError
from virado.server.storage.store import UNLOADED, Store, TableExistsError, TableRow
from virado.server.tables.bot_delays import BotDelays
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.lobby import Lobby
from virado.server.tables.presence import Presence, mark_absent_people
from virado.server.tables.rematch import make_rematch_session
from virado.server.tables.remote_tables import Peers, RemoteTableError, RemoteTables
from virado.server.tables.stored_log import encode_entry, restore_session
from virado.server.tables.table import RETRY_S, Services, Table, TableReleasedError
from virado.session import HOST, BetweenDeals, Continue, SeatBot, SeatedBot, Session, Setup, Sit, Tick
from virado.session.setup import check_rated

LEASE_MS = 10_000
RENEWALS = 3
"""Number of times that a lease is renewed in each lease period."""
ORPHAN_BATCH = 50
UNLOAD_BATCH = 50
"""Maximum number of tables that are unloaded together when the node is full."""
RATED_SCORE_MS = 60_000
"""Maximum time for which the score is shown between the deals of a rated match, in milliseconds."""
MAX_TABLES_PER_PERSON = 24
"""Maximum number of tables per person that are open or in play."""
MAX_SEATS_PER_PERSON = 2000
"""Maximum number of stored tables at which a person has a seat, beyond which no saved table is added."""
IDLE_MS, UNWATCHED_MS = 10 * 60 * 1000, 2 * 60 * 1000
"""Time without subscribers after which a table is unloaded, in milliseconds: outside a match, and during one."""
MAX_BOT_MATCHES = 12
"""Maximum number of running matches with bots per person on one node."""


class Node:
    """The tables that this node owns."""

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
        deal_sets: DealSets,
        reach: Reach,
        keys: Keys,
        bot_delays: BotDelays,
        link_key: bytes,
        lease_ms: int = LEASE_MS,
        most_tables: int = 0,
    ) -> None:
        """Create a node. `most_tables` is the maximum number of loaded tables; 0 means no limit."""
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
        self._starting: set[Table] = set()
        """Tables with bots whose match is starting."""
        self._loading = 0
        """Number of tables that are being loaded."""
        self._loads: dict[str, asyncio.Task[Table]] = {}
        self._storing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks of new tables that are being stored, by id."""
        self._renewal_task: asyncio.Task[None] | None = None
        self._services = Services(
            store,
            bot_pool,
            runtime,
            keys,
            bot_delays,
            moderation_state.maintenance,
            self.lobby.update_table,
            results.make_result_statements,
            reach,
            self.open_rematch,
            self._forget_table,
            deal_sets,
        )
        moderation_state.maintenance.on_change.append(self._apply_maintenance)

    # ------------------------------------------------------------------ opening
    async def create(
        self,
        person: StoredPerson,
        request: wire.Create,
        *,
        extra: Sequence[Statement] = (),
        language: str = "",
    ) -> Table:
        """Open a table, or return the table that an earlier attempt of the same request opened.

        A match that begins immediately is counted under `language`. The statements `extra` run in the same
        transaction. Raises RefusedError, and ConflictError if one of these statements returns an unexpected number of
        rows.
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
            between_deals=_limit_between_deals(request),
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
            command = await self.resolve_fit_level(SeatBot(seat=seat, level=level), session, person.id)
            session.apply(command, now=now, sender=person.id).accepted()
        limit = self.store.open_limit(person.id, MAX_TABLES_PER_PERSON)
        try:
            async with self._reserve_slot():
                table = await self._store_table(
                    name, secret, session, listed=request.listed, extra=extra, limits=[limit]
                )
        except TableExistsError:  # the same request arrived on another connection
            return await self._find_earlier(name, request, person.id)
        except LimitReachedError:
            if await self.store.load_table(name) is not None:
                return await self._find_earlier(name, request, person.id)
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MAX_TABLES_PER_PERSON})) from None
        table.language = language
        if request.start:
            await self.start_match(table, person.id)
        return table

    async def open_practice(self, name: str, secret: bytes, session: Session, person: str) -> None:
        """Store the table of a practice match that has already begun.

        `secret` is the seed of its packs. Raises IllegalError (`too-many-tables`, `too-many-bots`, `server-full`).
        """
        self._check_bot_matches(person)
        limit = self.store.open_limit(person, MAX_TABLES_PER_PERSON)
        try:
            async with self._reserve_slot():
                table = await self._store_table(name, secret.hex(), session, listed=False, limits=[limit])
        except TableExistsError:  # the same request arrived twice
            return
        except LimitReachedError:
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MAX_TABLES_PER_PERSON})) from None
        table.schedule_presence_check()

    async def _find_earlier(self, name: str, request: wire.Create, by: str) -> Table:
        """Return the table that an earlier attempt of the same request opened.

        Raises RemoteTableError, TableReleasedError, RefusedError.
        """
        table = await self.get_table(name)
        if request.start and table.session.stage == "seating":
            await self.start_match(table, by)
        return table

    async def start_match(self, table: Table, by: str) -> None:
        """Start the match of a table.

        Raises TableReleasedError and RefusedError; the code is `too-many-bots` if the table's owner has the maximum
        number of matches with bots on this node.
        """
        owner = table.session.setup.owner
        if table.session.stage != "seating" or not owner or not has_bots(table.session):
            (await table.start_match(by=by)).accepted()
            return
        self._check_bot_matches(owner, table)
        self._starting.add(table)
        try:
            (await table.start_match(by=by)).accepted()
        finally:
            self._starting.discard(table)

    async def open_begun(
        self,
        name: str,
        secret: str,
        session: Session,
        language: str,
        extra: Sequence[Statement],
        limits: Sequence[Limit],
    ) -> Table:
        """Store a table of a deal set, whose match has begun, and return it.

        The statements `extra` run in the same transaction. Raises TableExistsError, LimitReachedError, ConflictError or
        IllegalError (`server-full`).
        """
        slug, now = session.variant.changes().slug, self.runtime.now()
        counted = self._services.reach.count_match(
            slug, language, session.people, now, is_begun=True, is_finished=False
        )
        async with self._reserve_slot():
            table = await self._store_table(
                name, secret, session, listed=False, extra=[*extra, *counted], limits=limits
            )
        table.language = language
        table.schedule_presence_check()
        return table

    def _check_bot_matches(self, owner: str, starting: Table | None = None) -> None:
        """Raise IllegalError (`too-many-bots`) if a person has the maximum number of running matches with bots here.

        The table `starting` is not counted.
        """
        running = sum(
            other.session.setup.owner == owner
            and (other in self._starting or _has_started(other.session))
            and has_bots(other.session)
            for other in self.tables.values()
            if other is not starting
        )
        if running >= MAX_BOT_MATCHES:
            raise IllegalError(Refusal("too-many-bots", None, {"limit": MAX_BOT_MATCHES}))

    async def _store_table(
        self,
        name: str,
        secret: str,
        session: Session,
        *,
        listed: bool,
        extra: Sequence[Statement] = (),
        limits: Sequence[Limit] = (),
    ) -> Table:
        bodies = [encode_entry(entry) for entry in session.log]
        row = self._make_row(name, secret, session, len(bodies), listed=listed)
        table = Table(row, session, self._services)
        progress = table.progress()
        row = msgspec.structs.replace(row, summary=progress.summary, listed=progress.listed)
        storing = self._storing.setdefault(name, asyncio.Lock())
        async with storing:
            await self.store.create(row, bodies, sorted(session.people), extra, limits)
            self.tables[row.id] = table
        self.lobby.update_table(table)
        return table

    def _make_row(
        self,
        name: str,
        secret: str,
        session: Session,
        entries: int,
        *,
        listed: bool = False,
        lease: int | None = None,
    ) -> TableRow:
        """Return the row of a new table without its summary. The default lease is that of this node."""
        now = self.runtime.now()
        return TableRow(
            id=name,
            created=now,
            changed=now,
            stage=session.stage,
            entries=entries,
            listed=listed,
            summary="{}",
            secret=secret,
            node=self.name,
            epoch=1,
            lease=now + self._lease_ms if lease is None else lease,
            owner=session.setup.owner,
        )

    async def resolve_fit_level(self, command: SeatBot, session: Session, person: str) -> SeatBot:
        """Return the command with the level `fit` replaced by the dial position that suits this person now."""
        level = await self.resolve_level(command.level, session.variant.game.name, person)
        return msgspec.structs.replace(command, level=level)

    async def resolve_level(self, level: str, game: str, person: str) -> str:
        """Return a bot level; `fit` is replaced by the dial position that suits this person in a family now."""
        return fitting_level(await self._results.fitting_place(person, game)) if is_fitting(level) else level

    async def open_rematch(self, finished_table: Table) -> str:
        """Open the table of an agreed rematch, unless it is already open, and return its id."""
        revealed = finished_table.session.revealed
        assert revealed is not None
        name = revealed.next_table
        if await self.store.load_table(name) is None:
            resolve = partial(
                self.resolve_fit_level,
                session=finished_table.session,
                person=finished_table.session.setup.owner,
            )
            names = finished_table.subscribers.list_names()
            session = await make_rematch_session(finished_table.session, self.runtime.now(), resolve, names)
            with contextlib.suppress(TableExistsError):
                await self._store_table(name, revealed.next_secret, session, listed=finished_table.row.listed)
        table = self.tables.get(name)
        if table is not None and _is_ready_to_start(table.session):
            table.language = finished_table.language
            with contextlib.suppress(TableReleasedError):
                await table.start_match()
        return name

    async def add_saved(
        self, name: str, secret: bytes, session: Session, bodies: Sequence[str], person: str
    ) -> bool:
        """Store a table that was saved on a device. Return False if a table with this id is stored already.

        The table stays unloaded until somebody requests it. Raises IllegalError (`too-many-tables`).
        """
        row = self._make_row(name, secret.hex(), session, len(bodies), lease=UNLOADED)
        table = Table(row, session, self._services)
        row = msgspec.structs.replace(row, summary=table.progress().summary)
        is_finished = session.match is not None and session.match.over and session.stage == "over"
        ended = min(session.now, self.runtime.now())
        results = await self._results.make_result_statements(table, ended) if is_finished else ()
        limit = self.store.seat_limit(person, MAX_SEATS_PER_PERSON)
        try:
            await self.store.create(row, bodies, sorted(session.people), results, [limit])
        except TableExistsError:
            return False
        except LimitReachedError:
            raise IllegalError(Refusal("too-many-tables", None, {"limit": MAX_SEATS_PER_PERSON})) from None
        return True

    def derive_table_name(self, person: str, request: str) -> str:
        """Return the id of the table that a person's request opens.

        A repeated request gets the same id. Other people cannot guess it.
        """
        return hashlib.blake2b(f"{person} {request}".encode(), key=self._link_key, digest_size=9).hexdigest()

    # ------------------------------------------------------------------ loading
    async def get_table(self, name: str) -> Table:
        """Return a table of this node, after taking it over if no node owns it.

        Waits while the table is being stored. Raises RemoteTableError, TableReleasedError if this node is closing,
        and IllegalError (`no-such-table`).
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
            except NotCommittedError:  # the table can be watched while the database refuses writes
                if not await table.is_owned():
                    raise
            table = self.tables.get(name)
        if table is not None:
            return table
        if self.closing:
            raise TableReleasedError(name)
        self.remote.check(name, now)
        load = self._loads.get(name)
        if load is None:
            load = self._loads[name] = asyncio.create_task(self._load_with_room(name))
            load.add_done_callback(lambda _: self._loads.pop(name, None))
        try:
            return await asyncio.shield(load)
        except asyncio.CancelledError:
            waiting = asyncio.current_task()
            if waiting is None or waiting.cancelling():
                raise
            raise TableReleasedError(name) from None  # only the loading was cancelled, not this caller

    async def _load_with_room(self, name: str) -> Table:
        async with self._reserve_slot():
            return await self._load(name)

    async def _load(self, name: str) -> Table:
        now = self.runtime.now()
        try:
            row = await self.store.acquire_lease(name, self.name, now, now + self._lease_ms)
        except NotCommittedError:  # the table can be watched while the database refuses writes
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
        session = await asyncio.to_thread(restore_session, await self.store.log(name), name, secret)
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

    # ------------------------------------------------------------------ leases
    async def maintain_leases(self) -> None:
        """Renew leases and take over unowned tables until cancelled."""
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
                continue  # a table whose lease has expired remains fenced by its epoch
            except Exception as error:  # leases must be renewed even after an unexpected error
                _report("the leases could not be renewed", error)
                continue
            self.lobby.republish()

    async def renew(self) -> None:
        """Renew the leases of all tables, and stop serving tables that are lost. Raises StorageError."""
        if self._renewal_task is None:
            self._renewal_task = asyncio.create_task(self._renew_leases())
            self._renewal_task.add_done_callback(self._clear_renewal)
        await asyncio.shield(self._renewal_task)

    def _clear_renewal(self, _task: asyncio.Task[None]) -> None:
        self._renewal_task = None

    async def _renew_leases(self) -> None:
        until = self.runtime.now() + self._lease_ms
        held = [(table, table.row.epoch) for table in self.tables.values()]
        renewed = await self.store.renew(self.name, [(table.row.id, epoch) for table, epoch in held], until)
        for table, epoch in held:
            if table.row.id in renewed:
                table.lease = until
            elif table.row.epoch == epoch:
                table.stop_serving()

    async def unload_idle_tables(self) -> None:
        """Unload tables that have had no subscribers for a while. Raises StorageError."""
        now = self.runtime.now()
        for table in [table for table in self.tables.values() if _is_idle(table, now)]:
            await table.release(unload=True)

    @asynccontextmanager
    async def _reserve_slot(self) -> AsyncGenerator[None]:
        """Reserve a place for one more table. Raises StorageError or IllegalError (`server-full`)."""
        await self._unload_for_slot()
        self._loading += 1
        try:
            yield
        finally:
            self._loading -= 1

    async def _unload_for_slot(self) -> None:
        """Unload tables without subscribers if the node is full.

        Raises StorageError or IllegalError (`server-full`).
        """
        if not self.most_tables or len(self.tables) + self._loading < self.most_tables:
            return
        unwatched = [
            table for table in self.tables.values() if table.subscribers.is_empty and not table.is_slow
        ]
        for table in heapq.nsmallest(UNLOAD_BATCH, unwatched, key=lambda table: table.subscribers.left_at):
            await table.release(unload=True)
        if len(self.tables) + self._loading >= self.most_tables:
            raise IllegalError(Refusal("server-full"))

    async def take_over_orphans(self) -> None:
        """Take over tables in play that no node owns."""
        while orphans := await self.store.orphans(self.runtime.now(), ORPHAN_BATCH):
            taken = [await self._take_over(name) for name in orphans]
            if not any(taken):
                break

    async def reclaim_leases(self) -> None:
        """Take over tables in play that an earlier process of this node owned."""
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
        except Exception as error:  # the other tables must still be taken over
            _report(f"table {name} could not be loaded", error)
            return False
        return True

    def _forget_table(self, table: Table) -> None:
        self.lobby.remove_table(table)
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]

    def _apply_maintenance(self) -> None:
        for table in list(self.tables.values()):
            if self.moderation_state.maintenance.is_active:
                table.pause_bots()
            else:
                table.resume()

    async def close(self) -> None:
        """Release every table, so that another node, or this node after a restart, may take it over immediately."""
        self.closing = True
        self.lobby.close()
        releases = (table.release() for table in list(self.tables.values()))
        await asyncio.gather(*releases, return_exceptions=True)


async def _resume(table: Table) -> None:
    """Resume the clocks of a loaded table. Raises TableReleasedError or StorageError."""
    await table.act(Tick() if table.session.paused_at is not None else Continue(), HOST)


async def _resume_later(table: Table) -> None:
    """Resume the clocks of a table as soon as the database accepts writes."""
    while True:
        await asyncio.sleep(RETRY_S)
        with contextlib.suppress(NotCommittedError):
            await _resume(table)
            return


def _limit_between_deals(request: wire.Create) -> BetweenDeals | None:
    """Return the time for which the score is shown between deals.

    It is limited in a rated match, so that nobody can delay the others.
    """
    requested = request.between_deals
    if not request.rated or requested is None:
        return requested
    return BetweenDeals(
        limit_ms=RATED_SCORE_MS if requested.limit_ms is None else min(requested.limit_ms, RATED_SCORE_MS)
    )


def _is_idle(table: Table, now: int) -> bool:
    if not table.subscribers.is_empty:
        return False
    if table.session.stage == "playing":
        return not table.is_slow and now - table.subscribers.left_at > UNWATCHED_MS
    return now - max(table.session.now, table.subscribers.left_at) > IDLE_MS


def _has_started(session: Session) -> bool:
    """Return True if a match is running or about to be dealt."""
    return session.stage == "playing" or session.showing is not None


def has_bots(session: Session) -> bool:
    """Return True if a bot occupies a seat."""
    return any(isinstance(held.occupant, SeatedBot) for held in session.seats)


def _is_ready_to_start(session: Session) -> bool:
    return session.stage == "seating" and all(held.occupant is not None for held in session.seats)


def _report(what: str, error: Exception) -> None:
    asyncio.get_running_loop().call_exception_handler({"message": what, "exception": error})
