"""Conversion of Casino moves to text and back."""

import random

import pytest

from tests.games.casino.positions import build, match_with_hand, variant_of
from tests.states import config_of, legal, state_of
from virado.games.casino.game import GAME
from virado.games.casino.options import PRESETS
from virado.games.casino.parsing import MAX_CANDIDATES
from virado.games.casino.rules.state import BUILD, kind_of
from virado.games.contract import Packed
from virado.match import Match
from virado.refusal import AmbiguousError, IllegalError, UnparsableError
from virado.words import catalogue


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("trail Qs", "trail Qs"),
        ("TRAIL q♠", "trail Qs"),
        ("Qs trail", "trail Qs"),
        ("Kd x 5c ks 8H", "Kd x Ks 8h 5c"),
        ("kd takes K♠️, 8♥, 5♣", "Kd x Ks 8h 5c"),
        ("K♦ × Ks8h5c", "Kd x Ks 8h 5c"),
        ("Qs x [5d 7h]", "Qs x [7h 5d]"),
        ("Qs X [5d,7h] 10c 2d", "Qs x Tc 2d [7h 5d]"),
        ("2d + 10C = 12", "2d + Tc = 12"),
        ("2d+Tc=12", "2d + Tc = 12"),
        ("2d + [7h 5d] = 14", "2d + [7h 5d] = 14"),
        ("2d + 8h [5d 7h] 5c + Ac = 14", "2d + [7h 5d] 8h 5c Ac = 14"),
        ("2d + Tc = 12 for partner", "2d + Tc = 12 for partner"),
        ("for partner 2d + Tc = 12", "2d + Tc = 12 for partner"),
        ("2d Qs x 8h 5c Ac", "Qs 2d x 8h 5c Ac"),
        ("Qs x 7h orange", "Qs x 7h orange"),
        ("claim", "claim"),
        ("Call Orange", "call orange"),
        ("orange", "call orange"),
    ],
)
def test_typed_variations_are_parsed(given: str, canonical: str) -> None:
    match = match_with_hand("royal-north-american", "Kd Qs 2d", "Ks 8h 5c Tc Ac", build(12, 1, "7h 5d"))
    view = match.view(0)
    move = view.parse(given)
    assert str(move) == canonical
    assert view.parse(canonical) == move
    assert view.unpack(view.pack(move)) == move


@pytest.mark.parametrize(
    "given",
    [
        "",
        "x",
        "Kd x",
        "x 5c",
        "trail",
        "trail Kd Qs",
        "trail Kd x 5c",
        "Kx",
        "1d",
        "Kd x Kd",
        "Kd x 5c 5c",
        "Kd x [7h 5d",
        "Kd x [7h]",
        "Kd x [7h 5d 2c]",
        "Kd x []",
        "Kd x [7h 5d] [7h 5d]",
        "2d + Tc = 0",
        "2d + Tc = 16",
        "2d + Tc = 12 = 12",
        "2d + Tc = 12 partner",
        "2d + Tc = 12 orange",
        "2d + [7h 5d] [7h 5d] = 14",
        "Kd x 5c = 13",
        "Kd x 5c for partner",
        "Kd claim",
        "claim orange",
        "call",
        "pass",
        "\n",
        "Kd \x00 5c",
        "[" * 50,
        "= 12",
    ],
)
def test_invalid_texts_are_unparsable(given: str) -> None:
    match = match_with_hand("royal-north-american", "Kd Qs 2d", "Ks 8h 5c Tc Ac", build(12, 1, "7h 5d"))
    with pytest.raises(UnparsableError) as caught:
        match.view(0).parse(given)
    assert caught.value.input == given
    assert catalogue("en").refusal(caught.value.refusal)


def test_an_unknown_build_is_reported_with_the_existing_builds() -> None:
    match = match_with_hand("royal-north-american", "Kd Qs 2d", "Ks", build(12, 1, "7h 5d"))
    with pytest.raises(
        UnparsableError, match=r"there is no build \[7♥ 3♠\]; on the table there is \[7♥ 5♦\]"
    ):
        match.view(0).parse("Qs x [7h 3s]")


