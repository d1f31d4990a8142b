"""Messages as people who write programs see them: the facts by name instead of their values."""

from virado.words.catalogue import Catalogue
from virado.words.patterns import Expression, Pattern

FEW = 3
"""Of so many variants one can stand for all."""


def outline(words: Catalogue, key: str) -> str:
    """A message with its facts as {name}: `there is no seat {seat}; the seats are 0 to {limit}`. Of a choice, the default,
    or of one among many variants what is chosen by."""
    return _text(words, words.pattern(key))


def facts_in(words: Catalogue, key: str) -> tuple[str, ...]:
    """The facts that a message speaks of, in the order in which they first come."""
    found: dict[str, None] = {}
    _collect(words, words.pattern(key), found)
    return tuple(found)


def _text(words: Catalogue, pattern: Pattern) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join(part if isinstance(part, str) else _placed(words, part) for part in pattern)


def _placed(words: Catalogue, expression: Expression) -> str:
    match expression[0]:
        case "$":
            return f"{{{expression[1]}}}"
        case '"' | "#":
            return str(expression[1])
        case "@":
            return _text(words, words.pattern(expression[1]))
        case "-":
            return _text(words, words.pattern(expression[1]))
        case "(" if expression[1] == "VALUE":
            return f"{{{expression[2][0][1]}.value}}"
        case "(":
            return ", ".join(_placed(words, given) for given in expression[2])
        case "?" if len(expression[2]) > FEW:
            return _placed(words, expression[1])
        case _:
            return _text(words, expression[2][expression[3]][1])


def _collect(words: Catalogue, pattern: Pattern, found: dict[str, None]) -> None:
    for part in [] if isinstance(pattern, str) else pattern:
        if not isinstance(part, str):
            _collect_from(words, part, found)


def _collect_from(words: Catalogue, expression: Expression, found: dict[str, None]) -> None:
    match expression[0]:
        case "$":
            found[expression[1]] = None
        case "@":
            _collect(words, words.pattern(expression[1]), found)
        case "(":
            for given in expression[2]:
                _collect_from(words, given, found)
        case "?":
            _collect_from(words, expression[1], found)
            for _, pattern in expression[2]:
                _collect(words, pattern, found)
        case _:
            pass
