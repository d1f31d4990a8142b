"""Whether the matches of a node stand still because the server is read-only, and for how long they have."""

from collections.abc import Callable

from virado.server.clock import World


class Hold:
    """While it is on, bots do not think and no time is up; afterwards that time counts for nobody."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._since: int | None = None
        self._before_ms = 0
        self.changed: list[Callable[[], None]] = []
        """Called when it has begun or ended."""

    @property
    def is_on(self) -> bool:
        """Whether matches stand still."""
        return self._since is not None

    def put(self, *, on: bool) -> None:
        """Let matches stand still, or go on."""
        if on == self.is_on:
            return
        self._before_ms = self.ms()
        self._since = self._world.now() if on else None
        for heard in self.changed:
            heard()

    def ms(self) -> int:
        """For how many milliseconds in all they have stood still since the server began."""
        return self._before_ms + (0 if self._since is None else self._world.now() - self._since)