def test_a_bare_card_stands_for_its_only_legal_move() -> None:
    match = match_with_hand("royal-dominican", "Kd 3c", "Kh 5s 4d")
    assert str(match.view(0).parse("Kd")) == "Kd x Kh"
    assert str(match.view(0).parse("3c")) == "trail 3c"


def test_a_bare_card_with_several_meanings_is_ambiguous() -> None:
    match = match_with_hand("royal-north-american", "Kd 3c", "Kh 5s 8d")
    with pytest.raises(AmbiguousError) as caught:
        match.view(0).parse("Kd")
    assert set(caught.value.candidates) == {"trail Kd", "Kd x Kh", "Kd x 8d 5s", "Kd x Kh 8d 5s"}
    assert catalogue("en").refusal(caught.value.refusal).startswith("this could be trail Kd; Kd x")


def test_a_bare_card_without_a_legal_move_is_refused_with_the_reason() -> None:
    match = match_with_hand("royal-dominican", "9c 3d", "", build(9, 0, "5s 4d"))
    with pytest.raises(IllegalError) as caught:
        match.play(0, "3d")
    assert caught.value.code == "keeper-may-not-trail"
    with pytest.raises(IllegalError) as caught:
        match.play(0, "Ah")
    assert caught.value.code == "not-in-hand"


def test_several_bare_cards_are_a_capture_by_several_cards() -> None:
    match = match_with_hand("kaszino-kirschner", "9h 3c 2s", "Qd 8s")
    assert str(match.view(0).parse("3c 9h")) == "9h 3c x Qd"


def test_the_value_of_a_build_may_be_omitted_if_it_is_unique() -> None:
    match = match_with_hand("royal-north-american", "5s Tc 5c Kd", "5h 7d", build(7, 1, "4s 3d"))
    assert str(match.view(0).parse("5s + 7d")) == "5s + 7d = 12"
    with pytest.raises(AmbiguousError) as caught:
        match.view(0).parse("5s + 5h")
    assert caught.value.candidates == ("5s + 5h = 5", "5s + 5h = 10")
    with pytest.raises(IllegalError, match="no queen"):
        match.play(0, "5s + [4s 3d]")


@pytest.mark.parametrize("slug", PRESETS)
def test_every_legal_move_survives_its_text(slug: str) -> None:
    preset = PRESETS[slug]
    for players in preset.players:
        match = Match(variant_of(slug, players), seed=players)
        rng = random.Random(players)
        for _ in range(150):
            if match.over:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            legal = view.legal()
            for move in legal:
                text = str(move)
                assert view.parse(text) == move
                assert view.parse(text.lower().replace("t", "T").replace("x", " takes ")) == move
                assert view.unpack(view.pack(move)) == move
            assert len({str(move) for move in legal}) == len(legal)
            for call in view.calls():
                assert view.parse(str(call)) == call
            match.play(seat, rng.choice(legal))


@pytest.mark.parametrize("slug", PRESETS)
def test_lazily_listed_moves_equal_the_list(slug: str) -> None:
    for players in PRESETS[slug].players:
        match = Match(variant_of(slug, players), seed=players + 10)
        rng = random.Random(players)
        for _ in range(120):
            if match.over:
                break
            seat = match.to_act[0]
            one_by_one = legal(match, seat)
            listed: list[Packed] = []
            match.game.rules.moves(state_of(match), config_of(match), GAME.workspace_type(), seat, listed)
            assert sorted(one_by_one) == sorted(listed)
            weights = [1 + 2 * (kind_of(move[2]) == BUILD) for move in one_by_one]
            match.play(seat, match.view(seat).unpack(rng.choices(one_by_one, weights)[0]))


def test_the_first_moves_of_a_crowded_table_come_quickly() -> None:
    crowd = "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c 4s 4h 4d 4c 5s 5h 5d 5c"
    match = match_with_hand("royal-north-american", "Kd 9c Qs Kh", crowd)
    assert len(match.legal(limit=100)) == 100
    with pytest.raises(AmbiguousError) as caught:
        match.view(0).parse("Kd")
    assert len(caught.value.candidates) == MAX_CANDIDATES
