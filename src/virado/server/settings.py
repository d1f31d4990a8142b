"""What a server can be told: the flags of `virado serve`, and environment variables of the same names."""

import argparse
from pathlib import Path

import msgspec

from virado.folders import data_folder
from virado.server.logs import LogFormat

DEFAULT_PORT = 8640


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    """0: any free one."""
    database: str = ""
    """`postgresql://...`; empty: SQLite in the data folder."""
    data: Path = Path()
    keys: Path | None = None
    """The file of keys (`virado.server.keys`); None: `keys` in the data folder."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto are believed: only behind a proxy that sets them."""
    proxies: int = 1
    """How many proxies stand one behind the other before the server, if they are trusted."""
    hostnames: tuple[str, ...] = ()
    """Host names of the server besides those of the machine (`virado.server.allowed_hosts`)."""
    per_address: int = 200
    """Connections that one address may have, and new guests in ten minutes. 0: no limits by address."""
    most_tables: int = 4000
    """Tables that this server may hold in memory; 0: any number."""
    most_connections: int = 10_000
    """Connections that this server may have; 0: any number."""
    rated_apart: bool = True
    """Whether two people from one address, or from one browser, have no seats in the same rated match."""
    keep_days: int = 180
    """Tables that nothing has happened at for so many days are deleted with what was said at them, and guests who have been away
    for so long. 0: nothing is."""
    keep_chat_days: int = 30
    """What was said at tables is deleted after so many days, reports so many days after they were settled. 0: with the rest."""
    contact: str = ""
    """How to reach whoever runs the server, for the page about privacy."""
    log: LogFormat = "json"
    metrics_host: str = "127.0.0.1"
    """Address on which the counters are, if they have a port of their own."""
    metrics_port: int | None = None
    """None: they are on the port of everything else."""
    peer_host: str = "127.0.0.1"
    """Address of this node at which other nodes of the same PostgreSQL reach it; on a private network."""
    peer_port: int = 0
    """0: any free one."""
    lease_s: float = 10.0
    """Seconds after which the tables of a node that does not answer go to others."""
    bot_pause: tuple[float, float] = (0.7, 1.5)
    """Seconds that a bot takes at least and at most."""
    prepare_bots: bool = True
    """Whether the kernels of all families are made ready when the server starts, in the background."""


def names_in(text: str) -> tuple[str, ...]:
    """Return the names in a list separated by commas or spaces."""
    return tuple(text.replace(",", " ").split())


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of parsed flags."""
    return Settings(
        host=args.host,
        port=args.port,
        database=args.database,
        data=data_folder(args.data),
        keys=args.keys,
        trust_proxy=args.trust_proxy,
        proxies=args.proxies,
        hostnames=names_in(args.hostnames),
        prepare_bots=args.prepare_bots,
        per_address=args.per_address,
        most_tables=args.most_tables,
        most_connections=args.most_connections,
        rated_apart=args.rated_apart,
        keep_days=args.keep_days,
        keep_chat_days=args.keep_chat_days,
        contact=args.contact,
        log=args.log,
        metrics_host=args.metrics_host,
        metrics_port=args.metrics_port,
        peer_host=args.peer_host,
        peer_port=args.peer_port,
        lease_s=args.lease,
    )
