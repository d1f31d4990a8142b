"""Fair shares: a person with many requests delays nobody else, and play at twelve tables reaches no limit."""

import itertools
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from aiohttp import CookieJar

from tests.server.clients import Client, connect_guest, run, serving
from tests.waiting import PATIENCE_S
from virado.bots.catalogue import bot
from virado.bots.contract import Bot
from virado.server.connections import clients, connection
from virado.server.tables import bot_pool, legal_cache

AGAINST_BOT: dict[str, Any] = {
    "variant": "zwanzig-ab(players=2)",
    "sit": 0,
    "bots": {"1": "greedy"},
    "start": True,
}
VARIANTS = ("casino", "zwanzig-ab(players=2)", "raub(players=2)", "kaszino-ulmann")
PAGE = tuple(f"/api/{path}?lang=en" for path in ("me", "variants", "words/casino", "rules/casino") * 5)
"""Requests of a page opened at a table; a real page makes fewer."""
TABLES = 12
ROUNDS = 8


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Make searches of the club player wait for the returned event, on a simulated machine with two cores."""
    opened = threading.Event()
    club = bot("club")

    class Gated(Bot):
        name = "club"

        def think(self, *given: Any, **named: Any) -> Any:
            assert opened.wait(PATIENCE_S)
            return club.think(*given, **named)

    def find(level: str) -> Bot:
        return Gated() if level == "club" else bot(level)

    monkeypatch.setattr(bot_pool, "bot", find)
    monkeypatch.setattr(bot_pool.os, "cpu_count", lambda: 2)
    yield opened
    opened.set()


def test_an_endless_search_delays_neither_other_bots_nor_its_own_connection(
    tmp_path: Path, gate: threading.Event
):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", **AGAINST_BOT))["id"]
            await rosa.watch(table, 0)
            await rosa.until(lambda now: any(asked[0] == 0 for asked in now["state"]["asked"]))
            await rosa.socket.send_json({"do": "hint", "id": "h", "table": table, "seat": 0, "level": "club"})
            assert await rosa.request("ping") > 0
            other = (await tom.request("create", **AGAINST_BOT))["id"]
            await tom.watch(other, 0)
            assert await tom.play_on(other, 0, 3) == 3
            gate.set()
            while (answer := await rosa.hear()).get("id") != "h":
                pass
            assert answer["result"]["moves"]

    run(test())


def test_an_endless_listing_delays_no_other_listing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    gate, first = threading.Event(), threading.Event()
    listed = legal_cache.legal_moves

    def list_moves(*given: Any) -> Any:
        if not first.is_set():
            first.set()
            assert gate.wait(PATIENCE_S)
        return listed(*given)

    monkeypatch.setattr(legal_cache, "legal_moves", list_moves)

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            for client in (rosa, tom):
                table = (await client.request("create", **AGAINST_BOT))["id"]
                await client.watch(table, 0)
                await client.until(lambda now: any(asked[0] == 0 for asked in now["state"]["asked"]))
                asked = {"do": "legal", "id": "l", "table": table, "seat": 0, "limit": 500}
                await client.socket.send_json(asked)
            while (answer := await tom.hear()).get("id") != "l":
                pass
            assert answer["result"]["moves"]
            gate.set()
            while (answer := await rosa.hear()).get("id") != "l":
                pass
            assert answer["result"]["moves"]

    run(test())


class Player(NamedTuple):
    """A person at one table, in a separate browser window or a shared one."""

    client: Client
    table: str


async def _answers(client: Client, requests: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Send requests without waiting in between, and return the answers by id."""
    for request in requests:
        await client.socket.send_json(request)
    waiting = {request["id"] for request in requests}
    answers: dict[str, dict[str, Any]] = {}
    while waiting - set(answers):
        message = await client.hear()
        if message.get("id") in waiting:
            answers[message["id"]] = message
        else:
            client.notifications.append(message)
    return answers


async def _is_asked(player: Player) -> bool:
    """Wait for the person's turn at a table; return False if the match is over."""
    told = player.client.notifications
    while True:
        entries = (each for each in reversed(told) if each["type"] == "entries")
        now = next((each for each in entries if each["table"] == player.table), None)
        if now is not None and now["state"]["stage"] == "over":
            return False
        if now is not None and any(asked[0] == 0 for asked in now["state"]["asked"]):
            return True
        told.append(await player.client.hear())


@pytest.mark.parametrize("windows", [1, TABLES])
def test_a_person_at_twelve_tables_with_hints_reaches_no_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: int
):
    """Play twelve moves a second in all, which is faster than any person can."""
    now = [0.0]
    clock = SimpleNamespace(monotonic=lambda: now[0])
    for module in (connection, clients):
        monkeypatch.setattr(module, "time", clock)
    numbers = (f"n{number}" for number in itertools.count())
    refused: list[dict[str, Any]] = []

    async def ask(players: list[Player], requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Send one request at each table, all concurrently."""
        sent = [
            {"id": next(numbers), "table": player.table, **request}
            for player, request in zip(players, requests, strict=True)
        ]
        answers: dict[str, dict[str, Any]] = {}
        for client in {id(player.client): player.client for player in players}.values():
            own = [each for each, player in zip(sent, players, strict=True) if player.client is client]
            answers |= await _answers(client, own)
        refused.extend(answer for answer in answers.values() if answer["type"] == "refused")
        return [answers[each["id"]] for each in sent]

    async def play_round(players: list[Player]) -> None:
        """Request a hint, the legal moves and a dragged card's moves at each table, then move."""
        await ask(players, [{"do": "hint", "seat": 0, "level": "beginner"}] * len(players))
        legal = await ask(players, [{"do": "legal", "seat": 0, "limit": 500}] * len(players))
        moves = [answer["result"]["moves"][0]["text"] for answer in legal]
        for _ in range(4):
            await ask(players, [{"do": "explain", "seat": 0, "move": move} for move in moves])
        played = [{"do": "play", "seat": 0, "move": move} for move in moves]
        await ask(players, [{"do": "act", "command": command} for command in played])

    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with serving(tmp_path) as (_, address), AsyncExitStack() as stack:
            tabs = [
                await stack.enter_async_context(connect_guest(address, "Rosa", jar)) for _ in range(windows)
            ]
            players: list[Player] = []
            for number in range(TABLES):
                tab = tabs[number % windows]
                how = {**AGAINST_BOT, "variant": VARIANTS[number % len(VARIANTS)]}
                players.append(Player(tab, (await tab.request("create", **how))["id"]))
                for path in PAGE:
                    async with tab.http.get(path) as answer:
                        if answer.status == 429:
                            refused.append(await answer.json())
                await tab.watch(players[-1].table, 0)
            await ask(players, [{"do": "chat", "phrase": "hello"}] * TABLES)
            for _ in range(ROUNDS):
                players = [player for player in players if await _is_asked(player)]
                now[0] += 1.0
                await play_round(players)
            assert len(players) > TABLES / 2

    run(test())
    assert refused == []
