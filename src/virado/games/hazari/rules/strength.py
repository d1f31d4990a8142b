"""Strength of groups (H-4 to H-11, H-18, H-19).

A strength is an integer: the class in the upper bits, the deciding ranks below. The greater strength wins, and equal
strengths tie. Three-card and four-card groups share the scale of H-19, which includes the scale of H-4.
"""

from virado.cards import Card
from virado.games.hazari.rules.state import ACE, HazariConfig, rank_of
from virado.kernel.bits import highest, lowest
from virado.kernel.rule import rule

INDI, PAIR, TWO_PAIR, COLOUR, COLOUR4, RUN, RUN4, COLOUR_RUN, COLOUR_RUN4, TROY, TROY4 = range(11)
"""Classes of groups, lowest first (H-4, H-19)."""
FOUR_CARD_CLASSES = 1 << TWO_PAIR | 1 << COLOUR4 | 1 << RUN4 | 1 << COLOUR_RUN4 | 1 << TROY4
"""Set of the classes that four cards make.

The other classes consist of three cards, and a last group of such a class has an odd card.
"""
DETAIL = 16
"""Number of bits of a strength below its class, enough for four ranks."""
BEST_RUN, SECOND_RUN = 15, 14
"""Values of the runs A-K-Q and A-2-3, and of their four-card forms, above all other runs.

Any other run has the value of its highest card, such as 13 for K-Q-J.
"""


@rule
def class_of(strength: int) -> int:
    """Return the class of a strength, from INDI to TROY4."""
    return strength >> DETAIL


@rule
def is_troy(strength: int) -> int:
    """Return 1 for a troy or four of a kind."""
    return 1 if class_of(strength) >= TROY else 0


@rule(inline=False)
def strength_of_three(cards: int) -> int:
    """Return the strength of a set of three cards (H-4)."""
    return strength_of_cards(lowest(cards), lowest(cards & (cards - 1)), highest(cards))


@rule
def strength_of_cards(x: Card, y: Card, z: Card) -> int:
    """Return the strength of three cards in ascending order of the pack (H-4)."""
    low, middle, high = x >> 2, y >> 2, z >> 2  # 0 for the ace, 12 for the king
    if low == high:
        return TROY << DETAIL | rank_of(x)  # H-5
    if low == middle:
        return PAIR << DETAIL | rank_of(x) << 4 | rank_of(z)  # H-9
    if middle == high:
        return PAIR << DETAIL | rank_of(z) << 4 | rank_of(x)
    suited = x & 3 == y & 3 and y & 3 == z & 3
    top = 0
    if low == 0 and middle == 11:
        top = BEST_RUN  # A-K-Q
    elif low == 0 and high == 2:
        top = SECOND_RUN  # A-2-3
    elif high - low == 2:
        top = rank_of(z)
    if top:
        return (COLOUR_RUN if suited else RUN) << DETAIL | top  # H-6, H-7
    if low == 0:
        ranks = ACE << 8 | rank_of(z) << 4 | rank_of(y)
    else:
        ranks = rank_of(z) << 8 | rank_of(y) << 4 | rank_of(x)
    return (COLOUR if suited else INDI) << DETAIL | ranks  # H-8, H-10


@rule(inline=False)
def best_three(cards: int) -> int:
    """Return the strength of the strongest three of four cards (H-13, H-18)."""
    best = 0
    rest = cards
    while rest:
        spare = rest & -rest
        rest ^= spare
        best = max(best, strength_of_three(cards ^ spare))
    return best


@rule(inline=False)
def strength_of_four(cards: int, best: int, two_pair: int) -> int:
    """Return the strength of a set of four cards in the order of H-19. `best` is the strength of its best three."""
    x = lowest(cards)
    rest = cards & (cards - 1)
    y = lowest(rest)
    v = lowest(rest & (rest - 1))
    z = highest(cards)
    a, b, c, d = x >> 2, y >> 2, v >> 2, z >> 2  # 0 for the ace, 12 for the king
    if a == d:
        return TROY4 << DETAIL | rank_of(x)
    if a == b and c == d:
        if two_pair and a == 0:
            return max(best, TWO_PAIR << DETAIL | ACE << 4 | rank_of(z))
        if two_pair:
            return max(best, TWO_PAIR << DETAIL | rank_of(z) << 4 | rank_of(x))
        return best
    if a == b or b == c or c == d:
        return best
    suited = x & 3 == y & 3 and y & 3 == v & 3 and v & 3 == z & 3
    top = 0
    if a == 0 and b == 10:
        top = BEST_RUN  # A-K-Q-J
    elif a == 0 and d == 3:
        top = SECOND_RUN  # A-2-3-4
    elif d - a == 3:
        top = rank_of(z)
    if top:
        return max(best, (COLOUR_RUN4 if suited else RUN4) << DETAIL | top)
    if suited and a == 0:
        return max(best, COLOUR4 << DETAIL | ACE << 12 | rank_of(z) << 8 | rank_of(v) << 4 | rank_of(y))
    if suited:
        return max(
            best, COLOUR4 << DETAIL | rank_of(z) << 12 | rank_of(v) << 8 | rank_of(y) << 4 | rank_of(x)
        )
    return best


@rule
def last_strength(cards: int, four_card: int, two_pair: int) -> int:
    """Return the strength of a last group in round 4 (H-18, H-19)."""
    best = best_three(cards)
    return strength_of_four(cards, best, two_pair) if four_card else best


@rule(inline=False)
def with_odd_card(cards: int, strength: int) -> int:
    """Return the strength of a last group whose odd card breaks ties (H-19, C-5).

    The rank of the odd card is stored below all other ranks that decide. A three-card class uses at most twelve bits,
    so its place on the scale does not change.
    """
    if FOUR_CARD_CLASSES >> class_of(strength) & 1:
        return strength
    odd = 0
    rest = cards
    while rest:
        spare = rest & -rest
        rest ^= spare
        if strength_of_three(cards ^ spare) == strength:
            # the odd card has the same rank for each choice of the three cards that make the class
            odd = rank_of(lowest(spare))
    kind = class_of(strength)
    return kind << DETAIL | (strength ^ kind << DETAIL) << 4 | odd


@rule(inline=False)
def named_strength(o: HazariConfig, number: int, cards: int) -> int:
    """Return the strength that names a group of a round (from 0), without the odd card (H-4, H-18, H-19)."""
    return last_strength(cards, o.four_card, o.two_pair) if number == 3 else strength_of_three(cards)


@rule(inline=False)
def strength_of_group(o: HazariConfig, number: int, cards: int) -> int:
    """Return the strength with which a group of a round (from 0) is compared with other groups."""
    strength = named_strength(o, number, cards)
    return with_odd_card(cards, strength) if number == 3 and o.odd_card else strength
