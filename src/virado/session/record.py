"""A session as what it is made of: the stored entries of its log, from which the same session is made again.

A host that stores each entry before it sends it can make the record of what it has stored. What it cannot have stored (which bots
have been heard, how late it was) may be missing: then bots are asked again.
"""

import msgspec

from virado.cards import Seat
from virado.record import check_digest, make_move_error
from virado.refusal import OptionsError, RefusedError
from virado.session import entries as e
from virado.session.session import Session

VERSION = 1


class SessionRecord(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A session, complete."""

    version: int = VERSION
    entries: tuple[e.AnyEntry, ...]
    """The whole log in stored form."""
    now: int | None = None
    """Moment of the last command, if it is later than the last entry."""
    hearing: tuple[Seat, ...] | None = None
    """Seats that have not been heard since the last decision, if some have been."""


def record(session: Session) -> SessionRecord:
    """The record of a session."""
    entries = tuple(entry.stored() for entry in session.log)
    return SessionRecord(entries=entries, now=session.now, hearing=tuple(session.hearing))


def encode(session_record: SessionRecord) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(session_record)


def decode(data: bytes | str) -> SessionRecord:
    """The record in a JSON text; OptionsError (`bad-record`)."""
    try:
        return msgspec.json.decode(data, type=SessionRecord)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def restore(session_record: SessionRecord) -> Session:
    """The session of a record; OptionsError (`bad-record`) if it contradicts itself or today's rules."""
    if session_record.version != VERSION:
        raise OptionsError(
            "other-version", "", code="bad-record", number=session_record.version, limit=VERSION
        )
    head = session_record.entries[0] if session_record.entries else None
    if not isinstance(head, e.Opened):
        raise OptionsError("no-opened", "", code="bad-record")
    session = Session.opened(head)
    older = head.revision if head.revision != session.variant.game.revision else None
    """The revision that the entries were made by, if it was another one."""
    moves = 0
    for number, entry in enumerate(session_record.entries[1:], 1):
        if entry.number != number:
            raise OptionsError("wrong-entry", "", code="bad-record", number=entry.number, limit=number)
        if isinstance(entry, e.Moved) and session.match is None:
            raise OptionsError("move-before-match", "", code="bad-record")
        moves += isinstance(entry, e.Moved)
        known = entry if older is None else _without_digest(entry)
        try:
            made = session.evolve(known)
        except RefusedError as error:
            if not isinstance(entry, e.Moved):
                raise
            raise make_move_error(moves, entry.text, error, older if entry.digest else None) from error
        if older is not None:
            check_digest(_digest(entry), _digest(made), revision=older, move=moves)
    session.recall(now=session_record.now, hearing=session_record.hearing)
    return session


def _digest(entry: e.AnyEntry) -> str:
    return entry.digest if isinstance(entry, e.Begun | e.Moved) else ""


def _without_digest(entry: e.AnyEntry) -> e.AnyEntry:
    """The entry so that what is announced today gets a digest of its own."""
    return msgspec.structs.replace(entry, digest="") if _digest(entry) else entry
