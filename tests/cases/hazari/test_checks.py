"""Every case of the Hazari rulebook, and faulty cases that their checker must reject."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from virado.cases.hazari import CASES, info_checks
from virado.games.hazari.game import GAME
from virado.games.hazari.messages import HazariView
from virado.refusal import OptionsError

ENTRIES: list[dict[str, Any]] = msgspec.yaml.decode(
    (Path(__file__).parents[1] / "hazari-cases.yaml").read_bytes()
)["cases"]
BY_ID = {case["id"]: case for case in ENTRIES}


@pytest.mark.parametrize("case", ENTRIES, ids=list(BY_ID))
def test_rulebook_case(case: dict[str, Any]):
    assert CASES.check_case(case) == []


def changed(name: str, *path: Any, value: Any) -> dict[str, Any]:
    """Return a case with a single value changed."""
    case = copy.deepcopy(BY_ID[name])
    place: Any = case
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return case


@pytest.mark.parametrize(
    "case",
    [
        changed("hz-src-1", "round", "winner", value=2),
        changed("hz-src-1", "round", "captured", value=90),
        changed("hz-src-2", "compare", "winner", value="tie"),
        changed("hz-src-2", "compare", "b_type", value="run"),
        changed("hz-src-3", "classify", "type", value="colour_run"),
        changed("hz-023", "classify", "best_three", value=["Jd", "Tc", "2h"]),
        changed("hz-070", "value", "points", value=31),
        changed("hz-053", "illegal", 0, "error", value="cards"),
        changed("hz-057", "legal_count", value=27421),
        changed("hz-054", "legal", value=[BY_ID["hz-054"]["illegal"][0]["action"]]),
        changed("hz-072", "deal", "expect", "captured", value=[0, 155, 0, 205]),
        changed("hz-072", "deal", "expect", "match_over", value=True),
        changed("hz-077", "deal", "expect", "reason", value="target"),
        changed("hz-077", "options", value={}),
        changed("hz-080", "scoring", "expect", "winners", value=[1]),
        changed("hz-088", "info", "sees", value="the thirteen cards of round 2"),
        changed("hz-088", "info", "when", value="after an instant win"),
    ],
)
def test_a_false_case_is_reported(case: dict[str, Any]):
    assert CASES.check_case(case)


@pytest.mark.parametrize(
    "case",
    [
        {**BY_ID["hz-070"], "vale": {}},
        changed("hz-070", "preset", value="hazari-nepal"),
        changed("hz-070", "options", value={"targets": 1}),
        changed("hz-070", "options", value={"target": "many"}),
        changed("hz-070", "value", "point", value=30),
        changed("hz-070", "value", "cards", value=["As", "As"]),
        changed("hz-src-2", "compare", "a", value=["As", "Ks"]),
        changed("hz-src-2", "compare", "a_type", value="flush"),
        changed("hz-src-2", "compare", "winner", value="c"),
        changed("hz-src-1", "round", "plays", 1, 0, value=3),
        changed("hz-053", "position", "hands", value={}),
        changed("hz-053", "illegal", 0, "error", value="orders"),
        changed("hz-053", "illegal", 0, "action", value={"split": []}),
        changed("hz-072", "deal", "expect", "tricks", value=[]),
        changed("hz-072", "deal", "arrangements", 0, 0, value=["Jh", "3s", "2d"]),
        changed("hz-088", "info", "when", value="at midnight"),
        changed("hz-088", "info", "sees", value="the stars"),
        {"id": "nothing", "preset": "hazari"},
        {"id": "no position", "preset": "hazari", "legal_count": 1},
        {"id": "no claim", "preset": "hazari", "position": {"hand": BY_ID["hz-057"]["position"]["hand"]}},
    ],
)
def test_an_unknown_key_is_an_error(case: dict[str, Any]):
    with pytest.raises(OptionsError):
        CASES.check_case(case)


def info(when: str, seat: Any = 2, preset: str = "hazari", **said: str) -> dict[str, Any]:
    return {"id": when, "preset": preset, "info": {"when": when, "seat": seat, **said}}


INFO = [
    info(
        "while arranging",
        sees="who is up, totals, dealer",
        does_not_see="hands and arrangements of the others",
    ),
    info("when all others are up", 0, does_not_see="arrangements of the others"),
    info("after round 2", "public", sees="the twelve cards of round 2 and who captured them"),
    info("after round 4", 3, sees="the sixteen cards of round 4"),
    info("after round 3", 1, "hazari-bhutan", sees="every group shown so far"),
    info("after an instant win", 0, "hazari-bhutan", does_not_see="groups not yet shown"),
    info("after an instant win in round 1", 2, "hazari-bhutan", sees="the twelve cards of round 1"),
    info("during round 3", 1, sees="the twelve cards of round 2 and the winners so far"),
    info("after the deal", 0, sees="all groups"),
]


@pytest.mark.parametrize("case", INFO, ids=lambda case: case["id"])
def test_information_cases_check_the_view(case: dict[str, Any]):
    assert CASES.check_case(case) == []


@pytest.mark.parametrize(
    "case",
    [case for case in INFO if case["id"] not in ("after the deal", "after round 4")],
    ids=lambda case: case["id"],
)
def test_a_game_that_hides_nothing_is_detected(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch):
    class Open(type(GAME)):
        def view(self, s: Any, o: Any, viewer: Any, variant: str) -> HazariView:
            data = super().view(s, o, viewer, variant)
            cards = ("2h", "Ad", "Kc", "Js", "9d", "8c")
            return msgspec.structs.replace(data, hands=(*data.hands, cards))

    monkeypatch.setattr(info_checks, "GAME", Open())
    assert any(each.code == "leaked" for each in CASES.check_case(case))


def test_an_unquoted_comma_in_a_remark_is_accepted():
    case = changed("hz-061", "illegal", 0, "said so", value=None)
    assert CASES.check_case(case) == []
    with pytest.raises(OptionsError):
        CASES.check_case(changed("hz-061", "illegal", 0, "said so", value=1))
