"""From rules to machine code: kernels that are compiled when they are first needed, and kept.

This module does not load Numba; `virado.kernel.native` does, when a kernel is first called or prepared.
"""

import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from virado.kernel.cache import KernelFiles

Result = TypeVar("Result")

_building = threading.Lock()


class Kernel(Generic[Result]):
    """A compiled function. Call it with arrays and ints; the GIL is released while it runs.

    It is compiled for the types of its arguments when it is first called, or loaded if an earlier process kept it;
    either blocks the call. Who must not wait asks `is_ready` and lets `prepare` do the work beforehand, in another
    thread if need be. A kernel that is loaded is called with about 50 ns more than Numba's own call takes.
    """

    def __init__(self, function: Callable[..., Result]) -> None:
        self.function = function
        """The plain function, to be interpreted."""
        self._files: KernelFiles | None = None
        self._native: Any = None
        self._call: Callable[..., Result] = self._first_call

    def __call__(self, *arguments: Any) -> Result:
        return self._call(*arguments)

    def __repr__(self) -> str:
        return f"<Kernel {self.function.__module__}.{self.function.__qualname__}>"

    def is_loaded(self) -> bool:
        """Whether a call runs at once: the kernel has been called or prepared in this process."""
        return self._native is not None and bool(self._native.signatures)

    def is_ready(self) -> bool:
        """Whether it is loaded or in the cache: a call compiles nothing, provided that its arguments have the types
        that they had before.

        Without the import of Numba; the first question costs tens of milliseconds, further ones less than one. Loading
        a kernel from the cache takes a fraction of a second, and the import of Numba about one.
        """
        return self.is_loaded() or self._kept().exist()

    def prepare(self, *arguments: Any) -> None:
        """Load the kernel from the cache or compile it, without running it, for arguments of these types.

        The arguments are what a call would take; only their types are looked at. Other threads go on meanwhile, but
        those that compile or load kernels wait for each other.
        """
        self._dispatcher().compile(native().types_of(arguments))

    def _kept(self) -> KernelFiles:
        if self._files is None:
            self._files = KernelFiles(self.function)
        return self._files

    def _dispatcher(self) -> Any:
        with _building:
            if self._native is None:
                self._native = native().dispatcher(self.function, self._kept())
        return self._native

    def _first_call(self, *arguments: Any) -> Result:
        self._call = self._dispatcher()
        return self._call(*arguments)


def native() -> Any:
    """The module that compiles; its import loads Numba."""
    import virado.kernel.native

    return virado.kernel.native


def kernel(function: Callable[..., Result]) -> Kernel[Result]:
    """A kernel of `function` and every rule that it calls.

    `function` may close over rules, numbers, tuples and arrays, but not over other kernels. It works in the arrays
    that it is given and makes none: compiled without Numba's reference counts, which are atomic operations around
    every use of an array and cost three quarters of the speed.
    """
    return Kernel(function)
