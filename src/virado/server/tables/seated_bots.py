"""The bots in the seats of one table: asked when the session asks them, with a pause, outside the event loop."""

import asyncio
from typing import TYPE_CHECKING

from virado.bots.contract import Rng
from virado.server.tables.pauses import moment
from virado.session import HOST, AnyCommand, Bot, Pass, Play, Question
from virado.view import AnyView

if TYPE_CHECKING:
    from virado.server.tables.table import Services, Table


class SeatedBots:
    """What the bots of a table are thinking about."""

    def __init__(self, table: "Table", services: "Services") -> None:
        self._table = table
        self._services = services
        self._thoughts: dict[Question, asyncio.Task[None]] = {}

    def ask(self) -> None:
        """Let bots think about what they are asked now, and about nothing else."""
        session = self._table.session
        standing = {
            question for question in session.asked if isinstance(session.seats[question.seat].player, Bot)
        }
        for question in [question for question in self._thoughts if question not in standing]:
            self._thoughts.pop(question).cancel()
        for question in standing:
            if question not in self._thoughts and not self._table.gone:
                self._thoughts[question] = asyncio.create_task(self._answer(question))

    def cancel(self) -> None:
        """Let no bot think any more."""
        for task in self._thoughts.values():
            task.cancel()

    async def _answer(self, question: Question) -> None:
        services = self._services
        asked = await self._table.asked_of_bot(question)
        if asked is None:
            self._thoughts.pop(question, None)
            return
        level, view = asked
        loop = asyncio.get_running_loop()
        begun = loop.time()
        pauses = services.pauses
        is_call = question.what == "call"
        pause = pauses.call if is_call else services.world.pause(pauses.low, pauses.high)
        try:
            command = await self._think(question, level, view)
        except Exception as error:  # a bot that fails keeps nobody from playing on
            what = {"message": f"a bot ({level}) has failed", "exception": error}
            loop.call_exception_handler(what)
            command = _simplest(question, view)
        now = loop.time()
        await asyncio.sleep(moment(begun, pause, now, pauses.step) - now)
        self._thoughts.pop(question, None)
        self._table.later(self._table.act(command, HOST))

    async def _think(self, question: Question, level: str, view: AnyView) -> AnyCommand:
        services = self._services
        rng = Rng(int.from_bytes(services.world.secret()[:7], "big"))
        if question.what == "call":
            said = await services.thinkers.call(view, level, rng)
            if said is None:
                return Pass(seat=question.seat, question=question.number)
            return Play(seat=question.seat, move=str(said), question=question.number)
        analysis = await services.thinkers.think(view, level, rng)
        return Play(seat=question.seat, move=str(analysis.best.move), question=question.number)


def _simplest(question: Question, view: AnyView) -> AnyCommand:
    """An answer that needs no thought."""
    if question.what == "call":
        return Pass(seat=question.seat, question=question.number)
    return Play(seat=question.seat, move=str(view.legal(limit=1)[0]), question=question.number)
