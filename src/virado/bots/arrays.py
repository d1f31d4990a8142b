"""Arrays of records for kernels, made of mirrors."""

from typing import Any

import numpy as np

from virado.kernel.layout import Layout


def records(*mirrors: Layout) -> Any:
    """Mirrors of one layout as an array of records."""
    array = np.zeros(len(mirrors), mirrors[0].dtype())
    for index, mirror in enumerate(mirrors):
        mirror.store(array, index)
    return array


def zero_records(layout: type[Layout], number: int = 1) -> Any:
    """An array of so many records in which every field is 0."""
    return np.zeros(number, layout.dtype())


def move_list(number: int) -> Any:
    """Room for so many packed moves."""
    return np.zeros((number, 3), np.int64)
