"""Refusals as a client is told them."""

from virado.games.variant import Variant
from virado.refusal import RefusedError
from virado.server import wire
from virado.server.presenting.reader import Reader
from virado.words.rules import section_for

LONGEST_INPUT = 200


def refused(number: str, error: RefusedError, reader: Reader, logged: str) -> wire.Refused:
    """The refusal of a request with this id; `logged` is what the log calls it."""
    refusal = error.refusal
    return wire.Refused(
        id=number,
        code=refusal.code,
        detail=refusal.detail,
        rule=refusal.rule,
        facts=refusal.facts,
        message=reader.words.refusal(refusal, reader.speakers),
        request=logged,
        input=error.input[:LONGEST_INPUT],
    )


def section_of(variant: Variant, rule: str | None) -> str:
    """The id of the section of the players' rules that explains a rule; empty if none does."""
    return (section_for(variant, rule) or "") if rule is not None else ""
