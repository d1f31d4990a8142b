"""What a bot thinks of moves, in words."""

from collections.abc import Iterable, Sequence

from msgspec import UNSET

from virado.bots.contract import Candidate, Reason
from virado.server import wire
from virado.server.presenting.moves import title_of
from virado.server.presenting.reader import Reader
from virado.view import AnyView


def thoughts(
    candidates: Iterable[Candidate], view: AnyView, reader: Reader, *, titled: bool
) -> tuple[wire.HintedMove, ...]:
    """What moves of a seat are worth and why; with their titles, if the reader wants everything in words."""
    return tuple(
        wire.HintedMove(
            text=str(each.move),
            value=each.value,
            stderr=each.stderr,
            unit=each.unit,
            reason=reader.words.text("list-comma").join(clauses(each.reasons, reader)),
            title=title_of(each.move, view, reader) if titled else UNSET,
        )
        for each in candidates
    )


def clauses(reasons: Sequence[Reason], reader: Reader) -> tuple[str, ...]:
    """Reasons in words."""
    return tuple(reader.words.reason(reason, reader.speakers) for reason in reasons)
