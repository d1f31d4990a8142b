"""The experts without NumPy: the same analyses as with it, for the same number of simulations."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.expert_thoughts import FORMS, form, thoughts
from tests.bots.native_words import native_words
from virado.bots.casino.equity import EQUITY, ROUND_EQUITY, RoundRace, race_of
from virado.bots.catalogue import players
from virado.games.catalogue import variant

RECORDED: dict[str, list[str]] = json.loads(
    (Path(__file__).parents[1] / "data" / "expert_thoughts.json").read_text("utf-8")
)
"""Analyses that the experts gave while they computed with NumPy."""
EQUITIES = {
    "casino": ["e52f644cf79f7e92", "589108fc8c31e099", "4ba6fb7048cd5b92", "eeec623a1f21719f"],
    "royal-dominican": ["eb41efc1d68c52b0", "eb3e5bd15b640255", "516e96aaa0d3ef76", "aa29144336395a72"],
    "tuxedo": ["eb7fd94d0e2a5020", "c152fafa4109d5d9", "3a9108a3f637e46b", "903332a544c3c580"],
}
"""Hashes of EQUITY, and of ROUND_EQUITY for three spreads, computed with NumPy."""


@pytest.mark.parametrize("slug", FORMS)
def test_analyses_are_those_that_were_recorded(slug: str):
    assert thoughts(slug) == RECORDED[slug]


@pytest.mark.parametrize("slug", FORMS)
def test_analyses_without_numpy_are_the_same(slug: str):
    with native_words(players(form(slug).game.name).kernels().values()):
        assert thoughts(slug) == RECORDED[slug]


@pytest.mark.parametrize("slug", EQUITIES)
def test_chances_of_winning_are_those_that_were_computed_with_numpy(slug: str):
    config: Any = variant(slug).config()
    race = race_of(config)
    tables = [EQUITY(race), *(ROUND_EQUITY(RoundRace(race, spread)) for spread in (10, 23, 41))]
    assert [hashlib.sha256(repr(each).encode()).hexdigest()[:16] for each in tables] == EQUITIES[slug]
