"""Refusals of the Casino family: code, rule, facts, and English messages."""

import random
from typing import Any

import pytest

from tests.games.casino.positions import build, match_with_hand, variant_of
from tests.states import config_of, state_of
from virado.games.casino.game import GAME
from virado.games.casino.options import PRESETS
from virado.games.casino.rules.refusals import MALFORMED, NO_SUCH_SEAT, REFUSALS
from virado.games.casino.rules.state import BUILD, CAPTURE, TRAIL, build_how, capture_how
from virado.games.contract import Packed
from virado.match import Match
from virado.refusal import IllegalError, Refusal, UnparsableError
from virado.words import catalogue

WORDS = catalogue("en")


def test_every_refusal_has_its_message() -> None:
    for kind in REFUSALS.values():
        assert WORDS.has(Refusal(kind.code, kind.rule, {}, kind.detail).key)


PARTNER = "royal-dominican-partner-build"
FOUR_HANDS = {"players": 4}


def put(slug: str, hand: str, loose: str = "", *builds: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a position for `at`, built only when its test runs."""
    return {"where": (slug, hand, loose, *builds), **more}


REFUSED: list[tuple[dict[str, Any], str | Packed, str, str]] = [
    (put("casino", "7c 2d"), "trail 9h", "not-in-hand", "9♥ is not in your hand"),
    (put("casino", "7c 2d", "7d"), "7c x 7d 7h", "not-loose", "7♥ is not on the table"),
    (
        put("casino", "4d 7c", "", build(7, 1, "4h 3s")),
        "4d x 4h",
        "not-loose",
        "4♥ is in the build [4♥ 3♠], which is taken only as a whole",
    ),
    (put("casino", "7c 2d"), (1 << 27, 0, CAPTURE | 1 << 2), "malformed", "that is not a move in this game"),
    (
        put("casino", "7c 2d"),
        (1 << 27, 0, capture_how(1, 0)),
        "no-such-build",
        "there is no such build: no builds lie on the table",
    ),
    (
        put("casino", "7c 2d", "9d"),
        "7c 2d x 9d",
        "several-cards",
        "7♣ 2♦ cannot be played together: a turn is one card",
    ),
    (
        put("casino", "7c 2d"),
        (1 << 27 | 1 << 6, 0, TRAIL),
        "several-cards-trailed",
        "only one of 7♣ 2♦ can be trailed in a turn",
    ),
    (
        put("casino", "7c 2d"),
        (1 << 27, 0, CAPTURE),
        "nothing-taken",
        "7♣ takes nothing: a capture takes loose cards or builds",
    ),
    (
        put("royal-north-american", "Kd 3c", "", build(12, 1, "7s 5h")),
        "Kd x [7s 5h]",
        "build-value-differs",
        "[7♠ 5♥] is a build of 12: you need a queen for it, and K♦ counts 13",
    ),
    (
        put("royal-north-american", "Kd 3c", "", build(12, 1, "7s 5h"), build(13, 1, "7d 6h")),
        "Kd x [7s 5h] [7d 6h]",
        "build-value-differs",
        "one card cannot take [7♠ 5♥] of 12 and [7♦ 6♥] of 13: the builds taken have one value",
    ),
    (
        put("royal-north-american", "Ad 3c", "8h 5s"),
        "Ad x 8h 5s",
        "not-groups",
        "8♥ 5♠ cannot be divided into groups of 1 or 14, which is what A♦ counts",
    ),
    (
        put("royal-north-american", "Ac", "Ks Ah", build(1, 1, "As", "Ad")),
        "Ac x Ks Ah [As Ad]",
        "not-groups",
        "K♠ A♥ cannot be divided into groups of 1, the value of [A♠ A♦]",
    ),
    (
        put("casino", "Qs 3d", "Qh Kc"),
        "Qs x Kc",
        "face-card-takes-equal",
        "Q♠ has no value: it takes only loose cards of its own rank, Q♥",
    ),
    (
        put("casino", "Qs 3d", "Qh Qd"),
        "Qs x Qh Qd",
        "face-card-takes-one",
        "Q♠ has no value: it takes one card of its own rank, Q♥ or Q♦",
    ),
    (
        put("royal-dominican", "Ts 2d", "Td Tc 8h"),
        "Ts x Tc",
        "equal-card-left",
        "you leave the loose 10♦: 10♠ must take every loose ten, or be used in a build",
    ),
    (
        put("royal-dominican", "Ts 2d", "Td"),
        "trail Ts",
        "equal-card-trailed",
        "10♠ may not be trailed beside the loose 10♦: take with it, or use it in a build",
    ),
    (
        put("royal-dominican", "Ts 2d", "Td Tc 8h", options={"building": "none"}),
        "Ts x Tc",
        "equal-card-left",
        "you leave the loose 10♦: 10♠ must take every loose ten",
    ),
    (
        put("royal-dominican", "Ts 2d", "Td", options={"building": "none"}),
        "trail Ts",
        "equal-card-trailed",
        "10♠ may not be trailed beside the loose 10♦: take with it",
    ),
    (
        put("casino", "Qs 2d", "Qd", options={"equal_card_rule": "must_use", "face_capture_limit": "all"}),
        "trail Qs",
        "equal-card-trailed",
        "Q♠ may not be trailed beside the loose Q♦: take with it",
    ),
    (
        put("casino", "7c 9d", "7s", build(7, 0, "4h 3s")),
        "7c x 7s",
        "build-abandoned",
        "you keep [4♥ 3♠] and would have no seven left for it: take it, or keep a card of 7",
    ),
    (
        put("royal-north-american", "As Ac 9d", "Ad", build(14, 0, "Td 4d"), build(9, 0, "6d 3d")),
        "Ac + Ad = 1",
        "build-abandoned",
        "you would be left with too few cards for the builds that you keep: "
        "one ace cannot serve builds of 1 and of 14, and you keep [10♦ 4♦] of 14 and [6♦ 3♦] of 9",
    ),
    (
        put("casino", "7c 2d", "9s", build(7, 0, "4h 3s")),
        "trail 2d",
        "keeper-may-not-trail",
        "you keep [4♥ 3♠], so you may not trail 2♦: capture or build",
    ),
    (
        put("casino-southern-african", "7c 2s", "7h", tops={1: "7d"}, options={"steal_in_captures": "none"}),
        "7c x 7h 7d",
        "no-stealing",
        "7♦ lies in a pile: top cards of piles are not captured here",
    ),
    (
        put("casino-southern-african", "5c Ts", "3h", tops={1: "2d"}, options={"steal_in_builds": "none"}),
        "5c + 3h 2d = 10",
        "no-stealing",
        "2♦ lies in a pile: top cards of piles are not joined to builds here",
    ),
    (
        put("casino-southern-african", "3c 9s", "", build(6, 1, "4d 2h"), tops={1: "9d"}),
        "3c + [4d 2h] 9d = 9",
        "no-stealing",
        "9♦ lies in a pile: whoever raises a build steals nothing",
    ),
    (
        put("casino-southern-african", "5c Ts", "3h", tops={1: "2d"}, options={"steal_in_builds": "own"}),
        "5c + 3h 2d = 10",
        "steal-to-own-build",
        "2♦ lies in a pile: you may join it only to a build of your own",
    ),
    (
        put("casino-southern-african", "7c 2s", "7h", tops={1: "7d"}),
        "7c x 7d",
        "steal-without-base",
        "7♦ lies in a pile: something of the table must go with it",
    ),
    (
        put("casino-southern-african", "8c 2s", "7h", tops={1: "Ad"}),
        "8c x 7h Ad",
        "steal-equal-card",
        "8♣ steals only an equal card from a pile, not A♦",
    ),
    (
        put("casino-southern-african", "9s 3c 8h", "5h", build(9, 0, "5d 4h")),
        "3c + 5h = 8",
        "keeps-a-build",
        "you keep [5♦ 4♥]: here nobody keeps two builds",
    ),
    (
        put("casino-southern-african", "3c 8s", "5h", build(8, 1, "6d 2h")),
        "3c + [6d 2h] 5h = 8",
        "extend-others-build",
        "[6♦ 2♥] is not yours: you may take or raise it, but only its owner adds to it",
    ),
    (
        put("nordic-royal", "3h Qd", "9d"),
        "3h + 9d = 12",
        "no-building",
        "there is no building in this game: 3♥ can capture or be trailed",
    ),
    (put("casino", "2h Jd", "Jh"), "2h + Jh = 2", "no-value", "J♥ has no value, so no build can hold it"),
    (
        put("casino", "5d Jd", "6s"),
        "5d + 6s = 11",
        "value-impossible",
        "no card counts 11, so nobody could take a build of 11",
    ),
    (
        put("casino", "5d 5s"),
        (1 << 18, 0, build_how(5, -1, 0)),
        "nothing-joined",
        "5♦ alone is not a build: name the loose cards that it joins",
    ),
    (
        put("casino", "2s 8h", "3d 5c"),
        "2s + 5c 3d = 8",
        "not-groups-with-card",
        "5♣ 3♦ 2♠ cannot be divided into groups of 8; together they make 10",
    ),
    (
        put("royal-dominican", "3s Qc", "8d", build(12, 1, "7s 5h")),
        "3s + [7s 5h] 8d = 12",
        "extension-not-groups",
        "[7♠ 5♥] is a build of 12, and 8♦ 3♠ cannot be divided into groups of 12; together they make 11",
    ),
    (
        put("casino", "2s 8h", "6d", build(8, 1, "5c 3d"), options={"same_value_builds": False}),
        "2s + 6d = 8",
        "same-value-build",
        "there is a build of 8 already, and here no second one may stand beside it",
    ),
    (
        put("royal-dominican", "Kd 2c", "Kh"),
        "Kd + Kh = 13",
        "no-card-for-build",
        "after K♦ you would hold no king to take a build of 13 with",
    ),
    (
        put("royal-dominican", "2s Ad Qc", "", build(12, 0, "7s 5h")),
        "2s + [7s 5h] = 14",
        "raise-own-build",
        "[7♠ 5♥] is your own build: you may extend it, but not raise it",
    ),
    (
        put("royal-dominican", "2s Ad", "", build(12, 1, "7s 5h", "Qd")),
        "2s + [7s 5h Qd] = 14",
        "raise-multiple-build",
        "[Q♦ 7♠ 5♥] is a multiple build: it can be extended, but never raised to 14",
    ),
    (
        put("casino", "3h 8d Ts", "2c", build(5, 1, "As 4d")),
        "3h + [As 4d] 2c = 10",
        "raise-value",
        "[4♦ A♠] is a build of 5: 3♥ makes it 8, not 10; loose cards cannot help to change the value",
    ),
    (
        put("casino", "2s 9c", "9d", build(7, 1, "3c 4h"), options={"raise_absorb_loose": False}),
        "2s + [3c 4h] 9d = 9",
        "nothing-absorbed",
        "9♦ cannot be joined: here a raise takes no loose cards along",
    ),
    (
        put("royal-dominican", "2s Ad", "Kc", build(12, 1, "7s 5h")),
        "2s + [7s 5h] Kc = 14",
        "not-groups-absorbed",
        "K♣ does not count 14, so a raise to 14 cannot take it along",
    ),
    (
        put("royal-dominican", "9c", "", build(9, 1, "5s 4d")),
        "9c + [5s 4d] = 9 for partner",
        "not-for-partner",
        "nobody builds for a partner in this game: 9♣ needs your own nine",
    ),
    (
        put(PARTNER, "3h 6d", "9s", **FOUR_HANDS),
        "3h + 9s = 12 for partner",
        "partner-not-proven",
        "your partner has not shown a queen: only a build of 12 that they keep, or kept this round, proves one",
    ),
    (
        put(PARTNER, "Ac 3d", "As", build(14, 1, "Kd Ah", keeper=2), known={2: [1, 14]}, **FOUR_HANDS),
        "Ac + As = 1 for partner",
        "partner-ace",
        "one ace of your partner's might have to serve builds of 1 and of 14, so this one cannot be 1",
    ),
    (
        put("kaszino-kirschner", "Qh 3s 9c", "Ad As 5h", options={"ace_values": "one"}),
        "Qh 3s x Ad As",
        "totals-differ",
        "Q♥ 3♠ come to 15 and A♠ A♦ to 2: the totals must be equal",
    ),
    (
        put("kaszino-nagykonyv", "7s 8d 2c", "Qh 3s"),
        "7s 8d x Qh 3s",
        "total-too-high",
        "8♦ 7♠ and Q♥ 3♠ come to 15, and no total may be above 13",
    ),
    (
        put("kaszino-ulmann", "Qs 8d 2c", "Qh 3s", options={"multi_play_max": 11}),
        "Qs x Qh",
        "total-too-high",
        "Q♠ and Q♥ make groups of one value only above 11, which is the bound",
    ),
    (
        put("kaszino-ulmann", "Jh 7s 4d", "Jc 9s"),
        "Jh 7s x Jc",
        "no-common-value",
        "J♥ 7♠ and J♣ cannot both be divided into groups of one value of at most 14",
    ),
    (
        put("casino", "7c 2d"),
        "claim",
        "no-claims",
        "there is no claiming in this game: every deal is played out",
    ),
    (
        put("kaszino-kirschner", "7c 2d", extra_deal=True),
        "claim",
        "claim-in-extra-deal",
        "nobody can claim in an extra deal: it is played out",
    ),
    (put("casino", "7c 2d"), "call orange", "no-orange-calls", "there are no oranges in this game"),
    (put("casino", "7c 2d", "7d"), "7c x 7d orange", "no-orange-calls", "there are no oranges in this game"),
    (
        put("tuxedo", "7b 2g"),
        (1 << 24, 0, TRAIL | 1 << 12),
        "orange-without-capture",
        "7b takes nothing, so there is no orange to call",
    ),
]


@pytest.mark.parametrize(
    ("position", "move", "code", "sentence"),
    REFUSED,
    ids=[f"{code}-{i}" for i, (_, _, code, _) in enumerate(REFUSED)],
)
def test_a_refusal_names_the_cards(
    position: dict[str, Any], move: str | Packed, code: str, sentence: str
) -> None:
    match = match_with_hand(
        *position["where"], **{key: value for key, value in position.items() if key != "where"}
    )
    before = state_of(match).clone()
    if isinstance(move, str):
        with pytest.raises(IllegalError) as caught:
            match.play(0, move)
        refusal = caught.value.refusal
    else:
        refusal = explain(match, 0, move)
    kind = next(kind for kind in REFUSALS.values() if (kind.code, kind.detail) == (code, refusal.detail))
    assert refusal.code == code
    assert refusal.rule == kind.rule
    assert tuple(refusal.facts) == kind.facts
    assert WORDS.refusal(refusal) == sentence
    assert state_of(match) == before


def explain(match: Match, seat: int, move: Packed) -> Refusal:
    """Return the refusal of a packed move that no text denotes."""
    refusal = GAME.explain(state_of(match), config_of(match), seat, move)
    assert refusal is not None
    return refusal


def test_moves_out_of_turn_or_after_the_end_are_refused_with_the_reason() -> None:
    match = match_with_hand("royal-haitian", "7c 2d")
    refusal = match.explain(1, "trail 9h").refusal
    assert refusal == Refusal("not-your-turn", "C-4")
    assert WORDS.refusal(Refusal("not-your-turn")) == "it is not your turn"
    rng = random.Random(1)
    while not match.over:
        match.play(match.to_act[0], rng.choice(match.legal()))
    refusal = match.explain(0, "trail 9h").refusal
    assert refusal == Refusal("match-over")
    assert WORDS.refusal(Refusal("match-over")) == "the match is over"


def test_an_unparsable_move_explains_the_notation() -> None:
    match = match_with_hand("royal-north-american", "Kd 3c", "Kh")
    for text, sentence in UNREAD:
        with pytest.raises(UnparsableError) as caught:
            match.play(0, text)
        assert WORDS.refusal(caught.value.refusal) == sentence


UNREAD = [
    ("pass", "pass cannot be read; a move is written as 'trail Qs', 'Kd x 8h 5c [7c 6d]' or '3h + 9c = 12'"),
    ("for", "a move is written as 'trail Qs', 'Kd x 8h 5c [7c 6d]' or '3h + 9c = 12'"),
    ("trail Kd 3c", "trailing is one card and nothing else: 'trail Qs'"),
    ("Kd x", "a capture names what it takes: 'Kd x 8h 5c [7c 6d]'"),
    ("Kd x Kh = 13", "a capture is written as 'Kd x 8h 5c [7c 6d]', with ' orange' where one is called"),
    (
        "3c + Kh = 12 partner",
        "a build is written as '3h + 9c = 12' or '2s + [7d 5c] Th = 14', with ' for partner' where it is",
    ),
    ("3c + Kh = 12 = 13", "a build has one value"),
    ("3c + Kh", "a build names its value: '3h + 9c = 12'"),
    ("3c + Kh = 90", "no card has the value 90"),
    ("Kd x [7h 5d]", "there is no build [7♥ 5♦]; on the table there is no build at all"),
    ("Kd x Kd", "K♦ is named twice"),
    ("trail 1d", "1d is not one of the 52 French cards of this game"),
]


def test_these_tests_cover_every_refusal_code() -> None:
    elsewhere = {"not-your-turn", "match-over", REFUSALS[NO_SUCH_SEAT].code}
    assert {code for _, _, code, _ in REFUSED} | elsewhere == {kind.code for kind in REFUSALS.values()}


@pytest.mark.parametrize("slug", PRESETS)
def test_every_refusal_in_random_attempts_has_a_sentence(slug: str) -> None:
    match = Match(variant_of(slug), seed=3)
    rng = random.Random(slug)
    o = config_of(match)
    for _ in range(120):
        if match.over:
            break
        for _ in range(25):
            seat = rng.randrange(-1, 7)
            played, loose = (1 << rng.randrange(o.cards) for _ in range(2))
            how = rng.choice([rng.getrandbits(40), rng.getrandbits(16), -1, BUILD | rng.getrandbits(10) << 2])
            move = (
                played | rng.choice([0, rng.getrandbits(60)]),
                loose | rng.choice([0, rng.getrandbits(60)]),
                how,
            )
            if rng.random() < 0.5:
                s = state_of(match)
                hand, table_cards = s.hands[s.turn], s.loose
                move = (hand & rng.getrandbits(52) or hand, table_cards & rng.getrandbits(52), how)
            refusal = GAME.explain(state_of(match), o, seat, move)
            if refusal is not None:
                assert WORDS.refusal(refusal)
        match.play(match.to_act[0], rng.choice(match.legal()))


def test_foreign_numbers_are_malformed() -> None:
    match = match_with_hand("casino", "7c 2d")
    for move in [
        (-1, 0, 0),
        (0, 0, 0),
        (1 << 60, 0, 0),
        (1, -1, 0),
        (1, 0, -1),
        (1 << 27, 0, TRAIL | 1 << 40),
    ]:
        assert explain(match, 0, move).code == REFUSALS[MALFORMED].code
