"""The kernel runs the same rules interpreted and compiled."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from virado.kernel import bits
from virado.kernel.compile import kernel
from virado.kernel.layout import Layout, ints


class Thing(Layout):
    """A small layout."""

    turn: int
    hands: list[int] = ints(3)


class Bigger(Thing):
    """A layout that extends another."""

    more: int


def test_a_new_layout_is_all_zero_and_takes_values_by_name():
    thing = Thing(turn=2)
    assert (thing.turn, thing.hands) == (2, [0, 0, 0])


def test_a_field_that_does_not_exist_is_refused():
    with pytest.raises(TypeError, match="has no field 'tern'"):
        Thing(tern=2)


def test_a_clone_is_equal_and_independent():
    thing = Thing(turn=1)
    copy = thing.clone()
    copy.hands[1] = 7
    assert thing.hands == [0, 0, 0]
    assert copy != thing
    assert thing.clone() == thing


def test_layouts_inherit_their_fields():
    assert Bigger.scalars == ("turn", "more")
    assert Bigger(more=3).hands == [0, 0, 0]


words = st.integers(-(2**63), 2**63 - 1)


@given(words, words, st.lists(words, min_size=3, max_size=3))
def test_a_mirror_survives_storage_in_an_array(turn: int, more: int, hands: list[int]):
    thing = Bigger(turn=turn, more=more)
    thing.hands = hands
    pool = np.zeros(2, Bigger.dtype())
    thing.store(pool, 1)
    assert Bigger.load(pool, 1) == thing


def everything(
    values: list[int], out: list[int], rng: list[int], pack: list[int], moves: list[tuple[int, int, int]]
) -> int:
    """Use every operation of `bits` once."""
    position = 0
    for i in range(20):
        if values[i]:
            position = bits.keep(out, position, bits.lowest(values[i]))
            position = bits.keep(out, position, bits.highest(values[i]))
        position = bits.keep(out, position, bits.count(values[i]))
        position = bits.keep(out, position, bits.draw(rng, 1000))
    size = bits.shuffle(values[0], pack, rng)
    bits.clear(moves)
    number = bits.put(moves, 0, 5, 6, 7)
    a, b, c = bits.move_at(moves, 0)
    return size + number + 10 * (a + b + c)


compiled = kernel(everything)


@given(st.lists(st.integers(0, 2**63 - 1), min_size=20, max_size=20), st.integers(0, 2**63 - 1))
def test_interpreted_and_compiled_operations_agree(values: list[int], seed: int):
    rng, pack, out = [seed], [0] * 64, [0] * 100
    result = everything(values, out, rng, pack, [])
    arrays = (
        np.array(values),
        np.zeros(100, np.int64),
        np.array([seed]),
        np.zeros(64, np.int64),
        np.zeros((4, 3), np.int64),
    )
    assert compiled(*arrays) == result
    assert arrays[1].tolist() == out
    assert (arrays[2].tolist(), arrays[3].tolist()) == (rng, pack)


def test_random_numbers_are_spread_evenly():
    rng = [1]
    counts = [0] * 10
    for _ in range(20_000):
        counts[bits.draw(rng, 10)] += 1
    assert max(abs(count - 2000) for count in counts) < 200


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64])
def test_spread_writes_only_its_own_numbers(kind: Any):
    spread = bits.spread

    def write(row: Any, at: int, word: int, size: int) -> int:
        return spread(row, at, word, size)

    compiled = kernel(write)
    for word in (0, 1, -1, 0x5A5A5A5A5A5A5A5A, 1 << 62, 0x0123456789ABCDEF, -(1 << 63)):
        for size in range(65):
            row: Any = np.full(80, 7, kind)
            out = [7] * 80
            assert compiled(row, 3, word, size) == write(out, 3, word, size) == 3 + size
            assert row.tolist() == out, (word, size)


def test_a_full_list_counts_the_moves_that_do_not_fit():
    def fill(moves: list[tuple[int, int, int]]) -> int:
        number = 0
        for i in range(10):
            number = bits.put(moves, number, i, i, i)
        return number

    moves = np.zeros((4, 3), np.int64)
    assert kernel(fill)(moves) == 10
    assert moves[3].tolist() == [3, 3, 3]


def test_compiled_random_numbers_are_the_same_on_every_branch():
    """Check a generator in several branches.

    Numba promises LLVM that products do not overflow, so a generator written as a plain product is undefined, and
    branches reveal it.
    """
    scramble, draw = bits.scramble, bits.draw

    def walk(rng: list[int], out: list[int]) -> None:
        for _ in range(64):
            if draw(rng, 6) == 0:
                out[0] += draw(rng, 52)
        out[1] = scramble(rng[0], 0x2545F4914F6CDD1D, 0)

    rng, out = [1], [0, 0]
    walk(rng, out)
    arrays = np.array([1]), np.zeros(2, np.int64)
    kernel(walk)(*arrays)
    assert (arrays[0].tolist(), arrays[1].tolist()) == (rng, out)
