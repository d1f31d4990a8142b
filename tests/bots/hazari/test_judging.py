"""The Hazari expert's evaluation of arrangements that it would not choose."""

import pytest

from virado.bots.catalogue import bot
from virado.bots.contract import Budget
from virado.games.hazari.rules.strength import strength_of_group
from virado.games.messages import Move
from virado.match import Match
from virado.view import AnyView

FEW = Budget(simulations=8)


def loss_of(text: str, seed: int, move: Move) -> float:
    """Return the expert's loss for an arrangement of seat 0."""
    analysis = bot("expert").judge(Match(text, seed=seed).view(0), move, FEW)
    values = [candidate.value for candidate in analysis.candidates if str(candidate.move) == str(move)]
    assert len(values) == 1
    assert [candidate.value for candidate in analysis.candidates] == sorted(
        (candidate.value for candidate in analysis.candidates), reverse=True
    )
    return analysis.best.value - values[0]


@pytest.mark.parametrize("text", ["hazari", "hazari-bhutan"])
def test_every_arrangement_is_evaluated(text: str):
    for seed in range(4):
        view = Match(text, seed=seed).view(0)
        own = bot("expert").choose(view, FEW)
        assert loss_of(text, seed, own) == 0
        assert loss_of(text, seed, bot("random").choose(view)) > 0


def test_equal_groups_in_other_suits_cost_nothing():
    found = 0
    for seed in range(6):
        view = Match("hazari", seed=seed).view(0)
        own = bot("expert").choose(view, FEW)
        for move in exchanged(str(own)):
            if strengths_of(view, move) == strengths_of(view, own):
                found += 1
                assert loss_of("hazari", seed, view.parse(move)) == pytest.approx(0)
    assert found


def exchanged(text: str) -> list[str]:
    """Return the arrangement with two cards of equal rank exchanged."""
    cards = [word for word in text.split() if len(word) == 2]
    return [
        text.replace(one, "xx").replace(other, one).replace("xx", other)
        for one in cards
        for other in cards
        if one < other and one[0] == other[0]
    ]


def strengths_of(view: AnyView, move: Move | str) -> list[int]:
    """Return the strengths of an arrangement's groups."""
    a, b, c = view.pack(move)
    groups = (a, b, c, view.state.hands[0] & ~(a | b | c))
    return [strength_of_group(view.config, number, group) for number, group in enumerate(groups)]
