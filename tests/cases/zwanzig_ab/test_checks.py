"""Every case of the Zwanzig ab rulebook, and faulty cases that their checker must reject."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from virado.cases.zwanzig_ab import CASES as READER
from virado.refusal import OptionsError

FILE = Path(__file__).parents[1] / "zwanzig-ab-cases.yaml"
CASES: list[dict[str, Any]] = msgspec.yaml.decode(FILE.read_bytes())["cases"]


def case(**body: Any) -> dict[str, Any]:
    return {"id": "x", "rule": ["Z-1"], "preset": "zwanzig-ab", **body}


def with_change(claim: str) -> list[dict[str, Any]]:
    return [found for found in CASES if claim in found]


def another(value: Any) -> Any:
    """Return a different value."""
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else [*value, 99]


@pytest.mark.parametrize("body", CASES, ids=[body["id"] for body in CASES])
def test_rulebook_case(body: dict[str, Any]):
    assert READER.check_case(body) == []


@pytest.mark.parametrize("body", with_change("exactly_legal"), ids=lambda body: body["id"])
def test_a_list_that_lacks_a_legal_move_is_noticed(body: dict[str, Any]):
    assert READER.check_case({**body, "exactly_legal": body["exactly_legal"][1:]})


@pytest.mark.parametrize("body", with_change("illegal"), ids=lambda body: body["id"])
def test_an_illegal_move_is_not_in_the_list(body: dict[str, Any]):
    assert READER.check_case({**body, "legal": [item["action"] for item in body["illegal"]]})


@pytest.mark.parametrize("body", with_change("scoring"), ids=lambda body: body["id"])
def test_every_number_of_a_scored_deal_is_compared(body: dict[str, Any]):
    for name, value in body["scoring"]["expect"].items():
        wrong = another(value)
        expect = {**body["scoring"]["expect"], name: wrong}
        assert len(READER.check_case({**body, "scoring": {**body["scoring"], "expect": expect}})) == 1


@pytest.mark.parametrize("body", with_change("after"), ids=lambda body: body["id"])
def test_every_expected_field_is_compared(body: dict[str, Any]):
    for name in body["after"]["expect"]:
        wrong: Any = {0: ["7s", "8s", "9s", "7h", "8h"]} if name == "hands" else "something else"
        after = {**body["after"], "expect": {**body["after"]["expect"], name: wrong}}
        assert len(READER.check_case({**body, "after": after})) == 1


@pytest.mark.parametrize("body", with_change("info"), ids=lambda body: body["id"])
def test_visible_and_hidden_information_is_checked(body: dict[str, Any]):
    info = body["info"]
    turned = {"seat": info["seat"], "sees": info["does_not_see"], "does_not_see": info["sees"]}
    assert len(READER.check_case({**body, "info": turned})) == len(info["sees"]) + len(info["does_not_see"])


def test_the_winner_of_a_trick_is_compared():
    body = with_change("trick_winner")[0]
    assert READER.check_case({**body, "trick_winner": {**body["trick_winner"], "winner": 0}})


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (case(position={}, exactly_legl=[]), "case.exactly_legl"),
        (case(position={}), "case"),
        (case(position={}, trick_winner={"trump": "s", "plays": [[1, "As"]], "winner": 1}), "case.position"),
        (case(legal=["1 look"]), "case"),
        (case(), "case"),
        (case(position={"dealr": 1}, legal=["1 choose s"]), "position.dealr"),
        (case(position={"dealer": 4}, legal=["1 choose s"]), "position.dealer"),
        (case(position={"scores": [1, 2, 3]}, legal=["1 choose s"]), "position.scores"),
        (case(position={"deals": [{"hand": {}}]}, legal=["1 choose s"]), "position.deals[0].hand"),
        (case(position={"deals": [{"hands": {7: []}}]}, legal=[]), "position.deals[0].hands.7"),
        (case(position={"deals": [{"stock": ["Kx"]}]}, legal=[]), "position.deals[0].stock[0]"),
        (case(position={"kind": "round"}, legal=["1 choose s"]), "position.kind"),
        (
            case(position={"kind": "trick", "trump": "s", "hand": ["Ks"], "deals": []}, legal=[]),
            "position.deals",
        ),
        (case(position={"tie_break_running": 1}, legal=["1 choose s"]), "position.tie_break_running"),
        (case(position={}, after={"actions": [], "expect": {"turns": 1}}), "case.after.expect.turns"),
        (case(position={}, after={"actions": ["1 choose s"]}), "case.after.expect"),
        (case(position={}, after={"action": [], "expect": {"turn": 1}}), "case.after.action"),
        (case(position={}, illegal=[{"acton": "1 choose s"}]), "case.illegal[0].acton"),
        (case(position={}, illegal=[{"action": "1 chose s"}]), "case.illegal[0].action"),
        (case(position={}, legal=["1 choose x"]), "case.legal[0]"),
        (case(position={}, info={"seat": 5, "sees": []}), "case.info.seat"),
        (case(position={}, info={"seat": 1, "see": []}), "case.info.see"),
        (case(scoring={"forehand": 1, "trump": "x", "expect": {}}), "case.scoring.trump"),
        (case(scoring={"forehand": 1, "trump": "s", "expect": {"delta": []}}), "case.scoring.expect.delta"),
        (case(trick_winner={"trump": "s", "plays": [], "winer": 1}), "case.trick_winner.winer"),
        (case(position={}, options={"exchange_maximum": 1}, legal=[]), "case.options.exchange_maximum"),
        (case(position={}, players="4", legal=[]), "case.players"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_unknown_key_or_senseless_value_is_an_error(body: dict[str, Any], path: str):
    with pytest.raises(OptionsError) as caught:
        READER.check_case(body)
    assert caught.value.input == path


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "zwanzig-auf"},
        {"preset": None},
        {"options": {"exchange_max": 4}},
        {"players": 6},
        {"preset": "raub"},
    ],
    ids=str,
)
def test_an_unknown_preset_or_option_is_an_error(change: dict[str, Any]):
    with pytest.raises(OptionsError):
        READER.check_case({**case(position={}, legal=["1 choose s"]), **change})


def test_a_history_that_cannot_be_played_is_reported():
    (refused,) = READER.check_case(case(position={"history": ["1 stay"]}, legal=["1 choose s"]))
    assert (refused.code, refused.path) == ("not-legal", "position.history[0]")
    assert refused.facts["because"].code == "trump-due"
