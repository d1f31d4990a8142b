"""The static page on a plain file server, for tests that also run on the page of a server.

Such a test has the mark `without_server`: it needs no other person, and no particular cards.
"""

import functools
import http.server
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.static_site.written_site import NAME

ADDRESS = f"/{NAME}/"
START_MS = 240_000
"""Maximum time until Python has started, on a busy machine."""
PLAIN_FILE = "icon.svg"
"""A file of the page's origin without a program."""
ASK = """
async ([path, request, fields]) => {
  const name = `virado ${path}`.replace(/[^\\w.-]+/g, "-");
  const from = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  await new Promise((isHeld) =>
    navigator.locks.request(`${name}-${from}`, () => (isHeld(), new Promise(() => undefined))),
  );
  const post = (message) => channel.postMessage({ to: "", from, message });
  const text = (fields) => post({ do: "send", line: 1, text: JSON.stringify(fields) });
  return new Promise((resolve, reject) => {
    AbortSignal.timeout(120_000).onabort = () => reject(new Error(`no answer to ${request}`));
    channel.onmessage = ({ data }) => {
      if (data.to !== from) return;
      if (data.message.is === "opened") text({ do: "hello", id: "hello" });
      if (data.message.is !== "message") return;
      const answer = JSON.parse(data.message.text);
      if (answer.type === "welcome") text({ do: request, id: from, ...fields });
      if (answer.id !== from) return;
      post({ do: "close", line: 1 });
      resolve(answer);
    };
    post({ do: "open", line: 1 });
  });
}
"""
"""Script that asks the device as another tab of the page does. It fails if no answer comes."""
ANSWERS = f"""
(path) => new Promise((resolve) => {{
  AbortSignal.timeout(5_000).onabort = () => resolve(false);
  ({ASK})([path, "ping", {{}}]).then(() => resolve(true), () => undefined);
}})
"""
"""Script that finds out whether the device answers."""
_CALL = """
([path, method, address, body]) => {
  const name = `virado ${path}`.replace(/[^\\w.-]+/g, "-");
  const from = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  return new Promise((resolve, reject) => {
    AbortSignal.timeout(120_000).onabort = () => reject(new Error(`no answer to ${method} ${address}`));
    channel.onmessage = ({ data }) => {
      if (data.to === from && data.message.is === "answer") resolve(data.message.status);
    };
    const message = { do: "call", call: 1, method, path: address, language: "en", body: JSON.stringify(body) };
    channel.postMessage({ to: "", from, message });
  });
}
"""
"""Script that sends one HTTP request to the device."""


class PlainServer:
    """A server of static files that knows nothing about Virado and can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.sent = 0
        """Bytes of all files that have been sent."""
        handler = functools.partial(CountingHandler, self, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class CountingHandler(http.server.SimpleHTTPRequestHandler):
    """A handler that counts bytes and logs nothing."""

    def __init__(self, counted: PlainServer, *given: Any, **named: Any) -> None:
        self._counted = counted
        super().__init__(*given, **named)

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Length" and self.command == "GET":
            self._counted.sent += int(value)
        super().send_header(keyword, value)

    def log_message(self, format: str, *args: Any) -> None:  # the name of the base class
        pass


def wait_until_started(page: Page, *, path: str = ADDRESS) -> None:
    """Wait until Python has started and answers.

    After a reload the worker of the former page may open a line before it ends, and answer nothing more.
    """
    page.wait_for_selector("html[data-line=open]", timeout=START_MS)
    page.wait_for_function(ANSWERS, arg=path, timeout=START_MS)


def is_static(page: Page) -> bool:
    """Return True for a page without a server."""
    return f"{ADDRESS}#" in page.url


def route_to_hash(page: Page) -> None:
    """Let `page.goto` open the routes of a server's page, such as `/t/abc`, on the static page of the context.

    After a reload the page waits until Python has started.
    """
    open_address, reload_page = page.goto, page.reload

    def goto(path: str, **how: Any) -> Any:
        return open_address(f"{ADDRESS}#{path}" if path.startswith("/") else path, **how)

    def reload(**how: Any) -> Any:
        answer = reload_page(**how)
        wait_until_started(page)
        return answer

    changed: Any = page
    changed.goto, changed.reload = goto, reload


def register_on_device(page: Page, name: str) -> None:
    """Name the person of the device."""
    assert page.evaluate(_CALL, [ADDRESS, "POST", "/api/guest", {"name": name}]) == 200
