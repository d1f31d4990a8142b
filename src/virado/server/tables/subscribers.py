"""Those who follow one table, and what each of them is told of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.messages import PUBLIC, Viewer, ViewMessage
from virado.match import Match
from virado.server import wire
from virado.server.presentation.log import LogText
from virado.server.presentation.text_locale import Locale
from virado.server.storage.store import TableRow
from virado.server.tables import snapshots
from virado.server.tables.locations import ClientLocation
from virado.session import AnyEntry, FirstEntries, Session
from virado.words import NOBODY_KNOWN
from virado.words.card_names import language_for

_encoder = msgspec.json.Encoder()
Encoded: TypeAlias = Any
"""JSON already (`msgspec.Raw`), in a field that has the type of what it holds."""


class Subscriber(Protocol):
    """Somebody who follows a table; several may be the same person."""

    @property
    def person(self) -> str:
        """Id of the person."""
        ...

    @property
    def text_language(self) -> str:
        """The language in which the follower wants everything in words, too; empty if it does not."""
        ...

    @property
    def location(self) -> ClientLocation:
        """Where the follower is, as far as that is known."""
        ...

    def send(self, message: bytes) -> None:
        """Put a message into the queue of the connection."""
        ...

    def resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        """This node does not serve the table any more: follow it where it is served now, from entry `since` on."""
        ...


class SubscribedTable(Protocol):
    """What the followers of a table are told about."""

    row: TableRow
    session: Session
    stored_length: int
    """How many entries of the log are stored; of others nobody is told."""
    next_table: str

    def now(self) -> int:
        """The server's time."""
        ...


class _SharedParts(NamedTuple):
    """What all viewers are told alike, for one length of a log."""

    session: Session
    match: Match | None
    length: int
    table_state: Encoded
    """As JSON (`msgspec.Raw`)."""
    status: Encoded
    """As JSON; None before the match."""
    public_position: ViewMessage | None
    """The public position; None before the match, or where one follower is alone."""
    public_entries: dict[int, Encoded]
    """By number of the first entry, the entries from there on as JSON, where all viewers learn of them alike."""


