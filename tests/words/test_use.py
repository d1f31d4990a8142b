"""Tests that code and catalogues agree: every used key exists, every key is used, and each message gets its facts."""

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tests.words.catalogues import ENGLISH, facts, messages, uses
from tests.words.sources import constants, modules, raised_refusals, sentences, templates
from virado.games.catalogue import games, presets
from virado.games.contract import RefusalKind

SILENT = (
    "games/",
    "bots/",
    "analysis/",
    "cases/",
    "session/",
    "match.py",
    "view.py",
    "record.py",
    "packs.py",
    "refusal.py",
)
"""Parts of the package without text for users."""
ALLOWED = {
    "call orange",
    " for partner",
    "for partner",
    "misdeal intentional",
    "misdeal unintentional",
    "virado entropy 2\n",
    "virado set 1",
    "virado set seed 1",
    "virado set bots 1",
}
"""Constants that read like a sentence but are not one: parts of moves, and the inputs of digests."""

NOT_TOLD: dict[str, set[str]] = {
    "refusal-bad-options--no-such-dealer": {"option"},
    "refusal-bad-options--wrong-value": {"family", "problem"},
}
"""Facts that a message does not use; programs, other languages and `virado.words.option_names` use them."""

USED_BY_FUNCTIONS = re.compile(
    r"list-(and|or|comma|moves-separator)|percent|card-spoken|seat-name|referee-name|rank-plural|problem-[a-z-]+"
)


# ---------------------------------------------------------------------- keys
def _refusal_kinds() -> Iterator[tuple[str, RefusalKind]]:
    for game in games():
        for kind in game.refusals.values():
            yield f"refusal-{kind.code}--{kind.detail}" if kind.detail else f"refusal-{kind.code}", kind


def _option_keys(family: str, kind: Any, path: str = "") -> Iterator[tuple[str, list[str]]]:
    """Yield the key of each option with the attributes that its values need."""
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        inner = [
            each
            for each in (hint, *get_args(hint))
            if isinstance(each, type) and issubclass(each, msgspec.Struct)
        ]
        if inner:
            yield from _option_keys(family, inner[0], f"{path}{field.name}-")
        else:
            yield f"option-{family}-{path}{field.name}", sorted(_words_of(hint))


def _words_of(hint: Any) -> set[str]:
    if get_origin(hint) is Literal:
        return {value for value in get_args(hint) if isinstance(value, str) and value[0].isalpha()}
    return {word for inner in get_args(hint) if not isinstance(inner, str) for word in _words_of(inner)}


def _wanted() -> set[str]:
    """Return every key that is known to be requested."""
    found = {key for key, _ in _refusal_kinds()} | {each.key for each in raised_refusals()}
    for game in games():
        found.add(f"game-{game.name}")
        for key, values in _option_keys(game.name, game.options_type):
            found |= {f"{key}.name", *(f"{key}.{value}" for value in values)}
    for slug in presets():
        found |= {f"variant-{slug}.title", f"variant-{slug}.summary"}
    return found


@pytest.mark.parametrize("family", ["casino", "raub", "zwanzig_ab", "hazari"])
def test_every_option_and_value_has_a_name(family: str) -> None:
    game = next(game for game in games() if game.name == family)
    wanted = {
        name
        for key, values in _option_keys(family, game.options_type)
        for name in (f"{key}.name", *(f"{key}.{value}" for value in values))
    }
    assert not sorted(wanted - set(messages(ENGLISH)))


def test_every_requested_key_exists() -> None:
    assert not sorted(_wanted() - set(messages(ENGLISH)))


def test_every_message_is_used() -> None:
    referred = {reference for key in messages(ENGLISH) for reference in uses(ENGLISH, key).references}
    used = _wanted() | referred | constants()
    unused = [
        key
        for key in messages(ENGLISH)
        if key not in used and not USED_BY_FUNCTIONS.fullmatch(key) and not _made(key)
    ]
    assert not unused


def _made(key: str) -> bool:
    """Return True if the sources can produce the key from parts."""
    kind, _, rest = key.partition("-")
    if kind == "case":
        return False
    if kind == "refusal":
        code, _, detail = rest.partition("--")
        return code in constants() and detail in constants()
    if kind == "variant":
        slug, _, attribute = rest.rpartition(".")
        return slug in presets() and attribute in ("title", "also", "place", "summary")
    if kind == "view":  # only the plain page in the browser uses these keys
        return rest.partition("-")[2] in {
            field for game in games() for field in game.messages.view.__struct_fields__
        }
    if kind == "phase":
        return rest in constants() or rest.partition("-")[2] in constants()
    if kind == "option":
        return key.rpartition(".")[0] in {
            key for game in games() for key, _ in _option_keys(game.name, game.options_type)
        } or (rest.startswith("value"))
    if kind == "reason":
        return any(rest.endswith(f"-{code}") or rest == code for code in constants())
    return any(template.fullmatch(key) for template in templates()) or any(
        key[:at] in constants() and {key[at:], key[at + 1 :]} & constants()
        for at, char in enumerate(key)
        if char == "-"
    )


# ---------------------------------------------------------------------- facts
def test_rule_refusals_supply_the_facts_of_their_messages() -> None:
    wrong = {
        key: lost
        for key, kind in _refusal_kinds()
        if key in messages(ENGLISH) and (lost := facts(ENGLISH, key) - set(kind.facts))
    }
    assert not wrong


def test_messages_of_rule_refusals_use_all_supplied_facts() -> None:
    wrong = {
        key: vain
        for key, kind in _refusal_kinds()
        if key in messages(ENGLISH)
        and (vain := set(kind.facts) - facts(ENGLISH, key) - NOT_TOLD.get(key, set()))
    }
    assert not wrong


def test_families_that_share_a_message_give_it_the_same_facts() -> None:
    given: dict[str, set[frozenset[str]]] = {}
    for key, kind in _refusal_kinds():
        given.setdefault(key, set()).add(frozenset(kind.facts))
    assert not {key: found for key, found in given.items() if len(found) > 1}


def test_other_refusals_supply_the_facts_of_their_messages() -> None:
    wrong = [
        (each.where, each.key, sorted(lost))
        for each in raised_refusals()
        if each.facts is not None
        and each.key in messages(ENGLISH)
        and (lost := facts(ENGLISH, each.key) - each.facts)
    ]
    assert not wrong


def test_messages_of_other_refusals_use_all_supplied_facts() -> None:
    wrong = [
        (each.where, each.key, sorted(vain))
        for each in raised_refusals()
        if each.facts is not None
        and each.key in messages(ENGLISH)
        and (vain := each.facts - facts(ENGLISH, each.key) - NOT_TOLD.get(each.key, set()))
    ]
    assert not wrong


# ---------------------------------------------------------------------- sentences in code
@pytest.mark.parametrize("path", [path for path in modules() if path.startswith(SILENT)])
def test_the_engine_contains_no_sentence(path: str) -> None:
    assert not [found for found in sentences(path) if found.partition(": ")[2] not in ALLOWED]
