"""What a route of HTTP is: a path with its query, its body, its answer and the refusals that belong to it."""

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from virado.bounds import LanguageTag, VariantText
from virado.refusal import Facts

Method: TypeAlias = Literal["GET", "POST", "DELETE"]
BodyKind: TypeAlias = Literal["json", "lines", "frames", "text"]
"""One JSON value; many, one a line or one a frame, in both directions as long as the connection lasts; text of another kind."""

LOGIN: Final = ("not-signed-in",)
OWNER: Final = (*LOGIN, "token-only-plays", "banned")
"""... where only the person may ask, or a program whose token is for the account."""
ADMIN: Final = (*LOGIN, "not-administrator", "confirm-first", "banned")
"""... where only administrators may ask."""
PASSWORD: Final = ("wrong-password", "too-many-tries", "server-full")
CODE: Final = ("code-needed", "wrong-code")
"""... where the code of a second factor is asked for, too."""
ALWAYS: Final = (
    "unknown-host",
    "address-banned",
    "too-fast",
    "foreign-origin",
    "read-only",
    "not-stored",
    "internal-error",
)
"""Refusals that any route of `/api/` may answer with."""
WHILE_READ_ONLY: Final = ("/api/guest", "/api/sign-in", "/api/sign-out", "/api/prove", "/api/replay")
"""What may be asked, beside GET and what administrators ask, while nothing may be changed."""
WITH_BODY: Final = ("bad-request", "request-too-long")
"""... and any that takes a body."""
STATUS: Final = {
    "not-signed-in": 401,
    "token-only-plays": 403,
    "not-administrator": 403,
    "confirm-first": 403,
    "prove-first": 403,
    "request-too-long": 413,
    "foreign-origin": 403,
    "unknown-host": 421,
    "banned": 403,
    "address-banned": 403,
    "read-only": 503,
    "no-public-page": 404,
    "too-many-connections": 429,
    "address-too-busy": 429,
    "too-many-guests": 429,
    "too-many-tries": 429,
    "too-fast": 429,
    "internal-error": 500,
    "not-stored": 503,
    "restarting": 503,
    "server-full": 503,
}
"""HTTP status of refusals, where it is not 400."""


class HttpRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer whose status is not 200: why a request is refused."""

    code: str
    """Stable; `virado refusals` lists them all."""
    facts: Facts
    """What was wrong, by name: numbers, cards, seats, words."""
    message: str
    """In the language of `lang`, or of the header `Accept-Language`."""
    request: str
    """What the log of the server calls the request: of use in a complaint."""


class InLanguage(msgspec.Struct, frozen=True, kw_only=True):
    """In which language the answer is wanted."""

    lang: LanguageTag = ""
    """`en`, `de`, `fa`, `es`; any other, or none, means that of the header `Accept-Language`, else English. A replay and an
    example may be asked for with a pattern of cards (`de-x-german`)."""


class OfVariant(InLanguage, frozen=True, kw_only=True):
    """In which variant an example is played."""

    variant: VariantText | None = None
    """Slug or canonical text; without it the variant that the example was written for."""


class Route(NamedTuple):
    """A route, or one of several things that can be asked of a path, as its query says."""

    name: str
    method: Method
    path: str
    says: str
    """What it does, in one line."""
    answer: object
    """The type of the answer."""
    query: type[msgspec.Struct] | None = None
    body: tuple[object, ...] = ()
    """What the body may be, as JSON."""
    refusals: tuple[str, ...] = ()
    """Codes of refusals that belong to this route; any may also answer with those of `ALWAYS`."""
    kind: BodyKind = "json"
    is_public: bool = False
    """True if the answer is the same for every client; no cache may store any other."""

    @property
    def all_refusals(self) -> tuple[str, ...]:
        """Every code that it may answer with."""
        return (*self.refusals, *(WITH_BODY if self.body else ()), *ALWAYS)
