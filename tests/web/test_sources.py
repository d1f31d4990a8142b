"""The sources of the client: what is asserted about types is rare, each place says why; no line is longer than one reads."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and "generated" not in path.parts and ".test." not in path.name
]
ASSERTED = re.compile(r"eslint-disable\S* @typescript-eslint/consistent-type-assertions(.*)")
"""Any other place is an error of eslint (web/eslint.config.js)."""
MOST_ASSERTED = 8
LONGEST = 120
"""Of a line that is no outline of a picture and no silenced assertion, in characters."""
OUTLINE = re.compile(r'^\s*(\w+: )?"M[\d.\s\-a-zA-Z]+",$')


def found() -> list[str]:
    return [match[1] for path in SOURCES for match in ASSERTED.finditer(path.read_text(encoding="utf-8"))]


def test_types_are_asserted_in_a_handful_of_places():
    assert 0 < len(found()) <= MOST_ASSERTED


def test_each_place_says_why():
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
