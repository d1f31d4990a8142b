"""Assembly of a server. Its parts are opened in the order of their dependencies and closed in reverse."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from importlib.metadata import version

from virado.server import erasure, invitations, retention
from virado.server.accounts import Accounts
from virado.server.administration import moderation_state as ordering
from virado.server.administration import table_closures
from virado.server.app import Server
from virado.server.core import LOBBY, Cluster, Core, get_shared_key, open_core, stand_alone
from virado.server.disconnects import CHANNEL, Disconnects
from virado.server.erasure import Erasure
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.logs import make_logger
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring
from virado.server.node_identity import PATIENCE_S, NodeIdentity
from virado.server.peers.edge import PeerLinks
from virado.server.peers.owner import PeerListener
from virado.server.people import People
from virado.server.periodic import FILES_S, FileWatcher, repeat
from virado.server.reach import Reach
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
from virado.server.tables import deal_set_tables
from virado.server.tables.node import Node
from virado.server.tables.remote_tables import RemoteTables
from virado.text_identity import load_tables


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
        people, accounts = await _open_people(database, keys, runtime, exit_stack, is_counted=settings.reach)
        is_shared = isinstance(database, PostgresDatabase)
        cluster, links = stand_alone(), None
        peer_key = b""
        if isinstance(database, PostgresDatabase):
            peer_key = await get_shared_key(store, "peer-key")
            remote = RemoteTables()
            links = PeerLinks(identity.name, store, remote, peer_key)
            cluster = Cluster(name=identity.name, remote=remote, peers=links, notify=database.notify)
        core = await open_core(settings, runtime, monitoring, store, people, keys, cluster, exit_stack)
        eraser = Erasure(database, core.node)
        disconnects = Disconnects(core.clients.connections, eraser, cluster.notifier(CHANNEL))
        server = Server(
            settings,
            runtime,
            monitoring,
            core,
            database=database,
            accounts=accounts,
            erasure=eraser,
            disconnects=disconnects,
        )
        exit_stack.push_async_callback(server.close)
        if isinstance(database, PostgresDatabase) and links is not None:
            listener = PeerListener(core.dispatcher, core.node, people, monitoring, peer_key)
            await listener.open(settings.peer_host, settings.peer_port)
            exit_stack.push_async_callback(listener.close)
            exit_stack.push_async_callback(links.close)
            await _listen_to_nodes(database, core, disconnects)
        exit_stack.push_async_callback(_release_tables, core.node)
        exit_stack.push_async_callback(_cancel_tasks, _start_background_tasks(server))
        monitoring.log.info(
            "started",
            version=version("virado"),
            storage="postgresql" if is_shared else "sqlite",
            node=cluster.name,
            tables=len(core.node.tables),
        )
        yield server
    monitoring.log.info("stopped")


async def _listen_to_nodes(database: PostgresDatabase, core: Core, disconnects: Disconnects) -> None:
    await database.listen(LOBBY, lambda _: core.lobby.publish_soon())
    await database.listen(CHANNEL, disconnects.handle_notification)
    await database.listen(invitations.CHANNEL, core.invitation_service.handle_notification)


def _start_background_tasks(server: Server) -> list[asyncio.Task[None]]:
    """Start the background tasks and return them."""
    log, settings = server.monitoring.log, server.settings
    retaining = Retention(server.database, server.runtime, settings.keep_days, settings.keep_chat_days)

    async def retain() -> int:
        deleted = await retaining.run_once()
        server.erasure.is_log_due |= bool(deleted)
        return deleted

    async def close_days() -> int:
        return await server.people.reach.run_once(server.runtime.now())

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
        repeat(
            server.deal_set_tables.run_once,
            every_s=deal_set_tables.EVERY_S,
            event="deal-sets-ended",
            log=log,
        ),
        repeat(close_days, every_s=retention.EVERY_S, event="reach-days-closed", log=log),
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


async def _open_people(
    database: Database, keys: Keys, runtime: Runtime, exit_stack: AsyncExitStack, *, is_counted: bool
) -> tuple[People, Accounts]:
    """Open the people of a database, and update what an older version stored about them."""
    people = People(database, Reach(database, is_counted=is_counted))
    accounts = Accounts(database, keys, people, runtime.wall_now)
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


async def _release_tables(node: Node) -> None:
    with contextlib.suppress(StorageError):
        await node.close()


async def _cancel_tasks(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
