"""What takes long to make and is shared by all thoughts of a process: compiled kernels and tables.

They are made once, by whoever asks first, and anybody can ask whether they are there. Nothing here changes after it has been
made.
"""

from collections.abc import Callable, Hashable
from threading import RLock
from typing import Any, Generic, TypeVar

from virado.kernel.compile import Kernel

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_making = RLock()
"""Held while anything is made: compilation is not faster in several threads."""


class LazyValues(Generic[K, V]):
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


class BotKernel(Kernel[Any]):
    """A kernel that knows what it is called with, so that it can be compiled before its first call."""

    def __init__(
        self, function: Callable[..., Any], example: Callable[[], tuple[Any, ...]] | None = None
    ) -> None:
        """`example` makes arguments of the types that it will be called with; without it only a call prepares it."""
        super().__init__(function)
        self._example = example

    def prepare(self, *arguments: Any) -> None:
        """Compile it or load it from the cache, for the types of the example unless others are given."""
        if not arguments and self._example is not None:
            if self.is_loaded():
                return
            arguments = self._example()
        super().prepare(*arguments)
