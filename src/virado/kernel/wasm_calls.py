"""Calls of kernels in WebAssembly (`virado.kernel.webassembly`), for places without NumPy and Numba.

A call copies its arguments behind a block of words into one image of the instance's memory, runs the kernel on it and
copies the arrays back. The arguments are those of `virado.kernel.arrays` without NumPy.
"""

import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias, cast

from virado.kernel.arrays import WORD, Words
from virado.kernel.compile import Kernel

Run: TypeAlias = Callable[[str, bytearray], int]
"""Function that copies an image to the first free address of the memory, runs a kernel, copies the image back, and
returns the kernel's status."""


def install(
    kernels: Mapping[str, Kernel[Any]], description: Mapping[str, Any], base: int, run: Run
) -> list[str]:
    """Let kernels run in WebAssembly, and return the names of those that the file does not contain.

    `description` is that of the file (`virado.kernel.webassembly.describe`), and `base` its first free address.
    """
    described: Mapping[str, Any] = description["kernels"]
    for name, kernel in kernels.items():
        if name in described:
            kernel.use(make_call(name, described[name]["arguments"], base, run))
    return [name for name in kernels if name not in described]


def make_call(name: str, expected: list[dict[str, Any]], base: int, run: Run) -> Callable[..., int]:
    """Return the function that runs a kernel. `expected` describes the arguments."""
    kinds = [(each["type"], each.get("dimensions")) for each in expected]

    def call(*arguments: Any) -> int:
        words = [0]
        arrays: list[tuple[int, memoryview]] = []
        at = size_of_block
        for value, (kind, dimensions) in zip(_leaves(arguments), kinds, strict=True):
            if dimensions is None:
                words.append(value if kind == "int64" else _float_word(value))
                continue
            if not isinstance(value, Words) or value.ndim != dimensions:
                raise TypeError(
                    f"{name}: {type(value).__name__} in place of {dimensions} dimensions of {kind}"
                )
            words += (base + at, *value.shape)
            arrays.append((at, value.memory))
            at += value.nbytes
        image = bytearray(at)
        struct.pack_into(f"<{len(words)}q", image, 0, *words)
        for start, memory in arrays:
            image[start : start + memory.nbytes] = memory.cast("B")
        status = run(name, image)
        if status:
            raise RuntimeError(f"kernel {name} failed with status {status}")
        view = memoryview(image)
        for start, memory in arrays:
            if not memory.readonly:
                memory.cast("B")[:] = view[start : start + memory.nbytes]
        return struct.unpack_from("<q", image)[0]

    size_of_block = WORD * (1 + sum(1 + (dimensions or 0) for _, dimensions in kinds))
    return call


def _leaves(arguments: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the arguments that are no tuples, in order."""
    for each in arguments:
        if isinstance(each, tuple):
            yield from _leaves(cast("tuple[Any, ...]", each))
        else:
            yield each


def _float_word(value: float) -> int:
    """Return the word that contains a float."""
    return struct.unpack("<q", struct.pack("<d", value))[0]
