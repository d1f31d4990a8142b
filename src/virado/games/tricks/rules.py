"""Rules shared by Raub and Zwanzig ab: following suit and winning tricks (R-17, R-18, Z-13, Z-14).

Cards of `SKAT32`: card = 8 * suit + rank, ranks 7 8 9 T J Q K A from 0, suits s h d c from 0. `order` lists strengths
by rank: 8 strengths for plain suits, then 8 for trumps.
"""

from virado.cards import Card, CardSet
from virado.kernel.bits import lowest
from virado.kernel.rule import rule

NO_SUIT = -1
NATURAL = (0, 1, 2, 3, 4, 5, 6, 7)
"""Strength of 7 8 9 T J Q K A in the order A K Q J T 9 8 7."""
ACE_TEN = (0, 1, 2, 6, 3, 4, 5, 7)
"""Strength of 7 8 9 T J Q K A in the order A T K Q J 9 8 7."""
JASS_TRUMP = (0, 1, 6, 4, 7, 2, 3, 5)
"""Strength of 7 8 9 T J Q K A in trumps, in the order J 9 A T K Q 8 7."""


@rule
def suit_of(card: Card) -> int:
    """Return the suit of a card, 0 to 3 for s h d c."""
    return card >> 3


@rule
def suit_cards(suit: int) -> CardSet:
    """Return all cards of a suit, or the empty set for NO_SUIT."""
    return 0xFF << (8 * suit) if suit >= 0 else 0


@rule
def strength(order: list[int], trump: int, led: int, card: Card) -> int:
    """Return the strength of a card in a trick: trumps above the suit led, and -1 for any other card."""
    suit = card >> 3
    rank = card & 7
    if suit == trump:
        return 8 + order[8 + rank]
    if suit == led:
        return order[rank]
    return -1


@rule
def overtrumps(order: list[int], trump: int, best: int, hand: CardSet) -> CardSet:
    """Return the trumps of a hand that beat the winning card of a trick, whose strength is `best`."""
    over = 0
    rest = hand & suit_cards(trump)
    while rest:
        card = lowest(rest)
        rest ^= 1 << card
        if 8 + order[8 + (card & 7)] > best:
            over |= 1 << card
    return over


@rule
def playable_cards(
    order: list[int], trump: int, led: int, best: int, overtrump: int, hand: CardSet
) -> CardSet:
    """Return the cards that may be played: follow suit, else trump, else any card (R-17, Z-13).

    `led` is NO_SUIT for the leader. `best` is the strength of the winning card of the trick so far. With `overtrump`,
    a player who must trump has to beat the highest trump in the trick if possible.
    """
    if led < 0:
        return hand
    suited = hand & suit_cards(led)
    if suited:
        return suited
    trumps = hand & suit_cards(trump)
    if not trumps:
        return hand
    if overtrump:
        over = overtrumps(order, trump, best, trumps)
        if over:
            return over
    return trumps


@rule
def cards_shown_lacking(
    order: list[int], trump: int, led: int, best: int, overtrump: int, card: Card
) -> CardSet:
    """Return the cards that a player cannot hold, as this play shows.

    `best` is the strength of the winning card before the play.
    """
    if led == NO_SUIT or suit_of(card) == led:
        return 0
    lacking = suit_cards(led)
    if suit_of(card) != trump:
        return lacking | suit_cards(trump)
    if overtrump and strength(order, trump, led, card) < best:
        lacking |= overtrumps(order, trump, best, suit_cards(trump))
    return lacking


@rule
def has_equal_below(
    order: list[int], rank_of: list[int], trump: int, cards: CardSet, gone: CardSet, card: Card
) -> int:
    """Return 1 if `cards` contain an equivalent lower card of the suit, which wins and loses against the same cards.

    That is the case if every card between the two cards is in `gone` or `cards`. `rank_of` lists the ranks by
    strength, lowest first: 8 for plain suits, then 8 for trumps.
    """
    suit = suit_of(card)
    row = 8 if suit == trump else 0
    for place in range(order[row + (card & 7)] - 1, -1, -1):
        lower = 8 * suit + rank_of[row + place]
        if cards >> lower & 1:
            return 1
        if gone >> lower & 1 == 0:
            return 0
    return 0


@rule
def cards_with_lower_equivalent(
    order: list[int], rank_of: list[int], trump: int, cards: CardSet, gone: CardSet, tried: CardSet
) -> CardSet:
    """Return the cards of `tried` that a search can skip, because `cards` contain a lower equivalent card."""
    found = 0
    while tried:
        card = lowest(tried)
        tried ^= 1 << card
        if cards & suit_cards(suit_of(card)) & ~(1 << card):
            if has_equal_below(order, rank_of, trump, cards, gone, card):
                found |= 1 << card
    return found


@rule
def cards_with_lower_neighbour(cards: CardSet, gone: CardSet) -> CardSet:
    """Return `cards_with_lower_equivalent` of all `cards`, faster, for suits in NATURAL order.

    In NATURAL order a stronger card has a higher bit. A test compares the two functions (docs/explanation/rules.md).
    """
    found = 0
    lower = -1
    while cards:
        card = lowest(cards)
        cards ^= 1 << card
        if lower >= 0 and suit_of(lower) == suit_of(card):
            between = ((1 << card) - 1) & ~((2 << lower) - 1)
            if between & ~gone == 0:
                found |= 1 << card
        lower = card
    return found


def ranks_by_strength(strengths: tuple[int, ...]) -> list[int]:
    """Return the ranks in ascending order of strength."""
    return sorted(range(len(strengths)), key=lambda rank: strengths[rank])
