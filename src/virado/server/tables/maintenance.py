"""Maintenance mode of a node, in which every match is paused because the server is read-only."""

from collections.abc import Callable

from virado.server.runtime import Runtime


class Maintenance:
    """The state of maintenance mode. While it is active, bots do not search and no clock runs out."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._since: int | None = None
        self._accumulated_ms = 0
        self.on_change: list[Callable[[], None]] = []
        """Callbacks for the start and end of maintenance."""

    @property
    def is_active(self) -> bool:
        """True while matches are paused."""
        return self._since is not None

    def set_active(self, *, on: bool) -> None:
        """Begin or end maintenance mode."""
        if on == self.is_active:
            return
        self._accumulated_ms = self.get_total_ms()
        self._since = self._runtime.now() if on else None
        for callback in self.on_change:
            callback()

    def get_total_ms(self) -> int:
        """Return the total time spent in maintenance since the server started, in milliseconds."""
        return self._accumulated_ms + (0 if self._since is None else self._runtime.now() - self._since)
