"""Handlers of requests to tables: opening, subscribing and acting."""

import time

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.connections.request_context import RequestContext
from virado.server.metrics import LatencyHistogram
from virado.server.tables.matchmaking import Matchmaking
from virado.server.tables.node import Node
from virado.server.tables.presence import Presence
from virado.session import HOST, Continue, Pause, SeatBot, Sit
from virado.session.setup import check_rated


class TableRequests:
    """Handlers that open tables, subscribe to them and act at them."""

    def __init__(
        self, node: Node, matchmaking: Matchmaking, presence: Presence, command_seconds: LatencyHistogram
    ) -> None:
        self._tables = node
        self._matchmaking = matchmaking
        self._presence = presence
        self._command_seconds = command_seconds

    async def create(self, context: RequestContext, request: wire.Create) -> wire.TableCard:
        """Open a table and return its summary."""
        _check_may_open(context)
        table = await self._tables.create(context.me(), request, language=context.lang)
        table.locations.record(context.person, context.location)
        return table.card()

    async def join_quick_match(self, context: RequestContext, request: wire.QuickMatch) -> wire.TableCard:
        """Take a seat at an open table, or open a table, and return its summary."""
        _check_may_open(context)
        table = await self._matchmaking.find(context.me(), request, context.location, context.lang)
        return table.card()

    async def subscribe(self, context: RequestContext, request: wire.Watch) -> None:
        """Subscribe to a table."""
        table = await self._tables.get_table(request.table)
        await self._presence.subscribe(table, context, request.seat, request.since)

    async def unsubscribe(self, context: RequestContext, request: wire.Unwatch) -> None:
        """Unsubscribe from a table."""
        table = await self._tables.get_table(request.table)
        self._presence.unsubscribe(table, context, request.seat)

    async def act(self, context: RequestContext, request: wire.Act) -> int:
        """Execute a command of the session, and return the length of the log."""
        table = await self._tables.get_table(request.table)
        if isinstance(request.command, Sit):
            if table.session.setup.rated:
                table.locations.check(context.person, context.location, table.session.people)
            table.locations.record(context.person, context.location)
        command = request.command
        if isinstance(command, SeatBot):
            command = await self._tables.resolve_fit_level(command, table.session, context.person)
        table.language = context.lang
        started = time.perf_counter()
        answer = await table.act(command, context.me().session_person, request.id)
        self._command_seconds.observe(time.perf_counter() - started)
        answer.accepted()
        return answer.entries[-1].number + 1 if answer.entries else len(table.session.log)

    async def start(self, context: RequestContext, request: wire.StartTable) -> None:
        """Start the match."""
        table = await self._tables.get_table(request.table)
        setup = table.session.setup
        if table.session.stage == "seating" and setup.rated:
            check_rated(setup.clock, rated=True)
            table.locations.check_all(table.session.people)
        table.language = context.lang
        await self._tables.start_match(table, context.person)

    async def pause(self, context: RequestContext, request: wire.PauseTable) -> None:
        """Pause or resume the match."""
        table = await self._tables.get_table(request.table)
        command = Pause(by=context.person) if request.paused else Continue(by=context.person)
        (await table.act(command, HOST)).accepted()

    async def pace(self, context: RequestContext, request: wire.SetPace) -> None:
        """Set the pace of bots that the person prefers."""
        table = await self._tables.get_table(request.table)
        table.set_pace(context.person, request.pace)


def _check_may_open(context: RequestContext) -> None:
    if not context.may_open():
        raise IllegalError(Refusal("too-many-new-tables"))
