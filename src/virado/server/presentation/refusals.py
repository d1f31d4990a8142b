"""Refusal messages for clients."""

from virado.games.variant import Variant
from virado.refusal import RefusedError
from virado.server import wire
from virado.server.presentation.text_locale import Locale
from virado.words.rules import section_for

LONGEST_INPUT = 200


def make_refused_message(number: str, error: RefusedError, locale: Locale, log_id: str) -> wire.Refused:
    """Return the refusal message for the request with the id `number`. `log_id` identifies the refusal in the log."""
    refusal = error.refusal
    return wire.Refused(
        id=number,
        code=refusal.code,
        detail=refusal.detail,
        rule=refusal.rule,
        facts=refusal.facts,
        message=locale.catalogue.refusal(refusal, locale.speakers),
        request=log_id,
        input=error.input[:LONGEST_INPUT],
    )


def find_section(variant: Variant, rule: str | None) -> str:
    """Return the id of the section of the players' rules that explains a rule; empty if none does."""
    return (section_for(variant, rule) or "") if rule is not None else ""
