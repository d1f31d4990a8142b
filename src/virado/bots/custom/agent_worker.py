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
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from virado import added_families
from virado.bots.contract import Bot, Rng
from virado.bots.custom.agent import AgentReply, AgentRequest, load_bot
from virado.bots.custom.function import FunctionBot

LONGEST_PROBLEM = 300
NOT_OWN = (str(Path(__file__).parents[2]) + os.sep, "<frozen ")
"""Beginnings of the file names of calls that are not the bot's: those of Virado and of the import system."""
LOOK_EVERY_S = 1.0
"""Seconds between two checks whether the parent process still exists."""


def main(what: str, name: str, families: str = "") -> None:
    """Answer requests until the input ends."""
    added_families.add(families)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    threading.Thread(target=_exit_with_parent, args=(os.getppid(),), daemon=True).start()
    bot: Bot | None = None
    for line in _lines():
        try:
            if bot is None:
                bot = load_bot(what, name)
            answer = _answer(bot, line)
        except KeyboardInterrupt:  # Ctrl-C in the terminal of the parent process, which ends this process
            return
        except Exception as error:
            _print_traceback(name, error)
            said = f"{type(error).__name__}: {error}"
            answer = AgentReply(problem=" ".join(said.split())[:LONGEST_PROBLEM])
        _write(answers, msgspec.json.encode(answer) + b"\n")


def _answer(bot: Bot, line: bytes) -> AgentReply:
    """Return the reply to a request; an empty request checks that the bot has loaded."""
    if not line.strip():
        return AgentReply()
    asked = AgentRequest.from_line(line)
    view, rng = asked.view.unpack(), Rng(asked.seed)
    if asked.what == "call":
        said = bot.raw_call(view) if isinstance(bot, FunctionBot) else bot.call(view, rng)
        return AgentReply(move=None if said is None else str(said))
    bot.prepare(view.variant)
    # the parent process checks the move, so that its refusal has no traceback of Virado
    said = bot.raw_move(view) if isinstance(bot, FunctionBot) else bot.choose(view, asked.budget, rng)
    return AgentReply(move=None if said is None else str(said))


def _lines() -> Iterator[bytes]:
    """Yield the requests until the input ends, or until Ctrl-C."""
    try:
        yield from sys.stdin.buffer
    except KeyboardInterrupt:
        return


def _print_traceback(name: str, error: Exception) -> None:
    """Print the traceback of an exception without the calls of Virado.

    Nothing is printed if no code of the bot has run, as for a module that does not exist. The reply has the message.
    """
    shown = traceback.TracebackException.from_exception(error)
    has_own = isinstance(error, SyntaxError)
    link: traceback.TracebackException | None = shown
    while link is not None:
        own = [i for i, frame in enumerate(link.stack) if not frame.filename.startswith(NOT_OWN)]
        has_own |= bool(own)
        if own:
            link.stack = traceback.StackSummary.from_list(link.stack[own[0] : own[-1] + 1])
        else:
            link.stack = traceback.StackSummary.from_list([])
        link = link.__cause__ or link.__context__
    if has_own:
        sys.stderr.write(f"{name}: {''.join(shown.format())}")
        sys.stderr.flush()


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
