"""Texts of a bot's evaluations."""

from collections.abc import Iterable, Sequence

from msgspec import UNSET

from virado.bots.contract import Candidate, Reason
from virado.server import wire
from virado.server.presentation.moves import make_title
from virado.server.presentation.text_locale import Locale
from virado.view import AnyView


def describe_candidates(
    candidates: Iterable[Candidate], view: AnyView, locale: Locale, *, with_titles: bool
) -> tuple[wire.HintedMove, ...]:
    """Return the values and reasons of candidate moves. `with_titles` adds the titles of the moves."""
    return tuple(
        wire.HintedMove(
            text=str(each.move),
            value=each.value,
            stderr=each.stderr,
            unit=each.unit,
            reason=locale.catalogue.text("list-comma").join(describe_reasons(each.reasons, locale)),
            title=make_title(each.move, view, locale) if with_titles else UNSET,
        )
        for each in candidates
    )


def describe_reasons(reasons: Sequence[Reason], locale: Locale) -> tuple[str, ...]:
    """Return the reasons for a move as text."""
    return tuple(locale.catalogue.reasons(reasons, locale.speakers))
