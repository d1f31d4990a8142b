"""Hazari without NumPy: the same rankings, suggestions and players as with it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.hazari.recorded_results import RECORDED, digest
from tests.bots.native_words import native_words
from virado.analysis.hazari import chances, odds
from virado.bots.catalogue import players
from virado.bots.hazari import expert
from virado.bots.prepared import LazyValues
from virado.games.catalogue import variant


@pytest.fixture(autouse=True)
def empty_caches(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Build all tables anew, because they are of the kind of arrays that the test uses."""
    caches: list[Any] = [vars(odds)["_tables"], vars(chances)["_deals"]]
    for each in caches:
        each.cache_clear()
    monkeypatch.setattr(expert, "GOOD_OPPONENTS", LazyValues(vars(expert)["_good_opponents"]))
    yield
    for each in caches:
        each.cache_clear()


@pytest.mark.parametrize("text", RECORDED)
def test_results_are_those_that_were_recorded(text: str):
    assert digest(text) == RECORDED[text]


@pytest.mark.parametrize("text", RECORDED)
def test_results_without_numpy_are_the_same(text: str):
    with native_words(players("hazari").kernels().values()):
        assert digest(text) == RECORDED[text]


def test_the_table_of_usual_groups_is_the_same_without_numpy():
    o: Any = variant("hazari").config()

    def simulated() -> Any:
        return vars(odds)["_simulate"](o, 20, 5, odds.usual_groups(o, "best-first"))

    table = simulated()
    vars(odds)["_tables"].cache_clear()
    with native_words([odds.ARRANGE]):
        assert simulated() == table
