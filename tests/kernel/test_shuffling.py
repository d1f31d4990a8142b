"""Shuffles by a rule equal those of `virado.packs`, interpreted and compiled."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from virado.kernel.compile import kernel
from virado.kernel.shuffling import Shuffling, shuffle_of, shuffling
from virado.packs import shuffle_cards

FULL = (1 << 52) - 1


def _shuffle_one(work: Any, cards: int, seed: int, index: int, pack: Any) -> int:
    return shuffle_of(work[0], cards, seed, index, pack)


SHUFFLE = kernel(_shuffle_one)


def compiled(cards: int, seed: int, index: int) -> list[int]:
    work = np.zeros(1, Shuffling.dtype())
    shuffling().store(work)
    pack = np.zeros(52, np.int64)
    return pack[: SHUFFLE(work, cards, seed, index, pack)].tolist()


@pytest.mark.parametrize("seed", [0, 7, -1, 2**62, 2**63 - 1, -(2**63) + 1])
@pytest.mark.parametrize("index", [1, 10, 12_345])
def test_interpreted_shuffles_equal_the_packs_of_a_match(seed: int, index: int):
    pack = [0] * 52
    size = shuffle_of(shuffling(), FULL, seed, index, pack)
    assert pack[:size] == shuffle_cards(FULL, seed, index)


@given(
    st.integers(0, FULL),
    st.integers(-(2**63) + 1, 2**63 - 1),
    st.integers(1, 10**6),
)
def test_compiled_shuffles_equal_the_packs_of_a_match(cards: int, seed: int, index: int):
    assert compiled(cards, seed, index) == shuffle_cards(cards, seed, index)
