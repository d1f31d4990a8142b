"""What has been found, and how bad it is."""

from typing import Literal

import msgspec

Grade = Literal["good", "doubtful", "bad"]


class Symptom(msgspec.Struct, frozen=True):
    """One thing that was looked at. The message `commands-doctor-CODE` says it in words."""

    grade: Grade
    code: str
    facts: dict[str, str | int] = {}


def good(code: str, **facts: str | int) -> Symptom:
    """As it should be."""
    return Symptom("good", code, facts)


def doubtful(code: str, **facts: str | int) -> Symptom:
    """It may be meant so; whoever runs the server should know."""
    return Symptom("doubtful", code, facts)


def bad(code: str, **facts: str | int) -> Symptom:
    """The server does not keep what it promises until this has been mended."""
    return Symptom("bad", code, facts)
