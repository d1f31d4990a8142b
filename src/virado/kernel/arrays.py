"""Arrays of 64-bit numbers and records for kernels, with NumPy or without it.

The functions of this module return NumPy arrays where NumPy is installed, and `Words` elsewhere. Callers of kernels use
only the operations that both have: the methods of `Words`. All arrays are contiguous in C order.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, cast

from virado.kernel.layout import Layout

try:
    import numpy as _numpy

    np: Any = _numpy
except ModuleNotFoundError:  # in a browser
    np = None

ElementType: TypeAlias = type[int] | type[float] | type[Layout]
"""The type of an array's elements: int64, float64, or records with the fields of a layout."""
Shape: TypeAlias = int | tuple[int, ...]

KernelArray: TypeAlias = Any
"""An array for kernels: one of NumPy, or `Words`."""

WORD = 8
"""Number of bytes of a number."""


class Words:
    """An array without NumPy.

    A row, a slice of rows and a list in a record share the memory of their array.
    """

    __slots__ = ("kind", "memory", "shape")

    def __init__(self, shape: tuple[int, ...], kind: ElementType, memory: memoryview) -> None:
        """Wrap the words of an array; `memory` is a view of int64 or float64 in one dimension."""
        self.shape = shape
        self.kind: ElementType = kind
        self.memory = memory

    @property
    def ndim(self) -> int:
        """Return the number of dimensions."""
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        """Return the number of bytes of all elements."""
        return self.memory.nbytes

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, index: Any) -> Any:
        """Return an element, a row, or a slice of rows; a tuple has one index for each dimension."""
        if isinstance(index, tuple):
            found: Any = self
            for each in cast("tuple[int, ...]", index):
                found = found[each]
            return found
        size = self._row_size()
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            if step != 1:
                raise IndexError("a slice of rows has the step 1")
            stop = max(start, stop)
            return Words((stop - start, *self.shape[1:]), self.kind, self.memory[start * size : stop * size])
        at = self._place(index)
        if len(self.shape) > 1:
            return Words(self.shape[1:], self.kind, self.memory[at * size : (at + 1) * size])
        if issubclass(self.kind, Layout):
            return WordsRecord(self.kind, self.memory[at * size : (at + 1) * size])
        return self.memory[at]

    def __setitem__(self, index: Any, values: Any) -> None:
        """Set an element or rows to a number, nested sequences or another array."""
        if isinstance(index, tuple):
            *outer, index = cast("tuple[int, ...]", index)
            self[tuple(outer)][index] = values
        elif len(self.shape) == 1 and not isinstance(index, slice) and not issubclass(self.kind, Layout):
            self.memory[self._place(index)] = values
        elif isinstance(values, (Words, WordsRecord)):
            self[index].memory[:] = values.memory
        elif isinstance(values, (int, float)):
            self[index].fill(values)
        else:
            self[index].memory[:] = array(self.memory.format, _flat(values))

    def fill(self, value: float) -> None:
        """Set all numbers to a value."""
        self.memory[:] = array(self.memory.format, [value]) * len(self.memory)

    def copy(self) -> "Words":
        """Return an independent copy."""
        return Words(self.shape, self.kind, _view(bytearray(self.memory.tobytes()), self.kind))

    def item(self, *index: int) -> Any:
        """Return a number as an int or a float."""
        return self[index]

    def tolist(self) -> Any:
        """Return all numbers as nested lists."""
        return self.memory.tolist() if len(self.shape) == 1 else [row.tolist() for row in self]

    def tobytes(self) -> bytes:
        """Return all elements as bytes."""
        return self.memory.tobytes()

    def _row_size(self) -> int:
        """Return the number of words of an element of the first dimension."""
        size = _element_words(self.kind)
        for length in self.shape[1:]:
            size *= length
        return size

    def _place(self, index: int) -> int:
        at = index + len(self) if index < 0 else index
        if not 0 <= at < len(self):
            raise IndexError(index)
        return at


