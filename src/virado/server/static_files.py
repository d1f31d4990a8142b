"""The files of the web client, built into the wheel from web/ (docs/explanation/web.md)."""

import base64
import hashlib
import mimetypes
import re
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path

from aiohttp import web

from virado import invocation
from virado.server.built_page import folder
from virado.server.kept_answers import KeptAnswer
from virado.server.routing import POLICY, REVALIDATE
from virado.words.link_previews import Link, preview, read_link
from virado.words.rules_pages.elements import fragment

FOREVER = "public, max-age=31536000, immutable"
"""Cache directive for files whose names contain a hash of their content."""
PAGES_KEPT = 64
"""Maximum number of pages with different previews that are kept in memory."""
PAGES = (
    "t",
    "code",
    "replay",
    "rules",
    "learn",
    "which",
    "people",
    "matches",
    "player",
    "lobby",
    "check",
    "score",
    "new",
    "join",
    "privacy",
    "admin",
)
"""First path segments for which the server returns the client's page."""
INDEXED_PAGES = frozenset({"rules", "learn", "privacy"})
"""The pages that search engines may list, besides the first page."""
NOT_INDEXED = '<meta name="robots" content="noindex" />'

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def routes(public_url: str, read_name: Callable[[str, str], str]) -> list[web.RouteDef]:
    """Return the routes of the client's pages and files.

    `public_url` is the server's address for clients, or empty; `read_name` is that of `read_link`.
    """
    root = folder()
    if root is None:
        return [web.get("/", _raise_not_found)]
    serve = partial(_serve_page, root / "index.html", public_url, read_name)
    shell, unlisted = partial(serve, is_listed=True), partial(serve, is_listed=False)
    files = [
        path
        for path in sorted(root.iterdir())
        if path.is_file() and path.suffix != ".gz" and path.name != "index.html"
    ]
    return [
        web.get("/", shell),
        *(web.get(f"/{page}{{rest:(/.*)?}}", shell if page in INDEXED_PAGES else unlisted) for page in PAGES),
        *(web.get(f"/{path.name}", partial(serve_file, path, REVALIDATE)) for path in files),
        web.get(r"/assets/{name:\w[\w.-]*}", partial(_serve_asset, root / "assets")),
    ]


@lru_cache(maxsize=4)
def policy_for(path: Path, _changed_ns: int) -> str:
    """Return the content security policy of a page.

    The file may be replaced while the server runs, so its modification time is part of the cache key.
    """
    return make_page_policy(path.read_text(encoding="utf-8"))


def make_page_policy(page: str, *, is_element: bool = False) -> str:
    """Return the content security policy of a page: the default policy with the hashes of its inline script and style.

    `is_element` leaves out the directives that browsers do not accept in an element of the page.
    """
    allowed = [
        f"{kind}-src 'self'" + "".join(f" 'sha256-{_hash_inline(text)}'" for text in found)
        for kind in ("script", "style")
        if (found := re.findall(rf"<{kind}>(.*?)</{kind}>", page, re.DOTALL))
    ]
    left_out = {each.split(" ", 1)[0] for each in allowed}
    if is_element:
        left_out.add("frame-ancestors")
    return "; ".join(
        [*(each for each in POLICY.split("; ") if each.split(" ", 1)[0] not in left_out), *allowed]
    )


def _hash_inline(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


async def _serve_page(
    path: Path,
    public_url: str,
    read_name: Callable[[str, str], str],
    request: web.Request,
    *,
    is_listed: bool,
) -> web.StreamResponse:
    link = read_link(request.path, request.query, read_name)
    return _make_page(path, path.stat().st_mtime_ns, link, public_url, is_listed=is_listed).respond(request)


@lru_cache(maxsize=PAGES_KEPT)
def _make_page(path: Path, _changed_ns: int, link: Link, public_url: str, *, is_listed: bool) -> KeptAnswer:
    """Return the client's page with the preview of a link in place of its title and description.

    An element tells search engines not to list the page, besides the header, unless `is_listed`.
    """
    before, after = re.split(r"<title>.*?</title>", path.read_text(encoding="utf-8"), maxsplit=1)
    before = re.sub(r'<meta\s+name="description"[^>]*>', "", before, count=1)
    text = before + ("" if is_listed else NOT_INDEXED) + fragment(*preview(link, public_url)) + after
    return KeptAnswer.make(text, "text/html", make_page_policy(text))


async def _serve_asset(assets: Path, request: web.Request) -> web.StreamResponse:
    path = assets / request.match_info["name"]
    if not path.is_file():
        raise web.HTTPNotFound
    return await serve_file(path, FOREVER, request)


async def serve_file(path: Path, caching: str, _request: web.Request) -> web.StreamResponse:
    """Return a response with a file.

    If the browser accepts compression, aiohttp sends the compressed file beside it instead.
    """
    response = web.FileResponse(path)
    response.headers["Cache-Control"] = caching
    response.headers["Vary"] = "Accept-Encoding"
    return response


async def _raise_not_found(_request: web.Request) -> web.Response:
    return web.Response(
        status=503,
        text="This installation was built without the browser client. The terminal client is available: "
        f"{invocation.program} play\n",
    )
