"""Independence of a Zwanzig ab seat's information from hidden cards (Z-19)."""

import random
from typing import Any

import pytest

from tests.games.tricks.worlds import play_and_compare
from tests.states import state_of
from tests.worlds import another_world
from virado.games.messages import PUBLIC, Viewer
from virado.games.variant import make_variant
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.notation import ACTIONS
from virado.match import Match

SUITED = ("choose h", "choose s", "blind d", "blind c")
WORDS = (*ACTIONS, *SUITED)


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("zwanzig-ab", {}),
        ("zwanzig-ab-jager", {"overtrump": "required"}),
        ("zwanzig-ab-jager-first-packet", {"exchange_max": 2}),
    ],
)
def test_no_answer_depends_on_hidden_cards(slug: str, players: int, options: dict[str, Any]):
    rng = random.Random(f"{slug} {players}")
    variant = make_variant(GAME, GAME.presets[slug], players=players, options=options, allow_idle=True)
    play_and_compare(variant, WORDS, rng, wanted=15)


@pytest.mark.parametrize("viewer", [PUBLIC, 1])
def test_before_a_blind_choice_forehand_does_not_know_its_own_packet(viewer: Viewer):
    match = Match(make_variant(GAME, GAME.presets["zwanzig-ab-jager"]), seed=4)
    other = another_world(match, viewer, random.Random(2))
    assert other is not None
    assert state_of(other).hands[1] != state_of(match).hands[1]
    assert other.view(viewer).to_bytes() == match.view(viewer).to_bytes()
