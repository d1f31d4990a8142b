"""`virado check FILE...`: rule cases, the schemas of which are at the end of the rulebooks."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

import yaml

from virado.cases.contract import Cases
from virado.cases.reading import BAD_CASE, bad, part
from virado.commands import show
from virado.families import FAMILIES, load
from virado.games.catalogue import AnyGame, family, presets
from virado.refusal import OptionsError, Refusal, RefusedError
from virado.words import Catalogue, catalogue_for

PASSED, FAILED, UNUSABLE = 0, 1, 2
"""Exit status: every case holds; something differs; a file could not be checked at all."""
TOP_LEVEL = ("cases", "game", "schema", "shared_deals", "hands", "note")
NEEDED = ("id", "rule", "preset")
SCHEMA = 1
BAD_FILE = "bad-file"


class Finding(NamedTuple):
    """A case (or, with the number -1, the head of the file) and what differs in it."""

    number: int
    name: str
    malformed: list[Refusal]
    differences: list[str]
    """Lines of data: what, what was expected, what was found."""


def run(args: argparse.Namespace) -> int:
    """Check every file; print what differs, then `N passed, M failed`."""
    words = catalogue_for(args.lang)
    passed = failed = 0
    status = PASSED
    checked = False
    for name in args.files:
        try:
            document = read(Path(name))
        except OptionsError as error:
            sys.stdout.flush()
            print(f"virado check: {name}: {words.refusal_line(error.refusal)}", file=sys.stderr)
            status = UNUSABLE
            continue
        checked = True
        for finding in check(document):
            lines = _lines(finding, words)
            if not lines:
                passed += finding.number >= 0
                continue
            failed += 1
            show.line(f"{name}: {finding.name or words.text('commands-check-file')}")
            for line in lines:
                show.line("    " + line.replace("\n", "\n    "))
    if checked:
        show.line(f"{passed} passed, {failed} failed")
    return status or (FAILED if failed else PASSED)


def _lines(finding: Finding, words: Catalogue) -> list[str]:
    said = [
        words.text("commands-check-malformed", sentence=words.refusal_line(refusal))
        for refusal in finding.malformed
    ]
    return [*said, *finding.differences]


def read(path: Path) -> dict[str, Any]:
    """The mapping in a case file, with its list `cases`; OptionsError (`bad-file`) says why not."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise OptionsError("no-file", "", code=BAD_FILE, problem=error.strerror or str(error)) from None


def parse(data: bytes) -> dict[str, Any]:
    """The mapping in the text of a case file; OptionsError (`bad-file`)."""
    try:
        document = yaml.load(data, _Loader)  # a safe loader that also refuses repeated keys
    except RefusedError:
        raise
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = error.problem or error.context or ""
        line = mark.line + 1 if mark else None
        raise OptionsError("not-yaml", "", code=BAD_FILE, problem=problem, number=line) from None
    except (yaml.YAMLError, ValueError, ArithmeticError) as error:
        problem = " ".join(str(error).split())
        raise OptionsError("not-yaml", "", code=BAD_FILE, problem=problem, number=None) from None
    except RecursionError:
        raise OptionsError("too-deep", "", code=BAD_FILE) from None
    except (AttributeError, LookupError, TypeError):  # PyYAML's answer to a tag whose value does not fit it
        raise OptionsError("wrong-tag", "", code=BAD_FILE) from None
    if not isinstance(document, dict) or not isinstance(document.get("cases"), list):  # pyright: ignore[reportUnknownMemberType]
        raise OptionsError("no-cases", "", code=BAD_FILE)
    return document  # pyright: ignore[reportUnknownVariableType]


def check(document: Mapping[str, Any]) -> Iterator[Finding]:
    """Check the cases of a file one after the other."""
    game: AnyGame | None = None
    head = [
        OptionsError("unknown-key", "", code=BAD_FILE, part=str(key), candidates=TOP_LEVEL).refusal
        for key in document
        if key not in TOP_LEVEL
    ]
    if (schema := document.get("schema", SCHEMA)) != SCHEMA:
        head.append(OptionsError("other-schema", "", code=BAD_FILE, part=part(schema), limit=SCHEMA).refusal)
    if "game" in document:
        try:
            game = family(str(document["game"]))
        except OptionsError as error:
            head.append(error.refusal)
    if head:
        yield Finding(-1, "", head, [])
    seen: set[str] = set()
    for number, case in enumerate(document["cases"]):
        name = _name(number, case)
        malformed = [bad("case", "id-twice", BAD_CASE, part=name).refusal] if name in seen else []
        seen.add(name)
        try:
            yield Finding(number, name, malformed, check_case(case, game))
        except RefusedError as error:
            yield Finding(number, name, [*malformed, error.refusal], [])


def check_case(case: Any, game: AnyGame | None) -> list[str]:
    """What differs in one case; OptionsError (`bad-case`, `bad-position` ...) if it is malformed."""
    if not isinstance(case, dict):
        raise bad("case", "no-mapping", BAD_CASE, candidates=NEEDED)
    facts = cast(dict[str, Any], case)
    missing = tuple(key for key in NEEDED if not facts.get(key))
    if missing:
        raise bad("case", "keys-missing", BAD_CASE, candidates=NEEDED, names=missing)
    if not isinstance(facts["id"], str):
        raise bad("case.id", "not-a-word", BAD_CASE, part=part(facts["id"]))
    rule = facts["rule"]
    numbers = cast(list[Any], rule if isinstance(rule, list) else [rule])
    if not all(isinstance(number, str) for number in numbers):
        raise bad("case.rule", "not-a-rule", BAD_CASE, part=part(rule))
    slug = facts["preset"]
    found = presets().get(slug) if isinstance(slug, str) else None
    if found is None:
        raise OptionsError("no-such-variant", "", variant=str(slug))
    if game is not None and found[0] is not game:
        raise bad("case.preset", "no-such-preset", BAD_CASE, game=game.name, variant=slug)
    cases: Cases = load(FAMILIES[found[0].name].cases)
    try:
        return cases.check_case(facts)
    except RecursionError:
        raise bad("case", "too-deep", BAD_CASE) from None


def _name(number: int, case: Any) -> str:
    identity = case.get("id") if isinstance(case, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return identity if isinstance(identity, str) and identity else f"cases[{number}]"


class _Loader(yaml.SafeLoader):
    """Plain data only; a key that stands twice in a mapping, or data that holds itself, is an error."""

    # The loader of libyaml would be faster, but a few thousand open brackets make it end the process.


def _bad_key(detail: str, node: yaml.Node, **facts: Any) -> OptionsError:
    return OptionsError(detail, "", code=BAD_FILE, number=node.start_mark.line + 1, **facts)


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
            raise _bad_key("key-not-a-word", key_node) from None
        if again:
            raise _bad_key("key-twice", key_node, part=part(key))
    return loader.construct_mapping(node, deep=True)


def _sequence(loader: _Loader, node: yaml.SequenceNode) -> list[Any]:
    return loader.construct_sequence(node, deep=True)


_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
_Loader.add_constructor("tag:yaml.org,2002:seq", _sequence)
