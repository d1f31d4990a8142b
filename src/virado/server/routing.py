"""HTTP routes as declared in `virado.server.wire.routes`, served by aiohttp."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web

from virado.bounds import LONGEST_ID, LONGEST_VARIANT
from virado.refusal import IllegalError, Refusal
from virado.server.http import Endpoint, Headers, HttpAnswer, bad_request
from virado.server.wire import LONGEST_MESSAGE
from virado.server.wire.nul import PROBLEM as NUL
from virado.server.wire.routes.contract import Route

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        # inline styles are needed for the positions of cards; no style element contains user text
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
CONTENT_POLICY = "Content-Security-Policy"
HEADERS = {
    CONTENT_POLICY: POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STRICT = "max-age=31536000"
REVALIDATE = "no-cache"
"""Cache directive for answers that caches must revalidate before each use."""
UNCACHED_PREFIXES = ("/healthz", "/metrics", "/ws", "/ndjson")
"""Paths besides those under `/api/` whose answers no cache may store."""
COOKIE_SECONDS = 400 * 24 * 3600
"""Lifetime of cookies, in seconds."""
BODY_S = 15.0
"""Timeout for the body of a request, in seconds."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class AiohttpRequest:
    """A request of aiohttp as a `virado.server.http.HttpRequest`."""

    def __init__(self, request: web.Request) -> None:
        self._request = request

    @property
    def method(self) -> str:
        """The method, in capital letters."""
        return self._request.method

    @property
    def path(self) -> str:
        """The decoded path."""
        return self._request.path

    @property
    def match_info(self) -> Mapping[str, str]:
        """The variable parts of the path."""
        return self._request.match_info

    @property
    def query(self) -> Mapping[str, str]:
        """The decoded query."""
        return self._request.query

    @property
    def headers(self) -> Headers:
        """The headers."""
        return self._request.headers

    @property
    def cookies(self) -> Mapping[str, str]:
        """The cookies."""
        return self._request.cookies

    @property
    def scheme(self) -> str:
        """The scheme of the connection: `http` or `https`."""
        return self._request.scheme

    @property
    def remote(self) -> str | None:
        """The IP address of the other end of the connection; None if unknown."""
        return self._request.remote

    async def read(self) -> bytes:
        """Return the body."""
        return await self._request.read()


def bind_endpoint(endpoint: Endpoint) -> web.RouteDef:
    """Return the aiohttp route of an endpoint."""
    route = endpoint.route

    async def handle(request: web.Request) -> web.Response:
        response = make_response(await endpoint.handle(AiohttpRequest(request)))
        if route.is_public:
            response.headers["Cache-Control"] = REVALIDATE
            response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response

    return web.route(route.method, route.path, handle)


def make_response(made: HttpAnswer) -> web.Response:
    """Return an answer as a response of aiohttp."""
    headers = {"Content-Encoding": "gzip"} if made.is_gzipped else None
    response = web.Response(
        body=made.body, status=made.status, content_type="application/json", headers=headers
    )
    for cookie in made.cookies:
        if cookie.value:
            response.set_cookie(
                cookie.name,
                cookie.value,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="Lax",
                secure=cookie.is_secure,
            )
        else:
            response.del_cookie(cookie.name, httponly=True, samesite="Lax", secure=cookie.is_secure)
    if made.may_compress:
        response.enable_compression()
    return response


def bind_route(route: Route, handler: Handler) -> web.RouteDef:
    """Return the aiohttp route of a declared route whose handler needs aiohttp."""
    return web.route(route.method, route.path, handler)


async def keep_private(request: web.Request, response: web.StreamResponse) -> None:
    """Forbid caching of an answer that has no cache directive, because it may depend on the client."""
    if request.path.startswith("/api/") or request.path in UNCACHED_PREFIXES:
        response.headers.setdefault("Cache-Control", "no-store")


async def receive_body(request: web.Request) -> None:
    """Receive the body of a request, which `read` then returns.

    Raises OptionsError (`bad-request`) or IllegalError (`request-too-long`).
    """
    try:
        async with asyncio.timeout(BODY_S):
            await request.read()
    except TimeoutError:
        raise bad_request("the body did not arrive") from None
    except web.HTTPRequestEntityTooLarge:
        raise IllegalError(Refusal("request-too-long", None, {"limit": LONGEST_MESSAGE})) from None


def check_url(request: web.Request) -> None:
    """Check the characters of the path and query, and the lengths of the path's parts.

    Raises OptionsError (`bad-request`) for a character that no database stores, or a part of the path that is too
    long.
    """
    if "%00" in request.rel_url.raw_path_qs:
        raise bad_request(NUL)
    for name, text in request.match_info.items():
        longest = LONGEST_VARIANT if name == "variant" else LONGEST_ID
        if len(text) > longest:
            raise bad_request(f"Expected `str` of length <= {longest} - at `{{{name}}}` of the path")
