"""Completeness of the translations: `python -m tests.words.coverage [TAG ...]`.

Counts messages with their attributes, passages of the players' rules, and steps of the lessons, by part
(`virado.languages.part_of`). Lists missing texts, texts that English lacks, and messages with other facts than the
English ones. A text that is the same in English counts as missing unless it is a name, a number or a listed word. The
exit status is 1 if the lists are not empty.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from tests.words.catalogues import ENGLISH, OTHERS, Uses, facts, messages, patterns, uses
from virado.languages import LANGUAGES, part_of
from virado.words import data_files
from virado.words.lessons import FOLDER as LESSONS
from virado.words.lessons import lessons
from virado.words.rules.passages import families as ruled
from virado.words.rules.passages import parse_file

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words"

SAME = re.compile(
    r"(game-.*|variant-.*\.(title|place)|list-.*|percent|terminal-label-refa"
    r"|spoken-[a-z_]+-[a-z]+|.*(\.(typed|key|word|words)|-words-\w+))"
)
"""Keys of texts that may be the same in English.

They are names, punctuation, words spoken in the language of the game, and words that people type.
"""
SAME_WORD = {
    ("es", "arena-bot"),
    ("de", "event-casino-dejado"),
    ("de", "rules-pages-option"),
    ("es", "event-casino-dejado"),
    ("es", "group-hazari-indi"),
    ("es", "option-raub-muss.name"),
    ("es", "terminal-level-club.name"),
}
"""Messages, as (language, key), whose only word is the same in English: bot, club, and words of the games."""

Known = Mapping[str, frozenset[str]]
"""The facts in each text, by key."""


class Text(NamedTuple):
    """A text of a catalogue."""

    facts: frozenset[str]
    words: str
    """The text without its facts."""
    same_words: int = 1
    """Number of words from which on the text must differ from the English one."""


class Coverage(NamedTuple):
    """A catalogue of a language compared with the English one."""

    catalogue: str
    """Name of the catalogue: `web-home.ftl`, `rules/raub`."""
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
    def part(self) -> str:
        return part_of(self.catalogue.removesuffix(".ftl"))

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


def coverage(language: str) -> list[Coverage]:
    """Return the comparisons of all catalogues of a language, by part."""
    english, other = texts(ENGLISH), texts(language)
    found = [
        compare_catalogues(
            catalogue,
            {key: text.facts for key, text in english.get(catalogue, {}).items()},
            {
                key: text.facts
                for key, text in other.get(catalogue, {}).items()
                if not _is_english(language, key, text, english.get(catalogue, {}).get(key))
            },
        )
        for catalogue in dict.fromkeys([*english, *other])
    ]
    return sorted(found, key=lambda each: (each.part, each.catalogue))


def _is_english(language: str, key: str, text: Text, english: Text | None) -> bool:
    """Return True if a text is that of the English catalogue, but need not be the same."""
    return (
        text == english
        and len(re.findall("[A-Za-z]{3,}", text.words)) >= text.same_words
        and not SAME.fullmatch(key)
        and (language, key) not in SAME_WORD
    )


@cache
def texts(language: str) -> Mapping[str, Mapping[str, Text]]:
    """Return the texts of a language by catalogue."""
    found: dict[str, dict[str, Text]] = {}
    for key, message in messages(language).items():
        if not key.startswith("-"):
            words = " ".join(uses(language, key).texts)
            found.setdefault(f"{message.subject}.ftl", {})[key] = Text(facts(language, key), words)
    for path in sorted((CLIENT / language).glob("*.ftl")):
        found[path.name] = _texts_in(language, path)
    for family in ruled():
        found[f"rules/{family}"] = {
            passage.id: Text(frozenset(), "\n".join(each.text for each in passage.lines), 20)
            for passage in parse_file(family, language)
        }
    for name in lessons():
        steps = data_files.decode(LESSONS / f"{name}.yaml", dict[str, Any])["steps"]
        found[f"lessons/{name}"] = {
            step["example"]: Text(frozenset(), step[language]["say"]) for step in steps if language in step
        }
    return found


def _texts_in(language: str, path: Path) -> dict[str, Text]:
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

    return {key: Text(all_facts(key), " ".join(own[key].texts), 2) for key in own}


def lines(language: str, found: Iterable[Coverage]) -> Iterator[str]:
    """Yield the table of a language, with a sum for each part, and below it the differences from English."""
    found = list(found)
    width = max([22, *(len(each.catalogue) + 4 for each in found)])
    yield f"{language} ({LANGUAGES[language].name})"
    for part in dict.fromkeys(each.part for each in found):
        own = [each for each in found if each.part == part]
        yield f"  {part:<{width}}{_sum(own)}"
        if [each.catalogue for each in own] != [part]:
            yield from (f"    {each.catalogue:<{width - 2}}{_sum([each])}" for each in own)
    yield f"  {'all':<{width}}{_sum(found)}"
    for each in found:
        for what, keys in (
            ("missing", each.missing),
            ("unknown", each.unknown),
            ("other facts", each.different),
        ):
            yield from (f"  {each.catalogue}: {what}: {key}" for key in keys)


def _sum(found: Iterable[Coverage]) -> str:
    found = list(found)
    return f"{sum(each.there for each in found):>6} of {sum(each.wanted for each in found)}"


def main(asked: list[str]) -> int:
    """Print the tables of the languages in `asked`, or of all."""
    complete = True
    for language in asked or OTHERS:
        if language not in LANGUAGES:
            print(f"unknown language {language}; the languages are {', '.join(LANGUAGES)}", file=sys.stderr)
            return 2
        found = coverage(language)
        complete &= all(each.complete for each in found)
        print("\n".join(lines(language, found)))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
