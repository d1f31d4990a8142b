"""Executors of work outside the event loop: threads, or the event loop's own thread where there are no others.

Python in a browser (WebAssembly) cannot start threads. Work then runs at once in the calling thread, and nothing else
changes for its callers.
"""

import contextlib
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
"""True if this interpreter can start threads and processes."""
THINKING = 5
"""Niceness increment of threads for work that may wait, such as searches."""


def lower_priority(by: int) -> None:
    """Lower the priority of the current thread and of the threads that it starts, on Linux only."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) + by)


class PortableWork(Generic[T]):
    """Work that can also run in another interpreter.

    The attributes are called when the work starts.
    """

    def __init__(self, run: Callable[[], T], to_line: Callable[[], str]) -> None:
        self.run = run
        """Run the work here."""
        self.to_line = to_line
        """Return the request for `virado.bots.search_request.answer_line`."""

    def __call__(self) -> T:
        """Run the work here."""
        return self.run()


class InlineExecutor(Executor):
    """An executor that runs each function at once, in the thread that submits it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run the function and return its finished result."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # delivered to the caller, as from a thread
            done.set_exception(error)
        return done


def make_executor(name: str, threads: int, nice_increment: int) -> Executor:
    """Return an executor with `threads` threads whose niceness relative to the server is `nice_increment`.

    Return an inline executor if there are no threads.
    """
    if not HAS_THREADS:
        return InlineExecutor()
    return ThreadPoolExecutor(
        threads, thread_name_prefix=name, initializer=lower_priority, initargs=(nice_increment,)
    )
