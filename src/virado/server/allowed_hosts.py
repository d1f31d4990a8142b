"""Host names of a server.

A request under any other name that resolves to this server (DNS rebinding) is refused.
"""

import socket
from collections.abc import Iterable

from virado.server.forwarded import normalize_host
from virado.server.limits import parse_ip

LOCAL = "localhost"


class AllowedHosts:
    """A check of whether a `Host` header names this server.

    Numeric addresses, `localhost` and the name of the machine are always accepted, because no page of another site
    can use them as its origin. Behind a trusted proxy every name is accepted, unless names are configured.
    """

    def __init__(self, names: Iterable[str], *, any_name: bool) -> None:
        """Combine the configured `names` with those of this machine.

        `any_name`: accept every name if none is configured.
        """
        given = {_strip_port(name) for name in names}
        self._allows_any = any_name and not given
        self._names = given | _list_machine_names()

    def knows(self, host: str) -> bool:
        """Return True if a host, with or without a port, names this server."""
        name = _strip_port(host)
        return (
            self._allows_any
            or name in self._names
            or name == LOCAL
            or name.endswith(f".{LOCAL}")
            or parse_ip(name) is not None
        )


def _strip_port(host: str) -> str:
    """Return a host name without its port and the trailing root dot."""
    name = normalize_host(host)
    if not name.endswith("]") and name.count(":") == 1:
        name = name.partition(":")[0]
    elif name.startswith("["):
        inside, _, port = name[1:].partition("]")
        name = inside if not port or port.startswith(":") else ""
    return name.removesuffix(".")


def _list_machine_names() -> set[str]:
    """Return the names of this machine on its local network."""
    own = socket.gethostname().lower().removesuffix(".")
    first = own.partition(".")[0]
    return {name for name in (own, first, f"{first}.local" if first else "") if name}
