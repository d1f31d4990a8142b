"""Basic operations of rules on card sets, move lists and integers.

In a compiled kernel, most of them are a single machine instruction.
"""

from collections.abc import Sequence
from typing import Any

from virado.kernel.rule import rule


def count(cards: int) -> int:
    """Return the number of cards in a set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """Return the index of the lowest card of a non-empty set."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the index of the highest card of a non-empty set."""
    return cards.bit_length() - 1


def put(moves: list[tuple[int, int, int]], number: int, a: int, b: int, c: int) -> int:
    """Write move `number` of a list and return the next number.

    In interpreted rules, `moves` is a list that grows. In a kernel it is an int64 array of shape (capacity, 3). Moves
    beyond the capacity are counted but not stored, so that the caller can detect the overflow.
    """
    moves.append((a, b, c))
    return number + 1


def keep(row: list[int], index: int, value: int) -> int:
    """Write `value` at `index` of a workspace vector and return the next index.

    In interpreted rules, a vector that is too short grows.
    """
    if index < len(row):
        row[index] = value
    else:
        row.append(value)
    return index + 1


def capacity(row: Sequence[Any]) -> int:
    """Return the capacity of a workspace vector or of a move list.

    In interpreted rules, the capacity is unlimited.
    """
    return 1 << 62


def clear(moves: list[tuple[int, int, int]]) -> None:
    """Empty a list of moves. In a kernel this does nothing, because new moves overwrite the old ones."""
    moves.clear()


def move_at(moves: list[tuple[int, int, int]], index: int) -> tuple[int, int, int]:
    """Return move `index` of a list written by `put`."""
    return moves[index]


def spread(row: Any, at: int, bits: int, size: int) -> int:
    """Write the lowest `size` bits of a word (at most 64) as separate numbers.

    Writing starts at index `at`; returns the next index.
    """
    for i in range(size):
        row[at + i] = bits >> i & 1
    return at + size


def copy_state(pool: Any, target: int, source: int) -> None:
    """Copy state `source` of a pool to state `target`."""
    pool[target] = pool[source].clone()


def scramble(x: int, factor: int, addend: int) -> int:
    """Return (x * factor + addend) modulo 2**63.

    In a kernel, the plain expression has undefined behaviour on overflow: Numba promises LLVM that int64 operations
    never overflow.
    """
    return (x * factor + addend) & 0x7FFFFFFFFFFFFFFF


def wrapping_add(x: int, y: int) -> int:
    """Return x + y as a wrapped int64.

    In a kernel, the plain expression has undefined behaviour on overflow.
    """
    return ((x + y + (1 << 63)) & 0xFFFFFFFFFFFFFFFF) - (1 << 63)


def rotate_right(x: int, places: int) -> int:
    """Return the 64 bits of x rotated right by 1 to 63 places, as a signed number."""
    bits = x & 0xFFFFFFFFFFFFFFFF
    return wrapping_add((bits >> places | bits << (64 - places)) & 0xFFFFFFFFFFFFFFFF, 0)


@rule
def draw(rng: list[int], bound: int) -> int:
    """Return a pseudo-random number from 0 to bound-1 (bound < 2**31).

    `rng` holds the state of the generator, which is linear congruential with period 2**63 (Knuth's multiplier) and
    permuted output. It is for simulation only: deals for people come from `virado.packs`.
    """
    x = scramble(rng[0], 6364136223846793005, 1442695040888963407)
    rng[0] = x
    return ((((x ^ (x >> 27)) >> 24) & 0x7FFFFFFF) * bound) >> 31


@rule
def shuffle(cards: int, pack: list[int], rng: list[int]) -> int:
    """Fill `pack` with the indices of a card set in random order and return their number."""
    size = 0
    while cards:
        card = lowest(cards)
        cards ^= 1 << card
        other = draw(rng, size + 1)
        pack[size] = pack[other]
        pack[other] = card
        size += 1
    return size
