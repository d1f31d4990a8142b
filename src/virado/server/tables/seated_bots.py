"""The bots in the seats of one table, which answer the session's questions after a delay."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import NamedTuple, Protocol

from virado.bots.contract import Budget, Rng
from virado.cards import Seat
from virado.server.fair_pool import Share
from virado.server.runtime import Runtime
from virado.server.tables.bot_delays import BotDelays, compute_answer_time, find_slowest
from virado.server.tables.bot_pool import BotPool
from virado.server.wire import Pace
from virado.session import HOST, Answer, AnyCommand, PassCall, Person, Play, Question, SeatedBot, Session
from virado.view import AnyView


class ExactSearch(NamedTuple):
    """Settings with which a bot always makes the same move in a position."""

    rng: Rng
    budget: Budget


LOGGER = "virado.bots"
"""Logger for failures of bots. The level of the bot is appended to the name."""
RETRY_S = 10.0
"""Delay before a bot of a deal set that has failed is asked again, in seconds."""
STAND_IN = "greedy"
"""Level that replaces a failing bot; it needs no compiled kernels."""


class BotTable(Protocol):
    """The methods of a table that its bots use."""

    session: Session

    @property
    def id(self) -> str:
        """Id of the table."""
        ...

    @property
    def share(self) -> Share:
        """Key of the bots' searches in the fair pool: the table's owner as the group, the table as the queue."""
        ...

    @property
    def has_active_bots(self) -> bool:
        """True if the bots may search now."""
        ...

    @property
    def exact_search(self) -> ExactSearch | None:
        """Settings of the bots at a table of a deal set; None at other tables."""
        ...

    async def get_bot_question(self, question: Question) -> tuple[str, AnyView] | None:
        """Return the level and the view of the bot that is asked, or None if the question is no longer open."""
        ...

    async def act(self, command: AnyCommand, sender: Person | str | None) -> Answer:
        """Execute a command."""
        ...

    def start_soon(self, work: Coroutine[None, None, object]) -> None:
        """Run work in the background."""
        ...


class BotSearches:
    """The searches of a table's bots."""

    def __init__(self, table: BotTable, bot_pool: BotPool, runtime: Runtime, bot_delays: BotDelays) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self._runtime = runtime
        self._bot_delays = bot_delays
        self._paces: dict[str, Pace] = {}
        """Bot pace that each person prefers."""
        self._searches: dict[Question, asyncio.Task[None]] = {}
        self.stand_ins: dict[Seat, str] = {}
        """Level that made the last move in place of a bot that was not ready or has failed, by the bot's seat."""

    def set_pace(self, person: str, pace: Pace) -> None:
        """Set the bot pace that a person prefers. The slowest preference at the table applies."""
        self._paces[person] = pace

    @property
    def _pace(self) -> Pace:
        """The slowest pace of the people in the seats. A person without a preference counts as `normal`."""
        seats = self._table.session.seats
        people = {held.person.id for held in seats if held.person is not None}
        return find_slowest(self._paces.get(person, "normal") for person in people)

    def update(self) -> None:
        """Start a search for each new question to a bot, and cancel searches whose questions are no longer open."""
        session = self._table.session
        if not self._searches and not session.has_bots_that_play:
            return
        current = {
            question
            for question in session.asked
            if isinstance(session.seats[question.seat].player, SeatedBot)
        }
        for question in [question for question in self._searches if question not in current]:
            self._searches.pop(question).cancel()
        for question in current:
            if question not in self._searches and self._table.has_active_bots:
                self._searches[question] = asyncio.create_task(self._answer_question(question))

    def stop(self) -> None:
        """Cancel all searches, so that `update` can start them again."""
        self.cancel()
        self._searches.clear()

    def cancel(self) -> None:
        """Cancel all searches."""
        for task in self._searches.values():
            task.cancel()

    async def _answer_question(self, question: Question) -> None:
        asked = await self._table.get_bot_question(question)
        if asked is None:
            self._searches.pop(question, None)
            return
        level, view = asked
        loop = asyncio.get_running_loop()
        started = loop.time()
        pauses = self._bot_delays.scale(self._pace)
        is_call = question.what == "call"
        pause = pauses.call if is_call else self._runtime.draw_delay(pauses.low, pauses.high)
        exact = self._table.exact_search
        while True:
            try:
                command = await self._search(question, level, view, exact)
            except Exception as error:  # a bot that fails must not stop the match
                self._log_failure(level, error)
                if exact is not None:
                    await asyncio.sleep(RETRY_S)
                    continue
                command = await self._choose_replacement(question, view)
            break
        now = loop.time()
        await asyncio.sleep(compute_answer_time(started, pause, now, pauses.step) - now)
        self._searches.pop(question, None)
        self._table.start_soon(self._table.act(command, HOST))

    async def _search(
        self, question: Question, level: str, view: AnyView, exact: ExactSearch | None = None
    ) -> AnyCommand:
        if exact is not None:  # no other player may move in its place
            await self._bot_pool.wait_until_ready(view.variant, level)
        rng = Rng(int.from_bytes(self._runtime.make_secret()[:7], "big")) if exact is None else exact.rng
        if question.what == "call":
            call = await self._bot_pool.call(view, level, rng, self._table.share)
            if call is None:
                return PassCall(seat=question.seat, question=question.number)
            return Play(seat=question.seat, move=str(call), question=question.number)
        thinks = self._bot_pool.get_ready_bot(view.variant, level).name
        budget = None if exact is None else exact.budget
        move = await self._bot_pool.choose(view, level, rng, self._table.share, budget)
        self._note_stand_in(question.seat, thinks)
        return Play(seat=question.seat, move=str(move), question=question.number)

    def _note_stand_in(self, seat: Seat, level: str) -> None:
        """Remember that a level moves for the bot in a seat."""
        held = self._table.session.seats[seat].player
        if isinstance(held, SeatedBot) and held.level != level:
            self.stand_ins[seat] = level
        else:
            self.stand_ins.pop(seat, None)

    def _log_failure(self, level: str, error: Exception) -> None:
        place = {"table": self._table.id, "move": len(self._table.session.numbers_of_moves) + 1}
        logging.getLogger(f"{LOGGER}.{level}").warning("has failed", exc_info=error, extra=place)

    async def _choose_replacement(self, question: Question, view: AnyView) -> AnyCommand:
        """Return the command of the level `STAND_IN`, which is always ready."""
        if question.what == "call":
            return _choose_fallback(question, view)
        try:
            return await self._search(question, STAND_IN, view)
        except Exception as error:
            self._log_failure(STAND_IN, error)
            return _choose_fallback(question, view)


def _choose_fallback(question: Question, view: AnyView) -> AnyCommand:
    """Return a command that needs no search: the first legal move, or no call."""
    if question.what == "call":
        return PassCall(seat=question.seat, question=question.number)
    return Play(seat=question.seat, move=str(view.legal(limit=1)[0]), question=question.number)
