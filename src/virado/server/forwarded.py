"""Proxy headers of a request: the client's address, the scheme and the requested host.

Each proxy appends one entry to a list (`X-Forwarded-For`, `X-Forwarded-Proto`, `X-Forwarded-Host`, or `Forwarded` of
RFC 7239). The last entry therefore comes from the nearest proxy. With N proxies, the Nth entry from the right comes
from the outermost one.
"""

from collections.abc import Iterable, Sequence

HTTP_PORTS = {"http": "80", "https": "443"}
"""Default ports by scheme."""


def split_header(values: Iterable[str]) -> list[str]:
    """Return the unquoted entries of a header that may occur more than once, in order.

    The entry of the nearest proxy is last.

    Every comma ends an entry, even within quotation marks. Otherwise a client could send an unclosed quotation mark
    that swallows the entries added by proxies. No proxy writes an entry that contains a comma.
    """
    return [each for entry in ",".join(values).split(",") if (each := _unquote(entry))]


def parameter(values: Iterable[str], name: str) -> list[str]:
    """Return one parameter of each `Forwarded` entry; '' for an entry without it.

    Every semicolon ends a parameter, even within quotation marks.
    """
    return [_get_parameter(entry, name) for entry in ",".join(values).split(",") if entry.strip()]


def _get_parameter(entry: str, name: str) -> str:
    for pair in entry.split(";"):
        key, _, value = pair.partition("=")
        if key.strip().lower() == name:
            return _unquote(value)
    return ""


def _unquote(text: str) -> str:
    """Return a text without its enclosing quotation marks."""
    return text.strip().strip('"').strip()


def select_outermost(entries: Sequence[str], proxies: int) -> str:
    """Return the entry of the outermost proxy; '' if there are fewer entries than proxies."""
    return entries[-proxies] if len(entries) >= proxies else ""


def strip_port(entry: str) -> str:
    """Return an address without its port.

    It reads forms such as `198.51.100.1:1234` and `[2001:db8::5]:400`.
    """
    entry = _unquote(entry)
    if entry.startswith("["):
        address, closing, port = entry[1:].partition("]")
        is_whole = bool(closing) and (not port or (port[0] == ":" and _is_port(port[1:])))
        return address if is_whole else ""
    address, colon, port = entry.partition(":")
    return address if colon and _is_port(port) else entry


def _is_port(text: str) -> bool:
    """Return True if this is a port number or an obfuscated port (RFC 7239: `_` and letters)."""
    return text.isascii() and (text.isdigit() or (text[:1] == "_" and text[1:].isalnum()))


def normalize_host(host: str, scheme: str = "") -> str:
    """Return a host in lower case and without the default port of the scheme, for comparison."""
    host = host.strip().lower()
    name, colon, port = host.rpartition(":")
    is_port = bool(colon) and not port.strip("0123456789") and (":" not in name or name.endswith("]"))
    return name if is_port and port in ("", HTTP_PORTS.get(scheme)) else host


def parse_origin(origin: str) -> tuple[str, str]:
    """Return the scheme and host of an `Origin` header for comparison; both are empty for `null` or an unreadable value."""
    scheme, separator, host = origin.strip().partition("://")
    scheme = scheme.lower()
    return (scheme, normalize_host(host, scheme)) if separator and host else ("", "")
