"""Worlds of Zwanzig ab: hidden cards placed as they may really lie."""

from typing import Any

from virado.bots.trick_search import Guess
from virado.games.zwanzig_ab.state import CARDS, NEW_DEAL, ZwanzigState, ZwanzigTable
from virado.kernel.bits import count, shuffle
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
    number = shuffle(hidden, b.pack, rng)
    done = 0
    for _ in range(s.players):
        # who is known to lack most takes first
        chosen = -1
        for other in range(s.players):
            if not done >> other & 1 and (chosen < 0 or count(s.lacks[other]) > count(s.lacks[chosen])):
                chosen = other
        done |= 1 << chosen
        for free in range(2):
            for i in range(number):
                card = b.pack[i]
                fits = free or not s.lacks[chosen] >> card & 1
                if s.unseen[chosen] and hidden >> card & 1 and fits:
                    s.hands[chosen] |= 1 << card
                    s.unseen[chosen] -= 1
                    hidden &= ~(1 << card)
    at = s.pack_next
    for i in range(number):
        if hidden >> b.pack[i] & 1 and at < CARDS:
            s.pack[at] = b.pack[i]
            at += 1
