"""Whether the matches of a node stand still because the server is read-only, and for how long they have."""

from collections.abc import Callable

from virado.server.runtime import Runtime


class Maintenance:
    """While it is on, bots do not think and no time is up; afterwards that time counts for nobody."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._since: int | None = None
        self._before_ms = 0
        self.on_change: list[Callable[[], None]] = []
        """Called when it has begun or ended."""

    @property
    def is_active(self) -> bool:
        """Whether matches stand still."""
        return self._since is not None

    def set_active(self, *, on: bool) -> None:
        """Let matches stand still, or go on."""
        if on == self.is_active:
            return
        self._before_ms = self.get_total_ms()
        self._since = self._runtime.now() if on else None
        for heard in self.on_change:
            heard()

    def get_total_ms(self) -> int:
        """For how many milliseconds in all they have stood still since the server began."""
        return self._before_ms + (0 if self._since is None else self._runtime.now() - self._since)
