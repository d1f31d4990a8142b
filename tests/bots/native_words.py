"""Native kernels that take arrays without NumPy."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any, cast

import numpy as np
import pytest

from virado.kernel import arrays
from virado.kernel.arrays import Words
from virado.kernel.compile import Kernel
from virado.kernel.layout import Layout


def as_numpy(value: Any) -> Any:
    """Return arguments with NumPy arrays over the same memory."""
    if isinstance(value, tuple):
        given = cast("tuple[Any, ...]", value)
        items = [as_numpy(item) for item in given]
        return type(given)(*items) if hasattr(given, "_fields") else tuple(items)
    if not isinstance(value, Words):
        assert not isinstance(value, np.ndarray)
        return value
    dtype = value.kind.dtype() if issubclass(value.kind, Layout) else np.dtype(value.memory.format)
    return np.frombuffer(value.memory, dtype).reshape(value.shape)


@contextmanager
def native_words(kernels: Iterable[Kernel[Any]]) -> Generator[None]:
    """Make arrays without NumPy within the block, and let these kernels run native code on them."""
    used = [(kernel, Kernel(kernel.function, kernel.example)) for kernel in kernels]
    for kernel, native in used:
        native.prepare()

        def call(*arguments: Any, native: Kernel[Any] = native) -> Any:
            return native(*as_numpy(arguments))

        kernel.use(call)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(arrays, "np", None)
            yield
    finally:
        for kernel, _ in used:
            kernel.use(None)
