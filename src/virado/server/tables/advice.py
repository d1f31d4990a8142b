"""What the server advises a seat: what a bot would do, what an arrangement is worth. Never in a rated match."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial

from virado.bots.catalogue import LEVELS, bot
from virado.bots.contract import Rng
from virado.cards import Seat
from virado.games.hazari.messages import Arrange
from virado.games.messages import Cards
from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server import wire
from virado.server.limits import Counts
from virado.server.presenting.arranging import best_first, studied, suggested
from virado.server.presenting.reader import Reader
from virado.server.presenting.thoughts import thoughts
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.table import Table
from virado.server.tables.thinking import Thinkers
from virado.view import AnyView

ARRANGING = "hazari"
"""The family in which cards are arranged."""
HELPER = "club"
"""The level whose tables the help with arranging uses."""
MOST_HINTED = 5


class Advice:
    """Advice at the tables of one node."""

    def __init__(self, thinkers: Thinkers, legal_cache: LegalCache, hints: Counts) -> None:
        """`hints` are the thoughts that people wait for."""
        self._thinkers = thinkers
        self._legal_cache = legal_cache
        self._hints = hints

    async def hint(
        self, table: Table, view: AnyView, level: str, reader: Reader, person: str, *, titled: bool
    ) -> wire.Hints:
        """What a bot of that level thinks of the moves of a seat."""
        if level not in LEVELS:
            raise OptionsError("no-such-bot", level, candidates=LEVELS)
        check(table, view.seat, view)
        with self._one_more(person):
            analysis = await self._thinkers.think(view, level, Rng(0))
        best = analysis.candidates[:MOST_HINTED]
        moves = await asyncio.to_thread(thoughts, best, view, reader, titled=titled)
        return wire.Hints(level=level, moves=moves)

    async def study(
        self, table: Table, view: AnyView, groups: tuple[Cards, ...], reader: Reader
    ) -> wire.Study:
        """An arrangement in the making."""
        check(table, view.seat, view, family=ARRANGING)
        usual = self._is_ready(view)
        return await self._legal_cache.do(lambda: studied(view, groups, reader, usual=usual))

    async def arrangements(
        self, table: Table, view: AnyView, reader: Reader, person: str
    ) -> wire.Arrangements:
        """A few arrangements worth a look; until all can be counted, the one that is best first."""
        check(table, view.seat, view, family=ARRANGING)
        with self._one_more(person):
            if self._is_ready(view):
                return await self._thinkers.do(partial(suggested, view, reader))
            move = (await self._thinkers.think(view, "greedy", Rng(0))).best.move
        assert isinstance(move, Arrange)
        return best_first(move.groups, reader)

    @contextmanager
    def _one_more(self, person: str) -> Generator[None]:
        """One more thought that a person waits for; IllegalError if there are too many."""
        if not self._hints.take(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": self._hints.limit}))
        try:
            yield
        finally:
            self._hints.give_back(person)

    def _is_ready(self, view: AnyView) -> bool:
        """Whether arrangements can be counted at once; else that is prepared."""
        self._thinkers.ready_player(view.variant, HELPER)
        return bot(HELPER).is_ready(view.variant)


def check(table: Table, seat: Seat, view: AnyView, *, family: str = "") -> None:
    """IllegalError unless a seat may be advised now."""
    if table.session.setup.rated:
        raise IllegalError(Refusal("no-hints-in-rated"))
    if family and view.variant.game.name != family:
        raise IllegalError(Refusal("nothing-to-arrange"))
    if seat not in view.to_act:
        raise IllegalError(Refusal("nothing-to-decide", None, {"seat": seat}), str(seat))
