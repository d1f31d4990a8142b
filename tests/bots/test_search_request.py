"""Searches that another interpreter runs give the same results."""

import pytest

from tests.bots.expert_thoughts import FORMS, form, positions
from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Budget, Rng
from virado.bots.search_request import BotSearch, answer_line, read_answer
from virado.games.catalogue import variant
from virado.match import Match

BUDGET = Budget(simulations=40)


def run_both(search: BotSearch, level: str) -> list[object]:
    """Return the result of a search here, and by its request."""
    player = bot(level)
    player.prepare(search.view.variant)
    found = [search.run(player, BUDGET), read_answer(answer_line(search.to_line(level, BUDGET)))]
    return [each._replace(seconds=0.0) if isinstance(each, Analysis) else each for each in found]


@pytest.mark.parametrize("slug", FORMS)
def test_a_request_has_the_result_of_the_search(slug: str):
    for number, view in enumerate(positions(slug)):
        move = view.legal(limit=1)[0]
        for search in (
            BotSearch("choose", view, Rng(number)),
            BotSearch("think", view, Rng(number)),
            BotSearch("judge", view, Rng(number), move),
        ):
            here, there = run_both(search, "expert")
            assert here == there
        assert form(slug) == view.variant


@pytest.mark.parametrize("level", ["club", "expert"])
def test_an_arrangement_of_hazari_is_the_same(level: str):
    match = Match("hazari", seed=2)
    here, there = run_both(BotSearch("think", match.view(match.to_act[0]), Rng(3)), level)
    assert here == there


def test_players_that_run_kernels_say_so():
    using = {
        (slug, level)
        for slug in ("casino", "raub", "zwanzig-ab", "hazari")
        for level in ("random", "greedy", "beginner", "club", "dial:0.8", "expert")
        if bot(level).uses_kernels(variant(slug))
    }
    others = {("hazari", "beginner"), ("hazari", "club")}
    assert using == others | {
        (slug, level)
        for slug in ("casino", "raub", "zwanzig-ab", "hazari")
        for level in ("dial:0.8", "expert")
    }
