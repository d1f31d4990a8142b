"""Sets of facts with which a message can be evaluated, chosen by the uses of each fact."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from random import Random
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.catalogues import facts, messages, uses
from virado.refusal import Refusal
from virado.words.catalogue import catalogue
from virado.words.evaluation import Evaluator
from virado.words.speakers import Speakers

SPEAKERS = Speakers(reader=1, names={2: "Rosa"}, sides=((0, 2), (1, 3)))

GROUP = {"class_name": "two_pair", "ranks": ("K", "9", "2"), "cards": ("Kd", "Kh", "9c", "9d")}

SAMPLES: Mapping[str, Sequence[Any]] = {
    "ABS": [-3, 1],
    "BUILD": [{"cards": ("7s", "5h"), "value": 12}],
    "BUILDS": [({"cards": ("7s", "5h"), "value": 12}, {"cards": ("Kd",), "value": 13})],
    "CARD": ["Kd"],
    "CARDS": [("Kd", "Th"), ("4b",)],
    "COMMAND": ["variants", "play --resume x"],
    "COUNT": [("Kd", "Th"), ("Kd",), 3],
    "DATA": [None, 14, "sizes", ["Kh", "7c"], ((0, ("Kd",)),), {"0": [1]}],
    "GROUP": [GROUP],
    "INFLECT": ["রোজা", "কামাল", "Anna"],
    "INITIAL": ["Ilona", "Óscar", "[8♠ 2♥]", "11", ""],
    "KEY": ["A", "T", "9", "2"],
    "LABEL": ["tricks", ("declare", "raub")],
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

PLAIN = (7, "x4")
"""Sample values of a fact that stands in the text without a function."""


class _Uses(Visitor):
    """Sample values for each fact of a message, by the functions that take it and the texts that it selects."""

    def __init__(self, language: str, key: str, samples: Mapping[str, Sequence[Any]]) -> None:
        self.found: dict[str, list[Any]] = {}
        self._language = language
        self._samples = samples
        self._add(key)

    def _add(self, key: str) -> None:
        self.visit(messages(self._language)[key].pattern)
        for inner in uses(self._language, key).references:
            if not inner.startswith("-"):
                self._add(inner)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.found.setdefault(given.id.name, []).extend(self._samples[node.id.name])
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


def readings(
    language: str,
    key: str,
    samples: Mapping[str, Sequence[Any]] = SAMPLES,
    named: Mapping[str, Sequence[Any]] | None = None,
    most: int = 40,
) -> Iterator[dict[str, Any]]:
    """Yield up to `most` sets of facts for a message: all combinations if there are no more than that.

    Otherwise each value of each fact occurs, unless a fact has more than `most` of them. The values fit the message's
    uses of the facts, as far as these uses reveal their types. `named` has values by the name of a fact, which replace
    those by use.
    """
    found = _Uses(language, key, samples).found
    names = sorted(facts(language, key))
    lists = [(named or {}).get(name) or _fitting(language, key, name, found.get(name, [])) for name in names]
    if prod(map(len, lists)) <= most:
        combined = product(*lists)
    else:
        combined = zip(*(_mixed(f"{key} {at}", values, most) for at, values in enumerate(lists)), strict=True)
    yield from (dict(zip(names, values, strict=True)) for values in combined)


def _mixed(seed: str, values: Sequence[Any], number: int) -> list[Any]:
    """Return values in random order, each as often as any other."""
    random = Random(seed)
    rounds = (random.sample(values, len(values)) for _ in range(-(-number // len(values))))
    return [value for each in rounds for value in each][:number]


def _fitting(language: str, key: str, name: str, tried: Sequence[Any]) -> Sequence[Any]:
    """Return the values with which the message can be evaluated, whatever its other facts are."""
    values = tried or PLAIN
    return [value for value in values if _speakable(language, key, name, value)] or values


def _speakable(language: str, key: str, name: str, value: Any) -> bool:
    """Return True if every function that takes the fact accepts the value."""
    source = catalogue(language)
    words = Evaluator(source, {}, SPEAKERS)
    for function, arguments in _calls_with(language, key, name):
        try:
            source.functions[function](words, value, **arguments)
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
