"""What proxies say of a request: the address of the client, its scheme and the host that it asked for.

A list (`X-Forwarded-For`, `X-Forwarded-Proto`, `X-Forwarded-Host`, or `Forwarded` of RFC 7239) grows by one entry at each proxy,
the nearest last. With N proxies the entry N from the right is the one that the outermost of them has added.
"""

from collections.abc import Iterable, Sequence

HTTP_PORTS = {"http": "80", "https": "443"}
"""The port that an address without one means."""


def entries(values: Iterable[str]) -> list[str]:
    """The entries of a header that may be given more than once, without quotation marks, the nearest proxy's last.

    Every comma ends an entry, within quotation marks too: a client may send one mark, and what proxies add after it would
    otherwise belong to the client's text. No proxy writes an entry with a comma.
    """
    return [each for entry in ",".join(values).split(",") if (each := _plain(entry))]


def parameter(values: Iterable[str], name: str) -> list[str]:
    """One parameter of the entries of `Forwarded`; '' where an entry lacks it. A semicolon ends a pair as a comma an entry."""
    return [_parameter(entry, name) for entry in ",".join(values).split(",") if entry.strip()]


def _parameter(entry: str, name: str) -> str:
    for pair in entry.split(";"):
        key, _, value = pair.partition("=")
        if key.strip().lower() == name:
            return _plain(value)
    return ""


def _plain(text: str) -> str:
    """A text without the quotation marks around it."""
    return text.strip().strip('"').strip()


def outermost(found: Sequence[str], proxies: int) -> str:
    """The entry that the outermost proxy has added; '' if there are fewer entries than proxies."""
    return found[-proxies] if len(found) >= proxies else ""


def without_port(entry: str) -> str:
    """An address without its port: `198.51.100.1:1234`, `[2001:db8::5]:400`."""
    entry = _plain(entry)
    if entry.startswith("["):
        address, closing, port = entry[1:].partition("]")
        is_whole = bool(closing) and (not port or (port[0] == ":" and _is_port(port[1:])))
        return address if is_whole else ""
    address, colon, port = entry.partition(":")
    return address if colon and _is_port(port) else entry


def _is_port(text: str) -> bool:
    """Whether this is a port, or a name that hides one (RFC 7239: `_` and letters)."""
    return text.isascii() and (text.isdigit() or (text[:1] == "_" and text[1:].isalnum()))


def host_of(host: str, scheme: str = "") -> str:
    """A host, with its port if that is not the usual one of the scheme, as hosts are compared: in small letters."""
    host = host.strip().lower()
    name, colon, port = host.rpartition(":")
    is_port = bool(colon) and not port.strip("0123456789") and (":" not in name or name.endswith("]"))
    return name if is_port and port in ("", HTTP_PORTS.get(scheme)) else host


def origin_of(origin: str) -> tuple[str, str]:
    """Scheme and host of an `Origin` header as they are compared; empty for `null` and what cannot be read."""
    scheme, separator, host = origin.strip().partition("://")
    scheme = scheme.lower()
    return (scheme, host_of(host, scheme)) if separator and host else ("", "")
