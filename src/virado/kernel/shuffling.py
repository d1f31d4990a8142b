"""A `@rule` that shuffles packs from a seed, for kernels that shuffle many packs.

It implements the definition of `virado.packs`, based on BLAKE2b (RFC 7693). A test compares both
implementations (docs/explanation/rules.md).
"""

from typing import Any

from virado.kernel.bits import lowest, rotate_right, wrapping_add
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

INITIAL = (
    0x6A09E667F3BCC908,
    0xBB67AE8584CAA73B,
    0x3C6EF372FE94F82B,
    0xA54FF53A5F1D36F1,
    0x510E527FADE682D1,
    0x9B05688C2B3E6C1F,
    0x1F83D9ABFB41BD6B,
    0x5BE0CD19137E2179,
)
"""Initial values of RFC 7693, section 2.6."""
LENGTH = 0x01010040
"""XOR mask of the first initial value for a 64-byte digest without a key."""
ORDERS = (
    "0123456789abcdef",
    "ea489fd61c02b753",
    "b8c052fdae367194",
    "7931dcbe265a40f8",
    "905724afe1bc683d",
    "2c6a0b834d75fe19",
    "c51fed4a0763928b",
    "db7ec13950f4862a",
    "6fe9b308c2d714a5",
    "a2847615fb9e3cd0",
)
"""Order of the message words in each round (section 2.7), in hexadecimal; the last two rounds repeat the first two.
"""
ROUNDS = 12
WORDS = 16
"""Number of 32-bit words in a digest."""
BEFORE = b"virado shuffle "
DIGIT = 48
"""ASCII code of the digit 0."""
SPACE = 32
MINUS = 45


class Shuffling(Layout):
    """The working memory of a shuffle; create it with `shuffling()`."""

    first: list[int] = ints(16)
    """Working vector before the message length is added."""
    order: list[int] = ints(16 * ROUNDS)
    before: list[int] = ints(len(BEFORE))
    block: list[int] = ints(16)
    vector: list[int] = ints(16)
    words: list[int] = ints(WORDS)
    """The digest as 32-bit words, in the order of use."""


def shuffling() -> Shuffling:
    """Return a Shuffling with its constants set."""
    w = Shuffling()
    w.first = [wrapping_add(value, 0) for value in INITIAL * 2]
    w.first[0] ^= LENGTH
    w.first[14] ^= -1  # mark the block as the last one
    w.order = [int(ORDERS[turn % len(ORDERS)][place], 16) for turn in range(ROUNDS) for place in range(16)]
    w.before = list(BEFORE)
    return w


@rule(inline=False)
def mix(v: list[int], a: int, b: int, c: int, d: int, x: int, y: int) -> None:
    """Apply the mixing function G of section 3.1."""
    v[a] = wrapping_add(wrapping_add(v[a], v[b]), x)
    v[d] = rotate_right(v[d] ^ v[a], 32)
    v[c] = wrapping_add(v[c], v[d])
    v[b] = rotate_right(v[b] ^ v[c], 24)
    v[a] = wrapping_add(wrapping_add(v[a], v[b]), y)
    v[d] = rotate_right(v[d] ^ v[a], 16)
    v[c] = wrapping_add(v[c], v[d])
    v[b] = rotate_right(v[b] ^ v[c], 63)


@rule(inline=False)
def digest(w: Shuffling, length: int) -> None:
    """Fill `words` with the digest of the first `length` bytes in `block`."""
    v = w.vector
    for i in range(16):
        v[i] = w.first[i]
    v[12] ^= length
    for turn in range(ROUNDS):
        for place in range(8):
            # four columns, then four diagonals
            step = place & 3
            turned = 1 if place > 3 else 0
            x = w.block[w.order[16 * turn + 2 * place]]
            y = w.block[w.order[16 * turn + 2 * place + 1]]
            mix(
                v,
                step,
                4 + (step + turned & 3),
                8 + (step + 2 * turned & 3),
                12 + (step + 3 * turned & 3),
                x,
                y,
            )
    for i in range(8):
        value = w.first[i] ^ v[i] ^ v[i + 8]
        w.words[2 * i] = value & 0xFFFFFFFF
        w.words[2 * i + 1] = value >> 32 & 0xFFFFFFFF


@rule
def put_byte(w: Shuffling, at: int, byte: int) -> int:
    """Write a byte below 128 at index `at` of a block and return the next index.

    The block must contain zeros from this index on.
    """
    w.block[at >> 3] |= byte << 8 * (at & 7)
    return at + 1


@rule(inline=False)
def put_number(w: Shuffling, at: int, number: int) -> int:
    """Write a number in decimal from index `at` of the block and return the next index."""
    if number < 0:
        at = put_byte(w, at, MINUS)
        number = -number
    power = 1
    while number // power > 9:
        power *= 10
    while power:
        at = put_byte(w, at, DIGIT + number // power % 10)
        power //= 10
    return at


@rule(inline=False)
def next_words(w: Shuffling, seed: int, index: int, counter: int) -> None:
    """Fill `words` with block `counter` of the random stream for shuffle `index` of this seed."""
    for i in range(16):
        w.block[i] = 0
    at = 0
    for i in range(len(BEFORE)):
        at = put_byte(w, at, w.before[i])
    at = put_number(w, at, index)
    at = put_byte(w, at, SPACE)
    at = put_number(w, at, seed)
    at = put_byte(w, at, SPACE)
    digest(w, put_number(w, at, counter))


@rule(inline=False)
def shuffle_of(w: Shuffling, cards: int, seed: int, index: int, pack: Any) -> int:
    """Fill `pack` with the cards of a set in the order of shuffle `index` of a match; return their number.

    The seed of the match is above -2**63 and below 2**63.
    """
    size = 0
    while cards:
        pack[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    counter = 0
    used = WORDS
    for i in range(size - 1, 0, -1):
        bound = i + 1
        limit = (1 << 32) - (1 << 32) % bound
        word = limit
        while word >= limit:
            if used == WORDS:
                next_words(w, seed, index, counter)
                counter += 1
                used = 0
            word = w.words[used]
            used += 1
        other = word % bound
        card = pack[other]
        pack[other] = pack[i]
        pack[i] = card
    return size
