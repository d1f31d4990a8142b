"""The threads that searches share: one pool for the process, made when it is first wanted.

Kernels hold no Python lock while they run, so that as many jobs run at once as there are cores. Whoever has jobs to run does
those itself that no thread of the pool has begun. So any number of thoughts may run side by side, and thoughts inside jobs,
without any of them waiting for a thread that waits for it.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import TypeAlias

Job: TypeAlias = Callable[[], object]

VARIABLE = "VIRADO_THREADS"
"""Environment variable: how many threads search, the calling one included; the number of cores unless it is set."""

_lock = Lock()
_pool: ThreadPoolExecutor | None = None


def size() -> int:
    """How many threads search at once."""
    return int(os.environ.get(VARIABLE, "0")) or os.cpu_count() or 1


def run(jobs: Sequence[Job]) -> None:
    """Do all these jobs, several at once, and return when the last one is done. The first error is raised when no job runs
    any more; jobs not begun by then are dropped."""
    offered = _submit_jobs(jobs[1:]) if len(jobs) > 1 else []
    try:
        for job in jobs[: len(jobs) - len(offered)]:
            job()
        for job, future in reversed(offered):
            if future.cancel():
                job()
    finally:
        errors = [future.exception() for _, future in offered if not future.cancel()]
    for error in errors:
        if error is not None:
            raise error


def _submit_jobs(jobs: Sequence[Job]) -> list[tuple[Job, Future[object]]]:
    """The last of the jobs, those that a thread of the pool may do."""
    pool = _shared_pool()
    offered: list[tuple[Job, Future[object]]] = []
    if pool is not None:
        with suppress(RuntimeError):  # the pool has been shut down meanwhile
            for job in reversed(jobs):
                offered.append((job, pool.submit(job)))
    return offered[::-1]


def shut_down() -> None:
    """Let the threads end once they have nothing to do; a later search starts new ones."""
    global _pool  # the pool of the process
    with _lock:
        pool, _pool = _pool, None
    if pool is not None:
        pool.shutdown()


def _shared_pool() -> ThreadPoolExecutor | None:
    global _pool  # noqa: PLW0603  # the pool of the process
    if size() < 2:
        return None
    with _lock:
        if _pool is None:
            _pool = ThreadPoolExecutor(size() - 1, thread_name_prefix="virado-search")
        return _pool


def _forget() -> None:
    """In a process that has been forked off there are no threads."""
    global _pool, _lock  # the pool of the process
    _pool, _lock = None, Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
