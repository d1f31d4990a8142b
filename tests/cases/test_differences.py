"""Differences between a case and the rules are data with the codes that their module lists."""

import re

from tests.words.sources import raised
from virado.cases import differences
from virado.cases.differences import compared, compared_moves
from virado.refusal import Refusal

NO = Refusal("not-now", "X-1", {})


def test_equal_values_do_not_differ() -> None:
    assert compared("a.b", [1, 2], [1, 2]) == []
    (found,) = compared("a.b", [1, 2], [2])
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


def test_the_module_lists_every_code_with_its_facts() -> None:
    rows = re.findall(r"^    ([a-z-]+)  +((?:\w+, )*\w+)  ", differences.__doc__ or "", re.MULTILINE)
    listed = {f"case-{code}": {"path", *facts.split(", ")} for code, facts in rows}
    made = {each.key: set(each.facts or ()) for each in raised() if each.key.startswith("case-")}
    assert made == listed
