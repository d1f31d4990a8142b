"""Who asks, as far as HTTP tells: address, scheme, origin and cookie of a request, behind a proxy or not."""

from aiohttp import web

from virado.refusal import IllegalError, Refusal
from virado.server.administration.bans import IpAddress
from virado.server.limits import ip_of, network_of
from virado.server.passwords import Devices
from virado.server.tables.places import Whereabouts

COOKIE, DEVICE = "virado", "virado-device"
"""Cookies: who is signed in; to which account somebody has signed in here before, which is kept after signing out."""
COOKIE_SECONDS = 400 * 24 * 3600
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where cards lie is computed; no style element is made of text
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STRICT = "max-age=31536000"


class Gate:
    """Reads requests; headers that a proxy sets are believed only if there is one."""

    def __init__(self, devices: Devices, *, trust_proxy: bool, proxies: int = 1) -> None:
        """`proxies`: how many stand one behind the other, each adding to X-Forwarded-For who has asked it."""
        self._devices = devices
        self._trust_proxy = trust_proxy
        self._proxies = proxies

    def address_of(self, request: web.Request) -> str:
        """The address of the client: what the first of our proxies has added to X-Forwarded-For."""
        return network_of(self._forwarded_for(request)) or network_of(request.remote or "")

    def ip_of(self, request: web.Request) -> IpAddress | None:
        """The same, not shortened to a network; None if it is not known."""
        return ip_of(self._forwarded_for(request)) or ip_of(request.remote or "")

    def place_of(self, request: web.Request) -> Whereabouts:
        """What tells one person from another. The address of the machine itself tells nothing: all have it who come through a
        proxy there that is not trusted."""
        ip = self.ip_of(request)
        address = "" if ip is None or ip.is_loopback else self.address_of(request)
        return Whereabouts(address, request.cookies.get(DEVICE, ""))

    def is_secure(self, request: web.Request) -> bool:
        """Whether the client speaks HTTPS."""
        return ((self._forwarded(request, "X-Forwarded-Proto") or [""])[-1] or request.scheme) == "https"

    def _forwarded_for(self, request: web.Request) -> str:
        added = self._forwarded(request, "X-Forwarded-For")
        return added[-self._proxies] if len(added) >= self._proxies else ""

    def _forwarded(self, request: web.Request, header: str) -> list[str]:
        """What proxies have set, that of the nearest last."""
        if not self._trust_proxy:
            return []
        return [each.strip() for each in ",".join(request.headers.getall(header, ())).split(",")]

    def check_origin(self, request: web.Request) -> None:
        """IllegalError (`foreign-origin`) if a page of another server asks."""
        origin = request.headers.get("Origin")
        if origin is None:
            return
        scheme = "https" if self.is_secure(request) else "http"
        if origin != f"{scheme}://{request.host}":
            raise IllegalError(Refusal("foreign-origin"), origin)

    async def add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        """What every answer carries; browsers that have come by HTTPS shall not come otherwise."""
        response.headers.update(HEADERS)
        if self.is_secure(request):
            response.headers["Strict-Transport-Security"] = STRICT

    def give_cookie(self, request: web.Request, response: web.Response, cookie: str) -> web.Response:
        """Let the browser know who it is."""
        return self._set(request, response, COOKIE, cookie)

    def remember_device(self, request: web.Request, response: web.Response, person: str) -> web.Response:
        """Note in the browser that somebody has signed in to an account there."""
        return self._set(request, response, DEVICE, self._devices.sign(person))

    def is_known_device(self, request: web.Request, person: str) -> bool:
        """Whether somebody has signed in to the account of a person in this browser."""
        return self._devices.is_known(request.cookies.get(DEVICE, ""), person)

    def _set(self, request: web.Request, response: web.Response, name: str, value: str) -> web.Response:
        response.set_cookie(
            name,
            value,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="Lax",
            secure=self.is_secure(request),
        )
        return response


def cookie_of(request: web.Request) -> str:
    """The cookie that says who is signed in; empty if there is none."""
    return request.cookies.get(COOKIE, "")


def token_of(request: web.Request) -> str:
    """The token that came with the request; empty if there is none."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
