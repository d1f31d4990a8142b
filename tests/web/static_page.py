"""The static page on a plain file server."""

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
