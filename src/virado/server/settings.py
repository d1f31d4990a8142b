"""What a server can be told, by flags and by environment variables of the same names (`--database`, `VIRADO_DATABASE`)."""

import argparse
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

DEFAULT_PORT = 8640


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    """0: any free one."""
    database: str = ""
    """`postgresql://...`; empty: SQLite in the data folder."""
    data: Path = Path()
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto are believed: only behind a proxy that sets them."""
    node: str = ""
    """Address at which other nodes reach this one; empty: it has no others."""
    origin: tuple[str, ...] = ()
    """Origins of pages that may connect, besides the server's own."""
    retention_days: int = 365
    """After how long finished tables are forgotten."""
    bot_pause: tuple[float, float] = (0.7, 1.5)
    """Seconds that a bot takes at least and at most."""


def add_flags(parser: argparse.ArgumentParser, environment: Mapping[str, str] = os.environ) -> None:
    """The flags of `virado serve`; what the environment says is their default."""

    def default(name: str, otherwise: str) -> str:
        return environment.get(f"VIRADO_{name}", otherwise)

    parser.add_argument("--host", default=default("HOST", Settings.host), help="address to listen on")
    parser.add_argument(
        "--port", type=int, default=int(default("PORT", str(DEFAULT_PORT))), help="port (0: any)"
    )
    parser.add_argument(
        "--database", default=default("DATABASE", ""), help="postgresql://... (default: SQLite)"
    )
    parser.add_argument("--data", default=default("DATA", ""), help="folder of the SQLite database")
    parser.add_argument(
        "--trust-proxy",
        action=argparse.BooleanOptionalAction,
        default=default("TRUST_PROXY", "") in ("1", "true", "yes"),
        help="believe X-Forwarded-For and X-Forwarded-Proto",
    )
    parser.add_argument(
        "--node", default=default("NODE", ""), help="http://host:port at which other nodes reach this one"
    )
    parser.add_argument(
        "--origin", action="append", default=default("ORIGIN", "").split(), help="further allowed origin"
    )
    parser.add_argument("--retention-days", type=int, default=int(default("RETENTION_DAYS", "365")))


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of parsed flags."""
    import platformdirs

    data = (
        Path(args.data).expanduser() if args.data else platformdirs.user_data_path("virado", appauthor=False)
    )
    return Settings(
        host=args.host,
        port=args.port,
        database=args.database,
        data=data,
        trust_proxy=args.trust_proxy,
        node=args.node,
        origin=tuple(args.origin),
        retention_days=args.retention_days,
    )
