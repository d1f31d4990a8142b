"""Tables for tests, opened by the page's own person over a WebSocket."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.host import Host
from tests.web.player import PATIENCE_MS, Player
from tests.web.static_page import ADDRESS, ASK, is_static
from virado import Match
from virado.view import AnyView

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

PLAIN = "/healthz"
"""An address of the server with almost no content."""
_INTRODUCE = """
(name) => fetch("/api/guest", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name })
}).then(({ ok }) => { if (!ok) throw new Error("not known by that name"); })
"""
_ASK = """
async ([request, fields]) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const hear = () => new Promise((resolve) => (socket.onmessage = (event) => resolve(JSON.parse(event.data))));
  await new Promise((resolve) => (socket.onopen = resolve));
  socket.send(JSON.stringify({ do: "hello", id: "hello" }));
  const welcome = await hear();
  if (welcome.type !== "welcome") return welcome;
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  socket.send(JSON.stringify({ do: request, id, ...fields }));
  let answer = await hear();
  while (answer.id !== id) answer = await hear();
  socket.close();
  return answer;
}
"""


def wait_until_connected(page: Page) -> None:
    """Wait until the page is connected as the person that the server knows."""
    page.wait_for_selector("html[data-line=open]", timeout=PATIENCE_MS)


def register_name(page: Page, name: str) -> None:
    """Register the browser's person as a guest with this name."""
    page.evaluate(_INTRODUCE, name)


def ask(page: Page, request: str, **fields: Any) -> Any:
    """Return the result of a request by the person of a page."""
    asking = (ASK, [ADDRESS, request, fields]) if is_static(page) else (_ASK, [request, fields])
    answer = page.evaluate(*asking)
    assert answer["type"] == "done", answer
    return answer["result"]


def deal_table(page: Page, variant: str, *, level: str = "greedy") -> str:
    """Open a table against bots, start it, and return its name."""
    players = Match(variant, seed=0).variant.players
    bots = {str(seat): level for seat in range(1, players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots, start=True)["id"]
    return table


def new_table(page: Page, variant: str, *, level: str = "greedy") -> str:
    """Open a table against bots, start it, go there, and return its name."""
    table = deal_table(page, variant, level=level)
    page.goto(f"/t/{table}")
    Player(page).wait_for_cards()
    return table


def go_to_position(
    page: Page,
    host: Host,
    variant: str,
    wanted: Callable[[AnyView], bool] = lambda _: False,
    *,
    seed: int = 1,
) -> bool:
    """Go to a table against bots in the first position at the person's turn that `wanted` accepts.

    Until then the server plays the person's seat. Return False if the match ends first.
    """
    table = deal_table(page, variant)
    is_found = host.play_on(table, wanted, seed=seed)
    page.goto(f"/t/{table}")
    return is_found


def worker_ready(page: Page) -> None:
    """Wait, with a time limit, until the page's service worker can answer without the server, on every page."""
    page.wait_for_selector("html[data-kept]", timeout=PATIENCE_MS)
