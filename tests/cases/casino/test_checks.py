"""The cases of the Casino rulebook, and faulty cases that their checker must reject."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from virado.cases.casino import CASES as READER
from virado.refusal import OptionsError
from virado.words import catalogue

CASES: list[dict[str, Any]] = msgspec.yaml.decode(
    (Path(__file__).parents[1] / "casino-cases.yaml").read_bytes()
)["cases"]
BY_ID = {case["id"]: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_rules_agree_with_the_rulebook(case: dict[str, Any]) -> None:
    assert READER.check_case(case) == []


def lines(case: dict[str, Any]) -> list[str]:
    """Return the differences of a case in English."""
    return [catalogue().difference(difference) for difference in READER.check_case(case)]


def changed(name: str, **changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(BY_ID[name]), **changes}


@pytest.mark.parametrize("case", [case for case in CASES if "legal" in case], ids=lambda case: case["id"])
def test_a_legal_move_called_illegal_is_reported(case: dict[str, Any]) -> None:
    turned = {
        key: value
        for key, value in case.items()
        if key in ("preset", "options", "players", "teams", "position")
    }
    turned["illegal"] = [{"move": move, "why": "turned round"} for move in case["legal"]]
    assert len(READER.check_case(turned)) == len(case["legal"])


@pytest.mark.parametrize("case", [case for case in CASES if "illegal" in case], ids=lambda case: case["id"])
def test_an_illegal_move_called_legal_is_reported(case: dict[str, Any]) -> None:
    turned = {
        key: value
        for key, value in case.items()
        if key in ("preset", "options", "players", "teams", "position")
    }
    turned["legal"] = [entry["move"] for entry in case["illegal"]]
    assert len(READER.check_case(turned)) == len(case["illegal"])


def test_a_list_with_a_missing_or_extra_move_is_reported() -> None:
    case = changed("seed-dom-queen-754", legal=[])
    moves = case["exactly_legal"]
    case["exactly_legal"] = moves[:1]
    assert lines(case) == ["exactly_legal: trail Qd is legal and not expected"]
    case["exactly_legal"] = [*moves, {"play": "Qd", "capture": {"loose": ["7s"]}}]
    assert lines(case) == [
        "exactly_legal: Qd x 7s should be legal and is refused: C-6: 7♠ does not count 12, which is what Q♦ counts"
    ]


@pytest.mark.parametrize(
    ("name", "key", "wrong", "line"),
    [
        (
            "seed-dom-king-leaves-8",
            "taken",
            ["Kh"],
            "after.expect.taken, after Kd x Kh 7c 5d As: expected [Kh], got [Kh, 7c, 5d, As]",
        ),
        (
            "seed-dom-king-leaves-8",
            "sweep",
            True,
            "after.expect.sweep, after Kd x Kh 7c 5d As: expected true, got false",
        ),
        (
            "seed-dom-raise-12-14",
            "kind",
            "multiple",
            "after.expect.kind, after 2s + [7s 5h] = 14: expected multiple, got single",
        ),
        (
            "seed-dom-raise-12-14",
            "value",
            12,
            "after.expect.value, after 2s + [7s 5h] = 14: expected 12, got 14",
        ),
        (
            "seed-dom-raise-12-14",
            "owner",
            1,
            "after.expect.owner, after 2s + [7s 5h] = 14: expected 1, got 0",
        ),
        (
            "seed-partner-2",
            "keeper",
            0,
            "after.expect.keeper, after 3h + 9s = 12 for partner: expected 0, got 2",
        ),
        (
            "seed-tux-orange-yes",
            "orange",
            False,
            "after.expect.orange, after 9b x 6y 3r: expected false, got true",
        ),
        (
            "seed-dom-last-card-no-sweep",
            "loose",
            [],
            "after.expect.loose, after 7s x 4d 3h: expected [], got [Kc]",
        ),
        ("dom-dejado", "dejado", [], "after.expect.dejado, after trail Qd: expected [], got [7s, 5c]"),
    ],
)
def test_a_wrong_effect_is_reported(name: str, key: str, wrong: Any, line: str) -> None:
    case = changed(name)
    case["after"]["expect"][key] = wrong
    assert lines(case) == [line]


@pytest.mark.parametrize(
    ("name", "path", "wrong", "line"),
    [
        (
            "seed-score-table",
            ["scoring", "expect", "points", 0],
            10,
            "scoring.expect.points.0: expected 10, got 11",
        ),
        (
            "seed-score-table",
            ["scoring", "expect", "totals", 1],
            1,
            "scoring.expect.totals.1: expected 1, got 0",
        ),
        (
            "seed-score-table",
            ["scoring", "expect", "winner"],
            0,
            "scoring.expect.winner: expected 0, got null",
        ),
        (
            "moment-cards-27",
            ["moment", "expect", "winner"],
            None,
            "moment.expect.winner: expected null, got 0",
        ),
        ("seed-kk-claim", ["claim", "expect", "certain"], 12, "claim.expect.certain: expected 12, got 11"),
        ("seed-kn-ausz-first-deal", ["claim", "expect", "games"], 1, "claim.expect.games: expected 1, got 2"),
        (
            "seed-known-sequence",
            ["known_after", 0, "K", 2],
            [9],
            "known_after[0].K.2: expected [9], got [12]",
        ),
        ("seed-kn-double-turn", ["turns", 1, "next"], 0, "turns[1].next: expected [0], got [1]"),
        ("seed-tux-call-self", ["calls", 0, "points", 0], 0, "calls[0].points.0: expected 0, got 10"),
        ("seed-tux-deal-6", ["deal", "hand_sizes"], [4, 4], "deal.hand_sizes: expected [4, 4], got [4, 2]"),
        (
            "seed-tux-deal-5",
            ["deal", "extra_table_cards_in_last_round"],
            0,
            "deal.extra_table_cards_in_last_round: expected 0, got 1",
        ),
        (
            "seed-casino-last-4",
            ["deal", "announce_last_at_round"],
            4,
            "deal.announce_last_at_round: expected 4, got 3",
        ),
        (
            "seed-ku-cut-peek",
            ["deal", "bottom_card_known_to"],
            "dealer",
            "deal.bottom_card_known_to: expected dealer, got non-dealer",
        ),
        (
            "seed-kn-open-last-round",
            ["deal", "round"],
            7,
            "deal.hands_public, round 7: expected true, got false",
        ),
        (
            "residue-to-last-capturer",
            ["deal", "residue_goes_to"],
            0,
            "deal.residue_goes_to: expected 0, got 1",
        ),
        ("residue-nobody", ["deal", "residue_goes_to"], 0, "deal.residue_goes_to: expected 0, got null"),
        (
            "kn-leader-none",
            ["deal", "leader_of_next_round"],
            1,
            "deal.leader_of_next_round: expected 1, got 0",
        ),
        ("seed-ku-initial-sweep", ["sweep_value", "later"], 2, "sweep_value.later: expected 2, got 1"),
    ],
)
def test_a_wrong_result_is_reported(name: str, path: list[Any], wrong: Any, line: str) -> None:
    case = changed(name)
    place = case
    for step in path[:-1]:
        place = place[step]
    assert path[-1] in place or isinstance(place, list)
    place[path[-1]] = wrong
    assert lines(case) == [line]


def test_a_malformed_capture_or_build_is_refused() -> None:
    case = changed("seed-casino-build-unit", legal=[])
    case["illegal"] = [
        {"move": {"play": "4d", "capture": {"loose": [], "builds": [["4h"]]}}, "why": "half a build"},
        {
            "move": {"play": "4d", "build": {"value": 40, "with_loose": ["Kd"], "onto": None}},
            "why": "no card counts 40",
        },
        {
            "move": {"play": "4d", "build": {"value": 7, "with_loose": [], "onto": ["9d", "9h"]}},
            "why": "no such build",
        },
    ]
    assert READER.check_case(case) == []
    case["legal"] = [entry["move"] for entry in case["illegal"]]
    because = [difference.facts["because"] for difference in READER.check_case(case)]
    assert [(each.detail, each.facts.get("value", each.facts.get("cards"))) for each in because] == [
        ("no-such-build", ("4h",)),
        ("no-such-value", 40),
        ("no-such-build", ("9h", "9d")),
    ]


UNKNOWN: list[tuple[str, dict[str, Any], str]] = [
    ("seed-dom-queen-754", {"exactly": []}, "case.exactly"),
    ("seed-dom-queen-754", {"preset": "royal-dominica"}, "preset"),
    ("seed-dom-queen-754", {"options": {"raise_own": True}}, "raise_own"),
    ("seed-dom-queen-754", {"options": {"points": {"queens": 1}}}, "points.queens"),
    ("seed-dom-queen-754", {"options": {"sweeps": "maybe"}}, "sweeps"),
    ("seed-dom-queen-754", {"players": 7}, "players"),
    ("seed-dom-queen-754", {"teams": [[0, 1], [2, 3]]}, "teams"),
    ("seed-dom-queen-754", {"legal": [{"play": "Qx", "trail": True}]}, "legal[0].play[0]"),
    ("seed-dom-queen-754", {"legal": [{"play": "Qd"}]}, "legal[0]"),
    ("seed-dom-queen-754", {"legal": [{"play": "Qd", "trail": False}]}, "legal[0].trail"),
    (
        "seed-dom-queen-754",
        {"legal": [{"play": "Qd", "trail": True, "capture": {"loose": []}}]},
        "legal[0]",
    ),
    (
        "seed-dom-queen-754",
        {"legal": [{"play": "Qd", "capture": {"lose": ["7s"]}}]},
        "legal[0].capture.lose",
    ),
    ("seed-dom-queen-754", {"legal": [{"play": "Qd", "trail": True, "call": "apple"}]}, "legal[0].call"),
    (
        "seed-dom-queen-754",
        {"illegal": [{"move": {"play": "Qd", "trial": True}, "why": ""}]},
        "illegal[0].move.trial",
    ),
    ("seed-dom-queen-754", {"illegal": [{"play": "Qd", "trail": True}]}, "illegal[0].play"),
    ("seed-dom-queen-754", {"position": None}, "position"),
    (
        "seed-dom-queen-754",
        {"position": {"hands": {0: ["Qd"]}, "lose": ["7s"], "to_act": 0}},
        "position.lose",
    ),
    (
        "seed-dom-queen-754",
        {"position": {"hands": {0: ["Qd"]}, "loose": ["Qd"], "to_act": 0}},
        "position.hands.0",
    ),
    (
        "dom-dejado",
        {"after": {"move": {"play": "Qd", "trail": True}, "expect": {"sweeps": True}}},
        "after.expect.sweeps",
    ),
    ("dom-dejado", {"after": {"move": {"play": "Qd", "trail": True}, "expect": {}}}, "after.expect"),
    ("seed-tux-deal-6", {"deal": {"hand_size": [4, 2]}}, "deal.hand_size"),
    ("seed-tux-deal-6", {"deal": {}}, "deal"),
    (
        "seed-score-table",
        {"scoring": {"piles": {0: {"cards": 53}}, "expect": {"winner": 0}}},
        "scoring.piles.0.cards",
    ),
    ("seed-score-table", {"scoring": {"piles": {2: []}, "expect": {"winner": 0}}}, "scoring.piles.2"),
    ("seed-score-table", {"scoring": {"piles": {}, "expect": {"winer": 0}}}, "scoring.expect.winer"),
    ("seed-score-table", {"scoring": {"piles": {}, "pots": {}, "expect": {"winner": 0}}}, "scoring.pots"),
    ("moment-cards-27", {"moment": {"piles": {}, "expect": {"winner": 0}}}, "moment"),
    ("seed-kk-claim", {"claim": {"piles": {}, "expect": {"winner": 0}}}, "claim"),
    ("seed-kn-double-turn", {"turns": [{"seat": 0}]}, "turns[0]"),
    ("seed-kn-double-turn", {"turns": []}, "turns"),
]


@pytest.mark.parametrize(("name", "changes", "path"), UNKNOWN)
def test_an_unknown_key_is_an_error_with_its_path(name: str, changes: dict[str, Any], path: str) -> None:
    with pytest.raises(OptionsError) as caught:
        READER.check_case(changed(name, **changes))
    assert path == caught.value.input or path in str(caught.value)


def test_a_case_that_asserts_nothing_is_an_error() -> None:
    with pytest.raises(OptionsError, match="legal, illegal, exactly_legal"):
        READER.check_case({"id": "empty", "preset": "casino", "players": 2})
