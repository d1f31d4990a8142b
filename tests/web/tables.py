"""Tables for tests, asked for by the page itself over its own line."""

from typing import Any

from playwright.sync_api import Page

from virado import Match

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

_ASK = """
async ([request, fields]) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const hear = () => new Promise((resolve) => (socket.onmessage = (event) => resolve(JSON.parse(event.data))));
  await new Promise((resolve) => (socket.onopen = resolve));
  socket.send(JSON.stringify({ do: "hello", id: "hello" }));
  const welcome = await hear();
  if (welcome.type !== "welcome") return welcome;
  const id = crypto.randomUUID();
  socket.send(JSON.stringify({ do: request, id, ...fields }));
  let answer = await hear();
  while (answer.id !== id) answer = await hear();
  socket.close();
  return answer;
}
"""

_KNOWN = """
async () => {
  while (!(await fetch("/api/me")).ok) await new Promise((resolve) => setTimeout(resolve, 30));
}
"""


def known(page: Page) -> None:
    """Wait until the server knows this browser."""
    page.evaluate(_KNOWN)


def ask(page: Page, request: str, **fields: Any) -> Any:
    """The result of a request by the person of a page."""
    known(page)
    answer = page.evaluate(_ASK, [request, fields])
    assert answer["type"] == "done", answer
    return answer["result"]


def new_table(page: Page, variant: str, *, level: str = "greedy") -> str:
    """Open a table against bots, deal, and go there; its name."""
    players = Match(variant, seed=0).variant.players
    bots = {str(seat): level for seat in range(1, players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots, start=True)["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-hand], [data-desk]")
    return table
