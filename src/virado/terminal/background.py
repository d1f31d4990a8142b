"""A background thread for work that runs while the person reads and thinks."""

import contextlib
import io
import threading
from collections.abc import Callable
from queue import Queue


class Background:
    """A queue of jobs with a single worker thread.

    Exceptions and output to stderr are discarded. A caller that needs the result of a failed job computes it again.
    """

    def __init__(self) -> None:
        self._jobs: Queue[Callable[[], None]] = Queue()
        self._worker: threading.Thread | None = None

    def start(self, job: Callable[[], None]) -> None:
        """Queue a job behind all jobs that were started earlier."""
        self._jobs.put(job)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, daemon=True)
            self._worker.start()

    def wait(self, seconds: float) -> bool:
        """Wait until all jobs started so far have finished, at most `seconds`. Returns False on timeout."""
        done = threading.Event()
        self.start(done.set)
        return done.wait(seconds)

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            with contextlib.redirect_stderr(io.StringIO()), contextlib.suppress(Exception):
                job()
