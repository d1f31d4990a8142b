"""The description of an HTTP route: path, query, body, answer and refusals."""

from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from virado.bounds import LanguageTag, VariantText
from virado.refusal import Facts

Method: TypeAlias = Literal["GET", "POST", "DELETE"]
BodyKind: TypeAlias = Literal["json", "lines", "frames", "text"]
"""Format of bodies and answers.

`json`: one JSON value. `lines` and `frames`: one value per line or frame, in both directions while the connection
lasts. `text`: other text.
"""

LOGIN: Final = ("not-signed-in",)
OWNER: Final = (*LOGIN, "token-only-plays", "banned")
"""Refusals of routes that need a browser session or a token with scope `account`."""
ADMIN: Final = (*LOGIN, "not-administrator", "confirm-first", "banned")
"""Refusals of routes for administrators only."""
PASSWORD: Final = ("wrong-password", "too-many-tries", "server-full")
CODE: Final = ("code-needed", "wrong-code")
"""Additional refusals of routes that ask for the code of a second factor as well as the password."""
ALWAYS: Final = (
    "unknown-host",
    "address-banned",
    "too-fast",
    "foreign-origin",
    "read-only",
    "not-stored",
    "internal-error",
)
"""Refusals that any route under `/api/` may return."""
WHILE_READ_ONLY: Final = (
    "/api/guest",
    "/api/sign-in",
    "/api/sign-out",
    "/api/prove",
    "/api/replay",
    "/api/score",
    "/api/ruling",
)
"""Paths that remain available in read-only mode, in addition to GET requests and administrators' requests."""
WITH_BODY: Final = ("bad-request", "request-too-long")
"""Refusals that any route with a body may return."""
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
"""HTTP status by refusal code; 400 for all others."""


class HttpRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer with a status other than 200: the reason for the refusal."""

    code: str
    """Stable machine-readable code; `virado refusals` lists them all."""
    facts: Facts
    """Named values for the message: numbers, cards, seats, words."""
    message: str
    """The reason, in the language of `lang` or of the `Accept-Language` header."""
    request: str
    """Id of the request in the server's log, to be quoted in a complaint."""


class InLanguage(msgspec.Struct, frozen=True, kw_only=True):
    """The language of the answer."""

    lang: LanguageTag = ""
    """Tag of a language, such as `de`, or `fa-u-nu-latn` with the digits 0 to 9.

    For any other value, the language comes from the `Accept-Language` header, or is English. A replay or an example
    also accepts a card pattern (`de-x-german`).
    """


class OfVariant(InLanguage, frozen=True, kw_only=True):
    """The variant for an example."""

    variant: VariantText | None = None
    """Slug or canonical text; None: the variant for which the example was written."""


class Route(NamedTuple):
    """A route. Several routes may have the same path if the query distinguishes them."""

    name: str
    method: Method
    path: str
    says: str
    """Description in one line."""
    answer: object
    """Type of the answer."""
    query: type[msgspec.Struct] | None = None
    body: tuple[object, ...] = ()
    """Possible types of the body, as JSON."""
    refusals: tuple[str, ...] = ()
    """Refusal codes of this route, in addition to those of `ALWAYS`."""
    kind: BodyKind = "json"
    is_public: bool = False
    """True if the answer is the same for every client. Caches may store only such answers."""

    @property
    def all_refusals(self) -> tuple[str, ...]:
        """All refusal codes that the route may return."""
        return (*self.refusals, *(WITH_BODY if self.body else ()), *ALWAYS)
