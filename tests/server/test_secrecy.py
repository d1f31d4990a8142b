"""Secrecy on the wire: when cards that a viewer cannot see change places, the viewer receives the same bytes."""

import asyncio
import contextlib
import io
import itertools
import random
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar

from tests.random_play import random_choice
from tests.server.clients import connect_guest, serving, write_key
from tests.session.test_secrecy import FAMILIES, Dealt, other_deal
from tests.waiting import PATIENCE_S
from virado import languages
from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Budget, Rng, never
from virado.cards import Card
from virado.games.catalogue import variant as find_variant
from virado.games.messages import PUBLIC, Move, Viewer
from virado.match import Match
from virado.packs import shuffle_cards
from virado.refusal import RefusedError
from virado.server import people as people_module
from virado.server.fair_pool import Share
from virado.server.runtime import SystemRuntime
from virado.server.tables.bot_pool import BotPool
from virado.session.state import SessionState
from virado.view import AnyView

PAIRS = 2
"""Number of pairs of deals compared for each family."""
TRIES = (
    "",
    "trail",
    "claim",
    "call orange",
    "card 7s",
    "exchange 7s",
    "pass",
    "trail 9d",
    "arrange",
    "7s x 7h",
)


GROUPS: tuple[list[list[str]], ...] = (
    [],
    [["7s", "7h", "7d"], ["As", "Ks", "Qs"]],
    [[f"{rank}s" for rank in "AKQJT98765432"]],
)
LANGUAGES = list(languages.LANGUAGES)


class StillWorld(SystemRuntime):
    """A runtime without randomness, whose clock never advances."""

    def __init__(self) -> None:
        super().__init__()
        self._secrets = itertools.count()

    def now(self) -> int:
        return 1_700_000_000_000

    def make_secret(self) -> bytes:
        return next(self._secrets).to_bytes(32)


class Tap:
    """A connection that records every message it receives."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count()
        self.heard: list[str] = []

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request, record all messages up to its answer, and return the answer."""
        number = f"n{next(self._numbers)}"
        await self._socket.send_json({"do": do, "id": number, **fields})
        while True:
            text = await self._socket.receive_str(timeout=PATIENCE_S)
            self.heard.append(text)
            if f'"id":"{number}"' in text:
                answer: dict[str, Any] = msgspec.json.decode(text)
                return answer


@asynccontextmanager
async def tapped(address: str, name: str, lang: str) -> AsyncGenerator[Tap]:
    """Connect a guest that records all messages and requests sentences."""
    async with ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as http:
        await http.post("/api/guest", json={"name": name})
        async with http.ws_connect("/ws", max_msg_size=0) as socket:
            tap = Tap(socket)
            assert (await tap.ask("hello", lang=lang, words=True))["type"] == "welcome"
            yield tap


async def _play(folder: Path, deal: Dealt, viewer: Viewer) -> tuple[list[str], str]:
    """Play a deal over the wire. Return all messages that the viewer received, and the log of the server."""
    players = deal.variant.players
    log = io.StringIO()
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(contextlib.redirect_stderr(log))
        stack.enter_context(contextlib.redirect_stdout(log))
        serves = serving(folder, world=StillWorld(), log="json", keys=write_key(folder.parent / "keys"))
        _, address = await stack.enter_async_context(serves)
        taps = [
            await stack.enter_async_context(tapped(address, f"P{seat}", LANGUAGES[seat % len(LANGUAGES)]))
            for seat in range(players + 1)
        ]
        table = (await taps[0].ask("create", variant=str(deal.variant), sit=0, hints=True))["result"]["id"]
        for seat in range(1, players):
            await taps[seat].ask("act", table=table, command={"do": "sit", "seat": seat})
        spectator = taps[players]
        for seat in range(players):
            await taps[seat].ask("watch", table=table, seat=seat)
        await spectator.ask("watch", table=table)
        await taps[0].ask("start", table=table)
        for step in deal.played.steps:
            assert isinstance(step.actor, int)
            command = {"do": "play", "seat": step.actor, "move": step.text}
            assert (await taps[step.actor].ask("act", table=table, command=command))["type"] == "done"
        tap = spectator if viewer == PUBLIC else taps[viewer]
        await _try_everything(tap, table, viewer)
        return tap.heard, log.getvalue()


async def _try_everything(tap: Tap, table: str, viewer: Viewer) -> None:
    seat = None if viewer == PUBLIC else viewer
    for since in (0, 3, 10_000):
        await tap.ask("watch", table=table, seat=seat, since=since)
    await tap.ask("lobby")
    await tap.ask("mine")
    await tap.ask("evidence", table=table)
    await tap.ask("chat", table=table, phrase="hello")
    asked = 0 if viewer == PUBLIC else viewer
    for other in (asked, asked + 1):
        await tap.ask("legal", table=table, seat=other, limit=40)
        await tap.ask("hint", table=table, seat=other, level="greedy")
        await tap.ask("arrangements", table=table, seat=other)
        await tap.ask("review", table=table, seat=other)
        await tap.ask("judge", table=table, seat=other, deal=1)
        await tap.ask("assess", table=table, seat=other, step=0)
        for groups in GROUPS:
            await tap.ask("study", table=table, seat=other, groups=groups)
        for text in TRIES:
            await tap.ask("explain", table=table, seat=other, move=text)
            if viewer == PUBLIC or other != asked:
                await tap.ask("act", table=table, command={"do": "play", "seat": other, "move": text})
    await tap.ask("act", table=table, command={"do": "ask-undo", "seat": asked})
    await tap.ask("act", table=table, command={"do": "withdraw-undo", "seat": asked})


