"""The line protocol verb by verb."""

import json
import random
from typing import Any

import pytest

from tests.random_play import EVERY_FAMILY
from virado.bounds import LONGEST_LINE
from virado.games.catalogue import presets, variant
from virado.interop.engine import Engine
from virado.packs import shuffle_cards
from virado.words import LANGUAGES, catalogue

ANY = pytest.mark.parametrize("slug", EVERY_FAMILY)


class Talk:
    """A conversation with an engine in this process."""

    def __init__(self) -> None:
        self.engine = Engine()

    def answer(self, **request: Any) -> dict[str, Any]:
        return json.loads(self.engine.answer(json.dumps(request).encode()))

    def ok(self, **request: Any) -> dict[str, Any]:
        answer = self.answer(**request)
        assert set(answer) == {"ok"}, answer
        return answer["ok"]

    def error(self, **request: Any) -> dict[str, Any]:
        answer = self.answer(**request)
        assert set(answer) == {"error"}, answer
        assert {"code", "facts", "message"} <= answer["error"].keys()
        assert answer["error"].keys() <= {"code", "detail", "rule", "facts", "message", "input"}
        assert answer["error"]["message"]
        return answer["error"]


@pytest.fixture
def talk() -> Talk:
    return Talk()


def play_random(
    talk: Talk, name: str, status: dict[str, Any], rng: random.Random, moves: int
) -> dict[str, Any]:
    """Play up to `moves` random moves from the engine's lists, and return the last status."""
    for _ in range(moves):
        if status["over"]:
            break
        seat = status["to_act"][0]
        listed = talk.ok(do="legal", match=name, limit=300)
        assert listed["seat"] == seat
        assert listed["complete"] == (listed["count"] <= 300)
        assert len(listed["moves"]) == min(listed["count"], 300)
        assert len(set(listed["moves"])) == len(listed["moves"])
        text = rng.choice(listed["moves"])
        assert talk.ok(do="explain", match=name, seat=seat, move=text)["legal"] is True
        played = talk.ok(do="play", match=name, seat=seat, move=text)
        assert played["events"]
        assert all(event["type"] for event in played["events"])
        status = played["status"]
        assert talk.ok(do="status", match=name)["status"] == status
    return status


def few(slug: str, moves: int, most: int = 3) -> int:
    """Return `moves`, or at most `most` for Hazari, where counting 25,000 arrangements takes long.

    Four arrangements make a deal.
    """
    return min(moves, most) if slug == "hazari" else moves


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize(
    "slug",
    [pytest.param(slug, marks=pytest.mark.slow if slug == "hazari" else ()) for slug in EVERY_FAMILY],
)
def test_a_match_of_random_legal_moves_ends(talk: Talk, slug: str):
    made = talk.ok(do="new", variant=slug, seed=31)
    status = play_random(talk, made["match"], made["status"], random.Random(31), 4000)
    assert status["over"] is True
    assert status["to_act"] == []
    assert status["phase"] == "over"
    assert status["winners"]
    assert talk.ok(do="legal", match="m1") == {"seat": None, "count": 0, "complete": True, "moves": []}
    assert talk.ok(do="legal", match="m1", seat=0) == {"seat": 0, "count": 0, "complete": True, "moves": []}
    assert talk.error(do="play", match="m1", seat=0, move="misdeal")["code"]


def test_a_deal_of_hazari_is_played_and_the_next_one_begins(talk: Talk):
    made = talk.ok(do="new", variant="hazari", seed=31)
    status = play_random(talk, made["match"], made["status"], random.Random(31), 5)
    assert (status["deal"], status["over"], len(status["to_act"])) == (2, False, 3)
    assert status["deal_points"]


