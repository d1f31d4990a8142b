"""Imported positions of Hazari."""

from typing import Any

import pytest

from tests.games.hazari.table import MIXED, SPADES, view_data
from tests.states import state_of
from virado.cards import FRENCH52
from virado.cases.positions import cases_of, match_at, match_of
from virado.games.catalogue import variant
from virado.refusal import OptionsError


def test_a_position_is_completed_from_the_rest_of_the_pack():
    position = {"hands": {"0": ["As"], "3": ["Ks"]}, "dealer": 1, "scores": [1, 2, 3, 4]}
    match = match_at("hazari", position, seed=2)
    hands = state_of(match).hands
    assert [hand.bit_count() for hand in hands] == [13] * 4
    assert sum(hands) == FRENCH52.full
    assert hands[0] >> FRENCH52.card("As") & hands[3] >> FRENCH52.card("Ks") & 1
    assert match.to_act == (2, 3, 0, 1)
    assert match.scores == (1, 2, 3, 4)
    again = match_of(match.record())
    assert state_of(again) == state_of(match)


def test_a_position_is_completed_in_order_from_the_dealers_right():
    s: Any = cases_of("hazari").position(variant("hazari").config(), {"dealer": 1}, list(range(52)))
    assert s.hands == [0x1FFF << 26, 0x1FFF << 39, 0x1FFF, 0x1FFF << 13]


def test_seats_may_be_up_in_a_position():
    groups = [["7h", "7d", "7c"], ["As", "Ks", "Qs"], ["Jh", "Th", "9d"], ["5c", "4c", "2h", "3d"]]
    hand = [card for group in groups for card in group]
    match = match_at("hazari", {"hands": {2: hand}, "arrangements": {2: groups}}, seed=2)
    assert match.to_act == (1, 3, 0)
    assert view_data(match, 1).up == (2,)


@pytest.mark.parametrize(
    "position",
    [
        {"hand": ["As", "As"]},
        {"hand": ["1s"]},
        {"hand": [*MIXED.split(), "Ad"]},
        {"hand": ["As"], "hands": {1: ["Ks"]}},
        {"hands": {1: ["Ks"], 2: ["Ks"]}},
        {"hands": {4: ["Ks"]}},
        {"dealer": 4},
        {"scores": [1, 2, 3]},
        {"cards": []},
        {"hand": SPADES.split(), "arrangements": {1: [["2s", "3s", "4s"], ["5s"]]}},
        {"hand": SPADES.split(), "arrangements": {1: [["xx"]]}},
    ],
)
def test_a_senseless_position_is_refused(position: dict[str, Any]):
    with pytest.raises(OptionsError) as error:
        match_at("hazari", position, seed=1)
    assert error.value.code == "bad-position"
    assert "position" in str(error.value)
