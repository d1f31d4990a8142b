"""The names under which a server may be asked: a page of another name that leads to this machine (DNS rebinding) gets nothing."""

import socket
from collections.abc import Iterable

from virado.server.forwarded import host_of
from virado.server.limits import ip_of

LOCAL = "localhost"


class KnownHosts:
    """Says whether a `Host` header names this server.

    Addresses as numbers, `localhost` and the name of the machine always do: no page of a stranger has them. Behind a proxy that
    is trusted the proxy decides, unless names are given.
    """

    def __init__(self, names: Iterable[str], *, any_name: bool) -> None:
        """`names`: those of the settings; `any_name`: whether every name is right if there are none."""
        given = {_bare(name) for name in names}
        self._any = any_name and not given
        self._names = given | _names_of_machine()

    def knows(self, host: str) -> bool:
        """Whether a request for this host (with or without a port) is for this server."""
        name = _bare(host)
        return (
            self._any
            or name in self._names
            or name == LOCAL
            or name.endswith(f".{LOCAL}")
            or ip_of(name) is not None
        )


def _bare(host: str) -> str:
    """The name of a host without its port and the dot of the root."""
    name = host_of(host)
    if not name.endswith("]") and name.count(":") == 1:
        name = name.partition(":")[0]
    elif name.startswith("["):
        name = name[1:].partition("]")[0]
    return name.removesuffix(".")


def _names_of_machine() -> set[str]:
    """The names of this machine in its own network."""
    own = socket.gethostname().lower().removesuffix(".")
    first = own.partition(".")[0]
    return {name for name in (own, first, f"{first}.local" if first else "") if name}