@ANY
def test_a_record_loads_as_the_same_match(talk: Talk, slug: str):
    made = talk.ok(do="new", variant=slug, seed=32)
    rng = random.Random(32)
    status = made["status"]
    for _ in range(4):
        status = play_random(talk, made["match"], status, rng, few(slug, 9, most=2))
        kept = talk.ok(do="record", match=made["match"])["record"]
        loaded = talk.ok(do="load", record=kept)
        assert loaded["status"] == status
        for seat in ("public", *range(len(status["sides"]))):
            views = [talk.ok(do="view", match=name, seat=seat) for name in (made["match"], loaded["match"])]
            assert views[0] == views[1]
        assert talk.ok(do="record", match=loaded["match"])["record"] == kept


def test_a_record_that_contradicts_itself_is_loaded_only_as_edited(talk: Talk):
    kept = talk.ok(do="record", match=talk.ok(do="new", variant="casino", seed=32)["match"])["record"]
    edited = {**kept, "seed": 33}
    error = talk.error(do="load", record=edited)
    assert error["code"] == "bad-record"
    assert error["detail"] == "other-shuffle"
    assert talk.ok(do="load", record=edited, edited=True)["status"]["deal"] == 1


@ANY
def test_a_match_and_its_copy_from_a_record_continue_alike(talk: Talk, slug: str):
    made = talk.ok(do="new", variant=slug, seed=33)
    status = play_random(talk, made["match"], made["status"], random.Random(33), few(slug, 20))
    loaded = talk.ok(do="load", record=talk.ok(do="record", match=made["match"])["record"])
    statuses = [
        play_random(talk, name, status, random.Random(34), few(slug, 30))
        for name in (made["match"], loaded["match"])
    ]
    assert statuses[0] == statuses[1]


@ANY
def test_given_packs_are_dealt_and_may_be_lists_or_texts(talk: Talk, slug: str):
    deck = variant(slug).deck
    pack = [deck.names[card] for card in shuffle_cards(deck.full, 77, 1)]
    views: list[Any] = []
    for given in (pack, " ".join(pack)):
        made = talk.ok(do="new", variant=slug, seed=1, packs=[given])
        play_random(talk, made["match"], made["status"], random.Random(1), few(slug, 3, most=1))
        views.append(talk.ok(do="view", match=made["match"], seat=0))
    assert views[0] == views[1]


def test_the_first_card_of_a_pack_is_dealt_first(talk: Talk):
    deck = variant("kaszino-kirschner").deck
    made = talk.ok(do="new", variant="kaszino-kirschner", packs=[list(deck.names)], dealer=1)
    hand = talk.ok(do="view", match=made["match"], seat=0)["view"]["hands"][0]
    assert set(hand) == set(deck.names[:3])


def test_without_a_seed_two_matches_differ(talk: Talk):
    seeds = {
        talk.ok(do="record", match=talk.ok(do="new", variant="casino")["match"])["record"]["seed"]
        for _ in range(4)
    }
    assert len(seeds) == 4


def test_dealer_scores_players_and_options_are_obeyed(talk: Talk):
    status = talk.ok(
        do="new",
        variant="casino",
        players=3,
        options={"target": 11, "points": {"ace": 2}},
        dealer=0,
        scores=[1, 2, 3],
    )["status"]
    assert status["variant"] == "casino(players=3, target=11, points.ace=2)"
    assert (status["dealer"], status["scores"], status["to_act"], status["sides"]) == (
        0,
        [1, 2, 3],
        [1],
        [[0], [1], [2]],
    )
    assert talk.ok(do="new", variant="casino", players=4, teams=True)["status"]["sides"] == [[0, 2], [1, 3]]


# ---------------------------------------------------------------------- verb by verb
def test_variants_lists_every_preset(talk: Talk):
    listed = talk.ok(do="variants")["variants"]
    assert {entry["slug"] for entry in listed} == set(presets())
    assert all(set(entry) == {"slug", "game", "players", "teams", "options"} for entry in listed)
    for entry in listed:
        made = talk.ok(
            do="new", variant=entry["slug"], players=entry["players"][0], options=entry["options"], seed=1
        )
        assert made["status"]["variant"].startswith(entry["slug"])


