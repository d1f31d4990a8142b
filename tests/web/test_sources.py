"""Tests for the client's sources: few type assertions, each with a reason, unique type names, and a maximum line length."""

import re
from collections import Counter
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and "generated" not in path.parts and ".test." not in path.name
]
ASSERTED = re.compile(r"eslint-disable\S* @typescript-eslint/consistent-type-assertions(.*)")
"""Pattern for a silenced type assertion; eslint rejects any other (web/eslint.config.js)."""
MAX_ASSERTED = 8
LONGEST = 120
"""Maximum length of a line in characters, except for outlines and silenced assertions."""
OUTLINE = re.compile(r'^\s*(\w+: )?"M[\d.\s\-a-zA-Z]+",$')


def found() -> list[str]:
    return [match[1] for path in SOURCES for match in ASSERTED.finditer(path.read_text(encoding="utf-8"))]


def test_few_places_assert_types():
    assert 0 < len(found()) <= MAX_ASSERTED


def test_each_type_assertion_has_a_reason():
    assert all(re.fullmatch(r" -- \w.{10,}", rest) for rest in found())


def test_lint_is_turned_off_for_nothing_else():
    assert not [
        path
        for path in SOURCES
        for line in path.read_text(encoding="utf-8").splitlines()
        if "eslint-disable" in line and not ASSERTED.search(line)
    ]


def test_no_line_is_too_long():
    lines = [
        (path.name, line)
        for path in [*SOURCES, *(WEB / "src").rglob("*.test.ts"), *WEB.glob("tools/*"), *WEB.glob("*.[jt]s")]
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert not [
        (name, line)
        for name, line in lines
        if len(line) > LONGEST and not OUTLINE.match(line) and not ASSERTED.search(line)
    ]


DEFINED = re.compile(r"^\s*(?:export )?(?:interface|type|class) ([A-Z]\w*)", re.MULTILINE)
OF_EACH_FAMILY = {"Fit", "Scored"}
"""Names that several families give to their own types. `Props` is the name of every component's properties."""


def test_no_two_types_have_the_same_name():
    names = Counter(
        name
        for path in SOURCES
        for name in DEFINED.findall(without_imports(path.read_text(encoding="utf-8")))
    )
    assert names["Selection"] == 1
    assert {name for name, number in names.items() if number > 1} <= OF_EACH_FAMILY | {"Props"}


def without_imports(source: str) -> str:
    return re.sub(r"\bimport (?:type )?\{.*?\} from", "", source, flags=re.DOTALL)


def test_a_planted_duplicate_type_is_found():
    source = 'import {\n  type Asked,\n  b,\n} from "./b.ts";\nexport interface Told {}\ntype Fit = number;\n  class Shown {}'
    assert DEFINED.findall(without_imports(source)) == ["Told", "Fit", "Shown"]
