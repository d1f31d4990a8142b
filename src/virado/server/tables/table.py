"""A table of this node: a session, its stored log and its subscribers.

A lock lets the table process one command at a time. The entries of a command are stored before any client is
notified, the sender included. If storing fails or is cancelled, the session in memory is discarded and reloaded from
storage before the next command. If another node has taken over the table (`FencedError`), this node stops serving it.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from virado.bots.contract import Budget, Rng
from virado.cards import Seat
from virado.record import Record
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.deal_sets import DealSets, is_outdated
from virado.server.fair_pool import Share
from virado.server.fairness import commitment, compute_fingerprint, derive_table_seed, get_outcome
from virado.server.keys import Keys
from virado.server.reach import Reach
from virado.server.runtime import Runtime
from virado.server.storage.database import ConflictError, NotCommittedError, Statement, StorageError
from virado.server.storage.store import FencedError, Progress, Store, TableRow, make_seat_insert
from virado.server.tables import snapshots
from virado.server.tables.bot_delays import BotDelays
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.locations import PlayerLocations
from virado.server.tables.maintenance import Maintenance
from virado.server.tables.seated_bots import BotSearches, ExactSearch
from virado.server.tables.stored_log import encode_entry, restore_session
from virado.server.tables.subscribers import Subscriber, Subscribers
from virado.session import (
    HOST,
    Answer,
    AnyCommand,
    AnyEntry,
    AskEntropy,
    Away,
    Back,
    Begin,
    Begun,
    Continue,
    End,
    Leave,
    MatchAbandoned,
    MatchEnded,
    Person,
    Question,
    Reveal,
    SeatChanged,
    SeatedBot,
    Session,
    ShowEntropy,
    Tick,
    commitment_to,
)
from virado.session.setup import is_slow
from virado.view import AnyView

CLOSED_TAB_MS, LOST_LINE_MS = 10_000, 60_000
"""Grace periods in milliseconds: after a person closed the client, and after the connection was lost.

With slow clocks, the time limit of a move applies instead.
"""
STORE_ATTEMPTS = 16
"""Maximum number of attempts to store a command while other transactions conflict with it."""
RETRY_S = 1.0
"""Delay before bots and clocks resume after a storage failure, in seconds."""
NAME_BYTES = 9
"""Number of random bytes in the id of a table."""
ENTROPY_TIMEOUT_MS = 20_000
"""Time limit for revealing the shares of the shuffle, in milliseconds.

With slow clocks, the time limit of a move applies.
"""
_encoder = msgspec.json.Encoder()


class Services(NamedTuple):
    """The services that all tables of a node share."""

    store: Store
    bot_pool: BotPool
    runtime: Runtime
    keys: Keys
    bot_delays: BotDelays
    maintenance: Maintenance
    on_change: Callable[["Table"], None]
    """Callback for changes of the summary of the table."""
    make_end_statements: Callable[["Table"], Awaitable[Iterable[Statement]]]
    """Callback that returns additional statements for the transaction in which a match ends."""
    reach: Reach
    """Count of matches."""
    open_rematch: Callable[["Table"], Awaitable[str]]
    """Callback that opens the table of an agreed rematch, unless it is already open, and returns its id."""
    on_released: Callable[["Table"], None]
    """Callback for a table that this node no longer serves."""
    deal_sets: DealSets


class PlayedMatch(NamedTuple):
    """The moves of a table's match so far."""

    record: Record
    entry_numbers: tuple[int, ...]
    """Number of the log entry of each move."""
    finished_deals: int
    """Number of finished deals."""
    is_over: bool


class TableReleasedError(Exception):
    """An error for requests to a table that this node no longer owns."""


