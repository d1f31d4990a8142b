"""When a passage, or a line of one, belongs to the text of a variant: conditions on its options.

sweeps=score|cancel         one of these values; of a list, one of them is in it
players>2                   <, >, <=, >=, != as well
raise_own_build             not false, none, never, off or 0
!endgame                    the contrary of that
building, teams             both
teams or players=2          either; `or` binds less than the comma
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
    """One comparison."""

    name: str
    sign: str
    """= != < > <= >=, or empty: whether there is such a thing; `!`: whether there is none."""
    values: tuple[str, ...]

    def holds(self, facts: Mapping[str, object]) -> bool:
        """Whether it holds for these facts; MistakeError for a name that is none of them."""
        if self.name not in facts:
            raise RulesFileError(f"there is no {self.name}")
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
                    raise RulesFileError(f"{self.name} is no number")
                return value is not None and _COMPARED[sign](value, int(self.values[0]))


class Condition(NamedTuple):
    """Some of these must hold, all tests of one of them."""

    cases: tuple[tuple[Test, ...], ...] = ((),)

    def holds(self, facts: Mapping[str, object]) -> bool:
        """Whether it holds for these facts."""
        return any(all(test.holds(facts) for test in case) for case in self.cases)

    def could_hold(self, facts: Mapping[str, object], name: str) -> bool:
        """Whether it would hold with some value of the fact `name`, going by all other tests."""
        return any(all(test.holds(facts) for test in case if test.name != name) for case in self.cases)

    def tests(self) -> list[Test]:
        """Every comparison in it."""
        return [test for case in self.cases for test in case]


ALWAYS = Condition()


def condition(text: str) -> Condition:
    """A condition as it is written; MistakeError."""
    return Condition(
        tuple(tuple(_test(part.strip()) for part in case.split(",")) for case in re.split(r"\s+or\s+", text))
    )


def _test(text: str) -> Test:
    found = _TEST.fullmatch(text)
    if found is None or (found[1] and found[3]):
        raise RulesFileError(f"{text!r} is no condition")
    return Test(found[2], found[1] or found[3] or "", tuple((found[4] or "").split("|")))


def _words(value: object) -> list[str]:
    """A value as conditions write it; of a list, everything in it."""
    if isinstance(value, tuple | list):
        items = list[object](value)  # pyright: ignore[reportUnknownArgumentType]
        return [word for item in items for word in _words(item)]
    return ["none" if value is None else str(value).lower()]
