"""`virado check FILE...`: rule cases, the schemas of which are at the end of the rulebooks."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import yaml

from virado.commands import show
from virado.games.catalogue import family, presets
from virado.games.contract import Game
from virado.refusal import OptionsError, RefusedError

PASSED, FAILED, UNUSABLE = 0, 1, 2
"""Exit status: every case holds; something differs; a file could not be checked at all."""
TOP_LEVEL = ("cases", "game", "schema", "shared_deals", "hands", "note")
SCHEMA = 1


class Finding(NamedTuple):
    """A case (or, with the number -1, the head of the file) and what differs in it."""

    number: int
    name: str
    differences: list[str]


def run(args: argparse.Namespace) -> int:
    """Check every file; print what differs, then `N passed, M failed`."""
    passed = failed = 0
    status = PASSED
    checked = False
    for name in args.files:
        try:
            document = load(Path(name))
        except OptionsError as error:
            sys.stdout.flush()
            print(f"virado check: {name}: {error.refusal.message}", file=sys.stderr)
            status = UNUSABLE
            continue
        checked = True
        for finding in check(document):
            if not finding.differences:
                passed += finding.number >= 0
                continue
            failed += 1
            show.line(f"{name}: {finding.name}")
            for difference in finding.differences:
                show.line("    " + str(difference).replace("\n", "\n    "))
    if checked:
        show.line(f"{passed} passed, {failed} failed")
    return status or (FAILED if failed else PASSED)


def load(path: Path) -> dict[str, Any]:
    """The mapping in a case file, with its list `cases`; OptionsError (`bad-file`) says in a line why not."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise OptionsError(f"cannot be read: {error.strerror or error}", "", "bad-file") from None


def parse(data: bytes) -> dict[str, Any]:
    """The mapping in the text of a case file; OptionsError (`bad-file`)."""
    try:
        document = yaml.load(data, _Loader)  # a safe loader that also refuses repeated keys
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f", line {mark.line + 1}" if mark else ""
        raise OptionsError(f"is not YAML: {error.problem or error.context}{where}", "", "bad-file") from None
    except (yaml.YAMLError, ValueError, ArithmeticError) as error:
        raise OptionsError(f"is not YAML: {_one_line(error)}", "", "bad-file") from None
    except RecursionError:
        raise OptionsError("is not YAML of a sane depth", "", "bad-file") from None
    except (AttributeError, LookupError, TypeError):  # PyYAML's answer to a tag whose value does not fit it
        raise OptionsError("is not YAML: a tag does not fit its value", "", "bad-file") from None
    if not isinstance(document, dict):
        raise OptionsError("holds no mapping with a list `cases`", "", "bad-file")
    if not isinstance(document.get("cases"), list):  # pyright: ignore[reportUnknownMemberType]
        raise OptionsError("has no list `cases`", "", "bad-file")
    return document  # pyright: ignore[reportUnknownVariableType]


def check(document: Mapping[str, Any]) -> Iterator[Finding]:
    """Check the cases of a file one after the other."""
    game: Game | None = None
    head: list[str] = []
    for key in document:
        if key not in TOP_LEVEL:
            head.append(f"unknown key {key!r} at the top; there are {', '.join(TOP_LEVEL)}")
    if document.get("schema", SCHEMA) != SCHEMA:
        head.append(f"schema is {document['schema']!r}; this program reads schema {SCHEMA}")
    if "game" in document:
        try:
            game = family(str(document["game"]))
        except OptionsError as error:
            head.append(error.refusal.message)
    if head:
        yield Finding(-1, "the file", head)
    seen: set[str] = set()
    for number, case in enumerate(document["cases"]):
        name = _name(number, case)
        differences = [f"the id {name} is given twice"] if name in seen else []
        seen.add(name)
        try:
            yield Finding(number, name, differences + check_case(case, game))
        except RefusedError as error:
            yield Finding(number, name, [*differences, f"malformed: {error}"])


def check_case(case: Any, game: Game | None) -> list[str]:
    """What differs in one case; OptionsError if it is malformed."""
    if not isinstance(case, dict):
        raise OptionsError("a case is a mapping with id, rule and preset", "", "bad-case")
    facts = cast(dict[str, Any], case)
    missing = [key for key in ("id", "rule", "preset") if not facts.get(key)]
    if missing:
        raise OptionsError(f"a case has id, rule and preset; this one lacks {' and '.join(missing)}")
    if not isinstance(facts["id"], str):
        raise OptionsError("an id is a word", repr(facts["id"]))
    rule = facts["rule"]
    numbers = cast(list[Any], rule if isinstance(rule, list) else [rule])
    if not all(isinstance(number, str) for number in numbers):
        raise OptionsError("rule is the number of a rule, or a list of them", str(numbers))
    slug = facts["preset"]
    found = presets().get(slug) if isinstance(slug, str) else None
    if found is None:
        raise OptionsError(f"there is no preset {slug!r}")
    if game is not None and found[0] is not game:
        raise OptionsError(f"{slug} is no preset of {game.name}")
    try:
        return found[0].check_case(facts)
    except RecursionError:
        raise OptionsError("a case of such depth cannot be read") from None


def _name(number: int, case: Any) -> str:
    identity = case.get("id") if isinstance(case, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return identity if isinstance(identity, str) and identity else f"cases[{number}]"


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


class _Loader(yaml.SafeLoader):
    """Plain data only; a key that stands twice in a mapping, or data that holds itself, is an error."""

    # The loader of libyaml would be faster, but a few thousand open brackets make it end the process.


def _error(problem: str, node: yaml.Node) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(problem=problem, problem_mark=node.start_mark)


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[Any] = set()
    for key_node, _ in node.value:
        if key_node.tag == "tag:yaml.org,2002:merge":
            continue
        key: Any = loader.construct_object(key_node, deep=True)  # pyright: ignore[reportUnknownMemberType]
        try:
            again = key in seen
            seen.add(key)
        except TypeError:
            raise _error("a key is a list or mapping", key_node) from None
        if again:
            raise _error(f"the key {key!r} is given twice", key_node)
    return loader.construct_mapping(node, deep=True)


def _sequence(loader: _Loader, node: yaml.SequenceNode) -> list[Any]:
    return loader.construct_sequence(node, deep=True)


_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
_Loader.add_constructor("tag:yaml.org,2002:seq", _sequence)
