"""The log of a session, indexed by entry number and by command."""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from typing import overload

import msgspec

from virado.games.catalogue import AnyGame
from virado.games.codecs import event_of, move_of
from virado.games.messages import Event, Move
from virado.kernel.history import Codec, History, codec_of
from virado.session import entries as e
from virado.session.setup import remove_name


class FirstEntries(Sequence[e.AnyEntry]):
    """A view of the first `length` entries of a log; the log may grow, but the view does not change."""

    def __init__(self, log: Sequence[e.AnyEntry], length: int) -> None:
        self._log = log
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> e.AnyEntry: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[e.AnyEntry]: ...
    def __getitem__(self, place: int | slice) -> e.AnyEntry | Sequence[e.AnyEntry]:
        if isinstance(place, slice):
            first, end, step = place.indices(self._length)
            return self._log[first : max(first, end)] if step == 1 else self._log[: self._length][place]
        return self._log[range(self._length)[place]]

    def __iter__(self) -> Iterator[e.AnyEntry]:
        return iter(self._log[: self._length])


class Log:
    """All entries of a session, the oldest first."""

    def __init__(self, game: AnyGame) -> None:
        self._entries: History[e.AnyEntry] = History(_make_codec(game))
        self._commands = _CommandIndex()

    @property
    def entries(self) -> Sequence[e.AnyEntry]:
        """All entries, as a read-only sequence."""
        return self._entries

    def add(self, entry: e.AnyEntry) -> None:
        """Append the next entry."""
        self._entries.append(entry)
        if entry.command:
            self._commands.add(entry.sender, entry.command, entry.number)

    def shrink(self) -> None:
        """Compress older entries to bytes to save memory."""
        self._entries.shrink()

    def find_entries(self, sender: str | None, command: str) -> tuple[e.AnyEntry, ...]:
        """Return the entries produced by a sender's command with this id; empty if there are none."""
        first = self._commands.find_first(sender, command)
        if first is None:
            return ()
        head = self._entries[first]
        if (head.sender, head.command) != (sender, command):  # hash collision: search the whole log
            first = 0
        return tuple(
            [entry for entry in self._entries[first:] if (entry.sender, entry.command) == (sender, command)]
        )

    def forget(self, person: str) -> dict[int, e.AnyEntry]:
        """Remove the name of a person from the log.

        Returns the changed entries by number.
        """
        changed: dict[int, e.AnyEntry] = {}
        for entry in self._entries:
            kept = remove_name_from_entry(entry, person)
            if kept != entry:
                changed[entry.number] = kept
        for number, entry in changed.items():
            self._entries.replace(number, entry)
        return changed


def remove_name_from_entry(entry: e.AnyEntry, person: str) -> e.AnyEntry:
    """Return the entry, without the name of the person if it has one."""
    if not isinstance(entry, e.SeatChanged):
        return entry
    return msgspec.structs.replace(entry, occupant=remove_name(entry.occupant, person))


class _CommandIndex:
    """An index of commands: the number of the first entry of each.

    The index uses a hash of sender and command id. Two parallel arrays, sorted by hash, take less memory than a dict.
    """

    def __init__(self) -> None:
        self._hashes = array("q")
        self._first = array("q")

    def add(self, sender: str | None, command: str, number: int) -> None:
        """Record that a command produced entry `number`.

        Only the first entry of a command is recorded.
        """
        found = hash((sender, command))
        place = bisect_left(self._hashes, found)
        if place == len(self._hashes) or self._hashes[place] != found:
            self._hashes.insert(place, found)
            self._first.insert(place, number)

    def find_first(self, sender: str | None, command: str) -> int | None:
        """Return the number of a command's first entry, or None if the command has no entry."""
        found = hash((sender, command))
        place = bisect_left(self._hashes, found)
        is_there = place < len(self._hashes) and self._hashes[place] == found
        return self._first[place] if is_there else None


@cache
def _make_codec(game: AnyGame) -> Codec:
    """Return the codec that packs entries as bytes.

    The types of moves and events depend on the family, so moves and events are encoded beside their entries.
    """
    parts = codec_of(list[tuple[e.AnyEntry, move_of(game) | None, tuple[event_of(game), ...]]])

    def encode(entries: Sequence[e.AnyEntry]) -> bytes:
        return parts.encode([_split_entry(entry) for entry in entries])

    def decode(packed: bytes) -> Sequence[e.AnyEntry]:
        return [_join_entry(*each) for each in parts.decode(packed)]

    return Codec(encode, decode, _make_codec, game)


def _split_entry(entry: e.AnyEntry) -> tuple[e.AnyEntry, Move | None, tuple[Event, ...]]:
    match entry:
        case e.Moved():
            return msgspec.structs.replace(entry, move=None, events=()), entry.move, entry.events
        case e.Begun():
            return msgspec.structs.replace(entry, events=()), None, entry.events
        case _:
            return entry, None, ()


def _join_entry(entry: e.AnyEntry, move: Move | None, events: tuple[Event, ...]) -> e.AnyEntry:
    match entry:
        case e.Moved():
            return msgspec.structs.replace(entry, move=move, events=events)
        case e.Begun():
            return msgspec.structs.replace(entry, events=events)
        case _:
            return entry
