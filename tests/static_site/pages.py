"""Pages that talk to the core on a device."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from virado.static_site.device import Device, open_device


class Log:
    """A logger that fails the test when the device warns."""

    def info(self, event: str, /, **fields: object) -> None:
        pass

    def warning(self, event: str, /, **fields: object) -> None:
        raise AssertionError((event, fields))

    error = warning


class Page:
    """A page with one line to the device."""

    def __init__(self, device: Device, line: int = 1) -> None:
        self.device = device
        self.messages: list[dict[str, Any]] = []
        self.is_closed = False
        self._line = line
        self._last = 0
        self._news = asyncio.Event()

    async def open(self) -> None:
        await self.device.open_line(self._line, self._take, self._end)
        await self.ask("hello", lang="en")

    def _take(self, text: str) -> None:
        self.messages.append(json.loads(text))
        self._news.set()

    def _end(self) -> None:
        self.is_closed = True

    async def ask(self, do: str, **fields: object) -> Any:
        """Return the result of a request."""
        self._last += 1
        name = f"r{self._last}"
        await self.device.receive(self._line, json.dumps({"do": do, "id": name, **fields}))
        while True:
            for message in self.messages:
                if message.get("id") == name:
                    assert message["type"] in ("done", "welcome"), message
                    return message.get("result", message)
            await self.wait()

    async def wait(self) -> None:
        """Wait for the next message."""
        self._news.clear()
        async with asyncio.timeout(20):
            await self._news.wait()

    def state(self) -> dict[str, Any]:
        """Return the latest state of the table."""
        return next(each["state"] for each in reversed(self.messages) if each["type"] == "entries")

    async def play_match(self, table: str) -> None:
        """Play until the match is over."""
        await self.ask("watch", table=table, seat=0)
        while self.state()["stage"] != "over":
            asked = [each for each in self.state()["asked"] if each[0] == 0 and each[1] == "move"]
            if not asked:
                await self.wait()
                continue
            legal = await self.ask("legal", table=table, seat=0, limit=1)
            move = legal["moves"][0]
            text = move if isinstance(move, str) else move["text"]
            await self.ask(
                "act",
                table=table,
                command={"do": "play", "seat": 0, "move": text, "question": asked[0][2]},
            )


@asynccontextmanager
async def device_page(folder: Path, name: str = "Rosa") -> AsyncGenerator[Page]:
    folder.mkdir(exist_ok=True)
    async with open_device(folder, Log(), bot_pause=(0.0, 0.0)) as device:
        made = await device.call("POST", "/api/guest", "en", json.dumps({"name": name}))
        assert made.status == 200, made
        page = Page(device)
        await page.open()
        yield page
