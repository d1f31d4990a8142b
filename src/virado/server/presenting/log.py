"""The log of a table in words, as each viewer is told it.

What has been put into words for a viewer and a language is kept for the newest entries, as JSON: followers who see the same, and
come back again and again, cost the work once.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from virado.cards import Seat
from virado.families import FAMILIES, load
from virado.games.messages import PUBLIC, Viewer
from virado.games.variant import Variant
from virado.server.presenting.names import Names
from virado.server.presenting.session import Reading, sentences
from virado.session import Begun, Entry, Moved, SeatHeld
from virado.words import Catalogue, Speakers, catalogue
from virado.words.contract import Narration

MOST_KEPT = 200
"""Entries in words that are kept for each viewer and language."""
_encoder = msgspec.json.Encoder()
_nothing = msgspec.Raw(b"[]")


class _Reader(NamedTuple):
    seat: Seat | None
    language: str


class LogInWords:
    """The log of one table in words."""

    def __init__(self, table: str, variant: Variant) -> None:
        self._variant = variant
        self._names = Names(table, variant)
        self._narration: Narration[Any, Any] = load(FAMILIES[variant.game.name].narration)
        self._kept: dict[_Reader, dict[int, msgspec.Raw]] = {}

    def says(
        self, log: Sequence[Entry], first: int, seats: Sequence[SeatHeld], seat: Seat | None, language: str
    ) -> list[msgspec.Raw]:
        """For each entry from number `first` on, its sentences as a seat, or a spectator, is told them: JSON lists of texts."""
        self._names.read(log)
        reader = _Reader(seat, language)
        kept = self._kept.setdefault(reader, {})
        words = catalogue(language)
        found: list[msgspec.Raw] = []
        for entry in log[first:]:
            said = kept.get(entry.number)
            if said is None:
                lines = self._sentences(entry, seats, reader, words)
                said = msgspec.Raw(_encoder.encode(lines)) if lines else _nothing
                kept[entry.number] = said
            found.append(said)
        for number in sorted(kept)[:-MOST_KEPT]:
            del kept[number]
        return found

    def names(self, log: Sequence[Entry], language: str) -> tuple[str, ...]:
        """By seat, what it is called now; empty if nobody has it."""
        self._names.read(log)
        named = self._names.at(len(log), language)
        return tuple(named.get(seat, "") for seat in range(self._variant.players))

    def speakers(self, log: Sequence[Entry], seat: Seat | None, language: str) -> Speakers:
        """Who reads, and what the seats are called now."""
        self._names.read(log)
        return self._speakers(len(log), _Reader(seat, language))

    def _speakers(self, number: int, reader: _Reader) -> Speakers:
        return Speakers(
            reader=reader.seat,
            names=self._names.at(number, reader.language),
            sides=self._variant.sides,
            variant=self._variant.slug,
        )

    def _sentences(
        self, entry: Entry, seats: Sequence[SeatHeld], reader: _Reader, words: Catalogue
    ) -> list[str]:
        speakers = self._speakers(entry.number, reader)
        if isinstance(entry, Begun | Moved):
            viewer: Viewer = PUBLIC if reader.seat is None else reader.seat
            return [
                sentence
                for event in entry.events
                for sentence in self._narration.event(words, event.seen_by(viewer), speakers)
            ]
        before = self._speakers(entry.number - 1, reader)
        return sentences(entry, Reading(words, speakers, before, seats))
