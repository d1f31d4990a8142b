"""Work that goes on while a person reads and thinks: one job after another, never on the page."""

import contextlib
import io
import threading
from collections.abc import Callable
from queue import Queue


class Background:
    """A single worker; a job that fails is asked for again by whoever needs its result."""

    def __init__(self) -> None:
        self._jobs: Queue[Callable[[], None]] = Queue()
        self._worker: threading.Thread | None = None

    def start(self, job: Callable[[], None]) -> None:
        """Do this when what was started before is done."""
        self._jobs.put(job)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, daemon=True)
            self._worker.start()

    def wait(self, seconds: float) -> bool:
        """Wait until everything started so far is done, at most so long; whether it is."""
        done = threading.Event()
        self.start(done.set)
        return done.wait(seconds)

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            with contextlib.redirect_stderr(io.StringIO()), contextlib.suppress(Exception):
                job()
