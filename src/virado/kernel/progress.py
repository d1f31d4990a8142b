"""Reports that kernels are being compiled. Nothing here prints: a front end sets `listener`."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol


class Listener(Protocol):
    """Called when the first kernel of a block is compiled (`done` false), and at the end of that block (`done` true)."""

    def __call__(self, what: str, *, done: bool) -> None: ...


listener: Listener | None = None
"""Set by a front end; None: nothing is reported. It may be called from any thread."""

_blocks: list[str] = []
"""The names of the blocks that are running, outermost first."""
_announced: list[str] = []
"""Those of them that the listener was called for."""


@contextmanager
def announced(what: str) -> Generator[None]:
    """Call the listener with `what`, the name of a family, if a kernel is compiled while the block runs.

    Kernels that are loaded from the cache are not reported.
    """
    _blocks.append(what)
    try:
        yield
    finally:
        _blocks.remove(what)
        if what in _announced and what not in _blocks:
            _announced.remove(what)
            if listener is not None:
                listener(what, done=True)


def compiling() -> None:
    """A kernel is about to be compiled."""
    if _blocks and _blocks[-1] not in _announced and listener is not None:
        _announced.append(_blocks[-1])
        listener(_blocks[-1], done=False)
