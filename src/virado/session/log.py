"""The log that a session keeps: its entries by number, and by the command that has brought them about."""

from collections.abc import Sequence
from typing import overload

import msgspec

from virado.session import entries as e
from virado.session.setup import nameless


class FirstEntries(Sequence[e.AnyEntry]):
    """The first entries of a log, as long as it only grows."""

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
            return [self._log[number] for number in range(*place.indices(self._length))]
        return self._log[range(self._length)[place]]


class Log:
    """The entries of a session, complete, oldest first."""

    def __init__(self) -> None:
        self._entries: list[e.AnyEntry] = []
        self._by_command: dict[int, int] = {}
        """By hash of sender and id of a command, the number of its first entry; the hash is a third of the memory."""

    @property
    def entries(self) -> Sequence[e.AnyEntry]:
        """All of them, to read."""
        return self._entries

    def add(self, entry: e.AnyEntry) -> None:
        """The next entry."""
        self._entries.append(entry)
        if entry.command:
            self._by_command.setdefault(hash((entry.sender, entry.command)), entry.number)

    def answer(self, sender: str | None, command: str) -> tuple[e.AnyEntry, ...]:
        """What a command of this sender with this id has brought about; empty if there was none."""
        first = self._by_command.get(hash((sender, command)))
        if first is None:
            return ()
        head = self._entries[first]
        if (head.sender, head.command) != (sender, command):  # another command has the same hash
            first = 0
        return tuple(
            [entry for entry in self._entries[first:] if (entry.sender, entry.command) == (sender, command)]
        )

    def forget(self, person: str) -> dict[int, e.AnyEntry]:
        """Take the name of a person out; by number, the entries that have changed."""
        changed: dict[int, e.AnyEntry] = {}
        for entry in self._entries:
            if isinstance(entry, e.SeatChanged):
                occupant = nameless(entry.occupant, person)
                if occupant != entry.occupant:
                    changed[entry.number] = msgspec.structs.replace(entry, occupant=occupant)
        for number, entry in changed.items():
            self._entries[number] = entry
        return changed