@pytest.mark.parametrize("slug", FAMILIES)
def test_hidden_cards_change_no_byte_on_the_wire(tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch):
    numbers = itertools.count()

    def token_hex(size: int) -> str:
        return f"{next(numbers):0{2 * size}x}"

    rng = random.Random(slug)
    pack: list[Card] = []

    def of_pack(self: SessionState, seed: int) -> Match:
        return Match(self.variant, seed=seed, packs=[pack])

    def heard(deal: Dealt, viewer: Viewer, folder: Path) -> tuple[list[str], str]:
        nonlocal numbers
        numbers = itertools.count()
        pack[:] = deal.pack
        return asyncio.run(_play(folder, deal, viewer))

    monkeypatch.setattr(SessionState, "make_match", of_pack)
    monkeypatch.setattr(people_module.secrets, "token_hex", token_hex)
    if slug == "hazari":
        bot("club").prepare(find_variant(slug))
    compared = 0
    for number in range(30):
        first = Dealt(slug, shuffle_cards(Match(slug, seed=1).deck.full, number, 11))
        for _ in range(rng.randrange(1, 4 if number % 2 else 10)):
            if first.played.over or len(first.played.chance) > 1:
                break
            seat = rng.choice(first.played.to_act)
            first.play(seat, random_choice(first.view(seat), rng))
        viewer: Viewer = PUBLIC if compared % 2 else rng.randrange(first.variant.players)
        if first.played.over or len(first.played.chance) > 1:
            continue
        other = other_deal(first, viewer, rng)
        if other is None or len(other.played.chance) > 1 or other.pack == first.pack:
            continue
        one, logged = heard(first, viewer, tmp_path / f"{number}a")
        two, logged_too = heard(other, viewer, tmp_path / f"{number}b")
        assert len(one) > 40
        assert one == two
        if viewer != PUBLIC and slug in ("casino", "hazari"):  # messages to another seat must change
            others = (viewer + 1) % first.variant.players
            assert heard(first, others, tmp_path / "c")[0] != heard(other, others, tmp_path / "d")[0]
        assert _lines(logged) == _lines(logged_too)
        compared += 1
        if compared == PAIRS:
            return
    raise AssertionError("too few deals could be compared")


def _lines(log: str) -> list[str]:
    """Return the lines of a log without times and ports."""
    return [
        re.sub(r'[\d.:TZ+-]{5,}|"(seconds|duration_ms)": ?[\d.e-]+', "#", line) for line in log.splitlines()
    ]


@pytest.mark.parametrize("slug", ["casino", "raub", "zwanzig-ab", "hazari"])
def test_a_review_reveals_nothing_about_hidden_cards(
    tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch
):
    """Check reviews of a finished deal with hidden cards exchanged.

    These are cards of the second deal, which is still in play, and cards of the first that the seat has never seen.
    """
    rng = random.Random(slug)
    bot("expert").prepare(find_variant(slug))
    first = Match(slug, seed=4, packs=_packs(slug, rng))
    while not first.finished_deals or not any(first.view().data.hands):
        seat = first.to_act[0]
        first.play(seat, random_choice(first.view(seat), rng))
    second = _other(first, rng)
    played: list[Match] = []

    async def judge_for(
        self: BotPool, view: AnyView, move: Move | None, level: str, seed: Rng, _seconds: float, share: Share
    ) -> Analysis:
        budget = Budget(simulations=40)
        if move is None:
            return await self.run(lambda: bot(level).think(view, budget, never, seed), share)
        return await self.run(lambda: bot(level).judge(view, move, budget, never, seed), share)

    def of_packs(self: SessionState, seed: int) -> Match:
        return Match(self.variant, seed=seed, packs=played[0].packs)

    monkeypatch.setattr(BotPool, "search_with_budget", judge_for)
    monkeypatch.setattr(SessionState, "make_match", of_packs)

    async def look_back() -> list[Any]:
        async with (
            serving(tmp_path, world=StillWorld()) as (_, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            table = (await rosa.request("create", variant=slug, sit=0))["id"]
            for seat in range(1, find_variant(slug).players):
                await rosa.request("act", table=table, command={"do": "sit", "seat": seat})
            await rosa.request("start", table=table)
            for step in played[0].steps:
                command = {"do": "play", "seat": step.actor, "move": step.text}
                await rosa.request("act", table=table, command=command)
            judged = await rosa.request("judge", table=table, seat=0, deal=1)
            return [judged, await rosa.request("review", table=table, seat=0, deal=1)]

    told: list[list[Any]] = []
    for match in (first, second):
        played[:] = [match]
        told.append(asyncio.run(look_back()))
    assert told[0][0]["decisions"]
    assert told[0] == told[1]


def _packs(slug: str, rng: random.Random) -> list[list[Card]]:
    deck = Match(slug, seed=1).deck.full
    return [shuffle_cards(deck, rng.randrange(1000), 11) for _ in range(2)]


def _other(match: Match, rng: random.Random) -> Match:
    """Return a match with the same moves and other hidden cards, which looks the same to the first seat.

    Cards that the seat cannot see change places in the second deal and, if possible, in the first.
    """
    found = match
    changed: set[int] = set()
    for _ in range(100):
        packs = [list(pack) for pack in found.packs]
        deal = rng.randrange(2)
        one, two = rng.sample(range(len(packs[deal])), 2)
        packs[deal][one], packs[deal][two] = packs[deal][two], packs[deal][one]
        other = Match(match.variant, seed=4, packs=packs)
        with contextlib.suppress(RefusedError):
            for step in match.steps:
                other.play(step.actor, step.text)
            if other.view(0).to_bytes() == match.view(0).to_bytes():
                found = other
                changed.add(deal)
    assert 1 in changed
    return found
