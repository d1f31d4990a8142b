"""Evaluation of compiled messages.

The arguments of a message are facts: numbers, words, names of cards, and lists (docs/reference/words.md). A message
can contain numbers and words directly; lists need a function.
"""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias, assert_never

from virado.languages import Language
from virado.plain_messages import in_digits, isolate_direction
from virado.refusal import Refusal
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
from virado.words.speakers import Speakers

DEEPEST = 20
"""Maximum depth of references from message to message."""


class MissingMessageError(LookupError):
    """Raised if a message is missing, or if a message refers to a missing fact or function."""


class FormattedText(str):
    """Text made from a message.

    Its parts are already isolated by direction, so a sentence that contains it does not isolate it again.
    """

    __slots__ = ()


class MessageSource(Protocol):
    """The parts of a catalogue that evaluation needs."""

    language: Language
    functions: Mapping[str, "Function"]

    def pattern(self, key: str) -> Pattern:
        """Return the compiled message. Raises MissingMessageError if it does not exist."""
        ...


class Evaluator:
    """The evaluation of one sentence, with its catalogue, facts and reader.

    References to other messages create further evaluators.
    """

    __slots__ = ("depth", "facts", "language", "source", "speakers")

    def __init__(
        self, source: MessageSource, facts: Mapping[str, object], speakers: Speakers, depth: int = 0
    ) -> None:
        if depth > DEEPEST:
            raise MissingMessageError("a message refers to itself")
        self.source = source
        self.language = source.language
        self.facts = facts
        self.speakers = speakers
        self.depth = depth

    def message(self, key: str, /, **facts: object) -> FormattedText:
        """Return the text of another message, evaluated with these facts."""
        return self._inner(facts).text(self.source.pattern(key))

    def text(self, pattern: Pattern) -> FormattedText:
        """Return the text of a pattern."""
        if isinstance(pattern, str):
            return FormattedText(self.language.in_digits(pattern))
        return FormattedText(
            "".join(
                [
                    self.language.in_digits(part) if isinstance(part, str) else self._placed(part)
                    for part in pattern
                ]
            )
        )

    def number(self, value: float, digits: int = 2) -> str:
        """Return a number in the digits of the language.

        It has at most `digits` decimals and no trailing zeros.
        """
        text = str(abs(value)) if isinstance(value, int) else f"{abs(value):.{digits}f}"
        if "." in text:
            text = text.rstrip("0").rstrip(".")
        return in_digits(f"-{text}" if value < 0 else text, self.language)

    def format_value(self, value: object) -> str:
        """Return the text by which a sentence shows a value."""
        if isinstance(value, FormattedText):
            return value
        if isinstance(value, str):
            return self._isolate(value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.number(value)
        raise MissingMessageError(f"{value!r} needs a function in a sentence")

    def message_of(self, refusal: Refusal) -> FormattedText:
        """Return the sentence of a refusal, preceded by its rule."""
        text = self._inner(refusal.facts).text(self.source.pattern(refusal.key))
        return FormattedText(f"{self._isolate(refusal.rule)}: {text}") if refusal.rule else text

    def _inner(self, facts: Mapping[str, object]) -> "Evaluator":
        return Evaluator(self.source, facts, self.speakers, self.depth + 1)

    def _placed(self, expression: Expression) -> str:
        return self.format_value(self.value(expression))

    def _isolate(self, text: str) -> str:
        """Return a text from outside the catalogue.

        It is isolated if its direction may differ from that of the sentence.
        """
        return isolate_direction(text, self.language)

    def value(self, expression: Expression) -> object:
        """Return the value of an expression."""
        match expression:
            case FactReference(name=name):
                try:
                    return self.facts[name]
                except KeyError:
                    raise MissingMessageError(f"the fact {name} is missing") from None
            case Constant(value=value):
                return value
            case MessageReference(key=key):
                return self._inner(self.facts).text(self.source.pattern(key))
            case TermReference(key=key, named=named):
                return self._term(key, {name: self.value(each) for name, each in named.items()})
            case FunctionCall():
                return self._call(expression)
            case Selection():
                return self._choice(expression)
            case _:
                assert_never(expression)

    def _term(self, key: str, given: Mapping[str, object]) -> FormattedText:
        return self._inner(_Optional(given)).text(self.source.pattern(key))

    def _call(self, call: FunctionCall) -> object:
        function = self.source.functions.get(call.function)
        if function is None:
            raise MissingMessageError(f"unknown function {call.function}")
        given = [self.value(each) for each in call.given]
        named = {name: self.value(each) for name, each in call.named.items()}
        try:
            return function(self, *given, **named)
        except (TypeError, ValueError, IndexError, KeyError) as error:
            if isinstance(error, MissingMessageError):
                raise
            raise MissingMessageError(f"{call.function} rejects {given} {named}: {error}") from error

    def _choice(self, selection: Selection) -> FormattedText:
        value = self.value(selection.by)
        variants = selection.variants
        for key, chosen in variants:
            if key == value and not isinstance(value, bool):
                return self.text(chosen)
        word = self._keyword(value)
        if word is not None:
            for key, chosen in variants:
                if key == word:
                    return self.text(chosen)
        return self.text(variants[selection.default][1])

    def _keyword(self, value: object) -> str | None:
        """Return the key of the Fluent variant that a selector chooses for a number, a boolean or None.

        Returns None if no key corresponds to the value.
        """
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float) and value == int(value):
            return self.language.plural(abs(int(value)))
        return None


Function: TypeAlias = Callable[..., object]
"""Function that messages can call: `(words, values ..., options=...) -> value`."""


class _Optional(dict[str, object]):
    """The arguments of a term; an argument that is missing has the value None."""

    def __missing__(self, key: str) -> None:
        return None
