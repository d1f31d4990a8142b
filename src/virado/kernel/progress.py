"""Who is told that kernels are being compiled. Nothing here prints: a front end sets `listener`."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol


class Listener(Protocol):
    """Told when the first kernel of a block is compiled (`done` false), and at the end of that block (`done` true)."""

    def __call__(self, title: str, *, done: bool) -> None: ...


listener: Listener | None = None
"""Set by a front end; None tells nobody. It may be called from any thread."""

_titles: list[str] = []
"""The titles of the blocks that are running, outermost first."""
_told: list[str] = []
"""Those of them that the listener was told of."""


@contextmanager
def announced(title: str) -> Generator[None]:
    """Tell the listener `title` if a kernel is compiled while the block runs; kernels from the cache are not told."""
    _titles.append(title)
    try:
        yield
    finally:
        _titles.remove(title)
        if title in _told and title not in _titles:
            _told.remove(title)
            if listener is not None:
                listener(title, done=True)


def compiling() -> None:
    """A kernel is about to be compiled."""
    if _titles and _titles[-1] not in _told and listener is not None:
        _told.append(_titles[-1])
        listener(_titles[-1], done=False)
