"""The process of an agent: `python -m virado.bots.custom.agent_worker WHAT NAME` answers the lines of `virado.bots.custom.agent`.

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
from virado.bots.custom.agent import AgentReply, AgentRequest, load_bot

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
                bot = load_bot(what, name)
            answer = _answer(bot, line)
        except Exception as error:
            traceback.print_exc()
            said = f"{type(error).__name__}: {error}"
            answer = AgentReply(problem=" ".join(said.split())[:LONGEST_PROBLEM])
        _write(answers, msgspec.json.encode(answer) + b"\n")


def _answer(bot: Bot, line: bytes) -> AgentReply:
    """The answer to a question; to an empty one that the bot is there."""
    if not line.strip():
        return AgentReply()
    asked = AgentRequest.from_line(line)
    view, rng = asked.view(), Rng(asked.seed)
    if asked.what == "call":
        said = bot.call(view, rng)
        return AgentReply(move=None if said is None else str(said))
    bot.prepare(view.variant)
    return AgentReply(move=str(bot.choose(view, asked.budget, rng)))


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