def test_legal_counts_exactly_and_lists_up_to_the_limit(talk: Talk):
    talk.ok(do="new", variant="casino", seed=3)
    whole = talk.ok(do="legal", match="m1")
    assert whole["complete"] is True
    assert len(whole["moves"]) == whole["count"] > 2
    short = talk.ok(do="legal", match="m1", limit=1)
    assert (short["count"], short["complete"]) == (whole["count"], False)
    assert short["moves"] == whole["moves"][:1]
    assert talk.ok(do="legal", match="m1", limit=whole["count"])["complete"] is True


def test_legal_is_empty_for_a_seat_without_a_decision(talk: Talk):
    status = talk.ok(do="new", variant="casino", seed=3)["status"]
    other = 1 - status["to_act"][0]
    assert talk.ok(do="legal", match="m1", seat=other) == {
        "seat": other,
        "count": 0,
        "complete": True,
        "moves": [],
    }


def test_calls_are_listed_only_for_a_named_seat(talk: Talk):
    talk.ok(do="new", variant="kaszino-kirschner", seed=3)
    for seat in (0, 1):
        assert "claim" in talk.ok(do="legal", match="m1", seat=seat)["moves"]
    assert "claim" not in talk.ok(do="legal", match="m1")["moves"]
    assert talk.ok(do="explain", match="m1", seat=1, move="claim")["legal"] is True


def test_a_wrong_claim_is_reported_and_has_no_effect(talk: Talk):
    status = talk.ok(do="new", variant="kaszino-kirschner", seed=3)["status"]
    played = talk.ok(do="play", match="m1", seat=1, move="claim")
    assert played["events"][0]["correct"] is False
    assert played["status"] == status


def test_the_referee_of_the_table_is_seat_t(talk: Talk):
    talk.ok(do="new", variant="raub", seed=3)
    deal = talk.ok(do="legal", match="m1")["moves"][0]
    status = talk.ok(do="play", match="m1", seat=0, move=deal)["status"]
    assert "misdeal" in talk.ok(do="legal", match="m1", seat="T")["moves"]
    assert talk.ok(do="explain", match="m1", seat="T", move="misdeal")["legal"] is True
    after = talk.ok(do="play", match="m1", seat="T", move="misdeal")["status"]
    assert after["dealer"] != status["dealer"]
    kept = talk.ok(do="record", match="m1")["record"]
    assert talk.ok(do="load", record=kept)["status"] == after


def test_explain_gives_the_reason_and_the_rule(talk: Talk):
    position = {"hands": {"0": ["Ad", "3c"]}, "loose": ["8h", "5s", "Ac"], "builds": [], "to_act": 0}
    before = talk.ok(do="set", variant="royal-dominican", position=position)["status"]
    said = talk.ok(do="explain", match="m1", seat=0, move="trail Ad")
    assert said.keys() == {"legal", "code", "rule", "facts", "message"}
    assert (said["legal"], said["rule"]) == (False, "C-8")
    assert "A♣" in said["message"]
    assert talk.ok(do="explain", match="m1", seat=0, move="Ad x 8h 5s Ac")["legal"] is True
    assert talk.ok(do="status", match="m1")["status"] == before
    refused = talk.error(do="play", match="m1", seat=0, move="trail Ad")
    assert refused == {
        **{key: said[key] for key in ("code", "rule", "facts", "message")},
        "input": "trail Ad",
    }


@ANY
def test_explain_takes_any_text_for_a_move(talk: Talk, slug: str):
    talk.ok(do="new", variant=slug, seed=1)
    for text in ("", "nonsense", "trail", "♠", "x" * 3000):
        said = talk.ok(do="explain", match="m1", seat=0, move=text)
        assert said["legal"] is False
        assert said["code"]


