"""Hazari without NumPy: the same rankings, suggestions and players as with it."""

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.native_words import native_words
from virado.analysis.hazari import chances, odds
from virado.analysis.hazari.arrangements import rank_arrangements
from virado.analysis.hazari.draft_analysis import studied_group
from virado.bots.catalogue import bot, kernels
from virado.bots.contract import Budget, Rng
from virado.bots.hazari import expert
from virado.bots.hazari.suggestions import suggestions
from virado.bots.prepared import LazyValues
from virado.games.catalogue import variant
from virado.match import Match

RECORDED = {
    "hazari": "f676dc2a6e7cd960",
    "hazari-bhutan": "025d11a58a435f05",
    "hazari-bhutan(group4_order_basis=extended, troy_win_rounds=[4])": "a85d82e2202d7e55",
}
"""Hashes of `results`, computed while Hazari used NumPy."""
PLAYERS = ("club", "opener", "even", "beginner", "dial:0.3", "expert")
SEEDS = range(2)


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


def results(text: str) -> Iterator[object]:
    """Yield what players and helpers say about some hands."""
    form = variant(text)
    o: Any = form.config()
    for others in ("best-first", "good"):
        yield odds.odds(o, others).to_usual_groups().values()
    for name in PLAYERS:
        bot(name).prepare(form)
    for seed in SEEDS:
        match = Match(form, seed=seed)
        view = match.view(match.to_act[0])
        extended = bool(view.state.extended >> view.seat & 1)
        found = rank_arrangements(view.config, view.state.hands[view.seat], extended=extended)
        yield found.moves.tolist(), found.points.tolist()
        yield suggestions(view)
        move: Any = view.legal(1)[0]
        yield [studied_group(view, number, cards, usual=True) for number, cards in enumerate(move.groups, 1)]
        for name in PLAYERS:
            thought = bot(name).think(view, Budget(simulations=20), rng=Rng(seed))
            yield (
                name,
                [(str(each.move), each.value, each.stderr, each.reasons) for each in thought.candidates],
            )
        judged = bot("expert").judge(view, view.legal(3)[2], Budget(simulations=20), rng=Rng(seed))
        yield [(str(each.move), each.value, each.stderr) for each in judged.candidates]


def digest(text: str) -> str:
    return hashlib.sha256(repr(list(results(text))).encode()).hexdigest()[:16]


@pytest.mark.parametrize("text", RECORDED)
def test_results_are_those_that_were_recorded(text: str):
    assert digest(text) == RECORDED[text]


@pytest.mark.parametrize("text", RECORDED)
def test_results_without_numpy_are_the_same(text: str):
    with native_words(kernels().values()):
        assert digest(text) == RECORDED[text]


def test_the_table_of_usual_groups_is_the_same_without_numpy():
    o: Any = variant("hazari").config()

    def simulated() -> Any:
        return vars(odds)["_simulate"](o, 20, 5, odds.usual_groups(o, "best-first"))

    table = simulated()
    vars(odds)["_tables"].cache_clear()
    with native_words([odds.ARRANGE]):
        assert simulated() == table
