"""Suggestions for arranging a hand of Hazari."""

import pytest

from tests.games.hazari.table import VARIANTS, match_with_hand
from tests.states import config_of, state_of
from virado.analysis.hazari.arrangements import best_first, deciding_round, suggested_splits
from virado.bots.hazari.suggestions import suggestions
from virado.cases.positions import match_at
from virado.match import Match


@pytest.mark.parametrize("name", VARIANTS)
def test_suggested_splits_are_legal_and_in_order(name: str):
    match = Match(name, seed=14)
    for seat in range(4):
        view = match.view(seat)
        splits = suggested_splits(view)
        assert splits
        assert all(view.explain(split.move).legal for split in splits)
        assert len({split.move for split in splits}) == len(splits)
        points = [split.points for split in splits if split.points is not None]
        assert splits[0].points in (max(points, default=None), None)


TROY = "7s 7h 7d Ac Kd Qs Jh Tc 9d 8c 5s 4d 3h"
ALL_POINTS = 360
"""Card points of a pack: no arrangement captures more in a deal."""


@pytest.mark.parametrize("name", VARIANTS)
def test_points_are_those_of_one_deal_and_left_out_if_a_troy_can_win_the_match(name: str):
    match = match_at(name, {"hand": TROY.split()}, seed=4)
    view = match.view(1)
    for split in [*suggested_splits(view), *suggestions(view)]:
        decides = deciding_round(config_of(match), state_of(match).hands[1], view.pack(split.move))
        assert (split.points is None) == (decides is not None)
        assert split.points is None or split.points <= ALL_POINTS


def test_best_first_takes_the_strongest_possible_group():
    match = match_with_hand("7h 7d 7c As Ks Qs Jh Th 9d 5c 4c 2h 3d")
    assert str(match.view(1).unpack(best_first(config_of(match), state_of(match).hands[1]))) == (
        "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h"
    )
