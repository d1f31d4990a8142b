"""The order of groups (H-4 to H-11, H-18, H-19), for all sets of three and four cards."""

import itertools

import pytest

from virado.analysis.hazari.ranking import four_card_sets, three_card_sets
from virado.cards import FRENCH52
from virado.games.hazari.narration import class_name, group_of
from virado.games.hazari.options import BHUTAN
from virado.games.hazari.rules.config import make_config
from virado.games.hazari.rules.strength import best_three, last_strength, strength_of_three
from virado.words import catalogue
from virado.words.narration.hazari import group_text


def three(text: str) -> int:
    return strength_of_three(FRENCH52.cards(text))


def four(text: str, *, two_pair: int = 1) -> int:
    return last_strength(FRENCH52.cards(text), 1, two_pair)


def described(number: int, cards: str) -> str:
    """Return the English name of a group of a round (from 0). All four cards of the last group count."""
    o = make_config(BHUTAN)
    return group_text(catalogue(), group_of(o, number, FRENCH52.cards(cards)))


def test_each_class_of_three_cards_has_the_expected_number_of_sets():
    assert three_card_sets().counts() == {
        "troy": 52,
        "colour_run": 48,
        "run": 720,
        "colour": 1096,
        "pair": 3744,
        "indi": 16440,
    }
    assert len(three_card_sets().sets) == 22_100


def test_three_cards_have_741_strengths():
    ranking = three_card_sets()
    assert ranking.distinct() == 741
    per_class = {
        name: len({strength for strength in ranking.strengths if strength >> 16 == number})
        for number, name in (
            (9, "troy"),
            (7, "colour_run"),
            (5, "run"),
            (3, "colour"),
            (1, "pair"),
            (0, "indi"),
        )
    }
    assert per_class == {"troy": 13, "colour_run": 12, "run": 12, "colour": 274, "pair": 156, "indi": 274}


def test_each_class_of_four_cards_has_the_expected_number_of_sets():
    assert four_card_sets(four_card=True, two_pair=True).counts() == {
        "troy4": 13,
        "troy": 2496,
        "colour_run4": 44,
        "colour_run": 2264,
        "run4": 2508,
        "run": 26544,
        "colour4": 2424,
        "colour": 38952,
        "two_pair": 2808,
        "pair": 69048,
        "indi": 123624,
    }


def test_two_pairs_count_as_a_pair_if_the_option_is_off():
    counts = four_card_sets(four_card=True, two_pair=False).counts()
    assert "two_pair" not in counts
    assert counts["pair"] == 69048 + 2808


def test_best_three_ranks_four_cards_by_their_best_three():
    counts = four_card_sets(four_card=False, two_pair=True).counts()
    assert counts == {
        "troy": 2496 + 13,
        "colour_run": 2264 + 44,
        "run": 26544 + 2508,
        "colour": 38952 + 2424,
        "pair": 69048 + 2808,
        "indi": 123624,
    }


def test_the_rank_of_a_group_is_found_by_its_cards():
    ranking = three_card_sets()
    assert ranking.rank(FRENCH52.cards("As Ah Ad")) == 740
    assert ranking.rank(FRENCH52.cards("5s 3h 2d")) == 0
    with pytest.raises(IndexError):
        ranking.rank(FRENCH52.cards("5s 3h"))


