"""Routes of the pictures of link previews, drawn on request and then kept."""

import asyncio
import hashlib
import importlib
from functools import partial
from pathlib import Path
from types import ModuleType

from aiohttp import ETag, web

from virado.games.catalogue import presets
from virado.languages import DEFAULT, LANGUAGES
from virado.server.built_page import folder as built_page
from virado.server.pictures.drawing import picture
from virado.server.routing import REVALIDATE
from virado.server.static_files import FOREVER
from virado.words.link_pictures import GENERAL, picture_revision

FIXED = Path(__file__).parent / "fixed"
"""Folder of the pictures without names, by family, for installations that cannot draw."""
FONTS = "py/fonts"
"""Folder of the fonts in the built page (web/tools/python.ts)."""


class Pictures:
    """The pictures by form and language. Their number is bounded, so all that were drawn are kept."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[str, str], bytes] = {}
        self._drawing = asyncio.Lock()

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [web.get(f"/pictures/{{language:{'|'.join(LANGUAGES)}}}/{{form}}.png", self._serve)]

    async def _serve(self, request: web.Request) -> web.Response:
        form, language = request.match_info["form"], request.match_info["language"]
        form = "" if form == GENERAL else form
        if form and form not in presets():
            raise web.HTTPNotFound
        async with self._drawing:  # one at a time, because drawing holds the interpreter
            if (form, language) not in self._drawn:
                self._drawn[form, language] = await asyncio.to_thread(make_picture, form, language)
        body = self._drawn[form, language]
        etag = hashlib.blake2b(body, digest_size=12).hexdigest()
        known = {each.value for each in request.if_none_match or ()}
        response = (
            web.Response(status=304) if etag in known else web.Response(body=body, content_type="image/png")
        )
        response.etag = ETag(etag)
        is_current = request.query.get("v") == picture_revision(form, language)
        response.headers["Cache-Control"] = FOREVER if is_current else REVALIDATE
        return response


def pictures_of_families() -> list[str]:
    """Return the first form of each family, and the empty form of the general picture."""
    first: dict[str, str] = {}
    for slug, (game, _) in presets().items():
        first.setdefault(game.name, slug)
    return ["", *first.values()]


def make_picture(form: str, language: str) -> bytes:
    """Return the PNG of a form in a language, or the fixed picture of its family if this installation cannot draw."""
    renderer, fonts = load_renderer(), find_fonts()
    if renderer is None or fonts is None:
        return fixed_file(form).read_bytes()
    return draw(form, language, renderer, fonts)


def draw(
    form: str, language: str, renderer: tuple[ModuleType, ModuleType], fonts: Path, *, has_name: bool = True
) -> bytes:
    """Return the PNG of a form, with its name in a language."""
    resvg, outlines = renderer
    write = partial(outlines.outline, fonts)
    svg = picture(form, language, write, has_name=has_name)
    return bytes(resvg.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


def load_renderer() -> tuple[ModuleType, ModuleType] | None:
    """Return the modules that draw and shape; None if a library is missing."""
    try:
        return importlib.import_module("resvg_py"), importlib.import_module("virado.server.pictures.outlines")
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
    renderer, fonts = load_renderer(), find_fonts()
    if renderer is None or fonts is None:
        raise RuntimeError("this installation cannot draw")
    for form in filter(None, pictures_of_families()):
        fixed_file(form).write_bytes(draw(form, DEFAULT, renderer, fonts, has_name=False))


if __name__ == "__main__":
    write_fixed()
