"""Messages for programmers: the names of the facts replace their values."""

from typing import assert_never

from virado.words.catalogue import Catalogue
from virado.words.patterns import (
    Constant,
    Expression,
    FactReference,
    FunctionCall,
    MessageReference,
    Pattern,
    Selection,
    TermReference,
)

FEW = 3
"""Maximum number of alternatives up to which a selection is shown as its default text."""


def outline(words: Catalogue, key: str) -> str:
    """Return a message with its facts as {name}: `there is no seat {seat}; the seats are 0 to {limit}`.

    A selection is shown as its default. If it has more than FEW alternatives, it is shown as its selector.
    """
    return _text(words, words.pattern(key))


def facts_in(words: Catalogue, key: str) -> tuple[str, ...]:
    """Return the names of the facts in a message, in order of first use."""
    found: dict[str, None] = {}
    _collect(words, words.pattern(key), found)
    return tuple(found)


def _text(words: Catalogue, pattern: Pattern) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join(part if isinstance(part, str) else _place(words, part) for part in pattern)


def _place(words: Catalogue, expression: Expression) -> str:
    match expression:
        case FactReference(name=name):
            return f"{{{name}}}"
        case Constant(value=value):
            return str(value)
        case MessageReference(key=key) | TermReference(key=key):
            return _text(words, words.pattern(key))
        case FunctionCall(function="VALUE", given=[FactReference(name=name)]):
            return f"{{{name}.value}}"
        case FunctionCall(given=given):
            return ", ".join(_place(words, each) for each in given)
        case Selection() if len(expression.variants) > FEW:
            return _place(words, expression.by)
        case Selection():
            return _text(words, expression.variants[expression.default][1])
        case _:
            assert_never(expression)


def _collect(words: Catalogue, pattern: Pattern, found: dict[str, None]) -> None:
    for part in [] if isinstance(pattern, str) else pattern:
        if not isinstance(part, str):
            _collect_from(words, part, found)


def _collect_from(words: Catalogue, expression: Expression, found: dict[str, None]) -> None:
    match expression:
        case FactReference(name=name):
            found[name] = None
        case MessageReference(key=key):
            _collect(words, words.pattern(key), found)
        case FunctionCall(given=given):
            for each in given:
                _collect_from(words, each, found)
        case Selection(by=by, variants=variants):
            _collect_from(words, by, found)
            for _, pattern in variants:
                _collect(words, pattern, found)
        case Constant() | TermReference():
            pass
        case _:
            assert_never(expression)
