"""Which handler does which request."""

from typing import assert_never

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.clock import World
from virado.server.connections.asker import Asker
from virado.server.connections.company import Company
from virado.server.connections.questions import Questions
from virado.server.connections.table_requests import TableRequests
from virado.server.results import Results
from virado.server.storage.store import Store

MOST_TABLES = 100
"""Of a person, that are told."""


class Dispatch:
    """Does the requests of clients that have said `hello`."""

    def __init__(
        self,
        table_requests: TableRequests,
        questions: Questions,
        company: Company,
        results: Results,
        store: Store,
        world: World,
    ) -> None:
        self._table_requests = table_requests
        self._questions = questions
        self._company = company
        self._results = results
        self._store = store
        self._world = world

    async def do(self, asker: Asker, request: wire.LaterRequest | wire.HelpRequest) -> object:  # noqa: PLR0912  # one for each
        """Do a request: its result (`wire.answers`). RefusedError, RemoteTableError, GoneError, StorageError."""
        match request:
            case wire.Act():
                return await self._table_requests.act(asker, request)
            case wire.Legal():
                return await self._questions.legal(asker, request)
            case wire.Explain():
                return await self._questions.explain(asker, request)
            case wire.Watch():
                return await self._table_requests.watch(asker, request)
            case wire.Unwatch():
                return await self._table_requests.unwatch(asker, request)
            case wire.Ping():
                return await self._ping(request)
            case wire.Create():
                return await self._table_requests.create(asker, request)
            case wire.QuickMatch():
                return await self._table_requests.quick(asker, request)
            case wire.StartTable():
                return await self._table_requests.start(asker, request)
            case wire.PauseTable():
                return await self._table_requests.pause(asker, request)
            case wire.SetPace():
                return await self._table_requests.pace(asker, request)
            case wire.Hint():
                return await self._questions.hint(asker, request)
            case wire.AskReview():
                return await self._questions.review(asker, request)
            case wire.Judge():
                return await self._questions.judge(asker, request)
            case wire.Assess():
                return await self._questions.assess(asker, request)
            case wire.HelpRequest():
                return await self._questions.help(asker, request)
            case wire.Chat():
                return await self._company.chat(asker, request)
            case wire.Mute():
                return await self._company.mute(asker, request)
            case wire.Report():
                return await self._company.report(asker, request)
            case wire.Invite():
                return await self._company.invite(asker, request)
            case wire.Decline():
                return await self._company.decline(asker, request)
            case wire.FollowLobby():
                return await self._company.lobby(asker, request)
            case wire.AskEvidence():
                return await self._evidence(request)
            case wire.Mine():
                return await self._mine(asker, request)
            case _:
                assert_never(request)

    async def _evidence(self, request: wire.AskEvidence) -> msgspec.Raw:
        text = await self._results.evidence(request.table)
        if text is None:
            raise IllegalError(Refusal("match-not-over"))
        return msgspec.Raw(text.encode())

    async def _mine(self, asker: Asker, _request: wire.Mine) -> tuple[wire.TableCard, ...]:
        rows = await self._store.tables_of(asker.person, MOST_TABLES)
        return tuple(msgspec.json.decode(row.summary, type=wire.TableCard) for row in rows)

    async def _ping(self, _request: wire.Ping) -> int:
        return self._world.now()