class Table:
    """A table that this node owns."""

    def __init__(self, row: TableRow, session: Session, services: Services) -> None:
        self.row = row
        self.session = session
        session.shrink()
        self.lease = row.lease
        """End of the lease in milliseconds. Until then the node need not check that it still owns the table."""
        self._services = services
        self.stored_length = row.entries
        """Number of stored log entries. Only stored entries are published."""
        self.subscribers = Subscribers(self)
        self.locations = PlayerLocations()
        self.language = ""
        """Language of the person who acted last, under which the match is counted; empty if unknown."""
        self._lock = asyncio.Lock()
        self._bot_searches = BotSearches(self, services.bot_pool, services.runtime, services.bot_delays)
        self._timer: asyncio.TimerHandle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.next_table = ""
        """Id of the table of the rematch, once it is open."""
        self.is_released = False
        self._seat_summary = snapshots.SeatSummary.from_seats(session.seats)
        self._bot_entropy: dict[Seat, str] = {}
        """The bots' shares of the shuffle by seat, from their commitment until they are revealed."""
        self._standstill_ms = self._get_standstill_ms()
        """Total time without running clocks at the previous command, in milliseconds; see `_get_standstill_ms`."""
        self._is_uncertain = False
        """True if the session may differ from the stored log."""

    @contextlib.asynccontextmanager
    async def _lock_stored_state(self) -> AsyncGenerator[None]:
        """Hold the lock of the table during a `with` block, in which the session equals the stored one.

        Raises TableReleasedError.
        """
        async with self._lock:
            if self._is_uncertain or self.is_released:
                await self._ensure_stored_state()
            yield

    async def _ensure_stored_state(self) -> None:
        if not self.is_released:
            await self._reload()
        if self.is_released:
            raise TableReleasedError(self.row.id)

    @contextlib.asynccontextmanager
    async def _guard_storing(self) -> AsyncGenerator[None]:
        """Reload the session if the `with` block fails. Raises TableReleasedError if another node owns the table."""
        try:
            yield
        except BaseException as error:
            await self._handle_storage_error(error)
            raise

    async def _handle_storage_error(self, error: BaseException) -> None:
        """Reload the session after a failure to store. Raises TableReleasedError if another node owns the table."""
        if isinstance(error, FencedError):
            self.stop_serving()
            raise TableReleasedError(self.row.id) from None
        is_undone = isinstance(error, NotCommittedError) and not self._is_uncertain
        self._is_uncertain = True
        if isinstance(error, Exception):
            await self._reload(is_undone=is_undone)
        else:  # the block was cancelled
            self.start_soon(self._reload_if_uncertain())

    async def _reload_if_uncertain(self) -> None:
        async with self._lock_stored_state():
            pass

    # ------------------------------------------------------------------ commands
    async def act(self, command: AnyCommand, sender: Person | str | None, id: str = "") -> Answer:
        """Execute a command, store its entries and notify the subscribers.

        Raises TableReleasedError or StorageError.
        """
        async with self._lock:  # `_lock_stored_state` inlined, to save time on every move
            if self._is_uncertain or self.is_released:
                await self._ensure_stored_state()
            return await self._act(command, sender, id)

    async def start_match(self, by: str = "") -> Answer:
        """Start the match and deal the first cards.

        If the seats contribute to the shuffle, their contributions are requested first. `by` is the id of the person
        who starts the match, or empty if it starts automatically. Raises TableReleasedError or StorageError.
        """
        async with self._lock_stored_state():
            session = self.session
            if session.stage == "seating" and any(session.commitments):
                return await self._act(self._ask_entropy(by), HOST, "")
            # a request of any other person must reach the session, which refuses it
            may_repeat = not by or session.setup.owner in ("", by)
            return await self._act(
                Begin(seed=self._derive_seed(), by=by), HOST, "begin" if may_repeat else ""
            )

    @property
    def secret(self) -> bytes:
        """The pack secret of the match. Raises StorageError."""
        return self._services.keys.secret(self.row.id, self.row.secret)

    def _derive_seed(self) -> int:
        return derive_table_seed(self.row.id, self.secret, self.session.setup, self.session.entropy)

    def _ask_entropy(self, by: str) -> AskEntropy:
        """Return the command that asks every seat to reveal its share, with the bots' commitments."""
        clock = self.session.setup.clock
        bots = [seat for seat, held in enumerate(self.session.seats) if isinstance(held.occupant, SeatedBot)]
        self._bot_entropy = {seat: self._services.runtime.make_secret().hex() for seat in bots}
        return AskEntropy(
            limit_ms=clock.move_ms if clock is not None and is_slow(clock) else ENTROPY_TIMEOUT_MS,
            bots={seat: commitment_to(entropy) for seat, entropy in self._bot_entropy.items()},
            by=by,
        )

    def _reveal_entropy_and_deal(self) -> None:
        """Reveal the bots' shares, and deal once every seat has revealed its share."""
        session, now = self.session, self._services.runtime.now()
        for seat in sorted(session.showing.waiting) if session.showing is not None else ():
            if isinstance(session.seats[seat].occupant, SeatedBot):
                session.apply(ShowEntropy(seat=seat, entropy=self._bot_entropy[seat]), now=now, sender=HOST)
        if session.showing is not None and not session.showing.waiting:
            session.apply(Begin(seed=self._derive_seed()), now=now, sender=HOST, id="begin")

    async def _act(self, command: AnyCommand, sender: Person | str | None, id: str) -> Answer:
        try:
            self._exclude_paused_time()
            answer = self.session.apply(command, now=self._services.runtime.now(), sender=sender, id=id)
            if self.session.showing is not None:
                self._reveal_entropy_and_deal()
            if self.session.stage == "over" and self.session.revealed is None:
                self._reveal()
            new = self.session.log[self.stored_length :]
            if new:
                await self._store(new)
        except BaseException as error:
            await self._handle_storage_error(error)
            raise
        await self._notify(new)
        self.session.shrink()
        return answer

    def _get_standstill_ms(self) -> int:
        """Return the total time during which no clock ran, in milliseconds.

        This is the time in which the process was suspended or the server was read-only.
        """
        return self._services.runtime.suspended_ms() + self._services.maintenance.get_total_ms()

    def _exclude_paused_time(self) -> None:
        """Exclude the time of a suspended process or of maintenance from every clock."""
        standstill_ms, previous_ms = self._get_standstill_ms(), self._standstill_ms
        self._standstill_ms = standstill_ms
        session = self.session
        if standstill_ms > previous_ms and session.deadline is not None and session.paused_at is None:
            skip = Continue(last_ms=standstill_ms - previous_ms)
            session.apply(skip, now=self._services.runtime.now(), sender=HOST)

    def _reveal(self) -> None:
        runtime, keys, session = self._services.runtime, self._services.keys, self.session
        match = session.match
        assert match is not None
        fingerprint = compute_fingerprint(
            self.row.id, session.setup.commitment, match.record(), get_outcome(session)
        )
        if session.setup.deal_set is not None:  # others have still to play its packs, and there is no rematch
            reveal = Reveal(secret="", fingerprint=fingerprint)
        else:
            name, reference = (
                runtime.make_secret()[:NAME_BYTES].hex(),
                keys.reference(runtime.make_secret()),
            )
            reveal = Reveal(
                secret=self.secret.hex(),
                next_table=name,
                next_commitment=commitment(name, keys.secret(name, reference)),
                next_secret=reference,
                fingerprint=fingerprint,
            )
        session.apply(reveal, now=runtime.now(), sender=HOST)

    async def _notify(self, new: Sequence[AnyEntry]) -> None:
        try:
            if self.session.is_rematch_agreed and not self.next_table:
                with contextlib.suppress(StorageError):  # the next command tries again
                    self.next_table = await self._services.open_rematch(self)
        finally:
            if new:
                self.subscribers.publish()
                self._services.on_change(self)
                if any(isinstance(entry, Begun) for entry in new):
                    self.schedule_presence_check()
            self._bot_searches.update()
            self._set_timer()

    def schedule_presence_check(self) -> None:
        """Schedule a check of presence, CLOSED_TAB_MS after the deal.

        The check marks each person absent who has not subscribed with a seat by that time.
        """
        loop = asyncio.get_running_loop()
        self._presence_timer = loop.call_later(CLOSED_TAB_MS / 1000, self._mark_absent_people)

    def _mark_absent_people(self) -> None:
        for person in self.session.people:
            if not self.subscribers.has_seated(person) and person not in self.session.away:
                self.start_soon(self.act(Away(person=person, grace_ms=self.grace_ms(closed=True)), HOST))

    async def _store(self, new: Sequence[AnyEntry]) -> None:
        services = self._services
        bodies = [encode_entry(entry) for entry in new]
        also: list[Statement] = [
            make_seat_insert(self.row.id, entry.occupant.id)
            for entry in new
            if isinstance(entry, SeatChanged)
            and entry.because == "sat"
            and isinstance(entry.occupant, Person)
        ]
        is_over = any(isinstance(entry, MatchEnded) for entry in new)
        is_begun = any(isinstance(entry, Begun) for entry in new)
        counted = (
            services.reach.count_match(
                self.session.variant.changes().slug,
                self.language,
                self.session.people,
                services.runtime.now(),
                is_begun=is_begun,
                is_finished=is_over,
            )
            if (is_begun or is_over) and self.session.setup.practice is None
            else ()
        )
        for _ in range(STORE_ATTEMPTS):
            try:
                await services.store.append(
                    self.row.id,
                    self.row.epoch,
                    self.stored_length,
                    bodies,
                    self.progress(),
                    services.runtime.now(),
                    [*also, *(await self._make_end_statements(new)), *counted],
                )
            except ConflictError:
                continue  # another match of the same person has just ended
            self.stored_length += len(new)
            return
        raise NotCommittedError(f"{STORE_ATTEMPTS} conflicts with other transactions")

    async def _make_end_statements(self, new: Sequence[AnyEntry]) -> Iterable[Statement]:
        """Return the statements that store the result of a match that has just ended.

        The results of a deal set are written when the set has ended.
        """
        services = self._services
        if self.session.setup.deal_set is not None:
            is_over = any(isinstance(entry, MatchEnded | MatchAbandoned) for entry in new)
            return [services.deal_sets.make_end_statement(self.row.id, self.session)] if is_over else ()
        is_over = any(isinstance(entry, MatchEnded) for entry in new)
        return await services.make_end_statements(self) if is_over else ()

    async def _reload(self, *, is_undone: bool = False) -> None:
        """Reload the stored state under a new epoch.

        If the last transaction has not been committed by then, it never will be.

        `is_undone` is true if the transaction was definitely not committed. In that case a read is sufficient, even
        while the database refuses writes.
        """
        store = self._services.store
        try:
            row = await (
                self._load_owned_row() if is_undone else store.advance_epoch(self.row.id, self.row.epoch)
            )
            if row is None:
                self.stop_serving()
                return
            self.row = row
            self.session = restore_session(await store.log(row.id), row.id, self.secret)
        except Exception:  # a node that can read the table will serve it
            self.stop_serving()
            return
        except BaseException:  # cancelled: there may be no next caller, so reload in the background
            self.start_soon(self._reload_if_uncertain())
            raise
        self.session.shrink()
        self._is_uncertain = False
        self.subscribers.reset_texts()
        self.stored_length = len(self.session.log)
        self.subscribers.publish()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(RETRY_S, self.handle_timeout)

    async def _load_owned_row(self) -> TableRow | None:
        """Return the stored row of the table, or None if this node no longer owns it in this epoch."""
        row = await self._services.store.load_table(self.row.id)
        return row if row is not None and (row.node, row.epoch) == (self.row.node, self.row.epoch) else None

    async def is_owned(self) -> bool:
        """Return True if the stored owner is still this node, even if the lease cannot be renewed.

        Raises StorageError.
        """
        return await self._load_owned_row() is not None

    async def erase_person(self, person: str) -> None:
        """Vacate the seats of a deleted person, and remove the name from the log.

        Raises TableReleasedError or StorageError.
        """
        for seat in range(len(self.session.seats)):
            if self.session.stage != "over" and self.session.holds(person, seat):
                await self.act(Leave(seat=seat), person)
        async with self._lock_stored_state(), self._guard_storing():
            changed = self.session.forget(person)
            self.subscribers.reset_texts()
            bodies = {number: encode_entry(entry) for number, entry in changed.items()}
            await self._services.store.rewrite(
                self.row.id, self.row.epoch, bodies, self.progress().summary, person
            )

    async def close(self, reason: str) -> bool:
        """End the match without a winner, or remove the table if no match has begun.

        Subscribers are sent the `reason`. Return False if the match was already over. Raises TableReleasedError or
        StorageError.
        """
        async with self._lock_stored_state():
            if self.session.stage == "over":
                return False
            message = _encoder.encode(wire.TableClosed(table=self.row.id, reason=reason))
            for subscriber in self.subscribers.list_subscribers():
                subscriber.send(message)
            if self.session.stage == "playing":
                (await self._act(End(), HOST, "")).accepted()
            else:
                async with self._guard_storing():
                    await self._services.store.remove(self.row.id, self.row.epoch)
                self.row = msgspec.structs.replace(self.row, listed=False)
                self._services.on_change(self)
                self.stop_serving()
        return True

    def progress(self) -> Progress:
        """Return the columns of the table's row that depend on the session."""
        stage = self.session.stage
        card = _encoder.encode(self.card()).decode()
        return Progress(stage=stage, listed=self.row.listed and stage == "seating", summary=card)

    async def release(self, *, unload: bool = False) -> None:
        """Release the lease, so that another node may take over the table immediately. Raises StorageError.

        With `unload=True` the table stays unleased, with its clocks paused, until somebody requests it. A table that
        has subscribers is not unloaded.
        """
        async with self._lock:
            if unload and not self.subscribers.is_empty:  # somebody has subscribed in the meantime
                return
            try:
                if not self.is_released:
                    await self._services.store.release_lease(self.row.id, self.row.epoch, unload=unload)
            finally:
                self.stop_serving()

    def stop_serving(self) -> None:
        """Stop serving this table, and subscribe its clients to it at its new owner."""
        if self.is_released:
            return
        self.is_released = True
        self._bot_searches.cancel()
        for task in self._tasks:
            task.cancel()
        for timer in (self._timer, self._presence_timer):
            if timer is not None:
                timer.cancel()
        subscribers = self.subscribers.remove_all()
        self._services.on_released(self)
        for subscriber, seat, since in subscribers:
            subscriber.resubscribe(self.row.id, seat, since)

    # ------------------------------------------------------------------ subscriptions and views
    async def subscribe(self, subscriber: Subscriber, seat: Seat | None, since: int) -> None:
        """Subscribe a client, and send it every entry from `since` on.

        Raises IllegalError (`not-your-seat`, `set-closed`) or TableReleasedError.
        """
        async with self._lock_stored_state():
            if seat is not None:
                self.check_holds(subscriber.person, seat)
            else:
                await self.check_visible(subscriber.person)
            self.subscribers.add(subscriber, seat, since)
            self._bot_searches.update()

    def set_pace(self, person: str, pace: wire.Pace) -> None:
        """Set the bot pace of a seated person. Raises IllegalError (`not-your-seat`) if the person has no seat."""
        if not any(held.person is not None and held.person.id == person for held in self.session.seats):
            raise IllegalError(Refusal("not-your-seat", None, {"seat": None}))
        self._bot_searches.set_pace(person, pace)

    @property
    def stand_ins(self) -> Mapping[Seat, str]:
        """Level that made the last move in place of a bot that was not ready or has failed, by the bot's seat."""
        return self._bot_searches.stand_ins

    async def view(self, person: str, seat: Seat) -> AnyView:
        """Return the view of a person's seat, from the stored log.

        Raises IllegalError (`not-your-seat`) or TableReleasedError.
        """
        async with self._lock_stored_state():
            self.check_holds(person, seat)
            return self.session.view(seat)

    async def get_played_match(self) -> PlayedMatch:
        """Return the moves played so far, from the stored log.

        Raises IllegalError (`not-begun`) or TableReleasedError.
        """
        async with self._lock_stored_state():
            match = self.session.match
            if match is None:
                raise IllegalError(Refusal("not-begun"))
            is_over = self.session.stage == "over"
            return PlayedMatch(match.record(), self.session.numbers_of_moves, match.finished_deals, is_over)

    async def check_visible(self, person: str) -> None:
        """Raise IllegalError (`set-closed`) unless a person without a seat may see the table."""
        if self.session.setup.deal_set is not None:
            await self._services.deal_sets.check_visible(self.row.id, person)

    def check_holds(self, person: str, seat: Seat) -> None:
        """Raise IllegalError (`not-your-seat`) unless a person holds a seat."""
        if not self.session.holds(person, seat):
            raise IllegalError(Refusal("not-your-seat", None, {"seat": seat}), str(seat))

    def now(self) -> int:
        """Return the server's time in milliseconds."""
        return self._services.runtime.now()

    def card(self) -> wire.TableCard:
        """Return the summary of the table for a list of tables."""
        seats = self.session.seats
        if self._seat_summary.seats is not seats:
            self._seat_summary = snapshots.SeatSummary.from_seats(seats)
        return snapshots.make_table_card(self.row.id, self.session, self._seat_summary)

    def grace_ms(self, *, closed: bool) -> int:
        """Return the grace period of an absent person, in milliseconds."""
        clock = self.session.setup.clock
        if clock is not None and is_slow(clock):
            return clock.move_ms
        return CLOSED_TAB_MS if closed else LOST_LINE_MS

    # ------------------------------------------------------------------ bots and clocks
    @property
    def is_slow(self) -> bool:
        """True if the clock allows days for a move, so that players need not be online."""
        clock = self.session.setup.clock
        return clock is not None and is_slow(clock)

    @property
    def share(self) -> Share:
        """Key of the bots' searches in the fair pool: the table's owner as the group, the table as the queue."""
        return Share(self.session.setup.owner or self.row.id, self.row.id)

    @property
    def has_active_bots(self) -> bool:
        """True if the bots may search.

        They do not search at a table without subscribers, unless its clock is slow.
        """
        if self.is_released or self._services.maintenance.is_active or is_outdated(self.session.setup):
            return False
        return self.is_slow or not self.subscribers.is_empty

    @property
    def exact_search(self) -> ExactSearch | None:
        """Settings of the bots at a table of a deal set; None at other tables."""
        deal_set = self.session.setup.deal_set
        if deal_set is None:
            return None
        return ExactSearch(
            Rng(deal_set.derive_bot_seed(self.secret)), Budget(simulations=deal_set.simulations)
        )

    @property
    def id(self) -> str:
        """Id of the table."""
        return self.row.id

    async def get_bot_question(self, question: Question) -> tuple[str, AnyView] | None:
        """Return the level and the view of the bot that is asked, or None if the question is no longer open."""
        with contextlib.suppress(TableReleasedError):
            async with self._lock_stored_state():
                player = self.session.seats[question.seat].player
                if isinstance(player, SeatedBot) and question in self.session.asked:
                    if self.session.setup.deal_set is not None:
                        return player.level, self.session.view_when_asked(question)
                    return player.level, self.session.view(question.seat)
        return None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.session.deadline
        if deadline is not None and not self.is_released:
            wait = max(0.0, (deadline - self._services.runtime.now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self.handle_timeout)

    def handle_timeout(self) -> None:
        """Let the session handle clocks that have run out, unless the server is read-only."""
        if not self._services.maintenance.is_active:
            self.start_soon(self.act(Tick(), HOST))

    def pause_bots(self) -> None:
        """Cancel all searches of bots while maintenance lasts."""
        self._bot_searches.stop()

    def resume(self) -> None:
        """Resume clocks and bots after maintenance."""
        self.start_soon(self.act(Tick(), HOST))

    def start_soon(self, work: Coroutine[None, None, object]) -> None:
        """Run work in the background.

        Ignores errors raised because the table was released or could not be stored.
        """

        async def run_quietly() -> None:
            with contextlib.suppress(TableReleasedError, StorageError):
                await work

        task = asyncio.create_task(run_quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # Close the coroutine if it was cancelled before it began.
        task.add_done_callback(lambda _: work.close())

    async def mark_present(self, person: str) -> None:
        """Record the return of an absent person."""
        if person in self.session.people:
            await self.act(Back(person=person), person)
