"""Worlds of Zwanzig ab: hidden cards placed as they may really lie."""

from typing import Any

from virado.bots.trick_search import Guess
from virado.bots.trick_worlds import deal_hidden
from virado.games.zwanzig_ab.state import CARDS, NEW_DEAL, ZwanzigState, ZwanzigTable
from virado.kernel.rule import rule

PACK = (1 << CARDS) - 1


@rule
def finished(s: ZwanzigState, o: ZwanzigTable) -> int:  # noqa: ARG001
    """1 at the end of the deal."""
    return 1 if s.over or s.pack_wanted == NEW_DEAL else 0


@rule(inline=False)
def sample(s: ZwanzigState, o: ZwanzigTable, b: Guess, t: Any, rng: list[int]) -> None:  # noqa: ARG001
    """Place every hidden card: played and exposed cards, own discards and what seats lack are honoured."""
    hidden = PACK & ~(s.gone | s.trick_cards)
    for seat in range(s.players):
        hidden &= ~(s.hands[seat] | s.discards[seat])
    left = deal_hidden(s, s.lacks, hidden, b.pack, rng)
    for i in range(min(left, CARDS - s.pack_next)):
        s.pack[s.pack_next + i] = b.pack[i]
