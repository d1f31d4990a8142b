"""The thread pool of all searches: one pool for each process, created on first use.

Kernels release the GIL, so as many jobs run in parallel as there are cores. The calling thread runs every job that no
pool thread has started yet. Searches can therefore run concurrently, and jobs can start further searches, without a
deadlock in the pool.
"""

import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import TypeAlias

from virado.environment import read_number

Job: TypeAlias = Callable[[], object]

VARIABLE = "VIRADO_THREADS"
"""Environment variable with the number of search threads, the calling thread included.

The default is the number of cores, or 1 in a browser, where Python cannot start threads.
"""

MOST = 1024
"""Maximum number of threads."""

_lock = Lock()
_pool: ThreadPoolExecutor | None = None


def size() -> int:
    """Return the number of threads that search in parallel.

    Raises OptionsError (`wrong-setting`) if the variable is not a number from 0 to MOST.
    """
    default = 1 if sys.platform == "emscripten" else os.cpu_count() or 1
    return int(read_number(VARIABLE, 0, 0, MOST)) or default


def run(jobs: Sequence[Job]) -> None:
    """Run all jobs, several in parallel, and return when all have finished.

    If a job fails, jobs that have not started are dropped, and the first error is raised once no job is running.
    """
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
    """Submit jobs to the pool, from the end of the list, and return those that the pool accepted."""
    pool = _shared_pool()
    offered: list[tuple[Job, Future[object]]] = []
    if pool is not None:
        with suppress(RuntimeError):  # the pool has been shut down in the meantime
            for job in reversed(jobs):
                offered.append((job, pool.submit(job)))
    return offered[::-1]


def shut_down() -> None:
    """Shut down the pool as soon as it is idle; a later search creates a new pool."""
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


def _drop_pool() -> None:
    """Discard the pool and its lock in a forked process, where its threads do not exist."""
    global _pool, _lock  # the pool of the process
    _pool, _lock = None, Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_drop_pool)
