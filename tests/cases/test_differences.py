"""Differences between a case and the rules as data, with the codes that their module lists."""

import re
from pathlib import Path

import pytest
import yaml

from tests.words.sources import raised_refusals
from virado.cases import differences
from virado.cases.differences import compare_values, compared_moves, refused_otherwise
from virado.refusal import Refusal

NO = Refusal("not-now", "X-1", {})
CASES = sorted(Path(__file__).parent.glob("*-cases.yaml"))


def test_equal_values_do_not_differ() -> None:
    assert compare_values("a.b", [1, 2], [1, 2]) == []
    (found,) = compare_values("a.b", [1, 2], [2])
    assert (found.path, found.key) == ("a.b", "case-expected-found")
    assert found.facts == {"path": "a.b", "expected": [1, 2], "found": [2]}


def test_lists_of_moves_differ_by_each_move() -> None:
    refusals = {"refused": NO}
    found = compared_moves(
        "legal",
        {"both", "refused", "forgotten"},
        ["twice", "both", "twice"],
        text=str,
        refusal=refusals.get,
    )
    assert [(each.code, each.facts["move"]) for each in found] == [
        ("listed-twice", "twice"),
        ("not-listed", "forgotten"),
        ("not-legal", "refused"),
        ("not-expected", "twice"),
    ]
    assert found[2].facts["because"] is NO


def test_a_refusal_for_another_reason_differs() -> None:
    assert refused_otherwise("illegal[0]", "play", {"why": "too early"}, NO) == []
    assert refused_otherwise("illegal[0]", "play", {"error": "not-now", "why": "too early"}, NO) == []
    (other,) = refused_otherwise("illegal[0]", "play", {"error": "not-held"}, NO)
    assert (other.code, other.facts["expected"], other.facts["found"]) == (
        "other-refusal",
        "not-held",
        "not-now",
    )
    (legal,) = refused_otherwise("illegal[0]", "play", {"error": "not-held", "why": "too early"}, None)
    assert (legal.code, legal.facts["remark"]) == ("legal", "too early")


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_a_refusal_in_a_case_is_described_by_its_code(file: Path) -> None:
    cases = yaml.safe_load(file.read_text("utf-8"))["cases"]
    refusals = [entry for case in cases for entry in case.get("illegal", ())]
    assert refusals
    assert not [entry for entry in refusals if "error" not in entry]


def test_the_module_lists_every_code_with_its_facts() -> None:
    rows = re.findall(r"^    ([a-z-]+)  +((?:\w+, )*\w+)  ", differences.__doc__ or "", re.MULTILINE)
    listed = {f"case-{code}": {"path", *facts.split(", ")} for code, facts in rows}
    made = {each.key: set(each.facts or ()) for each in raised_refusals() if each.key.startswith("case-")}
    assert made == listed
