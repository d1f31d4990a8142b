"""Reports that kernels are being compiled. Nothing here prints: a front end sets `listener`."""

import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol


class ProgressListener(Protocol):
    """Called when the first kernel of a block is compiled (`done` false), and at the end of that block (`done` true)."""

    def __call__(self, what: str, *, done: bool) -> None: ...


listener: ProgressListener | None = None
"""Set by a front end; None: nothing is reported. It may be called from any thread."""


class _Running(threading.local):
    """The blocks that run in a thread."""

    def __init__(self) -> None:
        self.blocks: list[str] = []
        """Their names, outermost first."""
        self.reported: list[str] = []
        """Those of them that the listener was called for."""


_running = _Running()


@contextmanager
def report_compilation(what: str) -> Generator[None]:
    """Call the listener with `what`, the name of a family, if a kernel is compiled while the block runs.

    Kernels that are loaded from the cache are not reported, nor those that another thread compiles meanwhile.
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
    """A kernel is about to be compiled."""
    blocks, reported = _running.blocks, _running.reported
    if blocks and blocks[-1] not in reported and listener is not None:
        reported.append(blocks[-1])
        listener(blocks[-1], done=False)
