"""Kernels: functions that are compiled on first use and cached on disk, or that were compiled ahead of time.

This module does not load Numba. `virado.kernel.native` loads it when a kernel is first called or prepared. Where there
is no Numba, `virado.kernel.wasm_calls` gives kernels code that was compiled ahead of time.
"""

import threading
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from virado.kernel.cache import KernelFiles

Result = TypeVar("Result")
Arguments: TypeAlias = tuple[Any, ...]
"""The arguments of a kernel: ints, floats, arrays, and tuples of them."""

_building = threading.Lock()


class Kernel(Generic[Result]):
    """A compiled function of arrays and ints; it releases the GIL while it runs.

    The first call blocks until the kernel is compiled for its argument types or loaded from the cache. Callers that
    must not wait check `is_ready` and call `prepare` beforehand, in another thread if necessary. A kernel adds about
    50 ns per call to Numba's own overhead.
    """

    def __init__(
        self, function: Callable[..., Result], example: Callable[[], Arguments] | None = None
    ) -> None:
        """Wrap a function without compiling it.

        `example` returns arguments of the types that calls will use. Without `example`, the kernel is compiled by its
        first call.
        """
        self.function = function
        """The plain Python function, for interpreted use."""
        self.example = example
        self._files: KernelFiles | None = None
        self._native: Any = None
        self._is_ready_made = False
        self._call: Callable[..., Result] = self._first_call

    def __call__(self, *arguments: Any) -> Result:
        return self._call(*arguments)

    def __repr__(self) -> str:
        return f"<Kernel {self.function.__module__}.{self.function.__qualname__}>"

    def is_loaded(self) -> bool:
        """Return True if a call runs immediately: the kernel has been called or prepared in this process."""
        return self._is_ready_made or (self._native is not None and bool(self._native.signatures))

    def is_ready(self) -> bool:
        """Return True if the kernel is loaded or cached.

        The next call then compiles nothing, unless its argument types are new. The check does not import Numba. The
        first check takes tens of milliseconds, later checks less than one. Loading a kernel from the cache takes a
        fraction of a second, and the import of Numba about one second.
        """
        return self.is_loaded() or self._cached_files().exist()

    def prepare(self, *arguments: Any) -> None:
        """Load the kernel from the cache or compile it for these argument types, without running it.

        Pass the arguments of a call; only their types matter. The default is the example, if there is one. Other
        threads continue meanwhile, but threads that compile or load kernels wait for each other.
        """
        if self._is_ready_made:
            return
        if not arguments and self.example is not None:
            if self.is_loaded():
                return
            arguments = self.example()
        self._dispatcher().compile(native().types_of(arguments))

    def use(self, call: Callable[..., Result] | None) -> None:
        """Run every call by `call`, which was compiled ahead of time; None returns to native code."""
        self._is_ready_made = call is not None
        self._call = call or self._first_call

    def _cached_files(self) -> KernelFiles:
        if self._files is None:
            self._files = KernelFiles(self.function)
        return self._files

    def _dispatcher(self) -> Any:
        with _building:
            if self._native is None:
                self._native = native().dispatcher(self.function, self._cached_files())
        return self._native

    def _first_call(self, *arguments: Any) -> Result:
        self._call = self._dispatcher()
        return self._call(*arguments)


def native() -> Any:
    """Return the module `virado.kernel.native`. Its first import loads Numba."""
    import virado.kernel.native

    return virado.kernel.native


def kernel(function: Callable[..., Result]) -> Kernel[Result]:
    """Return a kernel of `function` and every rule that it calls.

    `function` may close over rules, numbers, tuples and arrays, but not over other kernels. It works in the arrays
    that it receives and allocates none. The kernel therefore needs no reference counts of Numba, whose atomic
    operations around every array access would cost three quarters of the speed.
    """
    return Kernel(function)
