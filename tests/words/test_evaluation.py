"""Tests that compiled messages evaluate as with `fluent.runtime`, and that plurals are those of CLDR."""

import re
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, product
from typing import Any

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.catalogues import facts, messages, uses
from virado.languages import LANGUAGES
from virado.refusal import Refusal
from virado.words.catalogue import catalogue
from virado.words.evaluation import Evaluator, FormattedText
from virado.words.functions import all_functions
from virado.words.loading import source, subjects
from virado.words.speakers import Speakers

SPEAKERS = Speakers(reader=1, names={2: "Rosa"}, sides=((0, 2), (1, 3)))
MAX_READINGS = 40
"""Maximum number of sets of facts per message."""

GROUP = {"class_name": "two_pair", "ranks": ("K", "9", "2"), "cards": ("Kd", "Kh", "9c", "9d")}

WANTED_BY: dict[str, list[Any]] = {
    "ABS": [-3, 1],
    "BUILD": [{"cards": ("7s", "5h"), "value": 12}],
    "BUILDS": [({"cards": ("7s", "5h"), "value": 12}, {"cards": ("Kd",), "value": 13})],
    "CARD": ["Kd"],
    "CARDS": [("Kd", "Th"), ("4b",)],
    "COMMAND": ["variants", "play --resume x"],
    "COUNT": [("Kd", "Th"), ("Kd",), 3],
    "DATA": [None, 14, "sizes", ["Kh", "7c"], ((0, ("Kd",)),), {"0": [1]}],
    "GROUP": [GROUP],
    "INITIAL": ["Ilona", "Óscar", "[8♠ 2♥]", "11", ""],
    "KEY": ["A", "T", "9", "2"],
    "LIST": [("a", "b", "c"), (1,)],
    "NAME": [1, 2],
    "NAMES": [(1, 2, 3)],
    "NUMBER": [2, 0.5, 2.0],
    "PERCENT": [0.48],
    "PLURAL": ["K", "7"],
    "PROBLEM": ["Is a directory", "Object missing required field `seed` - at `$.match`", "out of tea"],
    "RANK": ["T", "7"],
    "RANKS": [("T", "9", "A")],
    "REFUSAL": [Refusal("no-such-seat", "C-4", {"seat": 5, "limit": 3})],
    "SIDE": [0, 1],
    "SIGN": [-3, 0, 2],
    "SPOKEN": ["Kd", ("Qs", "Tr")],
    "VALUE": [{"cards": ("7s", "5h"), "value": 12}],
    "WHO": [0, 1, 2, 3, "T"],
    "WHOSE": [0, 1],
}
"""Sample arguments for each function of messages."""


class Samples(Visitor):
    """Sample values for each fact of a message, chosen by the uses of the fact."""

    def __init__(self, language: str, key: str) -> None:
        self.found: dict[str, list[Any]] = {}
        self._language = language
        self._add(key)

    def _add(self, key: str) -> None:
        self.visit(messages(self._language)[key].pattern)
        for inner in uses(self._language, key).references:
            if not inner.startswith("-"):
                self._add(inner)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.found.setdefault(given.id.name, []).extend(WANTED_BY[node.id.name])
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.found.setdefault(node.selector.id.name, []).extend(_chosen(node))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, [])


def _chosen(node: ast.SelectExpression) -> Iterator[Any]:
    for variant in node.variants:
        if isinstance(variant.key, ast.NumberLiteral):
            yield variant.key.parse()["value"]
        elif variant.key.name in ("zero", "one", "two", "few", "many", "other"):
            yield from (1, 2)
        else:
            yield variant.key.name