def test_events_are_filtered_for_the_mover(talk: Talk):
    made = talk.ok(do="new", variant="zwanzig-ab", seed=6)
    status, name = made["status"], made["match"]
    while status["phase"] != "exchange":
        move = talk.ok(do="legal", match=name)["moves"][0]
        status = talk.ok(do="play", match=name, seat=status["to_act"][0], move=move)["status"]
    seat = status["to_act"][0]
    hand = talk.ok(do="view", match=name, seat=seat)["view"]["hands"][seat]
    talk.ok(do="play", match=name, seat=seat, move=f"exchange {hand[0]}")
    drawn = set(talk.ok(do="view", match=name, seat=seat)["view"]["hands"][seat]) - set(hand)
    other = talk.ok(do="view", match=name, seat=(seat + 1) % 4)
    assert drawn
    assert not any(f'"{card}"' in json.dumps(other) for card in drawn)


@ANY
def test_a_view_shows_a_seat_only_its_own_cards(talk: Talk, slug: str):
    made = talk.ok(do="new", variant=slug, seed=8)
    play_random(talk, made["match"], made["status"], random.Random(8), few(slug, 4, most=1))
    public = talk.ok(do="view", match="m1", seat="public")["view"]
    assert {"variant", "phase", "to_act", "deal", "dealer", "scores", "hands"} <= public.keys()
    for seat in range(len(public["hands"])):
        hands = talk.ok(do="view", match="m1", seat=seat)["view"]["hands"]
        assert all(
            isinstance(hand, int) or "?" not in hand for other, hand in enumerate(hands) if other == seat
        )


@pytest.mark.parametrize("bot", ["random", "greedy", "club"])
@ANY
def test_a_bot_suggests_a_legal_move(talk: Talk, slug: str, bot: str):
    made = talk.ok(do="new", variant=slug, seed=9)
    status = play_random(talk, made["match"], made["status"], random.Random(9), few(slug, 5, most=1))
    seat = status["to_act"][0]
    thought = talk.ok(do="suggest", match="m1", seat=seat, bot=bot, seed=1, simulations=50)
    assert thought["move"] == thought["moves"][0]["move"]
    keys = {"move", "value", "stderr", "unit", "reason", "reasons"}
    assert all(set(entry) == keys for entry in thought["moves"])
    assert all(
        set(reason) == {"code", "facts", "message"}
        for entry in thought["moves"]
        for reason in entry["reasons"]
    )
    assert talk.ok(do="explain", match="m1", seat=seat, move=thought["move"])["legal"] is True
    assert thought == talk.ok(do="suggest", match="m1", seat=seat, bot=bot, seed=1, simulations=50)


def test_suggestions_are_refused_for_a_seat_without_a_decision(talk: Talk):
    status = talk.ok(do="new", variant="casino", seed=3)["status"]
    assert (
        talk.error(do="suggest", match="m1", seat=1 - status["to_act"][0], bot="random")["code"]
        == "nothing-to-decide"
    )
    assert talk.error(do="suggest", match="m1", seat=0, bot="nobody")["code"] == "bad-options"
    assert talk.error(do="suggest", match="m1", seat=0, ms=5, simulations=5)["code"] == "bad-field"


# ---------------------------------------------------------------------- languages
def test_messages_are_in_the_requested_language(talk: Talk):
    talk.ok(do="new", variant="casino", seed=3)
    english = talk.ok(do="explain", match="m1", seat=1, move="trail Kd")
    for language in LANGUAGES.keys() - {"en"}:
        said = talk.ok(do="explain", match="m1", seat=1, move="trail Kd", lang=language)
        assert said["message"] != english["message"]
        assert {**said, "message": ""} == {**english, "message": ""}
        refused = talk.error(do="play", match="m1", seat=1, move="trail Kd", lang=language)
        assert refused["message"] == said["message"]
    assert talk.ok(do="explain", match="m1", seat=1, move="trail Kd") == english


def test_an_unknown_language_is_refused(talk: Talk):
    assert talk.error(do="variants", lang="tlh")["code"] == "bad-options"
    assert talk.error(do="variants", lang=3)["code"] == "bad-field"


