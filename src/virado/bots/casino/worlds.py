"""Sampling of worlds in the Casino family.

Every world respects all known constraints. These are the cards seen in piles and on the table, and the card that a
keeper must hold for its build (C-12), even if the build has been taken since. Values proven for a partner (C-15) and
the peeked bottom card (C-25) are also respected. `inference` weighs facts that are only probable.
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
"""Maximum number of random deals tried before a deal that fits is constructed."""
CHOICES = 12
"""Maximum number of other seats' choices in a round that are used for inference; the latest ones are used."""


class Belief(Layout):
    """The searching seat's knowledge that the state does not contain, and scratch space for dealing."""

    seat: int
    """Seat that searches."""
    choices: int
    """Number of recorded choices of other seats in this round, at most CHOICES.

    It is the length of the lists `choosers`, `played`, `joined` and `how`.
    """
    choosers: list[int] = ints(CHOICES)
    played: list[int] = ints(CHOICES)
    joined: list[int] = ints(CHOICES)
    how: list[int] = ints(CHOICES)
    proven: list[int] = ints(6)
    """Bit sets of the values for which each seat must still hold a card.

    Builds that are no longer on the table prove these values (`memory.proven_values`).
    """
    pack: list[int] = ints(52)
    hands: list[int] = ints(6)


@rule
def hidden_cards(s: CasinoState, o: CasinoConfig) -> CardSet:
    """Return the cards that are in unknown places in a state with hidden cards."""
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
    """Return the bit set of values for which a seat is known to hold distinct cards.

    The two values of an ace count only once if a single ace may have served as both.
    """
    values = values_held(s, seat)
    proven = belief.proven[seat]
    if values & BOTH_ACES and proven & BOTH_ACES != BOTH_ACES:
        proven &= ~BOTH_ACES
    return values | proven


@rule(inline=False)
def place_by_hand(s: CasinoState, o: CasinoConfig, belief: Belief, hidden: CardSet, rng: list[int]) -> None:
    """Give every seat the cards that it is known to hold, then fill all hands at random.

    The hands are written to `belief.hands`.
    """
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
    """Place every hidden card of a state at random, consistent with all known facts."""
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
    """Return 1 at the end of the deal."""
    return 1 if s.over or s.pack_wanted else 0
