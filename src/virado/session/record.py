"""A session as what it is made of: the stored entries of its log, from which the same session is made again.

A host that stores each entry before it sends it can make the record of what it has stored. What it cannot have stored (which bots
have been heard, how late it was) may be missing: then bots are asked again.
"""

from typing import Any

import msgspec

from virado.cards import Seat
from virado.games.catalogue import variant as find_variant
from virado.record import check_digest, impossible_move
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
    entries: Any = tuple(entry.stored() for entry in session.log)
    return SessionRecord(entries=entries, now=session.now, hearing=tuple(session.hearing))


def encode(kept: SessionRecord) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(kept)


def decode(data: bytes | str) -> SessionRecord:
    """The record in a JSON text; OptionsError (`bad-record`)."""
    try:
        return msgspec.json.decode(data, type=SessionRecord)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None


def restore(kept: SessionRecord) -> Session:
    """The session of a record; OptionsError (`bad-record`) if it contradicts itself or today's rules."""
    if kept.version != VERSION:
        raise OptionsError("other-version", "", code="bad-record", number=kept.version, limit=VERSION)
    head = kept.entries[0] if kept.entries else None
    if not isinstance(head, e.Opened):
        raise OptionsError("no-opened", "", code="bad-record")
    session = Session(head.setup, now=head.at)
    session.log[0] = head
    revision = head.revision
    older = revision != find_variant(head.setup.variant).game.revision
    moves = 0
    for number, entry in enumerate(kept.entries[1:], 1):
        if entry.number != number:
            raise OptionsError("wrong-entry", "", code="bad-record", number=entry.number, limit=number)
        session.now = max(session.now, entry.at)
        moves += isinstance(entry, e.Moved)
        complete = _complete(session, entry, moves, revision if older else None)
        session.add(complete)
    session.now = max(session.now, kept.now or 0)
    if kept.hearing is not None:
        session.hearing = list(kept.hearing)
    return session


def _complete(session: Session, entry: e.AnyEntry, moves: int, older: int | None) -> e.Entry:
    """The entry with what was left out when it was stored; `older` is the revision that made it, if it was another one."""
    if isinstance(entry, e.Begun):
        begun = session.begin(entry.seed or 0)
        if older is not None:
            check_digest(entry.digest, begun.digest, revision=older, move=0)
        return msgspec.structs.replace(entry, events=begun.events, digest=begun.digest)
    if isinstance(entry, e.Moved):
        if session.match is None:
            raise OptionsError("move-before-match", "", code="bad-record")
        try:
            known = entry.digest if older is None else ""
            made = session.make_move(session.match, entry.seat, entry.text, known)
        except RefusedError as error:
            raise impossible_move(moves, entry.text, error, older if entry.digest else None) from error
        if older is not None:
            check_digest(entry.digest, made.digest, revision=older, move=moves)
        return msgspec.structs.replace(entry, move=made.move, events=made.events, digest=made.digest)
    return entry
