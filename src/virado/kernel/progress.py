"""Progress reports of compilation. Nothing here prints: a front end sets `listener`."""

import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol


class ProgressListener(Protocol):
    """Callback of `report_compilation`.

    It is called when the `with` block compiles its first kernel (`done` false) and at the end of the block (`done`
    true).
    """

    def __call__(self, what: str, *, done: bool) -> None: ...


listener: ProgressListener | None = None
"""Callback of the front end, or None. It may be called from any thread."""


class _Running(threading.local):
    """The active blocks of `report_compilation` in a thread."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        """Names of the blocks, outermost first."""
        self.reported: list[str] = []
        """Names of the blocks that have been reported to the listener."""


_running = _Running()


@contextmanager
def report_compilation(what: str) -> Generator[None]:
    """Call the listener with `what`, the name of a family, if a kernel is compiled in the `with` block.

    Kernels loaded from the cache and kernels compiled by other threads are not reported.
    """
    blocks, reported = _running.blocks, _running.reported
    blocks.append(what)
    try:
        yield
    finally:
        blocks.remove(what)
        if what in reported and what not in blocks:
            reported.remove(what)
            if listener is not None:
                listener(what, done=True)


def compiling() -> None:
    """Report that a kernel is about to be compiled."""
    blocks, reported = _running.blocks, _running.reported
    if blocks and blocks[-1] not in reported and listener is not None:
        reported.append(blocks[-1])
        listener(blocks[-1], done=False)
