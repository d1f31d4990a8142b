"""Arrangements as text, refusals as sentences, announcements and views."""

from typing import Any

import pytest

from virado.match import Match
from virado.refusal import UnparsableError

HAND = ["As", "Ks", "Qs", "7h", "7d", "7c", "Jh", "Th", "9d", "5c", "4c", "2h", "3d"]
GOOD = "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h"
BHUTAN_EXTENDED = "hazari-bhutan(group4_order_basis=extended)"


def table(hand: list[str] = HAND, variant: str = "hazari", **position: Any) -> Match:
    """A deal in which seat 1, the first to act, holds this hand."""
    return Match(variant, seed=1, position={"hand": hand, **position})


def refusal(text: str, hand: list[str] = HAND, variant: str = "hazari") -> tuple[str, str | None, str]:
    found = table(hand, variant).explain(1, text)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "given",
    [
        GOOD,
        "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 2h 3d",
        "7c 7h 7d / Qs As Ks / 9d Jh Th / 3d 2h 4c 5c",
        "ARRANGE 7H,7D,7C/AS,KS,QS/JH,10H,9D/5C,4C,3D,2H",
        "7h7d7c|AsKsQs|Jh10h9d|5c4c3d2h",
        "7♥ 7♦ 7♣ / A♠ K♠ Q♠ / J♥ 10♥ 9♦ / 5♣ 4♣ 3♦ 2♥",
        "  arrange: 7♥\ufe0f 7d 7c; as ks qs ; jh th 9d; 5c 4c 3d 2h ",
    ],
)
def test_what_people_write_is_understood(given: str):
    match = table()
    move = match.parse(1, given)
    assert match.text(move) == GOOD
    assert match.parse(1, match.text(move)) == move


@pytest.mark.parametrize(
    "given", ["", "arrange", "arrange / / /", "up", "7h 7d 7x / As", "1h 2h 3h / 4h", "trail Qs"]
)
def test_what_names_no_cards_cannot_be_parsed(given: str):
    with pytest.raises(UnparsableError) as error:
        table().parse(1, given)
    assert error.value.input == given


def test_wrong_sizes_are_counted():
    assert refusal("As Ks Qs 7h / 7d 7c Jh / Th 9d 5c / 4c 2h 3d") == (
        "sizes",
        "H-13",
        "the groups have 4, 3, 3 and 3 cards; they must have 3, 3, 3 and 4",
    )
    assert refusal("7h 7d 7c / As Ks Qs / Jh Th 9d")[0] == "sizes"
    assert refusal("7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c / 2h 3d")[0] == "sizes"


def test_sizes_are_tested_before_cards_and_cards_before_order():
    assert refusal("Ah Ad Ac / As Ks Qs / Jh Th 9d / 5c 4c 3d")[0] == "sizes"
    assert refusal("Jh Th 9d / 7h 7d 7c / As Ks Qs / 5c 4c 3d 2d")[0] == "cards"
    assert refusal("Jh Th 9d / 7h 7d 7c / As Ks Qs / 5c 4c 3d 2h")[0] == "order"


def test_a_card_of_another_hand_is_named():
    assert refusal("7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2s")[2] == "2♠ is not in your hand"


def test_a_card_in_two_places_is_named():
    assert "10♥ twice" in refusal("7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d Th")[2]
    assert "7♥ twice" in refusal("7h 7h 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h")[2]


def test_the_groups_out_of_order_are_named():
    assert refusal("7h 7d 7c / Jh Th 9d / As Ks Qs / 5c 4c 3d 2h")[2] == (
        "your third group (A♠ K♠ Q♠, colour run A-K-Q) beats the second (J♥ 10♥ 9♦, run J-10-9); "
        "the strongest comes first"
    )
    assert refusal("As Ks Qs / Jh Th 9d / 7h 7d 5c / 7c 4c 3d 2h")[2] == (
        "the best three of your last group (7♣ 4♣ 3♦ 2♥, run 4-3-2) beat the third "
        "(7♥ 7♦ 5♣, pair of sevens with 5); the weakest comes last"
    )


