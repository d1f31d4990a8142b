"""Process-wide cache of expensive values, such as tables.

Each value is computed once, by its first caller, and never changes afterwards. Callers can check whether a value is
available without computing it.
"""

from collections.abc import Callable, Hashable
from threading import RLock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_build_lock = RLock()
"""Lock that is held while a value is computed; several threads would not compile faster."""


class LazyValues(Generic[K, V]):
    """Values computed on first use, one per key."""

    def __init__(self, make: Callable[[K], V]) -> None:
        self._make = make
        self._made: dict[K, V] = {}

    def __call__(self, key: K) -> V:
        """Return the value of a key and compute it if necessary."""
        if key not in self._made:
            with _build_lock:
                if key not in self._made:
                    self._made[key] = self._make(key)
        return self._made[key]

    def has(self, key: K) -> bool:
        """Return True if the value of a key has been computed."""
        return key in self._made
