"""One client connection, independent of its transport: requests in, messages out."""

import asyncio
import random
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from virado.refusal import IllegalError, OptionsError, Refusal, RefusedError
from virado.server import wire
from virado.server.administration.bans import IpAddress
from virado.server.connections.dispatch import Dispatcher
from virado.server.connections.frame_writer import MAX_WAITING, MAX_WAITING_BYTES
from virado.server.connections.position_requests import SLOW
from virado.server.connections.resubscriber import AGAIN_S, Resubscriber
from virado.server.fair_pool import Share, make_share
from virado.server.helpers.registry import decoder
from virado.server.limits import TokenBucket
from virado.server.monitoring import Monitoring, describe_error
from virado.server.people import People
from virado.server.person import StoredPerson
from virado.server.presentation.refusals import find_section, make_refused_message
from virado.server.presentation.text_locale import Locale
from virado.server.storage.database import StorageError
from virado.server.tables.locations import UNKNOWN_LOCATION, ClientLocation
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTableError
from virado.server.tables.table import TableReleasedError
from virado.server.wire.nul import PROBLEM as NUL
from virado.server.wire.nul import has_nul
from virado.words import NOBODY_KNOWN
from virado.words.card_names import is_supported

RATE, BURST = 100.0, 300.0
"""Rate limit of one connection: requests per second, and burst."""
WHOLE_LOG = 10
"""Rate-limit cost of a request that returns a table's whole log."""
PAUSE_S = 0.1
"""Read pause for a rate-limited client, in seconds."""
BACK_MS = (500, 1500)
"""Range of the random delay after which a client is asked to reconnect, in milliseconds. It spreads the load."""
MAX_WORKING = 32
"""Maximum number of requests of one connection that are processed concurrently."""
HELD_UP_S = 0.5
"""Maximum time that a `ping` waits for earlier requests, in seconds."""
MAX_IN_TURN = 16
"""Maximum number of requests of one connection that wait to be processed in order."""
PATIENCE_S = 30.0
"""Maximum time that a request waits for a table to change owner, in seconds."""
CHANGING = (
    wire.Create,
    wire.QuickMatch,
    wire.Act,
    wire.StartTable,
    wire.PauseTable,
    wire.Chat,
    wire.Mute,
    wire.Report,
    wire.Invite,
    wire.Decline,
    wire.GetTableCode,
    wire.SitByCode,
)
"""Types of requests that are refused while the server is read-only."""
_encoder = msgspec.json.Encoder()
IncomingRequest: TypeAlias = wire.AnyRequest | wire.HelpRequest


class Outgoing(Protocol):
    """Queue of the messages to a client; None marks the end."""

    def put_nowait(self, message: bytes | None, /) -> None:
        """Append a message, or None as the end."""
        ...

    def is_full(self) -> bool:
        """Return True if the client has fallen so far behind that it must be disconnected."""
        ...

    def clear(self) -> None:
        """Discard all queued messages."""
        ...


class MessageQueue(asyncio.Queue[bytes | None]):
    """A queue of messages for one sending task. The event `end_reached` is set when the end mark is queued."""

    def __init__(self) -> None:
        super().__init__()
        self.end_reached = asyncio.Event()
        self._bytes = 0

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        if item is None:
            self.end_reached.set()
        else:
            self._bytes += len(item)

    def _get(self) -> bytes | None:
        item = super()._get()
        self._bytes -= len(item or b"")
        return item

    def is_full(self) -> bool:
        """Return True if the client has fallen so far behind that it must be disconnected."""
        return self._bytes > MAX_WAITING_BYTES or self.qsize() >= MAX_WAITING

    def clear(self) -> None:
        """Discard all queued messages."""
        while not self.empty():
            self.get_nowait()


