"""Routes of the pictures of link previews, drawn on request and then kept."""

import hashlib
import importlib.util
from collections.abc import Callable
from functools import partial
from pathlib import Path
from subprocess import SubprocessError
from types import ModuleType

from aiohttp import ETag, web

from virado.games.catalogue import presets
from virado.languages import DEFAULT, LANGUAGES
from virado.refusal import IllegalError
from virado.server.built_page import folder as built_page
from virado.server.executors import THINKING
from virado.server.fair_pool import FairPool, make_share
from virado.server.http import HttpRequest
from virado.server.pictures.drawing import picture
from virado.server.pictures.rendering import render
from virado.server.routing import REVALIDATE, AiohttpRequest
from virado.server.static_files import FOREVER
from virado.words.link_pictures import GENERAL, picture_revision

FIXED = Path(__file__).parent / "fixed"
"""Folder of the pictures without names, by family, for installations that cannot draw."""
FONTS = "py/fonts"
"""Folder of the fonts in the built page (web/tools/python.ts)."""


MAX_WAITING = 24
"""Maximum number of requests that wait for a drawing."""
MAX_PER_ADDRESS = 8
"""Maximum number of these requests per address."""


class Pictures:
    """The pictures by form and language. Their number is bounded, so all that were drawn are kept.

    They are drawn one at a time, and the addresses that ask for them take turns.
    """

    def __init__(self, get_address: Callable[[HttpRequest], str]) -> None:
        self._drawn: dict[tuple[str, str], bytes] = {}
        self._get_address = get_address
        self._pool = FairPool(
            "virado-pictures",
            nice_increment=THINKING,
            max_jobs=MAX_WAITING,
            max_jobs_per_group=MAX_PER_ADDRESS,
        )

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get(f"/pictures/{{language:{'|'.join(LANGUAGES)}}}/{{form}}.png", self._serve)]

    async def close(self) -> None:
        """Stop the thread."""
        await self._pool.close()

    async def _serve(self, request: web.Request) -> web.Response:
        form, language = request.match_info["form"], request.match_info["language"]
        form = "" if form == GENERAL else form
        if form and form not in presets():
            raise web.HTTPNotFound
        body = self._drawn.get((form, language))
        if body is None:
            share = make_share(self._get_address(AiohttpRequest(request)), language)
            try:
                body = await self._pool.run(share, partial(self._draw, form, language))
            except (
                IllegalError,
                OSError,
                SubprocessError,
            ):  # a chat that gets no picture now would never ask again
                body = fixed_file(form).read_bytes()
                headers = {"Cache-Control": "no-store"}
                return web.Response(body=body, content_type="image/png", headers=headers)
        etag = hashlib.blake2b(body, digest_size=12).hexdigest()
        known = {each.value for each in request.if_none_match or ()}
        response = (
            web.Response(status=304) if etag in known else web.Response(body=body, content_type="image/png")
        )
        response.etag = ETag(etag)
        is_current = request.query.get("v") == picture_revision(form, language)
        response.headers["Cache-Control"] = FOREVER if is_current else REVALIDATE
        return response

    def _draw(self, form: str, language: str) -> bytes:
        if (form, language) not in self._drawn:  # a request that waited longer may have drawn it
            self._drawn[form, language] = make_picture(form, language)
        return self._drawn[form, language]


def pictures_of_families() -> list[str]:
    """Return the first form of each family, and the empty form of the general picture."""
    first: dict[str, str] = {}
    for slug, (game, _) in presets().items():
        first.setdefault(game.name, slug)
    return ["", *first.values()]


def make_picture(form: str, language: str) -> bytes:
    """Return the PNG of a form in a language, or the fixed picture of its family if this installation cannot draw.

    Raises OSError or subprocess.SubprocessError.
    """
    outlines, fonts = load_outlines(), find_fonts()
    if outlines is None or fonts is None:
        return fixed_file(form).read_bytes()
    return draw(form, language, outlines, fonts)


def draw(form: str, language: str, outlines: ModuleType, fonts: Path, *, has_name: bool = True) -> bytes:
    """Return the PNG of a form, with its name in a language."""
    return render(picture(form, language, partial(outlines.outline, fonts), has_name=has_name))


def load_outlines() -> ModuleType | None:
    """Return the module that shapes texts; None if a library for drawing is missing."""
    if importlib.util.find_spec("resvg_py") is None:
        return None
    try:
        return importlib.import_module("virado.server.pictures.outlines")
    except ImportError:
        return None


def find_fonts() -> Path | None:
    """Return the folder of the fonts; None if the page was built without them."""
    page = built_page()
    return page / FONTS if page and (page / FONTS).is_dir() else None


def fixed_file(form: str) -> Path:
    """Return the fixed picture of the family of a form; that of the first family is also the general one."""
    return FIXED / f"{presets()[form or next(iter(presets()))][0].name}.png"


def write_fixed() -> None:
    """Write the fixed pictures, which the repository contains. Needs the libraries and a built page."""
    outlines, fonts = load_outlines(), find_fonts()
    if outlines is None or fonts is None:
        raise RuntimeError("this installation cannot draw")
    for form in filter(None, pictures_of_families()):
        fixed_file(form).write_bytes(draw(form, DEFAULT, outlines, fonts, has_name=False))


if __name__ == "__main__":
    write_fixed()
