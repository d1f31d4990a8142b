"""Arrays with NumPy and without it: the same operations, values and bytes."""

from collections.abc import Callable
from typing import Any

import numpy
import pytest

from virado.kernel import arrays
from virado.kernel.arrays import Words, array_of, from_bytes, zeros
from virado.kernel.layout import Layout, ints


class _Everything(Layout):
    one: int
    many: list[int] = ints(3)
    none: list[int] = ints(0)
    other: int


def _store() -> Any:
    found = zeros(2, _Everything)
    made = _Everything(one=-(2**63), other=7)
    made.many[:] = [1, -1, 2**40]
    made.store(found, 1)
    assert _Everything.load(found, 1) == made
    assert _Everything.load(found) == _Everything()
    found[0]["other"] = 5
    found[0]["many"] = [4, 5, 6]
    found[0]["many"][1] = 8
    assert _Everything.load(found).many == [4, 8, 6]
    return found


def _copy_record() -> Any:
    found = zeros(3, _Everything)
    found[2] = _store()[1]
    return found


def _fill() -> Any:
    found = zeros((2, 3), float)
    found.fill(1.5)
    found[1] = 2
    found[0, 2] = 7.25
    found[-1, 0] += 1
    assert found.item(0, 2) == 7.25
    return found


def _copy_rows() -> Any:
    moves = array_of([(1, 2, 3), (4, 5, 6), (7, 8, 9)])
    copy = moves.copy()
    copy[0] = moves[2]
    copy[1:3] = [[0, 0, 1], (0, 1, 0)]
    assert [row.tolist() for row in moves[1:]] == [[4, 5, 6], [7, 8, 9]]
    assert (len(moves), moves.shape, moves.ndim, moves[:0].shape) == (3, (3, 3), 2, (0, 3))
    moves[:] = 0
    assert not any(moves[1].tolist())
    return copy


def _share() -> Any:
    found = zeros((4, 2))
    part = found[1:3]
    part[1][0] = 5
    assert found[2, 0] == 5
    return found


CASES: list[Callable[[], Any]] = [
    _store,
    _copy_record,
    _fill,
    _copy_rows,
    _share,
    lambda: array_of([]),
    lambda: array_of([0.5, 1], float),
    lambda: from_bytes(array_of([[1, 2], [3, 4]]).tobytes(), 4),
    lambda: zeros((2, 2, 2)),
]


@pytest.mark.parametrize("case", CASES)
def test_arrays_without_numpy_are_the_same(case: Callable[[], Any], monkeypatch: pytest.MonkeyPatch):
    expected = case()
    assert type(expected) is numpy.ndarray
    monkeypatch.setattr(arrays, "np", None)
    found = case()
    assert isinstance(found, Words)
    assert (found.shape, found.nbytes, found.tobytes()) == (
        expected.shape,
        expected.nbytes,
        expected.tobytes(),
    )
    if found.kind is not _Everything:
        assert found.tolist() == expected.tolist()


def test_an_index_or_a_number_of_values_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(arrays, "np", None)
    found = zeros((2, 3))
    with pytest.raises(IndexError):
        found[2]
    with pytest.raises(IndexError):
        found[::2]
    with pytest.raises(ValueError, match="different structures"):
        found[0] = [1, 2]
    with pytest.raises(TypeError):
        found[0, 0] = 0.5
