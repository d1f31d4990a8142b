"""The log of a table as text, for each viewer and language.

The texts of the newest entries are cached as JSON for each viewer and language, and all but the last few are
compressed. They are therefore generated only once for subscribers with the same view and for clients that reconnect
often.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from virado.cards import Seat
from virado.games.messages import PUBLIC, Viewer, tag_of
from virado.games.variant import Variant
from virado.kernel.history import History, codec_of
from virado.server.presentation.seat_names import SeatNames
from virado.server.presentation.session_entries import EntryContext, describe_entry
from virado.session import AnyEntry, Begun, Moved, SeatHeld
from virado.words import Catalogue, Speakers, catalogue
from virado.words.contract import narration_of

MAX_CACHED = 400
"""Maximum number of cached entries per viewer and language."""
_encoder = msgspec.json.Encoder()
SCORED, ENDED = "deal-scored", "match-over"
"""Tags of two events, a scored deal and the end of a match. Every family uses these tags."""


class _CacheKey(NamedTuple):
    seat: Seat | None
    language: str


class EntryText(NamedTuple):
    """The text of an entry for one reader."""

    says: msgspec.Raw
    """Sentences, as a JSON list of strings."""
    of_next_deal: int
    """Number of sentences at the end of `says` that describe the next deal; 0 unless the entry scored a deal."""


class _EntryTexts:
    """The cached texts of consecutive entries for one reader."""

    def __init__(self, first: int) -> None:
        self.first = first
        """Number of the first cached entry."""
        self.entries: History[EntryText] = History(_codec)

    @property
    def next(self) -> int:
        """Return the number of the first entry that is not cached yet."""
        return self.first + len(self.entries)

    def shrink(self) -> None:
        """Compress the cached texts, and drop the oldest beyond MAX_CACHED."""
        self.entries.shrink(newest=0)
        self.first += self.entries.drop_oldest(MAX_CACHED)


_codec = codec_of(list[EntryText])
_NOTHING = EntryText(msgspec.Raw(b"[]"), 0)


class LogText:
    """The log of one table as text."""

    def __init__(self, table: str, variant: Variant) -> None:
        self._variant = variant
        self._names = SeatNames(table, variant)
        self._narration = narration_of(variant.game.name)
        self._cached: dict[_CacheKey, _EntryTexts] = {}

    def describe_entries(
        self, log: Sequence[AnyEntry], first: int, seats: Sequence[SeatHeld], seat: Seat | None, language: str
    ) -> list[EntryText]:
        """Return the texts of all entries from number `first` on, for a seat or a spectator."""
        self._names.update(log)
        reader = _CacheKey(seat, language)
        cached = self._cached.get(reader)
        if cached is None or not cached.first <= first <= cached.next:
            cached = self._cached[reader] = _EntryTexts(first)
        words = catalogue(language)
        for entry in log[cached.next :]:
            lines, of_next_deal = self._describe_entry(entry, seats, reader, words)
            text = EntryText(msgspec.Raw(_encoder.encode(lines)), of_next_deal) if lines else _NOTHING
            cached.entries.append(text)
        described = cached.entries[first - cached.first :]
        cached.shrink()
        return described

    def names(self, log: Sequence[AnyEntry], language: str) -> tuple[str, ...]:
        """Return the current name of each seat; empty for a free seat."""
        self._names.update(log)
        named = self._names.get_names_after(len(log), language)
        return tuple(named.get(seat, "") for seat in range(self._variant.players))

    def speakers(self, log: Sequence[AnyEntry], seat: Seat | None, language: str) -> Speakers:
        """Return the reader and the current names of the seats."""
        self._names.update(log)
        return self._make_speakers(len(log), _CacheKey(seat, language))

    def _make_speakers(self, number: int, locale: _CacheKey) -> Speakers:
        return Speakers(
            reader=locale.seat,
            names=self._names.get_names_after(number, locale.language),
            sides=self._variant.sides,
            variant=self._variant.slug,
        )

    def _describe_entry(
        self, entry: AnyEntry, seats: Sequence[SeatHeld], locale: _CacheKey, words: Catalogue
    ) -> tuple[list[str], int]:
        """Return the sentences of an entry, and the number of sentences at the end that describe the next deal."""
        speakers = self._make_speakers(entry.number, locale)
        if not isinstance(entry, Begun | Moved):
            before = self._make_speakers(entry.number - 1, locale)
            return describe_entry(entry, EntryContext(words, speakers, before, seats)), 0
        viewer: Viewer = PUBLIC if locale.seat is None else locale.seat
        texts: list[str] = []
        up_to_score: int | None = None
        for event in entry.events:
            texts += self._narration.event(words, event.seen_by(viewer), speakers)
            if tag_of(event) in (SCORED, ENDED):
                up_to_score = len(texts)
        return texts, 0 if up_to_score is None else len(texts) - up_to_score
