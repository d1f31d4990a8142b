"""Sweeps (C-18, C-24): their conditions, points and cancelling."""

import pytest

from tests.games.casino.positions import match_with_hand
from tests.games.casino.states import TAKE, position
from virado.cards import FRENCH52
from virado.games.casino.messages import Captured
from virado.games.casino.rules import RULES
from virado.games.casino.rules.scoring import log_sweep, net_sweeps, points_for_sweeps, sweep_kind
from virado.games.casino.rules.state import INITIAL, LARGE, ORDINARY, SMALL, TRAIL, capture_how
from virado.games.casino.rules.turns import capture, is_sweep


def captured(slug: str, hand: str, loose: str, move: str, *, players: int = 2) -> Captured:
    """Return the capture that seat 0 makes with its hand."""
    event = match_with_hand(slug, hand, loose, players=players).play(0, move)[0]
    assert isinstance(event, Captured)
    return event


def test_a_capture_is_a_sweep_only_if_it_empties_the_table():
    assert captured("royal-north-american-sweeps", "9d 2h", "9c", "9d x 9c").sweep
    assert not captured("royal-north-american-sweeps", "9d 2h", "9c 4s", "9d x 9c").sweep


@pytest.mark.parametrize(
    ("slug", "changes", "plays", "taken", "kind"),
    [
        ("kaszino-ulmann", {}, 0, 1, INITIAL),
        ("kaszino-ulmann", {}, 1, 1, ORDINARY),
        ("royal-dominican", {}, 0, 1, ORDINARY),
        ("tuxedo", {}, 0, 3, SMALL),
        ("tuxedo", {}, 0, 4, LARGE),
        ("tuxedo", {"sweep_size": "with_played"}, 0, 2, SMALL),
        ("tuxedo", {"sweep_size": "with_played"}, 0, 3, LARGE),
    ],
)
def test_the_kind_of_a_sweep(slug: str, changes: dict[str, str], plays: int, taken: int, kind: int):
    s, o = position(slug, changes=changes, plays=plays)
    assert sweep_kind(s, o, 1 << taken, (1 << taken) - 1) == kind


@pytest.mark.parametrize(("counts", "points"), [(True, 1), (False, 0)])
@pytest.mark.parametrize(("others", "is_last"), [("", True), ("3c", False)])
def test_the_last_card_of_a_deal_can_sweep_unless_the_option_forbids_it(
    counts: bool, points: int, others: str, is_last: bool
):
    s, o = position(
        "casino-royal", changes={"last_card_sweep": counts}, hands={0: "9d", 1: others}, loose="9c", plays=47
    )
    nine, lying = s.hands[0], s.loose
    assert is_sweep(s, o, nine, lying, capture_how(0, 0)) == (counts or not is_last)
    capture(s, o, 0, nine, lying, capture_how(0, 0))
    assert points_for_sweeps(s, o, 0) == (1 if counts or not is_last else points)


@pytest.mark.parametrize(
    ("slug", "kinds", "points"),
    [
        ("casino", [ORDINARY, ORDINARY], 0),
        ("royal-north-american-sweeps", [ORDINARY, ORDINARY], 2),
        ("kaszino-ulmann", [INITIAL, ORDINARY], 3),
        ("tuxedo", [SMALL, LARGE], 15),
    ],
)
def test_sweeps_score_their_points(slug: str, kinds: list[int], points: int):
    s, o = position(slug)
    for kind in kinds:
        log_sweep(s, o, 0, kind)
    assert points_for_sweeps(s, o, 0) == points


def test_sweeps_of_both_sides_cancel_one_another():
    s, o = position("royal-dominican")
    for side in (0, 0, 0, 1):
        log_sweep(s, o, side, ORDINARY)
    assert [net_sweeps(s, o, side) for side in range(2)] == [2, 0]
    assert [points_for_sweeps(s, o, side) for side in range(2)] == [2, 0]


@pytest.mark.parametrize(("others", "owed"), [("3c 4c", 1), ("3c", 0), ("", 0)])
def test_c17_a_sweep_gives_the_opponent_two_turns_if_it_has_the_cards(others: str, owed: int):
    s, o = position("kaszino-nagykonyv", hands={0: "9d 2h", 1: others}, loose="9c")
    RULES.apply(s, o, 0, FRENCH52.cards("9d"), s.loose, TAKE)
    assert (s.turn, s.turns_owed) == (1 if others else 0, owed)
    for card in others.split():
        assert s.turn == 1
        RULES.apply(s, o, 1, FRENCH52.cards(card), 0, TRAIL)
    assert (s.turn, s.turns_owed) == (0, 0)
