"""Records of sessions: the stored log entries, from which a session is restored.

A host that stores each entry before sending it can build the record from its storage. Such a record may lack the time
of the last command and the seats in `hearing`. After a restore, bots that have already been asked for a call are then
asked again.
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
    """A complete session as stored."""

    version: int = VERSION
    entries: tuple[e.AnyEntry, ...]
    """The whole log, in stored form."""
    now: int | None = None
    """Time of the last command, if it is later than the last entry."""
    hearing: tuple[Seat, ...] | None = None
    """Seats that may still be asked for a call since the last decision; None if no seat has been asked yet."""


def record(session: Session) -> SessionRecord:
    """Return the record of a session."""
    entries = tuple(entry.stored() for entry in session.log)
    return SessionRecord(entries=entries, now=session.now, hearing=tuple(session.hearing))


def encode(session_record: SessionRecord) -> bytes:
    """Return the record as JSON."""
    return msgspec.json.encode(session_record)


def decode(data: bytes | str) -> SessionRecord:
    """Return the session record in a JSON text.

    Raises OptionsError (`bad-record`) if the text is invalid.
    """
    try:
        return msgspec.json.decode(data, type=SessionRecord)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def restore(session_record: SessionRecord, *, edited: bool = False) -> Session:
    """Return the session of a record.

    Raises OptionsError (`bad-record`) if the record contradicts itself or the current rules. With `edited`, the
    digests and results in the record are not checked against its moves.
    """
    if session_record.version != VERSION:
        raise OptionsError(
            "other-version", "", code="bad-record", number=session_record.version, limit=VERSION
        )
    head = session_record.entries[0] if session_record.entries else None
    if not isinstance(head, e.Opened):
        raise OptionsError("no-opened", "", code="bad-record")
    session = Session.opened(head)
    older = head.revision if head.revision != session.variant.game.revision else None
    """Revision of the stored entries if it differs from the current revision, otherwise None."""
    moves = 0
    for number, entry in enumerate(session_record.entries[1:], 1):
        if entry.number != number:
            raise OptionsError("wrong-entry", "", code="bad-record", number=entry.number, limit=number)
        if isinstance(entry, e.Moved) and session.match is None:
            raise OptionsError("move-before-match", "", code="bad-record")
        moves += isinstance(entry, e.Moved)
        try:
            made = session.evolve(_remove_digest(entry))
        except RefusedError as error:
            if not isinstance(entry, e.Moved):
                raise
            raise make_move_error(moves, entry.text, error, older if entry.digest else None) from error
        if not edited:
            check_digest(_get_digest(entry), _get_digest(made), revision=older, move=moves)
            _check_result(session, entry)
    session.recall(now=session_record.now, hearing=session_record.hearing)
    return session


def _check_result(session: Session, entry: e.AnyEntry) -> None:
    """Raise OptionsError (`bad-record`) if an entry ends the match with a result that the moves do not give."""
    match = session.match
    if match is None or not isinstance(entry, e.MatchEnded | e.MatchAbandoned):
        return
    winners = entry.winners if isinstance(entry, e.MatchEnded) else match.winners
    for recorded, found in ((entry.scores, match.scores), (winners, match.winners)):
        if tuple(recorded) != found:
            raise OptionsError(
                "other-result",
                "",
                code="bad-record",
                number=entry.number,
                expected=list(recorded),
                found=list(found),
            )


def _get_digest(entry: e.AnyEntry) -> str:
    return entry.digest if isinstance(entry, e.Begun | e.Moved) else ""


def _remove_digest(entry: e.AnyEntry) -> e.AnyEntry:
    """Return the entry without its digest.

    `evolve` then computes a new digest.
    """
    return msgspec.structs.replace(entry, digest="") if _get_digest(entry) else entry
