"""Recorded calls of kernels, run by the interpreter: records become layouts, and arrays become lists."""

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import numpy as np

from tests.kernel.recorded_calls import Call, Outcome, is_array
from virado.kernel.compile import Kernel
from virado.kernel.layout import Layout
from virado.kernel.webassembly import named_arguments


class Table:
    """An array of numbers as a flat list; the last part of a list of moves grows as `bits.put` expects."""

    def __init__(self, data: list[Any], shape: tuple[int, ...], start: int, kind: type) -> None:
        self.data, self.shape, self.start, self.kind = data, shape, start, kind
        self.next = 0

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, key: Any) -> Any:
        at, left = self._place(key)
        return Table(self.data, left, at, self.kind) if left else self.data[at]

    def __setitem__(self, key: Any, value: Any) -> None:
        at, left = self._place(key)
        assert not left
        self.data[at] = self.kind(value)

    def append(self, row: tuple[int, ...]) -> None:
        """Store a row at the end, unless the table is full."""
        if self.next < len(self):
            for column, value in enumerate(row):
                self[self.next, column] = value
        self.next += 1

    def clear(self) -> None:
        """Begin again at the first row, and leave the content as it is."""
        self.next = 0

    def _place(self, key: Any) -> tuple[int, tuple[int, ...]]:
        at, size = self.start, self.shape
        places = cast("tuple[int, ...]", key) if isinstance(key, tuple) else (key,)
        for index in places:
            assert -size[0] <= index < size[0]
            at += int(np.prod(size[1:], dtype=np.int64)) * (index % size[0])
            size = size[1:]
        return at, size


@cache
def layout_of(kind: Any) -> type[Layout]:
    """Return a layout with the fields of a record type."""
    made: type[Layout] = type("Record", (Layout,), {})
    shapes = {name: kind.fields[name][0].shape for name in kind.names}
    made.scalars = tuple(name for name, shape in shapes.items() if not shape)
    made.vectors = {name: shape[0] for name, shape in shapes.items() if shape}
    return made


def from_array(array: Any) -> Any:
    if array.dtype.names is not None:
        return [layout_of(array.dtype).load(array, index) for index in range(len(array))]
    return Table(array.ravel().tolist(), array.shape, 0, int if array.dtype.kind == "i" else float)


def to_array(mirror: Any, array: Any) -> bytes:
    """Return the bytes of an array like `array` with the content of its mirror."""
    if isinstance(mirror, Table):
        return np.array(mirror.data, array.dtype).tobytes()
    stored = np.zeros_like(array)
    for index, state in enumerate(mirror):
        state.store(stored, index)
    return stored.tobytes()


def mirrored(value: Any) -> Any:
    """Return arguments with a mirror of every array."""
    if isinstance(value, tuple):
        given = cast("tuple[Any, ...]", value)
        items = [mirrored(item) for item in given]
        return type(given)(*items) if hasattr(given, "_fields") else tuple(items)
    return from_array(value) if is_array(value) else value


def run_interpreted(kernel: Kernel[Any], call: Call) -> Outcome:
    """Return the outcome of a call that Python runs."""
    arguments: tuple[Any, ...] = mirrored(call.tree)
    result = kernel.function(*arguments)
    arrays = [each for each in call.arguments if is_array(each)]
    mirrors: list[Any] = [
        each for _, each in named_arguments(kernel, arguments) if type(each) in (Table, list)
    ]
    return Outcome(result or 0, [to_array(*each) for each in zip(mirrors, arrays, strict=True)])
