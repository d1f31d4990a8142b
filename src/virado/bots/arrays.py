"""Record arrays for kernels, built from `Layout` objects."""

from typing import Any

from virado.kernel.arrays import zeros
from virado.kernel.layout import Layout


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
