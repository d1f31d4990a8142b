"""The conditions under which a passage, or a line of it, applies to a variant.

sweeps=score|cancel         one of these values; in a list, at least one item
players>2                   also <, >=, <=, !=
raise_own_build             not false, none, never, off or 0
!endgame                    the negation of a test without a sign
building, teams             both tests
teams or players=2          either case; `or` binds less tightly than the comma
"""

import operator
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from virado.words.options import is_off
from virado.words.rules.errors import RulesFileError

_TEST = re.compile(r"(!?)([a-z][\w.]*)(?:(<=|>=|!=|=|<|>)([\w.|-]+))?")
_COMPARED: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


class Test(NamedTuple):
    """A comparison of one fact."""

    name: str
    sign: str
    """The operator: one of = != < > <= >=.

    Without an operator, the test is that the fact is on; with `!`, that it is off.
    """
    values: tuple[str, ...]

    def holds(self, facts: Mapping[str, object]) -> bool:
        """Return True if the test holds for these facts. Raises RulesFileError for an unknown fact."""
        if self.name not in facts:
            raise RulesFileError(f"unknown fact {self.name}")
        value = facts[self.name]
        match self.sign:
            case "":
                return not is_off(value)
            case "!":
                return is_off(value)
            case "=" | "!=":
                return any(word in self.values for word in _words(value)) == (self.sign == "=")
            case sign:
                if not isinstance(value, int | float | None):
                    raise RulesFileError(f"{self.name} is not a number")
                return value is not None and _COMPARED[sign](value, int(self.values[0]))


class Condition(NamedTuple):
    """A condition: a disjunction of cases, each of which is a conjunction of tests."""

    cases: tuple[tuple[Test, ...], ...] = ((),)

    def holds(self, facts: Mapping[str, object]) -> bool:
        """Return True if at least one case holds for these facts."""
        return any(all(test.holds(facts) for test in case) for case in self.cases)

    def could_hold(self, facts: Mapping[str, object], name: str) -> bool:
        """Return True if the condition holds for some value of the fact `name`.

        The other facts are unchanged.
        """
        return any(all(test.holds(facts) for test in case if test.name != name) for case in self.cases)

    def tests(self) -> list[Test]:
        """Return all tests of the condition."""
        return [test for case in self.cases for test in case]


ALWAYS = Condition()


def condition(text: str) -> Condition:
    """Return the condition that a text describes. Raises RulesFileError for a syntax error."""
    return Condition(
        tuple(tuple(_test(part.strip()) for part in case.split(",")) for case in re.split(r"\s+or\s+", text))
    )


def _test(text: str) -> Test:
    found = _TEST.fullmatch(text)
    if found is None or (found[1] and found[3]):
        raise RulesFileError(f"{text!r} is not a condition")
    return Test(found[2], found[1] or found[3] or "", tuple((found[4] or "").split("|")))


def _words(value: object) -> list[str]:
    """Return a value in the notation of conditions; for a list, return all its items."""
    if isinstance(value, tuple | list):
        items = list[object](value)  # pyright: ignore[reportUnknownArgumentType]
        return [word for item in items for word in _words(item)]
    return ["none" if value is None else str(value).lower()]
