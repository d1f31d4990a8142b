"""One table of this node: a session, its log on disk, and those who follow it.

Commands are done one after the other (the lock is the table's mailbox). What they bring about is stored first and told then: the
sender's own answer, too, waits for the disk. If storing fails, or whoever waits for it is cancelled, the session in memory is
thrown away and made again from what is stored before anybody else is served; if another node has taken the table over
(`FencedError`), it is given up here.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import NamedTuple

import msgspec

from virado.cards import Seat
from virado.record import Record
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.fair_pool import Share
from virado.server.fairness import commitment, fingerprint_of, outcome_of, seed_of
from virado.server.keys import Keys
from virado.server.runtime import Runtime
from virado.server.storage.database import ConflictError, NotCommittedError, Statement, StorageError
from virado.server.storage.store import FencedError, Progress, Store, TableRow, seat_person
from virado.server.tables import snapshots
from virado.server.tables.bot_delays import BotDelays
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.locations import PlayerLocations
from virado.server.tables.maintenance import Maintenance
from virado.server.tables.seated_bots import BotSearches
from virado.server.tables.stored_log import body_of, session_of
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
"""How long a seat waits for a person who has closed the tab, or whose line is lost; with slow clocks longer."""
STORE_ATTEMPTS = 16
"""Maximum attempts to store one command while other transactions conflict with it."""
STORE_AGAIN_S = 1.0
"""How long after a failure of the database bots and clocks go on."""
NAME_BYTES = 9
"""Random bytes in the name of a table."""
SHOW_MS = 20_000
"""How long people have to show what they add to the shuffle; with slow clocks as long as for a move."""
_encoder = msgspec.json.Encoder()


class Services(NamedTuple):
    """What tables share."""

    store: Store
    bot_pool: BotPool
    runtime: Runtime
    keys: Keys
    bot_delays: BotDelays
    maintenance: Maintenance
    on_change: Callable[["Table"], None]
    """Called when what a list shows of the table has changed."""
    make_end_statements: Callable[["Table"], Awaitable[Iterable[Statement]]]
    """What else to store in the transaction in which a match ends."""
    open_rematch: Callable[["Table"], Awaitable[str]]
    """Open the table of a rematch that is agreed, unless it is open already; its name."""
    on_released: Callable[["Table"], None]
    """Called when the table has been given up."""


class PlayedMatch(NamedTuple):
    """What has been played at a table."""

    record: Record
    entry_numbers: tuple[int, ...]
    """By move, the number of its entry."""
    finished_deals: int
    """How many deals are finished."""
    is_over: bool


class TableReleasedError(Exception):
    """The table is not held by this node any more."""


class Table:
    """A table that this node holds."""

    def __init__(self, row: TableRow, session: Session, services: Services) -> None:
        self.row = row
        self.session = session
        session.shrink()
        self.lease = row.lease
        """Until when this node may serve the table without asking; the writes are fenced by the epoch."""
        self._services = services
        self.stored_length = row.entries
        """How many entries of the log are stored; of others nobody is told."""
        self.subscribers = Subscribers(self)
        self.locations = PlayerLocations()
        self._lock = asyncio.Lock()
        self._bots = BotSearches(self, services.bot_pool, services.runtime, services.bot_delays)
        self._timer: asyncio.TimerHandle | None = None
        self._expecting: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.next_table = ""
        """Name of the table of the rematch, once it is open."""
        self.is_released = False
        self._sitting = snapshots.SeatSummary.from_seats(session.seats)
        self._of_bots: dict[Seat, str] = {}
        """By seat of a bot, what it adds to the shuffle, while it is committed to and shown."""
        self._stood_ms = self._stood_still_ms()
        """For how long the table had stood still when the session was last asked for something."""
        self._is_unsure = False
        """Whether the session may differ from what is stored."""

    @contextlib.asynccontextmanager
    async def _lock_stored_state(self) -> AsyncGenerator[None]:
        """Nobody else does anything meanwhile, and the session is what is stored. GoneError."""
        async with self._lock:
            if self._is_unsure or self.is_released:
                await self._ensure_stored_state()
            yield

    async def _ensure_stored_state(self) -> None:
        if not self.is_released:
            await self._reload()
        if self.is_released:
            raise TableReleasedError(self.row.id)

    @contextlib.asynccontextmanager
    async def _guard_storing(self) -> AsyncGenerator[None]:
        """Whatever goes wrong in between, the session is made again. GoneError if another node has the table."""
        try:
            yield
        except BaseException as error:
            await self._handle_storage_error(error)
            raise

    async def _handle_storage_error(self, error: BaseException) -> None:
        """Storing has failed: the session is made again. GoneError if another node has the table."""
        if isinstance(error, FencedError):
            self.stop_serving()
            raise TableReleasedError(self.row.id) from None
        is_undone = isinstance(error, NotCommittedError) and not self._is_unsure
        self._is_unsure = True
        if isinstance(error, Exception):
            await self._reload(is_undone=is_undone)
        else:  # cancelled
            self.start_soon(self._reload_if_uncertain())

    async def _reload_if_uncertain(self) -> None:
        async with self._lock_stored_state():
            pass

    # ------------------------------------------------------------------ doing
    async def act(self, command: AnyCommand, sender: Person | str | None, id: str = "") -> Answer:
        """Do a command, store what came of it, tell it. GoneError, StorageError."""
        async with self._lock:  # as `_lock_stored_state`, which costs a move more
            if self._is_unsure or self.is_released:
                await self._ensure_stored_state()
            return await self._act(command, sender, id)

    async def start_match(self, by: str = "") -> Answer:
        """Deal the first cards, as a person wants or, if empty, by itself. GoneError, StorageError."""
        async with self._lock_stored_state():
            session = self.session
            if session.stage == "seating" and any(session.commitments):
                return await self._act(self._ask_entropy(by), HOST, "")
            may_repeat = not by or session.setup.owner in ("", by)  # whoever else asks is judged, and refused
            return await self._act(Begin(seed=self._seed(), by=by), HOST, "begin" if may_repeat else "")

    @property
    def secret(self) -> bytes:
        """The secret of the packs. StorageError."""
        return self._services.keys.secret(self.row.id, self.row.secret)

    def _seed(self) -> int:
        return seed_of(self.row.id, self.secret, self.session.entropy, self.session.setup.fairness)

    def _ask_entropy(self, by: str) -> AskEntropy:
        """The commitments of bots are published with those of persons."""
        clock = self.session.setup.clock
        bots = [seat for seat, held in enumerate(self.session.seats) if isinstance(held.occupant, SeatedBot)]
        self._of_bots = {seat: self._services.runtime.make_secret().hex() for seat in bots}
        return AskEntropy(
            limit_ms=clock.move_ms if clock is not None and is_slow(clock) else SHOW_MS,
            bots={seat: commitment_to(entropy) for seat, entropy in self._of_bots.items()},
            by=by,
        )

    def _show_and_deal(self) -> None:
        """Once commitments are in the log, show what bots add; deal when everybody has shown it."""
        session, now = self.session, self._services.runtime.now()
        for seat in sorted(session.showing.waiting) if session.showing is not None else ():
            if isinstance(session.seats[seat].occupant, SeatedBot):
                session.apply(ShowEntropy(seat=seat, entropy=self._of_bots[seat]), now=now, sender=HOST)
        if session.showing is not None and not session.showing.waiting:
            session.apply(Begin(seed=self._seed()), now=now, sender=HOST, id="begin")

    async def _act(self, command: AnyCommand, sender: Person | str | None, id: str) -> Answer:
        try:
            self._skip_standstill()
            answer = self.session.apply(command, now=self._services.runtime.now(), sender=sender, id=id)
            if self.session.showing is not None:
                self._show_and_deal()
            if self.session.stage == "over" and self.session.revealed is None:
                self._reveal()
            new = self.session.log[self.stored_length :]
            if new:
                await self._store(new)
        except BaseException as error:
            await self._handle_storage_error(error)
            raise
        await self._tell(new)
        self.session.shrink()
        return answer

    def _stood_still_ms(self) -> int:
        """For how long in all nobody's time ran: the process stood still, or the server was read-only."""
        return self._services.runtime.suspended_ms() + self._services.maintenance.get_total_ms()

    def _skip_standstill(self) -> None:
        """While the table stood still, nobody's time ran."""
        stood, before = self._stood_still_ms(), self._stood_ms
        self._stood_ms = stood
        session = self.session
        if stood > before and session.deadline is not None and session.paused_at is None:
            go_on = Continue(last_ms=stood - before)
            session.apply(go_on, now=self._services.runtime.now(), sender=HOST)

    def _reveal(self) -> None:
        world, keys, session = self._services.runtime, self._services.keys, self.session
        match = session.match
        assert match is not None
        name, reference = world.make_secret()[:NAME_BYTES].hex(), keys.reference(world.make_secret())
        reveal = Reveal(
            secret=self.secret.hex(),
            next_table=name,
            next_commitment=commitment(name, keys.secret(name, reference)),
            next_secret=reference,
            fingerprint=fingerprint_of(
                self.row.id, session.setup.commitment, match.record(), outcome_of(session)
            ),
        )
        session.apply(reveal, now=world.now(), sender=HOST)

    async def _tell(self, new: Sequence[AnyEntry]) -> None:
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
            self._bots.update()
            self._set_timer()

    def schedule_presence_check(self) -> None:
        """After the deal, whoever does not follow the table from a seat soon counts as away."""
        loop = asyncio.get_running_loop()
        self._expecting = loop.call_later(CLOSED_TAB_MS / 1000, self._look_who_is_there)

    def _look_who_is_there(self) -> None:
        for person in self.session.people:
            if not self.subscribers.has_in_a_seat(person) and person not in self.session.away:
                self.start_soon(self.act(Away(person=person, grace_ms=self.grace_ms(closed=True)), HOST))

    async def _store(self, new: Sequence[AnyEntry]) -> None:
        services = self._services
        bodies = [body_of(entry) for entry in new]
        also: list[Statement] = [
            seat_person(self.row.id, entry.occupant.id)
            for entry in new
            if isinstance(entry, SeatChanged)
            and entry.because == "sat"
            and isinstance(entry.occupant, Person)
        ]
        is_over = any(isinstance(entry, MatchEnded) for entry in new)
        for _ in range(STORE_ATTEMPTS):
            try:
                await services.store.append(
                    self.row.id,
                    self.row.epoch,
                    self.stored_length,
                    bodies,
                    self.progress(),
                    services.runtime.now(),
                    [*also, *(await services.make_end_statements(self) if is_over else ())],
                )
            except ConflictError:
                continue  # another match of the same person has just ended
            self.stored_length += len(new)
            return
        raise NotCommittedError(f"{STORE_ATTEMPTS} conflicts with other transactions")

    async def _reload(self, *, is_undone: bool = False) -> None:
        """Reload the stored state; a new epoch decides whether the last transaction was committed.

        `is_undone`: the transaction was definitely not committed, so reading is sufficient while writing fails.
        """
        store = self._services.store
        try:
            row = await (self._held_row() if is_undone else store.advance_epoch(self.row.id, self.row.epoch))
            if row is None:
                self.stop_serving()
                return
            self.row = row
            self.session = session_of(await store.log(row.id), row.id, self.secret)
        except Exception:  # it is served where it can be read
            self.stop_serving()
            return
        except BaseException:  # cancelled: nobody else may come for whom this would be done
            self.start_soon(self._reload_if_uncertain())
            raise
        self.session.shrink()
        self._is_unsure = False
        self.subscribers.reset_texts()
        self.stored_length = len(self.session.log)
        self.subscribers.publish()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(STORE_AGAIN_S, self.handle_timeout)

    async def _held_row(self) -> TableRow | None:
        """Return the stored row of the table; None if this node no longer holds it in this epoch."""
        row = await self._services.store.load_table(self.row.id)
        return row if row is not None and (row.node, row.epoch) == (self.row.node, self.row.epoch) else None

    async def is_owned(self) -> bool:
        """Return True if the stored owner is this node, though the lease cannot be renewed. Raises StorageError."""
        return await self._held_row() is not None

    async def erase_person(self, person: str) -> None:
        """Let a person who has been deleted leave, and take the name out of the log. GoneError, StorageError."""
        for seat in range(len(self.session.seats)):
            if self.session.stage != "over" and self.session.holds(person, seat):
                await self.act(Leave(seat=seat), person)
        async with self._lock_stored_state(), self._guard_storing():
            changed = self.session.forget(person)
            self.subscribers.reset_texts()
            bodies = {number: body_of(entry) for number, entry in changed.items()}
            await self._services.store.rewrite(
                self.row.id, self.row.epoch, bodies, self.progress().summary, person
            )

    async def close(self, reason: str) -> bool:
        """End the match without a winner, or remove the table if it has not begun, and tell all who follow it why.

        Whether there was anything to end. GoneError, StorageError.
        """
        async with self._lock_stored_state():
            if self.session.stage == "over":
                return False
            message = _encoder.encode(wire.TableClosed(table=self.row.id, reason=reason))
            for follower in self.subscribers.list_subscribers():
                follower.send(message)
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
        """What the table's row tells about it."""
        stage = self.session.stage
        card = _encoder.encode(self.card()).decode()
        return Progress(stage=stage, listed=self.row.listed and stage == "seating", summary=card)

    async def release(self, *, unload: bool = False) -> None:
        """Give the table up between two commands, so that another node may take it at once; StorageError.

        One that is put away, because nobody follows it, is left alone until somebody wants it: its clocks stand still.
        """
        async with self._lock:
            if unload and not self.subscribers.is_empty:  # somebody has come meanwhile
                return
            try:
                if not self.is_released:
                    await self._services.store.release_lease(self.row.id, self.row.epoch, unload=unload)
            finally:
                self.stop_serving()

    def stop_serving(self) -> None:
        """Stop serving this table; its followers follow it on where it is served now."""
        if self.is_released:
            return
        self.is_released = True
        self._bots.cancel()
        for task in self._tasks:
            task.cancel()
        for timer in (self._timer, self._expecting):
            if timer is not None:
                timer.cancel()
        followers = self.subscribers.dismiss()
        self._services.on_released(self)
        for follower, seat, since in followers:
            follower.resubscribe(self.row.id, seat, since)

    # ------------------------------------------------------------------ who may see what
    async def subscribe(self, subscriber: Subscriber, seat: Seat | None, since: int) -> None:
        """Tell a follower everything from entry `since` on, and what happens from now on.

        IllegalError (`not-your-seat`), GoneError.
        """
        async with self._lock_stored_state():
            if seat is not None:
                self.check_holds(subscriber.person, seat)
            self.subscribers.add(subscriber, seat, since)
            self._bots.update()

    def set_pace(self, person: str, pace: wire.Pace) -> None:
        """Let bots play as fast as a person in a seat wants; IllegalError (`not-your-seat`) if the person has none."""
        if not any(held.person is not None and held.person.id == person for held in self.session.seats):
            raise IllegalError(Refusal("not-your-seat", None, {"seat": None}))
        self._bots.set_pace(person, pace)

    async def view(self, person: str, seat: Seat) -> AnyView:
        """What the seat of a person may know of the match, as far as it is stored. IllegalError (`not-your-seat`), GoneError."""
        async with self._lock_stored_state():
            self.check_holds(person, seat)
            return self.session.view(seat)

    async def get_played_match(self) -> PlayedMatch:
        """What has been played, as far as it is stored. IllegalError (`not-begun`), GoneError."""
        async with self._lock_stored_state():
            match = self.session.match
            if match is None:
                raise IllegalError(Refusal("not-begun"))
            is_over = self.session.stage == "over"
            return PlayedMatch(match.record(), self.session.numbers_of_moves, match.finished_deals, is_over)

    def check_holds(self, person: str, seat: Seat) -> None:
        """IllegalError (`not-your-seat`) unless a seat belongs to a person."""
        if not self.session.holds(person, seat):
            raise IllegalError(Refusal("not-your-seat", None, {"seat": seat}), str(seat))

    def now(self) -> int:
        """The server's time."""
        return self._services.runtime.now()

    def card(self) -> wire.TableCard:
        """The table as a list shows it."""
        seats = self.session.seats
        if self._sitting.seats is not seats:
            self._sitting = snapshots.SeatSummary.from_seats(seats)
        return snapshots.card(self.row.id, self.session, self._sitting)

    def grace_ms(self, *, closed: bool) -> int:
        """How long a seat waits for a person who is gone."""
        clock = self.session.setup.clock
        if clock is not None and is_slow(clock):
            return clock.move_ms
        return CLOSED_TAB_MS if closed else LOST_LINE_MS

    # ------------------------------------------------------------------ bots and time
    @property
    def is_slow(self) -> bool:
        """Whether people have days for a move, and are not expected to be here."""
        clock = self.session.setup.clock
        return clock is not None and is_slow(clock)

    @property
    def share(self) -> Share:
        """The queue for its bots' searches: that of its owner, and of the table among the tables of that owner."""
        return Share(self.session.setup.owner or self.row.id, self.row.id)

    @property
    def has_active_bots(self) -> bool:
        """Whether bots think: not where nobody sees them, unless people come once a day."""
        if self.is_released or self._services.maintenance.is_active:
            return False
        return self.is_slow or not self.subscribers.is_empty

    async def get_bot_question(self, question: Question) -> tuple[str, AnyView] | None:
        """The level of the bot that is asked, and what it sees; None if the question does not stand any more."""
        with contextlib.suppress(TableReleasedError):
            async with self._lock_stored_state():
                player = self.session.seats[question.seat].player
                if isinstance(player, SeatedBot) and question in self.session.asked:
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
        """See what has come of time that has passed, unless the server is read-only."""
        if not self._services.maintenance.is_active:
            self.start_soon(self.act(Tick(), HOST))

    def pause_bots(self) -> None:
        """Nothing may be changed from now on: bots stop to think, and no time is up."""
        self._bots.stop()

    def resume(self) -> None:
        """Things may be changed again."""
        self.start_soon(self.act(Tick(), HOST))

    def start_soon(self, work: Coroutine[None, None, object]) -> None:
        """Do something in the background; what goes wrong with the table is dealt with where it happens."""

        async def run_quietly() -> None:
            with contextlib.suppress(TableReleasedError, StorageError):
                await work

        task = asyncio.create_task(run_quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    async def mark_present(self, person: str) -> None:
        """A person is there again."""
        if person in self.session.people:
            await self.act(Back(person=person), person)
