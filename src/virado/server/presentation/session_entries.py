"""Texts of session entries other than moves: seats, undo, clocks and the end."""

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


class EntryContext(NamedTuple):
    """The data from which the sentences of an entry are made."""

    words: Catalogue
    speakers: Speakers
    """Names of the seats after the entry has taken effect."""
    speakers_before: Speakers
    """Names of the seats before the entry took effect."""
    seats: Sequence[SeatHeld]
    """Current occupants of the seats."""


def describe_entry(entry: AnyEntry, context: EntryContext) -> list[str]:  # noqa: PLR0912  # one for each kind
    """Return the sentences of an entry.

    The list is empty for entries of the match itself and for entries that need no sentence.
    """
    match entry:
        case SeatChanged():
            return _describe_seat_change(entry, context)
        case EntropyAsked():
            return _describe_entropy_request(entry, context)
        case EntropyWithheld():
            return _describe_entropy_withheld(entry, context)
        case UndoAsked():
            return _describe_undo_request(entry, context)
        case UndoAnswered():
            return _describe_undo_answer(entry, context)
        case UndoDropped():
            return _describe_undo_drop(entry, context)
        case Undone():
            return _describe_undo(entry, context)
        case Absent():
            return _describe_absence(entry, context)
        case Present():
            return _describe_return(entry, context)
        case Ready():
            return _describe_ready(entry, context)
        case NextDealBegun():
            return _describe_next_deal(entry, context)
        case AbsenceAnswered():
            return _describe_absence_answer(entry, context)
        case HintUsed():
            return _describe_hint(entry, context)
        case MatchAbandoned() | MatchEnded():
            return _describe_match_end(entry, context)
        case Paused():
            return _describe_pause(entry, context)
        case Continued():
            return _describe_resumption(entry, context)
        case FreeChatSet():
            return _describe_free_chat(entry, context)
        case RematchWanted():
            return _describe_rematch_wish(entry, context)
        case Opened() | Committed() | EntropyShown() | Begun() | Moved() | DealOver() | Revealed():
            return []
        case _:
            assert_never(entry)


def _describe_seat_change(entry: SeatChanged, context: EntryContext) -> list[str]:
    key = f"event-session-seat-{entry.because}"
    if entry.because == "left" and entry.stand_in is not None:
        key += "-playing"
    speakers = context.speakers_before if entry.because in ("left", "withheld") else context.speakers
    if entry.seat not in speakers.names:
        return []
    if entry.because == "renamed":
        before = context.speakers_before.names.get(entry.seat, "")
        return [context.words.text(key, speakers, seat=entry.seat, name=before)]
    return [context.words.text(key, speakers, seat=entry.seat)]


def _describe_entropy_request(_entry: EntropyAsked, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-entropy-asked", context.speakers)]


def _describe_entropy_withheld(_entry: EntropyWithheld, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-entropy-withheld", context.speakers)]


def _describe_undo_request(entry: UndoAsked, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-undo-asked", context.speakers, seat=entry.seat)]


def _describe_undo_answer(entry: UndoAnswered, context: EntryContext) -> list[str]:
    key = "event-session-undo-agreed" if entry.agree else "event-session-undo-declined"
    return [context.words.text(key, context.speakers, seat=entry.seat)]


def _describe_undo_drop(entry: UndoDropped, context: EntryContext) -> list[str]:
    return [context.words.text(f"event-session-undo-dropped-{entry.because}", context.speakers)]


def _describe_undo(entry: Undone, context: EntryContext) -> list[str]:
    number = len(entry.takes_back)
    return [context.words.text("event-session-undone", context.speakers, number=number)]


def _describe_absence(entry: Absent, context: EntryContext) -> list[str]:
    return _describe_person("event-session-absent", entry.person, context)


def _describe_return(entry: Present, context: EntryContext) -> list[str]:
    return _describe_person("event-session-present", entry.person, context)


def _describe_person(key: str, person: str, context: EntryContext) -> list[str]:
    seat = _find_seat(person, context.seats)
    return [] if seat is None else [context.words.text(key, context.speakers, seat=seat)]


def _find_seat(person: str, seats: Sequence[SeatHeld]) -> Seat | None:
    for seat, held in enumerate(seats):
        if isinstance(held.occupant, Person) and held.occupant.id == person:
            return seat
    return None


def _describe_pause(_entry: Paused, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-paused", context.speakers)]


def _describe_resumption(_entry: Continued, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-continued", context.speakers)]


def _describe_ready(entry: Ready, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-ready", context.speakers, seat=entry.seat)]


def _describe_next_deal(entry: NextDealBegun, context: EntryContext) -> list[str]:
    if entry.because == "ready":
        return []  # each player who is ready has already been announced
    return [context.words.text("event-session-next-deal-time", context.speakers)]


def _describe_absence_answer(entry: AbsenceAnswered, context: EntryContext) -> list[str]:
    return [context.words.text(f"event-session-absence-{entry.choice}", context.speakers, seat=entry.seat)]


def _describe_hint(entry: HintUsed, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-hint-used", context.speakers, seat=entry.seat)]


def _describe_match_end(entry: MatchEnded | MatchAbandoned, context: EntryContext) -> list[str]:
    words, speakers = context.words, context.speakers
    key = f"event-session-{tag_of(entry)}"
    if isinstance(entry, MatchAbandoned) and entry.because == "closed":
        key = "event-session-match-closed"
    items = tuple(
        words.text("event-session-score", speakers, side=side, number=score)
        for side, score in enumerate(entry.scores)
    )
    return [words.text(key, speakers, items=items)]


def _describe_free_chat(entry: FreeChatSet, context: EntryContext) -> list[str]:
    key = "event-session-free-chat" if entry.allowed else "event-session-phrases-only"
    return [context.words.text(key, context.speakers)]


def _describe_rematch_wish(entry: RematchWanted, context: EntryContext) -> list[str]:
    return [context.words.text("event-session-rematch-wanted", context.speakers, seat=entry.seat)]
