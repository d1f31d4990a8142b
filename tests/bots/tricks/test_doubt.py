"""The expert prefers the policy's first choice unless another move is significantly better."""

import pytest

from tests.random_play import random_match
from virado.bots.contract import PERCENT, Candidate
from virado.bots.tricks.expert import prefer_policy_move
from virado.view import AnyView


def view_with_choices(least: int) -> AnyView:
    """Return a position of Raub with at least this many moves."""
    for moves in range(40):
        match = random_match("raub", seed=5, moves=moves)
        view = match.view(match.to_act[0])
        if len(view.legal(least)) >= least:
            return view
    raise AssertionError("never so many moves")


def candidates(values: list[float], stderr: float) -> list[Candidate]:
    """Return candidates of one position with these values, best first."""
    moves = view_with_choices(len(values)).legal(len(values))
    return [Candidate(move, value, stderr, PERCENT, ()) for move, value in zip(moves, values, strict=True)]


@pytest.mark.parametrize(("lead", "is_doubted"), [(1.3, True), (1.5, False)])
def test_a_move_is_preferred_only_if_it_is_significantly_better(lead: float, is_doubted: bool):
    ranking = candidates([50.0, 50.0 - lead, 40.0], 1.0)
    found = prefer_policy_move(ranking, ranking[1].move)
    assert (found[0].move == ranking[1].move) == is_doubted
    assert {each.move for each in found} == {each.move for each in ranking}
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert found[0].value == ranking[0].value, "no loss is stated between moves that cannot be told apart"


def test_the_policys_first_choice_stays_first_if_it_is_best():
    ranking = candidates([50.0, 49.9, 40.0], 1.0)
    assert prefer_policy_move(ranking, ranking[0].move) == ranking
