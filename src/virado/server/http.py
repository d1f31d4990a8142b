"""HTTP requests and answers, independent of the library that carries them."""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar, cast

import msgspec

from virado.languages import DEFAULT, offered, without_pattern
from virado.refusal import OptionsError, Refusal
from virado.server.wire.nul import PROBLEM as NUL
from virado.server.wire.nul import has_nul
from virado.server.wire.routes.contract import STATUS, HttpRefusal, Route
from virado.words import catalogue, match_language
from virado.words.card_names import is_supported

COMPRESSION = 4
"""Level of gzip, from 1 to 9."""
QUOTED_CHARS = 48
"""Maximum number of characters that a refusal quotes of an overlong text."""
COOKIE = "virado"
"""Name of the session cookie."""
HOST_ONLY = "__Host-"
"""Name prefix of cookies set over HTTPS.

Browsers accept such a cookie only from the host itself and send it to no other host.
"""
S = TypeVar("S", bound=msgspec.Struct)
_encoder = msgspec.json.Encoder()


class Headers(Protocol):
    """The headers of a request. Their names are case-insensitive."""

    def get(self, name: str, default: str, /) -> str:
        """Return the first value of a header, or a default."""
        ...

    def getall(self, name: str, default: Sequence[str], /) -> Sequence[str]:
        """Return all values of a header, or a default."""
        ...

    def __contains__(self, name: object, /) -> bool: ...


class HttpRequest(Protocol):
    """A request."""

    @property
    def method(self) -> str:
        """The method, in capital letters."""
        ...

    @property
    def path(self) -> str:
        """The decoded path."""
        ...

    @property
    def match_info(self) -> Mapping[str, str]:
        """The variable parts of the path."""
        ...

    @property
    def query(self) -> Mapping[str, str]:
        """The decoded query."""
        ...

    @property
    def headers(self) -> Headers:
        """The headers."""
        ...

    @property
    def cookies(self) -> Mapping[str, str]:
        """The cookies."""
        ...

    @property
    def scheme(self) -> str:
        """The scheme of the connection: `http` or `https`."""
        ...

    @property
    def remote(self) -> str | None:
        """The IP address of the other end of the connection; None if unknown."""
        ...

    async def read(self) -> bytes:
        """Return the body."""
        ...


class Cookie(NamedTuple):
    """A cookie that only HTTP requests of this site contain, never those of its scripts or of other sites."""

    name: str
    value: str
    """The value; empty to delete the cookie."""
    is_secure: bool
    """True if the browser may send the cookie over HTTPS only."""


class HttpAnswer(NamedTuple):
    """The answer to a request."""

    body: bytes
    status: int = 200
    cookies: tuple[Cookie, ...] = ()
    """Cookies that the browser stores or deletes."""
    is_gzipped: bool = False
    """True if the body is already compressed with gzip."""
    may_compress: bool = False
    """True if the transport should compress the body."""


class Endpoint(NamedTuple):
    """A declared route with its handler."""

    route: Route
    handle: Callable[[HttpRequest], Awaitable[HttpAnswer]]


def answer(data: msgspec.Struct | tuple[msgspec.Struct, ...], status: int = 200) -> HttpAnswer:
    """Return data as a JSON answer."""
    return HttpAnswer(_encoder.encode(data), status)


def compress_json(data: msgspec.Struct) -> bytes:
    """Return data as gzip-compressed JSON, for reuse in several answers."""
    return gzip.compress(_encoder.encode(data), COMPRESSION)


async def answer_compressed(request: HttpRequest, made: bytes) -> HttpAnswer:
    """Return compressed JSON as an answer, decompressed for clients that do not accept gzip."""
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return HttpAnswer(await asyncio.to_thread(gzip.decompress, made))
    return HttpAnswer(made, is_gzipped=True)


def make_refusal_answer(request: HttpRequest, refusal: Refusal, log_id: str) -> HttpAnswer:
    """Return a refusal as an answer in the language of the request.

    `log_id` is the id of the request in the log.
    """
    body = HttpRefusal(
        code=refusal.code,
        facts=refusal.facts,
        message=catalogue(get_language(request)).refusal(refusal),
        request=log_id,
    )
    return answer(body, STATUS.get(refusal.code, 400))


async def read_body(request: HttpRequest, kind: type[S]) -> S:
    """Return the decoded body of a request. Raises OptionsError (`bad-request`)."""
    body = await request.read()
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


def parse_query(request: HttpRequest, kind: type[S]) -> S:
    """Return the decoded query of a request; empty parameters are ignored. Raises OptionsError (`bad-request`)."""
    given = {name: text for name, text in request.query.items() if text}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request(str(error)) from None


def bad_request(problem: str) -> OptionsError:
    """Return the refusal of a request that cannot be read."""
    return OptionsError("", "", code="bad-request", problem=problem)


def get_language(request: HttpRequest) -> str:
    """Return the language of an answer, with its digits: that of `lang`, else of `Accept-Language`, else English."""
    return without_pattern(request.query.get("lang", "")) or _parse_accept_language(request)


def get_language_tag(request: HttpRequest) -> str:
    """Return the language of a request with the card pattern that `lang` may name, such as `de-x-german`."""
    asked = request.query.get("lang", "")
    return asked if is_supported(asked) else get_language(request)


def _parse_accept_language(request: HttpRequest) -> str:
    """Return the language of the page that the `Accept-Language` header prefers, or English."""
    found: list[tuple[float, str]] = []
    for entry in request.headers.get("Accept-Language", "").split(","):
        tag, *parameters = (part.strip() for part in entry.split(";"))
        language, weight = match_language(tag), _parse_quality(parameters)
        if language in offered("home") and weight > 0:
            found.append((weight, language))
    return max(found, key=lambda each: each[0], default=(0.0, DEFAULT))[1]


def _parse_quality(parameters: Sequence[str]) -> float:
    """Return the `q` of an `Accept-Language` entry, from 0 to 1. It is 1 if absent, and 0 if it cannot be parsed."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            return float(value) if re.fullmatch(r"\s*(0(\.\d{0,3})?|1(\.0{0,3})?)\s*", value) else 0.0
    return 1.0


def get_session_cookie(request: HttpRequest) -> str:
    """Return the session cookie; empty if there is none."""
    return get_cookie(request, COOKIE)


def has_old_cookie(request: HttpRequest) -> bool:
    """Return True if the request has the session cookie only under its older name.

    Other hosts of the domain can set a cookie of that name.
    """
    return COOKIE in request.cookies and f"{HOST_ONLY}{COOKIE}" not in request.cookies


def get_cookie(request: HttpRequest, name: str) -> str:
    """Return the value of a cookie. A cookie with the prefix HOST_ONLY takes precedence."""
    return request.cookies.get(f"{HOST_ONLY}{name}", "") or request.cookies.get(name, "")


def get_bearer_token(request: HttpRequest) -> str:
    """Return the token of the Authorization header; empty if there is none."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
