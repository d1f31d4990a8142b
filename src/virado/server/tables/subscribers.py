"""The subscribers of one table, and the messages sent to each of them."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.messages import PUBLIC, Viewer, ViewMessage
from virado.languages import DEFAULT
from virado.match import Match
from virado.server import wire
from virado.server.presentation.log import LogText
from virado.server.presentation.text_locale import Locale
from virado.server.storage.store import TableRow
from virado.server.tables import snapshots
from virado.server.tables.locations import ClientLocation
from virado.session import AnyEntry, FirstEntries, SeatChanged, Session
from virado.words import NOBODY_KNOWN
from virado.words.card_names import language_for

MAX_SPECTATORS = 100
"""Number up to which spectators are counted."""
_encoder = msgspec.json.Encoder()
Encoded: TypeAlias = Any
"""Already encoded JSON (`msgspec.Raw`), in a field that is declared with the type of the content."""


class Subscriber(Protocol):
    """A client that receives the updates of a table. Several subscribers may belong to the same person."""

    @property
    def person(self) -> str:
        """Id of the person."""
        ...

    @property
    def text_language(self) -> str:
        """Language of the texts that the subscriber wants in addition to the data; empty if it wants none."""
        ...

    @property
    def location(self) -> ClientLocation:
        """Location of the client, as far as it is known."""
        ...

    def send(self, message: bytes) -> None:
        """Queue a message for the client."""
        ...

    def resubscribe(self, table: str, seat: Seat | None, since: int) -> None:
        """Subscribe to the table at its new owner, from entry `since` on, because this node has released it."""
        ...


class SubscribedTable(Protocol):
    """The parts of a table that its subscribers need."""

    row: TableRow
    session: Session
    stored_length: int
    """Number of stored log entries. Only stored entries are published."""
    next_table: str

    @property
    def stand_ins(self) -> Mapping[Seat, str]:
        """Level that made the last move in place of a bot that was not ready or has failed, by the bot's seat."""
        ...

    def now(self) -> int:
        """Return the server's time in milliseconds."""
        ...


class _SharedParts(NamedTuple):
    """Parts of a message that all viewers share, for a given length of the log."""

    session: Session
    match: Match | None
    length: int
    table_state: Encoded
    """The table state as JSON (`msgspec.Raw`)."""
    status: Encoded
    """The match status as JSON; None before the match."""
    public_position: ViewMessage | None
    """The public position; None before the match, or if the table has only one subscriber."""
    public_entries: dict[int, Encoded]
    """Encoded log entries by the number of their first entry.

    Contains only entries that all viewers see in the same form.
    """


