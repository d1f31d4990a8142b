"""What a client does at tables: opens them, follows them, acts there."""

import time

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.connections.asker import Asker
from virado.server.metrics import Metrics
from virado.server.tables.matchmaking import Matchmaking
from virado.server.tables.node import Node
from virado.server.tables.presence import Presence
from virado.session import HOST, Continue, Pause, SeatBot, Sit
from virado.session.setup import check_rated


class TableRequests:
    """Opens, follows and plays at tables for clients."""

    def __init__(self, tables: Node, matchmaking: Matchmaking, presence: Presence, metrics: Metrics) -> None:
        self._tables = tables
        self._matchmaking = matchmaking
        self._presence = presence
        self._metrics = metrics

    async def create(self, asker: Asker, request: wire.Create) -> wire.TableCard:
        """Open a table."""
        _check_opening(asker)
        table = await self._tables.create(asker.me(), request)
        table.places.note(asker.person, asker.place)
        return table.card()

    async def quick(self, asker: Asker, request: wire.QuickMatch) -> wire.TableCard:
        """Sit down where others wait."""
        _check_opening(asker)
        return (await self._matchmaking.find(asker.me(), request, asker.place)).card()

    async def watch(self, asker: Asker, request: wire.Watch) -> None:
        """Follow a table."""
        table = await self._tables.table(request.table)
        await self._presence.follow(table, asker, request.seat, request.since)

    async def unwatch(self, asker: Asker, request: wire.Unwatch) -> None:
        """Follow it no more."""
        table = await self._tables.table(request.table)
        table.audience.remove(asker, request.seat)

    async def act(self, asker: Asker, request: wire.Act) -> int:
        """Do a command of the session; the length of the log."""
        table = await self._tables.table(request.table)
        if isinstance(request.command, Sit):
            if table.session.setup.rated:
                table.places.check(asker.person, asker.place, table.session.people)
            table.places.note(asker.person, asker.place)
        command = request.command
        if isinstance(command, SeatBot):
            command = await self._tables.placed(command, table.session, asker.person)
        begun = time.perf_counter()
        answer = await table.act(command, asker.me().known, request.id)
        self._metrics.act_seconds.observe(time.perf_counter() - begun)
        answer.accepted()
        return answer.entries[-1].number + 1 if answer.entries else len(table.session.log)

    async def start(self, asker: Asker, request: wire.StartTable) -> None:
        """Begin the match."""
        table = await self._tables.table(request.table)
        setup = table.session.setup
        if table.session.stage == "seating" and setup.rated:
            check_rated(setup.clock, rated=True)
            table.places.check_all(table.session.people)
        await self._tables.begin(table, asker.person)

    async def pause(self, asker: Asker, request: wire.PauseTable) -> None:
        """Let the match stand still, or go on."""
        table = await self._tables.table(request.table)
        command = Pause(by=asker.person) if request.paused else Continue(by=asker.person)
        (await table.act(command, HOST)).accepted()

    async def pace(self, asker: Asker, request: wire.SetPace) -> None:
        """Let bots play faster or slower."""
        table = await self._tables.table(request.table)
        table.go_at(asker.person, request.pace)


def _check_opening(asker: Asker) -> None:
    if not asker.may_open():
        raise IllegalError(Refusal("too-many-new-tables"))
