"""What takes long to make and is shared by all thoughts of a process: compiled kernels and tables.

They are made once, by whoever asks first, and anybody can ask whether they are there. Nothing here changes after it has been
made.
"""

from collections.abc import Callable, Hashable
from threading import RLock
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_making = RLock()
"""Held while anything is made: compilation is not faster in several threads."""


class Prepared(Generic[K, V]):
    """A value for each key."""

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make
        self._made: dict[K, V] = {}

    def __call__(self, key: K) -> V:
        """The value of a key; makes it if need be."""
        if key not in self._made:
            with _making:
                if key not in self._made:
                    self._made[key] = self._make(key)
        return self._made[key]

    def has(self, key: K) -> bool:
        """Whether the value of a key has been made."""
        return key in self._made


class Kernel:
    """A compiled kernel, for arguments of one set of types."""

    def __init__(
        self, function: Callable[..., Any], example: Callable[[], tuple[Any, ...]] | None = None
    ) -> None:
        """`example` makes arguments of the types that it will be called with; it is compiled for them by `prepare`. Without
        it compilation is put off to the first call."""
        self.function = function
        """The kernel as it stands, to be interpreted."""
        self._example = example
        self._compiled: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any) -> Any:
        """Run it; it is compiled first if need be."""
        return self.prepare()(*arguments)

    @property
    def is_ready(self) -> bool:
        """Whether it runs without being compiled first."""
        return self._compiled is not None

    def prepare(self) -> Callable[..., Any]:
        """Compile it, or load it from the cache; the compiled function."""
        if self._compiled is None:
            with _making:
                if self._compiled is None:
                    self._compiled = self._compile()
        return self._compiled

    def _compile(self) -> Callable[..., Any]:
        from virado.kernel.compile import kernel  # loads the compiler

        compiled = kernel(self.function)
        if self._example is not None:
            compiled.prepare(*self._example())
        return compiled
