"""The page that plays on a person's own device, which a server offers for times when it cannot be reached.

It is the page without a server (`virado.static_site.folder`) under `/device/`. A process of its own writes it into a
temporary folder when it is first requested, which takes about ten seconds.
"""

import asyncio
import contextlib
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from aiohttp import web

from virado.server.built_page import folder as built_page
from virado.server.http import HttpAnswer, HttpRequest, answer
from virado.server.monitoring import Logger
from virado.server.routing import CONTENT_POLICY, POLICY, REVALIDATE
from virado.server.static_files import FOREVER, policy_for, serve_file
from virado.server.wire.people import DevicePageOffer

WORKER = "assets/worker-"
"""Beginning of the paths of the workers' scripts (web/vite.config.ts)."""
WORKER_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval' blob:; connect-src 'self' blob:"
"""Content security policy of the workers, which compile WebAssembly and start Python from unpacked files."""
ADDRESS = "/device/"
WRITER = "virado.static_site.beside"
"""Program that writes the page."""


class _Written(NamedTuple):
    """The files of the page by path, and the number of bytes that a person fetches."""

    files: dict[str, Path]
    bytes: int


class DevicePage:
    """The files of the page, which are written when somebody requests them."""

    def __init__(self, *, is_offered: bool, log: Logger) -> None:
        self._is_offered = is_offered
        self._log = log
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._writing: asyncio.Task[_Written | None] | None = None

    async def offer(self, _request: HttpRequest) -> HttpAnswer:
        """GET /api/device-page: the size of the page, if this server offers it and has prepared it."""
        writing = self._start()
        if writing is None or not writing.done():
            return answer(DevicePageOffer(offered=writing is not None, bytes=None))
        written = await writing
        return answer(DevicePageOffer(offered=written is not None, bytes=written.bytes if written else None))

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the page's files."""
        return [
            web.get(ADDRESS.rstrip("/"), _redirect),
            web.get(f"{ADDRESS}{{path:.*}}", self._serve),
        ]

    async def close(self) -> None:
        """Stop writing, and delete the files."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        if self._folder is not None:
            self._folder.cleanup()

    def _start(self) -> "asyncio.Task[_Written | None] | None":
        """Start to write the page unless that has happened; None if it is not offered."""
        if self._is_offered and self._writing is None and built_page() is not None:
            self._writing = asyncio.create_task(self._write())
        return self._writing

    async def _write(self) -> _Written | None:
        self._folder = tempfile.TemporaryDirectory(prefix="virado-")
        target = Path(self._folder.name, "page")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", WRITER, str(target)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            size, problem = await process.communicate()
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode:
            self._log.error("no-device-page", problem=problem.decode(errors="replace")[-4000:])
            return None
        return _Written(await asyncio.to_thread(_list_files, target), int(size))

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"] or "index.html"
        writing = self._start()
        written = await asyncio.shield(writing) if writing else None
        found = written.files.get(path) if written else None
        if found is None:
            raise web.HTTPNotFound
        is_hashed = path.startswith("assets/") or (path.startswith("py/") and found.suffix == ".gz")
        response = await serve_file(found, FOREVER if is_hashed else REVALIDATE, request)
        if path == "index.html":
            response.headers[CONTENT_POLICY] = policy_for(found, found.stat().st_mtime_ns)
        elif path.startswith(WORKER):
            response.headers[CONTENT_POLICY] = WORKER_POLICY
        return response


async def _redirect(_request: web.Request) -> web.StreamResponse:
    raise web.HTTPMovedPermanently(ADDRESS)


def _list_files(page: Path) -> dict[str, Path]:
    """Return the files of a page by path. Those of the built client are taken from there, where they are also compressed."""
    built = built_page()
    files = {each.relative_to(page).as_posix(): each for each in page.rglob("*") if each.is_file()}
    for path in files:
        if built is not None and path.startswith("assets/"):
            files[path] = built / path
    return files
