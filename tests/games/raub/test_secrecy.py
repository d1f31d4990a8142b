"""Independence of a Raub seat's information from hidden cards (R-25)."""

import random
from typing import Any

import pytest

from tests.games.raub.positions import DEFENDED, match_after, raub
from tests.games.tricks.worlds import play_and_compare
from tests.states import config_of, state_of
from tests.worlds import another_world
from virado.games.messages import PUBLIC, Viewer
from virado.games.raub.messages import Exchange
from virado.games.raub.notation import WORDS
from virado.match import Match

ROWS: list[dict[str, Any]] = [
    {},
    {"seven_exchange": "always", "overtrump": "required"},
    {"seven_exchange": "always", "seven_exchange_timing": "before_defence"},
    {"stock_short": "reshuffle", "seven_exchange": "only_ace"},
    {"raub": False, "stih": "automatic", "turnup_discard": "not_turnup"},
]
CHANGING = (
    "1 exchange As Ks 7d 8c",
    "1 take_turnup Jh",
    "2 exchange Ah 9d 9c Td",
    "3 exchange Kh Qh Ad Ac",
)
"""Moves in which three of four seats discard four cards each."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", ROWS, ids=str)
def test_no_answer_depends_on_hidden_cards(players: int, options: dict[str, Any]):
    rng = random.Random(f"{players} {options}")
    play_and_compare(raub(players=players, **options), tuple(WORDS.values()), rng, wanted=15)


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_before_the_blind_decision_no_seat_knows_any_hand(viewer: Viewer):
    match = Match(raub(), seed=4)
    match.play(0, "deal")
    other = another_world(match, viewer, random.Random(2))
    assert other is not None
    assert state_of(other).hands != state_of(match).hands
    assert other.view(viewer).to_bytes() == match.view(viewer).to_bytes()


def test_the_number_of_drawable_cards_is_public_although_the_discards_are_hidden():
    """Check that the number of discards is public (R-15): a seat counts even discards that it cannot see."""
    match = match_after(*DEFENDED, *CHANGING, variant=raub(stock_short="reshuffle"))
    view = match.view(0)
    assert not any(view.state.discards[1:])
    assert Exchange(cards=("7s", "8s", "Jd", "Jc")) in view.legal()
    assert view.count_legal() == 16
    effect = view.describe("exchange 7s 8s Jd Jc")
    assert effect == match.game.describe(
        state_of(match), config_of(match), 0, view.pack("exchange 7s 8s Jd Jc")
    )
    limited = match_after(*DEFENDED, *CHANGING).view(0)
    assert limited.count_legal() == 15


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1, 2, 3])
def test_a_reshuffle_does_not_reveal_who_discarded_a_card(viewer: Viewer):
    reshuffling = "0 exchange 7s 8s Jd Jc"
    match = match_after(*DEFENDED, *CHANGING, reshuffling, variant=raub(stock_short="reshuffle"))
    assert all(state_of(match).recycled[1:])
    known = match.view(viewer).state.recycled
    assert [seat for seat in range(4) if known[seat]] == ([viewer] if viewer in (1, 2, 3) else [])
