"""Drivers for browsers without Playwright: old Chromiums, Firefox and WebKitGTK, each with its own protocol.

A driver opens an address, evaluates an expression (a promise is awaited) and clicks a point with the
mouse. These operations suffice to run the same test in every browser. Chromium speaks its DevTools protocol, Firefox
WebDriver BiDi, and WebKitGTK WebDriver.
"""

import asyncio
import json
import os
import shutil
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse

from tests.waiting import PATIENCE_S, Wait
from tests.web.client import NPM, run_node
from virado.folders import cache_folder

WIDTH, HEIGHT = 1280, 860
OLD_CHROMIUM = "@sparticuz/chromium"
"""An npm package with a compressed headless Chromium of the same version number."""
UNPACK = """
import { readFileSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
for (const name of ["chromium", "swiftshader.tar"])
  writeFileSync(name, brotliDecompressSync(readFileSync(`package/bin/${name}.br`)), { mode: 0o755 });
"""


class MissingBrowserError(RuntimeError):
    """A browser is not installed; the message says how to install it."""


class Engine(ABC):
    """A page in a browser."""

    @abstractmethod
    async def open(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    async def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page, as JSON; a promise is awaited."""

    @abstractmethod
    async def press(self, x: float, y: float) -> None:
        """Click a point with the mouse."""


# ---------------------------------------------------------------------- a WebSocket with numbered commands
class _Commands:
    """Numbered commands over a WebSocket; messages other than answers are ignored."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0

    async def do(self, method: str, params: dict[str, Any], **more: Any) -> Any:
        """Run a command and return its result. Raises AssertionError if it fails."""
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": params, **more})
        while True:
            answer = await asyncio.wait_for(self._socket.receive_json(), PATIENCE_S)
            if answer.get("id") == self._number:
                assert "error" not in answer, f"{method}: {answer}"
                return answer["result"]


class _DevTools(Engine):
    """A page in Chromium, driven by its DevTools protocol."""

    def __init__(self, commands: _Commands, session: str) -> None:
        self._commands = commands
        self._session = session

    async def _do(self, method: str, **params: Any) -> Any:
        return await self._commands.do(method, params, sessionId=self._session)

    async def open(self, address: str) -> None:
        await self._do("Page.navigate", url=address)

    async def evaluate(self, expression: str) -> Any:
        result = await self._do(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")

    async def press(self, x: float, y: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            await self._do("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


class _BiDi(Engine):
    """A page in Firefox, driven by WebDriver BiDi."""

    def __init__(self, commands: _Commands, context: str) -> None:
        self._commands = commands
        self._context = context

    async def open(self, address: str) -> None:
        await self._commands.do(
            "browsingContext.navigate", {"context": self._context, "url": address, "wait": "none"}
        )

    async def evaluate(self, expression: str) -> Any:
        result = await self._commands.do(
            "script.evaluate",
            {
                "expression": f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
                "target": {"context": self._context},
                "awaitPromise": True,
            },
        )
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])

    async def press(self, x: float, y: float) -> None:
        pointer = {"type": "pointer", "id": "mouse", "actions": _pressing(x, y)}
        await self._commands.do("input.performActions", {"context": self._context, "actions": [pointer]})


class _WebDriver(Engine):
    """A page in WebKitGTK, driven by WebDriver."""

    def __init__(self, http: ClientSession, session: str) -> None:
        self._http = http
        self._session = session

    async def do(self, what: str, body: dict[str, Any]) -> Any:
        """Run a command and return its result. Raises AssertionError if it fails."""
        async with self._http.post(f"{self._session}/{what}", json=body) as answer:
            result = await answer.json(content_type=None)
        assert answer.status == 200, result
        return result["value"]

    async def open(self, address: str) -> None:
        await self.do("url", {"url": address})

    async def evaluate(self, expression: str) -> Any:
        script = f"Promise.resolve({expression}).then((value) => arguments[0](JSON.stringify(value ?? null)))"
        return json.loads(await self.do("execute/async", {"script": script, "args": []}))

    async def press(self, x: float, y: float) -> None:
        pointer = {"type": "pointer", "id": "mouse", "actions": _pressing(x, y)}
        await self.do("actions", {"actions": [pointer]})


def _pressing(x: float, y: float) -> list[dict[str, Any]]:
    return [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]


# ---------------------------------------------------------------------- programs
@asynccontextmanager
async def old_chromium(version: str, folder: Path) -> AsyncGenerator[Engine]:
    """Run a Chromium from npm."""
    program = _download(version)
    command = (
        str(program),
        "--headless",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--use-gl=swiftshader",
        "--single-process",
        "--no-zygote",
        f"--window-size={WIDTH},{HEIGHT}",
        "--remote-debugging-port=0",
        f"--user-data-dir={folder}",
        "--lang=en",
        "about:blank",
    )
    async with _running(command, LD_LIBRARY_PATH=str(program.parent)), ClientSession() as http:
        port, path = (await _wait_for_file(folder / "DevToolsActivePort")).split()
        async with http.ws_connect(f"ws://127.0.0.1:{port}{path}", max_msg_size=0) as line:
            commands = _Commands(line)
            targets = await commands.do("Target.getTargets", {})
            page = next(each["targetId"] for each in targets["targetInfos"] if each["type"] == "page")
            attached = await commands.do("Target.attachToTarget", {"targetId": page, "flatten": True})
            yield _DevTools(commands, attached["sessionId"])


@asynccontextmanager
async def firefox(folder: Path) -> AsyncGenerator[Engine]:
    """Run the system's Firefox ESR."""
    program = _find_program("firefox-esr", "firefox-esr")
    (folder / "user.js").write_text('user_pref("remote.active-protocols", 1);\n', encoding="ascii")
    command = (
        program,
        "--headless",
        "--no-remote",
        "--profile",
        str(folder),
        "--remote-debugging-port=0",
        f"--width={WIDTH}",
        f"--height={HEIGHT}",
        "about:blank",
    )
    async with _running(command, HOME=str(folder)), ClientSession() as http:
        told = json.loads(await _wait_for_file(folder / "WebDriverBiDiServer.json"))
        address = f"ws://{told['ws_host']}:{told['ws_port']}/session"
        async with http.ws_connect(address, max_msg_size=0) as line:
            commands = _Commands(line)
            await commands.do("session.new", {"capabilities": {}})
            tree = await commands.do("browsingContext.getTree", {})
            context = tree["contexts"][0]["context"]
            await commands.do(
                "browsingContext.setViewport",
                {"context": context, "viewport": {"width": WIDTH, "height": HEIGHT}},
            )
            yield _BiDi(commands, context)


@asynccontextmanager
async def webkit(folder: Path) -> AsyncGenerator[Engine]:
    """Run the system's WebKitGTK in a virtual display."""
    driver = _find_program("WebKitWebDriver", "webkit2gtk-driver")
    screen = _find_program("Xvfb", "xvfb")
    port = _free_port()
    async with AsyncExitStack() as stack:
        shown = await stack.enter_async_context(_running((screen, "-displayfd", "1", "-nolisten", "tcp")))
        assert shown.stdout
        display = (await asyncio.wait_for(shown.stdout.readline(), PATIENCE_S)).decode().strip()
        await stack.enter_async_context(
            _running((driver, f"--port={port}"), DISPLAY=f":{display}", HOME=str(folder), GDK_BACKEND="x11")
        )
        http = await stack.enter_async_context(ClientSession())
        root = f"http://127.0.0.1:{port}"
        wait = Wait()
        while True:
            try:
                async with http.get(f"{root}/status") as answer:
                    if answer.status == 200:
                        break
            except ClientError:
                pass
            await wait.turn()
        async with http.post(f"{root}/session", json={"capabilities": {"alwaysMatch": {}}}) as answer:
            made = await answer.json(content_type=None)
        session = f"{root}/session/{made['value']['sessionId']}"
        engine = _WebDriver(http, session)
        await engine.do("window/rect", {"width": WIDTH, "height": HEIGHT, "x": 0, "y": 0})
        try:
            yield engine
        finally:
            await (await http.delete(session)).read()


def _find_program(program: str, package: str) -> str:
    if path := shutil.which(program):
        return path
    raise MissingBrowserError(f"{program} is needed: apt-get install --no-install-recommends {package}")


def _download(version: str) -> Path:
    """Return the program of a version, downloaded from npm once."""
    folder = cache_folder() / "old-chromium" / version
    program = folder / "chromium"
    if not program.is_file():
        making = folder.with_name(f"{version}-{os.getpid()}")
        making.mkdir(parents=True)
        try:
            run_node(making, str(NPM), "pack", f"{OLD_CHROMIUM}@{version}", "--silent")
        except AssertionError as error:
            raise MissingBrowserError(
                f"{OLD_CHROMIUM}@{version} is needed: npm pack failed\n{error}"
            ) from error
        archive = next(making.glob("*.tgz"))
        subprocess.run(("tar", "xzf", archive.name), cwd=making, check=True)
        (making / "unpack.mjs").write_text(UNPACK, encoding="utf-8")
        run_node(making, "unpack.mjs")
        subprocess.run(("tar", "xf", "swiftshader.tar"), cwd=making, check=True)
        for left in (archive, making / "unpack.mjs", making / "swiftshader.tar"):
            left.unlink()
        shutil.rmtree(making / "package")
        making.rename(folder)
    return program


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@asynccontextmanager
async def _running(command: tuple[str, ...], **env: str) -> AsyncGenerator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *command,
        env={**os.environ, **env},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), PATIENCE_S)
            except TimeoutError:
                process.kill()
                await process.wait()


async def _wait_for_file(path: Path) -> str:
    """Wait until a browser has written a file and return its content."""
    wait = Wait()
    while not path.is_file() or not path.read_text(encoding="utf-8").strip():
        await wait.turn()
    return path.read_text(encoding="utf-8")
