"""Bots must respect their time budget on tables with more moves than can be listed.

The clock counts work: each function call takes a microsecond, so that the result is the same on every machine.
"""

import sys
from collections.abc import Iterator
from itertools import count
from types import FrameType
from typing import Any

import pytest

from tests.games.casino.positions import match_with_hand
from tests.random_play import random_match
from virado.bots import deadline
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Rng, never
from virado.bots.deadline import LISTING, STEPS_PER_CHECK, STEPS_PER_SECOND, Deadline
from virado.games.step_budget import MAX_STEPS, StepsExhaustedError
from virado.view import AnyView

CALL_S = 1e-6
OVER = 1.5
"""Maximum time of a search as a multiple of its budget."""
PACK = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "shdc"]
HANDS = {"kaszino-ulmann": "Kd 8c 7d", "kaszino-kirschner": "Kd 8c 7d", "casino": "9c 8d 6h 2s"}
LEVELS = ("random", "greedy", "beginner", "dial:0.3", "club", "expert")


def crowded(slug: str, loose: int) -> AnyView:
    """Return a position with this many loose cards."""
    hand = HANDS[slug]
    lying = [card for card in PACK if card not in hand.split()][:loose]
    return match_with_hand(slug, hand, " ".join(lying)).view(0)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Replace the clock of searches by the number of calls made in this thread."""
    calls = count()
    latest = 0

    def counted(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal latest
        if event in {"call", "c_call"}:
            latest = next(calls)

    def clock() -> float:
        return latest * CALL_S

    monkeypatch.setattr(deadline.time, "perf_counter", clock)
    sys.setprofile(counted)
    yield clock
    sys.setprofile(None)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("slug", "loose"), [(slug, loose) for slug in HANDS for loose in (20, 46)])
def test_a_search_keeps_its_budget_on_a_crowded_table(slug: str, loose: int, level: str, work: Any):
    view = crowded(slug, loose)
    bot(level).think(view, Budget(seconds=0.001))  # a first search, so that imports are not measured
    for seconds in (0.04, 0.1):
        began = work()
        found = bot(level).think(view, Budget(seconds=seconds), rng=Rng(1))
        assert work() - began <= OVER * seconds
        assert view.explain(found.best.move).legal


@pytest.mark.parametrize("slug", HANDS)
def test_a_short_search_considers_several_cards_of_the_hand(slug: str):
    found = bot("greedy").think(crowded(slug, 46), Budget(seconds=0.04))
    assert len({str(candidate.move).split()[0] for candidate in found.candidates}) > 1


def test_all_moves_are_considered_on_an_uncrowded_table():
    for slug in ("casino", "royal-dominican", "kaszino-ulmann"):
        for moves in range(0, 40, 4):
            match = random_match(slug, seed=moves, moves=moves)
            view = match.view(match.to_act[0])
            whole = {str(move) for move in view.search_moves()}
            found = bot("club").think(view, Budget(seconds=60))
            assert {str(candidate.move).removesuffix(" orange") for candidate in found.candidates} == whole
            assert all(candidate.reasons for candidate in found.candidates)


def test_without_a_time_budget_a_listing_has_the_default_step_limit():
    assert Deadline(Budget(simulations=1), never).steps().remaining == MAX_STEPS


def test_without_a_time_budget_the_clock_has_no_effect(monkeypatch: pytest.MonkeyPatch):
    view = crowded("casino", 20)
    usual = bot("club").think(view).candidates
    late = count(step=100)
    monkeypatch.setattr(deadline.time, "perf_counter", lambda: next(late))
    assert bot("club").think(view).candidates == usual


def test_a_listing_ends_after_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch):
    now = 0.0
    monkeypatch.setattr(deadline.time, "perf_counter", lambda: now)
    thought = Deadline(Budget(seconds=1.0), never)
    steps = thought.steps()
    assert steps.remaining == STEPS_PER_SECOND
    steps.take(100)
    now = LISTING
    with pytest.raises(StepsExhaustedError):
        steps.take(STEPS_PER_CHECK)
    assert steps.is_exhausted
