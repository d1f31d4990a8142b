"""Results of checks and their severity."""

from typing import Literal

import msgspec

Grade = Literal["good", "doubtful", "bad"]


class CheckResult(msgspec.Struct, frozen=True):
    """The result of one check. The message `commands-doctor-CODE` describes it."""

    grade: Grade
    code: str
    facts: dict[str, str | int] = {}


def report_ok(code: str, **facts: str | int) -> CheckResult:
    """Return the result of a check that found no problem."""
    return CheckResult("good", code, facts)


def report_warning(code: str, **facts: str | int) -> CheckResult:
    """Return a warning about a setting that is possibly intentional."""
    return CheckResult("doubtful", code, facts)


def report_error(code: str, **facts: str | int) -> CheckResult:
    """Return an error, a problem that must be solved before the server works reliably."""
    return CheckResult("bad", code, facts)
