"""Errors of the operating system and of msgspec in the reader's language.

The original texts are in English. Known errors have messages of their own; any other error is quoted in English.
"""

import errno
import os
import re

from virado.words.evaluation import Evaluator, FormattedText, Function

_SYSTEM = {
    "no-file": (errno.ENOENT,),
    "permission": (errno.EACCES, errno.EPERM),
    "is-folder": (errno.EISDIR,),
    "no-folder": (errno.ENOTDIR,),
    "exists": (errno.EEXIST,),
    "no-room": (errno.ENOSPC,),
    "read-only": (errno.EROFS,),
    "in-use": (errno.EADDRINUSE,),
    "no-address": (errno.EADDRNOTAVAIL,),
    "no-answer": (errno.ECONNREFUSED,),
}
_BY_SENTENCE = {os.strerror(number).lower(): name for name, numbers in _SYSTEM.items() for number in numbers}
_NUMBERED = re.compile(r"\[Errno -?\d+\] (.+?)(?:: ['\"].*)?")
_PLACED = re.compile(r"(.+?) - at `(?:key` in `)?(.+)`")
_FAULTS = {
    "expected": re.compile(r"Expected `(?P<expected>.+)`, got `(?P<found>.+)`"),
    "least": re.compile(r"Expected `(?P<expected>\w+)` >= (?P<limit>-?\d+)"),
    "most": re.compile(r"Expected `(?P<expected>\w+)` <= (?P<limit>-?\d+)"),
    "shortest": re.compile(
        r"Expected `(?P<expected>\w+)` of (?:length >=|at least length) (?P<limit>\d+)(?:, got \d+)?"
    ),
    "longest": re.compile(
        r"Expected `(?P<expected>\w+)` of (?:length <=|at most length) (?P<limit>\d+)(?:, got \d+)?"
    ),
    "length": re.compile(r"Expected `(?P<expected>\w+)` of length (?P<limit>\d+)(?:, got \d+)?"),
    "out-of-range": re.compile(r"(?:Integer value|Number) out of range"),
    "too-deep": re.compile(
        r"maximum recursion depth exceeded.*|Expected `array` and `object` at most \d+ deep"
    ),
    "not-utf-8": re.compile(r"'utf-8' codec can't .+|Invalid UTF-8 .+"),
    "missing-field": re.compile(r"Object missing required field `(?P<part>.+)`"),
    "unknown-field": re.compile(r"Object contains unknown field `(?P<part>.+)`"),
    "bad-value": re.compile(r"Invalid (?:enum )?value (?P<part>.+)"),
    "truncated": re.compile(r"Input data was truncated"),
    "malformed": re.compile(r"JSON is malformed: .+?(?: \(byte (?P<number>\d+)\))?"),
}
"""Patterns that match msgspec's error messages; their named groups become facts."""


def problem(words: Evaluator, text: str) -> FormattedText:
    """Implement `PROBLEM($problem)`: another program's error in the reader's language.

    An unknown error stays in English.
    """
    if placed := _PLACED.fullmatch(text):
        said = problem(words, placed[1])
        return words.message("problem-at", problem=said, path=placed[2])
    numbered = _NUMBERED.fullmatch(text)
    if name := _BY_SENTENCE.get((numbered[1] if numbered else text).lower()):
        return words.message(f"problem-{name}")
    for name, pattern in _FAULTS.items():
        if found := pattern.fullmatch(text):
            facts = {
                fact: int(value or 0) if fact in ("limit", "number") else value
                for fact, value in found.groupdict().items()
            }
            return words.message(f"problem-{name}", **facts)
    return words.message("problem-other", input=text)


FUNCTIONS: dict[str, Function] = {"PROBLEM": problem}