# ---------------------------------------------------------------------- errors
@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "unknown-verb"),
        ({"do": 3}, "unknown-verb"),
        ({"do": None}, "unknown-verb"),
        ({"do": ["new"]}, "unknown-verb"),
        ({"do": "undo"}, "unknown-verb"),
        ({"do": "new"}, "missing-field"),
        ({"do": "status"}, "missing-field"),
        ({"do": "play", "match": "m1", "seat": 0}, "missing-field"),
        ({"do": "status", "match": "m1", "colour": 1}, "unknown-field"),
        ({"do": "variants", "variant": "casino"}, "unknown-field"),
        ({"do": "status", "match": 1}, "bad-field"),
        ({"do": "legal", "match": "m1", "limit": -1}, "bad-field"),
        ({"do": "legal", "match": "m1", "seat": "0"}, "bad-field"),
        ({"do": "view", "match": "m1", "seat": "T"}, "bad-field"),
        ({"do": "play", "match": "m1", "seat": "public", "move": "claim"}, "bad-field"),
        ({"do": "play", "match": "m1", "seat": 0.0, "move": "claim"}, "bad-field"),
        ({"do": "play", "match": "m1", "seat": True, "move": "claim"}, "bad-field"),
        ({"do": "new", "variant": "casino", "packs": "Kd"}, "bad-field"),
        ({"do": "new", "variant": "casino", "options": []}, "bad-field"),
        ({"do": "suggest", "match": "m1", "seat": 0, "ms": 0}, "bad-field"),
        ({"do": "status", "match": "m9"}, "unknown-match"),
        ({"do": "legal", "match": "m1", "seat": 5}, "no-such-seat"),
        ({"do": "legal", "match": "m1", "seat": -1}, "no-such-seat"),
        ({"do": "legal", "match": "m1", "seat": -2}, "no-such-seat"),
        ({"do": "view", "match": "m1", "seat": 2}, "no-such-seat"),
        ({"do": "view", "match": "m1", "seat": -1}, "no-such-seat"),
        ({"do": "play", "match": "m1", "seat": 2, "move": "trail Kd"}, "no-such-seat"),
        ({"do": "play", "match": "m1", "seat": 0, "move": "dance"}, "unparsable"),
        ({"do": "new", "variant": "bridge"}, "bad-options"),
        ({"do": "new", "variant": "casino", "players": 9}, "bad-options"),
        ({"do": "new", "variant": "casino", "options": {"colour": "red"}}, "bad-options"),
        ({"do": "new", "variant": "casino", "options": {"target": "many"}}, "bad-options"),
        ({"do": "new", "variant": "casino", "dealer": 2}, "bad-options"),
        ({"do": "new", "variant": "casino", "scores": [1]}, "bad-options"),
        ({"do": "new", "variant": "casino", "seed": 1 << 300}, "bad-options"),
        ({"do": "new", "variant": "casino", "packs": [["Kd"]]}, "bad-pack"),
        ({"do": "set", "variant": "casino", "position": {"colour": 1}}, "bad-position"),
        ({"do": "load", "record": {}}, "bad-record"),
    ],
)
def test_invalid_requests_are_refused_with_their_codes(talk: Talk, request_: dict[str, Any], code: str):
    talk.ok(do="new", variant="casino", seed=1)
    assert talk.error(**request_)["code"] == code
    assert talk.ok(do="status", match="m1")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "not-json"),
        (b"   ", "not-json"),
        (b"hello", "not-json"),
        (b"{", "not-json"),
        (b'{"do": "variants"} {"do": "variants"}', "not-json"),
        (b'{"do": "\xff"}', "not-json"),
        (b"[" * 200_000, "not-json"),
        (b'{"do":' * 200_000, "not-json"),
        (b'{"do": "status", "match": NaN}', "not-json"),
        (b"null", "not-an-object"),
        (b"[]", "not-an-object"),
        (b'"variants"', "not-an-object"),
        (b" " * (LONGEST_LINE + 1), "line-too-long"),
    ],
)
def test_malformed_lines_are_refused_with_their_codes(talk: Talk, line: bytes, code: str):
    assert json.loads(talk.engine.answer(line))["error"]["code"] == code


