"""Searches in a second worker of the page, so that the tables answer while an expert thinks.

`SearchWorker` belongs to the worker with the tables. The second one has an interpreter and kernels of its own, where
`virado.bots.search_request.answer_line` runs the searches (web/src/device/searches.ts).
"""

import json
from collections.abc import Callable
from concurrent.futures import Future
from typing import NamedTuple, TypeVar, cast

from virado.bots.catalogue import kernels
from virado.bots.search_request import read_answer
from virado.kernel.wasm_calls import Run, install
from virado.server.executors import InlineExecutor, P, PortableWork

T = TypeVar("T")
Send = Callable[[int, str], None]
"""Function that sends the number of a search and its request to the second worker."""


class _Pending(NamedTuple):
    future: "Future[object]"
    search: PortableWork[object]


class SearchWorker(InlineExecutor):
    """An executor that runs searches with kernels in a second worker, and other work in the calling thread.

    The first search starts the second worker. Searches run in the calling thread until it has started, and again
    after it has failed.
    """

    def __init__(self) -> None:
        self._start: Callable[[], None] | None = None
        self._send: Send | None = None
        self._pending: dict[int, _Pending] = {}
        self._last = 0

    def provide(self, start: Callable[[], None]) -> None:
        """Set the function that starts the second worker; then `begin` or `fail` must be called."""
        self._start = start

    def begin(self, send: Send) -> None:
        """Send searches to the second worker from now on."""
        self._send = send

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run a function, and return its result as a future."""
        search = _as_search(fn)
        if search is not None and self._start is not None:
            start, self._start = self._start, None
            start()
        if search is not None and self._send is not None:
            return cast("Future[T]", self._submit_search(search, self._send))
        return super().submit(fn, *args, **kwargs)

    def _submit_search(self, search: PortableWork[object], send: Send) -> "Future[object]":
        self._last += 1
        pending = _Pending(Future(), search)
        pending.future.set_running_or_notify_cancel()  # it cannot be cancelled any more, so its answer can be set
        self._pending[self._last] = pending
        send(self._last, search.to_line())
        return pending.future

    def take(self, number: int, answer: str | None) -> None:
        """Take the answer to a search. Without an answer, the search runs here."""
        pending = self._pending.pop(number)
        if answer is not None:
            pending.future.set_result(read_answer(answer))
            return
        try:
            pending.future.set_result(pending.search())
        except Exception as error:  # delivered to the caller
            pending.future.set_exception(error)

    def fail(self) -> None:
        """Run the pending searches and all later ones here, because the second worker has ended."""
        self._send = None
        for number in [*self._pending]:
            self.take(number, None)


def _as_search(work: object) -> PortableWork[object] | None:
    return cast("PortableWork[object]", work) if isinstance(work, PortableWork) else None


def add_kernels(description: str, base: int, run: Run) -> None:
    """Let the bots search with kernels in WebAssembly; see `virado.kernel.wasm_calls.install`.

    `description` is a JSON text. Until this function is called, fallback players move for the bots that need kernels.
    """
    install(kernels(), json.loads(description), base, run)
