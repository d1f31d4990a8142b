"""One connection of a client, whatever carries it: requests in, messages out."""

import asyncio
import sys
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec

from virado.bots.catalogue import LEVELS
from virado.bots.contract import Rng
from virado.refusal import IllegalError, OptionsError, Refusal, RefusedError
from virado.server import wire
from virado.server.people import People, Person
from virado.server.storage.database import StorageError
from virado.server.tables.node import ElsewhereError, Node
from virado.server.tables.table import GoneError, Table
from virado.view import AnyView
from virado.words import catalogue
from virado.words.languages import LANGUAGES

MOST_WAITING = 2000
"""Messages that wait for a client; one that falls behind further is sent away and may come back."""
RATE, BURST = 100.0, 300.0
"""Requests a second, and how many may come at once."""
BACK_AFTER_MS = 500
_encoder = msgspec.json.Encoder()
_requests = msgspec.json.Decoder(wire.AnyRequest)


class Connection:
    """A client; `outgoing` has what is to be sent to it, None at the end."""

    def __init__(self, node: Node, people: People, person: Person | None, address: str) -> None:
        self.node = node
        self.people = people
        self.address = address
        self.lang = "en"
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False
        self._person = person
        self._greeted = False
        self._tokens = BURST
        self._filled = asyncio.get_running_loop().time()

    @property
    def person(self) -> str:
        """Id of the person; empty before `hello`."""
        return self._person.id if self._person is not None and self._greeted else ""

    # ------------------------------------------------------------------ out
    def send(self, message: bytes) -> None:
        """Put a message into the queue."""
        if self.closed:
            return
        if self.outgoing.qsize() >= MOST_WAITING:
            self.say_goodbye("too-slow")
            return
        self.outgoing.put_nowait(message)

    def say_goodbye(self, because: Any, again_ms: int = BACK_AFTER_MS) -> None:
        """Tell the client to come back later, and send no more."""
        if not self.closed:
            self.closed = True
            if because == "too-slow":
                while not self.outgoing.empty():
                    self.outgoing.get_nowait()
            self.outgoing.put_nowait(_encoder.encode(wire.Goodbye(because=because, again_ms=again_ms)))
            self.outgoing.put_nowait(None)

    # ------------------------------------------------------------------ in
    async def receive(self, text: bytes | str) -> None:
        """Take a request up; it is answered whatever it is."""
        number = ""
        try:
            number = _id_of(text)
            self._count()
            request = _read(text)
            if not isinstance(request, wire.Hello) and not self._greeted:
                raise IllegalError(Refusal("hello-first"))
            result = await self._handlers[type(request)](self, request)
            if not isinstance(request, wire.Hello):
                self.send(_encoder.encode(wire.Done(id=request.id, result=result)))
        except RefusedError as error:
            self._refuse(number, error)
        except ElsewhereError:
            self._refuse(number, IllegalError(Refusal("table-elsewhere")))
        except GoneError:
            self._refuse(number, IllegalError(Refusal("table-moved")))
        except StorageError:
            self._refuse(number, IllegalError(Refusal("not-stored")))
        except Exception:  # the connection goes on whatever happens
            traceback.print_exc(file=sys.stderr)
            self._refuse(number, IllegalError(Refusal("internal-error")))

    def _count(self) -> None:
        now = asyncio.get_running_loop().time()
        self._tokens = min(BURST, self._tokens + (now - self._filled) * RATE)
        self._filled = now
        if self._tokens < 1:
            raise IllegalError(Refusal("too-fast"))
        self._tokens -= 1

    def _refuse(self, number: str, error: RefusedError) -> None:
        refusal = error.refusal
        message = wire.Refused(
            id=number,
            code=refusal.code,
            detail=refusal.detail,
            rule=refusal.rule,
            facts=refusal.facts,
            message=catalogue(self.lang).refusal(refusal),
            input=error.input[:200],
        )
        self.send(_encoder.encode(message))

    # ------------------------------------------------------------------ who
    async def _hello(self, request: wire.Hello) -> None:
        if request.lang in LANGUAGES:
            self.lang = request.lang
        if request.token:
            self._person = await self.people.of_token(request.token)
        person = self._person
        if person is None:
            raise IllegalError(Refusal("not-signed-in"))
        if not self._greeted:
            self._greeted = True
            self.node.connected(person.id)
        self.send(
            _encoder.encode(
                wire.Welcome(
                    id=request.id,
                    version=wire.VERSION,
                    person=person.id,
                    name=person.name,
                    account=person.account,
                    now=self.node.world.now(),
                )
            )
        )

    def _me(self) -> Person:
        assert self._person is not None
        return self._person

    # ------------------------------------------------------------------ tables
    async def _create(self, request: wire.Create) -> wire.TableCard:
        return (await self.node.create(self._me(), request)).card()

    async def _quick(self, request: wire.Quick) -> wire.TableCard:
        return (await self.node.quick(self._me(), request)).card()

    async def _watch(self, request: wire.Watch) -> None:
        table = await self.node.table(request.table)
        await self.node.follow(table, self, request.seat, request.since)

    async def _unwatch(self, request: wire.Unwatch) -> None:
        table = await self.node.table(request.table)
        table.unfollow(self, request.seat)

    async def _act(self, request: wire.Act) -> int:
        table = await self.node.table(request.table)
        answer = await table.ask(request.command, self._me(), request.id)
        if answer.refusal is not None:
            raise IllegalError(answer.refusal, answer.input)
        return answer.entries[-1].number + 1 if answer.entries else len(table.session.log)

    async def _start(self, request: wire.Start) -> None:
        table = await self.node.table(request.table)
        await self.node.start(table, self.person)

    async def _pause(self, request: wire.Pause) -> None:
        table = await self.node.table(request.table)
        await table.pause(self.person, paused=request.paused)

    # ------------------------------------------------------------------ questions about the game
    async def _seat_view(self, name: str, seat: int) -> tuple[Table, AnyView]:
        table = await self.node.table(name)
        if not table.holds(self.person, seat):
            raise IllegalError(Refusal("not-your-seat", None, {"seat": seat}), str(seat))
        return table, table.session.view(seat)

    async def _legal(self, request: wire.Legal) -> wire.LegalMoves:
        _, view = await self._seat_view(request.table, request.seat)
        moves = tuple(
            wire.LegalMove(text=str(move), move=move, effect=view.describe(move))
            for move in view.legal(request.limit)
        )
        count = len(moves) if len(moves) < request.limit else view.count_legal()
        return wire.LegalMoves(moves=moves, count=count, calls=tuple(map(str, view.calls())))

    async def _explain(self, request: wire.Explain) -> wire.Explained:
        _, view = await self._seat_view(request.table, request.seat)
        words = catalogue(self.lang)
        try:
            move = view.parse(request.move)
            refusal = view.explain(move)
        except RefusedError as error:
            return wire.Explained(legal=False, refusal=error.refusal, message=words.refusal(error.refusal))
        if refusal is not None:
            return wire.Explained(
                legal=False, text=str(move), refusal=refusal, message=words.refusal(refusal)
            )
        return wire.Explained(legal=True, text=str(move), effect=view.describe(move))

    async def _hint(self, request: wire.Hint) -> wire.Hints:
        table, view = await self._seat_view(request.table, request.seat)
        if request.level not in LEVELS:
            raise OptionsError("no-such-bot", request.level, candidates=LEVELS)
        if table.session.setup.rated:
            raise IllegalError(Refusal("no-hints-in-rated"))
        if request.seat not in view.to_act:
            raise IllegalError(Refusal("nothing-to-decide", None, {"seat": request.seat}), str(request.seat))
        analysis = await self.node.thinkers.think(view, request.level, Rng(0))
        words = catalogue(self.lang)
        return wire.Hints(
            level=request.level,
            moves=tuple(
                wire.HintedMove(
                    text=str(each.move),
                    value=each.value,
                    stderr=each.stderr,
                    unit=each.unit,
                    reason=", ".join(words.reason(reason) for reason in each.reasons),
                )
                for each in analysis.candidates[:5]
            ),
        )

    # ------------------------------------------------------------------ the rest
    async def _chat(self, request: wire.Chat) -> None:
        table = await self.node.table(request.table)
        await self.node.chat.say(table, self._me(), request)

    async def _mute(self, request: wire.Mute) -> list[str]:
        return await self.node.chat.mute(self.person, request.person, muted=request.muted)

    async def _lobby(self, request: wire.Lobby) -> None:
        if request.follow:
            self.node.lobby_followers[self] = None
            self.send(await self.node.lobby())
        else:
            self.node.lobby_followers.pop(self, None)

    async def _evidence(self, request: wire.Evidence) -> msgspec.Raw:
        text = await self.node.results.evidence(request.table)
        if text is None:
            raise IllegalError(Refusal("match-not-over"))
        return msgspec.Raw(text.encode())

    async def _mine(self, _request: wire.Mine) -> list[wire.TableCard]:
        rows = await self.node.store.tables_of(self.person, 100)
        return [msgspec.json.decode(row.summary, type=wire.TableCard) for row in rows]

    async def _ping(self, _request: wire.Ping) -> int:
        return self.node.world.now()

    _handlers: ClassVar[dict[type[wire.Request], Callable[[Any, Any], Awaitable[Any]]]] = {
        wire.Hello: _hello,
        wire.Create: _create,
        wire.Quick: _quick,
        wire.Watch: _watch,
        wire.Unwatch: _unwatch,
        wire.Act: _act,
        wire.Start: _start,
        wire.Pause: _pause,
        wire.Legal: _legal,
        wire.Explain: _explain,
        wire.Hint: _hint,
        wire.Chat: _chat,
        wire.Mute: _mute,
        wire.Lobby: _lobby,
        wire.Evidence: _evidence,
        wire.Mine: _mine,
        wire.Ping: _ping,
    }


class _Identified(msgspec.Struct):
    id: Any = ""


_identified = msgspec.json.Decoder(_Identified)


def _id_of(text: bytes | str) -> str:
    """The id of a request, even if the rest makes no sense."""
    try:
        found = _identified.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return found[:64] if isinstance(found, str) else ""


def _read(text: bytes | str) -> Any:
    try:
        return _requests.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("", "", code="bad-request", problem=str(error)) from None
