"""Checks of case files against the rules."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from virado.cases.differences import Difference
from virado.cases.positions import cases_of
from virado.cases.validation import BAD_CASE, BAD_FILE, Plain, bad, items, part
from virado.games.catalogue import AnyGame, family, presets
from virado.refusal import OptionsError, Refusal, RefusedError

TOP_LEVEL = ("cases", "game", "schema", "shared_deals", "hands", "note")
NEEDED = ("id", "rule", "preset")
SCHEMA = 1


class Finding(NamedTuple):
    """A case, or the head of the file (number -1), with the differences and errors found."""

    number: int
    name: str
    malformed: list[Refusal]
    differences: list[Difference]


def check(document: Mapping[str, Plain]) -> Iterator[Finding]:
    """Check the cases of a file in order, and yield a finding for each."""
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
    for number, case in enumerate(items(document["cases"], "cases")):
        name = _name(number, case)
        malformed = [bad("case", "id-twice", BAD_CASE, part=name).refusal] if name in seen else []
        seen.add(name)
        try:
            yield Finding(number, name, malformed, check_case(case, game))
        except RefusedError as error:
            yield Finding(number, name, [*malformed, error.refusal], [])


def check_case(case: Plain, game: AnyGame | None) -> list[Difference]:
    """Return the differences between a case and the rules.

    Raises OptionsError (`bad-case`, `bad-position` ...) if the case is malformed.
    """
    if not isinstance(case, dict):
        raise bad("case", "no-mapping", BAD_CASE, candidates=NEEDED)
    facts = case
    missing = tuple(key for key in NEEDED if not facts.get(key))
    if missing:
        raise bad("case", "keys-missing", BAD_CASE, candidates=NEEDED, names=missing)
    if not isinstance(facts["id"], str):
        raise bad("case.id", "not-a-word", BAD_CASE, part=part(facts["id"]))
    rule = facts["rule"]
    numbers = rule if isinstance(rule, list) else [rule]
    if not all(isinstance(number, str) for number in numbers):
        raise bad("case.rule", "not-a-rule", BAD_CASE, part=part(rule))
    slug = facts["preset"]
    found = presets().get(slug) if isinstance(slug, str) else None
    if found is None:
        raise OptionsError("no-such-variant", "", variant=str(slug))
    if game is not None and found[0] is not game:
        raise bad("case.preset", "no-such-preset", BAD_CASE, game=game.name, variant=slug)
    try:
        return cases_of(found[0].name).check_case(facts)
    except RecursionError:
        raise bad("case", "too-deep", BAD_CASE) from None


def _name(number: int, case: Plain) -> str:
    identity = case.get("id") if isinstance(case, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return identity if isinstance(identity, str) and identity else f"cases[{number}]"
