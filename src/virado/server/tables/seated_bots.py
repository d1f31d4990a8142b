"""The bots in the seats of one table: asked when the session asks them, with a pause, outside the event loop."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Protocol

from virado.bots.contract import Rng
from virado.server.fair_pool import Share
from virado.server.runtime import Runtime
from virado.server.tables.bot_delays import BotDelays, find_slowest, moment
from virado.server.tables.bot_pool import BotPool
from virado.server.wire import Pace
from virado.session import HOST, Answer, AnyCommand, PassCall, Person, Play, Question, SeatedBot, Session
from virado.view import AnyView

LOGGER = "virado.bots"
"""Of what goes wrong with a bot; its level stands behind."""
STAND_IN = "greedy"
"""The level that plays when a bot fails: it needs nothing compiled."""


class BotTable(Protocol):
    """A table with bots in its seats."""

    session: Session

    @property
    def share(self) -> Share:
        """The queue for its bots' searches: that of its owner, and of the table among the tables of that owner."""
        ...

    @property
    def has_active_bots(self) -> bool:
        """Whether its bots are to think now."""
        ...

    async def get_bot_question(self, question: Question) -> tuple[str, AnyView] | None:
        """The level of the bot that is asked, and what it sees; None if the question does not stand any more."""
        ...

    async def act(self, command: AnyCommand, sender: Person | str | None) -> Answer:
        """Do a command."""
        ...

    def start_soon(self, work: Coroutine[None, None, object]) -> None:
        """Do something in the background."""
        ...


class BotSearches:
    """What the bots of a table are thinking about."""

    def __init__(self, table: BotTable, bot_pool: BotPool, runtime: Runtime, bot_delays: BotDelays) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self._runtime = runtime
        self._bot_delays = bot_delays
        self._paces: dict[str, Pace] = {}
        """By person, how fast bots shall play."""
        self._searches: dict[Question, asyncio.Task[None]] = {}

    def set_pace(self, person: str, pace: Pace) -> None:
        """Let bots play as fast as a person wants, unless somebody else at the table wants them slower."""
        self._paces[person] = pace

    @property
    def _pace(self) -> Pace:
        """The slowest that the people in the seats want; who has not said so wants the normal one."""
        seats = self._table.session.seats
        people = {held.person.id for held in seats if held.person is not None}
        return find_slowest(self._paces.get(person, "normal") for person in people)

    def update(self) -> None:
        """Let bots think about what they are asked now, and about nothing else."""
        session = self._table.session
        if not self._searches and not session.has_bots_that_play:
            return
        standing = {
            question
            for question in session.asked
            if isinstance(session.seats[question.seat].player, SeatedBot)
        }
        for question in [question for question in self._searches if question not in standing]:
            self._searches.pop(question).cancel()
        for question in standing:
            if question not in self._searches and self._table.has_active_bots:
                self._searches[question] = asyncio.create_task(self._answer(question))

    def stop(self) -> None:
        """Let no bot think until they are asked again."""
        self.cancel()
        self._searches.clear()

    def cancel(self) -> None:
        """Let no bot think any more."""
        for task in self._searches.values():
            task.cancel()

    async def _answer(self, question: Question) -> None:
        asked = await self._table.get_bot_question(question)
        if asked is None:
            self._searches.pop(question, None)
            return
        level, view = asked
        loop = asyncio.get_running_loop()
        begun = loop.time()
        pauses = self._bot_delays.scale(self._pace)
        is_call = question.what == "call"
        pause = pauses.call if is_call else self._runtime.draw_delay(pauses.low, pauses.high)
        try:
            command = await self._think(question, level, view)
        except Exception as error:  # a bot that fails keeps nobody from playing on
            logging.getLogger(f"{LOGGER}.{level}").warning("has failed", exc_info=error)
            command = await self._in_its_place(question, view)
        now = loop.time()
        await asyncio.sleep(moment(begun, pause, now, pauses.step) - now)
        self._searches.pop(question, None)
        self._table.start_soon(self._table.act(command, HOST))

    async def _think(self, question: Question, level: str, view: AnyView) -> AnyCommand:
        rng = Rng(int.from_bytes(self._runtime.make_secret()[:7], "big"))
        if question.what == "call":
            said = await self._bot_pool.call(view, level, rng, self._table.share)
            if said is None:
                return PassCall(seat=question.seat, question=question.number)
            return Play(seat=question.seat, move=str(said), question=question.number)
        analysis = await self._bot_pool.search(view, level, rng, self._table.share)
        return Play(seat=question.seat, move=str(analysis.best.move), question=question.number)

    async def _in_its_place(self, question: Question, view: AnyView) -> AnyCommand:
        """What another player does, who is always ready."""
        if question.what == "call":
            return _choose_fallback(question, view)
        try:
            return await self._think(question, STAND_IN, view)
        except Exception as error:
            logging.getLogger(f"{LOGGER}.{STAND_IN}").warning("has failed", exc_info=error)
            return _choose_fallback(question, view)


def _choose_fallback(question: Question, view: AnyView) -> AnyCommand:
    """An answer that needs no thought."""
    if question.what == "call":
        return PassCall(seat=question.seat, question=question.number)
    return Play(seat=question.seat, move=str(view.legal(limit=1)[0]), question=question.number)
