"""The words of Zwanzig ab: moves as text, refusals as sentences, announcements and views as data."""

from typing import Any

import pytest

from virado.games.contract import PUBLIC
from virado.games.variant import Variant, make_variant
from virado.games.zwanzig_ab.explanation import PLAIN
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.notation import parse, text_of
from virado.games.zwanzig_ab.options import PRESETS
from virado.match import Match
from virado.refusal import OptionsError, UnparsableError

P: dict[str, Any] = {
    "hands": {
        0: ["Ac", "Tc", "Kc", "Js", "8h"],
        1: ["Ah", "Th", "7s", "8c", "Kd"],
        2: ["As", "Ts", "9s", "Qd", "7c"],
        3: ["Ad", "Td", "8d", "Jc", "9h"],
    },
    "stock": ["Kh", "Qh", "Jh", "7h", "Ks", "Qs", "8s", "Jd", "9d", "7d", "Qc", "9c"],
}
EXCHANGED = ["1 exchange", "2 exchange", "3 exchange", "0 exchange"]


def table(slug: str, players: int = 4, **options: Any) -> Variant:
    return make_variant(GAME, PRESETS[slug], players=players, options=options)


def at(slug: str, *history: str, players: int = 4, options: Any = None, **fields: Any) -> Match:
    position = {"deals": [P], "history": list(history), **fields}
    return Match(table(slug, players, **(options or {})), seed=1, position=position)


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("choose s", "choose s"),
        ("Choose ♥", "choose h"),
        ("CHOOSE diamonds", "choose d"),
        ("blind club", "blind c"),
        (" look ", "look"),
        ("Next", "next"),
        ("redeal", "redeal"),
        ("exchange", "exchange"),
        ("exchange kd 8C 7s", "exchange 7s Kd 8c"),
        ("exchange 10♦, 7♠", "exchange 7s Td"),
        ("exchange 10d7s", "exchange 7s Td"),
        ("exchange K d", "exchange Kd"),
        ("stay", "stay"),
        ("DROP", "drop"),
        ("card 10h", "card Th"),
        ("card K♥️", "card Kh"),
        ("kh", "card Kh"),
        ("10♣", "card Tc"),
    ],
)
def test_what_people_type_is_understood(given: str, canonical: str):
    assert text_of(parse(given)) == canonical
    assert parse(canonical) == parse(given)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "a move is a word such as choose s, exchange 7s 8c, stay or card Kh"),
        (
            "fold",
            "'fold' is no action; there are blind, look, choose, next, redeal, exchange, stay, drop, card",
        ),
        ("choose", "'nothing' is no suit; a suit is s, h, d or c"),
        ("choose x", "'x' is no suit; a suit is s, h, d or c"),
        ("blind s h", "'s h' is no suit; a suit is s, h, d or c"),
        ("exchange 6s", "'6s' is no card; a card is a rank 7 to A and a suit s, h, d or c"),
        ("exchange Ks 10d ks", "K♠ is named twice"),
        ("card", "card names one card, such as card Kh"),
        ("card Kh Qh", "card names one card, such as card Kh"),
        ("stay please", "stay stands alone, without 'please'"),
        ("look at Ks", "look stands alone, without 'at Ks'"),
    ],
)
def test_what_is_no_move_is_said_in_a_sentence(given: str, sentence: str):
    with pytest.raises(UnparsableError) as caught:
        parse(given)
    assert caught.value.refusal.message == sentence
    assert caught.value.input == given


@pytest.mark.parametrize(
    "move", [(0, 0, 0), (10, 0, 0), (3, 4, 0), (9, -1, 0), (6, 1 << 32, 0), (2, 1, 0), (7, 0, 1)]
)
def test_three_integers_that_are_no_move_have_no_text(move: tuple[int, int, int]):
    with pytest.raises(ValueError, match="no move of Zwanzig ab"):
        text_of(move)


STAY = ["2 stay", "3 stay", "0 stay"]


