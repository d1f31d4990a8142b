"""What a server can be told: the flags of `virado serve`, and environment variables of the same names."""

import argparse
from pathlib import Path

import msgspec
import platformdirs

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
    bot_pause: tuple[float, float] = (0.7, 1.5)
    """Seconds that a bot takes at least and at most."""


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of parsed flags."""
    data = (
        Path(args.data).expanduser() if args.data else platformdirs.user_data_path("virado", appauthor=False)
    )
    return Settings(
        host=args.host, port=args.port, database=args.database, data=data, trust_proxy=args.trust_proxy
    )
