"""The meaning of selected cards: the move that they denote, and the reason if they allow none."""

import random

import pytest

from tests.games.casino.positions import build, match_with_hand, view_data
from virado.games.casino.messages import Build, Capture, Trail
from virado.games.messages import Cards, Move
from virado.match import Match

EIGHT = build(8, 1, "6d 2h")
TWELVE = build(12, 0, "7h 5c", "Qs", kind="multiple")
HAND = "4c Qd 9s 8c"
LOOSE = "4h 7d 5s 6c 3d 9h Td"


@pytest.mark.parametrize(
    ("hand", "table", "text"),
    [
        pytest.param("4c", "", "trail 4c", id="a card alone: laying it down"),
        pytest.param("4c", "4h", "4c x 4h", id="a card of the same rank: taking it"),
        pytest.param("Qd", "7d 5s", "Qd x 7d 5s", id="cards that add up to it: taking them"),
        pytest.param("9s", "6c 3d 9h", "9s x 6c 3d 9h", id="two groups of its value: taking both"),
        pytest.param("8c", "6d 2h", "8c x [6d 2h]", id="a build of its value: taking it whole"),
        pytest.param(
            "8c",
            "6d 2h Qs 7h 5c",
            "8c x [6d 2h] [Qs 7h 5c]",
            id="builds of other values: the refusal is that one card cannot",
        ),
        pytest.param("4c", "Td", "4c + Td", id="a card that it cannot take: building the sum"),
        pytest.param(
            "4c", "6d 2h", "4c + [6d 2h] = 12", id="a build of another value: raising it by the card"
        ),
        pytest.param("Qd", "7d", "Qd x 7d", id="a sum that no card counts: taking"),
        pytest.param("9s", "6d 2h", "9s x [6d 2h]", id="a build that could not be raised so far: taking it"),
        pytest.param(
            "4c", "6c Td", "4c + 6c + Td = 10", id="groups that come to more together: several of a value"
        ),
        pytest.param(
            "4c",
            "Qs 7h 5c 5s 3d",
            "4c + [Qs 7h 5c] 5s 3d = 12",
            id="a build that it completes a group of: adding to it",
        ),
    ],
)
def test_selected_cards_suggest_a_move(hand: str, table: str, text: str) -> None:
    view = match_with_hand("royal-north-american", HAND, LOOSE, EIGHT, TWELVE).view(0)
    assert view.meant(hand.split(), table.split()) == text


def test_an_ace_can_also_take_as_fourteen() -> None:
    view = match_with_hand("royal-north-american", "Ad", "8s 6s").view(0)
    assert view.meant(["Ad"], ["8s", "6s"]) == "Ad x 8s 6s"
    build_of_14 = match_with_hand("royal-north-american", "Ad", "2c", build(14, 1, "8s 6s")).view(0)
    assert build_of_14.meant(["Ad"], ["8s", "6s"]) == "Ad x [8s 6s]"


def test_a_selection_means_a_capture_in_variants_without_builds() -> None:
    view = match_with_hand("kaszino-kirschner", "4c 6c", "Td 2h").view(0)
    assert view.meant(["4c"], ["Td"]) == "4c x Td"
    assert view.meant(["4c", "6c"], ["Td", "2h"]) == "4c 6c x Td 2h"


def test_several_hand_cards_alone_suggest_no_move() -> None:
    view = match_with_hand("kaszino-kirschner", "4c 6c", "Td 2h").view(0)
    assert view.meant(["4c", "6c"]) == ""
    assert view.meant([], ["Td"]) == ""


def test_a_face_card_without_value_counts_its_rank() -> None:
    view = match_with_hand("casino", "Kd Jd", "7d 6s 2h").view(0)
    assert view.meant(["Kd"], ["7d", "6s"]) == "Kd x 7d 6s"
    assert view.meant(["Jd"], ["2h"]) == "Jd + 2h"


@pytest.mark.parametrize("slug", ["royal-dominican", "tuxedo", "kaszino-kirschner", "nordic-royal"])
def test_cards_without_a_legal_move_suggest_a_move_that_a_rule_refuses(slug: str) -> None:
    rng = random.Random(3)
    match = Match(slug, seed=2)
    asked = 0
    for _ in range(16):
        view = match.view(match.to_act[0])
        legal = view.legal()
        data = view_data(match, view.seat)
        held = data.hands[view.seat]
        assert isinstance(held, tuple)
        lying = [(card,) for card in data.loose] + [sum(each.cards, ()) for each in data.builds]
        for _ in range(10):
            hand = (rng.choice(held),)
            table = sum(rng.sample(lying, min(len(lying), rng.randint(1, 3))), ())
            if not any(
                set(hand) <= set(own) and set(table) <= set(used) for own, used in map(pointed, legal)
            ):
                asked += 1
                refusal = view.explain(view.meant(hand, table)).refusal
                assert refusal is not None
                assert refusal.rule is not None, refusal
        match.play(view.seat, rng.choice(legal))
    assert asked > 20


def pointed(move: Move) -> tuple[Cards, Cards]:
    """Return the cards of the hand and of the table that a move uses."""
    match move:
        case Trail():
            return (move.card,), ()
        case Capture():
            return move.played, (*move.loose, *(card for each in move.builds for card in each))
        case Build():
            return (move.card,), (*(move.onto or ()), *move.joined)
        case _:
            raise AssertionError(move)