@pytest.mark.parametrize(
    ("match", "seat", "text", "code", "sentence"),
    [
        (at("zwanzig-ab"), 2, "choose s", "not-forehand", "only forehand, seat 1, makes trumps"),
        (at("zwanzig-ab"), 1, "blind s", "no-blind-choice", "trump is not chosen blind in this form"),
        (
            at("zwanzig-ab"),
            1,
            "card Kd",
            "trump-due",
            "trump is not fixed yet: forehand, seat 1, decides first",
        ),
        (at("zwanzig-ab", "1 choose h"), 1, "choose s", "trump-fixed", "trump is fixed already: hearts"),
        (
            at("zwanzig-ab-jager"),
            1,
            "choose s",
            "look-first",
            "forehand has not looked yet: he says blind and a suit, or look",
        ),
        (
            at("zwanzig-ab-jager", "1 look"),
            1,
            "redeal",
            "packet-not-weak",
            "a redeal needs a packet of nothing but sevens and eights, and you hold 10♥ A♥",
        ),
        (at("zwanzig-ab", "1 choose s"), 1, "exchange As Kd", "not-in-hand", "A♠ is not in your hand"),
        (at("zwanzig-ab", "1 choose s"), 1, "exchange As Ac", "not-in-hand", "A♠ A♣ are not in your hand"),
        (
            at("zwanzig-ab", "1 choose s", options={"exchange_max": 2}),
            1,
            "exchange 7s 8c Kd",
            "too-many-cards",
            "7♠ K♦ 8♣ are too many cards: at most 2 may be exchanged",
        ),
        (
            at("zwanzig-ab", "1 choose s", options={"exchange_max": 0}),
            1,
            "exchange 7s",
            "too-many-cards",
            "7♠ is to be kept: nothing is exchanged in this form",
        ),
        (
            at("zwanzig-ab", "1 choose s"),
            2,
            "exchange",
            "not-your-turn",
            "it is not the turn of seat 2: seat 1 is to exchange",
        ),
        (
            at("zwanzig-ab", "1 choose s", "1 exchange"),
            1,
            "exchange 7s",
            "already-exchanged",
            "seat 1 has exchanged already; there is no second exchange",
        ),
        (
            at("zwanzig-ab", "1 choose s", *EXCHANGED),
            1,
            "drop",
            "forehand-stays",
            "seat 1 has made trumps and may not drop out",
        ),
        (
            at("zwanzig-ab", "1 choose d", *EXCHANGED),
            2,
            "drop",
            "obliging-suit",
            "diamonds are trumps, and with them nobody may drop out",
        ),
        (
            at("zwanzig-ab", *EXCHANGED, deal_no=9),
            2,
            "drop",
            "special-deal",
            "nobody may drop out in a special deal",
        ),
        (
            at("zwanzig-ab-jager-low-score", "1 choose s", *EXCHANGED, scores=[9, 9, 4, 9]),
            2,
            "drop",
            "low-score",
            "seat 2 has 4 and must stay: only above 5 may a player drop out",
        ),
        (
            at("zwanzig-ab", "1 choose s", *EXCHANGED, "2 drop"),
            2,
            "card As",
            "dropped-out",
            "seat 2 has dropped out of this deal",
        ),
        (
            at("zwanzig-ab", "1 choose s", *EXCHANGED, *STAY, "1 card Kd"),
            2,
            "card As",
            "must-follow",
            "A♠ does not follow suit: diamonds were led and you hold Q♦",
        ),
        (
            at("zwanzig-ab", "1 choose s", *EXCHANGED, *STAY, "1 card Kd", "2 card Qd", "3 card Ad"),
            0,
            "card Ac",
            "must-trump",
            "A♣ is no trump: you cannot follow to diamonds and must trump with J♠",
        ),
    ],
)
def test_a_refusal_names_the_cards(match: Match, seat: int, text: str, code: str, sentence: str):
    refusal = match.explain(seat, text)
    assert refusal is not None
    assert (refusal.code, refusal.message) == (code, sentence)


def test_a_trump_that_is_too_low_is_refused_with_those_that_would_do():
    body = {"kind": "trick", "trump": "s", "trick": [[1, "Kh"], [2, "Ts"]], "hand": ["As", "9s", "Qd"]}
    match = Match(table("zwanzig-ab", overtrump="required"), seed=1, position=body)
    refusal = match.explain(3, "card 9s")
    assert refusal is not None
    assert refusal == (
        "must-overtrump",
        "Z-13",
        "9♠ does not beat the highest trump in the trick: you must play A♠",
    )


def test_the_stock_can_be_too_small():
    five = {"hands": {1: P["hands"][1], 2: P["hands"][2], 3: P["hands"][3]}}
    match = Match(
        table("zwanzig-ab", 5),
        seed=1,
        position={
            "deals": [five],
            "history": ["1 choose s", "1 exchange 7s 8c Kd", "2 exchange 9s Qd 7c", "3 exchange"],
        },
    )
    refusal = match.explain(4, "exchange " + " ".join(match.view(4).data()["hands"][4][:2]))
    assert refusal is not None
    assert refusal.code == "stock-too-small"
    assert refusal.message.endswith("cannot be exchanged: only one card is left in the stock")


def test_every_refusal_has_words_or_names_cards():
    assert {code for code, _ in GAME.refusals.values()} >= {GAME.refusals[number][0] for number in PLAIN}
    assert len({code for code, _ in GAME.refusals.values()}) == len(GAME.refusals)


