"""Compiled messages put into words.

What a message gets are facts: numbers, words, names of cards and lists of them (docs/words.md). A fact stands in a sentence
by itself if it is a number or a word; lists go through a function.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from virado.languages import Language
from virado.plain_messages import in_digits, isolated
from virado.refusal import Refusal
from virado.words.patterns import Expression, Pattern
from virado.words.speakers import Speakers

DEEPEST = 20
"""Messages in messages."""


class MissingMessageError(LookupError):
    """A message that a catalogue lacks, or a fact or function that a message asks for in vain."""


class ReadyText(str):
    """Text made of a message, which is part of the sentence: not isolated again."""

    __slots__ = ()


class MessageSource(Protocol):
    """What evaluation needs of a catalogue."""

    language: Language
    functions: Mapping[str, "Function"]

    def pattern(self, key: str) -> Pattern:
        """The compiled message; MissingMessageError if there is none."""
        ...


class Words:
    """One sentence in the making: the catalogue, the facts, who reads."""

    __slots__ = ("depth", "facts", "language", "source", "speakers")

    def __init__(
        self, source: MessageSource, facts: Mapping[str, Any], speakers: Speakers, depth: int = 0
    ) -> None:
        if depth > DEEPEST:
            raise MissingMessageError("a message refers to itself")
        self.source = source
        self.language = source.language
        self.facts = facts
        self.speakers = speakers
        self.depth = depth

    def message(self, key: str, /, **facts: Any) -> ReadyText:
        """Another message with facts of its own."""
        return self._inner(facts).text(self.source.pattern(key))

    def text(self, pattern: Pattern) -> ReadyText:
        """A pattern as text."""
        if isinstance(pattern, str):
            return ReadyText(pattern)
        return ReadyText("".join([part if isinstance(part, str) else self._placed(part) for part in pattern]))

    def number(self, value: float, digits: int = 2) -> str:
        """A number in the digits of the language; a fraction with as many places as it needs, at most `digits`."""
        text = str(abs(value)) if isinstance(value, int) else f"{abs(value):.{digits}f}"
        if "." in text:
            text = text.rstrip("0").rstrip(".")
        return in_digits(f"-{text}" if value < 0 else text, self.language)

    def shown(self, value: Any) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, ReadyText):
            return value
        if isinstance(value, str):
            return self._isolated(value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.number(value)
        raise MissingMessageError(f"{value!r} cannot stand in a sentence without a function")

    def message_of(self, refusal: Refusal) -> ReadyText:
        """The sentence of a refusal, its rule before it."""
        text = self._inner(refusal.facts).text(self.source.pattern(refusal.key))
        return ReadyText(f"{self._isolated(refusal.rule)}: {text}") if refusal.rule else text

    def _inner(self, facts: Mapping[str, Any]) -> "Words":
        return Words(self.source, facts, self.speakers, self.depth + 1)

    def _placed(self, expression: Expression) -> str:
        return self.shown(self.value(expression))

    def _isolated(self, text: str) -> str:
        """What comes from outside, isolated if its direction may differ from that of the sentence."""
        return isolated(text, self.language)

    def value(self, expression: Expression) -> Any:
        """The value of an expression."""
        match expression[0]:
            case "$":
                try:
                    return self.facts[expression[1]]
                except KeyError:
                    raise MissingMessageError(f"the fact {expression[1]} is missing") from None
            case '"' | "#":
                return expression[1]
            case "@":
                inner = Words(self.source, self.facts, self.speakers, self.depth + 1)
                return inner.text(self.source.pattern(expression[1]))
            case "-":
                given = {name: self.value(each) for name, each in expression[2].items()}
                return self._term(expression[1], given)
            case "(":
                return self._call(expression)
            case "?":
                return self._choice(expression)
            case kind:
                raise AssertionError(f"no expression begins with {kind!r}")

    def _term(self, key: str, given: Mapping[str, Any]) -> ReadyText:
        return self._inner(_Optional(given)).text(self.source.pattern(key))

    def _call(self, expression: Expression) -> Any:
        function = self.source.functions.get(expression[1])
        if function is None:
            raise MissingMessageError(f"there is no function {expression[1]}")
        given = [self.value(each) for each in expression[2]]
        named = {name: self.value(each) for name, each in expression[3].items()}
        try:
            return function(self, *given, **named)
        except (TypeError, ValueError, IndexError, KeyError) as error:
            if isinstance(error, MissingMessageError):
                raise
            raise MissingMessageError(f"{expression[1]} cannot take {given} {named}: {error}") from error

    def _choice(self, expression: Expression) -> ReadyText:
        value = self.value(expression[1])
        variants: list[tuple[str | int | float, Pattern]] = expression[2]
        default: Pattern = expression[2][expression[3]][1]
        for key, chosen in variants:
            if key == value and not isinstance(value, bool):
                return self.text(chosen)
        word = self._keyword(value)
        if word is not None:
            for key, chosen in variants:
                if key == word:
                    return self.text(chosen)
        return self.text(default)

    def _keyword(self, value: Any) -> str | None:
        """What a value that is no word is called in a choice."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float) and value == int(value):
            return self.language.plural(abs(int(value)))
        return None


Function: TypeAlias = Callable[..., Any]
"""(words, values ..., options=...) -> a value."""


class _Optional(dict[str, Any]):
    """The arguments of a term, which may all be left out."""

    def __missing__(self, key: str) -> None:
        return None
