"""The log of a table in words, as each viewer is told it.

What has been put into words for a viewer and a language is kept for the newest entries, as JSON, compressed but for the last few:
followers who see the same, and come back again and again, cost the work once.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from virado.cards import Seat
from virado.games.messages import PUBLIC, Viewer, tag_of
from virado.games.variant import Variant
from virado.kernel.history import History, codec_of
from virado.server.presentation.seat_names import SeatNames
from virado.server.presentation.session_entries import EntryContext, sentences
from virado.session import AnyEntry, Begun, Moved, SeatHeld
from virado.words import Catalogue, Speakers, catalogue
from virado.words.contract import narration_of

MOST_KEPT = 400
"""Entries in words that are kept for each viewer and language."""
_encoder = msgspec.json.Encoder()
SCORED, ENDED = "deal-scored", "match-over"
"""What is announced in every family when a deal is scored, and when the match is over."""


class _Reader(NamedTuple):
    seat: Seat | None
    language: str


class EntryText(NamedTuple):
    """An entry as somebody is told it."""

    says: msgspec.Raw
    """Its sentences: a JSON list of texts."""
    of_next_deal: int
    """How many of the last ones tell of the deal that follows one that has been scored."""


class _EntryTexts:
    """What has been put into words for a reader: entries without gaps."""

    def __init__(self, first: int) -> None:
        self.first = first
        """Number of the first of them."""
        self.entries: History[EntryText] = History(_codec)

    @property
    def next(self) -> int:
        """Number of the first entry that has not been put into words."""
        return self.first + len(self.entries)

    def shrink(self) -> None:
        """Compress what is kept, and let go of what is older than that."""
        self.entries.shrink(newest=0)
        self.first += self.entries.drop_oldest(MOST_KEPT)


_codec = codec_of(list[EntryText])
_NOTHING = EntryText(msgspec.Raw(b"[]"), 0)


class LogText:
    """The log of one table in words."""

    def __init__(self, table: str, variant: Variant) -> None:
        self._variant = variant
        self._names = SeatNames(table, variant)
        self._narration = narration_of(variant.game.name)
        self._told: dict[_Reader, _EntryTexts] = {}

    def describe_entries(
        self, log: Sequence[AnyEntry], first: int, seats: Sequence[SeatHeld], seat: Seat | None, language: str
    ) -> list[EntryText]:
        """For each entry from number `first` on, its sentences as a seat, or a spectator, is told them."""
        self._names.update(log)
        reader = _Reader(seat, language)
        told = self._told.get(reader)
        if told is None or not told.first <= first <= told.next:
            told = self._told[reader] = _EntryTexts(first)
        words = catalogue(language)
        for entry in log[told.next :]:
            lines, of_next_deal = self._sentences(entry, seats, reader, words)
            said = EntryText(msgspec.Raw(_encoder.encode(lines)), of_next_deal) if lines else _NOTHING
            told.entries.append(said)
        found = told.entries[first - told.first :]
        told.shrink()
        return found

    def names(self, log: Sequence[AnyEntry], language: str) -> tuple[str, ...]:
        """By seat, what it is called now; empty if nobody has it."""
        self._names.update(log)
        named = self._names.get_names_after(len(log), language)
        return tuple(named.get(seat, "") for seat in range(self._variant.players))

    def speakers(self, log: Sequence[AnyEntry], seat: Seat | None, language: str) -> Speakers:
        """Who reads, and what the seats are called now."""
        self._names.update(log)
        return self._speakers(len(log), _Reader(seat, language))

    def _speakers(self, number: int, locale: _Reader) -> Speakers:
        return Speakers(
            reader=locale.seat,
            names=self._names.get_names_after(number, locale.language),
            sides=self._variant.sides,
            variant=self._variant.slug,
        )

    def _sentences(
        self, entry: AnyEntry, seats: Sequence[SeatHeld], locale: _Reader, words: Catalogue
    ) -> tuple[list[str], int]:
        """The sentences of an entry, and how many of the last ones are of the next deal."""
        speakers = self._speakers(entry.number, locale)
        if not isinstance(entry, Begun | Moved):
            before = self._speakers(entry.number - 1, locale)
            return sentences(entry, EntryContext(words, speakers, before, seats)), 0
        viewer: Viewer = PUBLIC if locale.seat is None else locale.seat
        found: list[str] = []
        up_to_score: int | None = None
        for event in entry.events:
            found += self._narration.event(words, event.seen_by(viewer), speakers)
            if tag_of(event) in (SCORED, ENDED):
                up_to_score = len(found)
        return found, 0 if up_to_score is None else len(found) - up_to_score
