"""Every case of the Raub rulebook, and faulty cases that their checker must reject."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from virado.cases.raub import CASES as READER
from virado.refusal import OptionsError

FILE = Path(__file__).parents[1] / "raub-cases.yaml"
CASES: list[dict[str, Any]] = msgspec.yaml.decode(FILE.read_bytes())["cases"]
BY_ID = {case["id"]: case for case in CASES}


@pytest.mark.parametrize("case_id", BY_ID)
def test_rulebook_case(case_id: str):
    assert READER.check_case(BY_ID[case_id]) == []


def changed(case_id: str, path: str, value: Any) -> dict[str, Any]:
    """Return a case with another value at a path such as `position.deals.0.turnup`."""
    case = deepcopy(BY_ID[case_id])
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = case
    for step in steps:
        place = place[step]
    place[last] = value
    return case


@pytest.mark.parametrize(
    ("case_id", "path", "value"),
    [
        ("raub-001", "preset", "raub-royal"),
        ("raub-001", "options", {"overtump": "required"}),
        ("raub-001", "options", {"stih": False}),
        ("raub-001", "players", 5),
        ("raub-001", "exactly_leagl", []),
        ("raub-001", "position", {"deal": []}),
        ("raub-001", "position.kind", "tricks"),
        ("raub-001", "position.scores", [21, 21]),
        ("raub-013", "position.deals.0.trump", "h"),
        ("raub-013", "position.deals.0.turnup", "Kd"),
        ("raub-013", "exactly_legal", ["0 lok"]),
        ("raub-032", "after.expect.delta", [0, 0, 0, 0]),
        ("raub-032", "after.expect", {}),
        ("raub-032", "after.act", []),
        ("raub-044", "position.trump", "spades"),
        ("raub-044", "position.hand", ["Kh"]),
        ("raub-055", "trick_winner.led", "s"),
        ("raub-057", "scoring.contract", "solo"),
        ("raub-057", "scoring.dropped", [0]),
        ("raub-057", "scoring.expect.points", [0, 0, 0, 0]),
        ("raub-089", "settlement.expect.pay", []),
        ("raub-089", "settlement.scores", [1, 2, 3, 4]),
        ("raub-093", "options.unit", "1/2"),
    ],
)
def test_unknown_names_in_a_case_are_refused(case_id: str, path: str, value: Any):
    with pytest.raises(OptionsError):
        READER.check_case(changed(case_id, path, value))


@pytest.mark.parametrize(
    ("case_id", "path", "value"),
    [
        ("raub-001", "exactly_legal", ["0 deal"]),
        ("raub-001", "exactly_legal", ["0 deal", "0 refa", "0 muss"]),
        ("raub-036", "legal_count", 15),
        ("raub-036", "legal", ["1 exchange Jh"]),
        ("raub-036", "illegal", [{"action": "1 exchange As"}]),
        ("raub-032", "after.expect.dealer", 2),
        ("raub-032", "after.actions", ["0 play"]),
        ("raub-042", "after.expect.hands", {0: ["9h", "Jd", "Jh", "7h"]}),
        ("raub-055", "trick_winner.winner", 3),
        ("raub-067", "scoring.expect.refas", 0),
        ("raub-089", "settlement.expect.net", [33, -11, -7, -14]),
    ],
)
def test_differences_are_reported(case_id: str, path: str, value: Any):
    assert READER.check_case(changed(case_id, path, value))


INFO: dict[str, Any] = {
    "id": "info",
    "rule": ["R-25"],
    "preset": "raub",
    "position": {"deals": deepcopy(BY_ID["raub-036"]["position"]["deals"])},
}
DEALT = ["0 deal", "0 look"]
EXCHANGED = [*DEALT, "1 declare", "2 play", "3 drop", "0 play", "1 exchange 7d 8c", "1 take_turnup As"]


@pytest.mark.parametrize(
    ("history", "info"),
    [
        (["0 deal"], {"seat": 0, "sees": ["Jh"], "does_not_see": ["7s", "8s", "Jd", "Jc", "As", "Th"]}),
        (["0 deal"], {"seat": 2, "sees": ["Jh"], "does_not_see": ["Ah", "9d", "9c", "Td"]}),
        (
            DEALT,
            {"seat": 2, "sees": ["Jh", "Ah", "9d", "9c", "Td"], "does_not_see": ["As", "Kh", "7s", "Th"]},
        ),
        (DEALT, {"seat": "public", "sees": ["Jh"], "does_not_see": ["Ah", "As", "Kh", "7s", "Th"]}),
        (EXCHANGED, {"seat": 1, "sees": ["7d", "8c", "As", "Th", "9h", "Jh", "Ks"], "does_not_see": ["8h"]}),
        (EXCHANGED, {"seat": 0, "sees": ["Jh"], "does_not_see": ["7d", "8c", "As", "Th", "9h", "Ks", "8h"]}),
        (
            [*EXCHANGED, "2 exchange", "0 exchange", "1 card Jh", "2 card Ah", "0 card 7s"],
            {"seat": 3, "sees": ["Jh", "Ah", "7s", "Kh"], "does_not_see": ["7d", "As", "Th", "9d", "8s"]},
        ),
    ],
)
def test_information_cases_check_the_view(history: list[str], info: dict[str, Any]):
    case = deepcopy(INFO) | {"info": info}
    case["position"]["history"] = history
    assert READER.check_case(case) == []
    turned = case | {
        "info": {"seat": info["seat"], "sees": info["does_not_see"], "does_not_see": info["sees"]}
    }
    assert len(READER.check_case(turned)) == len(info["sees"]) + len(info["does_not_see"])


def test_a_listed_deal_after_passed_deals_reaches_the_listed_seats():
    case = deepcopy(INFO) | {
        "after": {
            "actions": ["0 refa", "1 deal", "1 look"],
            "expect": {"hands": {0: ["7s", "8s", "Jd", "Jc"], 3: ["Kh", "Qh", "Ad", "Ac"]}, "dealer": 1},
        }
    }
    assert READER.check_case(case) == []
