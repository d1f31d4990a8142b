"""The process of a Python agent.

`python -m virado.bots.custom.agent_worker WHAT NAME FAMILIES` answers the requests of `virado.bots.custom.agent`, one
on each line; FAMILIES is the text of `virado.added_families.added`. Its stdout is reserved for replies; output of the
agent goes to stderr.
"""

import os
import sys
import threading
import time
import traceback
from typing import IO

import msgspec

from virado import added_families
from virado.bots.contract import Bot, Rng
from virado.bots.custom.agent import AgentReply, AgentRequest, load_bot

LONGEST_PROBLEM = 300
LOOK_EVERY_S = 1.0
"""Seconds between two checks whether the parent process still exists."""


def main(what: str, name: str, families: str = "") -> None:
    """Answer requests until the input ends."""
    added_families.add(families)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    threading.Thread(target=_exit_with_parent, args=(os.getppid(),), daemon=True).start()
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
    """Return the reply to a request; an empty request checks that the bot has loaded."""
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


def _exit_with_parent(parent: int) -> None:
    """Exit as soon as the parent process has ended, even while the agent is computing."""
    while os.getppid() == parent:
        time.sleep(LOOK_EVERY_S)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
