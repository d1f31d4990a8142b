"""Parts of the agreement shared by Raub and Zwanzig ab."""

from collections.abc import Sequence

from virado.cards import SKAT32


def ranks_from_highest(order: Sequence[int]) -> tuple[str, str]:
    """Return the ranks of plain suits and the ranks of trumps, each from the highest down.

    `order` is the field of a config: the strengths of 7 8 9 T J Q K A in a plain suit, then in trumps.
    """
    ranks = len(SKAT32.ranks)
    return _sort_by_strength(order[:ranks]), _sort_by_strength(order[ranks:])


def _sort_by_strength(strengths: Sequence[int]) -> str:
    order = sorted(range(len(strengths)), key=lambda rank: strengths[rank], reverse=True)
    return "".join(SKAT32.ranks[rank] for rank in order)
