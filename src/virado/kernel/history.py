"""An append-only sequence whose old items can be stored as compressed bytes, in a tenth of the memory.

history = History(events_codec)
history.append(event)
history.shrink()           # the newest items are not compressed
history[3]                 # decoded from its bytes, equal to the appended item
"""

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, reduce
from typing import Any, NamedTuple, Self, TypeVar, cast, overload

import msgspec

T = TypeVar("T")
BLOCK = 16
"""Number of items per compressed block."""
NEWEST = 8
"""Number of newest items that are not compressed."""
LEVEL = 1
"""Compression level. A higher level is slower and saves only 5 %."""


class Codec(NamedTuple):
    """The encoder and decoder of items."""

    encode: Callable[[Sequence[Any]], bytes]
    decode: Callable[[bytes], Sequence[Any]]
    maker: Callable[[Any], "Codec"]
    """Function that rebuilds this codec from `item_type` when it is unpickled."""
    item_type: Any

    def __reduce__(self) -> tuple[Callable[[Any], "Codec"], tuple[Any]]:
        return self.maker, (self.item_type,)


@cache
def codec_of(kind: Any) -> Codec:
    """Return the codec of messages whose blocks have the type `kind`, such as `list[Event1 | Event2]`."""
    encoder = msgspec.json.Encoder()
    decoder = msgspec.json.Decoder(kind)

    def encode(items: Sequence[Any]) -> bytes:
        return zlib.compress(encoder.encode(items), LEVEL)

    def decode(packed: bytes) -> Sequence[Any]:
        return decoder.decode(zlib.decompress(packed))

    return Codec(encode, decode, codec_of, kind)


def union_of(types: Iterable[type[T]]) -> type[T]:
    """Return the union of these types."""
    found: Any = reduce(lambda one, other: one | other, cast("Iterable[Any]", types))
    return found


class _Contents(NamedTuple):
    """The content of a history. `shrink` replaces it as a whole, so concurrent readers are not disturbed."""

    blocks: tuple[bytes, ...]
    """Compressed blocks of `BLOCK` items, oldest first."""
    newest: list[Any]


class History(Sequence[T]):
    """An ordered sequence of items; only `shrink` compresses them."""

    __slots__ = ("_codec", "_contents")

    def __init__(self, codec: Codec, items: Iterable[T] = ()) -> None:
        self._codec = codec
        self._contents = _Contents((), list(items))

    def __len__(self) -> int:
        blocks, newest = self._contents
        return BLOCK * len(blocks) + len(newest) if blocks else len(newest)

    def __iter__(self) -> Iterator[T]:
        blocks, newest = self._contents
        for block in blocks:
            yield from self._codec.decode(block)
        yield from newest

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        blocks, newest = self._contents
        if not blocks:
            return newest[place]
        packed = BLOCK * len(blocks)
        if isinstance(place, slice):
            first, end, step = place.indices(packed + len(newest))
            if step != 1:
                return list(self)[place]
            return self._between(first, end)
        if place < 0:
            place += packed + len(newest)
        if place >= packed:
            return newest[place - packed]
        if place < 0:
            raise IndexError(place)
        return self._codec.decode(blocks[place // BLOCK])[place % BLOCK]

    def _between(self, first: int, end: int) -> list[T]:
        blocks, newest = self._contents
        packed = BLOCK * len(blocks)
        if first >= packed:
            return newest[first - packed : max(end - packed, 0)]
        if first >= end:
            return []
        found: list[T] = []
        start = first // BLOCK
        for block in blocks[start : -(-end // BLOCK)]:
            found += self._codec.decode(block)
        if end > packed:
            found += newest[: end - packed]
        return found[first - start * BLOCK : end - start * BLOCK]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History | list) and list(self) == list(cast("Sequence[Any]", other))

    __hash__ = None  # type: ignore[assignment]  # a history grows

    # ------------------------------------------------------------------ growing
    def append(self, item: T) -> None:
        """Append an item."""
        self._contents.newest.append(item)

    def extend(self, items: Iterable[T]) -> None:
        """Append several items."""
        self._contents.newest.extend(items)

    def shrink(self, newest: int = NEWEST) -> None:
        """Compress old items, but leave at least the newest `newest` items uncompressed."""
        blocks, items = self._contents
        count = (len(items) - newest) // BLOCK * BLOCK
        if count > 0:
            old = [self._codec.encode(items[first : first + BLOCK]) for first in range(0, count, BLOCK)]
            self._contents = _Contents((*blocks, *old), items[count:])

    def drop_oldest(self, most: int) -> int:
        """Drop the oldest blocks while more than `most` items remain; return the number of items dropped."""
        blocks, newest = self._contents
        surplus = -(-(BLOCK * len(blocks) + len(newest) - most) // BLOCK)
        gone = min(max(surplus, 0), len(blocks))
        self._contents = _Contents(blocks[gone:], newest)
        return BLOCK * gone

    # ------------------------------------------------------------------ going back
    def truncate(self, length: int) -> None:
        """Keep only the first `length` items."""
        blocks, newest = self._contents
        packed = BLOCK * len(blocks)
        if length >= packed:
            del newest[length - packed :]
            return
        whole, more = divmod(length, BLOCK)
        left = self._codec.decode(blocks[whole])[:more] if more else ()
        self._contents = _Contents(blocks[:whole], list(left))

    def pop(self) -> T:
        """Remove and return the last item. Raises IndexError if the history is empty."""
        newest = self._contents.newest
        if newest:
            return newest.pop()
        last = self[-1]
        self.truncate(len(self) - 1)
        return last

    def replace(self, place: int, item: T) -> None:
        """Replace the item at an index."""
        blocks, newest = self._contents
        packed = BLOCK * len(blocks)
        if place >= packed:
            newest[place - packed] = item
            return
        number = place // BLOCK
        items = list(self._codec.decode(blocks[number]))
        items[place % BLOCK] = item
        self._contents = _Contents(
            (*blocks[:number], self._codec.encode(items), *blocks[number + 1 :]), newest
        )

    def copy(self) -> Self:
        """Return an independent copy."""
        copy = type(self).__new__(type(self))
        copy._codec = self._codec
        blocks, newest = self._contents
        copy._contents = _Contents(blocks, newest[:])
        return copy
