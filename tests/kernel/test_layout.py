"""Packing and unpacking a state preserves it."""

import random

import pytest

from tests.random_play import random_move
from virado.games.catalogue import presets
from virado.kernel.layout import Layout, ints
from virado.match import Match


class _Everything(Layout):
    one: int
    many: list[int] = ints(3)
    none: list[int] = ints(0)
    other: int


def test_numbers_are_packed_up_to_64_bits():
    made = _Everything(one=-(2**63), other=2**63 - 1)
    made.many[:] = [1, -1, 2**40]
    again = _Everything.from_bytes(made.to_bytes())
    assert again == made
    again.many[0] = 7
    assert made.many[0] == 1


@pytest.mark.parametrize("slug", ["casino", "raub", "zwanzig-ab", "hazari"])
def test_a_position_is_packed_and_unpacked(slug: str):
    assert slug in presets()
    rng = random.Random(slug)
    match = Match(slug, seed=3)
    for _ in range(30):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, random_move(match, seat, rng))
        state: Layout = match._state  # pyright: ignore[reportPrivateUsage]
        assert type(state).from_bytes(state.to_bytes()) == state