def test_what_is_announced_in_a_deal():
    match = at("zwanzig-ab-jager-first-packet")
    for seat, text in (
        (1, "look"),
        (1, "next"),
        (1, "exchange 7s Kd"),
        (2, "exchange"),
        (3, "exchange"),
        (0, "exchange"),
        (2, "drop"),
        (3, "stay"),
        (0, "drop"),
        (1, "card Ah"),
        (3, "card 9h"),
    ):
        match.play(seat, text)
    public = [event.seen_by(PUBLIC) for event in match.events]
    assert public == [
        {"type": "bid", "seat": 1, "call": "look"},
        {"type": "hands"},
        {"type": "bid", "seat": 1, "call": "next"},
        {"type": "turn-up", "seat": 1, "card": "8c", "trump": "c"},
        {"type": "hands", "trump": "c", "factor": 1, "stock": 12},
        {"type": "exchange", "seat": 1, "cards": 2},
        *({"type": "exchange", "seat": seat, "cards": 0} for seat in (2, 3, 0)),
        {"type": "drop", "seat": 2},
        {"type": "stay", "seat": 3},
        {"type": "drop", "seat": 0},
        {"type": "card", "seat": 1, "card": "Ah"},
        {"type": "card", "seat": 3, "card": "9h"},
        {"type": "trick", "winner": 1, "cards": [[1, "Ah"], [3, "9h"]], "tricks": [0, 1, 0, 0]},
    ]
    assert match.events[1].seen_by(1) == {"type": "hands", "hand": ["7s", "Th", "Ah"]}
    mine = next(event for event in match.events if event.type == "exchange").seen_by(1)
    assert (mine["discarded"], mine["drawn"]) == (["7s", "Kd"], ["Qh", "Kh"])


def test_a_deal_is_announced_with_its_packets():
    match = Match(table("zwanzig-ab-jager"), seed=8)
    deal = match.opening[0]
    assert deal.public == {
        "deal": 1,
        "dealer": 0,
        "forehand": 1,
        "hand": 3,
        "special": False,
        "redeal": False,
    }
    assert sorted(deal.private) == [0, 2, 3]


def test_the_last_deal_is_announced_with_the_winner():
    match = at("zwanzig-ab", "1 choose s", *EXCHANGED, "2 drop", "3 drop", scores=[20, 5, 20, 20])
    told = match.play(0, "drop")
    assert [event.type for event in told] == ["drop", "deal-scored", "match-over"]
    assert told[-1].public == {"winners": [1], "scores": [20, 0, 20, 20]}
    assert match.status()["phase"] == "over"
    assert match.to_act == []


def test_the_view_of_a_trick():
    match = at("zwanzig-ab", "1 choose s", "1 exchange 8c", *EXCHANGED[1:], *STAY, "1 card Ah")
    data = match.view(1).data()
    assert {name: data[name] for name in data if name not in ("variant", "hands")} == {
        "seat": 1,
        "phase": "play",
        "to_act": [2],
        "turn": 2,
        "deal": 1,
        "dealer": 0,
        "scores": [20, 20, 20, 20],
        "forehand": 1,
        "trump": "s",
        "blind": False,
        "special": False,
        "tie_break": False,
        "turned": [],
        "factor": 1,
        "stock": 11,
        "exchanged": [0, 1, 0, 0],
        "discards": ["8c"],
        "dropped": [],
        "dropped_last_deal": [],
        "trick": [[1, "Ah"]],
        "tricks": [0, 0, 0, 0],
        "played": [],
        "deal_points": None,
    }
    assert data["hands"] == [5, ["7s", "Th", "Kh", "Kd"], 5, 5]


@pytest.mark.parametrize(
    "options",
    [
        {"exchange_max": 4},
        {"first_packet": 4},
        {"blind_multiplier": 0},
        {"suit_rank": "bridge"},
        {"first_dealer": 4},
        {"trump_next": "yes"},
        {"target": 3},
        {"start_score": 0},
    ],
    ids=str,
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any]):
    with pytest.raises(OptionsError):
        table("zwanzig-ab", **options)


@pytest.mark.parametrize(
    "position",
    [
        {"history": ["1 stay"]},
        {"history": ["1 chose s"]},
        {"history": "1 choose s"},
        {"deals": [{"hands": {0: ["Ks"], 1: ["Ks"]}}]},
        {"deals": [{"hands": {0: ["Ks", "Qs", "Js", "Ts", "9s", "8s"]}}]},
        {"deal_no": 0},
        {"dropped_last_deal": [1, 1]},
        {"scores": [1, 2, 3, "4"]},
        {"kind": "trick", "trump": "s", "trick": [[1, "Kh"], [1, "Qh"]], "hand": ["7s"]},
        {"kind": "trick", "trump": "s", "trick": [[1, "Kh"]], "hand": ["Kh"]},
        {
            "kind": "trick",
            "trump": "s",
            "trick": [[1, "Kh"], [2, "Qh"], [3, "Jh"], [0, "9h"]],
            "hand": ["7s"],
        },
        {"kind": "trick", "trump": "s", "trick": [], "hand": []},
    ],
    ids=str,
)
def test_positions_that_make_no_sense_are_refused(position: dict[str, Any]):
    with pytest.raises(OptionsError) as caught:
        Match(table("zwanzig-ab"), seed=1, position=position)
    assert caught.value.code == "bad-position"
    assert caught.value.input.startswith("position")
