"""Record arrays for kernels, built from `Layout` objects."""

from typing import Any

from virado.kernel.arrays import records, zeros
from virado.kernel.layout import Layout

__all__ = ["move_list", "records", "zero_records"]


def zero_records(layout: type[Layout], number: int = 1) -> Any:
    """Return an array of `number` records whose fields are all 0."""
    return zeros(number, layout)


def move_list(number: int) -> Any:
    """Return an empty list for `number` packed moves."""
    return zeros((number, 3))
