"""Record arrays for kernels, built from `Layout` objects."""

from typing import Any

import numpy as np

from virado.kernel.layout import Layout


def records(*mirrors: Layout) -> Any:
    """Return a record array with one record for each of the given objects, which share a layout."""
    array = np.zeros(len(mirrors), mirrors[0].dtype())
    for index, mirror in enumerate(mirrors):
        mirror.store(array, index)
    return array


def zero_records(layout: type[Layout], number: int = 1) -> Any:
    """Return an array of `number` records whose fields are all 0."""
    return np.zeros(number, layout.dtype())


def move_list(number: int) -> Any:
    """Return an empty list for `number` packed moves."""
    return np.zeros((number, 3), np.int64)