class WordsRecord:
    """A record of `Words`, which shares the memory of its array."""

    __slots__ = ("_layout", "memory")

    def __init__(self, layout: type[Layout], memory: memoryview) -> None:
        self._layout = layout
        self.memory = memory

    def __getitem__(self, name: str) -> Any:
        """Return a number, or a list of numbers as `Words`."""
        at, count = _fields(self._layout)[name]
        return self.memory[at] if count is None else Words((count,), int, self.memory[at : at + count])

    def __setitem__(self, name: str, value: Any) -> None:
        """Set a number or all numbers of a list."""
        at, count = _fields(self._layout)[name]
        if count is None:
            self.memory[at] = value
        else:
            Words((count,), int, self.memory[at : at + count])[:] = value


def zeros(shape: Shape, kind: ElementType = int) -> Any:
    """Return an array of zeros."""
    if np is not None:
        return np.zeros(shape, _dtype(kind))
    lengths = (shape,) if isinstance(shape, int) else shape
    words = _element_words(kind)
    for length in lengths:
        words *= length
    return Words(lengths, kind, _view(bytearray(WORD * words), kind))


def records(*mirrors: Layout) -> Any:
    """Return a record array with one record for each of the given objects, which share a layout."""
    array = zeros(len(mirrors), type(mirrors[0]))
    for index, mirror in enumerate(mirrors):
        mirror.store(array, index)
    return array


def zero_records(layout: type[Layout], number: int = 1) -> Any:
    """Return an array of `number` records whose fields are all 0."""
    return zeros(number, layout)


def move_list(number: int) -> Any:
    """Return an empty list for `number` packed moves."""
    return zeros((number, 3))


def array_of(values: Sequence[Any], kind: type[int] | type[float] = int) -> Any:
    """Return an array of numbers. `values` is a sequence of numbers, or nested sequences of equal lengths."""
    if np is not None:
        return np.array(values, _dtype(kind))
    lengths: list[int] = []
    part: Any = values
    while hasattr(part, "__len__"):
        lengths.append(len(part))
        part = part[0] if len(part) else None
    made = zeros(tuple(lengths), kind)
    if len(made.memory):
        made[:] = values
    return made


def from_bytes(content: bytes | bytearray | memoryview, shape: Shape, kind: ElementType = int) -> Any:
    """Return an array over bytes, which `tobytes` returned; it can be changed only if they can."""
    lengths = (shape,) if isinstance(shape, int) else shape
    if np is not None:
        return np.frombuffer(content, _dtype(kind)).reshape(lengths)
    return Words(lengths, kind, _view(content, kind))


def _dtype(kind: ElementType) -> Any:
    """Return the NumPy type of an element."""
    if issubclass(kind, Layout):
        return kind.dtype()
    return np.float64 if kind is float else np.int64


def _view(content: bytes | bytearray | memoryview, kind: ElementType) -> Any:
    return memoryview(content).cast("d" if kind is float else "q")


def _flat(values: Any) -> Iterator[Any]:
    """Yield the numbers of nested sequences."""
    for value in values:
        if isinstance(value, (int, float)):
            yield value
        elif hasattr(value, "__len__"):
            yield from _flat(value)
        else:
            yield value


@cache
def _element_words(kind: ElementType) -> int:
    """Return the number of words of an element."""
    return len(kind.scalars) + sum(kind.vectors.values()) if issubclass(kind, Layout) else 1


@cache
def _fields(layout: type[Layout]) -> dict[str, tuple[int, int | None]]:
    """Return the first word of each field and the length of a list, in the order of `Layout.dtype`."""
    found: dict[str, tuple[int, int | None]] = {}
    at = 0
    for name in layout.scalars:
        found[name] = at, None
        at += 1
    for name, count in layout.vectors.items():
        found[name] = at, count
        at += count
    return found
