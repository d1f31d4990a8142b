"""The core of a server: tables, bots, connections and the parts of the HTTP API that need nothing else.

It loads only the standard library, msgspec and typing_extensions. `virado.server.bootstrap` adds what hosting needs;
`virado.static_site.device` runs the core in a browser.
"""

import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial

from virado.server import invitations
from virado.server.administration.moderation_state import ModerationState
from virado.server.administration.reports import Reports
from virado.server.auth_sessions import AuthSessions
from virado.server.connections.chat_requests import ChatRequests
from virado.server.connections.clients import Clients
from virado.server.connections.code_requests import CodeRequests
from virado.server.connections.dispatch import Dispatcher
from virado.server.connections.position_requests import PositionRequests
from virado.server.connections.table_requests import TableRequests
from virado.server.deal_sets import DealSets
from virado.server.device_marks import DeviceMarks
from virado.server.games_api import GamesApi
from virado.server.http import Endpoint
from virado.server.invitations import InvitationService
from virado.server.keys import Keys
from virado.server.link_names import LinkNames
from virado.server.match_history import MatchHistory
from virado.server.matches_api import MatchesApi
from virado.server.monitoring import Monitoring
from virado.server.origin_check import OriginCheck
from virado.server.people import People
from virado.server.replays_api import ReplaysApi
from virado.server.results import Results
from virado.server.runtime import Runtime
from virado.server.saved_tables import SavedTablesApi
from virado.server.settings import Settings
from virado.server.storage.store import Store
from virado.server.table_codes import TableCodes
from virado.server.tables.advice import Advice
from virado.server.tables.bot_delays import BotDelays
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.chat import Chats
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.lobby import Lobby
from virado.server.tables.maintenance import Maintenance
from virado.server.tables.matchmaking import Matchmaking
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import NoPeers, Peers, RemoteTables
from virado.server.tables.reviews import Reviews

LOBBY = "virado_lobby"
"""PostgreSQL notification channel for changes of the lobby."""
ALONE = "alone"
"""Name of a node that shares its database with no other."""


@dataclass(frozen=True, kw_only=True)
class Core:
    """The parts of a running core."""

    store: Store
    people: People
    bot_pool: BotPool
    node: Node
    results: Results
    deal_sets: DealSets
    lobby: Lobby
    invitation_service: InvitationService
    advice: Advice
    link_names: LinkNames
    dispatcher: Dispatcher
    origin_check: OriginCheck
    clients: Clients
    auth_sessions: AuthSessions
    match_history: MatchHistory
    games_api: GamesApi
    matches_api: MatchesApi
    replays_api: ReplaysApi
    saved_tables_api: SavedTablesApi

    def endpoints(self) -> list[Endpoint]:
        """Return the endpoints for games, matches and replays."""
        return [
            *self.matches_api.endpoints(),
            *self.games_api.endpoints(),
            *self.replays_api.endpoints(),
            *self.saved_tables_api.endpoints(),
        ]


@dataclass(frozen=True, kw_only=True)
class Cluster:
    """The nodes that share a database, as one of them sees them."""

    name: str = ALONE
    remote: RemoteTables
    peers: Peers
    notify: Callable[[str, str], Awaitable[None]] | None = None
    """Function that sends a text to all nodes on a channel; None if this node is alone."""

    def notifier(self, channel: str) -> Callable[..., Awaitable[None]] | None:
        """Return the function that sends a text on a channel; None if this node is alone."""
        return partial(self.notify, channel) if self.notify is not None else None


def stand_alone() -> Cluster:
    """Return the cluster of a node that shares its database with no other."""
    return Cluster(remote=RemoteTables(), peers=NoPeers())


async def open_core(
    settings: Settings,
    runtime: Runtime,
    monitoring: Monitoring,
    store: Store,
    people: People,
    keys: Keys,
    cluster: Cluster,
    exit_stack: AsyncExitStack,
    search_executor: Executor | None = None,
) -> Core:
    """Open the core on a migrated database. `exit_stack` closes its parts.

    `search_executor` runs one search of a bot at a time in place of threads. Raises StorageError.
    """
    bot_pool = BotPool(1, search_executor) if search_executor else BotPool()
    exit_stack.push_async_callback(bot_pool.close)
    lobby = Lobby(store, cluster.notifier(LOBBY))
    invitation_service = InvitationService(store, runtime, cluster.notifier(invitations.CHANNEL))
    results = Results(store.database, runtime)
    deal_sets = DealSets(store.database, runtime)
    node = Node(
        cluster.name,
        store,
        bot_pool,
        runtime,
        cluster.remote,
        cluster.peers,
        lobby,
        invitation_service,
        results,
        await ModerationState(store.database, runtime, Maintenance(runtime)).load(),
        deal_sets=deal_sets,
        reach=people.reach,
        keys=keys,
        bot_delays=BotDelays.from_bounds(*settings.bot_pause),
        link_key=await get_shared_key(store, "link-key"),
        lease_ms=round(settings.lease_s * 1000),
        most_tables=settings.most_tables,
    )
    legal_cache = LegalCache()
    exit_stack.push_async_callback(legal_cache.close)
    advice = Advice(bot_pool, legal_cache)
    table_requests = TableRequests(
        node,
        Matchmaking(node, store, runtime, lobby, cluster.peers),
        node.presence,
        monitoring.metrics.command_seconds,
    )
    link_names = LinkNames(await get_shared_key(store, "name-key"), store, runtime)
    dispatcher = Dispatcher(
        table_requests,
        PositionRequests(node, legal_cache, advice, Reviews(bot_pool)),
        ChatRequests(
            node,
            Chats(store.database, runtime),
            Reports(store.database, runtime),
            invitation_service,
            lobby,
        ),
        CodeRequests(
            TableCodes(store, runtime, is_offered=settings.table_codes), node, table_requests, link_names
        ),
        results,
        deal_sets,
        store,
        runtime,
    )
    origin_check = OriginCheck(
        DeviceMarks(await get_shared_key(store, "cookie-key")),
        trust_proxy=settings.trust_proxy,
        proxies=settings.proxies,
        hostnames=settings.hostnames,
        log=monitoring.log,
    )
    auth_sessions = AuthSessions(people, runtime, node.moderation_state)
    match_history = MatchHistory(store)
    replays_api = ReplaysApi(
        store, node, results, deal_sets, keys, auth_sessions, origin_check.get_client_address
    )
    exit_stack.push_async_callback(replays_api.close)
    saved_tables_api = SavedTablesApi(node, auth_sessions, origin_check.get_client_address)
    exit_stack.push_async_callback(saved_tables_api.close)
    games_api = GamesApi(origin_check.get_client_address)
    exit_stack.push_async_callback(games_api.close)
    return Core(
        store=store,
        people=people,
        bot_pool=bot_pool,
        node=node,
        results=results,
        deal_sets=deal_sets,
        lobby=lobby,
        invitation_service=invitation_service,
        advice=advice,
        link_names=link_names,
        dispatcher=dispatcher,
        origin_check=origin_check,
        clients=Clients(dispatcher, node, people, monitoring, origin_check, settings),
        auth_sessions=auth_sessions,
        match_history=match_history,
        games_api=games_api,
        matches_api=MatchesApi(auth_sessions, people, match_history, results),
        replays_api=replays_api,
        saved_tables_api=saved_tables_api,
    )


async def get_shared_key(store: Store, name: str) -> bytes:
    """Return a secret key shared by all nodes. It is generated on first use."""
    return bytes.fromhex(await store.setting(name, secrets.token_hex(32)))
