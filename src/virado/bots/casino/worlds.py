"""Worlds of the Casino family: hidden cards placed as they may really lie.

Everything known is honoured: cards seen in piles and on the table, a keeper's capturing card (C-12), also of a build that
has been taken since, values proven for a partner (C-15), the peeked bottom card (C-25). What is only likely is judged in
`inference`.
"""

from typing import Any

from virado.bots.casino.counting import values_held
from virado.cards import CardSet
from virado.games.casino.rules.duties import BOTH_ACES, can_serve
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.kernel.bits import count, draw, lowest, shuffle
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

TRIES = 24
"""Deals looked at before one that fits is made by hand."""
CHOICES = 12
"""Choices of others in a round, the latest, that tell about their hands."""


class Belief(Layout):
    """What the searcher believes beyond the hidden state, and room for dealing."""

    seat: int
    """Who is searching."""
    choices: int
    """Number of choices of other seats in this round that are remembered, at most CHOICES; the lists go by choice."""
    choosers: list[int] = ints(CHOICES)
    played: list[int] = ints(CHOICES)
    joined: list[int] = ints(CHOICES)
    how: list[int] = ints(CHOICES)
    proven: list[int] = ints(6)
    """By seat the values (bit = value) of which it must still hold a card: a build that is no longer there bound it to
    (`memory.values_proven`)."""
    pack: list[int] = ints(52)
    hands: list[int] = ints(6)


@rule
def hidden_cards(s: CasinoState, o: CasinoConfig) -> CardSet:
    """The cards that a hidden state does not place."""
    cards = o.pack & ~s.loose
    for seat in range(s.players):
        cards &= ~s.hands[seat]
    for side in range(s.sides):
        cards &= ~s.piles[side]
    for i in range(s.builds):
        cards &= ~s.build_cards[i]
    for i in range(s.stock_next, s.stock_end):
        if s.stock[i] >= 0:
            cards &= ~(1 << s.stock[i])
    return cards


@rule
def values_to_hold(s: CasinoState, belief: Belief, seat: int) -> int:
    """Set of values that a seat is known to hold distinct cards of; one ace may have served as 1 and, later, as 14."""
    values = values_held(s, seat)
    proven = belief.proven[seat]
    if values & BOTH_ACES and proven & BOTH_ACES != BOTH_ACES:
        proven &= ~BOTH_ACES
    return values | proven


@rule(inline=False)
def place_by_hand(s: CasinoState, o: CasinoConfig, belief: Belief, hidden: CardSet, rng: list[int]) -> None:
    """Give every seat what it is known to hold first, then fill all hands by chance."""
    rest = hidden
    for seat in range(s.players):
        belief.hands[seat] = s.hands[seat]
    for seat in range(s.players):
        if s.unseen[seat]:
            values = values_to_hold(s, belief, seat)
            while values:
                value = lowest(values)
                values ^= 1 << value
                there = rest & o.holders[value]
                free = count(belief.hands[seat]) - count(s.hands[seat]) < s.unseen[seat]
                have = belief.hands[seat] & o.holders[value]
                if there and free and (not have or value == ACE_HIGH):
                    number = shuffle(there, belief.pack, rng)
                    card = 1 << belief.pack[draw(rng, number)]
                    rest ^= card
                    belief.hands[seat] |= card
    number = shuffle(rest, belief.pack, rng)
    for seat in range(s.players):
        while count(belief.hands[seat]) - count(s.hands[seat]) < s.unseen[seat]:
            number -= 1
            belief.hands[seat] |= 1 << belief.pack[number]


@rule(inline=False)
def sample(s: CasinoState, o: CasinoConfig, belief: Belief, weights: Any, rng: list[int]) -> None:
    """Give every hidden card of a state a place that agrees with all that is known."""
    hidden = hidden_cards(s, o)
    if hidden == 0:
        return
    good = 0
    number = 0
    for _ in range(TRIES):
        number = shuffle(hidden, belief.pack, rng)
        good = 1
        for seat in range(s.players):
            belief.hands[seat] = s.hands[seat]
            for _ in range(s.unseen[seat]):
                number -= 1
                belief.hands[seat] |= 1 << belief.pack[number]
            if s.unseen[seat] and good:
                good = can_serve(o, belief.hands[seat], values_to_hold(s, belief, seat))
        if good:
            break
    if not good:
        place_by_hand(s, o, belief, hidden, rng)
        for seat in range(s.players):
            hidden &= ~belief.hands[seat]
        number = shuffle(hidden, belief.pack, rng)
    for seat in range(s.players):
        s.hands[seat] = belief.hands[seat]
        s.unseen[seat] = 0
    for i in range(s.stock_next, s.stock_end):
        if s.stock[i] < 0:
            number -= 1
            s.stock[i] = belief.pack[number]


@rule
def is_finished(s: CasinoState, o: CasinoConfig) -> int:
    """1 at the end of the deal."""
    return 1 if s.over or s.pack_wanted else 0