def _readings(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Yield sets of facts for a message.

    The values fit the message's uses of the facts, as far as these uses reveal their types.
    """
    samples = Samples(language, key).found
    names = sorted(facts(language, key))
    lists = [_fitting(language, key, name, samples.get(name, [])) for name in names]
    yield from (dict(zip(names, values, strict=True)) for values in islice(product(*lists), MAX_READINGS))


def _fitting(language: str, key: str, name: str, tried: list[Any]) -> list[Any]:
    """Return the values with which the message can be evaluated, whatever its other facts are."""
    values = tried or [7, "x4"]
    return [value for value in values if _speakable(language, key, name, value)] or values


def _speakable(language: str, key: str, name: str, value: Any) -> bool:
    """Return True if every function that takes the fact accepts the value."""
    words = Evaluator(catalogue(language), {}, SPEAKERS)
    for function, arguments in _calls_with(language, key, name):
        try:
            all_functions()[function](words, value, **arguments)
        except (TypeError, ValueError, IndexError, KeyError, AttributeError, LookupError):
            return False
    if _stands_alone(language, key, name):
        return isinstance(value, int | float | str) and not isinstance(value, bool)
    return True


class _Calls(Visitor):
    def __init__(self, name: str) -> None:
        self.name = name
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.alone = False

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference) and given.id.name == self.name:
                named = {each.name.name: each.value.parse()["value"] for each in node.arguments.named}
                self.calls.append((node.id.name, named))

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.VariableReference) and node.expression.id.name == self.name:
            self.alone = True
        self.generic_visit(node)


@cache
def _visited(language: str, key: str, name: str) -> list[_Calls]:
    visitor = _Calls(name)
    visitor.visit(messages(language)[key].pattern)
    inner = [each for each in uses(language, key).references if not each.startswith("-")]
    return [visitor, *(found for each in inner for found in _visited(language, each, name))]


def _calls_with(language: str, key: str, name: str) -> list[tuple[str, dict[str, Any]]]:
    return [call for visitor in _visited(language, key, name) for call in visitor.calls]


def _stands_alone(language: str, key: str, name: str) -> bool:
    return any(visitor.alone for visitor in _visited(language, key, name))


class Held(FluentType):
    """A value for which `fluent.runtime` has no type."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Locale) -> str:
        return str(self.value)


def _reference_bundle(language: str) -> FluentBundle:
    """Return the same catalogue as a bundle of Fluent's own runtime."""
    words = Evaluator(catalogue(language), {}, SPEAKERS)

    def adapted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            plain = [each.value if isinstance(each, Held) else each for each in given]
            options = {name: int(v) if isinstance(v, int) else str(v) for name, v in named.items()}
            made = function(words, *plain, **options)
            return str(made) if isinstance(made, str) else native_to_fluent(made)

        return call

    bundle = FluentBundle(
        [language],
        functions={name: adapted(function) for name, function in all_functions().items()},
        use_isolating=False,
    )
    for subject in subjects(language):
        bundle.add_resource(FluentResource(source(language, subject)))
    return bundle


def _said_by(bundle: FluentBundle, key: str, given: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern: Any = message.attributes[attribute] if attribute else message.value
    args = {
        name: value if isinstance(value, int | float | str) else Held(value) for name, value in given.items()
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        text, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{key}: {errors}"
    return str(text)


def _bare(text: str) -> str:
    """Return a text without isolates and with Latin digits."""
    digits = {ord(d): str(i) for language in LANGUAGES.values() for i, d in enumerate(language.digits)}
    text = re.sub("[\u2066-\u2069\u200e]", "", text).translate(digits)
    return text.replace("٫", ".").replace("−", "-").replace("0,5", "0.5")


def test_every_function_has_sample_values() -> None:
    assert set(WANTED_BY) == set(all_functions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_evaluates_as_in_fluent_runtime(language: str) -> None:
    bundle = _reference_bundle(language)
    words = catalogue(language)
    said = 0
    for key in messages(language):
        if key.startswith("-"):
            continue
        for given in _readings(language, key):
            ours = words.worded(key, given, SPEAKERS)
            assert _bare(ours) == _bare(_said_by(bundle, key, given)), (key, given)
            said += 1
    assert said >= len(messages(language)) * 0.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_cldr(language: str) -> None:
    reference = to_python(Locale.parse(language).plural_form)
    numbers = [*range(1200), 10**6, 10**6 + 1]
    for number in numbers:
        assert LANGUAGES[language].plural(number) == reference(number), number
    assert set(LANGUAGES[language].plurals) == set(map(reference, numbers))


def test_a_nested_message_is_not_isolated_again() -> None:
    assert isinstance(
        Evaluator(catalogue("fa"), {}, SPEAKERS).message("card-spoken", rank="K", suit="d"), FormattedText
    )
