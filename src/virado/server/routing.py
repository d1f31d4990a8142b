"""HTTP routes as declared in `virado.server.wire.routes`: requests decoded into structs, answers encoded from structs."""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar, cast

import msgspec
from aiohttp import web

from virado.bounds import LONGEST_ID, LONGEST_VARIANT
from virado.languages import DEFAULT
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server.wire import LONGEST_MESSAGE
from virado.server.wire.nul import PROBLEM as NUL
from virado.server.wire.nul import has_nul
from virado.server.wire.routes.contract import STATUS, HttpRefusal, Route
from virado.words import catalogue, match_language
from virado.words.card_names import is_supported

COMPRESSION = 4
REVALIDATE = "no-cache"
"""Cache directive for answers that caches must revalidate before each use."""
UNCACHED_PREFIXES = ("/healthz", "/metrics", "/ws", "/ndjson")
"""Paths besides those under `/api/` whose answers no cache may store."""
BODY_S = 15.0
"""Timeout for the body of a request, in seconds."""
QUOTED_CHARS = 48
"""Maximum number of characters that a refusal quotes of an overlong text."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
S = TypeVar("S", bound=msgspec.Struct)
_encoder = msgspec.json.Encoder()


def bind_route(route: Route, handler: Handler) -> web.RouteDef:
    """Return an aiohttp route for a declared route and its handler."""
    return web.route(route.method, route.path, _allow_caching(handler) if route.is_public else handler)


def _allow_caching(handler: Handler) -> Handler:
    """Return a handler whose answers caches may store and revalidate before each use."""

    async def handle(request: web.Request) -> web.StreamResponse:
        response = await handler(request)
        response.headers["Cache-Control"] = REVALIDATE
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response

    return handle


async def keep_private(request: web.Request, response: web.StreamResponse) -> None:
    """Forbid caching of an answer that has no cache directive, because it may depend on the client."""
    if request.path.startswith("/api/") or request.path in UNCACHED_PREFIXES:
        response.headers.setdefault("Cache-Control", "no-store")


def answer(data: msgspec.Struct | tuple[msgspec.Struct, ...], status: int = 200) -> web.Response:
    """Return a JSON response."""
    return web.Response(body=_encoder.encode(data), content_type="application/json", status=status)


def compress_json(data: msgspec.Struct) -> bytes:
    """Return data as gzip-compressed JSON, for reuse in several answers."""
    return gzip.compress(_encoder.encode(data), COMPRESSION)


async def answer_compressed(request: web.Request, made: bytes) -> web.Response:
    """Return a response with compressed JSON, decompressed for clients that do not accept gzip."""
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return web.Response(
            body=await asyncio.to_thread(gzip.decompress, made), content_type="application/json"
        )
    return web.Response(body=made, content_type="application/json", headers={"Content-Encoding": "gzip"})


def make_refusal_response(request: web.Request, refusal: Refusal, log_id: str) -> web.Response:
    """Return a refusal as a response in the language of the request.

    `log_id` is the id of the request in the log.
    """
    words = catalogue(get_language(request))
    body = HttpRefusal(
        code=refusal.code,
        facts=refusal.facts,
        message=words.refusal(refusal),
        request=log_id,
    )
    return answer(body, STATUS.get(refusal.code, 400))


async def read_body(request: web.Request, kind: type[S]) -> S:
    """Return the decoded body of a request. Raises OptionsError (`bad-request`)."""
    body = await read_body_bytes(request)
    if has_nul(body):
        raise bad_request(NUL)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _find_too_long_text(body, kind) or bad_request(str(error)) from None


def _find_too_long_text(body: bytes, kind: type[msgspec.Struct]) -> OptionsError | None:
    """Return the refusal for the first overlong text in a body, or None.

    Only fields that declare a refusal code are considered.
    """
    try:
        given = msgspec.json.decode(body, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    for field in msgspec.structs.fields(kind):
        text, bound = given.get(field.encode_name), msgspec.inspect.type_info(field.type)
        if (
            isinstance(text, str)
            and isinstance(bound, msgspec.inspect.Metadata)
            and isinstance(bound.type, msgspec.inspect.StrType)
            and len(text) > (bound.type.max_length or len(text))
        ):
            extra = cast("dict[str, str]", bound.extra or {})  # pyright: ignore[reportUnknownMemberType]
            facts = {name: fact for name, fact in extra.items() if name not in ("refusal", "detail")}
            if "refusal" in extra:
                return OptionsError(
                    extra.get("detail", ""), text[:QUOTED_CHARS], code=extra["refusal"], **facts
                )
    return None


async def read_body_bytes(request: web.Request) -> bytes:
    """Return the body of a request.

    Raises OptionsError (`bad-request`) or IllegalError (`request-too-long`).
    """
    try:
        async with asyncio.timeout(BODY_S):
            return await request.read()
    except TimeoutError:
        raise bad_request("the body did not arrive") from None
    except web.HTTPRequestEntityTooLarge:
        raise IllegalError(Refusal("request-too-long", None, {"limit": LONGEST_MESSAGE})) from None


def parse_query(request: web.Request, kind: type[S]) -> S:
    """Return the decoded query of a request; empty parameters are ignored. Raises OptionsError (`bad-request`)."""
    given = {name: text for name, text in request.query.items() if text}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request(str(error)) from None


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


def bad_request(problem: str) -> OptionsError:
    """Return the refusal of a request that cannot be read."""
    return OptionsError("", "", code="bad-request", problem=problem)


def get_language(request: web.Request) -> str:
    """Return the language of an answer: `lang` of the query, else the `Accept-Language` header, else English."""
    return match_language(request.query.get("lang", "")) or _parse_accept_language(request)


def get_language_tag(request: web.Request) -> str:
    """Return the language of a request with the card pattern that `lang` may name, such as `de-x-german`."""
    asked = request.query.get("lang", "")
    return asked if is_supported(asked) else get_language(request)


def _parse_accept_language(request: web.Request) -> str:
    """Return the supported language that the `Accept-Language` header prefers, or English."""
    found: list[tuple[float, str]] = []
    for entry in request.headers.get("Accept-Language", "").split(","):
        tag, *parameters = (part.strip() for part in entry.split(";"))
        language, weight = match_language(tag), _parse_quality(parameters)
        if language and weight > 0:
            found.append((weight, language))
    return max(found, key=lambda each: each[0], default=(0.0, DEFAULT))[1]


def _parse_quality(parameters: Sequence[str]) -> float:
    """Return the `q` of an `Accept-Language` entry, from 0 to 1. It is 1 if absent, and 0 if it cannot be parsed."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            return float(value) if re.fullmatch(r"\s*(0(\.\d{0,3})?|1(\.0{0,3})?)\s*", value) else 0.0
    return 1.0
