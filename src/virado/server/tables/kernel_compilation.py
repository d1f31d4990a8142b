"""Compilation of bots' kernels into the cache, in a process of the lowest priority.

`python -m virado.server.tables.kernel_compilation` compiles the experts of all families; with the arguments `LEVEL
VARIANT FAMILIES` it compiles one bot (FAMILIES is the text of `virado.added_families.added`). In a process of its own,
the compiler never holds the interpreter lock of the server, which loads the result from the cache. Container images
run this module when they are built.
"""

import asyncio
import contextlib
import sys

from virado import added_families
from virado.bots.catalogue import bot
from virado.games.catalogue import games, presets
from virado.games.catalogue import variant as find_variant
from virado.server.executors import lower_priority

LEVEL = "expert"
"""Level whose bots use every kernel of their family."""
COMPILING = 19
"""Niceness increment of the compiling process."""


def list_representative_variants() -> list[str]:
    """Return one variant of each family. All variants of a family share the same kernels."""
    slugs = list(presets())
    return [next(slug for slug in slugs if find_variant(slug).game is game) for game in games()]


async def compile_in_subprocess(level: str, variant: str) -> None:
    """Compile a bot's kernels into the cache in a subprocess.

    If the subprocess fails, this process compiles the kernels later.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        level,
        variant,
        added_families.added(),
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
    """Compile the kernels of one bot, or without arguments those of the expert bots of all families."""
    lower_priority(COMPILING)
    if arguments:
        level, variant, families = arguments
        added_families.add(families)
        bot(level).prepare(find_variant(variant))
        return
    for slug in list_representative_variants():
        bot(LEVEL).prepare(find_variant(slug))


if __name__ == "__main__":
    main(sys.argv[1:])
