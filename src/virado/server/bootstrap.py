"""Assembly of a server. Its parts are opened in the order of their dependencies and closed in reverse."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib import import_module
from importlib.metadata import version

from virado.server import erasure, invitations, retention
from virado.server.accounts import Accounts
from virado.server.administration import moderation_state as ordering
from virado.server.administration import table_closures
from virado.server.administration.moderation_state import ModerationState
from virado.server.administration.reports import Reports
from virado.server.app import Server
from virado.server.auth_sessions import AuthSessions
from virado.server.connections.chat_requests import ChatRequests
from virado.server.connections.clients import Clients
from virado.server.connections.dispatch import Dispatcher
from virado.server.connections.position_requests import PositionRequests
from virado.server.connections.table_requests import TableRequests
from virado.server.device_marks import DeviceMarks
from virado.server.disconnects import CHANNEL, Disconnects
from virado.server.erasure import Erasure
from virado.server.invitations import InvitationService
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.logs import make_logger
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring
from virado.server.node_identity import PATIENCE_S, NodeIdentity
from virado.server.origin_check import OriginCheck
from virado.server.peers.edge import PeerLinks
from virado.server.peers.owner import PeerListener
from virado.server.people import People
from virado.server.periodic import FILES_S, FileWatcher, repeat
from virado.server.results import Results
from virado.server.retention import Retention
from virado.server.runtime import Runtime, SystemRuntime
from virado.server.settings import Settings
from virado.server.storage.database import Database, StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import FILE, SqliteDatabase
from virado.server.storage.store import Store
from virado.server.storage.timed_database import TimedDatabase
from virado.server.structs import prepare_structs
from virado.server.tables.advice import Advice
from virado.server.tables.bot_delays import BotDelays
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.chat import Chats
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.lobby import Lobby
from virado.server.tables.maintenance import Maintenance
from virado.server.tables.matchmaking import Matchmaking
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import NoPeers, RemoteTables
from virado.server.tables.reviews import Reviews
from virado.text_identity import load_tables

LOBBY = "virado_lobby"
"""PostgreSQL notification channel for changes of the lobby."""


@asynccontextmanager
async def open_server(
    settings: Settings, runtime: Runtime | None = None, monitoring: Monitoring | None = None
) -> AsyncGenerator[Server]:
    """Open a server with its tables and yield it; release the tables on exit.

    Raises StorageError or OSError if it cannot be opened.
    """
    runtime = runtime or SystemRuntime()
    monitoring = monitoring or Monitoring(Metrics(), make_logger(settings.log))
    prepare_structs()
    async with AsyncExitStack() as exit_stack:
        identity = NodeIdentity(settings.data, patience_s=PATIENCE_S)
        exit_stack.callback(identity.close)
        database = await _open_database(settings, identity)
        exit_stack.push_async_callback(database.close)
        await migrate(database)
        store = Store(TimedDatabase(database, monitoring.metrics.store_seconds.observe))
        keys = Keys.load_or_create(settings.keys or settings.data / KEYS)
        await keys.register_newest(store)
        people, accounts = await _open_people(database, keys, exit_stack)
        bot_pool = BotPool()
        exit_stack.push_async_callback(bot_pool.close)
        is_shared = isinstance(database, PostgresDatabase)
        name = identity.name if is_shared else "alone"
        peer_key = await _get_shared_key(store, "peer-key") if is_shared else b""
        remote = RemoteTables()
        links = PeerLinks(name, store, remote, peer_key) if is_shared else None
        peers = links or NoPeers()
        lobby = Lobby(store, partial(database.notify, LOBBY) if is_shared else None)
        invitation_service = InvitationService(
            store, runtime, partial(database.notify, invitations.CHANNEL) if is_shared else None
        )
        results = Results(store.database, runtime)
        node = Node(
            name,
            store,
            bot_pool,
            runtime,
            remote,
            peers,
            lobby,
            invitation_service,
            results,
            await ModerationState(database, runtime, Maintenance(runtime)).load(),
            keys=keys,
            bot_delays=BotDelays.from_bounds(*settings.bot_pause),
            link_key=await _get_shared_key(store, "link-key"),
            lease_ms=round(settings.lease_s * 1000),
            most_tables=settings.most_tables,
        )
        legal_cache = LegalCache()
        exit_stack.push_async_callback(legal_cache.close)
        advice = Advice(bot_pool, legal_cache)
        dispatch = Dispatcher(
            TableRequests(
                node,
                Matchmaking(node, store, runtime, lobby, peers),
                node.presence,
                monitoring.metrics.command_seconds,
            ),
            PositionRequests(node, legal_cache, advice, Reviews(bot_pool)),
            ChatRequests(
                node,
                Chats(store.database, runtime),
                Reports(store.database, runtime),
                invitation_service,
                lobby,
            ),
            results,
            store,
            runtime,
        )
        origin_check = OriginCheck(
            DeviceMarks(await _get_shared_key(store, "cookie-key")),
            trust_proxy=settings.trust_proxy,
            proxies=settings.proxies,
            hostnames=settings.hostnames,
            log=monitoring.log,
        )
        clients = Clients(dispatch, node, people, monitoring, origin_check, settings)
        eraser = Erasure(database, node)
        notify = partial(database.notify, CHANNEL) if is_shared else None
        disconnects = Disconnects(clients.connections, eraser, notify)
        server = Server(
            settings,
            runtime,
            monitoring,
            database=database,
            store=store,
            people=people,
            accounts=accounts,
            origin_check=origin_check,
            bot_pool=bot_pool,
            node=node,
            results=results,
            clients=clients,
            auth_sessions=AuthSessions(people, runtime, node.moderation_state),
            advice=advice,
            erasure=eraser,
            disconnects=disconnects,
        )
        exit_stack.push_async_callback(server.close)
        if isinstance(database, PostgresDatabase) and links is not None:
            listener = PeerListener(dispatch, node, people, monitoring, peer_key)
            await listener.open(settings.peer_host, settings.peer_port)
            exit_stack.push_async_callback(listener.close)
            exit_stack.push_async_callback(links.close)
            await _listen_to_nodes(database, lobby, disconnects, invitation_service)
        exit_stack.push_async_callback(_release_tables, node)
        exit_stack.push_async_callback(_cancel_tasks, _start_background_tasks(server))
        monitoring.log.info(
            "started",
            version=version("virado"),
            storage="postgresql" if is_shared else "sqlite",
            node=name,
            tables=len(node.tables),
        )
        yield server
    monitoring.log.info("stopped")


async def _listen_to_nodes(
    database: PostgresDatabase, lobby: Lobby, disconnects: Disconnects, invitation_service: InvitationService
) -> None:
    await database.listen(LOBBY, lambda _: lobby.publish_soon())
    await database.listen(CHANNEL, disconnects.handle_notification)
    await database.listen(invitations.CHANNEL, invitation_service.handle_notification)


def _start_background_tasks(server: Server) -> list[asyncio.Task[None]]:
    """Start the background tasks and return them."""
    log, settings = server.monitoring.log, server.settings
    retaining = Retention(server.database, server.runtime, settings.keep_days, settings.keep_chat_days)

    async def retain() -> int:
        deleted = await retaining.run_once()
        server.erasure.is_log_due |= bool(deleted)
        return deleted

    work = [
        server.runtime.track_suspension(),
        server.prepare_bots(),
        server.node.maintain_leases(),
        repeat(server.moderation_state.refresh, every_s=ordering.EVERY_S, event="disconnected", log=log),
        repeat(
            server.table_closures.run_once, every_s=table_closures.EVERY_S, event="tables-closed", log=log
        ),
        repeat(server.erasure.run_once, every_s=erasure.EVERY_S, event="names-erased", log=log),
        repeat(
            server.match_history.backfill_summaries,
            every_s=retention.EVERY_S,
            event="summaries-backfilled",
            log=log,
        ),
        repeat(retain, every_s=retention.EVERY_S, event="expired-data-deleted", log=log),
        server.monitoring.metrics.measure_lag(),
        asyncio.to_thread(_load_what_is_used_later),
    ]
    if isinstance(server.database, SqliteDatabase):
        watch = FileWatcher(server.database.check, log)
        work.append(repeat(watch.check_once, every_s=FILES_S, event="", log=log))
    return [asyncio.create_task(each) for each in work]


def _load_what_is_used_later() -> None:
    """Load the tables that the first name needs, and the rating model that the first rated match needs."""
    load_tables()
    import_module("virado.server.ratings")


async def _open_people(database: Database, keys: Keys, exit_stack: AsyncExitStack) -> tuple[People, Accounts]:
    """Open the people of a database, and update what an older version stored about them."""
    people = People(database)
    accounts = Accounts(database, keys, people)
    exit_stack.push_async_callback(accounts.close)
    await people.bring_up_to_date()
    await accounts.bring_up_to_date()
    return people, accounts


async def _open_database(settings: Settings, identity: NodeIdentity) -> PostgresDatabase | SqliteDatabase:
    if settings.database:
        return await PostgresDatabase.connect(settings.database)
    if identity.is_in_use:
        raise StorageError(f"{settings.data}: another server uses this folder")
    return SqliteDatabase(settings.data / FILE)


async def _get_shared_key(store: Store, name: str) -> bytes:
    """Return a secret key shared by all nodes. It is generated on first use."""
    return bytes.fromhex(await store.setting(name, secrets.token_hex(32)))


async def _release_tables(node: Node) -> None:
    with contextlib.suppress(StorageError):
        await node.close()


async def _cancel_tasks(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
