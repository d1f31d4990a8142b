"""A server in a thread of this process, with repeatable deals and with state that tests can inspect."""

import asyncio
import hashlib
import random
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from tests.server.clients import serving, write_key
from tests.waiting import PATIENCE_S
from virado.cards import Seat
from virado.games.messages import Move
from virado.server.app import Server
from virado.server.connections import connection
from virado.server.runtime import SystemRuntime
from virado.server.storage.database import Statement
from virado.server.tables.locations import UNKNOWN_LOCATION
from virado.server.tables.table import Table
from virado.session import Play
from virado.view import AnyView

T = TypeVar("T")
NAME_BYTES = 9
AWAY_MS = 15_000
MAX_CHOICES = 50
"""Maximum number of moves from which a simulated seat chooses, because Hazari has thousands."""


class Host:
    """A running server whose bots answer immediately.

    All randomness is derived from the name of the scene (`begin`): the cards of its first, second, ... table, and the
    choices of bots.
    """

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._folder = folder
        self._settings: dict[str, Any] = {"per_address": 0, **settings}
        self._world = _SameChance()
        self._names: dict[tuple[str, str], str] = {}
        self._loop: asyncio.AbstractEventLoop
        self._stop: asyncio.Event
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.server: Server
        self.address = ""

    def __enter__(self) -> "Host":
        self._thread.start()
        self._opened.result(timeout=PATIENCE_S)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(timeout=PATIENCE_S)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        try:
            keys = write_key(self._folder / "keys")
            async with serving(self._folder, world=self._world, keys=keys, **self._settings) as (
                self.server,
                self.address,
            ):
                self.server.node.derive_table_name = self._name_of
                self._opened.set_result(None)
                await self._stop.wait()
        except BaseException as error:
            if not self._opened.done():
                self._opened.set_exception(error)
            raise

    def begin(self, scene: str) -> None:
        """Start a scene: set its random seed and release the account names of earlier scenes."""
        self._world.scene = scene
        self._names.clear()

        async def free_names() -> None:
            await self.server.database.transaction([Statement("DELETE FROM name_look")])

        self.ask(free_names)

    def _name_of(self, person: str, request: str) -> str:
        """Return the name of the table that a request opens.

        The cards depend on this name (docs/explanation/fairness.md).
        """
        scene = f"{self._world.scene} {len(self._names)}"
        name = hashlib.blake2b(scene.encode(), digest_size=NAME_BYTES).hexdigest()
        return self._names.setdefault((person, request), name)

    def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """Run a coroutine in the server's thread and return its result."""

        async def run() -> T:
            return await question()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(timeout=PATIENCE_S)

    def table(self, name: str) -> Table:
        """Return a table of the server."""

        async def find() -> Table:
            return await self.server.node.get_table(name)

        return self.ask(find)

    def play_on(
        self,
        name: str,
        wanted: Callable[[AnyView], bool] = lambda _: False,
        *,
        seat: Seat = 0,
        seed: int = 1,
        pick: Callable[[AnyView], Move] | None = None,
    ) -> bool:
        """Play a seat until `wanted` accepts the position at its turn, or the score of a deal is pending.

        `pick` chooses the moves; by default they are random. Return False if the match ends first.
        """
        table = self.table(name)
        session, rng = table.session, random.Random(seed)
        person = session.seats[seat].person
        assert person is not None

        async def play() -> bool:
            spectator = _Spectator()
            await table.subscribe(spectator, None, 0)
            while session.stage != "over" and (session.score is None or not session.score.holds):
                spectator.told.clear()
                if all(asked.seat != seat for asked in session.asked):
                    await asyncio.wait_for(spectator.told.wait(), PATIENCE_S)
                    continue
                view = session.view(seat)
                if wanted(view):
                    break
                move = str(pick(view) if pick else rng.choice(view.legal(MAX_CHOICES)))
                answer = await table.act(Play(seat=seat, move=move), person.id)
                assert answer.refusal is None, answer.refusal
            table.subscribers.drop(spectator)
            return session.stage != "over"

        return self.ask(play)

    def play_both(self, name: str, seed: int = 1, most: int = sys.maxsize) -> None:
        """Play up to `most` random moves for all persons, until the score of a deal is pending or the match is over."""
        table = self.table(name)
        session, rng = table.session, random.Random(seed)

        async def play() -> None:
            for _ in range(most):
                if not session.asked:
                    break
                seat = session.asked[0].seat
                person = session.seats[seat].person
                assert person is not None
                move = str(rng.choice(session.view(seat).legal(MAX_CHOICES)))
                answer = await table.act(Play(seat=seat, move=move), person.id)
                assert answer.refusal is None, answer.refusal

        self.ask(play)

    def play_deal(self, name: str, seed: int = 1) -> None:
        """Play random moves for all persons, and let bots play, until a deal has been scored."""
        table = self.table(name)
        session, rng = table.session, random.Random(seed)

        async def play() -> None:
            spectator = _Spectator()
            await table.subscribe(spectator, None, 0)
            while session.score is None:
                assert session.stage == "playing"
                spectator.told.clear()
                for asked in session.asked:
                    person = session.seats[asked.seat].person
                    if person is not None:
                        move = str(rng.choice(session.view(asked.seat).legal(MAX_CHOICES)))
                        answer = await table.act(Play(seat=asked.seat, move=move), person.id)
                        assert answer.refusal is None, answer.refusal
                        break
                else:
                    await asyncio.wait_for(spectator.told.wait(), PATIENCE_S)
            table.subscribers.drop(spectator)

        self.ask(play)

    def advance(self, ms: int) -> None:
        """Advance the server's clock by `ms` milliseconds."""
        self._world.later += ms

    def drop_connections(self, person: str) -> None:
        """Close the connections of a person as a network failure does.

        The browser reconnects after `AWAY_MS`, or when it is online again.
        """

        async def cut() -> None:
            with patch.object(connection, "BACK_MS", (AWAY_MS, AWAY_MS)):
                for each in list(self.server.clients.connections):
                    if each.person == person:
                        each.close_with_reason("silent")

        self.ask(cut)


class _SameChance(SystemRuntime):
    """A runtime with an adjustable clock and repeatable randomness: every secret in a scene is the same."""

    def __init__(self) -> None:
        super().__init__()
        self.scene = ""
        self.later = 0

    def now(self) -> int:
        return super().now() + self.later

    def make_secret(self) -> bytes:
        return hashlib.sha256(self.scene.encode()).digest()


class _Spectator:
    """A subscriber without a seat that signals each update."""

    person = ""
    location = UNKNOWN_LOCATION
    text_language = ""

    def __init__(self) -> None:
        self.told = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Signal an update."""
        self.told.set()

    def resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        """Fail because the table has been unloaded."""
        raise AssertionError(f"table {table} has been given up")