class Connection:
    """A connected client. `outgoing` is the queue of messages to it."""

    runs_concurrently = True
    """True if slow requests are processed while later requests are read."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        node: Node,
        people: People,
        person: StoredPerson | None,
        monitoring: Monitoring,
        most_connections: int,
        outgoing: Outgoing,
        *,
        session: str,
        address: IpAddress | None = None,
        location: ClientLocation = UNKNOWN_LOCATION,
    ) -> None:
        self._node = node
        self.lang = "en"
        self.words = False
        self.outgoing = outgoing
        self.closed = False
        self.session = session
        """Id of the browser session; empty if the client authenticated with a token."""
        self.address = address
        """IP address of the client, if known."""
        self.location = location
        """Address and device of the client, compared with those of other people at a rated table."""
        self.may_open: Callable[[], bool] = lambda: True
        """Callback that returns True if the client's address may open another table now."""
        self.may_ask: Callable[[int], bool] = lambda _: True
        """Callback that returns True if the rate limits of the person and the address allow a request of this cost."""
        self._dispatcher = dispatcher
        self._people = people
        self._monitoring = monitoring
        self._most_connections = most_connections
        """Maximum connections per person."""
        self._person = person
        self._is_greeted = False
        self._bucket = TokenBucket(RATE, BURST, time.monotonic())
        self._timer: asyncio.TimerHandle | None = None
        self._resubscriber = Resubscriber(node, self)
        self._concurrent_tasks: set[asyncio.Task[None]] = set()
        self._pending: deque[tuple[str, IncomingRequest, bytes | str]] = deque()
        """Requests that have been read and wait to be processed in order."""
        self._queue_task: asyncio.Task[None] | None = None

    @property
    def person(self) -> str:
        """Return the id of the person; empty before `hello`."""
        return self._person.id if self._person is not None and self._is_greeted else ""

    @property
    def stored_person(self) -> StoredPerson | None:
        """Return the person, or None if the client has not authenticated."""
        return self._person

    def rename(self, name: str) -> None:
        """Use the new name of the person from now on."""
        if self._person is not None:
            self._person = msgspec.structs.replace(self._person, name=name)

    @property
    def share(self) -> Share:
        """Return the keys under which the thread pools queue the client's searches and listings."""
        return make_share(self.location.address, self.person)

    def me(self) -> StoredPerson:
        """Return the person. Call it only after `hello`."""
        assert self._person is not None
        return self._person

    @property
    def text_language(self) -> str:
        """Language of the texts that the client wants in addition to the data; empty if it wants none."""
        return self.lang if self.words else ""

    # ------------------------------------------------------------------ output
    def send(self, message: bytes) -> None:
        """Queue a message. A client that has fallen too far behind is disconnected."""
        if self.closed:
            return
        if self.outgoing.is_full():
            self.close_with_reason("too-slow")
            return
        self.outgoing.put_nowait(message)

    def close_with_reason(self, because: wire.GoodbyeReason, message: str = "") -> None:
        """Close the connection with a hint when to reconnect. `message` is the reason shown to the user."""
        if not self.closed:
            self.closed = True
            if because == "too-slow":
                self.outgoing.clear()
            again_ms = random.randint(*BACK_MS)
            goodbye = wire.Goodbye(because=because, again_ms=again_ms, message=message)
            self.outgoing.put_nowait(_encoder.encode(goodbye))
            self.outgoing.put_nowait(None)

    def expect_hello(self, seconds: float) -> None:
        """Close the connection if no `hello` arrives within `seconds`."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self.close_with_reason, "silent")

    def end(self) -> None:
        """Cancel all work for a connection that has ended."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        self._resubscriber.cancel_all()
        for task in self._concurrent_tasks:
            task.cancel()
        if self._queue_task is not None:
            self._queue_task.cancel()

    # ------------------------------------------------------------------ input
    async def receive(self, text: bytes | str) -> None:
        """Handle one request. Sends exactly one reply."""
        if self.closed:
            return
        request: IncomingRequest | None = None
        do, code = "unreadable", "done"
        try:
            if not self._bucket.try_acquire(time.monotonic()):
                raise IllegalError(Refusal("too-fast"))
            request = _decode_request(text)
            do = str(request.__struct_config__.tag)
            if not self._is_greeted and not isinstance(request, wire.Hello):
                raise IllegalError(Refusal("hello-first"))
            if not self.may_ask(_get_cost(request)):
                raise IllegalError(Refusal("too-fast"))
            if self.runs_concurrently and isinstance(request, SLOW):
                self._process_concurrently(do, request, text)
                return
            if self.runs_concurrently and self._queue_task is not None and isinstance(request, wire.Ping):
                self._process_concurrently(do, request, text, after=self._queue_task)
                return
            if self.runs_concurrently and not isinstance(request, wire.Hello | wire.Ping):
                await self._enqueue(do, request, text)
                return
            await self._route(request, text)
        except Exception as error:  # the connection must survive any error
            code = await self._refuse(error, request, text)
        self._monitoring.metrics.requests[do, code] += 1
        if code == "too-fast":
            await asyncio.sleep(PAUSE_S)

    async def receive_blank_line(self) -> None:
        """Count a line without a request towards the rate limit."""
        if not self._bucket.try_acquire(time.monotonic()):
            await asyncio.sleep(PAUSE_S)

    async def drain(self) -> None:
        """Wait until all requests read so far are answered. No more requests may follow."""
        if self._queue_task is not None:
            await asyncio.wait((self._queue_task,))

    async def _enqueue(self, do: str, request: IncomingRequest, text: bytes | str) -> None:
        """Process a request after all earlier requests.

        Reading continues, so that a slow database does not delay a `ping`.
        """
        self._pending.append((do, request, text))
        if self._queue_task is None:
            self._queue_task = asyncio.create_task(self._process_queue())
        elif len(self._pending) >= MAX_IN_TURN:
            await self.drain()

    async def _process_queue(self) -> None:
        try:
            while self._pending and not self.closed:
                await self._process(*self._pending.popleft())
        finally:
            self._queue_task = None

    async def _process(self, do: str, request: IncomingRequest, text: bytes | str) -> None:
        """Process a request that has been read; always sends an answer."""
        code = "done"
        try:
            await self._route(request, text)
        except Exception as error:  # the connection must survive any error
            code = await self._refuse(error, request, text)
        self._monitoring.metrics.requests[do, code] += 1

    def _process_concurrently(
        self,
        do: str,
        request: IncomingRequest,
        text: bytes | str,
        *,
        after: "asyncio.Task[None] | None" = None,
    ) -> None:
        """Process a request concurrently, while later requests are read.

        With `after` it first waits for the requests processed in order, but at most HELD_UP_S. Raises IllegalError
        (`too-fast`) if too many requests run concurrently.
        """
        if len(self._concurrent_tasks) >= MAX_WORKING:
            raise IllegalError(Refusal("too-fast"))

        async def work() -> None:
            if after is not None:
                await asyncio.wait((after,), timeout=HELD_UP_S)
            await self._process(do, request, text)

        task = asyncio.create_task(work())
        self._concurrent_tasks.add(task)
        task.add_done_callback(self._concurrent_tasks.discard)

    async def _refuse(self, error: Exception, request: IncomingRequest | None, text: bytes | str) -> str:
        """Tell the client why a request was refused, and return the refusal code."""
        log_id = secrets.token_hex(4)
        refused = self._to_refusal(error, log_id)
        number = request.id if request is not None else _extract_id(text)
        message = await self._make_refused_message(number, refused, request, log_id)
        self.send(_encoder.encode(message))
        return refused.refusal.code

    def refuse_oversized(self) -> None:
        """Refuse a request that is too long to be read."""
        log_id = secrets.token_hex(4)
        error = self._to_refusal(
            IllegalError(Refusal("request-too-long", None, {"limit": wire.LONGEST_MESSAGE})), log_id
        )
        self.send(_encoder.encode(make_refused_message("", error, Locale(self.lang, NOBODY_KNOWN), log_id)))

    def _to_refusal(self, error: Exception, log_id: str) -> RefusedError:
        """Log an error, and return the refusal to send for it."""
        if isinstance(error, RefusedError):
            self._monitoring.log.info("refused", request_id=log_id, code=error.refusal.code)
            return error
        code = next((code for kind, code in _ERROR_CODES.items() if isinstance(error, kind)), "")
        if not code:
            code = "internal-error"
            self._monitoring.metrics.internal_errors += 1
        if code in ("internal-error", "not-stored"):
            self._monitoring.log.error(code, request_id=log_id, **describe_error(error))
        return IllegalError(Refusal(code))

    async def _route(self, request: IncomingRequest, text: bytes | str) -> None:
        """Execute a request here or on the node that owns the table. Retry while the table changes owner."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE_S
        while True:
            try:
                await self._handle_locally(request)
                return
            except RemoteTableError as remote:
                if await self._node.peers.forward_request(remote.node, remote.table, self, text):
                    if isinstance(request, wire.Unwatch):
                        self._node.peers.unsubscribe(self, request.table, request.seat)
                    return
                if isinstance(request, wire.Chat):  # do not retry: the message may have been sent already
                    raise IllegalError(Refusal("table-moved")) from None
            except TableReleasedError:
                pass
            if self.closed or loop.time() > until:
                raise IllegalError(Refusal("table-moved"))
            await asyncio.sleep(AGAIN_S)

    async def _handle_locally(self, request: IncomingRequest) -> None:
        """Execute a request on this node.

        Raises RemoteTableError or TableReleasedError if this node does not own the table.
        """
        if isinstance(request, wire.Hello):
            await self._hello(request)
            return
        if isinstance(request, wire.Watch | wire.Unwatch):
            self._resubscriber.cancel(request.table, request.seat)
        if isinstance(request, CHANGING):
            self._node.moderation_state.check_writable()
        result = await self._dispatcher.dispatch(self, request)
        self.send(_encoder.encode(wire.Done(id=request.id, result=result)))

    def resubscribe(self, table: str, seat: int | None, since: int) -> None:
        """Renew a subscription to a table that has changed owner. The client notices only a delay."""
        self._resubscriber.start(table, seat, since)

    async def _make_refused_message(
        self, number: str, error: RefusedError, request: IncomingRequest | None, log_id: str
    ) -> wire.Refused:
        """Return the refusal message.

        If the client asked for texts, the message uses the names at the table and has the `section` of the players'
        rules.
        """
        locale = Locale(self.lang, NOBODY_KNOWN)
        table = self._node.tables.get(getattr(request, "table", "")) if self.words else None
        if table is None:
            return make_refused_message(number, error, locale, log_id)
        seat = getattr(request, "seat", getattr(getattr(request, "command", None), "seat", None))
        locale = table.subscribers.make_locale(
            seat if seat is not None and table.session.holds(self.person, seat) else None, self.lang
        )
        section = await asyncio.to_thread(find_section, table.session.variant, error.refusal.rule)
        return msgspec.structs.replace(make_refused_message(number, error, locale, log_id), section=section)

    # ------------------------------------------------------------------ greeting
    async def _hello(self, request: wire.Hello) -> None:
        if is_supported(request.lang):
            self.lang = request.lang
        self.words = request.words
        if request.token and not self._is_greeted:
            holder = await self._people.authenticate_token(request.token, self._node.runtime.now())
            self._person = holder.person if holder is not None else None
            self.session = ""
        person = self._person
        if person is None:
            raise IllegalError(Refusal("not-signed-in"))
        self._node.moderation_state.check_person(person.id)
        if not self._is_greeted:
            self._person = person = await self._people.ensure_distinct_name(person)
            if self._node.presence.connections.get(person.id, 0) >= self._most_connections:
                raise IllegalError(Refusal("too-many-connections", None, {"limit": self._most_connections}))
            self._is_greeted = True
            self._node.presence.add_connection(person.id)
            if self._timer is not None:
                self._timer.cancel()
        await self._people.touch(person, self._node.runtime.now())
        if self.session:  # programs with a token do not count as visits
            await self._people.reach.mark_return(person, self._node.runtime.now())
        self.send(
            _encoder.encode(
                wire.Welcome(
                    id=request.id,
                    version=wire.VERSION,
                    person=person.id,
                    name=person.name,
                    account=person.account,
                    now=self._node.runtime.now(),
                )
            )
        )
        self._node.moderation_state.send_notice(self)
        await self._node.invitations.subscribe(self)


_ERROR_CODES: dict[type[Exception], str] = {
    StorageError: "not-stored",
}
"""Refusal codes of errors other than `RefusedError`."""


class _RequestId(msgspec.Struct):
    id: object = ""


_request_id_decoder = msgspec.json.Decoder(_RequestId)


def _extract_id(text: bytes | str) -> str:
    """Return the id of a request, even if the rest is invalid; empty if it has none."""
    try:
        found = _request_id_decoder.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found[:64] if isinstance(found, str) else ""


def _get_cost(request: IncomingRequest) -> int:
    return WHOLE_LOG if isinstance(request, wire.Watch) and request.since == 0 else 1


def _decode_request(text: bytes | str) -> IncomingRequest:
    if has_nul(text):
        raise OptionsError("", "", code="bad-request", problem=NUL)
    try:
        return decoder().decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("", "", code="bad-request", problem=str(error)) from None
