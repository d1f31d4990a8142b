"""Suggestions for arranging a hand of Hazari."""

import pytest

from tests.games.hazari.table import VARIANTS, match_with_hand
from tests.states import config_of, state_of
from virado.analysis.hazari.arrangements import best_first, suggested_splits
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
        assert splits[0].points == max(split.points for split in splits)


def test_best_first_takes_the_strongest_possible_group():
    match = match_with_hand("7h 7d 7c As Ks Qs Jh Th 9d 5c 4c 2h 3d")
    assert str(match.view(1).unpack(best_first(config_of(match), state_of(match).hands[1]))) == (
        "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h"
    )
