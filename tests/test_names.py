"""No two types of the package have the same name, except for kinds that every family defines."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from virado.families import FAMILIES

PACKAGE = Path(__file__).parents[1] / "src" / "virado"
OF_EACH_FAMILY = {
    "Called": "somebody has bid or passed",
    "DealScored": "what a deal has brought",
    "Dealt": "cards have been dealt",
    "ExpertBot": "the player of the level expert",
    "GreedyBot": "the player of the level greedy",
    "Look": "the bid to look at the hand",
    "MatchOver": "the match has been won",
}
"""Names that several families use for their own version of one thing, with its meaning."""


def types_in(source: str) -> Iterator[str]:
    """Yield the classes of a module, nested ones included, and its type aliases; private names are skipped."""
    tree = ast.parse(source)
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            names.append(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
            names += [name for name in map(ast.unparse, node.targets) if name != name.upper()]
    yield from (name for name in names if name[0].isupper())


def places_of_types() -> dict[str, list[str]]:
    """Return the modules that define each type name, as paths in the package."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in types_in(path.read_text(encoding="utf-8")):
            found[name].append(path.relative_to(PACKAGE).as_posix())
    return found


def are_of_families(places: Sequence[str]) -> bool:
    """Return True if the modules are the same part of different families."""
    owners = [next((name for name in FAMILIES if f"/{name}/" in place), "") for place in places]
    parts = {place.partition("/")[0] for place in places}
    return len(set(owners)) == len(places) and "" not in owners and len(parts) == 1


def test_no_two_types_have_the_same_name() -> None:
    several = {name: places for name, places in places_of_types().items() if len(places) > 1}
    shared = {name: places for name, places in several.items() if name not in OF_EACH_FAMILY}
    assert not shared, "a type of one family begins with its name, for example RaubView"
    assert {name: several.get(name, []) for name in OF_EACH_FAMILY if not several.get(name)} == {}, "no more"
    assert [name for name in several if not are_of_families(several[name])] == []


def test_the_types_of_the_example_can_be_moved_into_the_package() -> None:
    folder = Path(__file__).parent / "examples" / "highest"
    names = [name for path in folder.rglob("*.py") for name in types_in(path.read_text(encoding="utf-8"))]
    assert len(names) > 10
    assert [name for name in names if "Highest" not in name and name not in OF_EACH_FAMILY] == []


def test_types_are_found() -> None:
    source = (
        "class A:\n    class B: ...\nC: TypeAlias = int\nDigits = Annotated[int, 1]\n_E: TypeAlias = int\n"
        "CARDS = 4 * 13\nT = TypeVar('T')\nclass _F: ..."
    )
    assert list(types_in(source)) == ["A", "B", "C", "Digits"]


def test_duplicates_within_one_family_are_not_exempt() -> None:
    assert are_of_families(["games/raub/messages.py", "games/hazari/messages.py"])
    assert not are_of_families(["games/raub/messages.py", "games/raub/options.py"])
    assert not are_of_families(["games/raub/messages.py", "session/entries.py"])
    assert not are_of_families(["games/raub/messages.py", "cases/hazari/position.py"])
