"""Refusals of a variant's options in the words of a form: the names and values that people read, not those typed.

A line of the terminal shows options as they are typed, because its reader types them (`Catalogue.refusal_line`).
"""

import re
from collections.abc import Mapping
from typing import Protocol

from virado.games.variant import parse_variant_text
from virado.refusal import OptionsError, Refusal
from virado.words.evaluation import Evaluator, FormattedText, MessageSource
from virado.words.patterns import Constant, Expression, FactReference
from virado.words.speakers import Speakers

SEATS = ("first_dealer",)
"""Options whose value is a seat. The data number seats from 0, and people from 1."""
_NAMED_FACTS = ("option", "needed")
"""Facts that are options as they are typed."""
_SEATING = {"players": "option-players.name", "teams": "option-teams.name"}
"""Keys of the names of what a variant has besides its options."""
_TYPED = re.compile(r"(?P<name>[a-z_0-9.]+)(?:(?P<relation>!?=)(?P<values>[^,\s]+))?")
_LIMIT = re.compile(r"Expected `\w+` (?P<relation>[<>])= (?P<limit>-?\d+) - at .+")


class OptionSource(MessageSource, Protocol):
    """The parts of a catalogue that the names of options need."""

    def has(self, key: str) -> bool:
        """Return True if the catalogue's own language has the message."""
        ...

    def option_value(self, family: str, name: str, value: object) -> str:
        """Return the value of an option in words."""
        ...


def counted_from(option: str) -> int:
    """Return the number by which people call the value 0 of an option: 1 for a seat, otherwise 0."""
    return 1 if option in SEATS else 0


def refusal_for_people(catalogue: OptionSource, refusal: Refusal, speakers: Speakers) -> str:
    """Return the sentence of a refusal of options of `refusal.facts["family"]`, with the names of the options.

    Raises MissingMessageError if a message is missing.
    """
    words = _OptionNames(catalogue, refusal.facts, speakers)
    option = str(refusal.facts.get("option", ""))
    if refusal.detail == "no-such-dealer":
        return str(words.problem("option-problem-most", option, int(refusal.facts["limit"])))
    if refusal.detail == "wrong-value" and option:
        found = _LIMIT.fullmatch(refusal.facts["problem"])
        if found is None:
            return str(words.problem("option-problem-other", option, 0))
        key = "option-problem-least" if found["relation"] == ">" else "option-problem-most"
        return str(words.problem(key, option, int(found["limit"])))
    return str(words.text(catalogue.pattern(refusal.key)))


class _OptionNames(Evaluator):
    """The evaluation of a message, which replaces options as they are typed by their names."""

    __slots__ = ("catalogue",)

    def __init__(self, catalogue: OptionSource, facts: Mapping[str, object], speakers: Speakers) -> None:
        super().__init__(catalogue, facts, speakers)
        self.catalogue = catalogue

    def problem(self, key: str, option: str, limit: int) -> FormattedText:
        """Return the sentence about a value of an option that is not allowed."""
        return self.message(key, option=self._name(option) or option, limit=limit + counted_from(option))

    def _placed(self, expression: Expression) -> str:
        value = self.value(expression)
        is_typed = isinstance(expression, Constant) or (
            isinstance(expression, FactReference) and expression.name in _NAMED_FACTS
        )
        return (is_typed and self._typed(str(value))) or self.format_value(value)

    def _typed(self, text: str) -> FormattedText | None:
        """Return `name`, `name=value|value` or `name!=value` in words; None if it is no option of the family."""
        found = _TYPED.fullmatch(text)
        name = self._name(found["name"]) if found else None
        if found is None or name is None:
            return None
        if found["values"] is None:
            return self.message("option-named", option=name)
        values = tuple(self._value(found["name"], each) for each in found["values"].split("|"))
        key = "option-named-value" if found["relation"] == "=" else "option-named-other-value"
        return self.message(key, option=name, values=values)

    def _name(self, option: str) -> FormattedText | None:
        own = f"option-{self.facts['family']}-{option.replace('.', '-')}.name"
        key = _SEATING.get(option, own)
        return self.message(key) if self.catalogue.has(key) else None

    def _value(self, option: str, typed: str) -> FormattedText:
        try:
            value = parse_variant_text(f"x(value={typed})")[1]["value"]
        except OptionsError:
            value = typed
        return FormattedText(self.catalogue.option_value(str(self.facts["family"]), option, value))
