"""A fair thread pool: a caller with much work delays only itself.

Each address or table owner has a group of queues, with one queue for each person or table. Groups and queues take
turns, one job at a time. A thousand jobs of one address therefore delay a job of another address by one job only.

A job that overruns is set aside. The other jobs of its group wait until it ends, and a spare thread runs the jobs of
all other groups.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from virado.refusal import IllegalError, Refusal
from virado.server.executors import make_executor
from virado.server.limits import CapacityLimiter

T = TypeVar("T")


class Share(NamedTuple):
    """The two keys that determine the queue of a job."""

    group: str
    """Address of a client, or owner of a table."""
    queue: str
    """Person at that address, or table of that owner."""


def make_share(address: str, person: str) -> Share:
    """Return the share of a person at an address. If the address is unknown, the person is the group."""
    return Share(address or person, person or address)


class _Job(Generic[T]):
    """A waiting or running job."""

    __slots__ = ("done", "has_started", "share", "timer", "work")

    def __init__(self, share: Share, work: Callable[[], T], done: "asyncio.Future[T]") -> None:
        self.share = share
        self.work = work
        self.done = done
        self.has_started = False
        self.timer: asyncio.TimerHandle | None = None


class FairPool:
    """A fair thread pool for one event loop, which owns all of its state."""

    def __init__(
        self,
        name: str,
        threads: int = 1,
        *,
        nice_increment: int = 0,
        max_jobs: int = 0,
        max_jobs_per_group: int = 0,
        overrun_s: float = 0.0,
        spare: int = 0,
        executor: Executor | None = None,
    ) -> None:
        """Start the pool. `nice_increment` is the niceness of its threads relative to the server.

        An `executor` runs the jobs in place of threads.

        `max_jobs` limits the waiting and running jobs of all groups together, and `max_jobs_per_group` those of each
        group; 0 means no limit. A job that runs longer than `overrun_s` seconds (0: never) is set aside, at most
        `spare` jobs at a time.
        """
        self.threads = threads
        self._overrun_s = overrun_s
        self._spare = spare
        self._max_jobs = max_jobs
        self._jobs_per_group = CapacityLimiter(max_jobs_per_group)
        self._executor = executor or make_executor(name, threads + spare, nice_increment)
        self._groups: OrderedDict[str, OrderedDict[str, deque[_Job[object]]]] = OrderedDict()
        """Waiting jobs by group and queue, in order of execution."""
        self._running: set[_Job[object]] = set()
        self._overrunning: dict[str, int] = {}
        """Number of running jobs of each group that have been set aside."""
        self.waiting = 0
        """Number of waiting and running jobs."""
        self._is_closed = False

    def count_turns(self, share: Share) -> int:
        """Return the number of turns until all jobs of the share's group have started.

        Assumes that every other group has one job.
        """
        return max(1, len(self._jobs_per_group) + self._jobs_per_group.get_count(share.group) - 1)

    async def run(self, share: Share, work: Callable[[], T]) -> T:
        """Run `work` in a thread when its turn comes, and return the result.

        Raises IllegalError: `too-fast` if the group has too many jobs, `server-full` if all groups together do,
        `restarting` if the pool is closed.
        """
        if self._is_closed:
            raise IllegalError(Refusal("restarting"))
        if self._max_jobs and self.waiting >= self._max_jobs:
            raise IllegalError(Refusal("server-full"))
        if not self._jobs_per_group.try_acquire(share.group):
            raise IllegalError(Refusal("too-fast"))
        self.waiting += 1
        job: _Job[T] = _Job(share, work, asyncio.get_running_loop().create_future())
        lines = self._groups.setdefault(share.group, OrderedDict())
        lines.setdefault(share.queue, deque()).append(job)  # pyright: ignore[reportArgumentType]
        self._start_jobs()
        try:
            return await job.done
        finally:
            if not job.has_started:
                self._withdraw(job)

    def _withdraw(self, job: _Job[T]) -> None:
        """Remove a job from its queue after its caller has been cancelled."""
        self._forget_job(job.share)
        lines = self._groups[job.share.group]
        jobs = lines[job.share.queue]
        jobs.remove(job)  # pyright: ignore[reportArgumentType]
        if not jobs:
            del lines[job.share.queue]
        if not lines:
            del self._groups[job.share.group]

    def _forget_job(self, share: Share) -> None:
        self.waiting -= 1
        self._jobs_per_group.release(share.group)

    def _start_jobs(self) -> None:
        while len(self._running) < self.threads:
            job = self._take_next()
            if job is None:
                return
            job.has_started = True
            self._running.add(job)
            loop = asyncio.get_running_loop()
            if self._overrun_s:
                job.timer = loop.call_later(self._overrun_s, self._detach, job)
            # the loop of a browser has no use for executors in `run_in_executor`
            asyncio.wrap_future(self._executor.submit(job.work)).add_done_callback(partial(self._end, job))

    def _take_next(self) -> _Job[object] | None:
        """Remove and return the next job. Moves its group and its queue to the end of the order."""
        group = next((group for group in self._groups if group not in self._overrunning), None)
        if group is None:
            return None
        lines = self._groups.pop(group)
        line, jobs = lines.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            lines[line] = jobs
        if lines:
            self._groups[group] = lines
        return job

    def _detach(self, job: _Job[object]) -> None:
        """Set aside a job that overruns, and let a spare thread run the jobs of other groups."""
        if sum(self._overrunning.values()) >= self._spare:
            job.timer = asyncio.get_running_loop().call_later(self._overrun_s, self._detach, job)
            return
        self._running.discard(job)
        self._overrunning[job.share.group] = self._overrunning.get(job.share.group, 0) + 1
        self._start_jobs()

    def _end(self, job: _Job[object], ended: "asyncio.Future[object]") -> None:
        if job.timer is not None:
            job.timer.cancel()
        if job in self._running:
            self._running.discard(job)
        else:
            left = self._overrunning.pop(job.share.group) - 1
            if left:
                self._overrunning[job.share.group] = left
        self._forget_job(job.share)
        error = None if ended.cancelled() else ended.exception()
        if not job.done.done():
            if ended.cancelled():
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(ended.result())
        if not self._is_closed:
            self._start_jobs()

    async def close(self, *, wait: bool = True) -> None:
        """Cancel waiting jobs, refuse new ones, and wait for running ones."""
        self._is_closed = True
        for lines in list(self._groups.values()):
            for jobs in lines.values():
                for job in jobs:
                    job.done.cancel()
        await asyncio.to_thread(self._executor.shutdown, wait=wait, cancel_futures=True)
