"""Settings of a server: the options of `virado serve`, or environment variables of the same names."""

import argparse
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from virado.folders import data_folder

DEFAULT_PORT = 8640
LogFormat: TypeAlias = Literal["json", "console", "off"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    """TCP port; 0: any free port."""
    database: str = ""
    """`postgresql://...`, or empty for SQLite in the data folder."""
    data: Path = Path()
    keys: Path | None = None
    """The key file (`virado.server.keys`); None: `keys` in the data folder."""
    trust_proxy: bool = False
    """True to trust X-Forwarded-For and X-Forwarded-Proto. Set this only behind a proxy that sets them."""
    proxies: int = 1
    """Number of trusted proxies that a request passes before it reaches the server."""
    hostnames: tuple[str, ...] = ()
    """Host names of the server in addition to those of the machine (`virado.server.allowed_hosts`)."""
    per_address: int = 200
    """Maximum number of connections per address, and of new guests per address in ten minutes; 0: unlimited."""
    most_tables: int = 4000
    """Maximum number of tables in memory; 0: unlimited."""
    most_connections: int = 10_000
    """Maximum number of connections; 0: unlimited."""
    rated_apart: bool = True
    """True to forbid two people from one address or browser to play in the same rated match."""
    keep_days: int = 180
    """Days without activity after which tables (with their chat) and guests are deleted; 0: never."""
    keep_chat_days: int = 30
    """Days after which chat and settled reports are deleted; 0: together with the other data.

    For a report, the days count from its settlement.
    """
    contact: str = ""
    """The operator's contact details for the privacy page."""
    log: LogFormat = "json"
    metrics_host: str = "127.0.0.1"
    """Address of the separate metrics port."""
    metrics_port: int | None = None
    """Separate port for metrics; None: metrics are served on the main port."""
    peer_host: str = "127.0.0.1"
    """Address in a private network at which other nodes of the same PostgreSQL database reach this node."""
    peer_port: int = 0
    """Port for other nodes; 0: any free port."""
    lease_s: float = 10.0
    """Seconds after which the tables of an unresponsive node are taken over."""
    bot_pause: tuple[float, float] = (0.7, 1.5)
    """Minimum and maximum delay of a bot's move, in seconds."""
    prepare_bots: bool = True
    """True to prepare the kernels of all families in the background at startup."""
    device_page: bool = True
    """True to offer the page that plays on a person's own device (`virado.server.device_page`)."""
    public_url: str = ""
    """Address of the server for clients, such as `https://example.org`, without a slash at its end; empty if unknown."""
    robots: bool = True
    """True to admit search engines to the first page and the rules (`virado.server.rules_routes`)."""
    word_reports: bool = True
    """True to accept reports of wrong words (`virado.server.word_reports`)."""
    table_codes: bool = True
    """True to give tables short codes (`virado.server.table_codes`)."""
    reach: bool = True
    """True to count guests, matches and returning people (`virado.server.reach`)."""


def split_names(text: str) -> tuple[str, ...]:
    """Return the names in a list separated by commas or spaces."""
    return tuple(text.replace(",", " ").split())


def parse_settings(args: argparse.Namespace) -> Settings:
    """Return the settings of parsed command-line options.

    Texts become plain: msgspec, which answers with some of them, encodes no subclass of str such as a default.
    """
    return Settings(
        host=str(args.host),
        port=args.port,
        database=str(args.database),
        data=data_folder(args.data),
        keys=args.keys,
        trust_proxy=args.trust_proxy,
        proxies=args.proxies,
        hostnames=split_names(args.hostnames),
        prepare_bots=args.prepare_bots,
        device_page=args.device_page,
        public_url=str(args.public_url),
        robots=args.robots,
        word_reports=args.word_reports,
        table_codes=args.table_codes,
        reach=args.reach,
        per_address=args.per_address,
        most_tables=args.most_tables,
        most_connections=args.most_connections,
        rated_apart=args.rated_apart,
        keep_days=args.keep_days,
        keep_chat_days=args.keep_chat_days,
        contact=str(args.contact),
        log=args.log,
        metrics_host=str(args.metrics_host),
        metrics_port=args.metrics_port,
        peer_host=str(args.peer_host),
        peer_port=args.peer_port,
        lease_s=args.lease,
    )
