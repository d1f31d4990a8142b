"""Refusals of Zwanzig ab as facts and in English."""

from collections import Counter

import pytest

from tests.games.zwanzig_ab.positions import EXCHANGED, STAY, P, match_after, variant_of, view_data
from virado.cases.positions import match_at
from virado.games.zwanzig_ab.game import GAME
from virado.match import Match
from virado.refusal import Refusal
from virado.words import Speakers, catalogue
from virado.words.speakers import NOBODY_KNOWN

WORDS = catalogue("en")


@pytest.mark.parametrize(
    ("match", "seat", "text", "code", "sentence"),
    [
        (match_after("zwanzig-ab"), 2, "choose s", "not-forehand", "only forehand, seat 1, makes trumps"),
        (
            match_after("zwanzig-ab"),
            1,
            "blind s",
            "no-blind-choice",
            "trumps are not made blind in this form",
        ),
        (
            match_after("zwanzig-ab"),
            1,
            "look",
            "no-blind-choice",
            "trumps are not made blind in this form",
        ),
        (
            match_after("zwanzig-ab-jager-drop-first", "1 choose s", options={"exchange_max": 0}),
            2,
            "exchange 7s",
            "too-many-cards",
            "7♠ is to be kept: nothing is exchanged in this form",
        ),
        (
            match_after("zwanzig-ab-jager-low-score", "1 choose s", *EXCHANGED, scores=[9, 9, 4, 9]),
            3,
            "drop",
            "not-your-turn",
            "it is not your turn: seat 2 is to stay",
        ),
        (
            match_after("zwanzig-ab-jager-low-score", "1 choose s", *EXCHANGED, scores=[9, 9, 9, 9]),
            3,
            "drop",
            "not-your-turn",
            "it is not your turn: seat 2 is to stay or drop out",
        ),
        (
            match_after("zwanzig-ab"),
            1,
            "card Kd",
            "trump-due",
            "trumps have not been made yet: forehand, seat 1, decides first",
        ),
        (
            match_after("zwanzig-ab", "1 choose h"),
            1,
            "choose s",
            "trump-fixed",
            "trumps have been made already: hearts",
        ),
        (
            match_after("zwanzig-ab-jager"),
            1,
            "choose s",
            "look-first",
            "forehand has not looked yet: the choice is a suit blind, or to look",
        ),
        (
            match_after("zwanzig-ab-jager", "1 look"),
            1,
            "redeal",
            "packet-not-weak",
            "a redeal needs a packet of nothing but sevens and eights, and you hold 10♥ A♥",
        ),
        (
            match_after("zwanzig-ab", "1 choose s"),
            1,
            "exchange As Kd",
            "not-in-hand",
            "A♠ is not in your hand",
        ),
        (
            match_after("zwanzig-ab", "1 choose s"),
            1,
            "exchange As Ac",
            "not-in-hand",
            "A♠ A♣ are not in your hand",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", options={"exchange_max": 2}),
            1,
            "exchange 7s 8c Kd",
            "too-many-cards",
            "7♠ K♦ 8♣ are too many cards: at most 2 may be exchanged",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", options={"exchange_max": 0}),
            1,
            "exchange 7s",
            "too-many-cards",
            "7♠ is to be kept: nothing is exchanged in this form",
        ),
        (
            match_after("zwanzig-ab", "1 choose s"),
            2,
            "exchange",
            "not-your-turn",
            "it is not your turn: seat 1 is to exchange",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", "1 exchange"),
            1,
            "exchange 7s",
            "already-exchanged",
            "you have exchanged already; there is no second exchange",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED),
            1,
            "drop",
            "forehand-stays",
            "you are forehand and may not drop out",
        ),
        (
            match_after("zwanzig-ab", "1 choose d", *EXCHANGED),
            2,
            "drop",
            "obliging-suit",
            "diamonds are trumps, and with them nobody may drop out",
        ),
        (
            match_after("zwanzig-ab", *EXCHANGED, deal_no=9),
            2,
            "drop",
            "special-deal",
            "nobody may drop out in a special deal",
        ),
        (
            match_after("zwanzig-ab-jager-low-score", "1 choose s", *EXCHANGED, scores=[9, 9, 4, 9]),
            2,
            "drop",
            "low-score",
            "you have 4 and must stay: only above 5 may a player drop out",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED, "2 drop"),
            2,
            "card As",
            "dropped-out",
            "you have dropped out of this deal",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED, *STAY, "1 card Kd"),
            2,
            "card As",
            "must-follow",
            "A♠ does not follow suit: diamonds led, and you hold Q♦",
        ),
        (
            match_after("zwanzig-ab", "1 choose s", *EXCHANGED, *STAY, "1 card Kd", "2 card Qd", "3 card Ad"),
            0,
            "card Ac",
            "must-trump",
            "A♣ is not a trump: you have no diamonds and must trump with J♠",
        ),
    ],
)
def test_a_refusal_names_the_cards(match: Match, seat: int, text: str, code: str, sentence: str):
    refusal = match.explain(seat, text).refusal
    assert refusal is not None
    assert (refusal.code, WORDS.refusal(refusal, Speakers(reader=seat))) == (code, sentence)


def sentence(match: Match, seat: int, text: str, expected: Refusal, speakers: Speakers = NOBODY_KNOWN) -> str:
    """Return the sentence of an expected refusal."""
    refusal = match.explain(seat, text).refusal
    assert refusal == expected
    return WORDS.refusal(expected, speakers)


def test_a_low_trump_is_refused_with_the_trumps_that_are_high_enough():
    body = {"kind": "trick", "trump": "s", "trick": [[1, "Kh"], [2, "Ts"]], "hand": ["As", "9s", "Qd"]}
    match = match_at(variant_of("zwanzig-ab", overtrump="required"), body, seed=1)
    expected = Refusal("must-overtrump", "Z-13", {"card": "9s", "cards": ("As",)})
    said = "9♠ does not beat the highest trump in the trick: you must play A♠"
    assert sentence(match, 3, "card 9s", expected) == said


def test_the_stock_can_be_too_small():
    five = {"hands": {1: P["hands"][1], 2: P["hands"][2], 3: P["hands"][3]}}
    history = ["1 choose s", "1 exchange 7s 8c Kd", "2 exchange 9s Qd 7c", "3 exchange"]
    match = match_at(variant_of("zwanzig-ab", 5), {"deals": [five], "history": history}, seed=1)
    held = view_data(match, 4).hands[4]
    assert not isinstance(held, int)
    expected = Refusal("stock-too-small", "Z-8", {"cards": held[:2], "limit": 1})
    said = sentence(match, 4, "exchange " + " ".join(held[:2]), expected)
    assert said.endswith("cannot be exchanged: only one card is left in the stock")


def test_without_a_reader_a_seat_is_named_by_number():
    match = match_after("zwanzig-ab", "1 choose s")
    facts = {"seat": 2, "turn": 1, "phase": "exchange", "choices": "all"}
    expected = Refusal("not-your-turn", None, facts, "zwanzig-ab")
    assert sentence(match, 2, "exchange", expected) == "it is not the turn of seat 2: seat 1 is to exchange"
    uwe = Speakers(reader=1, names={2: "Heike"})
    said = "it is not the turn of Heike: you are to exchange"
    assert sentence(match, 2, "exchange", expected, uwe) == said


def test_only_refusals_about_one_or_several_cards_share_a_code():
    numbers = Counter(kind.code for kind in GAME.refusals.values())
    assert {code for code, number in numbers.items() if number > 1} == {"not-in-hand"}