class Subscribers:
    """The followers of a table. They are told of what is stored only."""

    def __init__(self, table: SubscribedTable) -> None:
        self._table = table
        self._subscribers: dict[tuple[Subscriber, Seat | None], None] = {}
        self._told = table.stored_length
        """How many entries they have been told."""
        self.left_at = table.now()
        """When the last of them left."""
        self._common: _SharedParts | None = None
        self.reset_texts()

    def reset_texts(self) -> None:
        """The log has been made again, or names have been taken out of it."""
        self._in_words = LogText(self._table.row.id, self._table.session.variant)
        self._common = None

    # ------------------------------------------------------------------ who
    def add(self, subscriber: Subscriber, seat: Seat | None, since: int) -> None:
        """Tell a follower everything from entry `since` on, and what happens from now on."""
        self._subscribers[(subscriber, seat)] = None
        first = since if since <= self._table.stored_length else 0
        subscriber.send(
            self._message(self._common_parts(), seat, first, subscriber.text_language, self._table.now())
        )

    def remove(self, subscriber: Subscriber, seat: Seat | None) -> None:
        """Tell a follower no more."""
        if self._subscribers.pop((subscriber, seat), ()) != ():
            self.left_at = self._table.now()

    def drop(self, subscriber: Subscriber) -> None:
        """A connection is gone."""
        for key in [key for key in self._subscribers if key[0] is subscriber]:
            del self._subscribers[key]
            self.left_at = self._table.now()

    @property
    def is_empty(self) -> bool:
        """Whether nobody follows."""
        return not self._subscribers

    def list_subscribers(self) -> list[Subscriber]:
        """All who follow, each once."""
        return list(dict.fromkeys(follower for follower, _ in self._subscribers))

    def has_in_a_seat(self, person: str) -> bool:
        """Whether any connection of a person follows the table in a seat."""
        return any(follower.person == person and seat is not None for follower, seat in self._subscribers)

    def dismiss(self) -> list[tuple[Subscriber, Seat | None, int]]:
        """Tell nobody any more; who followed as which seat, and the number of the entry that would have been told next."""
        followers = [(follower, seat, self._told) for follower, seat in self._subscribers]
        self._subscribers.clear()
        return followers

    # ------------------------------------------------------------------ what
    def publish(self) -> None:
        """Tell every follower what has been stored since the last time; one message for all who see the same."""
        first, self._told = self._told, self._table.stored_length
        if first == self._told or not self._subscribers:
            return
        common, now = self._common_parts(), self._table.now()
        made: dict[tuple[Seat | None, str, int], bytes] = {}
        for follower, seat in list(self._subscribers):
            what = seat, follower.text_language, first
            if seat is not None and not common.session.holds(follower.person, seat):
                del self._subscribers[(follower, seat)]
                self._subscribers[(follower, None)] = None
                what = None, follower.text_language, 0
            message = made.get(what)
            if message is None:
                viewer, language, start = what
                message = made[what] = self._message(common, viewer, start, language, now)
            follower.send(message)
        self._common = None  # until somebody comes, or something happens, nobody needs it

    def make_locale(self, seat: Seat | None, language: str) -> Locale:
        """Somebody who reads in a language; none if it is empty."""
        if not language:
            return Locale("", NOBODY_KNOWN)
        language = language_for(language, self._table.session.variant)
        return Locale(language, self._in_words.speakers(self._log(), seat, language))

    def _log(self) -> Sequence[AnyEntry]:
        """What is stored, without a copy: what is old is not touched for every message."""
        return FirstEntries(self._table.session.log, self._table.stored_length)

    def _message(self, common: _SharedParts, seat: Seat | None, first: int, language: str, now: int) -> bytes:
        viewer: Viewer = PUBLIC if seat is None else seat
        session, match = common.session, common.match
        says: Encoded = UNSET
        of_next_deal: tuple[int, ...] | UnsetType = UNSET
        names: tuple[str, ...] | UnsetType = UNSET
        if language:
            log = self._log()
            language = language_for(language, session.variant)
            told = self._in_words.describe_entries(log, first, session.seats, seat, language)
            says = [entry.says for entry in told]
            if any(entry.of_next_deal for entry in told):
                of_next_deal = tuple(entry.of_next_deal for entry in told)
            names = self._in_words.names(log, language)
        return _encoder.encode(
            wire.Entries(
                table=self._table.row.id,
                seat=seat,
                first=first,
                entries=common.public_entries[first]
                if first in common.public_entries
                else self._entries(viewer, first, common),
                state=common.table_state,
                view=None if match is None else match.position(viewer, public=common.public_position),
                status=common.status,
                now=now,
                says=says,
                of_next_deal=of_next_deal,
                names=names,
            )
        )

    def _entries(self, viewer: Viewer, first: int, common: _SharedParts) -> Encoded:
        """The entries from number `first` on as a viewer learns of them."""
        new = self._table.session.log[first : self._table.stored_length]
        seen = tuple([entry.seen_by(viewer) for entry in new])
        if first and all(entry.is_open for entry in new):
            seen = common.public_entries[first] = msgspec.Raw(_encoder.encode(seen))
        return seen

    def _common_parts(self) -> _SharedParts:
        """Made once for each length of the log."""
        session = self._table.session
        length = len(session.log)
        found = self._common
        if found is None or found.session is not session or found.length != length:
            standing = snapshots.make_table_state(session, self._table.next_table)
            match = session.match
            is_followed = len(self._subscribers) > 1
            found = self._common = _SharedParts(
                session,
                match,
                length,
                table_state=msgspec.Raw(_encoder.encode(standing)),
                status=None if match is None else msgspec.Raw(_encoder.encode(match.status())),
                public_position=match.position() if match is not None and is_followed else None,
                public_entries={},
            )
        return found
