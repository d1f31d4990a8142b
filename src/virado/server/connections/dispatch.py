"""Dispatch of requests to their handlers by type."""

from typing import assert_never

import msgspec

from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.connections.chat_requests import ChatRequests
from virado.server.connections.code_requests import CodeRequests
from virado.server.connections.position_requests import PositionRequests
from virado.server.connections.request_context import RequestContext
from virado.server.connections.table_requests import TableRequests
from virado.server.deal_sets import DealSets
from virado.server.results import Results
from virado.server.runtime import Runtime
from virado.server.storage.store import Store

MAX_TABLES = 100
"""Maximum number of a person's tables in one reply."""


class Dispatcher:
    """The dispatcher of requests from clients that have said `hello`."""

    def __init__(
        self,
        table_requests: TableRequests,
        position_requests: PositionRequests,
        chat_requests: ChatRequests,
        code_requests: CodeRequests,
        results: Results,
        deal_sets: DealSets,
        store: Store,
        runtime: Runtime,
    ) -> None:
        self._table_requests = table_requests
        self._position_requests = position_requests
        self._chat_requests = chat_requests
        self._code_requests = code_requests
        self._results = results
        self._deal_sets = deal_sets
        self._store = store
        self._runtime = runtime

    async def dispatch(  # noqa: PLR0912
        self, context: RequestContext, request: wire.LaterRequest | wire.HelpRequest
    ) -> object:
        """Execute a request and return its result (`wire.request_results`).

        Raises RefusedError, RemoteTableError, TableReleasedError, StorageError.
        """
        match request:
            case wire.Act():
                return await self._table_requests.act(context, request)
            case wire.Legal():
                return await self._position_requests.list_legal(context, request)
            case wire.Explain():
                return await self._position_requests.explain(context, request)
            case wire.Watch():
                return await self._table_requests.subscribe(context, request)
            case wire.Unwatch():
                return await self._table_requests.unsubscribe(context, request)
            case wire.Ping():
                return await self._ping(request)
            case wire.Create():
                return await self._table_requests.create(context, request)
            case wire.QuickMatch():
                return await self._table_requests.join_quick_match(context, request)
            case wire.StartTable():
                return await self._table_requests.start(context, request)
            case wire.PauseTable():
                return await self._table_requests.pause(context, request)
            case wire.SetPace():
                return await self._table_requests.pace(context, request)
            case wire.Hint():
                return await self._position_requests.hint(context, request)
            case wire.AskReview():
                return await self._position_requests.review(context, request)
            case wire.Judge():
                return await self._position_requests.judge(context, request)
            case wire.Assess():
                return await self._position_requests.assess(context, request)
            case wire.HelpRequest():
                return await self._position_requests.help(context, request)
            case wire.Chat():
                return await self._chat_requests.chat(context, request)
            case wire.Mute():
                return await self._chat_requests.mute(context, request)
            case wire.Report():
                return await self._chat_requests.report(context, request)
            case wire.Invite():
                return await self._chat_requests.invite(context, request)
            case wire.Decline():
                return await self._chat_requests.decline(context, request)
            case wire.SitByCode():
                return await self._code_requests.sit(context, request)
            case wire.FindTableCode():
                return await self._code_requests.find(context, request)
            case wire.GetTableCode():
                return await self._code_requests.get_code(context, request)
            case wire.SignLinkName():
                return await self._code_requests.sign_name(context, request)
            case wire.FollowLobby():
                return await self._chat_requests.lobby(context, request)
            case wire.AskEvidence():
                return await self._get_evidence(context, request)
            case wire.Mine():
                return await self._list_tables_of(context, request)
            case _:
                assert_never(request)

    async def _get_evidence(self, context: RequestContext, request: wire.AskEvidence) -> msgspec.Raw:
        await self._deal_sets.check_visible(request.table, context.person, secret=True)
        text = await self._results.evidence(request.table)
        if text is None:
            raise IllegalError(Refusal("match-not-over"))
        return msgspec.Raw(text.encode())

    async def _list_tables_of(
        self, context: RequestContext, _request: wire.Mine
    ) -> tuple[wire.TableCard, ...]:
        rows = await self._store.list_tables_of(context.person, MAX_TABLES)
        return tuple(msgspec.json.decode(row.summary, type=wire.TableCard) for row in rows)

    async def _ping(self, _request: wire.Ping) -> int:
        return self._runtime.now()