def test_in_the_extended_order_the_class_of_four_is_named():
    hand = ["As", "Ks", "Qs", "Kh", "Qd", "Jc", "Ah", "Th", "8h", "9d", "7d", "5d", "2d"]
    text = "As Ks Qs / Kh Qd Jc / Ah Th 8h / 9d 7d 5d 2d"
    assert table(hand, "hazari-bhutan").explain(1, text) is None
    assert refusal(text, hand, BHUTAN_EXTENDED) == (
        "order",
        "H-13",
        "your last group (9♦ 7♦ 5♦ 2♦, four-card colour 9-7-5-2) beats the third (A♥ 10♥ 8♥, colour A-10-8); "
        "the weakest comes last",
    )


def test_who_is_up_can_change_nothing():
    match = table()
    match.play(1, GOOD)
    found = match.explain(1, "As Ks Qs / 7h 7d 7c / Jh Th 9d / 5c 4c 3d 2h")
    assert found is not None
    assert found[:2] == ("already-up", "H-14")


def test_only_the_players_arrange():
    found = table().explain(-2, GOOD)
    assert found is not None
    assert found[:2] == ("not-your-turn", "H-12")


def play_out(match: Match) -> list[Any]:
    events: list[Any] = []
    while not match.over:
        seat = match.to_act[0]
        events = match.play(seat, next(match.legal(seat)))
    return events


def test_being_up_tells_no_card_and_the_last_one_lets_the_groups_be_shown():
    match = Match("hazari", seed=5)
    for seat in (1, 2, 3):
        (event,) = match.play(seat, next(match.legal(seat)))
        assert event.seen_by(0) == {"type": "up", "seat": seat}
    events = [event.seen_by(-1) for event in match.play(0, next(match.legal(0)))]
    kinds = [event["type"] for event in events]
    assert kinds == ["up", *["show", "show", "show", "show", "round-won"] * 4, "deal-scored", "deal"]
    assert [event["seat"] for event in events if event["type"] == "show"][:4] == [1, 2, 3, 0]
    won = [event for event in events if event["type"] == "round-won"]
    for number, winner in enumerate(won[:-1]):
        shows = [event for event in events if event["type"] == "show" and event["round"] == number + 2]
        assert [event["seat"] for event in shows] == [(winner["seat"] + i) % 4 for i in range(4)]
    assert "hand" not in events[-1]
    assert len(match.view(2).history[-1]["hand"]) == 13


def test_a_match_ends_with_its_winners():
    match = Match("hazari(target=200)", seed=2)
    last = play_out(match)[-1].seen_by(-1)
    assert last == {
        "type": "match-over",
        "winners": match.winners,
        "scores": match.scores,
        "reason": "target",
    }
    assert max(match.scores) >= 200
    data = match.view(0).data()
    assert data["phase"] == "over"
    assert len(data["shown"]) == 16
    assert sum(data["captured"]) == 360
    assert data["hands"] == [[], [], [], []]
    assert match.explain(0, GOOD) == ("match-over", "H-22", "the match is over")


def test_the_view_while_arranging():
    match = table(dealer=2, seat=3, scores=[5, 10, 15, 20])
    match.play(3, GOOD)
    data = match.view(3).data()
    assert data["phase"] == "arrange"
    assert data["to_act"] == [0, 1, 2]
    assert data["up"] == [3]
    assert data["hands"][:3] == [13, 13, 13]
    assert data["hands"][3] == ["As", "Ks", "Qs", "Jh", "Th", "9d", "7h", "7d", "7c", "5c", "4c", "3d", "2h"]
    assert data["arrangement"] == [group.split() for group in GOOD.removeprefix("arrange ").split(" / ")]
    assert data["shown"] == data["round_winners"] == []
    assert data["captured"] == [0, 0, 0, 0]
    assert data["scores"] == [5, 10, 15, 20]
    assert match.view(0).data()["arrangement"] is None
