"""Kernels of bots, compiled into the cache by a process of the lowest priority.

`python -m virado.server.tables.kernel_compilation` compiles the experts of all families, and with `LEVEL VARIANT` one bot.
The compiler therefore never holds the interpreter lock of the server, which loads the result from the cache. Container
images run this module when they are built.
"""

import asyncio
import contextlib
import os
import sys

from virado.bots.catalogue import bot
from virado.games.catalogue import games, presets
from virado.games.catalogue import variant as find_variant

LEVEL = "expert"
"""Its kernels are all that a family has."""
COMPILING, THINKING = 19, 5
"""How much lower than the server's their priority is."""


def lower_priority(by: int) -> None:
    """Let this thread, and the threads that it starts, make way for others: on Linux only."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) + by)


def one_of_each_family() -> list[str]:
    """A variant of each family: all others have the same kernels."""
    slugs = list(presets())
    return [next(slug for slug in slugs if find_variant(slug).game is game) for game in games()]


async def compile_in_subprocess(level: str, variant: str) -> None:
    """Fill the cache in another process; whatever goes wrong there, the kernels are then compiled here."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        level,
        variant,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


def main(arguments: list[str]) -> None:
    """Compile for the bots that are named, or for all families."""
    lower_priority(COMPILING)
    for level, variant in (
        [tuple(arguments)] if arguments else [(LEVEL, slug) for slug in one_of_each_family()]
    ):
        bot(level).prepare(find_variant(variant))


if __name__ == "__main__":
    main(sys.argv[1:])
