"""The process of an agent: `python -m virado.bots.own.answering WHAT NAME` answers the lines of `virado.bots.own.agent`.

Its stdout belongs to the answers; what the agent prints goes to stderr.
"""

import os
import sys
import threading
import time
import traceback
from typing import IO

import msgspec

from virado.bots.contract import Bot, Rng
from virado.bots.own.agent import AgentAnswer, AgentQuestion, loaded

LONGEST_PROBLEM = 300
LOOK_EVERY_S = 1.0
"""Seconds between two looks whether whoever started this process is still there."""


def main(what: str, name: str) -> None:
    """AgentAnswer until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    bot: Bot | None = None
    for line in sys.stdin.buffer:
        try:
            if bot is None:
                bot = loaded(what, name)
            answer = _answer(bot, line)
        except Exception as error:
            traceback.print_exc()
            said = f"{type(error).__name__}: {error}"
            answer = AgentAnswer(problem=" ".join(said.split())[:LONGEST_PROBLEM])
        _write(answers, msgspec.json.encode(answer) + b"\n")


def _answer(bot: Bot, line: bytes) -> AgentAnswer:
    """The answer to a question; to an empty one that the bot is there."""
    if not line.strip():
        return AgentAnswer()
    asked = AgentQuestion.of_line(line)
    view, rng = asked.view(), Rng(asked.seed)
    if asked.what == "call":
        said = bot.call(view, rng)
        return AgentAnswer(move=None if said is None else str(said))
    bot.prepare(view.variant)
    return AgentAnswer(move=str(bot.choose(view, asked.budget, rng)))


def _write(answers: IO[bytes], line: bytes) -> None:
    while line:
        line = line[answers.write(line) :]


def _end_with(parent: int) -> None:
    """End as soon as the parent has ended, whatever the agent is doing."""
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY_S)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
