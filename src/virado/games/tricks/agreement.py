"""Parts of an agreement that Raub and Zwanzig ab have in common."""

from collections.abc import Sequence

from virado.cards import SKAT32


def ranks_from_highest(order: Sequence[int]) -> tuple[str, str]:
    """The ranks of plain suits and those of trumps, each from the highest.

    `order` is that of a config: how high 7 8 9 T J Q K A stand in a plain suit, then among trumps.
    """
    ranks = len(SKAT32.ranks)
    return _sort_by_strength(order[:ranks]), _sort_by_strength(order[ranks:])


def _sort_by_strength(strengths: Sequence[int]) -> str:
    order = sorted(range(len(strengths)), key=lambda rank: strengths[rank], reverse=True)
    return "".join(SKAT32.ranks[rank] for rank in order)
