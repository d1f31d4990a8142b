"""The origin of an HTTP request: client address, scheme, host, `Origin` header and cookies, with or without a proxy."""

from collections.abc import Sequence

from virado.refusal import IllegalError, Refusal
from virado.server import forwarded
from virado.server.administration.bans import IpAddress
from virado.server.allowed_hosts import AllowedHosts
from virado.server.device_marks import DeviceMarks
from virado.server.http import COOKIE, HOST_ONLY, Cookie, HttpAnswer, HttpRequest, get_cookie
from virado.server.limits import get_network, parse_ip
from virado.server.monitoring import Logger
from virado.server.tables.locations import ClientLocation

DEVICE = "virado-device"
"""Name of the cookie with the mark of a known device, which remains after sign-out."""
LONGEST_HOST = 80
"""Maximum number of characters of a host quoted in a refusal or in the log."""
MAX_UNKNOWN = 20
"""Maximum number of refused hosts that are logged."""


class OriginCheck:
    """Check of the origin of requests. Proxy headers are trusted only if a proxy is configured."""

    def __init__(
        self,
        devices: DeviceMarks,
        *,
        trust_proxy: bool,
        proxies: int = 1,
        hostnames: Sequence[str] = (),
        log: Logger,
    ) -> None:
        """Store the proxy settings and the names of this server.

        `proxies`: length of the chain of proxies, each of which adds its client to X-Forwarded-For. `hostnames`:
        names of this server (`virado.server.allowed_hosts`).
        """
        self._devices = devices
        self._trust_proxy = trust_proxy
        self._proxies = proxies
        self._allowed_hosts = AllowedHosts(hostnames, any_name=trust_proxy)
        self._log = log
        self._warned_headers: set[str] = set()
        """Headers that had an unreadable entry; each is logged once."""
        self._unknown: set[str] = set()
        """Refused hosts that have been logged."""

    def get_client_address(self, request: HttpRequest) -> str:
        """Return the client's IPv4 address or IPv6 /64 network; '' if unknown.

        Behind trusted proxies it comes from X-Forwarded-For, as added by the outermost proxy.
        """
        ip = self.get_client_ip(request)
        return "" if ip is None else get_network(str(ip))

    def get_client_ip(self, request: HttpRequest) -> IpAddress | None:
        """Return the client's full IP address; None if unknown."""
        return self._get_forwarded_ip(request) or parse_ip(request.remote or "")

    def get_location(self, request: HttpRequest) -> ClientLocation:
        """Return the address and the device mark that distinguish the client's person from others.

        A loopback address is not used, because everybody behind a local, untrusted proxy shares it.
        """
        ip = self.get_client_ip(request)
        address = "" if ip is None or ip.is_loopback else self.get_client_address(request)
        return ClientLocation(address, DeviceMarks.get_person_part(get_cookie(request, DEVICE)))

    def is_secure(self, request: HttpRequest) -> bool:
        """Return True if the client uses HTTPS."""
        found = self._get_forwarded_entries(request, "Proto")
        said = (forwarded.select_outermost(found, self._proxies) or found[0]) if found else ""
        return (said or request.scheme).lower() == "https"

    def _get_forwarded_ip(self, request: HttpRequest) -> IpAddress | None:
        entry = forwarded.select_outermost(self._get_forwarded_entries(request, "For"), self._proxies)
        ip = parse_ip(forwarded.strip_port(entry))
        if entry and ip is None and "For" not in self._warned_headers:
            self._warned_headers.add("For")
            self._log.warning("forwarded-header-invalid", header="X-Forwarded-For")
        return ip

    def _get_forwarded_entries(self, request: HttpRequest, name: str) -> list[str]:
        """Return the entries of a proxy header, the nearest proxy's last.

        `Forwarded` is read only if X-Forwarded-For is absent.
        """
        if not self._trust_proxy:
            return []
        found = forwarded.split_header(request.headers.getall(f"X-Forwarded-{name}", ()))
        if found or "X-Forwarded-For" in request.headers:
            return found
        return forwarded.parameter(request.headers.getall("Forwarded", ()), name.lower())

    def check_host(self, request: HttpRequest) -> None:
        """Raise IllegalError (`unknown-host`) if the requested host is not a name of this server."""
        asked = request.headers.get("Host", "")
        for host in (asked, self._get_forwarded_host(request)):
            if host and not self._allowed_hosts.knows(host):
                self._log_unknown(host[:LONGEST_HOST])
                raise IllegalError(Refusal("unknown-host", None, {"name": host[:LONGEST_HOST]}))

    def _log_unknown(self, host: str) -> None:
        """Log a refused host once. The log entry names the setting that would accept it."""
        if host not in self._unknown and len(self._unknown) < MAX_UNKNOWN:
            self._unknown.add(host)
            self._log.warning("unknown-host", host=host, setting="--hostnames, VIRADO_HOSTNAMES")

    def _get_forwarded_host(self, request: HttpRequest) -> str:
        return forwarded.select_outermost(self._get_forwarded_entries(request, "Host"), self._proxies)

    def check_origin(self, request: HttpRequest) -> None:
        """Raise IllegalError (`foreign-origin`) if the request comes from a page of another site."""
        if "Origin" not in request.headers:
            return
        origin = request.headers.get("Origin", "")
        scheme = "https" if self.is_secure(request) else "http"
        hosts = [request.headers.get("Host", ""), self._get_forwarded_host(request)]
        own = {(scheme, forwarded.normalize_host(host, scheme)) for host in hosts if host}
        if forwarded.parse_origin(origin) not in own:
            raise IllegalError(Refusal("foreign-origin"), origin)

    def set_session_cookie(self, request: HttpRequest, answer: HttpAnswer, cookie: str) -> HttpAnswer:
        """Return the answer with the session cookie of a browser."""
        return self._set_cookie(request, answer, COOKIE, cookie)

    def remember_device(self, request: HttpRequest, answer: HttpAnswer, owner: str, now: int) -> HttpAnswer:
        """Return the answer with a mark that makes the browser a known device of an account.

        `owner` is the result of `make_mark_owner`.
        """
        return self._set_cookie(request, answer, DEVICE, self._devices.sign(owner, now))

    def is_known_device(self, request: HttpRequest, now: int, owner: str) -> bool:
        """Return True if the browser is a known device of the account.

        `owner` is the result of `make_mark_owner`.
        """
        return self._devices.is_known(get_cookie(request, DEVICE), owner, now)

    def _set_cookie(self, request: HttpRequest, answer: HttpAnswer, name: str, value: str) -> HttpAnswer:
        is_secure = self.is_secure(request)
        cookies = [Cookie(f"{HOST_ONLY}{name}" if is_secure else name, value, is_secure)]
        if is_secure and name in request.cookies:
            cookies.append(Cookie(name, "", is_secure))
        return answer._replace(cookies=(*answer.cookies, *cookies))

    def delete_session_cookie(self, request: HttpRequest, answer: HttpAnswer) -> HttpAnswer:
        """Return the answer with the deletion of the browser's session cookie."""
        is_secure = self.is_secure(request)
        names = (f"{HOST_ONLY}{COOKIE}", COOKIE) if is_secure else (COOKIE,)
        return answer._replace(cookies=tuple(Cookie(name, "", is_secure) for name in names))
