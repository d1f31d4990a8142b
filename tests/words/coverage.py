"""Completeness of the translations: `python -m tests.words.coverage [TAG ...]`.

Counts messages with their attributes, passages of the players' rules, and steps of the lessons. Lists missing texts,
texts that English lacks, and messages with other facts than the English ones. The exit status is 1 if the lists are
not empty.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from tests.words.catalogues import ENGLISH, OTHERS, Uses, facts, messages, patterns
from virado.languages import LANGUAGES
from virado.words.lessons import lesson, lessons
from virado.words.rules.passages import families as ruled
from virado.words.rules.passages import parse_file

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"

Known = Mapping[str, frozenset[str]]
"""The facts in each text, by key."""


class Coverage(NamedTuple):
    """A catalogue of a language compared with the English one."""

    catalogue: str
    there: int
    """Number of texts that both catalogues contain."""
    wanted: int
    """Number of texts in the English catalogue."""
    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    """Keys that the English catalogue lacks."""
    different: tuple[str, ...]
    """Keys of texts with different facts."""

    @property
    def complete(self) -> bool:
        return not (self.missing or self.unknown or self.different)


def compare_catalogues(catalogue: str, english: Known, other: Known) -> Coverage:
    """Return the comparison of a catalogue with the English one."""
    both = english.keys() & other.keys()
    return Coverage(
        catalogue,
        len(both),
        len(english),
        tuple(sorted(english.keys() - other.keys())),
        tuple(sorted(other.keys() - english.keys())),
        tuple(sorted(key for key in both if english[key] != other[key])),
    )


def coverage(language: str) -> Iterator[Coverage]:
    """Yield the comparisons of all catalogues of a language, beginning with those that exist in English."""
    english, other = texts(ENGLISH), texts(language)
    for catalogue in dict.fromkeys([*english, *other]):
        yield compare_catalogues(catalogue, english.get(catalogue, {}), other.get(catalogue, {}))


@cache
def texts(language: str) -> Mapping[str, Known]:
    """Return the texts of a language by catalogue."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for key, message in messages(language).items():
        if not key.startswith("-"):
            found.setdefault(f"{message.subject}.ftl", {})[key] = facts(language, key)
    for path in sorted((CLIENT / language).glob("*.ftl")):
        found[path.name] = _facts_in(language, path)
    for family in ruled():
        found[f"rules/{family}"] = {passage.id: frozenset() for passage in parse_file(family, language)}
    for family in lessons():
        steps = lesson(family, language).steps
        found[f"lessons/{family}"] = {step.example: frozenset() for step in steps}
    return found


def _facts_in(language: str, path: Path) -> dict[str, frozenset[str]]:
    own = {
        key: Uses(pattern)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for key, pattern in patterns(entry)
    }

    def all_facts(key: str) -> frozenset[str]:
        if key not in own:
            return facts(language, key)
        return frozenset(own[key].facts).union(*map(all_facts, own[key].references))

    return {key: all_facts(key) for key in own}


def lines(language: str, found: Iterable[Coverage]) -> Iterator[str]:
    """Yield the table of a language, and below it the differences from English."""
    found = list(found)
    width = max([22, *(len(each.catalogue) + 2 for each in found)])
    yield f"{language} ({LANGUAGES[language].name})"
    for each in found:
        yield f"  {each.catalogue:<{width}}{each.there:>6} of {each.wanted}"
    yield f"  {'all':<{width}}{sum(each.there for each in found):>6} of {sum(each.wanted for each in found)}"
    for each in found:
        for what, keys in (
            ("missing", each.missing),
            ("unknown", each.unknown),
            ("other facts", each.different),
        ):
            yield from (f"  {each.catalogue}: {what}: {key}" for key in keys)


def main(asked: list[str]) -> int:
    """Print the tables of the languages in `asked`, or of all."""
    complete = True
    for language in asked or OTHERS:
        if language not in LANGUAGES:
            print(f"unknown language {language}; the languages are {', '.join(LANGUAGES)}", file=sys.stderr)
            return 2
        found = list(coverage(language))
        complete &= all(each.complete for each in found)
        print("\n".join(lines(language, found)))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
