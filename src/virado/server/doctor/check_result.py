"""What has been found, and how bad it is."""

from typing import Literal

import msgspec

Grade = Literal["good", "doubtful", "bad"]


class CheckResult(msgspec.Struct, frozen=True):
    """One thing that was looked at. The message `commands-doctor-CODE` says it in words."""

    grade: Grade
    code: str
    facts: dict[str, str | int] = {}


def report_ok(code: str, **facts: str | int) -> CheckResult:
    """As it should be."""
    return CheckResult("good", code, facts)


def report_warning(code: str, **facts: str | int) -> CheckResult:
    """It may be meant so; whoever runs the server should know."""
    return CheckResult("doubtful", code, facts)


def report_error(code: str, **facts: str | int) -> CheckResult:
    """The server does not keep what it promises until this has been mended."""
    return CheckResult("bad", code, facts)
