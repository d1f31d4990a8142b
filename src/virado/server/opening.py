"""A server is opened part by part, each with what it uses, and ends in the opposite order."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib.metadata import version

from virado.server import erasure, invitations, retention
from virado.server.administration import closings
from virado.server.administration import orders as ordering
from virado.server.administration.orders import Orders
from virado.server.administration.reports import Reports
from virado.server.app import Server
from virado.server.clock import RealWorld, World
from virado.server.connections.clients import Clients
from virado.server.connections.company import Company
from virado.server.connections.dispatch import Dispatch
from virado.server.connections.questions import Questions
from virado.server.connections.table_requests import TableRequests
from virado.server.departures import CHANNEL, Departures
from virado.server.erasure import Erasure
from virado.server.gate import Devices, Gate
from virado.server.holders import Holders
from virado.server.identity import PATIENCE_S, Identity
from virado.server.invitations import Inviting
from virado.server.keys import FILE as KEYS
from virado.server.keys import Keys
from virado.server.logs import make_log
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring
from virado.server.peers.edge import Links
from virado.server.peers.owner import Listener
from virado.server.people import People
from virado.server.periodic import FILES_S, FileWatch, repeat
from virado.server.results import Results
from virado.server.retention import Retention
from virado.server.settings import Settings
from virado.server.storage.database import StorageError
from virado.server.storage.postgres import PostgresDatabase
from virado.server.storage.schema import migrate
from virado.server.storage.sqlite import FILE, SqliteDatabase
from virado.server.storage.store import Store
from virado.server.storage.timed import TimedDatabase
from virado.server.structs import prepare_structs
from virado.server.tables.advice import Advice
from virado.server.tables.chat import Chats
from virado.server.tables.hold import Hold
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.lobby import Lobby
from virado.server.tables.matchmaking import Matchmaking
from virado.server.tables.node import Node
from virado.server.tables.pauses import Pauses
from virado.server.tables.remote import NoPeers, RemoteTables
from virado.server.tables.reviews import Reviews
from virado.server.tables.thinking import Thinkers
from virado.text_identity import load_tables

LOBBY = "virado_lobby"
"""Channel of NOTIFY."""


@asynccontextmanager
async def opened(
    settings: Settings, world: World | None = None, monitoring: Monitoring | None = None
) -> AsyncGenerator[Server]:
    """A server that holds its tables; at the end it gives them up. StorageError, OSError if it cannot be opened."""
    world = world or RealWorld()
    monitoring = monitoring or Monitoring(Metrics(), make_log(settings.log))
    prepare_structs()
    async with AsyncExitStack() as ending:
        identity = Identity(settings.data, patience_s=PATIENCE_S)
        ending.callback(identity.close)
        database = await _database(settings, identity)
        ending.push_async_callback(database.close)
        await migrate(database)
        store = Store(TimedDatabase(database, monitoring.metrics.store_seconds.observe))
        keys = Keys.opened(settings.keys or settings.data / KEYS)
        await keys.agree(store)
        people = People(database, keys)
        ending.push_async_callback(people.close)
        await people.bring_up_to_date()
        thinkers = Thinkers()
        ending.push_async_callback(thinkers.close)
        is_shared = isinstance(database, PostgresDatabase)
        name = identity.name if is_shared else "alone"
        peer_key = await _key(store, "peer-key") if is_shared else b""
        remote = RemoteTables()
        links = Links(name, store, remote, peer_key) if is_shared else None
        peers = links or NoPeers()
        lobby = Lobby(store, partial(database.notify, LOBBY) if is_shared else None)
        inviting = Inviting(
            store, world, partial(database.notify, invitations.CHANNEL) if is_shared else None
        )
        results = Results(store.database, world)
        node = Node(
            name,
            store,
            thinkers,
            world,
            remote,
            peers,
            lobby,
            inviting,
            results,
            await Orders(database, world, Hold(world)).looked(),
            keys=keys,
            pauses=Pauses.between(*settings.bot_pause),
            link_key=await _key(store, "link-key"),
            lease_ms=round(settings.lease_s * 1000),
            most_tables=settings.most_tables,
        )
        legal_cache = LegalCache()
        ending.push_async_callback(legal_cache.close)
        advice = Advice(thinkers, legal_cache)
        dispatch = Dispatch(
            TableRequests(
                node, Matchmaking(node, store, world, lobby, peers), node.presence, monitoring.metrics
            ),
            Questions(node, legal_cache, advice, Reviews(thinkers)),
            Company(node, Chats(store.database, world), Reports(store.database, world), inviting, lobby),
            results,
            store,
            world,
        )
        gate = Gate(
            Devices(await _key(store, "cookie-key")),
            trust_proxy=settings.trust_proxy,
            proxies=settings.proxies,
            hostnames=settings.hostnames,
            log=monitoring.log,
        )
        clients = Clients(dispatch, node, people, monitoring, gate, settings)
        erasing = Erasure(database, node)
        notify = partial(database.notify, CHANNEL) if is_shared else None
        departures = Departures(clients.connections, erasing, notify)
        server = Server(
            settings,
            world,
            monitoring,
            database=database,
            store=store,
            people=people,
            gate=gate,
            thinkers=thinkers,
            node=node,
            results=results,
            clients=clients,
            holders=Holders(people, world, node.orders),
            advice=advice,
            erasure=erasing,
            departures=departures,
        )
        ending.push_async_callback(server.close)
        if isinstance(database, PostgresDatabase) and links is not None:
            listener = Listener(dispatch, node, people, monitoring, peer_key)
            await listener.open(settings.peer_host, settings.peer_port)
            ending.push_async_callback(listener.close)
            ending.push_async_callback(links.close)
            await _hear_others(database, lobby, departures, inviting)
        ending.push_async_callback(_give_up, node)
        ending.push_async_callback(_stop, _working(server))
        monitoring.log.info(
            "started",
            version=version("virado"),
            storage="postgresql" if is_shared else "sqlite",
            node=name,
            tables=len(node.tables),
        )
        yield server
    monitoring.log.info("stopped")


async def _hear_others(
    database: PostgresDatabase, lobby: Lobby, departures: Departures, inviting: Inviting
) -> None:
    await database.listen(LOBBY, lambda _: lobby.tell())
    await database.listen(CHANNEL, departures.hear)
    await database.listen(invitations.CHANNEL, inviting.hear)


def _working(server: Server) -> list[asyncio.Task[None]]:
    """What is done in the background."""
    log, settings = server.monitoring.log, server.settings
    retaining = Retention(server.database, server.world, settings.keep_days, settings.keep_chat_days)

    async def retain() -> int:
        deleted = await retaining.work()
        server.erasure.is_log_due |= bool(deleted)
        return deleted

    work = [
        server.world.keep_time(),
        server.prepare_bots(),
        server.node.keep_leases(),
        repeat(server.orders.look, every_s=ordering.EVERY_S, done="sent-away", log=log),
        repeat(server.closings.work, every_s=closings.EVERY_S, done="closed", log=log),
        repeat(server.erasure.work, every_s=erasure.EVERY_S, done="forgotten", log=log),
        repeat(server.matches.complete, every_s=retention.EVERY_S, done="summarized", log=log),
        repeat(retain, every_s=retention.EVERY_S, done="too-old", log=log),
        server.monitoring.metrics.measure_lag(),
        asyncio.to_thread(load_tables),
    ]
    if isinstance(server.database, SqliteDatabase):
        watch = FileWatch(server.database.check, log)
        work.append(repeat(watch.look, every_s=FILES_S, done="", log=log))
    return [asyncio.create_task(each) for each in work]


async def _database(settings: Settings, identity: Identity) -> PostgresDatabase | SqliteDatabase:
    if settings.database:
        return await PostgresDatabase.connect(settings.database)
    if identity.is_taken:
        raise StorageError(f"{settings.data}: another server keeps its tables there")
    return SqliteDatabase(settings.data / FILE)


async def _key(store: Store, name: str) -> bytes:
    """A secret of all nodes, drawn when it is first needed."""
    return bytes.fromhex(await store.setting(name, secrets.token_hex(32)))


async def _give_up(node: Node) -> None:
    with contextlib.suppress(StorageError):
        await node.close()


async def _stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