class Subscribers:
    """The subscribers of a table. They receive only entries that have been stored."""

    def __init__(self, table: SubscribedTable) -> None:
        self._table = table
        self._subscribers: dict[tuple[Subscriber, Seat | None], None] = {}
        self._published_length = table.stored_length
        """Number of log entries published so far."""
        self.left_at = table.now()
        """Time at which the last subscriber left, in milliseconds."""
        self._shared: _SharedParts | None = None
        self._spectators = 0
        """Number of spectators as last sent to the players."""
        self.reset_texts()

    def reset_texts(self) -> None:
        """Discard the cached texts, because the log was reloaded or a name was erased from it."""
        self._log_text = LogText(self._table.row.id, self._table.session.variant)
        self._shared = None

    # ------------------------------------------------------------------ subscriptions
    def add(self, subscriber: Subscriber, seat: Seat | None, since: int) -> None:
        """Add a subscriber and send it all entries from `since` on.

        If `since` is beyond the end of the log, send the whole log.
        """
        self._subscribers[(subscriber, seat)] = None
        first = since if since <= self._table.stored_length else 0
        subscriber.send(
            self._encode_entries(
                self._get_shared_parts(), seat, first, subscriber.text_language, self._table.now()
            )
        )
        self._update_spectators()
        if seat is not None and self._spectators:
            subscriber.send(self._spectators_message())

    def _update_spectators(self) -> None:
        """Tell the players how many people watch, if the number has changed."""
        people = self._table.session.people
        watching = {follower.person for follower, seat in self._subscribers if seat is None}
        number = min(len(watching.difference(people)), MAX_SPECTATORS)
        if number == self._spectators:
            return
        self._spectators = number
        message = self._spectators_message()
        for player in dict.fromkeys(follower for follower, seat in self._subscribers if seat is not None):
            player.send(message)

    def _spectators_message(self) -> bytes:
        return _encoder.encode(wire.Spectators(table=self._table.row.id, number=self._spectators))

    def remove(self, subscriber: Subscriber, seat: Seat | None) -> None:
        """Remove one subscription."""
        if self._subscribers.pop((subscriber, seat), ()) != ():
            self.left_at = self._table.now()
            self._update_spectators()

    def drop(self, subscriber: Subscriber) -> None:
        """Remove all subscriptions of a connection that has ended."""
        for key in [key for key in self._subscribers if key[0] is subscriber]:
            del self._subscribers[key]
            self.left_at = self._table.now()
        self._update_spectators()

    @property
    def is_empty(self) -> bool:
        """True if the table has no subscribers."""
        return not self._subscribers

    def list_subscribers(self) -> list[Subscriber]:
        """Return the subscribers, each once."""
        return list(dict.fromkeys(follower for follower, _ in self._subscribers))

    def has_seated(self, person: str) -> bool:
        """Return True if a connection of a person subscribes to the table with a seat."""
        return any(follower.person == person and seat is not None for follower, seat in self._subscribers)

    def remove_all(self) -> list[tuple[Subscriber, Seat | None, int]]:
        """Remove all subscriptions and return them, each with the number of its next entry."""
        followers = [(follower, seat, self._published_length) for follower, seat in self._subscribers]
        self._subscribers.clear()
        return followers

    # ------------------------------------------------------------------ messages
    def publish(self) -> None:
        """Send every subscriber the entries stored since the last call.

        Viewers with the same view share one encoded message.
        """
        first, self._published_length = self._published_length, self._table.stored_length
        if first == self._published_length or not self._subscribers:
            return
        common, now = self._get_shared_parts(), self._table.now()
        messages: dict[tuple[Seat | None, str, int], bytes] = {}
        for follower, seat in list(self._subscribers):
            kind = seat, follower.text_language, first
            if seat is not None and not common.session.holds(follower.person, seat):
                del self._subscribers[(follower, seat)]
                self._subscribers[(follower, None)] = None
                kind = None, follower.text_language, 0
            message = messages.get(kind)
            if message is None:
                viewer, language, start = kind
                message = messages[kind] = self._encode_entries(common, viewer, start, language, now)
            follower.send(message)
        self._shared = None  # this frees memory until the next message
        if any(isinstance(entry, SeatChanged) for entry in common.session.log[first : common.length]):
            self._update_spectators()

    def make_locale(self, seat: Seat | None, language: str) -> Locale:
        """Return the locale for a seat's texts in a language. An empty language gives a locale without texts."""
        if not language:
            return Locale("", NOBODY_KNOWN)
        language = language_for(language, self._table.session.variant)
        return Locale(language, self._log_text.speakers(self._log(), seat, language))

    def list_names(self) -> tuple[str, ...]:
        """Return the name of each seat, in the original spelling; empty for a vacant seat."""
        return self._log_text.names(self._log(), DEFAULT)

    def _log(self) -> Sequence[AnyEntry]:
        """Return the stored log as a view without copying, because a copy for every message would cost too much."""
        return FirstEntries(self._table.session.log, self._table.stored_length)

    def _encode_entries(
        self, common: _SharedParts, seat: Seat | None, first: int, language: str, now: int
    ) -> bytes:
        viewer: Viewer = PUBLIC if seat is None else seat
        session, match = common.session, common.match
        says: Encoded = UNSET
        of_next_deal: tuple[int, ...] | UnsetType = UNSET
        names: tuple[str, ...] | UnsetType = UNSET
        if language:
            log = self._log()
            language = language_for(language, session.variant)
            described = self._log_text.describe_entries(log, first, session.seats, seat, language)
            says = [entry.says for entry in described]
            if any(entry.of_next_deal for entry in described):
                of_next_deal = tuple(entry.of_next_deal for entry in described)
            names = self._log_text.names(log, language)
        return _encoder.encode(
            wire.Entries(
                table=self._table.row.id,
                seat=seat,
                first=first,
                entries=common.public_entries[first]
                if first in common.public_entries
                else self._select_entries(viewer, first, common),
                state=common.table_state,
                view=None if match is None else match.position(viewer, public=common.public_position),
                status=common.status,
                now=now,
                says=says,
                of_next_deal=of_next_deal,
                names=names,
            )
        )

    def _select_entries(self, viewer: Viewer, first: int, common: _SharedParts) -> Encoded:
        """Return the entries from number `first` on, as a viewer may see them."""
        new = self._table.session.log[first : self._table.stored_length]
        seen = tuple([entry.seen_by(viewer) for entry in new])
        if first and all(entry.is_open for entry in new):
            seen = common.public_entries[first] = msgspec.Raw(_encoder.encode(seen))
        return seen

    def _get_shared_parts(self) -> _SharedParts:
        """Return the shared parts for the current length of the log, from the cache if possible."""
        session = self._table.session
        length = len(session.log)
        common = self._shared
        if common is None or common.session is not session or common.length != length:
            table_state = snapshots.make_table_state(session, self._table.next_table, self._table.stand_ins)
            match = session.match
            is_followed = len(self._subscribers) > 1
            common = self._shared = _SharedParts(
                session,
                match,
                length,
                table_state=msgspec.Raw(_encoder.encode(table_state)),
                status=None if match is None else msgspec.Raw(_encoder.encode(match.status())),
                public_position=match.position() if match is not None and is_followed else None,
                public_entries={},
            )
        return common