DESCENDING_THREES = [
    "As Ah Ad",
    "2s 2h 2d",  # troy
    "As Ks Qs",
    "Ah 2h 3h",
    "Kd Qd Jd",
    "4c 3c 2c",  # colour run
    "As Ks Qh",
    "Ah 2h 3d",
    "Kd Qd Js",
    "4c 3c 2d",  # run
    "As Ks Js",
    "Ah Kh 3h",
    "Ad Kd 2d",
    "As Qs Js",
    "Jd 9d 2d",
    "Js 8s 7s",
    "5s 3s 2s",  # colour
    "As Ah Kd",
    "As Ah 2d",
    "Ks Kh Ad",
    "Ks Kh Qd",
    "2s 2h 3d",  # pair
    "As Kh Jd",
    "As Kh 2d",
    "As Qh Jd",
    "5s 3h 2d",  # indi
]
DESCENDING_FOURS = [
    "As Ah Ad Ac",
    "2s 2h 2d 2c",  # troy4
    "As Ah Ad 2c",
    "2s 2h 2d 9c",  # troy
    "As Ks Qs Js",
    "Ah 2h 3h 4h",
    "Kd Qd Jd Td",
    "5h 4h 3h 2h",  # colour_run4
    "Ah Kh Qh 7h",
    "Kh Qh Jh Ts",
    "4h 3h 2h Ks",  # colour_run
    "As Kh Qd Jc",
    "Ah 2d 3s 4c",
    "Kh Qd Js Tc",
    "5h 4d 3s 2c",  # run4
    "Ah Kd Qs 2d",
    "4h 3d 2s 2c",  # run
    "As Ks Js 9s",
    "Jh 9h 4h 3h",
    "Js 9s 4s 2s",
    "7h 5h 3h 2h",  # colour4
    "As Ks Js 9d",
    "5h 3h 2h 9s",  # colour
    "Ah Ad Ks Kc",
    "Ah Ad 2s 2c",
    "Kh Kd Qs Qc",
    "3h 3d 2s 2c",  # two_pair
    "Ah Ad Ks 9c",
    "2h 2d 5s 3c",  # pair
    "As Kh Jd 9c",
    "7s 5h 3d 2c",  # indi
]


@pytest.mark.parametrize(("better", "worse"), list(itertools.pairwise(DESCENDING_THREES)))
def test_groups_of_three_are_ordered(better: str, worse: str):
    assert three(better) > three(worse)


@pytest.mark.parametrize(("better", "worse"), list(itertools.pairwise(DESCENDING_FOURS)))
def test_groups_of_four_are_ordered(better: str, worse: str):
    assert four(better) > four(worse)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jh 9h 2h", "Js 9s 2s"), ("2h 3d 4s", "4h 2d 3s"), ("8h 8d Qs", "8s 8c Qd"), ("As Kh 2d", "Ac Kd 2s")],
)
def test_suits_never_rank(one: str, other: str):
    assert three(one) == three(other)


def test_the_odd_card_of_a_last_group_never_counts():
    assert four("8h 8d Qs 7c") == four("8s 8c Qd 2h")
    assert four("Kh Qh Jh Ts") == four("Ks Qs Js 2h")
    assert four("As Ah Kd 9c", two_pair=0) == four("Ad Ac Ks 2h", two_pair=0)


def test_no_run_wraps_around_the_ace():
    assert class_name(three("Ks Ah 2d")) == "indi"
    assert class_name(three("Ah Kh 2h")) == "colour"
    assert class_name(four("Ks Ah 2d 3c")) == "run"
    assert class_name(four("Qs Ks Ah 2d")) == "run"


def test_the_best_three_of_four():
    assert best_three(FRENCH52.cards("Jd Tc 9h 2h")) == three("Jd Tc 9h")
    assert best_three(FRENCH52.cards("5h 5d 5s 5c")) == three("5h 5d 5s")


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("7h 7d 7c", "troy of sevens"),
        ("As Ks Qs", "colour run A-K-Q"),
        ("Ah 2h 3d", "run A-2-3"),
        ("Jh Td 9s", "run J-10-9"),
        ("Jd 9d 2d", "colour J-9-2"),
        ("Kh Kd 5s", "pair of kings with a five"),
        ("As Kd 2c", "indi A-K-2"),
    ],
)
def test_groups_of_three_are_described(cards: str, words: str):
    assert described(0, cards) == words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("6h 6d 6c 6s", "four sixes"),
        ("As Ks Qs Js", "four-card colour run A-K-Q-J"),
        ("Ah 2h 3d 4s", "four-card run A-2-3-4"),
        ("5h 4d 3s 2c", "four-card run 5-4-3-2"),
        ("9d 7d 5d 2d", "four-card colour 9-7-5-2"),
        ("Kh Kd 2s 2c", "two pairs, kings and twos"),
        ("Kh Kd Qh Qs", "two pairs, kings and queens"),
    ],
)
def test_groups_of_four_are_described(cards: str, words: str):
    assert described(3, cards) == words