ANOTHER_PROGRAM = catalogue("de").text("problem-other", input="|").partition("|")[0]
"""The words by which a German message introduces an error text of another program."""
LONG = "x" * 5000
DEEP = json.loads("[" * 40 + "]" * 40)


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({"do": "view", "match": "m1", "seat": "0"}, "view: expected int | 'public', got '0' - at seat"),
        ({"do": "legal", "match": "m1", "seat": "0"}, "legal: expected int | 'T' | null, got '0' - at seat"),
        (
            {"do": "play", "match": "m1", "seat": "S", "move": "claim"},
            "play: expected int | 'T', got 'S' - at seat",
        ),
        ({"do": "suggest", "match": "m1", "seat": 0, "ms": -5}, "suggest: expected int, at least 1 - at ms"),
        (
            {"do": "legal", "match": "m1", "limit": 10**10},
            "legal: expected int, at most 1000000000 - at limit",
        ),
        ({"do": "new", "variant": LONG}, "new: expected str of length 4000 or less - at variant"),
        (
            {"do": "new", "variant": "casino", "options": {LONG: 1}},
            "new: expected str of length 100 or less - at options",
        ),
        (
            {"do": "new", "variant": "casino", "scores": [0] * 20},
            "new: expected array of length 16 or less - at scores",
        ),
        (
            {"do": "new", "variant": "casino", "options": {"a": LONG}},
            "new: expected str of length 4000 or less",
        ),
        (
            {"do": "new", "variant": "casino", "options": {"a": DEEP}},
            "new: the lists and objects are nested too deep",
        ),
        (
            {"do": "new", "variant": "raub", "options": {"raub_required_tricks": 7}},
            "raub_required_tricks cannot have this value; it can be 1 or 2",
        ),
        (
            {"do": "new", "variant": "hazari", "options": {"troy_win_rounds": [9]}},
            "troy_win_rounds cannot have this value; it can be [1, 2, 3, 4]",
        ),
        (
            {"do": "new", "variant": "hazari", "options": {"top_tie": "both"}},
            "top_tie cannot have this value; it can be play_on or shared",
        ),
    ],
)
def test_a_wrong_value_is_explained_in_every_language(talk: Talk, request_: dict[str, Any], message: str):
    talk.ok(do="new", variant="casino", seed=1)
    assert talk.error(**request_)["message"] == message
    translated = {
        talk.answer(**request_, lang=language)["error"]["message"] for language in LANGUAGES.keys() - {"en"}
    }
    assert len(translated | {message}) == len(LANGUAGES)
    assert not [each for each in translated if ANOTHER_PROGRAM in each]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"[" * 2000, "not JSON in UTF-8: the lists and objects are nested too deep"),
        (
            b'{"id": ' + b"[" * 2000 + b"]" * 2000 + b"}",
            "not JSON in UTF-8: the lists and objects are nested too deep",
        ),
        (b'{"do": "\xff"}', "not JSON in UTF-8: it is not UTF-8"),
        (b'{"do": 1e999}', "not JSON in UTF-8: the number is out of range - at $[...]"),
    ],
)
def test_a_malformed_line_is_explained_without_internal_names(talk: Talk, line: bytes, message: str):
    assert json.loads(talk.engine.answer(line))["error"]["message"] == message


@pytest.mark.parametrize("identity", [1, "a", None, 1.5, [1, {"x": None}], {"": 2}, True, 2**80, "♠"])
def test_every_answer_repeats_the_id(talk: Talk, identity: Any):
    assert talk.answer(do="variants", id=identity)["id"] == identity
    assert talk.answer(do="dance", id=identity) == {
        "id": identity,
        "error": talk.answer(do="dance", id=identity)["error"],
    }
    assert talk.answer(do="new", id=identity)["id"] == identity
