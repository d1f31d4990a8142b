"""The bots in the seats of one table: asked when the session asks them, with a pause, outside the event loop."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Protocol

from virado.bots.contract import Rng
from virado.server.clock import World
from virado.server.fair_pool import Share
from virado.server.tables.pauses import Pauses, moment, slowest
from virado.server.tables.thinking import Thinkers
from virado.server.wire import Pace
from virado.session import HOST, Answer, AnyCommand, PassCall, Person, Play, Question, SeatedBot, Session
from virado.view import AnyView

LOGGER = "virado.bots"
"""Of what goes wrong with a bot; its level stands behind."""
STAND_IN = "greedy"
"""The level that plays when a bot fails: it needs nothing compiled."""


class AskingTable(Protocol):
    """A table with bots in its seats."""

    session: Session

    @property
    def share(self) -> Share:
        """The queue for its bots' searches: that of its owner, and of the table among the tables of that owner."""
        ...

    @property
    def bots_play(self) -> bool:
        """Whether its bots are to think now."""
        ...

    async def asked_of_bot(self, question: Question) -> tuple[str, AnyView] | None:
        """The level of the bot that is asked, and what it sees; None if the question does not stand any more."""
        ...

    async def act(self, command: AnyCommand, sender: Person | str | None) -> Answer:
        """Do a command."""
        ...

    def later(self, work: Coroutine[None, None, object]) -> None:
        """Do something in the background."""
        ...


class SeatedBots:
    """What the bots of a table are thinking about."""

    def __init__(self, table: AskingTable, thinkers: Thinkers, world: World, pauses: Pauses) -> None:
        self._table = table
        self._thinkers = thinkers
        self._world = world
        self._pauses = pauses
        self._paces: dict[str, Pace] = {}
        """By person, how fast bots shall play."""
        self._thoughts: dict[Question, asyncio.Task[None]] = {}

    def go_at(self, person: str, pace: Pace) -> None:
        """Let bots play as fast as a person wants, unless somebody else at the table wants them slower."""
        self._paces[person] = pace

    @property
    def _pace(self) -> Pace:
        """The slowest that the people in the seats want; who has not said so wants the normal one."""
        seats = self._table.session.seats
        people = {held.person.id for held in seats if held.person is not None}
        return slowest(self._paces.get(person, "normal") for person in people)

    def ask(self) -> None:
        """Let bots think about what they are asked now, and about nothing else."""
        session = self._table.session
        if not self._thoughts and not session.has_bots_that_play:
            return
        standing = {
            question
            for question in session.asked
            if isinstance(session.seats[question.seat].player, SeatedBot)
        }
        for question in [question for question in self._thoughts if question not in standing]:
            self._thoughts.pop(question).cancel()
        for question in standing:
            if question not in self._thoughts and self._table.bots_play:
                self._thoughts[question] = asyncio.create_task(self._answer(question))

    def stop(self) -> None:
        """Let no bot think until they are asked again."""
        self.cancel()
        self._thoughts.clear()

    def cancel(self) -> None:
        """Let no bot think any more."""
        for task in self._thoughts.values():
            task.cancel()

    async def _answer(self, question: Question) -> None:
        asked = await self._table.asked_of_bot(question)
        if asked is None:
            self._thoughts.pop(question, None)
            return
        level, view = asked
        loop = asyncio.get_running_loop()
        begun = loop.time()
        pauses = self._pauses.at(self._pace)
        is_call = question.what == "call"
        pause = pauses.call if is_call else self._world.pause(pauses.low, pauses.high)
        try:
            command = await self._think(question, level, view)
        except Exception as error:  # a bot that fails keeps nobody from playing on
            logging.getLogger(f"{LOGGER}.{level}").warning("has failed", exc_info=error)
            command = await self._in_its_place(question, view)
        now = loop.time()
        await asyncio.sleep(moment(begun, pause, now, pauses.step) - now)
        self._thoughts.pop(question, None)
        self._table.later(self._table.act(command, HOST))

    async def _think(self, question: Question, level: str, view: AnyView) -> AnyCommand:
        rng = Rng(int.from_bytes(self._world.secret()[:7], "big"))
        if question.what == "call":
            said = await self._thinkers.call(view, level, rng, self._table.share)
            if said is None:
                return PassCall(seat=question.seat, question=question.number)
            return Play(seat=question.seat, move=str(said), question=question.number)
        analysis = await self._thinkers.think(view, level, rng, self._table.share)
        return Play(seat=question.seat, move=str(analysis.best.move), question=question.number)

    async def _in_its_place(self, question: Question, view: AnyView) -> AnyCommand:
        """What another player does, who is always ready."""
        if question.what == "call":
            return _simplest(question, view)
        try:
            return await self._think(question, STAND_IN, view)
        except Exception as error:
            logging.getLogger(f"{LOGGER}.{STAND_IN}").warning("has failed", exc_info=error)
            return _simplest(question, view)


def _simplest(question: Question, view: AnyView) -> AnyCommand:
    """An answer that needs no thought."""
    if question.what == "call":
        return PassCall(seat=question.seat, question=question.number)
    return Play(seat=question.seat, move=str(view.legal(limit=1)[0]), question=question.number)
