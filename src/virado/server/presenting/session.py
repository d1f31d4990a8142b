"""What happens to a session besides its match, in words: seats, undo, clocks, the end."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from virado.cards import Seat
from virado.games.messages import tag_of
from virado.session import (
    AbsenceAnswered,
    Absent,
    AnyEntry,
    Begun,
    Committed,
    Continued,
    DealOver,
    EntropyAsked,
    EntropyShown,
    EntropyWithheld,
    FreeChatSet,
    HintUsed,
    MatchAbandoned,
    MatchEnded,
    Moved,
    NextDealBegun,
    Opened,
    Paused,
    Person,
    Present,
    Ready,
    RematchWanted,
    Revealed,
    SeatChanged,
    SeatHeld,
    UndoAnswered,
    UndoAsked,
    UndoDropped,
    Undone,
)
from virado.words import Catalogue, Speakers


class Reading(NamedTuple):
    """An entry, and what its sentences need to know."""

    words: Catalogue
    speakers: Speakers
    """With the names after the entry."""
    before: Speakers
    """With the names before it."""
    seats: Sequence[SeatHeld]
    """Who has the seats now."""


def sentences(entry: AnyEntry, reading: Reading) -> list[str]:  # noqa: PLR0912  # one for each kind
    """The sentences of an entry; none for what need not be said, and for what happens in the match."""
    match entry:
        case SeatChanged():
            return _seat_changed(entry, reading)
        case EntropyAsked():
            return _entropy_asked(entry, reading)
        case EntropyWithheld():
            return _entropy_withheld(entry, reading)
        case UndoAsked():
            return _undo_asked(entry, reading)
        case UndoAnswered():
            return _undo_answered(entry, reading)
        case UndoDropped():
            return _undo_dropped(entry, reading)
        case Undone():
            return _undone(entry, reading)
        case Absent():
            return _absent(entry, reading)
        case Present():
            return _present(entry, reading)
        case Ready():
            return _ready(entry, reading)
        case NextDealBegun():
            return _next_deal(entry, reading)
        case AbsenceAnswered():
            return _absence_answered(entry, reading)
        case HintUsed():
            return _hint_used(entry, reading)
        case MatchAbandoned() | MatchEnded():
            return _match_over(entry, reading)
        case Paused():
            return _paused(entry, reading)
        case Continued():
            return _continued(entry, reading)
        case FreeChatSet():
            return _free_chat(entry, reading)
        case RematchWanted():
            return _rematch_wanted(entry, reading)
        case Opened() | Committed() | EntropyShown() | Begun() | Moved() | DealOver() | Revealed():
            return []
        case _:
            assert_never(entry)


def _seat_changed(entry: SeatChanged, reading: Reading) -> list[str]:
    key = f"event-session-seat-{entry.because}"
    if entry.because == "left" and entry.stand_in is not None:
        key += "-playing"
    speakers = reading.before if entry.because in ("left", "withheld") else reading.speakers
    if entry.seat not in speakers.names:
        return []
    return [reading.words.text(key, speakers, seat=entry.seat)]


def _entropy_asked(_entry: EntropyAsked, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-entropy-asked", reading.speakers)]


def _entropy_withheld(_entry: EntropyWithheld, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-entropy-withheld", reading.speakers)]


def _undo_asked(entry: UndoAsked, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-undo-asked", reading.speakers, seat=entry.seat)]


def _undo_answered(entry: UndoAnswered, reading: Reading) -> list[str]:
    key = "event-session-undo-agreed" if entry.agree else "event-session-undo-declined"
    return [reading.words.text(key, reading.speakers, seat=entry.seat)]


def _undo_dropped(entry: UndoDropped, reading: Reading) -> list[str]:
    return [reading.words.text(f"event-session-undo-dropped-{entry.because}", reading.speakers)]


def _undone(entry: Undone, reading: Reading) -> list[str]:
    number = len(entry.takes_back)
    return [reading.words.text("event-session-undone", reading.speakers, number=number)]


def _absent(entry: Absent, reading: Reading) -> list[str]:
    return _about_person("event-session-absent", entry.person, reading)


def _present(entry: Present, reading: Reading) -> list[str]:
    return _about_person("event-session-present", entry.person, reading)


def _about_person(key: str, person: str, reading: Reading) -> list[str]:
    seat = _seat_of(person, reading.seats)
    return [] if seat is None else [reading.words.text(key, reading.speakers, seat=seat)]


def _seat_of(person: str, seats: Sequence[SeatHeld]) -> Seat | None:
    for seat, held in enumerate(seats):
        if isinstance(held.occupant, Person) and held.occupant.id == person:
            return seat
    return None


def _paused(_entry: Paused, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-paused", reading.speakers)]


def _continued(_entry: Continued, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-continued", reading.speakers)]


def _ready(entry: Ready, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-ready", reading.speakers, seat=entry.seat)]


def _next_deal(entry: NextDealBegun, reading: Reading) -> list[str]:
    if entry.because == "ready":
        return []  # those who are ready have been named
    return [reading.words.text("event-session-next-deal-time", reading.speakers)]


def _absence_answered(entry: AbsenceAnswered, reading: Reading) -> list[str]:
    return [reading.words.text(f"event-session-absence-{entry.choice}", reading.speakers, seat=entry.seat)]


def _hint_used(entry: HintUsed, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-hint-used", reading.speakers, seat=entry.seat)]


def _match_over(entry: MatchEnded | MatchAbandoned, reading: Reading) -> list[str]:
    words, speakers = reading.words, reading.speakers
    key = f"event-session-{tag_of(entry)}"
    if isinstance(entry, MatchAbandoned) and entry.because == "closed":
        key = "event-session-match-closed"
    items = tuple(
        words.text("event-session-score", speakers, side=side, number=score)
        for side, score in enumerate(entry.scores)
    )
    return [words.text(key, speakers, items=items)]


def _free_chat(entry: FreeChatSet, reading: Reading) -> list[str]:
    key = "event-session-free-chat" if entry.allowed else "event-session-phrases-only"
    return [reading.words.text(key, reading.speakers)]


def _rematch_wanted(entry: RematchWanted, reading: Reading) -> list[str]:
    return [reading.words.text("event-session-rematch-wanted", reading.speakers, seat=entry.seat)]
