"""A sequence that grows and of which what is old can be kept as bytes: a tenth of the memory, and nothing that is touched.

told = History(events_codec)
told.append(event)
told.shrink()           # the newest stay as they are
told[3]                 # made again out of its bytes, equal to what was appended
"""

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, reduce
from typing import Any, NamedTuple, Self, TypeVar, cast, overload

import msgspec

T = TypeVar("T")
BLOCK = 16
"""So many items become bytes together."""
NEWEST = 8
"""So many stay as they are."""
LEVEL = 1
"""Of the compression: a higher one takes longer and saves a twentieth."""


class Codec(NamedTuple):
    """How items become bytes and back."""

    encode: Callable[[Sequence[Any]], bytes]
    decode: Callable[[bytes], Sequence[Any]]
    maker: Callable[[Any], "Codec"]
    """What has made it, from `of`: so it travels with what is pickled."""
    item_type: Any

    def __reduce__(self) -> tuple[Callable[[Any], "Codec"], tuple[Any]]:
        return self.maker, (self.item_type,)


@cache
def codec_of(kind: Any) -> Codec:
    """The codec of messages, of which a block has the type `kind`: `list[Event1 | Event2]`."""
    encoder = msgspec.json.Encoder()
    decoder = msgspec.json.Decoder(kind)

    def encode(items: Sequence[Any]) -> bytes:
        return zlib.compress(encoder.encode(items), LEVEL)

    def decode(packed: bytes) -> Sequence[Any]:
        return decoder.decode(zlib.decompress(packed))

    return Codec(encode, decode, codec_of, kind)


def union_of(types: Iterable[type[T]]) -> type[T]:
    """The type of whatever is of one of these types."""
    found: Any = reduce(lambda one, other: one | other, cast("Iterable[Any]", types))
    return found


class _Kept(NamedTuple):
    """What a history holds. `shrink` puts another one in its place, so that who reads meanwhile is not disturbed."""

    blocks: tuple[bytes, ...]
    """Each of `BLOCK` items, oldest first."""
    newest: list[Any]


class History(Sequence[T]):
    """Items in their order; only `shrink` makes bytes of them."""

    __slots__ = ("_codec", "_kept")

    def __init__(self, codec: Codec, items: Iterable[T] = ()) -> None:
        self._codec = codec
        self._kept = _Kept((), list(items))

    def __len__(self) -> int:
        blocks, newest = self._kept
        return BLOCK * len(blocks) + len(newest) if blocks else len(newest)

    def __iter__(self) -> Iterator[T]:
        blocks, newest = self._kept
        for block in blocks:
            yield from self._codec.decode(block)
        yield from newest

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        blocks, newest = self._kept
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
        blocks, newest = self._kept
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
        """The next item."""
        self._kept.newest.append(item)

    def extend(self, items: Iterable[T]) -> None:
        """The next items."""
        self._kept.newest.extend(items)

    def shrink(self, newest: int = NEWEST) -> None:
        """Keep what is old as bytes; so many of the newest items stay as they are in any case."""
        blocks, items = self._kept
        count = (len(items) - newest) // BLOCK * BLOCK
        if count > 0:
            old = [self._codec.encode(items[first : first + BLOCK]) for first in range(0, count, BLOCK)]
            self._kept = _Kept((*blocks, *old), items[count:])

    def drop_oldest(self, most: int) -> int:
        """Let go of the oldest items, block by block, as long as there are more than so many; how many are gone."""
        blocks, newest = self._kept
        surplus = -(-(BLOCK * len(blocks) + len(newest) - most) // BLOCK)
        gone = min(max(surplus, 0), len(blocks))
        self._kept = _Kept(blocks[gone:], newest)
        return BLOCK * gone

    # ------------------------------------------------------------------ going back
    def truncate(self, length: int) -> None:
        """Only the first `length` items are left."""
        blocks, newest = self._kept
        packed = BLOCK * len(blocks)
        if length >= packed:
            del newest[length - packed :]
            return
        whole, more = divmod(length, BLOCK)
        left = self._codec.decode(blocks[whole])[:more] if more else ()
        self._kept = _Kept(blocks[:whole], list(left))

    def pop(self) -> T:
        """Take the last item out; IndexError if there is none."""
        newest = self._kept.newest
        if newest:
            return newest.pop()
        last = self[-1]
        self.truncate(len(self) - 1)
        return last

    def replace(self, place: int, item: T) -> None:
        """Put another item in a place."""
        blocks, newest = self._kept
        packed = BLOCK * len(blocks)
        if place >= packed:
            newest[place - packed] = item
            return
        number = place // BLOCK
        items = list(self._codec.decode(blocks[number]))
        items[place % BLOCK] = item
        self._kept = _Kept((*blocks[:number], self._codec.encode(items), *blocks[number + 1 :]), newest)

    def copy(self) -> Self:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy._codec = self._codec
        blocks, newest = self._kept
        copy._kept = _Kept(blocks, newest[:])
        return copy
